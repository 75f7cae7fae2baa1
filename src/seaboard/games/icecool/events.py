"""What a move did, for animation, log and screen reader; each event names its clause.

The rules put these structs into the log of the move where they do the thing; the table says who may know
which field.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, get_args

import msgspec

from seaboard.match.events import EventTable, kind

from .facts import LETTER_OF, Colour

if TYPE_CHECKING:
    from .flick import Flick, Push
    from .physics.referee import Event as Seen


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
    """A fish card was drawn; its value is for its owner alone, until all cards lie open (I67)."""

    who: Colour
    value: int | None
    clause: str  # I21 for a token, I63 for an ID
    owner: int | None = None  # the seat that may know the value; None: everybody


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
Log = list[Event]  # of one move, in the order in which it happened

SECRET = {Card: {"value": "owner"}}  # by struct: a field, and the field with the seat that may know it
TABLE = EventTable(
    {number: kind(struct, hidden=SECRET.get(struct)) for number, struct in enumerate(get_args(Event))}
)


# ------------------------------------------------------------------ a flick, as the referee saw it


def flicked(who: Colour, flick: Flick, push: Push) -> Flicked:
    """A flick as it was meant, and as the hand made it."""
    executed = [push.phi, push.power, push.side]
    return Flicked(who, flick.phi, flick.power, flick.side, flick.height, executed)


def door(seen: Seen) -> Door:
    """A passage."""
    clause = "I21" if seen["fish"] else "I28" if seen["how"] == "over" else "I30"
    who = LETTER_OF[seen["who"]]
    return Door(who, seen["door"], seen["to"], seen["how"], seen["fish"], seen["t"], clause)


def touch(seen: Seen, catcher: str) -> Touch:
    """Two penguins that met: a Runner is caught, or not."""
    nothing = "I34" if seen["other"] == catcher else "I35"
    clause = (nothing, "I32", "I76")[seen["catch"]]
    return Touch(LETTER_OF[seen["who"]], LETTER_OF[seen["other"]], seen["catch"], seen["t"], clause)


def out(seen: Seen) -> Out:
    """A leaving of the board."""
    return Out(LETTER_OF[seen["who"]], seen["t"])


def rest(seen: Seen) -> Rest:
    """A penguin at rest."""
    how, stuck = seen["how"], seen["stuck"]
    clause = {"stands": "I50" if stuck else "I3", "returned": "I56", "dropped": "I60"}[how]
    who = LETTER_OF[seen["who"]]
    return Rest(who, seen["x"], seen["y"], seen["yaw"], how, stuck, seen["seen"], clause)
