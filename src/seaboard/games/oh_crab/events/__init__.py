"""What a decision did, for animation and log; each event names its clause."""

from __future__ import annotations

from itertools import compress
from typing import Final, Literal

import msgspec

from seaboard.games.oh_crab.board import DIRECTIONS, WAY_BETWEEN, name
from seaboard.games.oh_crab.facts import ACTION_CLAUSES, SOURCE_CLAUSES, card_name
from seaboard.games.oh_crab.names import ASYM_CARDS, ICONS, LETTERS, NO_ICON, SPECIALS
from seaboard.games.oh_crab.notation import words
from seaboard.games.oh_crab.outcome import outcome
from seaboard.games.oh_crab.pack.events import PACK_ROWS, PackEvent
from seaboard.games.oh_crab.rules import noted
from seaboard.games.oh_crab.rules import race as r
from seaboard.match.events import EventTable, made
from seaboard.match.game import Position

from .fields import Card, Cell, Crab, OfCard, OfCrab, OfSeat, Tagged, row

How = Literal["step", "push", "swap", "jump", "cut", "hop", "gull", "call", "pass", "current", "drift"]


class Placed(OfCrab, frozen=True):
    """A crab took a start space (O111)."""

    cell: Cell


class Ready(OfSeat, frozen=True):
    """A seat has laid a card face down; only its owner sees which (O16)."""

    card: Card | None = None


class ReadyAgain(Ready, tag="ready", frozen=True):
    """A plan was changed: nobody but its owner learns of that (O16)."""


class Activated(OfCrab, frozen=True):
    """A crab of a pair has its turn (O113)."""


class Added(OfCard, frozen=True):
    """A card joined the Trail, with what it gives (O23)."""

    side: Literal["left", "right"]
    gives: list[str]  # main, then completed halves; F D S C
    fits: list[Literal["upper", "lower"]] = msgspec.field(default_factory=list)
    special: str | None = None
    doping: bool = False


class Rested(OfSeat, frozen=True):
    """A player rests; a face-down card goes to the Discard pile (O24)."""

    card: Card | None = None


class Kept(OfCard, frozen=True):
    """A card that stays in the Trail; with the insomniac's Claw all of them (O24, A7)."""


class Took(OfSeat, frozen=True):
    """A Market card that everybody knows; `pile` 0 is the draw pile (O43)."""

    pile: int
    card: Card | None = None


class TookUnseen(Took, tag="took", frozen=True):
    """A card of the draw pile that only its new owner sees (O43)."""


class Refilled(Tagged, frozen=True):
    """A card was turned up in a slot of the Market (O41)."""

    pile: int
    card: Card


class TookBack(OfSeat, frozen=True):
    """The Discard pile is in the Hand again (O24, O101)."""

    cards: list[Card] = msgspec.field(default_factory=list)


class Used(OfSeat, frozen=True):
    """An action of the menu begins: its source, and the icon or special action (O27)."""

    crab: Crab
    source: str  # main, upper, lower, special (or main2 …), cook, Aa … Db, cut, F, D, T4 … T9, claw
    what: str | None = None
    shells: int = 0  # paid


class Paid(OfCard, frozen=True):
    """A Hand card was discarded as a cost (O33)."""


class Moved(OfCrab, frozen=True):
    """A crab went from one space to another, or into the sea (O46, O48)."""

    origin: Cell
    cell: Cell
    how: How
    direction: str | None = None


class KnockedOver(OfCrab, frozen=True):
    """A crab lies on its back (O53, O65)."""

    cell: Cell


class Stood(OfCrab, frozen=True):
    """A crab is on its legs again (O58, O24)."""


class Shell(OfSeat, frozen=True):
    """A shell from the reserve, or several at once (O38, O68)."""

    crab: Crab | None = None
    cell: Cell | None = None
    n: int = 1


class Lost(OfCard, frozen=True):
    """A Hand card was lost to an obstacle or to sand, by choice or at random (O63, O64, O83)."""

    at_random: bool = False


class Ignored(OfCrab, frozen=True):
    """A charging crab ignored what it ran into (O86)."""


class Exchanged(OfCard, frozen=True):
    """A card was given: it left the game or went under the draw pile (O44)."""

    gone: bool = False


class TurnEnded(OfSeat, frozen=True):
    """A turn is over (O29)."""


class CookMoved(OfSeat, frozen=True):
    """The cook token went to the player farthest from the sea, or stayed (O92)."""


class RoundBegan(Tagged, frozen=True):
    """A new round: everybody plans (O15)."""

    number: int


class RaceOver(Tagged, frozen=True):
    """The race is decided (O93–O95, O108, O173)."""

    winners: list[int]


CardEvent = Ready | Added | Rested | Kept | Took | Refilled | TookBack | Paid | Lost | Exchanged
CrabEvent = Placed | Activated | Used | Moved | KnockedOver | Stood | Shell | Ignored
RoundEvent = TurnEnded | CookMoved | RoundBegan | RaceOver
Event = CardEvent | CrabEvent | RoundEvent | PackEvent


# ------------------------------------------------------------------ what the notes of the rules mean

WAYS: Final[dict[int, tuple[How, str]]] = {
    noted.STEP: ("step", "O38"),
    noted.PUSHING: ("step", "O50"),
    noted.PUSHED: ("push", "O51"),
    noted.EXCHANGE: ("swap", "O103"),
    noted.SWAP: ("swap", "O105"),
    noted.JUMP: ("jump", "O99"),
    noted.SHORTCUT: ("cut", "O66"),
    noted.HOP: ("hop", "O85"),
    noted.GULL: ("gull", "O80"),
    noted.CALL: ("call", "O81"),
    noted.PASS: ("pass", "O91"),
    noted.CURRENT: ("current", "O73"),
    noted.DRIFT: ("drift", "O124"),
    noted.REWARD_STEP: ("step", "O153"),
}


def added(
    position: Position, seat: int, card: int, at_left: int, doping: int, upper: int, lower: int
) -> Added:
    """A card in the Trail and what it gives: its main action, completed halves, its special (O23, O100)."""
    fits = [half != NO_ICON for half in (upper, lower)]
    gives = [int(position["main"][0, card]), *compress((upper, lower), fits)]
    special = int(position["special"][0, card])
    return Added(
        "O100" if doping else "O23",
        seat,
        card_name(position, card),
        "left" if at_left else "right",
        [ICONS[icon] for icon in gives],
        list(compress(("upper", "lower"), fits)),
        None if special == r.NONE else SPECIALS[special],
        bool(doping),
    )


def used(position: Position, seat: int, crab: int, action: int, gives: int, shells: int) -> Used:
    """An action of the menu, of Slalom or of Slide: where it comes from and what it is (O27)."""
    source, what = words(position)[action], None
    if action == r.CLAW:
        what = ASYM_CARDS[gives]
    elif gives != r.NONE:
        what = (SPECIALS if source.startswith("special") else ICONS)[gives]
    clause = ACTION_CLAUSES.get(what or source) or SOURCE_CLAUSES[source]
    return Used(clause, seat, LETTERS[crab], source, what, shells)


def moved(position: Position, crab: int, origin: int, to: int, way: int, direction: int) -> Moved:
    """A crab on another space; the rules say the direction where the spaces do not, as into the sea (O48)."""
    how, clause = WAYS[way]
    straight = None if how in ("hop", "cut") else WAY_BETWEEN.get((origin, to))
    towards = straight if direction == r.NONE else DIRECTIONS[direction]
    return Moved(clause, LETTERS[crab], name(origin), name(to), how, towards)


def race_over(position: Position) -> RaceOver:
    """Who has won, and by which clause."""
    won = outcome(position)
    return RaceOver(str(won.clause), list(won.winners))


TABLE: Final = EventTable(
    {
        noted.PLACED: row(Placed, "O111"),
        noted.PLANNED: row(Ready, "O16", hidden={"card": "seat"}),
        noted.PLAN_CHANGED: row(ReadyAgain, "O16", only="seat"),
        noted.ACTIVATED: row(Activated, "O113"),
        noted.ADDED: made(Added, added),
        noted.RESTED: row(Rested, "O24"),
        noted.KEPT: row(Kept, "O24"),
        noted.TOOK: row(Took, "O43"),
        noted.TOOK_UNSEEN: row(TookUnseen, "O43", hidden={"card": "seat"}),
        noted.REFILLED: row(Refilled),
        noted.TOOK_BACK: row(TookBack),
        noted.CARD_OF_MANY: made(str, card_name, part_of="cards"),
        noted.USED: made(Used, used),
        noted.PAID: row(Paid),
        noted.MOVED: made(Moved, moved),
        noted.KNOCKED_OVER: row(KnockedOver),
        noted.STOOD: row(Stood),
        noted.SHELLS: row(Shell, order=("seat", "n", "crab", "cell")),
        noted.LOST: row(Lost),
        noted.IGNORED: row(Ignored, "O86"),
        noted.EXCHANGED: row(Exchanged, "O44"),
        noted.TURN_ENDED: row(TurnEnded, "O29"),
        noted.COOK_MOVED: row(CookMoved),
        noted.ROUND_BEGAN: row(RoundBegan, "O15"),
        noted.RACE_OVER: made(RaceOver, race_over),
        **PACK_ROWS,
    }
)
