"""Who has won."""

from __future__ import annotations

import numpy as np

from seaboard.games.base import State

from . import rules


def winning_seats(state: State) -> tuple[int, ...]:
    """The seats that have won the match; none while it runs, or in a lost solo game (F22–F24, F29)."""
    s = state[0]
    won = np.zeros(rules.MOST_SIDES, np.bool_)
    rules.winners(s, won)
    if s.players == 1:
        return (0,) if won[3] else ()
    return tuple(side for side in range(s.sides) if won[side])
