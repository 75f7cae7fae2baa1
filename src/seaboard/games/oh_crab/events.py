"""What a decision did, for animation and log; each event names its clause. See tale.py for how it is told."""

from __future__ import annotations

from typing import Literal

import msgspec

from seaboard.games.oh_crab.pack.events import PackEvent
from seaboard.match.game import Position

Cell = str  # "a0" … "g39", or "sea"
Crab = str  # R O B G N
Card = str  # "R1", "FAST3"
How = Literal["step", "push", "swap", "jump", "cut", "hop", "gull", "call", "pass", "current", "drift"]


class Tagged(msgspec.Struct, tag_field="kind", frozen=True, omit_defaults=True):
    """The base of all events."""


class Placed(Tagged, tag="placed", frozen=True):
    """A crab took a start space (O111)."""

    crab: Crab
    cell: Cell
    clause: str


class Ready(Tagged, tag="ready", frozen=True):
    """A seat has laid a card face down; only its owner sees which (O16)."""

    seat: int
    clause: str
    card: Card | None = None


class Activated(Tagged, tag="activated", frozen=True):
    """A crab of a pair has its turn (O113)."""

    crab: Crab
    clause: str


class Added(Tagged, tag="added", frozen=True):
    """A card joined the Trail, with what it gives (O23)."""

    seat: int
    card: Card
    side: Literal["left", "right"]
    gives: list[str]  # main, then completed halves; F D S C
    clause: str
    fits: list[Literal["upper", "lower"]] = []
    special: str | None = None
    doping: bool = False


class Rested(Tagged, tag="rested", frozen=True):
    """A player rests; a face-down card goes to the Discard pile (O24)."""

    seat: int
    clause: str
    card: Card | None = None


class Kept(Tagged, tag="kept", frozen=True):
    """A card that stays in the Trail; with the insomniac's Claw all of them (O24, A7)."""

    seat: int
    card: Card
    clause: str


class Took(Tagged, tag="took", frozen=True):
    """A Market card; from the draw pile (pile 0) only its new owner sees it (O43)."""

    seat: int
    pile: int
    clause: str
    card: Card | None = None


class Refilled(Tagged, tag="refilled", frozen=True):
    """A card was turned up in a slot of the Market (O41)."""

    pile: int
    card: Card
    clause: str


class TookBack(Tagged, tag="took_back", frozen=True):
    """The Discard pile is in the Hand again (O24, O101)."""

    seat: int
    cards: list[Card]
    clause: str


class Used(Tagged, tag="used", frozen=True):
    """An action of the menu begins: its source, and the icon or special action (O27)."""

    seat: int
    crab: Crab
    source: str  # main, upper, lower, special (or main2 …), cook, Aa … Db, cut, F, D, T4 … T9, claw
    clause: str
    what: str | None = None
    shells: int = 0  # paid


class Paid(Tagged, tag="paid", frozen=True):
    """A Hand card was discarded as a cost (O33)."""

    seat: int
    card: Card
    clause: str


class Moved(Tagged, tag="moved", frozen=True):
    """A crab went from one space to another."""

    crab: Crab
    origin: Cell
    cell: Cell
    how: How
    clause: str
    direction: str | None = None


class KnockedOver(Tagged, tag="knocked_over", frozen=True):
    """A crab lies on its back (O53, O65)."""

    crab: Crab
    cell: Cell
    clause: str


class Stood(Tagged, tag="stood", frozen=True):
    """A crab is on its legs again (O58, O24)."""

    crab: Crab
    clause: str


class Shell(Tagged, tag="shell", frozen=True):
    """A shell from the reserve, or several at once (O38, O68)."""

    seat: int
    clause: str
    crab: Crab | None = None
    cell: Cell | None = None
    n: int = 1


class Lost(Tagged, tag="lost", frozen=True):
    """A Hand card was lost to an obstacle or to sand, by choice or at random (O63, O64, O83)."""

    seat: int
    card: Card
    clause: str
    at_random: bool = False


class Ignored(Tagged, tag="ignored", frozen=True):
    """A charging crab ignored what it ran into (O86)."""

    crab: Crab
    clause: str


class Exchanged(Tagged, tag="exchanged", frozen=True):
    """A card was given: it left the game or went under the draw pile (O44)."""

    seat: int
    card: Card
    clause: str
    gone: bool = False


class TurnEnded(Tagged, tag="turn_ended", frozen=True):
    """A turn is over (O29)."""

    seat: int
    clause: str


class CookMoved(Tagged, tag="cook_moved", frozen=True):
    """The cook token went to the player farthest from the sea, or stayed (O92)."""

    seat: int
    clause: str


class RoundBegan(Tagged, tag="round_began", frozen=True):
    """A new round: everybody plans (O15)."""

    number: int
    clause: str


class RaceOver(Tagged, tag="race_over", frozen=True):
    """The race is decided (O93–O95, O108, O173)."""

    winners: list[int]
    clause: str


Event = (
    Placed
    | Ready
    | Activated
    | Added
    | Rested
    | Kept
    | Took
    | Refilled
    | TookBack
    | Used
    | Paid
    | Moved
    | KnockedOver
    | Stood
    | Shell
    | Lost
    | Ignored
    | Exchanged
    | TurnEnded
    | CookMoved
    | RoundBegan
    | RaceOver
    | PackEvent
)


def events(before: Position, move: str, after: Position, watcher: int | None) -> list[Event]:
    """What a decision and the automatic ones after it did, as a watcher may know it."""
    from seaboard.games.oh_crab.tale import tell

    return tell(before, move, after, watcher, everything=False)
