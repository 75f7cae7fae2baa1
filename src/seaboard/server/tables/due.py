"""Which bots have something to decide, and what is left to people."""

from __future__ import annotations

from seaboard.match.match import Match

from .seats import Seats


def anyone_may_send_it(match: Match) -> bool:
    """Whether several seats are asked for one and the same move, as after a round (F25)."""
    here, at_once = match.standing, match.game.at_once
    if len(here.to_move) < 2 or (at_once is not None and at_once.now(here.position)):
        return False  # nobody is asked, or each for an answer of its own
    choices = here.moves(here.to_move[0])
    return len(choices) == 1 and all(here.moves(seat) == choices for seat in here.to_move)


def bots_due(match: Match, seats: Seats) -> list[int]:
    """Bots that have a decision to make now; what anyone may send is left to people."""
    if not seats.bots or anyone_may_send_it(match):
        return []
    return [seat for seat in match.to_move if seats.bot(seat) is not None]
