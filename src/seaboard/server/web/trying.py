"""What is tried without a table: a page sends a whole try, the rules play it, and nothing is kept here."""

from __future__ import annotations

from functools import cache

import seaboard
from seaboard.match.errors import Refusal
from seaboard.match.match import Match
from seaboard.server.tables.states import entry, sight, view_of
from seaboard.server.wire.messages import Refused, SeatFacts, State, TableFacts, Terms
from seaboard.server.wire.problems import sendable


def films_of(match: Match) -> dict[str, bytes]:
    """How simulated moves looked, by their number in the log."""
    films = {str(number): match.film(number) for number in range(len(match.history))}
    return {number: film for number, film in films.items() if film}


def refused(match: Match, seat: int, refusal: Refusal | None, move: str, why: str | None) -> Refused | None:
    """Why the move of a try was not taken, or one that was asked about would not be."""
    if refusal is not None:
        return told(refusal, move, asked=False)
    found = None if why is None else match.why_not(why, seat)
    return None if found is None or why is None else told(found, why, asked=True)


def told(refusal: Refusal, move: str, asked: bool) -> Refused:
    """A refusal as a page hears it."""
    clause = None if refusal.clause is None else str(refusal.clause)
    return Refused(move, clause, refusal.reason, sendable(dict(refusal.params)), asked)


def state_of(match: Match, seat: int | None, decides: bool) -> State:
    """A match that is no table's, as a page draws one: its bots do not move by themselves."""
    game, seen = match.game, sight(match.standing, seat)
    seats = [
        SeatFacts(each, "person", "", True)
        if each == seat
        else SeatFacts(each, "bot", rival(game.name), True)
        for each in range(match.players)
    ]
    return State(
        number=len(match.history),
        table=TableFacts(
            table="",
            game=game.name,
            players=match.players,
            options=match.all_options,
            seats=seats,
            terms=Terms(),
            rules_version=game.rules_version,
            first_rules_version=game.rules_version,
            hidden=not game.perfect_information,
            seed_hash="",
            seed=None,
        ),
        seat=seat,
        ply=len(match.history),
        log_from=0,
        log=[entry(number, step, seat) for number, step in enumerate(match.steps)],
        view=view_of(seen.look),
        moves=match.standing.moves(seat) if seat is not None and decides else [],
        to_move=list(match.to_move),
        scores=seen.scores,
        winners=list(match.winners),
        over=match.over,
        thinking=[],
        undo="no",
        undo_asked=None,
        constants=match.constants,
    )


@cache
def rival(game: str) -> str:
    """Who the others are: they play what a lesson says, or nothing at all."""
    return next(iter(seaboard.bots(game)), "")
