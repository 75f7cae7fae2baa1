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
    """A game with no telling of its own: the sentences that the page's plain board uses too.

    `seat-0` is a seat's name, `event-<kind>` an event, with its fields, and who it is about: `$name`, which
    is `$side` in a terminal. Where they are missing, seats have numbers and moves their notation.
    """

    def seat(self, view: View, seat: int, words: Words) -> str:
        return words.say(f"seat-{seat}") if words.has(f"seat-{seat}") else words.say("cli-seat", seat=seat)

    def mover(self, view: View, seat: int, words: Words) -> str:
        return self.seat(view, seat, words)

    def event(self, event: Event, view: View, words: Words) -> str:
        key, seat = f"event-{event.get('kind')}", event.get("seat")
        if not words.has(key):
            return ""
        who = {} if seat is None else dict.fromkeys(("name", "side"), self.seat(view, seat, words))
        return words.say(key, **{**who, **_flat(event)})

    def about(self, refusal: Refusal, view: View, words: Words) -> dict[str, Any]:
        return {}


def _flat(event: Event) -> dict[str, Any]:
    """The fields of an event as a sentence can use them, as on the page: `none` for what is not told, a list
    as "a, b", `true` and `false`; parts with parts of their own are left out."""
    found: dict[str, Any] = {}
    for name, value in event.items():
        match value:
            case None:
                found[name] = "none"
            case bool():
                found[name] = str(value).lower()
            case str() | int() | float():
                found[name] = value
            case list() if all(isinstance(item, str | int | float) for item in value):
                found[name] = ", ".join(map(str, value))
    return found


def telling_of(game: Game[Any]) -> Telling:
    """The telling of a game; BrokenGame where it cannot be loaded."""
    found: Telling | None = game.said_in("telling", "TELLING")
    return Plain() if found is None else found
