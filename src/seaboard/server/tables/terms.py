"""What people agreed about a table besides the rules: its clock, and hints between people."""

from __future__ import annotations

from typing import Any

import msgspec

from seaboard.match.game import Game
from seaboard.match.match import Match
from seaboard.server.wire.messages import Terms
from seaboard.server.wire.problems import HttpProblem

from .clock import Pace

RELAXED = 120.0  # seconds that somebody may be away while others wait
MOVE = range(5, 3601)  # seconds for a decision
GAME = range(60, 7201)  # seconds for a match
INCREMENT = range(61)


def check_terms(terms: Terms) -> None:
    """Times that somebody can play with."""
    seconds = {"move": MOVE, "game": GAME}.get(terms.clock, range(1))
    if terms.seconds not in seconds:
        raise HttpProblem(400, "bad-terms", seconds=terms.seconds, least=seconds[0], most=seconds[-1])
    increments = INCREMENT if terms.clock == "game" else range(1)
    if terms.increment not in increments:
        raise HttpProblem(400, "bad-terms", seconds=terms.increment, least=0, most=increments[-1])


def read_terms(stored: dict[str, Any]) -> Terms:
    """Terms as a store has them; tables of earlier versions have none."""
    return msgspec.convert(stored, Terms)


def pace_of(terms: Terms) -> Pace:
    """The clock that people agreed on."""
    seconds = RELAXED if terms.clock == "relaxed" else float(terms.seconds)
    return Pace(terms.clock, seconds, float(terms.increment))


def own_pace(match: Match) -> Pace | None:
    """The clock that a game itself has, by the options of the match; it goes before any other."""
    game: Game[Any] = match.game
    seconds = 0 if game.clock is None else game.clock.seconds(match.all_options)
    return Pace("move", seconds) if seconds else None


def may_hint(terms: Terms, people: int) -> bool:
    """Whether hints may be asked for: among people only where they agreed to."""
    return people < 2 or terms.hints
