"""How Fish & Chips speaks, in the sentences of `words/*.ftl`."""

from __future__ import annotations

from typing import Any

from seaboard.match.errors import Refusal
from seaboard.match.game import Event
from seaboard.words import Words

View = dict[str, Any]


class FishAndChipsTelling:
    """Seats are their colours."""

    def seat(self, view: View, seat: int, words: Words) -> str:
        alone = view["players"] == 1  # then the last colour drawn is the player's (F26)
        return words.say("colour-name", colour=view["order"][-1 if alone else seat])

    def mover(self, view: View, seat: int, words: Words) -> str:
        alone = view["players"] == 1  # then one seat moves every colour (F28)
        return words.say("colour-name", colour=view["mover"]) if alone else self.seat(view, seat, words)

    def event(self, event: Event, view: View, words: Words) -> str:
        match event["kind"]:
            case "swap":
                return words.say("spoken-swap", **_flat(event), value=event["partner"]["value"])
            case "keep" | "pass":
                return words.say(f"spoken-{event['kind']}", **_flat(event))
            case "capture":
                values = {"value": event["top"]["value"], "taken": event["taken"]["value"]}
                return words.say("spoken-capture", **{**_flat(event), **values})
            case "round_over":
                return words.say("spoken-round-over", list=_points(event, words))
            case "match_over" if view["players"] == 1:
                return words.say("spoken-solo-won" if event["winners"] else "spoken-solo-lost")
            case "match_over":
                names = [self.seat(view, seat, words) for seat in event["winners"]]
                return words.say("spoken-match-won", names=", ".join(names))
            case "deal":
                return words.say("spoken-deal", colour=event["starter"])
        return ""

    def about(self, refusal: Refusal, view: View, words: Words) -> dict[str, Any]:
        mover = view["mover"]
        return {
            "colour": mover,
            "name": words.say("colour-name", colour=refusal.params.get("mover", mover)),
            "solo": "yes" if view["players"] == 1 else "no",
        }


def _flat(event: Event) -> dict[str, Any]:
    """The fields that are a text or a number."""
    return {name: value for name, value in event.items() if isinstance(value, str | int)}


def _points(event: Event, words: Words) -> str:
    """ "red 9, purple 7"; alone only the own colour counts."""
    pairs = zip(event["order"], event["points"], strict=True)
    return ", ".join(words.say("describe-colour-points", colour=c, points=p) for c, p in pairs)


TELLING = FishAndChipsTelling()
