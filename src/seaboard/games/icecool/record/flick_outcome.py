"""The outcome of a flick as a record keeps it, so that a replay needs no engine (I81)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from seaboard.games.icecool.facts import COLOURS, FLICK_LIMITS, LETTER_OF
from seaboard.games.icecool.flick import Flick, Push
from seaboard.games.icecool.notation import metres
from seaboard.games.icecool.physics import referee
from seaboard.games.icecool.physics.referee import Event
from seaboard.games.icecool.position import POSE
from seaboard.games.icecool.rules import School, places
from seaboard.match.errors import BadPosition

WORD: Final = re.compile(r"(flick [^{}]*?) \{([^{}]*)\}")
DECIMAL: Final = re.compile(r"-?[0-9]{1,3}\.[0-9]{4}")
LAST_KINDS: Final = ("rest", "end", "restart", "repeat")
CLOSE_CALL: Final = 2e-6  # metres: the referee saw more decimals than the record keeps (I15)


def write_outcome(push: Push, happened: Sequence[Event]) -> str:
    """`{phi power side; event; event}`: executed values, then every event in order (I81)."""
    words = [f"{push.phi:.4f} {push.power:.4f} {push.side:.4f}"]
    words += [" ".join([LETTER_OF[event["who"]], event["kind"], *_fields(event)]) for event in happened]
    return "{" + "; ".join(words) + "}"


def _fields(event: Event) -> list[str]:
    match event["kind"]:
        case "door":
            return [event["door"], event["to"], event["how"], *(["fish"] if event["fish"] else [])]
        case "touch":
            return [LETTER_OF[event["other"]], str(event["catch"])]
        case "rest":
            pose = f"{metres(event['x'])},{metres(event['y'])},{event['yaw']}"
            how = [] if event["how"] == "stands" else [event["how"]]
            stuck = ["stuck", event["stuck"], *event["seen"]] if event["stuck"] else []
            return [pose, *how, *stuck]
        case "end":
            return list(event["why"])
    return []


# ------------------------------------------------------------------ reading


def read_outcome(school: School, flick: Flick, text: str) -> tuple[Push, list[Event]]:
    """What a record says a flick did; BadPosition if tokens, IDs and endings do not follow (I81)."""
    first, *rest = text.split("; ")
    push = _push(flick, first)
    happened = [_event(school, words) for words in rest]
    _check(school, happened)
    return push, happened


def _wrong(found: object, wanted: str) -> BadPosition:
    return BadPosition("outcome", found, wanted)


def _push(flick: Flick, words: str) -> Push:
    values = words.split(" ")
    if len(values) != 3 or not all(DECIMAL.fullmatch(value) for value in values):
        raise _wrong(words, "executed phi, power and side with four decimals")
    phi, power, side = map(float, values)
    for name, value in (("power", power), ("side", side)):
        low, high = FLICK_LIMITS[name]
        if not low <= value <= high:
            raise _wrong(words, f"{name} from {low} to {high}")
    return Push(phi, power, side, flick.height)


def _event(school: School, text: str) -> Event:
    words = text.split(" ")
    if len(words) < 2 or words[0] not in school.seats or len(words[0]) != 1:
        raise _wrong(text, "a letter of a seat, a kind of event and its fields")
    event: Event = {"t": None, "kind": words[1], "who": COLOURS[words[0]]}
    fields = words[2:]
    match words[1], fields:
        case "door", [door, to, ("through" | "over") as how, *fish] if fish in ([], ["fish"]):
            event |= {"door": door, "to": to, "how": how, "fish": bool(fish)}
        case "touch", [other, ("0" | "1" | "2") as catch] if other in school.seats and len(other) == 1:
            event |= {"other": COLOURS[other], "catch": int(catch)}
        case "rest", [pose, *more]:
            event |= _rest(school, text, pose, more)
        case "end", why if why and set(why) <= {"fish", "ids", "second"}:
            event |= {"why": why}
        case (("out" | "restart" | "repeat"), []):
            pass
        case _:
            raise _wrong(text, "an event as records write it")
    return event


def _rest(school: School, text: str, pose: str, more: list[str]) -> Event:
    found = POSE.fullmatch(pose)
    if found is None or found[4] or int(found[3] or 0) >= 360:
        raise _wrong(text, "x,y,yaw")
    x, y, yaw = float(found[1]), float(found[2]), int(found[3] or 0)
    if not places.inside(school.board.plan.outer, (x, y)):
        raise _wrong(text, "a place inside the board")
    how = more.pop(0) if more and more[0] in ("returned", "dropped") else "stands"
    door = places.stuck_in(school.board, (x, y))
    seen = places.seen_in(school.board, door, (x, y)) if door else []
    if more != (["stuck", door.id, *seen] if door else []):
        raise _wrong(text, "stuck, its door and the rooms in which it is seen, if that place is in a door")
    return {"x": x, "y": y, "yaw": yaw, "how": how, "stuck": door.id if door else None, "seen": seen}


def _check(school: School, happened: Sequence[Event]) -> None:
    """Whether the events fit the position and each other (I81)."""
    standing = [school.colour(seat) for seat, pose in enumerate(school.poses) if pose is not None]
    kinds = [event["kind"] for event in happened]
    resting = [event["who"] for event in happened if event["kind"] == "rest"]
    order = [LAST_KINDS.index(kind) if kind in LAST_KINDS else -1 for kind in kinds]
    if resting != standing or order != sorted(order):
        raise _wrong(" ".join(resting), f"at the end one rest each of {' '.join(standing)}")
    if any(event["who"] not in standing for event in happened if event["kind"] in ("door", "touch", "out")):
        raise _wrong("event", "events of penguins on the board")
    asked = referee.question(school)
    _check_touches(asked, happened, standing)
    _check_leaving(happened)
    _check_fish(school, happened)
    last = [event for event in happened if event["kind"] in ("end", "restart", "repeat")]
    ending = referee.ending(asked, happened, None)
    wanted = [ending] if ending else _repeats(school, happened)
    if last not in wanted:
        raise _wrong([event["kind"] for event in last], f"{[event['kind'] for event in wanted[0]]}")


def _check_fish(school: School, happened: Sequence[Event]) -> None:
    """Tokens are taken where they are earned, each once (I21)."""
    tokens = {seat: set(doors) for seat, doors in enumerate(school.fish)}
    for event in happened:
        if event["kind"] == "door":
            seat = school.seat_of(event["who"])
            if event["fish"] != _earns_fish(school, seat, event, tokens[seat]):
                raise _wrong(event["door"], "fish when a door with an own token is first passed through")
            if event["fish"]:
                tokens[seat].discard(event["door"][1:])


def _earns_fish(school: School, seat: int, event: Event, tokens: set[str]) -> bool:
    """Through a door with an own token, and not from a start inside its frame (I21, I27)."""
    door = next((each for each in school.board.doors if each.id == event["door"]), None)
    pose = school.poses[seat]
    if door is None or event["to"] not in (door.a, door.b) or pose is None:
        raise _wrong(f"{event['door']} {event['to']}", "a door of the board and one of its two rooms")
    from_outside = places.to_strip(door, pose.point) >= places.in_frame(school.board)
    return event["how"] == "through" and door.id[1:] in tokens and from_outside


def _check_touches(asked: referee.Question, happened: Sequence[Event], standing: Sequence[str]) -> None:
    """Every pair touches once at most, the Catcher named second; IDs say what is a catch (I31, I32)."""
    pairs = set()
    for touch in (event for event in happened if event["kind"] == "touch"):
        who, other = touch["who"], touch["other"]
        if who == other or other not in standing or who == asked.catcher:
            raise _wrong(f"{who} touches {other}", "two penguins on the board, the Catcher named second")
        if (pair := frozenset((who, other))) in pairs:
            raise _wrong(f"{who} touches {other}", "the first contact of each pair only")
        pairs.add(pair)
        if touch["catch"] != (catch := referee.catch(asked, who, other)):
            raise _wrong(f"touch {touch['catch']}", f"touch {catch}: the IDs say so")


def _check_leaving(happened: Sequence[Event]) -> None:
    """Who left the board, and nobody else, is put back (I56)."""
    out = {event["who"] for event in happened if event["kind"] == "out"}
    back = {event["who"] for event in happened if event["kind"] == "rest" and event["how"] == "returned"}
    if out != back:
        raise _wrong(f"out: {sorted(out)}", "returned behind the rest of those who went out")


def _repeats(school: School, happened: Sequence[Event]) -> list[list[Event]]:
    """Whether the first flick is repeated; both ways where the rounding could hide which (I15)."""
    colour, pose = school.colour(school.turn), school.poses[school.turn]
    repeat: list[Event] = [{"t": None, "kind": "repeat", "who": colour}]
    out = any(event["kind"] == "out" and event["who"] == colour for event in happened)
    if pose is None or not pose.on_circle or out:
        return [[]]
    rest = next(event for event in happened if event["kind"] == "rest" and event["who"] == colour)
    point = rest["x"], rest["y"]
    circle = school.board.plan.red_circle
    edge = school.board.radius + circle.radius
    away = ((point[0] - circle.centre[0]) ** 2 + (point[1] - circle.centre[1]) ** 2) ** 0.5
    if abs(away - edge) < CLOSE_CALL or rest["how"] != "stands":
        return [[], repeat]
    return [repeat] if places.touches_circle(school.board, point) else [[]]
