"""Who has won, as seats."""

from __future__ import annotations

import numpy as np

from seaboard.games.base import State

from . import rules
from .names import MOST_CRABS


def winning_seats(state: State) -> tuple[int, ...]:
    """The seats that have won; none while the race runs (O93–O95, O108)."""
    won = np.zeros(MOST_CRABS, np.bool_)
    rules.winners(state[0], won)
    return tuple(seat for seat in range(state[0].players) if won[seat])
