"""A game's events and refusals as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from seaboard.match.errors import Refusal
from seaboard.match.match import Match
from seaboard.match.telling import Secretive, View, telling_of
from seaboard.words import Words

from . import rulebook

MOST_NAMED = 12  # of the moves of one answer: the sentence is no list


@runtime_checkable
class Offering(Protocol):
    """A game whose moves say little without what they give."""

    def offered(self, view: View, words: Words) -> str:
        """The legal moves of whoever sees this view, explained."""


def own(match: Match, seat: int, words: Words) -> list[str]:
    """What only this seat may see; nothing where all lies open."""
    tell = telling_of(match.game)
    return tell.own(match.view(seat), words) if isinstance(tell, Secretive) else []


def offered(match: Match, seat: int, words: Words) -> str | None:
    """The legal moves of a seat, explained; None where their notation says enough."""
    tell = telling_of(match.game)
    return tell.offered(match.view(seat), words) if isinstance(tell, Offering) else None


def told(match: Match, number: int, watcher: int | None, words: Words) -> str:
    """Move `number` as a watcher may know it: its sentences, and its notation."""
    tell, view = telling_of(match.game), match.view(watcher)
    sentences = [tell.event(event, view, words) for event in match.events(number, watcher)]
    move = match.told(number, watcher)
    said = " ".join(filter(None, sentences)) or tell.seat(view, match.history[number].seat, words)
    return said if move is None else f"{said} [{move}]"


def why_not(match: Match, move: str, seat: int | None, words: Words) -> str | None:
    """Why a move is not legal, with its clause; None if it is."""
    refusal = match.why_not(move, seat)
    return None if refusal is None else refused(match, move, refusal, seat, words)


def refused(match: Match, move: str, refusal: Refusal, seat: int | None, words: Words) -> str:
    """A refusal as a sentence with its clause."""
    params = {
        **refusal.params,
        **telling_of(match.game).about(refusal, match.view(seat), words),
        "clause": refusal.clause or "",
    }
    key = f"why-{refusal.reason}"
    said = words.say(key, **params) if words.has(key) else words.say("cli-not-legal", move=move)
    return said if refusal.clause is None else words.say("cli-by-clause", why=said, clause=refusal.clause)


def several(moves: Sequence[str], words: Words) -> str:
    """That an answer names more than one move, with the first of them."""
    more = [] if len(moves) <= MOST_NAMED else ["…"]
    return words.say("text-several-moves", moves=", ".join([*moves[:MOST_NAMED], *more]))


def read_out(match: Match, clause: str, words: Words) -> str:
    """A clause of the rulebook; or that there is none, and which there are."""
    text = rulebook.written(match.game, words.language)
    if text is None:
        return words.say("text-no-rulebook")
    names = rulebook.clauses(text)
    missing = words.say("text-no-clause", clause=clause, first=names[0], last=names[-1])
    return rulebook.plain(rulebook.clause(text, clause) or missing)
