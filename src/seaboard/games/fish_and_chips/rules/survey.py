"""What a view shows of every position, found out in one crossing of the border."""

from __future__ import annotations

from typing import Final

import numpy as np

from seaboard.games.fish_and_chips.board import BIT, EMPTY_SET, NOWHERE, SQUARES
from seaboard.kernel.kit import entry, rule, scratch
from seaboard.kernel.layout import CellTable, Counts, Positions

from .counting import round_points, winners, won_by_sweep
from .hunt import rival_fish
from .sea import (
    EMPTY,
    MOST_SIDES,
    NOBODY,
    OCTOPUS_RANK,
    OCTOPUS_USED,
    SHARK_RANK,
    SHARK_USED,
    SWAP,
    Sea,
    is_single,
    owner,
)
from .sight import can_capture
from .swaps import NO_SWAP, special_square, swap_threatens

NOTHING, OWN, TOO_STRONG = 0, -1, -2  # in place of the fish a capture would bring
SWEEPER: Final = MOST_SIDES  # behind the points of the sides: who has caught every rival fish
COUNTS: Final = MOST_SIDES + 1


# How a pile is written down: its square and height, what it sees by direction, what it would catch there,
# and its fish from the top.
SQUARE, HEIGHT, SEES, GAINS, LYING = 0, 1, 2, 6, 10
PILE_WIDTH: Final = LYING + SQUARES


@entry
def survey(positions: Positions, piles: CellTable, threatened: CellTable, counts: Counts) -> int:
    """What each pile sees, what each swap would threaten, what the round would give (F11, F15, F21, F22).

    Returns the number of piles.
    """
    s = positions[0]
    if s.phase == SWAP:
        survey_swaps(s, threatened)
    for side in range(s.sides):
        counts[side] = round_points(s, side)
    counts[SWEEPER] = won_by_sweep(s)
    if s.players == 1:  # alone only the player's own colour can (F29)
        counts[SWEEPER] = 3 if winners(s, scratch(MOST_SIDES, np.bool_)) > 0 else NOBODY
    return survey_piles(s, piles)


@rule
def survey_piles(s: Sea, piles: CellTable) -> int:
    """Write down every pile, row by row from a1; their number."""
    n = 0
    for square in range(SQUARES):
        if s.top[square] != EMPTY:
            piles[n, SQUARE] = square
            piles[n, HEIGHT] = s.height[square]
            for direction in range(4):
                piles[n, SEES + direction] = s.near[square, direction]
                piles[n, GAINS + direction] = gain(s, square, direction)
            fish = s.top[square]
            for depth in range(s.height[square]):
                piles[n, LYING + depth] = fish
                fish = s.under[fish]
            n += 1
    return n


@rule
def gain(s: Sea, square: int, direction: int) -> int:
    """The rival fish that a capture by a pile would bring, or why there is none (F14–F16)."""
    target = s.near[square, direction]
    if target == NOWHERE:
        return NOTHING
    if can_capture(s, square, direction):
        return rival_fish(s, target, owner(s, square))
    return OWN if owner(s, target) == owner(s, square) else TOO_STRONG


@rule
def survey_swaps(s: Sea, threatened: CellTable) -> None:
    """For octopus and shark, and every square: the rival that forbids the swap, NOWHERE if it is legal.

    NO_SWAP where there is nothing to swap: no single fish of the mover's, or a swap used up (F8, F30).
    """
    for number in range(2):
        special, used = (OCTOPUS_RANK, OCTOPUS_USED) if number == 0 else (SHARK_RANK, SHARK_USED)
        origin = special_square(s, s.mover, special)
        for square in range(SQUARES):
            threatened[number, square] = NO_SWAP
            own_single_fish = s.piles[s.mover] & BIT[square] != EMPTY_SET and is_single(s, square)
            if own_single_fish and origin != NOWHERE and square != origin and not s.swapped & used:
                threatened[number, square] = swap_threatens(s, special, origin, square)
