"""Why a move is not legal: the first clause that forbids it, and what it is about. Never prose."""

from __future__ import annotations

import re
from typing import Any

from seaboard.match.errors import Clause, Refusal
from seaboard.match.game import Position

from . import rules
from .board import NOWHERE
from .facts import SEATS
from .notation import COLOUR, GLYPHS, cell_name, find_cell, parse
from .outcome import end_clause
from .rules import ADD, EMPTY, HEIGHT, MOVE, VISIBLE

STEP_CLAUSE = {1: "U3", 2: "U4", 3: "U5"}


def no(clause: str, reason: str, **params: Any) -> Refusal:
    """A refusal with its clause."""
    return Refusal(Clause(clause), params, reason)


def refusal(position: Position, seat: int | None, move: str) -> Refusal | None:
    """None for a legal move; BadMove for a text that is none."""
    parts = parse(move)
    s = position[0]
    if s.over:
        return no(end_clause(position), "game-over")
    if seat is not None and seat != s.mover:
        return no("U1", "not-your-turn", mover=SEATS[s.mover])
    return _why_not_in_this_step(position, parts)


def _why_not_in_this_step(position: Position, parts: re.Match[str]) -> Refusal | None:
    s = position[0]
    step = int(s.step)
    if parts["skip"]:
        if step == MOVE or not _has_another(position):
            return None
        return no(STEP_CLAUSE[step], "step-is-a-duty", step=step)
    kind_is_wrong = {
        MOVE: not parts["origin"],
        ADD: bool(parts["pawn"]),
        rules.PLACE: not parts["pawn"],
    }
    if kind_is_wrong[step]:
        return no(STEP_CLAUSE[step], "wrong-step", step=step)
    if parts["pawn"]:
        return why_not_place(position, parts["pawn"])
    if parts["colour"]:
        return why_not_add(position, parts["colour"], parts["cell"])
    if step == ADD and rules.must_add(s):
        return no("U26", "must-add", quiet=int(s.quiet))
    return why_not_move(position, parts["origin"], parts["target"])


def _has_another(position: Position) -> bool:
    """The present step has a legal action besides `=`."""
    s = position[0]
    cells = [cell for cell in range(s.rows * s.cols) if s.holds[cell] != EMPTY]
    if s.step == ADD:
        movable = [cell for cell in cells if not rules.is_frozen(s, cell)]
        return bool(rules.can_add(s)) or any(rules.reach(s, cell) for cell in movable)
    return any(why_not_place(position, cell_name(position, cell)) is None for cell in cells)


def why_not_move(position: Position, origin_text: str, target_text: str) -> Refusal | None:
    """Judge a token move (U10–U13)."""
    s = position[0]
    origin, target = find_cell(position, origin_text), find_cell(position, target_text)
    if origin == NOWHERE or s.holds[origin] == EMPTY:
        return no("U13", "no-token", cell=origin_text)
    if rules.is_frozen(s, origin):
        return no("U10", "frozen", cell=origin_text)
    if target == NOWHERE:
        return no("U13", "off-board", cell=target_text)
    if s.holds[target] != EMPTY:
        return no("U13", "target-taken", cell=target_text)
    reached = int(rules.reach(s, origin))
    places = [place for place in range(int(rules.lines(s))) if reached >> place & 1]
    if target in [int(rules.target_of(s, origin, place)) for place in places]:
        return None
    in_line = origin_text[0] == target_text[0] or origin_text[1] == target_text[1]
    if HEIGHT[s.holds[origin]] == 1:
        return no("U11", "too-far" if in_line else "diagonal", origin=origin_text, cell=target_text)
    return no("U12", "too-many-jumps" if in_line else "not-in-line", origin=origin_text, cell=target_text)


def why_not_add(position: Position, letter: str, text: str) -> Refusal | None:
    """Judge an addition (U14, U15)."""
    s = position[0]
    if s.pile[COLOUR[letter]] == 0:
        return no("U14", "pile-empty", colour=letter)
    cell = find_cell(position, text)
    if cell == NOWHERE:
        return no("U14", "no-cell", cell=text)
    if rules.is_frozen(s, cell):
        return no("U15", "under-a-pawn", cell=text)
    if HEIGHT[s.holds[cell]] == 2:
        return no("U15", "on-a-stack", cell=text)
    if GLYPHS[VISIBLE[s.holds[cell]]] == letter:
        return no("U15", "same-colour", cell=text, colour=letter)
    return None


def why_not_place(position: Position, text: str) -> Refusal | None:
    """Judge a placement of the mover's pawn (U17, U18)."""
    s = position[0]
    cell = find_cell(position, text)
    if cell == NOWHERE or s.holds[cell] == EMPTY:
        return no("U17", "no-token-there", cell=text)
    if rules.rival_on(s, s.mover, cell):
        rival = next(seat for seat in range(s.players) if s.pawns[seat] == cell)
        return no("U17", "rival-there", cell=text, rival=SEATS[rival])
    if s.pawns[s.mover] == cell and not s.pawn_may_stay:
        return no("U18", "must-change", cell=text)
    return None
