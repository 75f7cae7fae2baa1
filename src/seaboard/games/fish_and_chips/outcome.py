"""Scores, who has won, and by which clause."""

from __future__ import annotations

import numpy as np

from seaboard.kernel.layout import numbers
from seaboard.match.errors import Clause
from seaboard.match.game import Outcome, Position

from . import rules


def winning_seats(position: Position) -> tuple[int, ...]:
    """The seats that have won the match; none while it runs, or in a lost solo game (F22–F24, F29)."""
    s = position[0]
    won = np.zeros(rules.MOST_SIDES, np.bool_)
    rules.winners(s, won)
    if s.players == 1:
        return (0,) if won[3] else ()
    return tuple(side for side in range(s.sides) if won[side])


def scores(position: Position) -> tuple[int, ...]:
    """The totals by seat, with a round that is over; alone the points of the own colour (F21, F23, F29)."""
    s = position[0]
    if s.players == 1:
        return (int(rules.round_points(s, 3)),)
    total = rules.new_total if s.phase == rules.DONE else lambda s, side: s.totals[side]
    return tuple(int(total(s, side)) for side in range(s.sides))


def outcome(position: Position) -> Outcome:
    """How a match stands."""
    players, sides, phase = numbers(position, "players", "sides", "phase")
    if players > 1 and phase != rules.DONE:  # nobody has won, and the round counts only at its end
        return Outcome(tuple(position["totals"].tolist()[0][:sides]))
    over = rules.match_over(position[0])
    clause = Clause(decisive_clause(position)) if over else None
    return Outcome(scores(position), winning_seats(position), clause)


def decisive_clause(position: Position) -> str:
    """The clause by which a match was decided."""
    s = position[0]
    if s.players == 1:
        return "F29"
    if rules.won_by_sweep(s) != rules.NOBODY:
        return "F22"
    best = sum(
        rules.new_total(s, side) == max(rules.new_total(s, i) for i in range(s.sides))
        for side in range(s.sides)
    )
    return "F24" if best > 1 else "F23"
