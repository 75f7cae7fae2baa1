"""What a move did, for animation, log and score sheet; each event names its clause."""

from __future__ import annotations

from operator import getitem
from typing import Any

import msgspec

from seaboard.match.events import EventTable, kind, number
from seaboard.match.game import Position

from .board import NAMES
from .notation import colour, order, piles
from .outcome import outcome, tally
from .rules import OCTOPUS_RANK, noted
from .view import Cell, Colour, Fish, fish, fish_of, letters


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


def colours(position: Position) -> str:
    """The letters of the sides' colours."""
    return letters(*position["colours"].tobytes())


def special(colours: str, rank: int) -> str:
    """The letter of the octopus or the shark."""
    return "O" if rank == OCTOPUS_RANK else "S"


def cell(colours: str, square: int) -> Cell:
    """The name of a square."""
    return NAMES[square]


def count(position: Position) -> dict[str, Any]:
    """The count of a finished round, pile by pile."""
    found, letters = tally(position), list(order(position))
    lying = [(square, pile) for square, pile in enumerate(piles(position)) if pile]
    return {
        "order": letters,
        "points": found.points[: len(letters)],
        "totals": found.totals[: len(letters)],
        "piles": [PileCount(NAMES[square], fish(pile), found.piles[square]) for square, pile in lying],
    }


def decision(position: Position) -> dict[str, Any]:
    """Who has won, and by which clause."""
    won = outcome(position)
    return {"winners": list(won.winners), "sweep": won.clause == "F22", "clause": str(won.clause)}


TABLE = EventTable(
    {
        noted.SWAPPED: kind(
            Swap, "F8", of=colours, special=special, colour=getitem, origin=cell, cell=cell, partner=fish_of
        ),
        noted.KEPT: kind(Keep, "F12", colour=colour),
        noted.CAPTURED: kind(
            Capture,
            "F17",
            of=colours,
            colour=getitem,
            origin=cell,
            cell=cell,
            top=fish_of,
            taken=fish_of,
            fish=number,
        ),
        noted.PASSED: kind(Pass, "F18", colour=colour),
        noted.ROUND_OVER: kind(RoundOver, "F20", also=count),
        noted.MATCH_OVER: kind(MatchOver, also=decision),
        noted.DEALT: kind(Deal, "F25", starter=colour),
    }
)
