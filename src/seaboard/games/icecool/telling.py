"""How ICECOOL speaks, in the sentences of `words/*.ftl`."""

from __future__ import annotations

import math
from typing import Any

from seaboard.games.icecool.facts import HEAD
from seaboard.games.icecool.notation import metres
from seaboard.match.errors import Refusal
from seaboard.match.game import Event
from seaboard.words import Words

View = dict[str, Any]
MIDDLE = 0.1  # of the penguin's back: nearer to it nobody calls it a side


class IceCoolTelling:
    """Seats are their penguins' colours."""

    clauses = ("I80", "I81", "I38", "I45")  # moves as text, the hand, skates and red lines

    def seat(self, view: View, seat: int, words: Words) -> str:
        return _name(view["order"][seat], words)

    def mover(self, view: View, seat: int, words: Words) -> str:
        return self.seat(view, seat, words)

    def event(self, event: Event, view: View, words: Words) -> str:
        if not _worth_telling(event):
            return ""
        return words.say(f"said-{event['kind'].replace('_', '-')}", **_facts(event, view, words))

    def about(self, refusal: Refusal, view: View, words: Words) -> dict[str, Any]:
        told: dict[str, Any] = {}
        if "rooms" in refusal.params:
            rooms = str(refusal.params["rooms"]).split()
            told["rooms"] = ", ".join(words.say("room-title", room=room) for room in rooms)
        if "name" in refusal.params:
            told["name"] = words.say("parameter", name=refusal.params["name"])
        return told

    def own(self, view: View, words: Words) -> list[str]:
        """Where everybody stands, to the millimetre, the own cards, and what is to be decided."""
        said = [_stands(penguin, words) for penguin in view["penguins"]]
        said.append(words.say("own-doors", doors="; ".join(_centre(door, words) for door in view["doors"])))
        mine = next(player for player in view["players"] if player["colour"] == view["you"])
        cards = [str(value) for value in mine["face_down"]]
        said.append(words.say("own-cards", count=len(cards), cards=", ".join(cards)))
        return [*said, *_asked(view, words)]


def _stands(penguin: View, words: Words) -> str:
    """Where a penguin is."""
    facts = {"name": _name(penguin["colour"], words), "x": metres(penguin["x"]), "y": metres(penguin["y"])}
    if penguin["stuck"] is not None:
        return words.say("own-penguin-stuck", door=_door(penguin["stuck"], words), **facts)
    return words.say("own-penguin", room=words.say("room-name", room=penguin["room"] or ""), **facts)


def _centre(door: View, words: Words) -> str:
    """A door, and the rooms on both sides of it."""
    rooms = {side: words.say("room-name", room=door[end]) for side, end in (("one", "a"), ("other", "b"))}
    x, y = door["centre"]
    return words.say("own-door", number=door["id"][1:], x=metres(x), y=metres(y), **rooms)


def _asked(view: View, words: Words) -> list[str]:
    """What is to be decided, and within which limits."""
    match view["phase"]:
        case "place":
            left, low, right, high = map(metres, view["board"]["area"])
            return [words.say("own-place", left=left, low=low, right=right, high=high)]
        case "line":
            lines = [
                f"{line['move']} (x={metres(line['x'])} y={metres(line['y'])})" for line in view["lines"]
            ]
            return [words.say("own-line", lines=", ".join(lines))]
        case "flick":
            barred = [arc for arc in view["limits"]["blocked"] if arc["side"] == 0.0]
            arcs = ", ".join(f"{arc['start']:.4f}–{arc['end']:.4f}" for arc in barred)
            said = [words.say("own-flick")]
            return [*said, words.say("own-barred", arcs=arcs)] if arcs else said
        case "skates":
            return [words.say("own-skates")]
    return []


def _name(letter: str, words: Words) -> str:
    return words.say("colour-name", colour=letter)


def _worth_telling(event: Event) -> bool:
    """Where everybody stands is seen on the board; only what is special is told."""
    match event["kind"]:
        case "rest":
            return event["stuck"] is not None or event["how"] == "dropped"
        case "touch":
            return bool(event["catch"])
    return True


def _facts(event: Event, view: View, words: Words) -> dict[str, Any]:
    """What the sentence of an event wants to know."""
    found = {name: value for name, value in event.items() if isinstance(value, int | float | str)}
    who = event.get("who", event.get("catcher"))
    if who is not None:
        found |= {"name": _name(who, words), "you": _yes(who == view["you"])}
    match event["kind"]:
        case "flicked":
            found |= _manner(event)
        case "on_line":
            found["room"] = words.say("room-name", room=event["room"])
        case "door":
            door, room = _door(event["door"], words), words.say("room-name", room=event["to"])
            found |= {"door": door, "room": room, "fish": _yes(event["fish"])}
        case "card":
            found["value"] = event["value"] or 0  # 0: nobody else's business
        case "touch":
            found["other"] = _name(event["other"], words)
        case "rest":
            stuck = event["stuck"] is not None and event["how"] == "stands"
            found["how"] = "stuck" if stuck else event["how"]
            found["door"] = _door(event["stuck"], words) if event["stuck"] else ""
        case "skates":
            found["used"] = _yes(event["used"])
        case "round_over":
            found["why"] = event["why"][0]
        case "match_over":
            names = [_name(view["order"][seat], words) for seat in event["winners"]]
            found |= {"names": ", ".join(names), "count": len(names)}
    return found


def _manner(event: Event) -> dict[str, Any]:
    """How it was flicked: on the head or low, where on the back, how strongly and in which direction."""
    side = "middle" if abs(event["side"]) < MIDDLE else "left" if event["side"] < 0 else "right"
    return {
        "head": _yes(event["height"] >= HEAD),
        "side": side,
        "power": round(event["power"] * 100),
        "degrees": round(math.degrees(event["phi"])) % 360,
    }


def _door(door: str, words: Words) -> str:
    return words.say("door-name", door=door)


def _yes(true: bool) -> str:
    return "yes" if true else "no"


TELLING = IceCoolTelling()
