"""What a move did, for animation, log and screen reader; each event names its clause."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from . import rules
from .facts import LETTER_OF
from .moves import LINE
from .referee import Event as Seen
from .school import Draw, School
from .view import Colour


class Placed(msgspec.Struct, tag="placed", tag_field="kind", frozen=True):
    """The Catcher stands in the Kitchen (I8)."""

    who: Colour
    x: float
    y: float
    clause: str = "I8"


class OnCircle(msgspec.Struct, tag="on_circle", tag_field="kind", frozen=True):
    """A Runner was put on the red circle: his first turn, a repeat or a restart (I11, I15, I75)."""

    who: Colour
    x: float
    y: float
    clause: str = "I11"


class OnLine(msgspec.Struct, tag="on_line", tag_field="kind", frozen=True):
    """A penguin was put on a red line (I46)."""

    who: Colour
    room: str
    x: float
    y: float
    clause: str = "I46"


class Stayed(msgspec.Struct, tag="stayed", tag_field="kind", frozen=True):
    """The red line was declined (I45)."""

    who: Colour
    clause: str = "I45"


class Flicked(msgspec.Struct, tag="flicked", tag_field="kind", frozen=True):
    """A flick as committed and as executed; its film comes beside the events (I10, I81)."""

    who: Colour
    phi: float
    power: float
    side: float
    height: float
    executed: list[float]  # phi, power, side
    clause: str = "I81"


class Door(msgspec.Struct, tag="door", tag_field="kind", frozen=True):
    """A complete passage of a door (I19)."""

    who: Colour
    door: str
    to: str
    how: Literal["through", "over"]
    fish: bool
    t: float | None  # seconds into the flick; None in a replay
    clause: str


class Card(msgspec.Struct, tag="card", tag_field="kind", frozen=True):
    """A fish card was drawn; its value is for its owner alone (I67)."""

    who: Colour
    value: int | None
    clause: str  # I21 for a token, I63 for an ID


class Touch(msgspec.Struct, tag="touch", tag_field="kind", frozen=True):
    """Two penguins touched; catch: 1 an ID is taken, 2 caught again with two players (I31, I32, I76)."""

    who: Colour
    other: Colour
    catch: int
    t: float | None
    clause: str


class Out(msgspec.Struct, tag="out", tag_field="kind", frozen=True):
    """A penguin left the board (I55)."""

    who: Colour
    t: float | None
    clause: str = "I55"


class Rest(msgspec.Struct, tag="rest", tag_field="kind", frozen=True):
    """Where a penguin stands after the flick (I3)."""

    who: Colour
    x: float
    y: float
    yaw: int
    how: Literal["stands", "returned", "dropped"]
    stuck: str | None
    seen: list[str]
    clause: str


class Repeat(msgspec.Struct, tag="repeat", tag_field="kind", frozen=True):
    """The first flick did not leave the red circle and is repeated (I15)."""

    who: Colour
    clause: str = "I15"


class Restart(msgspec.Struct, tag="restart", tag_field="kind", frozen=True):
    """Two players: the caught Runner starts again from the red circle at once (I75)."""

    who: Colour
    clause: str = "I75"


class Skates(msgspec.Struct, tag="skates", tag_field="kind", frozen=True):
    """Two 1s turned face up for another turn, or not (I38)."""

    who: Colour
    used: bool
    clause: str = "I38"


class Skipped(msgspec.Struct, tag="skipped", tag_field="kind", frozen=True):
    """The clock ran out (I18)."""

    who: Colour
    clause: str = "I18"


class RoundOver(msgspec.Struct, tag="round_over", tag_field="kind", frozen=True):
    """The round ended: somebody has three fish, everybody is caught, or caught twice (I62, I76)."""

    round: int
    why: list[Literal["fish", "ids", "second"]]
    catcher: Colour
    ids: list[Colour]  # who held each seat's ID
    clause: str = "I62"


class RoundBegins(msgspec.Struct, tag="round_begins", tag_field="kind", frozen=True):
    """The next round, and its Catcher (I65)."""

    round: int
    catcher: Colour
    clause: str = "I65"


class MatchOver(msgspec.Struct, tag="match_over", tag_field="kind", frozen=True):
    """All cards lie open: who has won (I68–I70)."""

    winners: list[int]
    scores: list[int]
    cards: list[int]
    clause: str = "I69"


Event = (
    Placed
    | OnCircle
    | OnLine
    | Stayed
    | Flicked
    | Door
    | Card
    | Touch
    | Out
    | Rest
    | Repeat
    | Restart
    | Skates
    | Skipped
    | RoundOver
    | RoundBegins
    | MatchOver
)


def events(before: School, move: str, after: School, watcher: int | None) -> list[Event]:
    """What a move did, in the order in which it happened, as a watcher may know it."""
    return [*_decision(before, move, after), *_flick(before, after, watcher), *_consequences(before, after)]


def _letter(school: School, seat: int) -> Colour:
    letter: Colour = school.seats[seat]  # type: ignore[assignment]  # the letters are Colours
    return letter


def _decision(before: School, move: str, after: School) -> Iterator[Event]:
    who = _letter(before, before.turn)
    pose = after.poses[before.turn]
    if before.phase == "place" and pose is not None:
        yield Placed(who, pose.x, pose.y)
    elif (line := LINE.fullmatch(move)) and pose is not None:
        yield OnLine(who, line[1], pose.x, pose.y)
    elif move == "stay":
        yield Stayed(who)
    elif before.phase == "skates":
        yield Skates(who, move == "skates")
    elif move == "skip":
        yield Skipped(who)


def _flick(before: School, after: School, watcher: int | None) -> Iterator[Event]:
    deed = after.deed
    if deed.flick is None or deed.push is None:
        return
    flick, push = deed.flick, deed.push
    executed = [push.phi, push.power, push.side]
    who = _letter(before, before.turn)
    yield Flicked(who, flick.phi, flick.power, flick.side, flick.height, executed)
    draws, yaws = list(deed.draws), list(deed.yaws)
    for seen in deed.happened:
        yield from _seen(before, after, seen, draws, yaws, watcher)


def _seen(
    before: School, after: School, seen: Seen, draws: list[Draw], yaws: list[int], watcher: int | None
) -> Iterator[Event]:
    """One of the referee's events, with the cards that came of it."""
    who: Colour = LETTER_OF[seen["who"]]  # type: ignore[assignment]
    match seen["kind"]:
        case "door":
            yield door(who, seen)
            if seen["fish"] and draws and draws[0].clause == "I21":
                yield _card(after, draws.pop(0), watcher)
        case "touch":
            clause = ("I35" if seen["other"] != before.colour(before.catcher) else "I34", "I32", "I76")[
                seen["catch"]
            ]
            yield Touch(who, LETTER_OF[seen["other"]], seen["catch"], seen["t"], clause)  # type: ignore[arg-type]
        case "out":
            yield Out(who, seen["t"])
        case "rest":
            yield rest(who, seen, yaws.pop(0))
        case "repeat":
            yield Repeat(who)
        case "restart":
            yield Restart(who)
        case "end":
            held = _ids_at_the_end(before, after)
            yield RoundOver(before.round_no, seen["why"], _letter(before, before.catcher), held)
            yield from (_card(after, draw, watcher) for draw in draws)


def door(who: Colour, seen: Seen) -> Door:
    """A passage as the referee saw it."""
    clause = "I21" if seen["fish"] else "I28" if seen["how"] == "over" else "I30"
    return Door(who, seen["door"], seen["to"], seen["how"], seen["fish"], seen["t"], clause)


def rest(who: Colour, seen: Seen, yaw: int) -> Rest:
    """Where the referee saw a penguin come to rest."""
    how = seen["how"]
    clause = {"stands": "I50" if seen["stuck"] else "I3", "returned": "I56", "dropped": "I60"}[how]
    return Rest(who, seen["x"], seen["y"], yaw, how, seen["stuck"], seen["seen"], clause)


def _ids_at_the_end(before: School, after: School) -> list[Colour]:
    """Who held each seat's ID when the round ended (I62)."""
    caught = {seen["who"] for seen in after.deed.happened if seen["kind"] == "touch" and seen["catch"] == 1}
    ids = [before.catcher if before.colour(s) in caught else holder for s, holder in enumerate(before.ids)]
    return [_letter(before, holder) for holder in ids]


def _card(after: School, draw: Draw, watcher: int | None) -> Card:
    shown = draw.seat == watcher or after.over
    return Card(_letter(after, draw.seat), draw.value if shown else None, draw.clause)


def _consequences(before: School, after: School) -> Iterator[Event]:
    """Who was put on the red circle, and which round or end came of it."""
    for seat, pose in enumerate(after.poses):
        if pose is not None and pose.on_circle and _put_there(before, after, seat):
            yield OnCircle(_letter(after, seat), pose.x, pose.y)
    if after.over and not before.over:
        winners = list(rules.winners(after))
        yield MatchOver(winners, list(rules.scores(after)), [hand.cards for hand in after.hands])
    elif after.round_no != before.round_no:
        yield RoundBegins(after.round_no, _letter(after, after.catcher))


def _put_there(before: School, after: School, seat: int) -> bool:
    if before.poses[seat] is None:
        return True
    kinds = {seen["kind"]: seen["who"] for seen in after.deed.happened}
    return after.colour(seat) in (kinds.get("repeat"), kinds.get("restart"))
