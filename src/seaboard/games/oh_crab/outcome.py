"""Scores, who has won, and by which clause."""

from __future__ import annotations

from seaboard.games.oh_crab import rules
from seaboard.games.oh_crab.position.glance import glance
from seaboard.match.errors import Clause
from seaboard.match.game import Outcome, Position


def winning_seats(position: Position) -> tuple[int, ...]:
    """The seats that have won; none while the race runs (O93–O95, O108)."""
    return glance(position).winners


def outcome(position: Position) -> Outcome:
    """1 for who wins, 0 for the others: nothing else is counted (O94, O95)."""
    won = winning_seats(position)
    scores = tuple(int(seat in won) for seat in range(position[0].players))
    return Outcome(scores, won, Clause(decisive_clause(position)) if won else None)


def decisive_clause(position: Position) -> str:
    """The clause by which the race was decided."""
    s = position[0]
    home = [seat for seat in range(s.players) if rules.rounds.is_home(s, seat)]
    if not home:
        return "O173"
    return "O94" if len(home) == 1 else "O95"
