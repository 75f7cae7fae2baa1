"""What bots look at: how near the end of the match is depends on how long a match is wanted."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from seaboard.match.match import Match
from tests.clauses import clause
from tests.games.sums import check_sums
from tests.golden import Golden

from .boards import GAME, row, sea

Piles = dict[int, dict[int, float]]  # by what is counted and the value of the top fish
looks = importlib.import_module("seaboard.games.fish_and_chips.rules.features")


@pytest.mark.parametrize(("target", "wins_now"), [(60, 0.0), (40, 0.0), (20, 1.0)])
def test_a_total_is_seen_against_the_target_of_the_match(target: int, wins_now: float) -> None:
    position = GAME.new(players=2, seed=1, target=target).here.copy()
    position[0].totals[:2] = 25, 0
    seen = np.zeros(looks.FEATURES, np.float32)
    GAME.engine.look(position, 0, seen)
    score = seen[looks.MY_TOTAL] * target - 25  # what the piles would bring at the end of this round
    assert score == pytest.approx(round(float(score)), abs=1e-3) and 0 <= score < 15
    assert seen[looks.WINS_NOW] == wins_now
    position[0].totals[:2] = 0, 25
    GAME.engine.look(position, 0, seen)
    assert seen[looks.LOSES_NOW] == wins_now and seen[looks.WINS_NOW] == 0.0


# ------------------------------------------------------------------ a drawn board, by the numbers


def seen(match: Match, seat: int) -> dict[int, Any]:
    """The features of a position from a seat: what is not 0."""
    out = np.full(looks.FEATURES, 7.0, np.float32)
    looks.features(match.here[0], seat, out)
    return {int(place): pytest.approx(float(out[place])) for place in np.flatnonzero(out)}


def mine(offset: int, value: int = 0) -> int:
    """A number about the own piles; of those whose top fish has a value."""
    return offset + (value - 1 if value else 0)


def rivals(offset: int, value: int = 0) -> int:
    """The same about those of all rivals."""
    return int(looks.GROUP) + mine(offset, value)


@clause("F14", "F15", "F21", "F23")
def test_piles_captures_and_the_match_as_both_players_see_them() -> None:
    """R12 can take P6>R5, and R3 the P2; P6 can take R3. Red would have two points, purple one."""
    match = row("R12>P8>P4 . P6>R5 . R3 P2", totals="31,43")
    red: Piles = {
        looks.THERE: {12: 1, 3: 1},
        looks.POINTS: {12: 0.25},
        looks.IN_DANGER: {3: 0.125},
    }
    red_sums = {
        looks.CAPTURES: 0.2,
        looks.GAIN: 0.375,
        looks.BEST_GAIN: 0.25,
        looks.PILES: 0.2,
        looks.SCORE: 0.2,
        looks.LOOSE: 0.1,
    }
    purple: Piles = {
        looks.THERE: {6: 1, 2: 1},
        looks.POINTS: {6: 0.125},
        looks.IN_DANGER: {6: 0.25, 2: 0.125},
    }
    purple_sums = {
        looks.CAPTURES: 0.1,
        looks.GAIN: 0.125,
        looks.BEST_GAIN: 0.125,
        looks.PILES: 0.2,
        looks.SCORE: 0.1,
        looks.RISK: 0.125,
        looks.LOOSE: 0.2,
    }
    for seat, own, own_sums, other, other_sums in (
        (0, red, red_sums, purple, purple_sums),
        (1, purple, purple_sums, red, red_sums),
    ):
        wanted = {mine(at, value): it for at, found in own.items() for value, it in found.items()}
        wanted |= {rivals(at, value): it for at, found in other.items() for value, it in found.items()}
        wanted |= {mine(at): it for at, it in own_sums.items()}
        wanted |= {rivals(at): it for at, it in other_sums.items()}
        wanted |= {looks.ALWAYS: 1, looks.LEAD: 0.1 if seat == 0 else -0.1}
        wanted |= {looks.MY_TURN if seat == 0 else looks.NEXT_TURN: 1}
        totals = 33 / 60, 44 / 60
        wanted |= {looks.MY_TOTAL: totals[seat], looks.BEST_TOTAL: totals[1 - seat]}
        assert wanted == seen(match, seat)


@clause("F21", "F23")
def test_of_several_rivals_the_best_score_and_the_best_total_count() -> None:
    """Green has the most points of this round, and purple the highest total; nobody sees anybody."""
    drawing = """
        R9>P8 .      .         .      .   .
        .     P12    .         .      .   .
        .     .      G11>R8>P9 .      .   .
        .     .      .         Y13    .   .
        .     .      .         .      .   .
        .     .      .         .      .   .
    """
    match = sea(drawing, order="RPGY", totals="10,50,12,3")
    found = seen(match, 0)
    assert found[looks.LEAD] == pytest.approx(-0.1)
    assert found[looks.MY_TOTAL] == pytest.approx(11 / 60) and found[looks.BEST_TOTAL] == pytest.approx(
        50 / 60
    )
    assert found[looks.STUCK] == found[looks.GROUP + looks.STUCK] == 1  # nobody can capture
    assert found[rivals(looks.PILES)] == pytest.approx(0.3) and found[rivals(looks.SCORE)] == pytest.approx(
        0.2
    )
    assert looks.WINS_NOW not in found and looks.LOSES_NOW not in found


@clause("F23", "F24")
@pytest.mark.parametrize(
    ("totals", "wins", "loses"),
    [("59,0", 1, 0), ("58,0", 0, 0), ("60,59", 1, 0), ("59,60", 0, 1), ("60,60", 0, 0), ("0,59", 0, 1)],
)
def test_who_would_win_now_needs_the_target_and_the_higher_total(totals: str, wins: int, loses: int) -> None:
    """Each has one rival fish."""
    drawing = """
        R9>P8 .      .   .   .   .
        .     P12>R5 .   .   .   .
        .     .      .   .   .   .
        .     .      .   .   .   .
        .     .      .   .   .   .
        .     .      .   .   .   .
    """
    found = seen(sea(drawing, totals=totals), 0)
    assert (looks.WINS_NOW in found, looks.LOSES_NOW in found) == (bool(wins), bool(loses))


@clause("F26")
def test_alone_the_last_colour_is_the_players() -> None:
    found = seen(row("Y9 . P12 . G8 .", mover="Y", order="1 GRYP"), 0)
    assert found[mine(looks.THERE, 12)] == 1 and found[rivals(looks.THERE, 9)] == 1
    assert found[mine(looks.PILES)] == pytest.approx(0.1) and found[rivals(looks.PILES)] == pytest.approx(0.2)
    assert found[looks.NEXT_TURN] == 1 and looks.MY_TURN not in found


def move(match: Match, word: str) -> dict[int, Any]:
    """The features of a legal move: what is not 0."""
    actions = {GAME.write_move(match.here, action): action for action in GAME.engine.legal(match.here)}
    out = np.full(looks.MOVE_FEATURES, 7.0, np.float32)
    looks.move_features(match.here[0], actions[word], out)
    return {int(place): pytest.approx(float(out[place])) for place in np.flatnonzero(out)}


@clause("F14", "F17")
def test_what_a_capture_wins_and_leaves_open() -> None:
    assert move(row("R12>P8>P4 . P6>R5 . R3 P2"), "a1xc1") == {
        looks.CAPTURE: 1,
        looks.MY_RANK: 11 / 16,
        looks.ITS_RANK: 5 / 16,
        looks.ITS_HEIGHT: 0.25,
        looks.MY_HEIGHT: 0.375,
        looks.WON: 0.125,
    }
    exposed = move(row("R5 . P4 . P9 ."), "a1xc1")  # P9 is next
    assert exposed[looks.EXPOSED] == 1 and exposed[looks.AT_STAKE] == 0.25 and looks.ESCAPE not in exposed
    behind = move(row("P9 R5 P4 . . ."), "b1xc1")  # P9 could take R5 where it is, and sees the new pile
    assert behind[looks.ESCAPE] == behind[looks.EXPOSED] == 1 and behind[looks.SAVED] == 0.125
    away = move(sea("\n".join([". . . . . ."] * 4 + [". P9 . . . .", ". R5 P4 . . ."])), "b1xc1")
    assert away[looks.ESCAPE] == 1 and away[looks.SAVED] == 0.125
    assert looks.EXPOSED not in away and looks.AT_STAKE not in away


@clause("F8", "F18")
def test_passing_keeping_and_swapping() -> None:
    assert move(row("R5 . P9 . . ."), "--") == {looks.PASSING: 1}
    drawing = """
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        R15 .   P4  .   .   .
        .   .   .   .   .   .
        P5  .   R16 .   R9  P7
    """
    match = sea(drawing, phase="swap")
    assert move(match, "ok") == {looks.KEEPING: 1}
    # R16 sees P5 and P4, R15 the same two, and R9 only P7.
    assert move(match, "O<>e1") == {looks.OCTOPUS: 1, looks.OPEN_THERE: 0.1, looks.OPEN_HERE: 0.2}
    assert move(match, "S<>e1") == {looks.SHARK: 1, looks.OPEN_THERE: 0.1, looks.OPEN_HERE: 0.2}


def test_nets_and_learners_are_given_what_they_were_trained_on(golden: Golden) -> None:
    check_sums("fish-and-chips", Path(__file__).with_name("sums.json"), golden)
