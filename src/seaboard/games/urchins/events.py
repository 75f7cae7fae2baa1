"""What a step did, for animation, log and score; each event names its clause."""

from __future__ import annotations

import re

import msgspec
import numpy as np

from seaboard.games.base import State

from . import rules
from .board import BLOCKS, NOWHERE
from .notation import COLOUR, cell_name, find_cell, parse, read_move
from .rules import EMPTY, HEIGHT, MOVE, PLACE
from .view import Cell, Colour, tokens
from .why import end_clause


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
    jumped: list[Cell]  # the taken cells it passed over
    clause: str


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
    clause: str = "U17"


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
    clause: str = "U26"


class LastRound(msgspec.Struct, tag="last_round", tag_field="kind", frozen=True):
    """A colour is out, and the round is played to its end (U32)."""

    colour: Colour
    clause: str = "U32"


class Ended(msgspec.Struct, tag="ended", tag_field="kind", frozen=True):
    """A colour is out, or nothing can happen any more: the most tokens win (U27, U28, U29, U30)."""

    winners: list[int]  # seats; several share the win
    scores: list[int]
    colour: Colour | None  # the colour that is out
    clause: str


Event = Skipped | Moved | Added | Placed | Captured | Duty | LastRound | Ended


# ------------------------------------------------------------------ from a move


def events(before: State, move: str, after: State) -> list[Event]:
    """What a step did, in the order in which it happened."""
    parts = parse(move)
    found: list[Event] = [_step(before, parts)]
    caught = _captured(before, move)
    if caught is not None:
        found.append(caught)
    out = _colour_out(after)
    if after[0].over:
        scores = [int(score) for score in after[0].scores[: after[0].players]]
        found.append(Ended(list(winning_seats(after)), scores, out, end_clause(after)))
    elif parts["colour"] and after[0].ends_with_round and out and not _colour_out(before):
        found.append(LastRound(out))
    elif after[0].turns != before[0].turns and rules.must_add(after[0]):
        found.append(Duty(int(after[0].mover), int(after[0].quiet)))
    return found


def _step(before: State, parts: re.Match[str]) -> Event:
    s = before[0]
    seat, step = int(s.mover), int(s.step)
    if parts["skip"]:
        return Skipped(seat, step, _skip_clause(before))
    if parts["origin"]:
        origin, target = find_cell(before, parts["origin"]), find_cell(before, parts["target"])
        clause = "U11" if HEIGHT[s.holds[origin]] == 1 else "U12"
        colour = tokens(before, origin)[0]
        return Moved(
            seat, step, colour, parts["origin"], parts["target"], _jumped(before, origin, target), clause
        )
    if parts["colour"]:
        held = tokens(before, find_cell(before, parts["cell"]))
        left = int(s.pile[COLOUR[parts["colour"]]]) - 1
        clause = "U26" if rules.has_duty(s) else "U14"
        colour = "y" if parts["colour"] == "y" else "r"
        return Added(seat, colour, parts["cell"], held[0] if held else None, left, clause)
    origin = int(s.pawns[seat])
    return Placed(seat, None if origin == NOWHERE else cell_name(before, origin), parts["pawn"])


def _skip_clause(before: State) -> str:
    s = before[0]
    if s.step != MOVE:
        return "U18" if s.step == PLACE else "U16"
    taken = [cell for cell in range(s.rows * s.cols) if s.holds[cell] != EMPTY]
    can_move = any(not rules.is_frozen(s, cell) and rules.reach(s, cell) for cell in taken)
    return "U3" if can_move else "U6"


def _jumped(before: State, origin: int, target: int) -> list[Cell]:
    s = before[0]
    stride = 1 if origin // s.cols == target // s.cols else int(s.cols)
    between = range(min(origin, target) + stride, max(origin, target), stride)
    return [cell_name(before, cell) for cell in between if s.holds[cell] != EMPTY]


def _captured(before: State, move: str) -> Captured | None:
    """The capture that a step brought about, read from the position just before it."""
    middle = before.copy()
    s = middle[0]
    rules.take_step(s, read_move(before, move))
    seat, pawn = int(s.mover), int(s.pawns[s.mover])
    if pawn == NOWHERE or not (s.step == PLACE or s.immediate):
        return None
    caught = int(rules.catch(s, seat, pawn))
    if not caught:
        return None
    count = int(rules.tokens_on(s, pawn, caught))
    squares = [
        _cells_round(middle, pawn, int(BLOCKS[block]))
        for block in range(4)
        if rules.is_fishing_square(s, seat, pawn, block)
        and (not s.best_only or int(rules.won_of(s, seat, pawn, BLOCKS[block])) == caught)
    ]
    won = _cells_round(middle, pawn, caught)
    clause = "U31" if s.step != PLACE else "U23" if len(squares) > 1 else "U22"
    return Captured(
        seat=seat,
        pawn=cell_name(before, pawn),
        squares=squares,
        taken=[Taken(cell, tokens(middle, find_cell(middle, cell))) for cell in won],
        kept=sorted({cell for square in squares for cell in square} - set(won)),
        tokens=count,
        clause=clause,
    )


def _cells_round(state: State, pawn: int, places: int) -> list[Cell]:
    found = [int(rules.cell_round(state[0], pawn, place)) for place in range(9) if places >> place & 1]
    return [cell_name(state, cell) for cell in found]


def _colour_out(state: State) -> Colour | None:
    pile = state[0].pile
    if pile[COLOUR["y"]] == 0:
        return "y"
    return "r" if pile[COLOUR["r"]] == 0 else None


def winning_seats(state: State) -> tuple[int, ...]:
    """The seats with the highest score once the game is over; none while it runs (U28, U29)."""
    won = np.zeros(rules.MOST_SEATS, np.bool_)
    rules.winners(state[0], won)
    return tuple(seat for seat in range(state[0].players) if won[seat])
