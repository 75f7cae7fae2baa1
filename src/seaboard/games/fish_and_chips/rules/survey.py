"""What a view shows of every position, found out in one crossing of the border."""

from __future__ import annotations

from typing import Final

import numpy as np

from seaboard.games.fish_and_chips.board import BIT, EMPTY_SET, NOWHERE, SQUARES
from seaboard.kernel.kit import entry, rule, scratch
from seaboard.kernel.layout import Cells, CellTable, Counts, Positions

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
# What is counted: the points of the sides, who has caught every rival fish, the totals, the colours of the
# sides, and what else is told.
POINTS: Final = 0
SWEEPER: Final = MOST_SIDES
TOTALS: Final = SWEEPER + 1
COLOURS: Final = TOTALS + MOST_SIDES
OTHERS: Final = COLOURS + MOST_SIDES
COUNTS: Final = OTHERS + 11

# How a pile is written down: its square and height, what it sees by direction, what it would catch there,
# and its fish from the top.
SQUARE, HEIGHT, SEES, GAINS, LYING = 0, 1, 2, 6, 10
PILE_WIDTH: Final = LYING + SQUARES


@entry
def survey(
    positions: Positions,
    before: Positions,
    anew: int,
    piles: CellTable,
    threatened: CellTable,
    counts: Counts,
) -> int:
    """What each pile sees, what each swap would threaten, what the round would give (F11, F15, F21, F22).

    Returns for how many squares something was written down: those where it differs from the position
    `before`, or all (`anew`).
    """
    s = positions[0]
    if s.phase == SWAP:
        survey_swaps(s, threatened)
    for side in range(MOST_SIDES):
        counts[POINTS + side] = round_points(s, side) if side < s.sides else 0
        counts[TOTALS + side], counts[COLOURS + side] = s.totals[side], s.colours[side]
    counts[SWEEPER] = won_by_sweep(s)
    if s.players == 1:  # alone only the player's own colour can (F29)
        counts[SWEEPER] = 3 if winners(s, scratch(MOST_SIDES, np.bool_)) > 0 else NOBODY
    survey_others(s, counts)
    return survey_squares(s, before[0], anew, piles)


@rule
def survey_squares(s: Sea, before: Sea, anew: int, piles: CellTable) -> int:
    """Write down the squares that look different than before, or all of them, from a1; their number."""
    n = 0
    past = scratch(PILE_WIDTH, np.int8)
    others = anew != 0
    for side in range(MOST_SIDES):  # fish are written down by their sides
        others = others or s.colours[side] != before.colours[side]
    for square in range(SQUARES):
        survey_square(s, square, piles[n])
        differs = others
        if not differs:
            survey_square(before, square, past)
            for place in range(PILE_WIDTH):
                differs = differs or past[place] != piles[n, place]
        if differs:
            n += 1
    return n


@rule
def survey_square(s: Sea, square: int, row: Cells) -> None:
    """Write down the pile of a square; one without has no height, and nothing else."""
    row[:] = NOTHING  # whoever compares rows compares all of them
    row[SQUARE] = square
    if s.top[square] == EMPTY:
        return
    row[HEIGHT] = s.height[square]
    for direction in range(4):
        row[SEES + direction] = s.near[square, direction]
        row[GAINS + direction] = gain(s, square, direction)
    fish = s.top[square]
    for depth in range(s.height[square]):
        row[LYING + depth] = fish
        fish = s.under[fish]


@rule
def survey_others(s: Sea, counts: Counts) -> None:
    """Whose turn it is, how far the round is, and what was agreed."""
    counts[OTHERS], counts[OTHERS + 1] = s.players, s.sides
    counts[OTHERS + 2], counts[OTHERS + 3] = s.phase, s.starter_square
    counts[OTHERS + 4], counts[OTHERS + 5] = s.mover, s.starter
    counts[OTHERS + 6], counts[OTHERS + 7] = s.swapped, s.swap_turns
    counts[OTHERS + 8], counts[OTHERS + 9], counts[OTHERS + 10] = s.counting, s.adjacent_rule, s.target


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
