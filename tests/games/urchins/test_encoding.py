"""A drawn reef as the numbers that a learner is given, field by field."""

from __future__ import annotations

import numpy as np
import pytest

from seaboard.match.match import Match
from tests.clauses import clause

from .boards import reef

DRAWING = """
    . . . . r
    . Y . . .
    . r . yC .
    . y R . .
    yA . . . rB
    """


def planes(match: Match, seat: int, name: str) -> list[list[str]]:
    """A field with a number for each cell: where it is not 0, as cells; row 1 is the lowest."""
    found = match.fields[name].of(match.observe(seat)).reshape(-1, 25)
    assert set(np.unique(found).tolist()) <= {0, 1}
    return [[f"{'abcde'[at % 5]}{at // 5 + 1}" for at in np.flatnonzero(plane)] for plane in found]


def numbers(match: Match, seat: int, name: str) -> list[int]:
    """A field without cells."""
    return [int(number) for number in match.fields[name].of(match.observe(seat)).ravel()]


@clause("U1")
def test_what_lies_on_every_cell() -> None:
    empty, yellow, red, yellow_on_red, red_on_yellow = planes(reef(DRAWING, players=3), 0, "cells")
    assert yellow == ["a1", "b2", "d3"] and red == ["e1", "b3", "e5"]
    assert yellow_on_red == ["b4"] and red_on_yellow == ["c2"]
    assert len(empty) == 25 - 8 and not {*empty} & {*yellow, *red, *yellow_on_red, *red_on_yellow}


@clause("U1")
def test_pawns_scores_and_turns_are_counted_from_ones_own() -> None:
    match = reef(DRAWING, players=3, mover="C", pile=(10, 12))
    assert planes(match, 0, "pawns") == [["a1"], ["e1"], ["d3"], []]
    assert planes(match, 1, "pawns") == [["e1"], ["d3"], ["a1"], []]
    assert planes(match, 2, "pawns") == [["d3"], ["a1"], ["e1"], []]
    won = 40 - 10 - 22  # ten tokens lie on the board
    assert [numbers(match, seat, "scores") for seat in range(3)] == [
        [won, 0, 0, 0],
        [0, 0, won, 0],
        [0, won, 0, 0],
    ]
    assert [numbers(match, seat, "mover") for seat in range(3)] == [
        [0, 0, 1, 0],
        [0, 1, 0, 0],
        [1, 0, 0, 0],
    ]
    assert numbers(match, 0, "pile") == [10, 12]


@clause("U1")
def test_a_pawn_in_the_hand_stands_nowhere() -> None:
    assert planes(reef(DRAWING.replace("rB", "r "), players=3), 0, "pawns") == [["a1"], [], ["d3"], []]


@clause("U26")
@pytest.mark.parametrize(("quiet", "duty"), [(0, 0), (8, 0), (9, 1), (11, 1)])
def test_quiet_turns_are_counted_and_bring_a_duty_after_three_rounds(quiet: int, duty: int) -> None:
    match = reef(DRAWING, players=3, quiet=str(quiet))
    assert numbers(match, 0, "quiet") == [quiet] and numbers(match, 0, "duty") == [duty]


@clause("U3", "U4", "U5")
@pytest.mark.parametrize(("second", "stirred"), [("r@a2", 1), ("b2-a2", 0)])
def test_the_step_of_the_turn_and_whether_it_has_added(second: str, stirred: int) -> None:
    match = reef(DRAWING, players=3)
    seen = []
    for move in ("=", second, "*b3"):
        seen.append((numbers(match, 0, "step"), numbers(match, 0, "stirred")))
        match.play(move)
    assert seen == [([1, 0, 0], [0]), ([0, 1, 0], [0]), ([0, 0, 1], [stirred])]
    assert numbers(match, 0, "step") == [1, 0, 0] and numbers(match, 0, "stirred") == [0]
    assert numbers(match, 0, "mover") == [0, 1, 0, 0] and numbers(match, 0, "first") == [1, 0, 0, 0]
