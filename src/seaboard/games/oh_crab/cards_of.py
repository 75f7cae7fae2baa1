"""Cards of a position as lists of numbers, for everything that is written or shown."""

from __future__ import annotations

from collections.abc import Iterator

from seaboard.games.base import State

from .rules.record import NONE


def row(state: State, first: int) -> list[int]:
    """The cards of a Trail, a Discard pile or the draw pile from its first on, of a pile from the top."""
    found = []
    follows, card = state[0].follows.tolist(), int(first)
    while card != NONE:
        found.append(card)
        card = follows[card]
    return found


def members(bits: int) -> Iterator[int]:
    """The members of a set, lowest first."""
    bits = int(bits)
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


def hand(state: State, seat: int) -> list[int]:
    """A Hand, sorted by card number."""
    return list(members(state[0].hand[seat]))


def trail(state: State, seat: int) -> list[int]:
    """A Trail from left to right."""
    return row(state, state[0].trail_left[seat])


def discards(state: State, seat: int) -> list[int]:
    """A Discard pile in the order laid."""
    return row(state, state[0].discard_first[seat])


def pile(state: State, slot: int) -> list[int]:
    """A visible Market pile from bottom to top."""
    return row(state, state[0].pile[slot])[::-1]


def draw_pile(state: State) -> list[int]:
    """The draw pile, the next card first."""
    return row(state, state[0].draw_first)


def lay(state: State, cards: list[int]) -> tuple[int, int]:
    """Put cards into a row; its first and its last."""
    if not cards:
        return NONE, NONE
    for here, following in zip(cards, [*cards[1:], NONE], strict=True):
        state[0].follows[here] = following
    return cards[0], cards[-1]
