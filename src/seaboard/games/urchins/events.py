"""What a step did, for animation, log and score; each event names its clause."""

from __future__ import annotations

from typing import Any

import msgspec

from seaboard.match.events import EventTable, kind, made, number
from seaboard.match.game import Position

from .board import BLOCKS, NOWHERE
from .notation import cell_name, size
from .outcome import colour_out, outcome
from .rules import EMPTY, MOVE, PLACE, YELLOW, noted
from .view import TOKENS_OF, Cell, Colour


class Skipped(msgspec.Struct, tag="skipped", tag_field="kind", frozen=True):
    """A step was not taken: by choice in step 1, else because nothing was possible (U3, U6, U16, U18)."""

    seat: int
    step: int
    clause: str


class Moved(msgspec.Struct, tag="moved", tag_field="kind", frozen=True):
    """A lone token went to a neighbouring cell, or the top of a stack along its line (U11, U12)."""

    seat: int
    step: int
    colour: Colour
    origin: Cell
    cell: Cell
    clause: str
    jumped: list[Cell] = []  # the taken cells it passed over


class Added(msgspec.Struct, tag="added", tag_field="kind", frozen=True):
    """A token came from the pile (U14), after too many quiet turns as a duty (U26)."""

    seat: int
    colour: Colour
    cell: Cell
    onto: Colour | None  # the token it now covers
    left: int  # of its colour in the pile
    clause: str


class Placed(msgspec.Struct, tag="placed", tag_field="kind", frozen=True):
    """A pawn came from the hand or from another cell (U17)."""

    seat: int
    origin: Cell | None
    cell: Cell
    clause: str


class Taken(msgspec.Struct, frozen=True):
    """A cell that a capture emptied."""

    cell: Cell
    tokens: list[Colour]  # top first


class Captured(msgspec.Struct, tag="captured", tag_field="kind", frozen=True):
    """The fishing squares of one pawn, all together; the pawn is back in the hand (U22, U23, U24)."""

    seat: int
    pawn: Cell
    squares: list[list[Cell]]  # those that count, four cells each from the lower left
    taken: list[Taken]
    kept: list[Cell]  # cells of these squares that stay because of a rival's pawn
    tokens: int
    clause: str  # U22 one square, U23 several, U31 before step 3


class Duty(msgspec.Struct, tag="duty", tag_field="kind", frozen=True):
    """Nothing came or went for so many turns that the next player must add a token (U26)."""

    seat: int
    quiet: int
    clause: str


class LastRound(msgspec.Struct, tag="last_round", tag_field="kind", frozen=True):
    """A colour is out, and the round is played to its end (U32)."""

    colour: Colour
    clause: str


class Ended(msgspec.Struct, tag="ended", tag_field="kind", frozen=True):
    """A colour is out, or nothing can happen any more: the most tokens win (U27, U28, U29, U30)."""

    winners: list[int]  # seats; several share the win
    scores: list[int]
    colour: Colour | None  # the colour that is out
    clause: str


Event = Skipped | Moved | Added | Placed | Captured | Duty | LastRound | Ended


# ------------------------------------------------------------------ what the notes of the rules mean


def colour(position: Position, holds: int) -> Colour:
    """A colour's letter."""
    return "y" if holds == YELLOW else "r"


def covered(position: Position, holds: int) -> Colour | None:
    """The token that another one came to lie on."""
    return None if holds == EMPTY else colour(position, holds)


def origin(position: Position, cell: int) -> Cell | None:
    """Where a pawn came from; None: from the hand."""
    return None if cell == NOWHERE else cell_name(position, cell)


def held(position: Position, holds: int) -> list[Colour]:
    """The tokens of a cell, top first."""
    return list(TOKENS_OF[holds])


def ending(position: Position) -> dict[str, Any]:
    """Who has won, with the colour that is out."""
    ended = outcome(position)
    return {
        "winners": list(ended.winners),
        "scores": list(ended.scores),
        "colour": colour_out(position),
        "clause": str(ended.clause),
    }


def skipped(position: Position, seat: int, step: int, could: int) -> Skipped:
    """A step that was not taken: by choice, or for want of anything to do (U3, U6, U16, U18)."""
    clause = ("U3" if could else "U6") if step == MOVE else "U18" if step == PLACE else "U16"
    return Skipped(seat, step, clause)


def move_clause(position: Position, from_a_stack: int) -> str:
    """A lone token, or the top of a stack."""
    return "U12" if from_a_stack else "U11"


def add_clause(position: Position, is_duty: int) -> str:
    """An addition by choice, or after too many quiet turns."""
    return "U26" if is_duty else "U14"


def captured(
    position: Position, seat: int, pawn: int, blocks: int, won: int, tokens: int, early: int
) -> Captured:
    """The squares of a pawn; what lay on the cells it won follows, note by note (U22, U23, U31)."""
    squares = [_cells_round(position, pawn, int(BLOCKS[block])) for block in range(4) if blocks >> block & 1]
    kept = {cell for square in squares for cell in square} - set(_cells_round(position, pawn, won))
    clause = "U31" if early else "U23" if len(squares) > 1 else "U22"
    return Captured(seat, cell_name(position, pawn), squares, [], sorted(kept), tokens, clause)


def _cells_round(position: Position, pawn: int, places: int) -> list[Cell]:
    cols = size(position)[1]
    cells = [pawn + (place // 3 - 1) * cols + place % 3 - 1 for place in range(9) if places >> place & 1]
    return [cell_name(position, cell) for cell in cells]


TABLE = EventTable(
    {
        noted.SKIPPED: made(Skipped, skipped),
        noted.MOVED: kind(
            Moved,
            seat=number,
            step=number,
            colour=colour,
            origin=cell_name,
            cell=cell_name,
            clause_by=move_clause,
        ),
        noted.JUMPED: made(str, cell_name, part_of="jumped"),
        noted.ADDED: kind(
            Added, seat=number, colour=colour, cell=cell_name, onto=covered, left=number, clause_by=add_clause
        ),
        noted.PLACED: kind(Placed, "U17", seat=number, origin=origin, cell=cell_name),
        noted.CAPTURED: made(Captured, captured),
        noted.TAKEN: kind(Taken, part_of="taken", cell=cell_name, tokens=held),
        noted.DUTY: kind(Duty, "U26", seat=number, quiet=number),
        noted.LAST_ROUND: kind(LastRound, "U32", colour=colour),
        noted.ENDED: kind(Ended, also=ending),
    }
)
