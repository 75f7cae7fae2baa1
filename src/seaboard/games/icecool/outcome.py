"""The outcome of a flick as a record keeps it, so that a replay needs no engine (I81)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from seaboard.match.errors import BadPosition

from . import places, rules
from .facts import COLOURS, FLICK_LIMITS, LETTER_OF
from .flick import Flick, Push
from .notation import metres
from .reading import POSE
from .referee import Event
from .school import School

WORD: Final = re.compile(r"(flick [^{}]*?) \{([^{}]*)\}")
DECIMAL: Final = re.compile(r"-?[0-9]{1,3}\.[0-9]{4}")
LAST_KINDS: Final = ("rest", "end", "restart", "repeat")
CLOSE_CALL: Final = 2e-6  # metres: the referee saw more decimals than the record keeps (I15)


def write_outcome(push: Push, happened: Sequence[Event], yaws: Sequence[int]) -> str:
    """`{phi power side; event; event}`: executed values, then every event in order (I81)."""
    turns = iter(yaws)
    words = [f"{push.phi:.4f} {push.power:.4f} {push.side:.4f}"]
    for event in happened:
        fields = _fields(event, next(turns) if event["kind"] == "rest" else 0)
        words.append(" ".join([LETTER_OF[event["who"]], event["kind"], *fields]))
    return "{" + "; ".join(words) + "}"


def _fields(event: Event, yaw: int) -> list[str]:
    match event["kind"]:
        case "door":
            return [event["door"], event["to"], event["how"], *(["fish"] if event["fish"] else [])]
        case "touch":
            return [LETTER_OF[event["other"]], str(event["catch"])]
        case "rest":
            pose = f"{metres(event['x'])},{metres(event['y'])},{yaw}"
            how = [] if event["how"] == "stands" else [event["how"]]
            stuck = ["stuck", event["stuck"], *event["seen"]] if event["stuck"] else []
            return [pose, *how, *stuck]
        case "end":
            return list(event["why"])
    return []


# ------------------------------------------------------------------ reading


def read_outcome(school: School, flick: Flick, text: str) -> tuple[Push, list[Event], list[int]]:
    """What a record says a flick did; BadPosition if tokens, IDs and endings do not follow (I81)."""
    first, *rest = text.split("; ")
    push = _push(flick, first)
    yaws: list[int] = []
    happened = [_event(school, words, yaws) for words in rest]
    _check(school, happened)
    return push, happened, yaws


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


def _event(school: School, text: str, yaws: list[int]) -> Event:
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
            event |= _rest(school, text, pose, more, yaws)
        case "end", why if why and set(why) <= {"fish", "ids", "second"}:
            event |= {"why": why}
        case (("out" | "restart" | "repeat"), []):
            pass
        case _:
            raise _wrong(text, "an event as records write it")
    return event


def _rest(school: School, text: str, pose: str, more: list[str], yaws: list[int]) -> Event:
    found = POSE.fullmatch(pose)
    if found is None or found[4] or int(found[3] or 0) >= 360:
        raise _wrong(text, "x,y,yaw")
    yaws.append(int(found[3] or 0))
    x, y = float(found[1]), float(found[2])
    if not places.inside(school.board.plan.outer, (x, y)):
        raise _wrong(text, "a place inside the board")
    how = more.pop(0) if more and more[0] in ("returned", "dropped") else "stands"
    door = places.stuck_in(school.board, (x, y))
    seen = places.seen_in(school.board, door, (x, y)) if door else []
    if more != (["stuck", door.id, *seen] if door else []):
        raise _wrong(text, "stuck, its door and the rooms in which it is seen, if that place is in a door")
    return {"x": x, "y": y, "how": how, "stuck": door.id if door else None, "seen": seen}


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
    _check_touches(school, happened, standing)
    _check_leaving(happened)
    tokens = {seat: set(doors) for seat, doors in enumerate(school.fish)}
    ids = list(school.ids)
    second = False
    for event in happened:
        seat = school.seat_of(event["who"])
        if event["kind"] == "door":
            if event["fish"] != _earns_fish(school, seat, event, tokens[seat]):
                raise _wrong(event["door"], "fish when a door with an own token is first passed through")
            if event["fish"]:
                tokens[seat].discard(event["door"][1:])
        elif event["kind"] == "touch":
            catch = _catch(school, seat, event["other"])
            if event["catch"] != catch:
                raise _wrong(f"touch {event['catch']}", f"touch {catch}: the IDs say so")
            second = second or catch == 2
            ids[seat] = school.catcher if catch else ids[seat]
    _check_ending(school, happened, tokens, ids, second)


def _earns_fish(school: School, seat: int, event: Event, tokens: set[str]) -> bool:
    """Through a door with an own token, and not from a start inside its frame (I21, I27)."""
    door = next((each for each in school.board.doors if each.id == event["door"]), None)
    pose = school.poses[seat]
    if door is None or event["to"] not in (door.a, door.b) or pose is None:
        raise _wrong(f"{event['door']} {event['to']}", "a door of the board and one of its two rooms")
    from_outside = places.to_strip(door, pose.point) >= places.in_frame(school.board)
    return event["how"] == "through" and door.id[1:] in tokens and from_outside


def _check_touches(school: School, happened: Sequence[Event], standing: Sequence[str]) -> None:
    """Every pair touches once at most, the Catcher as the second of it (I31)."""
    pairs = [(event["who"], event["other"]) for event in happened if event["kind"] == "touch"]
    for who, other in pairs:
        if who == other or other not in standing or who == school.colour(school.catcher):
            raise _wrong(f"{who} touches {other}", "two penguins on the board, the Catcher named second")
    if len({frozenset(pair) for pair in pairs}) < len(pairs):
        raise _wrong(f"{len(pairs)} touches", "the first contact of each pair only")


def _check_leaving(happened: Sequence[Event]) -> None:
    """Who left the board, and nobody else, is put back (I56)."""
    out = {event["who"] for event in happened if event["kind"] == "out"}
    back = {event["who"] for event in happened if event["kind"] == "rest" and event["how"] == "returned"}
    if out != back:
        raise _wrong(f"out: {sorted(out)}", "returned behind the rest of those who went out")


def _catch(school: School, seat: int, other: str) -> int:
    if other != school.colour(school.catcher) or seat == school.catcher:
        return 0
    if school.ids[seat] == seat:
        return 1
    return 2 if school.players == 2 else 0


def _check_ending(
    school: School, happened: Sequence[Event], tokens: dict[int, set[str]], ids: list[int], second: bool
) -> None:
    why = []
    if any(not tokens[seat] for seat in school.runners):
        why.append("fish")
    if school.players > 2 and all(holder == school.catcher for holder in ids):
        why.append("ids")
    if second:
        why.append("second")
    last = [event for event in happened if event["kind"] in ("end", "restart", "repeat")]
    wanted: list[list[Event]]
    if why:
        wanted = [[{"t": None, "kind": "end", "who": school.colour(school.catcher), "why": why}]]
    elif school.players == 2 and ids != list(school.ids):
        wanted = [[{"t": None, "kind": "restart", "who": school.colour(school.runners[0])}]]
    else:
        wanted = _repeats(school, happened)
    if last not in wanted:
        raise _wrong([event["kind"] for event in last], f"{[event['kind'] for event in wanted[0]]}")


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
    return [repeat] if rules.touches_circle(school.board, point) else [[]]
