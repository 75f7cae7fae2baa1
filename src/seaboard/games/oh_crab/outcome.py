"""Scores, who has won, and by which clause."""

from __future__ import annotations

from seaboard.games.oh_crab import rules
from seaboard.games.oh_crab.position.glance import glance
from seaboard.match.errors import Clause
from seaboard.match.game import Outcome, Position


def outcome(position: Position) -> Outcome:
    """1 for who wins, 0 for the others: nothing else is counted (O93–O95, O108, O173)."""
    won = glance(position).winners
    if not won:
        return Outcome((0,) * position["players"].item(), won, None)
    s = position[0]
    scores = tuple(int(seat in won) for seat in range(s.players))
    home = sum(rules.rounds.is_home(s, seat) for seat in range(s.players))
    return Outcome(scores, won, Clause({0: "O173", 1: "O94"}.get(home, "O95")))
