"""What a decision did, for animation and log; each event names its clause."""

from __future__ import annotations

from itertools import compress
from typing import Any, Final, Literal

import msgspec

from seaboard.games.oh_crab.board import DIRECTIONS, WAY_BETWEEN, name
from seaboard.games.oh_crab.facts import (
    ACTION_CLAUSES,
    SOURCE_CLAUSES,
    card_name,
    clause_of,
    crab_letter,
    if_any,
    space_name,
)
from seaboard.games.oh_crab.names import ASYM_CARDS, ICONS, LETTERS, NO_ICON, SPECIALS
from seaboard.games.oh_crab.notation import words
from seaboard.games.oh_crab.outcome import outcome
from seaboard.games.oh_crab.pack.events import PACK_ROWS, PackEvent
from seaboard.games.oh_crab.rules import noted
from seaboard.games.oh_crab.rules import race as r
from seaboard.match.events import EventTable, kind, made, number, truth
from seaboard.match.game import Position

Cell = str  # "a0" … "g39", or "sea"
Crab = str  # R O B G N
Card = str  # "R1", "FAST3"
How = Literal["step", "push", "swap", "jump", "cut", "hop", "gull", "call", "pass", "current", "drift"]


class Tagged(msgspec.Struct, tag_field="kind", frozen=True, omit_defaults=True):
    """What all events say: by which clause."""

    clause: str


class Placed(Tagged, tag="placed", frozen=True):
    """A crab took a start space (O111)."""

    crab: Crab
    cell: Cell


class Ready(Tagged, tag="ready", frozen=True):
    """A seat has laid a card face down; only its owner sees which (O16)."""

    seat: int
    card: Card | None = None


class ReadyAgain(Ready, tag="ready", frozen=True):
    """A plan was changed: nobody but its owner learns of that (O16)."""


class Activated(Tagged, tag="activated", frozen=True):
    """A crab of a pair has its turn (O113)."""

    crab: Crab


class Added(Tagged, tag="added", frozen=True):
    """A card joined the Trail, with what it gives (O23)."""

    seat: int
    card: Card
    side: Literal["left", "right"]
    gives: list[str]  # main, then completed halves; F D S C
    fits: list[Literal["upper", "lower"]] = []
    special: str | None = None
    doping: bool = False


class Rested(Tagged, tag="rested", frozen=True):
    """A player rests; a face-down card goes to the Discard pile (O24)."""

    seat: int
    card: Card | None = None


class Kept(Tagged, tag="kept", frozen=True):
    """A card that stays in the Trail; with the insomniac's Claw all of them (O24, A7)."""

    seat: int
    card: Card


class Took(Tagged, tag="took", frozen=True):
    """A Market card that everybody knows; `pile` 0 is the draw pile (O43)."""

    seat: int
    pile: int
    card: Card | None = None


class TookUnseen(Took, tag="took", frozen=True):
    """A card of the draw pile that only its new owner sees (O43)."""


class Refilled(Tagged, tag="refilled", frozen=True):
    """A card was turned up in a slot of the Market (O41)."""

    pile: int
    card: Card


class TookBack(Tagged, tag="took_back", frozen=True):
    """The Discard pile is in the Hand again (O24, O101)."""

    seat: int
    cards: list[Card] = msgspec.field(default_factory=list)


class Used(Tagged, tag="used", frozen=True):
    """An action of the menu begins: its source, and the icon or special action (O27)."""

    seat: int
    crab: Crab
    source: str  # main, upper, lower, special (or main2 …), cook, Aa … Db, cut, F, D, T4 … T9, claw
    what: str | None = None
    shells: int = 0  # paid


class Paid(Tagged, tag="paid", frozen=True):
    """A Hand card was discarded as a cost (O33)."""

    seat: int
    card: Card


class Moved(Tagged, tag="moved", frozen=True):
    """A crab went from one space to another, or into the sea (O46, O48)."""

    crab: Crab
    origin: Cell
    cell: Cell
    how: How
    direction: str | None = None


class KnockedOver(Tagged, tag="knocked_over", frozen=True):
    """A crab lies on its back (O53, O65)."""

    crab: Crab
    cell: Cell


class Stood(Tagged, tag="stood", frozen=True):
    """A crab is on its legs again (O58, O24)."""

    crab: Crab


class Shell(Tagged, tag="shell", frozen=True):
    """A shell from the reserve, or several at once (O38, O68)."""

    seat: int
    crab: Crab | None = None
    cell: Cell | None = None
    n: int = 1


class Lost(Tagged, tag="lost", frozen=True):
    """A Hand card was lost to an obstacle or to sand, by choice or at random (O63, O64, O83)."""

    seat: int
    card: Card
    at_random: bool = False


class Ignored(Tagged, tag="ignored", frozen=True):
    """A charging crab ignored what it ran into (O86)."""

    crab: Crab


class Exchanged(Tagged, tag="exchanged", frozen=True):
    """A card was given: it left the game or went under the draw pile (O44)."""

    seat: int
    card: Card
    gone: bool = False


class TurnEnded(Tagged, tag="turn_ended", frozen=True):
    """A turn is over (O29)."""

    seat: int


class CookMoved(Tagged, tag="cook_moved", frozen=True):
    """The cook token went to the player farthest from the sea, or stayed (O92)."""

    seat: int


class RoundBegan(Tagged, tag="round_began", frozen=True):
    """A new round: everybody plans (O15)."""

    number: int


class RaceOver(Tagged, tag="race_over", frozen=True):
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
    if how in ("hop", "cut"):
        towards = None
    else:
        towards = WAY_BETWEEN.get((origin, to)) if direction == r.NONE else DIRECTIONS[direction]
    return Moved(clause, LETTERS[crab], name(origin), name(to), how, towards)


def decision(position: Position) -> dict[str, Any]:
    """Who has won, and by which clause."""
    won = outcome(position)
    return {"winners": list(won.winners), "clause": str(won.clause)}


TABLE: Final = EventTable(
    {
        noted.PLACED: kind(Placed, "O111", crab=crab_letter, cell=space_name),
        noted.PLANNED: kind(Ready, "O16", seat=number, card=card_name, hidden={"card": "seat"}),
        noted.PLAN_CHANGED: kind(ReadyAgain, "O16", seat=number, card=card_name, only="seat"),
        noted.ACTIVATED: kind(Activated, "O113", crab=crab_letter),
        noted.ADDED: made(Added, added),
        noted.RESTED: kind(Rested, "O24", seat=number, card=if_any(card_name)),
        noted.KEPT: kind(Kept, "O24", seat=number, card=card_name),
        noted.TOOK: kind(Took, "O43", seat=number, pile=number, card=card_name),
        noted.TOOK_UNSEEN: kind(
            TookUnseen, "O43", seat=number, pile=number, card=card_name, hidden={"card": "seat"}
        ),
        noted.REFILLED: kind(Refilled, pile=number, card=card_name, clause_by=clause_of),
        noted.TOOK_BACK: kind(TookBack, seat=number, clause_by=clause_of),
        noted.CARD_OF_MANY: made(str, card_name, part_of="cards"),
        noted.USED: made(Used, used),
        noted.PAID: kind(Paid, seat=number, card=card_name, clause_by=clause_of),
        noted.MOVED: made(Moved, moved),
        noted.KNOCKED_OVER: kind(KnockedOver, crab=crab_letter, cell=space_name, clause_by=clause_of),
        noted.STOOD: kind(Stood, crab=crab_letter, clause_by=clause_of),
        noted.SHELLS: kind(
            Shell,
            seat=number,
            n=number,
            crab=if_any(crab_letter),
            cell=if_any(space_name),
            clause_by=clause_of,
        ),
        noted.LOST: kind(Lost, seat=number, card=card_name, at_random=truth, clause_by=clause_of),
        noted.IGNORED: kind(Ignored, "O86", crab=crab_letter),
        noted.EXCHANGED: kind(Exchanged, "O44", seat=number, card=card_name, gone=truth),
        noted.TURN_ENDED: kind(TurnEnded, "O29", seat=number),
        noted.COOK_MOVED: kind(CookMoved, seat=number, clause_by=clause_of),
        noted.ROUND_BEGAN: kind(RoundBegan, "O15", number=number),
        noted.RACE_OVER: kind(RaceOver, also=decision),
        **PACK_ROWS,
    }
)
