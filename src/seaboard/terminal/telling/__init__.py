"""A game's events, seats and refusals in words; what is special about a game is in its file here."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from seaboard.games.base import Event
from seaboard.games.errors import Refusal
from seaboard.games.match import Match
from seaboard.words import Words

from .fish_and_chips import FishAndChips
from .icecool import IceCool
from .oh_crab import OhCrab
from .urchins import Urchins

View = dict[str, Any]


class Telling(Protocol):
    """How a game speaks."""

    def seat(self, view: View, seat: int, words: Words) -> str:
        """Who sits there: "Red"."""

    def mover(self, view: View, seat: int, words: Words) -> str:
        """For whom that seat moves now: in a solo game not always for itself."""

    def event(self, event: Event, view: View, words: Words) -> str:
        """What happened, in a sentence; "" if there is none."""

    def about(self, refusal: Refusal, view: View, words: Words) -> dict[str, Any]:
        """What the sentence of a refusal wants to know besides the refusal's own parameters."""


@runtime_checkable
class Secretive(Protocol):
    """How a game speaks to one seat alone, before it asks."""

    def own(self, view: View, words: Words) -> list[str]:
        """What the board does not show, line by line."""


class Plain:
    """A game with no words of its own yet: seats by number, moves by their notation."""

    def seat(self, view: View, seat: int, words: Words) -> str:
        return words.say("cli-seat", seat=seat)

    def mover(self, view: View, seat: int, words: Words) -> str:
        return self.seat(view, seat, words)

    def event(self, event: Event, view: View, words: Words) -> str:
        return ""

    def about(self, refusal: Refusal, view: View, words: Words) -> dict[str, Any]:
        return {}


TELLINGS: dict[str, Telling] = {
    "fish-and-chips": FishAndChips(),
    "icecool": IceCool(),
    "oh-crab": OhCrab(),
    "urchins": Urchins(),
}


def telling(game: str) -> Telling:
    """The telling of a game by its name."""
    return TELLINGS.get(game, Plain())


def own(match: Match, seat: int, words: Words) -> list[str]:
    """What only this seat may see; nothing where all lies open."""
    tell = telling(match.game.name)
    return tell.own(match.view(seat), words) if isinstance(tell, Secretive) else []


def told(match: Match, number: int, watcher: int | None, words: Words) -> str:
    """Move `number` as a watcher may know it: its sentences, and its notation."""
    tell, view = telling(match.game.name), match.view(watcher)
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
        **telling(match.game.name).about(refusal, match.view(seat), words),
        "clause": refusal.clause or "",
    }
    key = f"why-{refusal.reason}"
    said = words.say(key, **params) if words.has(key) else words.say("cli-not-legal", move=move)
    return said if refusal.clause is None else words.say("cli-by-clause", why=said, clause=refusal.clause)
