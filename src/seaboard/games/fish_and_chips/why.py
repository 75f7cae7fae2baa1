"""Why a move is not legal: the first clause that forbids it, and what it is about. Never prose."""

from __future__ import annotations

from typing import Any

from seaboard.match.errors import Clause, Refusal
from seaboard.match.game import Position

from . import rules
from .board import NAMES, NOWHERE, SIZE, SQUARE
from .notation import colour, parse
from .outcome import decisive_clause, tally
from .rules import DONE, EMPTY, OCTOPUS_RANK, OCTOPUS_USED, SHARK_RANK, SHARK_USED, SWAP


def no(clause: str, reason: str, **params: Any) -> Refusal:
    """A refusal with its clause."""
    return Refusal(Clause(clause), params, reason)


def refusal(position: Position, seat: int | None, move: str) -> Refusal | None:
    """None for a legal move; BadMove for a text that is none."""
    parts = parse(move)
    s = position[0]
    if rules.match_over(s):
        return no(decisive_clause(int(s.players), tally(position)), "match-over")
    if seat is not None and s.phase != DONE and seat != rules.actor(s):
        return no("F3", "not-your-turn", mover=colour(position, s.mover))
    if s.phase == DONE:
        return None if parts["word"] == "deal" else no("F20", "round-over")
    if parts["word"] == "deal":
        return no("F25", "round-running")
    if s.phase == SWAP:
        return _why_not_in_a_swap_turn(position, parts)
    return _why_not_in_the_hunt(position, parts)


def _why_not_in_a_swap_turn(position: Position, parts: Any) -> Refusal | None:
    if parts["word"] == "ok":
        return None
    if not parts["special"]:
        return no("F7", "swap-first")
    return why_not_swap(position, parts["special"], SQUARE[parts["partner"]])


def why_not_swap(position: Position, special: str, partner: int) -> Refusal | None:
    """Judge a swap of the mover's octopus or shark with the fish on a square."""
    s = position[0]
    cell = NAMES[partner]
    rank, used = (OCTOPUS_RANK, OCTOPUS_USED) if special == "O" else (SHARK_RANK, SHARK_USED)
    if s.swapped & used:
        return no("F8", "swap-used", special=special)
    origin = rules.special_square(s, s.mover, rank)
    if origin == NOWHERE:
        return no("F30", "special-gone", special=special)
    if s.top[partner] == EMPTY:
        return no("F8", "partner-empty", cell=cell)
    if rules.owner(s, partner) != s.mover:
        return no("F8", "partner-rival", cell=cell)
    if partner == origin:
        return no("F8", "partner-self", cell=cell)
    if not rules.is_single(s, partner):
        return no("F30", "partner-in-pile", cell=cell)
    threatened = rules.swap_threatens(s, rank, origin, partner)
    if threatened != NOWHERE:
        clause, reason = ("F31", "touches") if s.adjacent_rule else ("F11", "threatens")
        return no(clause, reason, special=special, cell=cell, threatened=NAMES[threatened])
    return None


def _why_not_in_the_hunt(position: Position, parts: Any) -> Refusal | None:
    s = position[0]
    if parts["special"] or parts["word"] == "ok":
        return no("F28" if s.players == 1 else "F7", "no-swap-now")
    if parts["word"] == "--":
        actions = _captures(position)
        return no("F19", "capture-available", captures=actions) if actions else None
    return why_not_capture(position, SQUARE[parts["origin"]], SQUARE[parts["cell"]])


def _captures(position: Position) -> int:
    s = position[0]
    return sum(
        bool(rules.can_capture(s, square, direction))
        for square in range(SIZE * SIZE)
        if s.top[square] != EMPTY and rules.owner(s, square) == s.mover
        for direction in range(4)
    )


def why_not_capture(position: Position, origin: int, target: int) -> Refusal | None:
    """Judge a capture of the mover's pile on one square by that on another."""
    s = position[0]
    cell = NAMES[target]
    if s.top[origin] == EMPTY:
        return no("F4", "no-pile", cell=NAMES[origin])
    if rules.owner(s, origin) != s.mover:
        return no("F4", "not-your-pile", cell=NAMES[origin])
    between = _between(origin, target)
    if between is None:
        return no("F15", "not-in-line", origin=NAMES[origin], cell=cell)
    if s.top[target] == EMPTY:
        return no("F15", "empty-target", cell=cell)
    for square in between:
        if s.top[square] != EMPTY:
            return no("F15", "over-a-fish", cell=cell, blocker=NAMES[square])
    if rules.owner(s, target) == s.mover:
        return no("F16", "own-pile", cell=cell)
    if rules.rank(s, target) > rules.rank(s, origin):
        value, stronger = int(rules.rank(s, origin)) + 1, int(rules.rank(s, target)) + 1
        return no("F14", "too-strong", value=value, target=stronger)
    return None


def _between(origin: int, target: int) -> range | None:
    """The squares strictly between two squares of one line; None if they share no line."""
    if origin == target:
        return None
    same_row, same_column = origin // SIZE == target // SIZE, origin % SIZE == target % SIZE
    if not same_row and not same_column:
        return None
    step = 1 if same_row else SIZE
    return range(min(origin, target) + step, max(origin, target), step)
