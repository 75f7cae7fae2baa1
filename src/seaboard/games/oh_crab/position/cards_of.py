"""Cards of a position as lists of numbers, for everything that is written or shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from seaboard.games.oh_crab.rules.race import NONE
from seaboard.match.game import Position


def row(follows: Sequence[int], first: int) -> list[int]:
    """The cards of a Trail, a Discard pile or the draw pile from its first on, of a pile from the top."""
    found = []
    while first != NONE:
        found.append(first)
        first = follows[first]
    return found


def members(bits: int | np.uint64) -> Iterator[int]:
    """The members of a set, lowest first."""
    left = int(bits)
    while left:
        lowest = left & -left
        yield lowest.bit_length() - 1
        left ^= lowest


def _row(position: Position, first: int) -> list[int]:
    return row(position[0].follows.tolist(), int(first))


def hand(position: Position, seat: int) -> list[int]:
    """A Hand, sorted by card number."""
    return list(members(position[0].hand[seat]))


def trail(position: Position, seat: int) -> list[int]:
    """A Trail from left to right."""
    return _row(position, position[0].trail_left[seat])


def discards(position: Position, seat: int) -> list[int]:
    """A Discard pile in the order laid."""
    return _row(position, position[0].discard_first[seat])


def pile(position: Position, slot: int) -> list[int]:
    """A visible Market pile from bottom to top."""
    return _row(position, position[0].pile[slot])[::-1]


def draw_pile(position: Position) -> list[int]:
    """The draw pile, the next card first."""
    return _row(position, position[0].draw_first)


def lay(position: Position, cards: list[int]) -> tuple[int, int]:
    """Put cards into a row; its first and its last."""
    for here, following in zip(cards, [*cards[1:], NONE], strict=False):
        position[0].follows[here] = following
    return (cards[0], cards[-1]) if cards else (NONE, NONE)
