"""Which bots have something to decide, and what is left to people."""

from __future__ import annotations

from seaboard.match.match import Match

from .seats import Seats


def anyone_may_send_it(match: Match) -> bool:
    """Whether several seats are asked for one and the same move, as after a round (F25)."""
    if len(match.to_move) < 2:
        return False
    choices = {tuple(match.moves(seat)) for seat in match.to_move}
    return len(choices) == 1 and len(choices.pop()) == 1


def bots_due(match: Match, seats: Seats) -> list[int]:
    """Bots that have a decision to make now; what anyone may send is left to people."""
    if anyone_may_send_it(match):
        return []
    return [seat for seat in match.to_move if seats.bot(seat) is not None]
