"""Templates for one seat of one match: what it may know as numbers, and its actions as it counts them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .encoding import Observation
from .kit import Actions
from .layout import Positions

if TYPE_CHECKING:
    from .game_rules import Returns, counted, encode, outcome


def observe(positions: Positions, seat: int, out: Observation) -> None:
    """What a seat may know of the one position of the array."""
    encode(positions[0], seat, out)


def count(positions: Positions, seat: int, actions: Actions) -> None:
    """Actions become those that the seat counts so, in place."""
    for i in range(len(actions)):
        actions[i] = counted(positions[0], seat, actions[i])


def worth(positions: Positions, out: Returns) -> None:
    """What the finished match is worth to each seat."""
    outcome(positions[0], out)
