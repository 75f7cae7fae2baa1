"""Many seats at once: three ways to begin anew, rivals of three kinds, nothing moved by a wrong batch."""

from __future__ import annotations

import copy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AsyncVectorEnv, AutoresetMode

import seaboard
from seaboard.envs.gymnasium import known_as
from seaboard.envs.gymnasium.errors import RefusedInRow
from seaboard.envs.gymnasium.many import ManySeats

ROWS = 5


def many(name: str = "urchins", **settings: Any) -> ManySeats:
    made = gymnasium.make_vec(known_as(name), num_envs=ROWS, **settings)
    assert isinstance(made, ManySeats)
    return made


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_matches_end_and_begin_as_the_mode_says(mode: AutoresetMode) -> None:
    made = many("fish-and-chips", players=3, autoreset_mode=mode, skip_forced=True)
    seen, _ = made.reset(seed=1)
    ended, last = np.zeros(ROWS, np.bool_), 0
    for _ in range(300):
        assert seen in made.observation_space
        before = ended
        seen, reward, ended, late, told = made.step(made.sample())
        assert not late.any() and not reward[~ended].any()
        asleep = ended if mode is not AutoresetMode.SAME_STEP else np.zeros(ROWS, np.bool_)
        assert np.array_equal(seen["action_mask"].any(axis=1), ~asleep)
        match mode:
            case AutoresetMode.NEXT_STEP:
                assert not (before & ended).any()
            case AutoresetMode.SAME_STEP if ended.any():
                assert np.array_equal(told["_final_obs"], ended)
                row = int(np.flatnonzero(ended)[0])
                match_before = made.tables.last_match(row)
                assert reward[row] == pytest.approx(match_before.outcome.utilities[0])
                assert np.array_equal(told["final_obs"][row]["observation"], match_before.observe(0))
            case AutoresetMode.DISABLED if ended.any():
                with pytest.raises(ResetNeeded):
                    made.step(made.sample())
                seen, _ = made.reset(options={"reset_mask": ended})
        last += int(ended.sum())
    assert last > ROWS


def test_a_seed_tells_every_match() -> None:
    first, again = many("oh-crab", players=4, seat=None), many("oh-crab", players=4, seat=None)
    for made in (first, again):
        made.reset(seed=9)
    assert np.array_equal(first.seats, again.seats)
    for _ in range(20):
        chosen = first.sample()
        one, two = first.step(chosen), again.step(chosen)
        assert all(np.array_equal(one[0][name], two[0][name]) for name in one[0])
    assert first.tables.seeds == seaboard.vector("oh-crab", ROWS, players=4, seed=9).seeds


def test_every_learner_sees_its_own_seat() -> None:
    made = many(players=4, seat=None)
    seen, _ = made.reset(seed=2)
    for row, seat in enumerate(made.seats):
        match = made.tables.match(row)
        assert match.to_move == (seat,) and np.array_equal(match.observe(), seen["observation"][row])
        assert np.array_equal(match.mask(), seen["action_mask"][row])


def test_rivals_are_a_policy_or_a_bot() -> None:
    by_policy = many(rivals=lambda observations, masks: masks.argmax(axis=1))
    by_bot = many(rivals="greedy")
    for made in (by_policy, by_bot):
        made.reset(seed=3)
        for _ in range(3):
            made.step(made.sample())
    then, step = before_rival(by_policy)
    then.step(min(then.actions()))
    assert then.history[-1].move == step.move
    then, step = before_rival(by_bot)
    assert seaboard.bot("greedy").choose(then, 1) == step.move


def before_rival(made: ManySeats) -> tuple[seaboard.Match, Any]:
    """The match of the first row before the first move of a rival, and that move."""
    match = made.tables.match(0)
    step = next(step for step in match.history if step.seat == 1)
    while match.history[-1] is not step:
        match.undo()
    match.undo()
    return match, step


def test_without_integers_every_match_has_a_process() -> None:
    made = gymnasium.make_vec(known_as("icecool"), num_envs=1, autoreset_mode="SameStep")
    assert isinstance(made, AsyncVectorEnv) and made.autoreset_mode is AutoresetMode.SAME_STEP
    seen, _ = made.reset(seed=1)
    seen, *_ = made.step(np.zeros((1, 4), np.float32))
    made.close()
    assert seen["observation"].shape[0] == 1


# ------------------------------------------------------------------ bad input


@pytest.mark.parametrize(
    "wrong", [np.zeros(ROWS), [0] * (ROWS - 1), [[0]] * ROWS, [[0], 0, 0], "00000", None]
)
def test_a_batch_of_a_wrong_shape_or_type_moves_nothing(wrong: Any) -> None:
    made = many()
    made.reset(seed=1)
    before = [made.tables.match(row).position for row in range(ROWS)]
    with pytest.raises(InvalidAction):
        made.step(wrong)
    assert before == [made.tables.match(row).position for row in range(ROWS)]


@pytest.mark.parametrize(("number", "clause"), [(1, "U3"), (-1, None), (10**6, None)])
def test_an_illegal_action_names_its_row_and_clause(number: int, clause: str | None) -> None:
    made = many()
    made.reset(seed=1)
    chosen = made.sample().astype(np.int64)
    chosen[3] = number
    with pytest.raises(InvalidAction, match="row 3") as caught:
        made.step(chosen)
    assert isinstance(caught.value, RefusedInRow) and caught.value.clause == clause
    assert copy.copy(caught.value).row == 3
    assert not any(made.tables.match(row).history for row in range(ROWS))


def played_on(made: ManySeats) -> None:
    """Some decisions of learners, enough for their rivals to be asked."""
    for _ in range(10):
        made.step(made.sample())


@pytest.mark.parametrize("answer", [lambda seen, mask: mask, lambda seen, mask: [10**6] * len(mask)])
def test_rivals_that_choose_badly_are_named_and_only_a_reset_goes_on(answer: Any) -> None:
    made = many(rivals=answer)
    made.reset(seed=1)
    with pytest.raises(seaboard.BadOption, match="rivals=") as caught:
        played_on(made)
    assert not isinstance(caught.value, RefusedInRow), "which says that nothing has moved"
    with pytest.raises(ResetNeeded):
        made.step(made.sample())
    made.reset(seed=1)


def test_it_begins_with_a_reset_of_some_or_all() -> None:
    made = many()
    with pytest.raises(ResetNeeded):
        made.step(made.sample())
    made.reset()
    for wrong in (np.zeros(ROWS), [True]):
        with pytest.raises(seaboard.BadOption):
            made.reset(options={"reset_mask": wrong})


def test_some_tables_begin_anew_only_where_all_have_begun() -> None:
    made, some = many(), np.arange(ROWS) < 2
    with pytest.raises(seaboard.BadOption, match="reset_mask="):
        made.reset(options={"reset_mask": some})
    made.reset(seed=1)
    before = [made.tables.match(row).position for row in range(ROWS)]
    with pytest.raises(seaboard.BadOption, match="reset_mask="):
        made.reset(seed=2, options={"reset_mask": some})
    assert before == [made.tables.match(row).position for row in range(ROWS)]
    made.reset(seed=2, options={"reset_mask": np.ones(ROWS, np.bool_)})


def test_many_tables_begin_at_no_position() -> None:
    made = many()
    with pytest.raises(seaboard.BadOption, match="position="):
        made.reset(seed=1, options={"position": seaboard.game("urchins").new(seed=1).position})


def test_what_is_chosen_for_a_match_that_is_over_does_not_matter() -> None:
    made = many("urchins", rows=3, cols=3, autoreset_mode=AutoresetMode.NEXT_STEP)
    made.reset(seed=1)
    asleep = np.zeros(ROWS, np.bool_)
    while not asleep.any():
        _, _, asleep, _, _ = made.step(made.sample())
    seen, _, ended, _, _ = made.step(np.where(asleep, -1, made.sample()))
    assert not (asleep & ended).any() and seen["action_mask"][asleep].any(axis=1).all()


def test_tables_show_any_seat() -> None:
    tables = seaboard.vector("urchins", 2, players=3, seed=4)
    assert np.array_equal(tables.observe(1, 2), tables.match(1).observe(2))
    for row, seat in ((2, 0), (0, 3), (0, True)):
        with pytest.raises(seaboard.BadOption):
            tables.observe(row, seat)
