"""How Urchins speaks, in the sentences of `words/*.ftl`."""

from __future__ import annotations

from typing import Any

from seaboard.games.urchins.facts import SEATS
from seaboard.match.errors import Refusal
from seaboard.match.game import Event
from seaboard.words import Words

View = dict[str, Any]
BY_SOMEBODY = ("skipped", "moved", "added", "placed", "captured")


class UrchinsTelling:
    """Seats are their pawns' letters on the board: A, B, C, D."""

    def seat(self, view: View, seat: int, words: Words) -> str:
        return SEATS[seat]

    def mover(self, view: View, seat: int, words: Words) -> str:
        return self.seat(view, seat, words)

    def event(self, event: Event, view: View, words: Words) -> str:
        said = words.say(f"spoken-{event['kind'].replace('_', '-')}", **_facts(event))
        by = event["kind"] in BY_SOMEBODY
        return words.say("spoken-by", name=SEATS[event["seat"]], deed=said) if by else said

    def about(self, refusal: Refusal, view: View, words: Words) -> dict[str, Any]:
        return {"name": refusal.params.get("rival", refusal.params.get("mover", ""))}


def _facts(event: Event) -> dict[str, Any]:
    """What the sentences want to know of an event."""
    facts = {name: value for name, value in event.items() if isinstance(value, str | int)}
    facts |= {name: len(event[name]) for name in ("jumped", "squares") if name in event}
    if "onto" in event:
        facts["stack"] = "no" if event["onto"] is None else "yes"
    if "winners" in event:
        facts["names"] = ", ".join(SEATS[seat] for seat in event["winners"])
        facts["shared"] = "yes" if len(event["winners"]) > 1 else "no"
    if event["kind"] == "duty":
        facts["name"] = SEATS[event["seat"]]
    return facts


TELLING = UrchinsTelling()
