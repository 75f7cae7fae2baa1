"""What a position keeps of its piles is what one would find by looking at the board."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.games.fish_and_chips import rules
from seaboard.games.fish_and_chips.board import NAMES, NOWHERE, SQUARE, SQUARES, line_of
from seaboard.kernel import kit
from seaboard.match.game import Position
from tests.clauses import clause
from tests.walks import Variant, marked_slow, spell, variants, walk

from .boards import GAME, sea

CASES = variants(["fish-and-chips"])
PLIES = 30 if kit.INTERPRETED else 70  # two rounds or more


def first_pile(s: Any, square: int, direction: int) -> int:
    """The first pile in a direction, NOWHERE if there is none."""
    piles = (other for other in line_of(square, direction) if s.height[other] > 0)
    return next(piles, NOWHERE)


def takes(s: Any, square: int, other: int) -> bool:
    """By F14 and F16: another colour, and a value that is not higher."""
    if s.height[square] == 0 or other == NOWHERE:
        return False
    mine, its = divmod(int(s.top[square]), 4), divmod(int(s.top[other]), 4)
    return mine[1] != its[1] and its[0] <= mine[0]


def bits(squares: list[int]) -> int:
    return sum(1 << square for square in squares)


def check(position: Position) -> None:
    s = position[0]
    for direction in range(4):
        seen = [first_pile(s, square, direction) for square in range(SQUARES)]
        can = [square for square in range(SQUARES) if takes(s, square, seen[square])]
        assert int(s.takes[direction]) == bits(can)
        for square in range(SQUARES):
            expected = seen[square] if s.height[square] > 0 else NOWHERE
            assert s.near[square, direction] == expected, (NAMES[square], direction)
    assert s.near[NOWHERE].tolist() == [NOWHERE] * 4
    assert int(s.singles) == bits([square for square in range(SQUARES) if s.height[square] == 1])


@clause("F14", "F15", "F16", "F30")
@pytest.mark.parametrize("case", marked_slow(CASES, quick=CASES[::6]), ids=spell)
def test_what_piles_see_is_kept_through_every_round_and_read_from_every_line(case: Variant) -> None:
    _, players, options = case
    swapped = captured = 0
    for match in walk(GAME.new(players=players, seed=8, **options), seed=8, plies=PLIES):
        check(match.here)
        check(GAME.at(match.position, seed=1, **match.options).here)
        last = match.history[-1].move if match.history else ""
        swapped, captured = swapped + ("<>" in last), captured + ("x" in last)
    assert captured and (swapped or players == 1)


@clause("F15")
def test_piles_behind_a_caught_pile_see_each_other() -> None:
    match = sea("""
        .  .  .  .   .  .
        .  .  .  .   .  .
        .  .  .  P9  .  .
        P8 R9 .  P3  .  R1
        .  .  .  P2  .  .
        .  .  .  .   .  .
    """)
    match.play("b3xd3")
    check(match.here)
    assert match.moves() == ["d4xd3"]
    west = 3
    assert rules.can_capture(match.here[0], SQUARE["d3"], west), "P8, behind the square that was left"
    assert not rules.can_capture(match.here[0], SQUARE["a3"], (west + 2) % 4)
