"""What a move did, for animation, log and score sheet; each event names its clause."""

from __future__ import annotations

from typing import Any

import msgspec

from seaboard.match.events import EventTable, kind, number
from seaboard.match.game import Position

from . import rules
from .board import NAMES
from .notation import colour, order, piles
from .outcome import outcome
from .rules import OCTOPUS_RANK, noted
from .view import Cell, Colour, Fish, fish


class Swap(msgspec.Struct, tag="swap", tag_field="kind", frozen=True):
    """A special fish and another of the same colour traded cells (F8)."""

    special: str  # "O" or "S"
    colour: Colour
    origin: Cell  # where the special fish stood
    cell: Cell  # where it stands now
    partner: Fish
    clause: str


class Keep(msgspec.Struct, tag="keep", tag_field="kind", frozen=True):
    """A player ended the swap turn (F12)."""

    colour: Colour
    clause: str


class Capture(msgspec.Struct, tag="capture", tag_field="kind", frozen=True):
    """A pile slid along a line and lies now on top of the one it caught (F17)."""

    colour: Colour
    origin: Cell
    cell: Cell
    top: Fish
    taken: Fish  # the top fish of the caught pile
    fish: int  # how many fish the caught pile had
    clause: str


class Pass(msgspec.Struct, tag="pass", tag_field="kind", frozen=True):
    """A colour that could catch nothing passed (F18)."""

    colour: Colour
    clause: str


class PileCount(msgspec.Struct, frozen=True):
    """One pile of the finished round and the points it gave its owner."""

    cell: Cell
    fish: list[Fish]  # top first
    points: int


class RoundOver(msgspec.Struct, tag="round_over", tag_field="kind", frozen=True):
    """Nobody can catch anything any more: the count (F20, F21)."""

    order: list[Colour]
    points: list[int]  # by `order`; solo: the player's colour alone counts
    totals: list[int]  # with this round
    piles: list[PileCount]
    clause: str


class MatchOver(msgspec.Struct, tag="match_over", tag_field="kind", frozen=True):
    """The match is decided (F22, F23, F24; solo F29)."""

    winners: list[int]  # seats; empty: a lost solo game
    sweep: bool
    clause: str


class Deal(msgspec.Struct, tag="deal", tag_field="kind", frozen=True):
    """A new round was dealt (F2, F25)."""

    starter: Colour
    clause: str


Event = Swap | Keep | Capture | Pass | RoundOver | MatchOver | Deal


# ------------------------------------------------------------------ what the notes of the rules mean


def special(position: Position, rank: int) -> str:
    """The letter of the octopus or the shark."""
    return "O" if rank == OCTOPUS_RANK else "S"


def cell(position: Position, square: int) -> Cell:
    """The name of a square."""
    return NAMES[square]


def one_fish(position: Position, fish: int) -> Fish:
    """A fish by its colour and value."""
    return Fish(colour(position, fish & 3), (fish >> 2) + 1)  # type: ignore[arg-type]  # the letters are Colours


def count(position: Position) -> dict[str, Any]:
    """The count of a finished round, pile by pile."""
    s = position[0]
    lying = [(square, pile) for square, pile in enumerate(piles(position)) if pile]
    sides = range(s.sides)
    return {
        "order": list(order(position)),
        "points": [int(rules.round_points(s, side)) for side in sides],
        "totals": [int(rules.new_total(s, side)) for side in sides],
        "piles": [PileCount(NAMES[q], fish(pile), int(rules.pile_points(s, q))) for q, pile in lying],
    }


def decision(position: Position) -> dict[str, Any]:
    """Who has won, and by which clause."""
    won = outcome(position)
    return {"winners": list(won.winners), "sweep": won.clause == "F22", "clause": str(won.clause)}


TABLE = EventTable(
    {
        noted.SWAPPED: kind(
            Swap, "F8", special=special, colour=colour, origin=cell, cell=cell, partner=one_fish
        ),
        noted.KEPT: kind(Keep, "F12", colour=colour),
        noted.CAPTURED: kind(
            Capture, "F17", colour=colour, origin=cell, cell=cell, top=one_fish, taken=one_fish, fish=number
        ),
        noted.PASSED: kind(Pass, "F18", colour=colour),
        noted.ROUND_OVER: kind(RoundOver, "F20", also=count),
        noted.MATCH_OVER: kind(MatchOver, also=decision),
        noted.DEALT: kind(Deal, "F25", starter=colour),
    }
)
