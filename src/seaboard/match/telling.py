"""How a game speaks in a terminal: `TELLING` in the room `telling` of its folder."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from seaboard.words import Words

from .errors import Refusal
from .game import Event, Game

View = dict[str, Any]


class Telling(Protocol):
    """A game's events, seats and refusals in words."""

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
    """A game with no telling of its own: seats by number, moves by their notation."""

    def seat(self, view: View, seat: int, words: Words) -> str:
        return words.say("cli-seat", seat=seat)

    def mover(self, view: View, seat: int, words: Words) -> str:
        return self.seat(view, seat, words)

    def event(self, event: Event, view: View, words: Words) -> str:
        return ""

    def about(self, refusal: Refusal, view: View, words: Words) -> dict[str, Any]:
        return {}


def telling_of(game: Game[Any]) -> Telling:
    """The telling of a game."""
    room = game.room("telling")
    found: Telling = Plain() if room is None else room.TELLING
    return found
