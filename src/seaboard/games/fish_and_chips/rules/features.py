"""What a player looks at before judging a round: own piles and those of rivals, what is open to whom.

A bot's net weighs these; no rule of the game depends on them.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from seaboard.games.fish_and_chips.board import BIT, EMPTY_SET, NOWHERE, ONE
from seaboard.kernel.kit import lowest, rule

from .counting import pile_points
from .hunt import next_side, rival_fish
from .sea import (
    EVER,
    OCTOPUS_RANK,
    OK,
    PASS,
    SHARK_RANK,
    SWAP,
    SWAP_OCTOPUS,
    SWAP_SHARK,
    Sea,
    owner,
    rank,
)
from .sight import can_take

Features = npt.NDArray[np.float32]

# For the own piles, and again for all of the rivals': by the rank of the top fish how many there are, what
# they give, and how much could be caught; then some sums.
RANKS: Final = 16
THERE, POINTS, IN_DANGER = 0, RANKS, 2 * RANKS
SUMS: Final = 3 * RANKS
CAPTURES, GAIN, BEST_GAIN, PILES, SCORE, RISK, LOOSE, STUCK = range(SUMS, SUMS + 8)
GROUP: Final = SUMS + 8
# And about the round and the match.
ALWAYS, SWAPPING, SWAPPED, MY_TURN, NEXT_TURN, LEAD, MY_TOTAL, BEST_TOTAL, WINS_NOW, LOSES_NOW = range(
    2 * GROUP, 2 * GROUP + 10
)
FEATURES: Final = 2 * GROUP + 10

A_PILE: Final = np.float32(0.125)  # what is about 1 when there are many
A_FEW: Final = np.float32(0.1)
SOLO_SIDE: Final = 3


@rule
def features(s: Sea, seat: int, out: Features) -> None:
    """The board as a seat judges it (F14, F15, F21, F23)."""
    out[:] = 0.0
    me = SOLO_SIDE if s.players == 1 else seat
    in_danger = look_at_captures(s, me, out)
    best_rival, best_total = 0, 0
    mine = 0
    for side in range(s.sides):
        score = look_at_piles(s, side, me, in_danger, out)
        if side == me:
            mine = score
        else:
            best_rival = max(best_rival, score)
            best_total = max(best_total, int(s.totals[side]) + score)
    for group in range(2):
        out[group * GROUP + STUCK] = out[group * GROUP + CAPTURES] == 0.0
    out[ALWAYS] = 1.0
    out[SWAPPING] = s.phase == SWAP
    out[SWAPPED] = s.swapped != 0
    out[MY_TURN] = s.mover == me
    out[NEXT_TURN] = next_side(s, s.mover) == me
    out[LEAD] = A_FEW * (mine - best_rival)
    total = int(s.totals[me]) + mine
    out[MY_TOTAL] = np.float32(total) / np.float32(s.target)
    out[BEST_TOTAL] = np.float32(best_total) / np.float32(s.target)
    out[WINS_NOW] = total >= s.target and total > best_total
    out[LOSES_NOW] = best_total >= s.target and best_total > total


@rule
def look_at_captures(s: Sea, me: int, out: Features) -> np.uint64:
    """Who can capture how much; the squares of all piles that somebody can capture."""
    in_danger = EMPTY_SET
    for direction in range(4):
        left = s.takes[direction]
        while left != EMPTY_SET:
            square = lowest(left)
            left &= left - ONE
            target = s.near[square, direction]
            in_danger |= BIT[target]
            first = 0 if owner(s, square) == me else GROUP
            gain = A_PILE * s.height[target]
            out[first + CAPTURES] += A_FEW
            out[first + GAIN] += gain
            out[first + BEST_GAIN] = max(out[first + BEST_GAIN], gain)
    return in_danger


@rule
def look_at_piles(s: Sea, side: int, me: int, in_danger: np.uint64, out: Features) -> int:
    """The piles of a side; what they would give it now."""
    first = 0 if side == me else GROUP
    score = 0
    left = s.piles[side]
    while left != EMPTY_SET:
        square = lowest(left)
        left &= left - ONE
        place, points = first + rank(s, square), pile_points(s, square)
        score += points
        out[place + THERE] += np.float32(1.0)
        out[place + POINTS] += A_PILE * points
        out[first + PILES] += A_FEW
        if in_danger & BIT[square] != EMPTY_SET:
            out[place + IN_DANGER] += A_PILE * s.height[square]
            out[first + RISK] += A_PILE * points
            out[first + LOOSE] += A_FEW
    if s.counting == EVER and s.players > 1:
        score = int(s.caught[side])
    out[first + SCORE] += A_FEW * score
    return score


# ------------------------------------------------------------------ moves

CAPTURE, MY_RANK, ITS_RANK, ITS_HEIGHT, MY_HEIGHT, WON, ESCAPE, EXPOSED, AT_STAKE, SAVED = range(10)
PASSING, KEEPING, OCTOPUS, SHARK, OPEN_THERE, OPEN_HERE = range(10, 16)
MOVE_FEATURES: Final = 16


@rule
def move_features(s: Sea, action: int, out: Features) -> None:
    """A capture, or where a swap would bring the octopus or the shark."""
    out[:] = 0.0
    if action < PASS:
        look_at_capture(s, action >> 2, action & 3, out)
    elif action == PASS:
        out[PASSING] = 1.0
    elif action == OK:
        out[KEEPING] = 1.0
    elif action < SWAP_SHARK:
        look_at_swap(s, OCTOPUS, action - SWAP_OCTOPUS, out)
    elif action < OK:
        look_at_swap(s, SHARK, action - SWAP_SHARK, out)


@rule
def look_at_capture(s: Sea, square: int, direction: int, out: Features) -> None:
    """What it wins, what it leaves, and whether the new pile could be caught at once."""
    target, fish = s.near[square, direction], s.top[square]
    out[CAPTURE] = 1.0
    out[MY_RANK] = np.float32(fish >> 2) * np.float32(0.0625)
    out[ITS_RANK] = np.float32(rank(s, target)) * np.float32(0.0625)
    out[ITS_HEIGHT] = A_PILE * s.height[target]
    out[MY_HEIGHT] = A_PILE * s.height[square]
    out[WON] = A_PILE * rival_fish(s, target, owner(s, square))
    for way in range(4):
        hunter = s.near[square, way]
        if hunter != NOWHERE and can_take(s.top[hunter], fish):
            out[ESCAPE] = 1.0
        hunter = s.near[target, way]
        if hunter == square:  # which will be empty: whoever is behind it sees the pile then
            hunter = s.near[square, way]
        if hunter != NOWHERE and can_take(s.top[hunter], fish):
            out[EXPOSED] = 1.0
    out[AT_STAKE] = out[EXPOSED] * (out[ITS_HEIGHT] + out[MY_HEIGHT])
    out[SAVED] = out[ESCAPE] * out[MY_HEIGHT]


@rule
def look_at_swap(s: Sea, which: int, square: int, out: Features) -> None:
    """How many rivals the special fish would see from there, and sees now."""
    out[which] = 1.0
    special = OCTOPUS_RANK if which == OCTOPUS else SHARK_RANK
    out[OPEN_THERE] = A_FEW * rivals_seen(s, square)
    left = s.piles[s.mover] & s.specials & s.singles
    while left != EMPTY_SET:
        origin = lowest(left)
        left &= left - ONE
        if rank(s, origin) == special:
            out[OPEN_HERE] = A_FEW * rivals_seen(s, origin)


@rule
def rivals_seen(s: Sea, square: int) -> int:
    """The rivals' piles that are seen from a square."""
    n = 0
    for direction in range(4):
        seen = s.near[square, direction]
        n += seen != NOWHERE and owner(s, seen) != s.mover
    return n
