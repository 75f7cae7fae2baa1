"""Scores, who has won, and by which clause."""

from __future__ import annotations

from seaboard.match.errors import Clause
from seaboard.match.game import Outcome, Position

from . import rules
from .facts import COLOURS
from .notation import COLOUR


def outcome(position: Position) -> Outcome:
    """How a match stands: the most tokens win, equals share it (U28, U29)."""
    s = position[0]
    scores = tuple(s.scores[: s.players].tolist())
    if not s.over:
        return Outcome(scores)
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    return Outcome(scores, winners, Clause(end_clause(position)))


def end_clause(position: Position) -> str:
    """The clause by which a finished game ended: a colour is out, or nothing can happen any more."""
    s = position[0]
    by_pile = rules.colour_is_out(s) and (s.mover == s.first or not s.ends_with_round)
    return "U30" if rules.is_standstill(s) and not by_pile else "U27"


def colour_out(position: Position) -> str | None:
    """The colour that is missing from the pile."""
    pile = position[0].pile
    return next((letter for letter in COLOURS if pile[COLOUR[letter]] == 0), None)
