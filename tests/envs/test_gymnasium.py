"""One seat against rivals: Gymnasium's own checks, its errors with our clause in them."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

import seaboard
from seaboard.envs.gymnasium import Refused, enter_games, known_as
from seaboard.envs.gymnasium.seat import SeatEnv
from tests.walks import spell

CAPTURE = "2 RP -6/-3,P2,-2/P12,-5/-6/-6/R10,-2,P7,-,R4 R play 0,0"
LAST_CAPTURE = "2 RP -6/-6/-6/-6/P1,-5/R4,-5 R play 0,0"  # R takes it, and all is over
FINISHED = seaboard.load(
    (Path(__file__).parents[1] / "records" / "fish-and-chips-1-2.txt").read_text(encoding="utf-8")
).position
SEATS: list[tuple[str, int, dict[str, Any]]] = [
    ("fish-and-chips", 1, {}),
    ("fish-and-chips", 3, {"seat": 2}),
    ("icecool", 2, {}),
    ("oh-crab", 4, {"seat": None}),
    ("urchins", 2, {"rivals": "herring"}),
    ("urchins", 3, {"rivals": ["random", "greedy"], "seat": 1}),
]


@pytest.mark.parametrize("case", SEATS, ids=spell)
def test_gymnasiums_checks_pass(case: tuple[str, int, dict[str, Any]], capsys: Any) -> None:
    """They choose an action before they begin anew, and so mean one that may not be legal then."""
    name, players, settings = case
    made = gymnasium.make(known_as(name), players=players, illegal="end", render_mode="ansi", **settings)
    check_env(made.unwrapped)


def play_out(made: Any, seed: int) -> tuple[int, float]:
    made.reset(seed=seed)
    for steps in range(1, 1000):
        seen, reward, over, late, _ = made.step(made.action_space.sample())
        assert seen in made.observation_space and not late
        if over:
            return steps, float(reward)
    raise AssertionError("it goes on and on")


def test_what_a_seat_gets_is_what_its_match_is_worth() -> None:
    made = SeatEnv("oh-crab", players=3, seat=1, short=True)
    _, reward = play_out(made, seed=5)
    assert made.match.over and reward == pytest.approx(made.match.outcome.utilities[1])
    assert made.match.seed == 5 and seaboard.load(made.match.record).over


def test_where_all_decide_at_once_the_others_have_decided_and_are_not_seen() -> None:
    made = SeatEnv("oh-crab", players=4, seat=1)
    made.reset(seed=1)
    assert made.match.to_move == (1,) and len(made.match.history) == 3
    fields, seen = made.match.fields, made.match.observe(1)
    assert fields["ready"].of(seen).sum() == 3 and fields["down"].of(seen).sum() == 0


def test_a_seat_may_be_drawn_for_every_match() -> None:
    made = SeatEnv("urchins", players=4, seat=None)
    seats = set()
    for seed in range(8):
        made.reset(seed=seed)
        seats.add(made.seat)
        assert made.match.to_move == (made.seat,)
    assert len(seats) > 1


def test_anybody_who_can_choose_is_a_rival() -> None:
    class First:
        def choose(self, match: seaboard.Match, seat: int) -> str:
            return match.moves(seat)[0]

    made = SeatEnv("urchins", rivals=First(), skip_forced=True)
    made.reset(seed=1)
    while made.match.to_move == (0,) and not any(step.seat == 1 for step in made.match.history):
        made.step(made.action_space.sample())
    theirs = next(step for step in made.match.history if step.seat == 1)
    assert theirs.move == sorted(theirs.before.moves(1))[0]


def test_masks_are_there_for_learners_that_ask() -> None:
    made = SeatEnv("fish-and-chips")
    seen, _ = made.reset(seed=1)
    assert np.array_equal(made.action_masks(), seen["action_mask"].astype(bool)) and made.action_masks().any()


# ------------------------------------------------------------------ bad input


@pytest.mark.parametrize("wrong", [3.0, "3", [3], np.array([3]), True, None, -1, 219, np.float32(3)])
def test_what_is_no_action_is_refused_and_nothing_moves(wrong: Any) -> None:
    made = SeatEnv("fish-and-chips", players=1)
    made.reset(seed=1)
    with pytest.raises(InvalidAction) as caught:
        made.step(wrong)
    assert isinstance(caught.value, Refused) and caught.value.clause is None and not made.match.history
    assert "is not a move of this game" in str(caught.value)


def test_an_illegal_action_is_refused_with_its_clause() -> None:
    made: Any = gymnasium.make(known_as("fish-and-chips"))
    made.reset(seed=1, options={"position": CAPTURE})
    with pytest.raises(InvalidAction, match="F19"):
        made.step(144)
    assert made.unwrapped.match.position == CAPTURE
    assert isinstance(copy.copy(Refused("--", seaboard.Refusal(None))), seaboard.IllegalMove)


def test_or_it_ends_the_episode_where_that_was_wished_for() -> None:
    made = SeatEnv("fish-and-chips", illegal="end")
    made.reset(seed=1, options={"position": CAPTURE})
    _, reward, over, _, told = made.step(144)
    assert reward == -1 and over and told["refused"]["clause"] == "F19"
    assert made.match.position == CAPTURE
    with pytest.raises(ResetNeeded):
        made.step(0)


def test_a_finished_match_wants_a_reset() -> None:
    made = SeatEnv("fish-and-chips", players=1)
    with pytest.raises(ResetNeeded):
        made.step(0)
    play_out(made, seed=1)
    with pytest.raises(ResetNeeded):
        made.step(0)


def played_on(made: Any) -> None:
    """Some decisions of the learner, enough for its rivals to be asked."""
    for _ in range(10):
        made.step(made.action_space.sample())


def test_a_rival_that_breaks_the_rules_is_named_and_only_a_reset_goes_on() -> None:
    class Cheat:
        def choose(self, match: seaboard.Match, seat: int, /) -> str:
            return "b9"

    made = SeatEnv("urchins", rivals=Cheat())
    made.reset(seed=1)
    with pytest.raises(seaboard.IllegalMove, match="b9"):
        played_on(made)
    with pytest.raises(ResetNeeded):
        made.step(made.action_space.sample())
    made.reset(seed=1)


def test_wrong_settings_are_refused() -> None:
    seats: list[dict[str, Any]] = [{"seat": 2}, {"seat": True}, {"seat": 1.0}]
    for wrong in (*seats, {"illegal": "ignore"}, {"rivals": ["random"] * 2}):
        with pytest.raises(seaboard.BadOption):
            SeatEnv("urchins", **wrong)
    for nobody in (7, [7], None, object()):
        with pytest.raises(seaboard.BadOption, match="a bot's name, anybody with"):
            SeatEnv("urchins", rivals=nobody)  # type: ignore[arg-type]  # which is the point
    with pytest.raises(seaboard.UnknownBot):
        SeatEnv("urchins", rivals="whale")
    over = "2 RP -6/-6/-6/-6/-6/R10,-5 R done 58,0"
    with pytest.raises(seaboard.SeaboardError):
        SeatEnv("fish-and-chips").reset(seed=1, options={"position": over})


@pytest.mark.parametrize(("seat", "line"), [(0, FINISHED), (1, LAST_CAPTURE)])
def test_a_position_in_which_the_seat_never_moves_is_refused(seat: int, line: str) -> None:
    with pytest.raises(seaboard.BadOption, match="position="):
        SeatEnv("fish-and-chips", seat=seat).reset(options={"position": line})


def test_entering_twice_does_nothing() -> None:
    before = dict(gymnasium.registry)
    enter_games()
    assert before == gymnasium.registry
