"""The letters of seats and crabs."""

from __future__ import annotations

from seaboard.games.oh_crab.names import LETTERS
from seaboard.match.game import Position


def letter(position: Position, seat: int) -> str:
    """The letter of a seat: that of its first crab (O174)."""
    return LETTERS[position[0].crabs[seat, 0]]


def letters(position: Position, seats: int) -> str:
    """The letters of some seats, given as bits."""
    return "".join(letter(position, seat) for seat in range(position[0].players) if int(seats) >> seat & 1)
