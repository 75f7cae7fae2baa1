"""Scores, who has won, and by which clause."""

from __future__ import annotations

from seaboard.match.errors import Clause
from seaboard.match.standing import Outcome

from .rules.school import School


def outcome(school: School) -> Outcome:
    """The sum of everybody's cards; most points win, then most cards; equals share it (I68–I70)."""
    scores = tuple(hand.points for hand in school.hands)
    if not school.over:
        return Outcome(scores)
    worth = [(hand.points, hand.cards) for hand in school.hands]
    winners = tuple(seat for seat, found in enumerate(worth) if found == max(worth))
    return Outcome(scores, winners, Clause("I68"))
