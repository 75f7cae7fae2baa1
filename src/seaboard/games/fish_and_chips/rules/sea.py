"""A round: fish in piles on the sea, whose turn it is, and the totals so far.

Colours are written as *sides*: side k is the k-th colour in turn order. With two or more players
side k belongs to seat k; in solo the one seat moves all four sides and owns the last.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from seaboard.games.fish_and_chips.board import BIT, EMPTY_SET, NOWHERE, SQUARES
from seaboard.kernel.kit import rule
from seaboard.kernel.layout import Bits, Cells, Counts, cells, layout, number

MOST_SIDES: Final = 4
NOBODY: Final = -1  # no side
FISH: Final = 64  # a fish is 4 · rank + side; its rank is its value less one
EMPTY: Final = 64  # no fish: it outranks all, so nothing can take it
SHARK_RANK: Final = 14  # value 15
OCTOPUS_RANK: Final = 15  # value 16
TARGET: Final = 60  # the usual one

SWAP, PLAY, DONE = 0, 1, 2  # phases
OPPONENTS, UNDER, PILE, EVER = 0, 1, 2, 3  # ways of counting

PASS: Final = 144
SWAP_OCTOPUS: Final = 145
SWAP_SHARK: Final = 181
OK: Final = 217
DEAL: Final = 218
ACTIONS: Final = 219

OCTOPUS_USED, SHARK_USED = 1, 2  # bits of `swapped`


@layout
class Sea:
    """One round of Fish & Chips with the totals of the match so far."""

    players: int = number()
    sides: int = number()
    colours: Cells = cells(MOST_SIDES)  # which colour each side has
    counting: int = number()  # option `score`
    tie_is_shared: int = number()  # option `tie`
    target: int = number()  # option `target`
    adjacent_rule: int = number()  # option `swap_rule`
    swap_on_first_turn: int = number()  # option `swap_timing`
    starter_square: int = number()  # left of the buoy with two players, else the buoy

    phase: int = number()
    mover: int = number()
    starter: int = number()
    swapped: int = number()  # swaps the mover has used in this swap turn
    swap_turns: int = number()  # sides whose swap turn is not over
    totals: Counts = cells(MOST_SIDES, kind=np.int16)
    caught: Counts = cells(MOST_SIDES, kind=np.int16)  # fish caught at any time in this round, for `ever`

    takes: Bits = cells(4, kind=np.uint64)  # by direction: the squares whose pile can capture that way
    piles: Bits = cells(MOST_SIDES, kind=np.uint64)  # the squares of each side's piles
    singles: np.uint64 = number(np.uint64)  # the squares of single fish
    specials: np.uint64 = number(np.uint64)  # the squares where an octopus or shark is on top

    top: Cells = cells(SQUARES + 1)  # the top fish of each pile; there is none NOWHERE
    bottom: Cells = cells(SQUARES)  # its lowest fish
    height: Cells = cells(SQUARES)
    shoal: Cells = cells(SQUARES, MOST_SIDES)  # how many fish of each side lie there
    under: Cells = cells(FISH)  # the fish on which a fish lies
    near: Cells = cells(SQUARES + 1, 4, kind=np.uint8)  # the first pile seen from a pile in each direction


@rule
def owner(s: Sea, square: int) -> int:
    """The side of the top fish owns the pile (F4)."""
    return s.top[square] & 3


@rule
def rank(s: Sea, square: int) -> int:
    """The top fish alone gives the pile's value, here less one (F4)."""
    return s.top[square] >> 2


@rule
def is_single(s: Sea, square: int) -> bool:
    """A fish on the square lies on no other (F30)."""
    return s.singles & BIT[square] != EMPTY_SET


@rule
def clear(s: Sea) -> None:
    """Take every fish off the board."""
    s.top[:] = EMPTY
    s.bottom[:] = EMPTY
    s.height[:] = 0
    s.shoal[:] = 0
    s.under[:] = EMPTY
    s.near[:] = NOWHERE
    s.takes[:] = EMPTY_SET
    s.piles[:] = EMPTY_SET
    s.singles = EMPTY_SET
    s.specials = EMPTY_SET
    s.caught[:] = 0


@rule
def put_under(s: Sea, square: int, fish: int) -> None:
    """Slip a fish under the pile of a square, or start the pile with it."""
    if s.height[square] == 0:
        s.top[square] = fish
        s.piles[fish & 3] |= BIT[square]
        s.singles |= BIT[square]
        if rank(s, square) >= SHARK_RANK:
            s.specials |= BIT[square]
    else:
        s.under[s.bottom[square]] = fish
        s.singles &= ~BIT[square]
    s.bottom[square] = fish
    s.height[square] += 1
    s.shoal[square, fish & 3] += 1
