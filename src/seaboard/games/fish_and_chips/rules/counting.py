"""The count of a round and the end of a match."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from seaboard.games.fish_and_chips.board import EMPTY_SET, ONE, SQUARES
from seaboard.kernel.kit import entry, lowest, rule, scratch
from seaboard.kernel.layout import Counts, Positions

from .hunt import rival_fish
from .sea import DONE, EMPTY, EVER, MOST_SIDES, NOBODY, PILE, UNDER, Sea, owner

# Where a tally has what: points and new totals by side, points by square, who has won, and two truths.
TALLIED_TOTALS = MOST_SIDES
TALLIED_PILES = 2 * MOST_SIDES
TALLIED_WINNERS = TALLIED_PILES + SQUARES
TALLIED_OVER = TALLIED_WINNERS + MOST_SIDES
TALLIED_SWEEP = TALLIED_OVER + 1
TALLIED = TALLIED_SWEEP + 1


@rule
def pile_points(s: Sea, square: int) -> int:
    """What one pile gives its owner in the chosen way of counting (F21)."""
    if s.counting == PILE and s.players > 1:
        return s.height[square]
    if s.counting == UNDER and s.players > 1:
        return s.height[square] - 1
    return rival_fish(s, square, owner(s, square))


@rule
def round_points(s: Sea, side: int) -> int:
    """A side's points if the round is over now (F21)."""
    if s.counting == EVER and s.players > 1:
        return s.caught[side]
    points = 0
    left = s.piles[side]
    if s.counting != PILE or s.players == 1:
        left &= ~s.singles  # a lone fish gives nothing
    while left != EMPTY_SET:
        points += pile_points(s, lowest(left))
        left &= left - ONE
    return points


@rule
def sweeper(s: Sea) -> int:
    """The side that owns every pile of the board, NOBODY if several do (F22, F29)."""
    found = NOBODY
    for side in range(s.sides):
        if s.piles[side] != EMPTY_SET:
            if found != NOBODY:
                return NOBODY
            found = side
    return found


@rule
def won_by_sweep(s: Sea) -> int:
    """With two or three players, who has caught every rival fish wins the match at once (F22)."""
    return sweeper(s) if s.phase == DONE and 2 <= s.players <= 3 else NOBODY


@rule
def new_total(s: Sea, side: int) -> int:
    """A side's total with the round just over (F23)."""
    return s.totals[side] + round_points(s, side)


@rule
def leaders(s: Sea, best: npt.NDArray[np.bool_]) -> int:
    """Mark the sides with the highest new total; their number if it has reached the target, else 0 (F23)."""
    totals = scratch(MOST_SIDES, np.int64)
    highest = int(s.target)
    n = 0
    for side in range(s.sides):
        totals[side] = new_total(s, side)
        highest = max(highest, totals[side])
    for side in range(s.sides):
        best[side] = totals[side] == highest
        n += best[side]
    return n


@rule
def winners(s: Sea, won: npt.NDArray[np.bool_]) -> int:
    """Mark the winning sides of a match that is over; 0 if nobody has won, or not yet (F22–F24, F29)."""
    won[:] = False
    if s.phase != DONE:
        return 0
    swept = sweeper(s)
    if s.players == 1:
        won[3] = swept == 3
        return int(won[3])
    if swept != NOBODY and s.players <= 3:
        won[swept] = True
        return 1
    n = leaders(s, won)
    if n > 1 and not s.tie_is_shared:
        won[:] = False
        return 0
    return n


@rule
def match_over(s: Sea) -> bool:
    """Decided by a sweep or at the target, or the one deal of a solo game is played (F25, F29)."""
    return s.phase == DONE and (s.players == 1 or winners(s, scratch(MOST_SIDES, np.bool_)) > 0)


@entry
def tally(positions: Positions, found: Counts) -> None:
    """All that is counted when a round is over: for Python, in one crossing of the border (F21–F25, F29)."""
    s = positions[0]
    won = scratch(MOST_SIDES, np.bool_)
    winners(s, won)
    for side in range(MOST_SIDES):
        found[side] = round_points(s, side) if side < s.sides else 0
        found[TALLIED_TOTALS + side] = new_total(s, side) if side < s.sides else 0
        found[TALLIED_WINNERS + side] = won[side]
    for square in range(SQUARES):
        found[TALLIED_PILES + square] = pile_points(s, square) if s.top[square] != EMPTY else 0
    found[TALLIED_OVER] = match_over(s)
    found[TALLIED_SWEEP] = won_by_sweep(s) != NOBODY
