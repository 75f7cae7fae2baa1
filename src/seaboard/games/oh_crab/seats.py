"""The letters of seats and crabs."""

from __future__ import annotations

from seaboard.games.base import State

from .names import LETTERS


def letter(state: State, seat: int) -> str:
    """The letter of a seat: that of its first crab (O174)."""
    return LETTERS[state[0].crabs[seat, 0]]


def letters(state: State, seats: int) -> str:
    """The letters of some seats, given as bits."""
    return "".join(letter(state, seat) for seat in range(state[0].players) if int(seats) >> seat & 1)
