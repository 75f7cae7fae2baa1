"""What piles see: the first pile in each direction, and whether it can be captured.

Both are kept in the position, and looked at anew only where a pile or its top fish has changed. NOWHERE sees
nothing and is seen as empty, so nobody need ask whether there is a pile at all.
"""

from __future__ import annotations

import numpy as np

from seaboard.games.fish_and_chips.board import BIT, EMPTY_SET, NEXT, NOWHERE, SQUARES
from seaboard.kernel.kit import rule

from .sea import EMPTY, Sea


@rule
def can_take(fish: int, other: int) -> bool:
    """A rival's fish, and not a stronger one; equal takes equal (F14, F16)."""
    return ((fish ^ other) & 3 != 0) & (other >> 2 <= fish >> 2)


@rule
def look(s: Sea, square: int, direction: int) -> None:
    """Note whether a pile can capture: only the first in a line, if its top fish can be taken (F15)."""
    takes = can_take(s.top[square], s.top[s.near[square, direction]])
    s.takes[direction] = s.takes[direction] & ~BIT[square] | np.uint64(takes) << np.uint64(square)


@rule
def can_capture(s: Sea, square: int, direction: int) -> bool:
    """The pile of a square can capture the first one in a direction (F15)."""
    return s.takes[direction] & BIT[square] != EMPTY_SET


@rule
def hunters(s: Sea) -> np.uint64:
    """The squares of all piles that can capture."""
    return s.takes[0] | s.takes[1] | s.takes[2] | s.takes[3]


@rule
def ways(s: Sea, square: int) -> int:
    """The directions in which a pile can capture, as bits."""
    found = 0
    for direction in range(4):
        found |= can_capture(s, square, direction) << direction
    return found


@rule
def new_top(s: Sea, square: int) -> None:
    """The top fish of a pile has changed: it looks round, and all who see it look at it."""
    for direction in range(4):
        look(s, square, direction)
        look(s, s.near[square, direction], direction ^ 2)


@rule
def link_piles(s: Sea) -> None:
    """Every pile looks for the first one in each direction, over any number of empty squares (F15)."""
    for square in range(SQUARES):
        if s.top[square] != EMPTY:
            for direction in range(4):
                seen = NEXT[square, direction]
                while seen != NOWHERE and s.top[seen] == EMPTY:
                    seen = NEXT[seen, direction]
                s.near[square, direction] = seen
    for direction in range(4):
        for square in range(SQUARES):
            look(s, square, direction)


@rule
def unlink(s: Sea, square: int) -> None:
    """The square is empty now: those who saw its pile see through to each other."""
    for direction in range(4):
        s.near[s.near[square, direction ^ 2], direction] = s.near[square, direction]
    s.near[NOWHERE, :] = NOWHERE  # no pile there to see anything: written to above rather than asked for
    for direction in range(4):
        look(s, s.near[square, direction ^ 2], direction)
    for direction in range(4):
        s.near[square, direction] = NOWHERE
        look(s, square, direction)
