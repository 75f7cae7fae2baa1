"""A drawn round as the numbers that a learner is given, field by field."""

from __future__ import annotations

import numpy as np
import pytest

from seaboard.match.match import Match
from tests.clauses import clause

from .boards import CELLS, play, sea

HUNT = """
    R9>P8>R7 .      .   .   .   .
    .        P12    .   .   .   .
    .        .      G7  .   .   .
    .        .      .   .   .   .
    .        .      .   .   .   .
    .        R16    .   .   .   P15>G5
"""


def squares(match: Match, seat: int, name: str) -> list[dict[str, int]]:
    """A field with a number for each square, by colour from a seat's own on: what is not 0."""
    planes = match.fields[name].of(match.observe(seat)).reshape(4, 36)
    return [{CELLS[at]: int(plane[at]) for at in np.flatnonzero(plane)} for plane in planes]


def numbers(match: Match, seat: int, name: str) -> list[int]:
    """A field without squares."""
    return [int(number) for number in match.fields[name].of(match.observe(seat)).ravel()]


@clause("F4", "F6")
def test_the_piles_by_colour_from_ones_own_on() -> None:
    match = sea(HUNT, order="RPG")
    red, purple, green = {"a6": 1, "b1": 1}, {"b5": 1, "f1": 1}, {"c4": 1}
    assert squares(match, 0, "piles") == [red, purple, green, {}]
    assert squares(match, 1, "piles") == [purple, green, red, {}]
    assert squares(match, 2, "piles") == [green, red, purple, {}]
    values = [{"b5": 12, "f1": 15}, {"c4": 7}, {"a6": 9, "b1": 16}, {}]
    assert squares(match, 1, "values") == values
    fish = [{"a6": 1, "b5": 1, "f1": 1}, {"c4": 1, "f1": 1}, {"a6": 2, "b1": 1}, {}]
    assert squares(match, 1, "fish") == fish


@clause("F3", "F21")
def test_whose_turn_it_is_and_how_the_match_stands() -> None:
    """Red would have one rival fish, and purple one."""
    match = sea(HUNT, order="RPG", mover="P", totals="3,20,7")
    assert numbers(match, 2, "mover") == [0, 0, 1, 0]  # from green's: green, red, purple
    assert numbers(match, 2, "totals") == [7, 3, 20, 0]
    assert numbers(match, 0, "totals") == [3, 20, 7, 0]
    assert numbers(match, 0, "points") == [1, 1, 0, 0]
    assert numbers(match, 2, "points") == [0, 1, 1, 0]
    assert numbers(match, 0, "phase") == [0, 1, 0]
    late = sea(HUNT, order="RPG", totals="150,120,121")
    assert numbers(late, 0, "totals") == [120, 120, 120, 0]


@clause("F7", "F8", "F12")
@pytest.mark.parametrize(
    ("moves", "swapped", "turns", "mover"),
    [("", [0, 0], 2, 0), ("O<>d3", [1, 0], 2, 0), ("S<>d3", [0, 1], 2, 0), ("ok", [0, 0], 1, 1)],
)
def test_a_swap_turn(moves: str, swapped: list[int], turns: int, mover: int) -> None:
    drawing = """
        .   P16 .   P15 .   .
        .   R8  .   P3  .   .
        .   .   .   .   .   .
        .   .   .   R9  .   .
        .   .   .   .   .   R15
        .   .   .   .   .   R16
    """
    match = play(sea(drawing, phase="swap"), moves)
    assert numbers(match, 0, "phase") == [1, 0, 0]
    assert numbers(match, 0, "swapped") == swapped and numbers(match, 0, "swap_turns") == [turns]
    assert numbers(match, 0, "mover") == [int(side == mover) for side in range(4)]
    assert numbers(match, 0, "starter") == [1, 0, 0, 0] and numbers(match, 1, "starter") == [0, 1, 0, 0]


@clause("F26")
def test_alone_everything_is_counted_from_the_players_colour() -> None:
    """The player's colour is the last in turn order, here purple."""
    drawing = "\n".join([". . . . . ."] * 5 + ["Y9 . P12 . G8 ."])
    match = sea(drawing, mover="Y", order="1 GRYP")
    assert squares(match, 0, "piles") == [{"c1": 1}, {"e1": 1}, {}, {"a1": 1}]
    assert numbers(match, 0, "mover") == [0, 0, 0, 1]
