"""The deal: fish in play, the reef, the order of the colours in solo."""

from __future__ import annotations

import numpy as np

from seaboard.games.fish_and_chips.board import SQUARES
from seaboard.kernel.chance import Chance, shuffle
from seaboard.kernel.kit import rule, scratch

from .sea import MOST_SIDES, PLAY, SWAP, Sea, clear, owner, put_under
from .sight import link_piles


@rule
def lowest_rank(sides: int) -> int:
    """Fish in play: 1–16 with two colours, 5–16 with three, 8–16 with four; here less one."""
    return 0 if sides == 2 else 4 if sides == 3 else 7


@rule
def is_reef(s: Sea, square: int) -> bool:
    """With two players nobody swims in the corners."""
    return s.sides == 2 and (square == 0 or square == 5 or square == 30 or square == 35)


@rule
def deal(s: Sea, rng: Chance) -> None:
    """Shuffle all fish in play over the board; the colour on the starter square begins (F2)."""
    clear(s)
    shoal = scratch(SQUARES, np.int8)
    n = 0
    for side in range(s.sides):
        for r in range(lowest_rank(s.sides), 16):
            shoal[n] = 4 * r + side
            n += 1
    shuffle(rng, shoal, n)
    for square in range(SQUARES):
        if not is_reef(s, square):
            n -= 1
            put_under(s, square, shoal[n])
    link_piles(s)
    s.starter = owner(s, s.starter_square)
    s.mover = s.starter
    s.swapped = 0
    s.swap_turns = 0 if s.players == 1 else s.sides
    s.phase = PLAY if s.players == 1 else SWAP


@rule
def draw_order(s: Sea, rng: Chance) -> None:
    """In solo the order of the colours is drawn; the last one is the player's (F26)."""
    for side in range(MOST_SIDES):
        s.colours[side] = side
    shuffle(rng, s.colours, MOST_SIDES)


@rule
def setup(s: Sea, rng: Chance) -> None:
    """The first deal of a match whose players and options are already written down (F1)."""
    s.totals[:] = 0
    if s.players == 1:
        draw_order(s, rng)
    deal(s, rng)
