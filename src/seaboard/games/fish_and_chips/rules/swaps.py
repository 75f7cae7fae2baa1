"""The swap turn: octopus and shark may trade places before the hunt."""

from __future__ import annotations

from typing import Final

import numpy as np

from seaboard.games.fish_and_chips.board import BIT, EMPTY_SET, NOWHERE, ONE, TOUCHING
from seaboard.kernel.kit import Actions, lowest, rule
from seaboard.kernel.notes import Log, note

from .hunt import end_round_if_calm, next_side
from .noted import SWAPPED
from .sea import (
    OCTOPUS_RANK,
    OCTOPUS_USED,
    OK,
    PLAY,
    SHARK_RANK,
    SHARK_USED,
    SWAP_OCTOPUS,
    SWAP_SHARK,
    Sea,
    rank,
)
from .sight import new_top

Squares = np.uint64  # a set of squares, one bit each
NO_SWAP: Final = NOWHERE + 1


@rule
def special_square(s: Sea, side: int, special: int) -> int:
    """Where a side's octopus or shark stands as a single fish, NOWHERE if it does not (F30)."""
    left = s.piles[side] & s.specials & s.singles
    while left != EMPTY_SET:
        square = lowest(left)
        left &= left - ONE
        if rank(s, square) == special:
            return square
    return NOWHERE


@rule
def rival_specials(s: Sea, side: int) -> Squares:
    """The squares of all visible octopuses and sharks of the other sides, on a pile or not (F30)."""
    return s.specials & ~s.piles[side]


@rule
def forbidden_to(s: Sea, special: int, rivals: Squares) -> Squares:
    """The squares from which an octopus or shark would directly threaten one of the rivals' (F10, F11).

    Under the adjacent rule: on which it would touch one, whatever the values (F31).
    """
    squares = EMPTY_SET
    while rivals != EMPTY_SET:
        rival = lowest(rivals)
        rivals &= rivals - ONE
        if s.adjacent_rule:
            squares |= TOUCHING[rival]
        elif rank(s, rival) <= special:
            for direction in range(4):
                squares |= BIT[s.near[rival, direction]]
    return squares


@rule
def swap_partners(s: Sea, special: int, forbidden: Squares, forbidden_to_other: Squares) -> Squares:
    """The squares of all single fish with which the mover's octopus or shark may trade places (F8, F30).

    Its partner may be the other special, which has squares forbidden to it too (F11).
    """
    origin = special_square(s, s.mover, special)
    if origin == NOWHERE:
        return EMPTY_SET
    partners = s.piles[s.mover] & s.singles & ~BIT[origin] & ~forbidden
    if forbidden_to_other & BIT[origin] != EMPTY_SET:
        partners &= ~BIT[special_square(s, s.mover, SHARK_RANK + OCTOPUS_RANK - special)]
    return partners


@rule
def swap_threatens(s: Sea, special: int, origin: int, partner: int) -> int:
    """The rival octopus or shark that forbids a swap, NOWHERE if there is none (F11, F31)."""
    rivals = rival_specials(s, s.mover)
    while rivals != EMPTY_SET:
        rival = lowest(rivals)
        rivals &= rivals - ONE
        if forbidden_to(s, special, BIT[rival]) & BIT[partner] != EMPTY_SET:
            return rival
        partner_rank = rank(s, partner)
        if (
            partner_rank >= SHARK_RANK
            and forbidden_to(s, partner_rank, BIT[rival]) & BIT[origin] != EMPTY_SET
        ):
            return rival
    return NOWHERE


@rule
def write_swaps(partners: Squares, first_action: int, actions: Actions, n: int) -> int:
    """Write down a swap with each of the partners behind n other actions; the number of all."""
    while partners != EMPTY_SET:
        actions[n] = first_action + lowest(partners)
        partners &= partners - ONE
        n += 1
    return n


@rule
def swaps(s: Sea, actions: Actions) -> int:
    """One swap for the octopus, one for the shark, or none: `ok` is always there (F8, F12)."""
    n = 0
    rivals = rival_specials(s, s.mover)
    to_octopus, to_shark = forbidden_to(s, OCTOPUS_RANK, rivals), forbidden_to(s, SHARK_RANK, rivals)
    if not s.swapped & OCTOPUS_USED:
        n = write_swaps(swap_partners(s, OCTOPUS_RANK, to_octopus, to_shark), SWAP_OCTOPUS, actions, n)
    if not s.swapped & SHARK_USED:
        n = write_swaps(swap_partners(s, SHARK_RANK, to_shark, to_octopus), SWAP_SHARK, actions, n)
    actions[n] = OK
    return n + 1


@rule
def trade_places(s: Sea, special: int, partner: int, log: Log) -> None:
    """The special fish and its partner exchange their squares; nothing else moves (F8, F9)."""
    origin = special_square(s, s.mover, special)
    note(log, SWAPPED, special, s.mover, origin, partner, s.top[partner])
    s.top[origin], s.top[partner] = s.top[partner], s.top[origin]
    s.bottom[origin], s.bottom[partner] = s.top[origin], s.top[partner]
    if s.specials & BIT[partner] == EMPTY_SET:
        s.specials ^= BIT[origin] | BIT[partner]
    new_top(s, origin)
    new_top(s, partner)


@rule
def end_swap_turn(s: Sea, log: Log) -> None:
    """The next player swaps, or the hunt opens: with the starter, or at once on a first turn (F12, F32)."""
    s.swapped = 0
    s.swap_turns -= 1
    if s.swap_on_first_turn:
        s.phase = PLAY
    elif s.swap_turns > 0:
        s.mover = next_side(s, s.mover)
    else:
        s.mover = s.starter
        s.phase = PLAY
    if s.phase == PLAY:
        end_round_if_calm(s, log)
