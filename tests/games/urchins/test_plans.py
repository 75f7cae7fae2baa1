"""Whole turns: the searches that bots and threats are made of, and the bots."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import seaboard
from seaboard.bots.players import players_of
from seaboard.bots.uct import Uct
from seaboard.games.urchins.bots.greedy import best_rest
from seaboard.games.urchins.bots.turns import CANDIDATES, SHARE, Turns
from seaboard.games.urchins.rules import MOVE, colours_match, plan
from seaboard.games.urchins.view import openings
from seaboard.kernel import kit
from seaboard.kernel.chance import below, chance
from seaboard.match.errors import WrongPlayer

from .boards import GAME, play, reef

HALF_DONE = """
    . . . . r
    . . . . .
    . r . y .
    . y r . .
    . . . . rB
    """
POSITIONS = 6 if kit.INTERPRETED else 60
LOOKED_AT = 2 if kit.INTERPRETED else 12  # where all turns are played by hand


def some_positions(**options: Any) -> list[Any]:
    found = []
    for seed in range(POSITIONS // 6):
        position = GAME.new(players=2 + seed % 3, seed=seed, **options).here
        rng = chance(seed)
        for number in range(90):
            actions = GAME.engine.legal(position)
            if not actions:
                break
            position = GAME.engine.after(position, actions[int(below(rng, len(actions)))], rng).position
            if number % 15 == 14:
                found.append(position)
    return found


@pytest.mark.parametrize(("rows", "cols"), [(5, 5), (3, 4), (9, 9), (9, 8), (8, 9)])
@pytest.mark.parametrize("four_alike", [True, False])
def test_all_blocks_at_once_are_those_found_one_by_one(rows: int, cols: int, four_alike: bool) -> None:
    for position in some_positions(rows=rows, cols=cols, four_alike=four_alike):
        blocks = np.zeros(2, np.uint64)
        any_block = plan.complete_blocks(position[0], blocks)
        found = {64 * word + i for word in (0, 1) for i in range(64) if int(blocks[word]) >> i & 1}
        wanted = {
            corner
            for row in range(rows - 1)
            for column in range(cols - 1)
            if colours_match(
                position[0], corner := row * cols + column, corner + 1, corner + cols, corner + cols + 1
            )
        }
        assert found == wanted and bool(any_block) == bool(wanted)


def best_by_hand(position: Any, seat: int, before: int) -> int:
    """The largest gain of a seat in the rest of its turn, by playing everything."""
    if position[0].over or position[0].mover != seat:
        return int(position[0].scores[seat]) - before
    following = (
        GAME.engine.after(position, action, chance(0)).position for action in GAME.engine.legal(position)
    )
    return max(best_by_hand(after, seat, before) for after in following)


@pytest.mark.parametrize("options", [{}, {"capture_timing": "immediate"}, {"pawn_may_stay": True}])
def test_the_largest_capture_of_a_turn(options: dict[str, Any]) -> None:
    found = some_positions(rows=3, cols=4, **options)
    going_on = [position for position in found if not position[0].over]
    assert len(going_on) >= LOOKED_AT
    for position in going_on[:LOOKED_AT]:
        if kit.INTERPRETED:  # all that is left of a whole turn takes it too long
            position = GAME.engine.after(position, GAME.engine.legal(position)[0], chance(0)).position
        seat = int(position[0].mover)
        assert best_rest(position) == best_by_hand(position, seat, int(position[0].scores[seat]))


@pytest.mark.parametrize("options", [{}, {"capture_timing": "immediate"}, {"pawn_may_stay": True}])
def test_openings_are_the_captures_of_a_turn_that_begins(options: dict[str, Any]) -> None:
    """Where captures are made after every step, one of them may come too early: there it is a bound (U31)."""
    begun = [position for position in some_positions(**options) if position[0].step == MOVE][:LOOKED_AT]
    found = [max((opening.tokens for opening in openings(position)), default=0) for position in begun]
    most = [best_rest(position) for position in begun]
    assert any(most)
    if "capture_timing" in options:
        assert all(catch <= bound for catch, bound in zip(most, found, strict=True))
    else:
        assert found == most


def test_greedy_takes_the_most_it_can_in_three_steps() -> None:
    match = reef(HALF_DONE)
    bot = seaboard.bot("greedy", seed=3)
    most = best_rest(match.here)
    while match.to_move == (0,):
        match.play(bot.choose(match, 0))
    assert match.scores[0] == most == 4


def test_careful_leaves_less_than_greedy() -> None:
    """Nothing can be won here; greedy draws any turn, careful one after which the rival wins little."""
    match = reef(". . . . .\n. . . . .\n. . y r .\n. . . . .\nrA . . . yB")
    bot = seaboard.bot("careful", seed=1)
    while match.to_move == (0,):
        match.play(bot.choose(match, 0))
    assert best_rest(match.here) == 0


def test_turns_are_judged_by_what_they_win_less_the_best_reply() -> None:
    turns = Turns(reef(HALF_DONE).here, chance(1), CANDIDATES)
    turns.judge(CANDIDATES)
    best = turns.best[0]
    gain = int(turns.results[best].scores[0])
    assert turns.best_value == gain - best_rest(turns.results[best : best + 1])
    assert len({result.tobytes() for result in turns.results}) == len(turns.results)


def test_a_turns_time_is_shared_out_among_its_steps() -> None:
    assert sum(SHARE.values()) == pytest.approx(1.0)
    assert players_of(GAME).plan_turn is not None


@pytest.mark.jit_only
def test_a_planned_turn_is_legal_answers_the_same_and_wins_what_it_can() -> None:
    for _ in range(2):
        match = reef(HALF_DONE)
        words = []
        while match.to_move == (0,):
            words.append(Uct("orca", seed=1, simulations=400).choose(match, 0))
            play(match, words[-1])
        assert match.scores[0] >= 4
    again = reef(HALF_DONE)
    assert Uct("orca", seed=1, simulations=400).choose(again, 0) == words[0]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["herring", "careful", "dolphin"])
def test_every_bot_plays_legal_moves_in_every_step(name: str, players: int) -> None:
    match = GAME.new(players=players, seed=2, rows=3, cols=4, capture_timing="immediate")
    for _ in range(3 if kit.INTERPRETED else 24):
        if match.over:
            break
        move = seaboard.bot(name).choose(match, match.to_move[0], seconds=0.0)
        assert move in match.moves()
        match.play(move)


@pytest.mark.jit_only
@pytest.mark.parametrize("capture_timing", ["end", "immediate"])
def test_a_hint_is_the_rest_of_a_turn(capture_timing: str) -> None:
    match = reef(HALF_DONE, capture_timing=capture_timing)
    while match.to_move == (0,):
        move, said = seaboard.bot("orca").hint(match, 0, seconds=0.05)
        assert move in match.moves() and said["plan"][0] == move
        assert GAME.where(move) is None or GAME.where(move) in {p["cell"] for p in match.view()["places"]}
        ahead = match.copy()
        for step in said["plan"]:
            assert ahead.to_move == (0,)
            ahead.play(step)
        assert ahead.to_move != (0,)
        match.play(move)


def test_careful_plays_urchins_only() -> None:
    with pytest.raises(WrongPlayer, match="careful plays urchins"):
        seaboard.bot("careful").choose(seaboard.game("fish-and-chips").new(players=2, seed=1))
