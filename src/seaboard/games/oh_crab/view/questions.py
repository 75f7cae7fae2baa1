"""The question of the moment as a struct: its kind says what answers it, `asks` which one it is (O174)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, get_args

import msgspec

from seaboard.games.oh_crab.board import NAMES
from seaboard.games.oh_crab.names import ASYM_CARDS, ICONS, LETTERS, SPECIALS, SURPRISE_TOKENS
from seaboard.games.oh_crab.notation import words
from seaboard.games.oh_crab.phases import PHASES, Kind, Phase
from seaboard.games.oh_crab.position.cards_of import members
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.steps import crab_to_push
from seaboard.match.game import Position

from .board import Cell, Icon


class Ask(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """What all questions have in common: nothing but their kind."""


class AskPlan(Ask, frozen=True, tag="plan"):
    """Which card to lay face down; everybody at once (O16)."""

    asks: Literal["PLAN"]


class AskStart(Ask, frozen=True, tag="start"):
    """Add the card left or right, or rest (O20)."""

    asks: Literal["START"]


class AskMenu(Ask, frozen=True, tag="menu"):
    """Whatever this turn still gives (O27)."""

    asks: Literal["MENU"]


class AskRun(Ask, frozen=True, tag="run"):
    """The moves left of Slalom or Slide (O87, O88)."""

    asks: Literal["PEND"]
    moves: list[Literal["D", "F"]]


class AskCard(Ask, frozen=True, tag="card"):
    """A card of one's Hand, Trail, Discard pile, or of those the hermit drew."""

    asks: Literal[
        "REST_KEEP", "REST_KEEP2", "OBSTACLE", "PAY", "RUNUP", "BOOST", "DOPE_CARD", "EXCH_CARD",
        "TRAIL_CARD", "DISCARD_CARD", "STASH_PICK", "STASH_SWAP", "JUNK",
    ]  # fmt: skip
    source: Literal["hand", "trail", "discards", "drawn"]
    crab: str | None = None  # on the obstacle, or who found the Junk
    token: str | None = None  # the Junk
    card: str | None = None  # that stays already
    cost: str | None = None  # what is paid for: a special action, or CUT for a shortcut
    left: int = 0  # cards still to pay


class AskWay(Ask, frozen=True, tag="way"):
    """Where a crab goes."""

    asks: Literal["MOVE_DIR", "GULL_DIR", "CALL_DIR", "PASS_DIR", "SWAP_DIR", "JUMP_DIR", "JUNK"]
    crab: str
    icon: Literal["D", "S"] | None = None
    free: bool = False  # a Reward: onto a free space only
    crabs: list[str] = []  # moved by the seagull, this one too; or still to answer the call
    token: str | None = None  # the Junk that drags it back


class Link(msgspec.Struct, frozen=True):
    """A push of the chain that is already decided."""

    crab: str
    cell: Cell


class AskPush(Ask, frozen=True, tag="push"):
    """Where a pushed crab goes: who moves where, the links so far, who is to be sent on (O51, O52)."""

    asks: Literal["PUSH_DIR"]
    crab: str
    cell: Cell
    links: list[Link]
    pushed: str


class AskColumn(Ask, frozen=True, tag="column"):
    """The column to hop to, or of a start space."""

    asks: Literal["HOP", "PLACE2"]
    crab: str


class AskSpace(Ask, frozen=True, tag="space"):
    """A space, by its row and then its column: to dig, to look under, to hide a Treasure."""

    asks: Literal["OBST_ROW", "OBST_COL", "SPY_ROW", "SPY_COL", "HIDE_ROW", "HIDE_COL"]
    row: int | None = None  # chosen; None: a row is asked for
    looks: int = 0  # tokens that may still be looked at
    tile: int = 0  # the Beach tile with the hiding place


class AskCrab(Ask, frozen=True, tag="crab"):
    """A crab: to activate, to move, to give a card or a Reward."""

    asks: Literal["ACTIVATE", "GULL_CRAB", "CALL_CRAB", "PASS_CRAB", "REWARD_CRAB", "ASYM_ASSIGN"]
    crabs: list[str] = []  # moved already by the seagull, or still to answer the call
    option: int = 0  # of the Reward


class AskPile(Ask, frozen=True, tag="pile"):
    """A pile of the Market, or its draw pile (O43)."""

    asks: Literal["REST_TAKE", "EXCH_TAKE", "TAKE"]


class AskYesNo(Ask, frozen=True, tag="yes_no"):
    """Yes or no."""

    asks: Literal["IGNORE", "END_EXCH", "END_CURRENT", "REACT"]
    crab: str | None = None  # that charges, or reacts
    card: str | None = None  # the Asymmetry card that reacts


class AskEnd(Ask, frozen=True, tag="end"):
    """An end of the Trail: for the Doping card, or the one that an old net takes."""

    asks: Literal["DOPE_SIDE", "JUNK"]
    card: str | None = None  # the Doping card
    crab: str | None = None  # who found the Junk
    token: str | None = None


class AskHalf(Ask, frozen=True, tag="half"):
    """Which of two halves the tailor uses: that of the added card, or of the Doping card (O166)."""

    asks: Literal["TAILOR"]
    icons: list[Icon]


class AskReward(Ask, frozen=True, tag="reward"):
    """An option of the Reward card (O153)."""

    asks: Literal["REWARD"]


class AskOffer(Ask, frozen=True, tag="offer"):
    """An Asymmetry card to keep; everybody at once (O155)."""

    asks: Literal["ASYM_PICK"]


class AskNothing(Ask, frozen=True, tag="over"):
    """The race is over."""

    asks: Literal["OVER"]


Question = (
    AskPlan | AskStart | AskMenu | AskRun | AskCard | AskWay | AskPush | AskColumn | AskSpace | AskCrab
    | AskPile | AskYesNo | AskEnd | AskHalf | AskReward | AskOffer | AskNothing
)  # fmt: skip


KINDS: Final[dict[Kind, type[Any]]] = {struct.__struct_config__.tag: struct for struct in get_args(Question)}

# What a question is about, by the parts of its row in `phases.py`: fields of its struct.
SUBJECTS: Final[dict[str, Callable[[Position, Any], dict[str, Any]]]] = {
    "crab": lambda position, s: {"crab": LETTERS[s.subject]},
    "rival": lambda position, s: {"crab": LETTERS[s.subject]},
    "reactor": lambda position, s: {"crab": LETTERS[s.subject]},
    "free": lambda position, s: {"crab": LETTERS[s.subject], "icon": "D", "free": True},
    "cost": lambda position, s: {"cost": "CUT" if s.pay_for == r.CUT else SPECIALS[s.pay_for]},
    "left": lambda position, s: {"left": int(s.pay_left)},
    "kept": lambda position, s: {"card": words(position)[int(s.card)]},
    "doped": lambda position, s: {"card": words(position)[int(s.card)]},
    "icon": lambda position, s: {"icon": ICONS[s.icon]},
    "moves": lambda position, s: {"moves": ["D"] * int(s.pend_diagonal) + ["F"] * int(s.pend_forward)},
    "moved": lambda position, s: {"crabs": [LETTERS[crab] for crab in members(s.crowd)]},
    "called": lambda position, s: {"crabs": [LETTERS[crab] for crab in members(s.crowd)]},
    "mover": lambda position, s: {"crab": LETTERS[s.crab]},
    "goal": lambda position, s: {"cell": NAMES[s.goal]},
    "links": lambda position, s: {"links": _links(s), "pushed": LETTERS[int(crab_to_push(s))]},
    "drawn": lambda position, s: {},  # only for the hermit's owner, beside the question
    "token": lambda position, s: {"token": SURPRISE_TOKENS[s.surprise]},
    "row": lambda position, s: {"row": int(s.row)},
    "looks": lambda position, s: {"looks": int(s.spy_left)},
    "tile": lambda position, s: {"tile": int(s.option)},
    "option": lambda position, s: {"option": int(s.option) + 1},
    "ability": lambda position, s: {"card": ASYM_CARDS[s.reaction]},
}


def _links(s: Any) -> list[Link]:
    return [Link(LETTERS[s.link_crab[i]], NAMES[s.link_to[i]]) for i in range(s.links)]


def _more(position: Position, phase: Phase) -> dict[str, Any]:
    """What a position line need not say: where the cards lie, and the crab whose turn it is."""
    s = position[0]
    if phase.kind == "card":
        return {"source": phase.source}
    if phase.number == r.PLACE2:
        return {"crab": next(LETTERS[crab] for crab in s.crabs[s.mover] if s.place[crab] < 0)}
    if phase.kind == "half":
        return {"icons": [ICONS[icon] for icon in s.tailor]}
    return {"crab": LETTERS[s.crab]} if phase.kind in ("way", "column") else {}


def question(position: Position, number: int) -> Question:
    """The question that is asked in a phase, with what it is about; nothing in it is secret."""
    phase = PHASES[number]
    fields = _more(position, phase)
    for part in phase.about:
        fields |= SUBJECTS[part](position, position[0])
    found: Question = KINDS[phase.kind](asks=phase.name, **fields)
    return found
