"""Who has won, as seats."""

from __future__ import annotations

from seaboard.games.base import State

from .glances import glance


def winning_seats(state: State) -> tuple[int, ...]:
    """The seats that have won; none while the race runs (O93–O95, O108)."""
    return glance(state).winners
