"""What a move did, for animation, log and score sheet; each event names its clause."""

from __future__ import annotations

import msgspec

from seaboard.games.base import State

from . import rules
from .board import NAMES, SQUARE
from .notation import colour, fish_of, order, parse, piles
from .outcome import winning_seats
from .rules import DONE, OCTOPUS_RANK, SHARK_RANK
from .view import Cell, Colour, Fish, fish
from .why import decisive_clause


class Swap(msgspec.Struct, tag="swap", tag_field="kind", frozen=True):
    """A special fish and another of the same colour traded cells (F8)."""

    special: str  # "O" or "S"
    colour: Colour
    origin: Cell  # where the special fish stood
    cell: Cell  # where it stands now
    partner: Fish
    clause: str = "F8"


class Keep(msgspec.Struct, tag="keep", tag_field="kind", frozen=True):
    """A player ended the swap turn (F12)."""

    colour: Colour
    clause: str = "F12"


class Capture(msgspec.Struct, tag="capture", tag_field="kind", frozen=True):
    """A pile slid along a line and lies now on top of the one it caught (F17)."""

    colour: Colour
    origin: Cell
    cell: Cell
    top: Fish
    taken: Fish  # the top fish of the caught pile
    fish: int  # how many fish the caught pile had
    clause: str = "F17"


class Pass(msgspec.Struct, tag="pass", tag_field="kind", frozen=True):
    """A colour that could catch nothing passed (F18)."""

    colour: Colour
    clause: str = "F18"


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
    clause: str = "F20"


class MatchOver(msgspec.Struct, tag="match_over", tag_field="kind", frozen=True):
    """The match is decided (F22, F23, F24; solo F29)."""

    winners: list[int]  # seats; empty: a lost solo game
    sweep: bool
    clause: str


class Deal(msgspec.Struct, tag="deal", tag_field="kind", frozen=True):
    """A new round was dealt (F2, F25)."""

    starter: Colour
    clause: str = "F25"


Event = Swap | Keep | Capture | Pass | RoundOver | MatchOver | Deal


# ------------------------------------------------------------------ from a move


def events(before: State, move: str, after: State) -> list[Event]:
    """What a move did, in the order in which it happened."""
    parts = parse(move)
    mover: Colour = colour(before, before[0].mover)  # type: ignore[assignment]  # the letters are Colours
    found: list[Event] = []
    if parts["word"] == "deal":
        return [Deal(starter=colour(after, after[0].starter))]  # type: ignore[arg-type]
    if parts["word"] == "ok":
        found.append(Keep(mover))
    elif parts["word"] == "--":
        found.append(Pass(mover))
    elif parts["special"]:
        found.append(_swap(before, mover, parts["special"], parts["partner"]))
    else:
        found.append(_capture(before, mover, parts["origin"], parts["cell"]))
    if after[0].phase == DONE and before[0].phase != DONE:
        found.append(round_over(after))
        if rules.match_over(after[0]):
            found.append(_match_over(after))
    return found


def _swap(before: State, mover: Colour, special: str, partner: Cell) -> Swap:
    s = before[0]
    origin = rules.special_square(s, s.mover, OCTOPUS_RANK if special == "O" else SHARK_RANK)
    return Swap(special, mover, NAMES[origin], partner, fish(fish_of(before, SQUARE[partner]))[0])


def _capture(before: State, mover: Colour, origin: Cell, cell: Cell) -> Capture:
    lying = piles(before)
    moving, caught = fish(lying[SQUARE[origin]]), fish(lying[SQUARE[cell]])
    return Capture(mover, origin, cell, moving[0], caught[0], len(caught))


def round_over(after: State) -> RoundOver:
    """The count of a finished round, pile by pile."""
    s = after[0]
    lying = [(square, pile) for square, pile in enumerate(piles(after)) if pile]
    sides = range(s.sides)
    return RoundOver(
        order=list(order(after)),  # type: ignore[arg-type]
        points=[int(rules.round_points(s, side)) for side in sides],
        totals=[int(rules.new_total(s, side)) for side in sides],
        piles=[PileCount(NAMES[q], fish(pile), int(rules.pile_points(s, q))) for q, pile in lying],
    )


def _match_over(after: State) -> MatchOver:
    clause = decisive_clause(after)
    return MatchOver(winners=list(winning_seats(after)), sweep=clause == "F22", clause=clause)
