"""Who will win a match of Fish & Chips, by the totals and by what a search expects of the present round.

A search's value is a round's lead in points (F21); a match goes on to its target (F23). How much a lead is
worth depends on how many rounds are still to come: the two figures below were fitted to matches of a strong
bot against itself (`bench/chances.py`).
"""

from __future__ import annotations

import math

from seaboard.bots.chances import by_points
from seaboard.match.game import Position

from .rules import DONE
from .rules.deal import lowest_rank

LEAD = 0.7  # of a whole sweep, in a search's value: `returns` in `rules`
POINTS_A_ROUND = 9.0  # of each side, about
SPREAD_NOW, SPREAD_A_ROUND = 16.0, 8.0  # points by which the lead of a match changes yet
A_WIN = 0.999  # in a search's value: the match is decided


def chances(position: Position, values: tuple[float, ...]) -> tuple[float, ...]:
    """The winning chances of all seats; alone, that the deal is won (F29)."""
    s = position[0]
    if len(values) == 1:
        return (max(0.0, min(1.0, values[0])),)
    won = [value >= A_WIN for value in values]
    if any(won):
        return tuple(float(w) / sum(won) for w in won)
    rivals = (int(s.sides) - 1) * (16 - lowest_rank(int(s.sides)))
    leads = [value * rivals / LEAD for value in values]
    mean = POINTS_A_ROUND if s.phase != DONE else 0.0
    expected = [int(s.totals[seat]) + mean + lead / 2 for seat, lead in enumerate(leads)]
    rounds_left = max(0.0, (int(s.target) - max(expected)) / POINTS_A_ROUND)
    spread = SPREAD_NOW + SPREAD_A_ROUND * math.sqrt(rounds_left)
    return by_points(expected, spread)
