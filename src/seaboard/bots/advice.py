"""Advice on a decision: where to look, which kind of move is good there, and the move with its reason.

What a game's own `hints` room says is made of codes and parameters, as refusals are; its sentences are
`hint-at-…`, `hint-kind-…` and `hint-reason-…` in the game's words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, Literal

import msgspec

from seaboard.kernel.chance import chance
from seaboard.match.errors import IllegalMove
from seaboard.match.match import Match
from seaboard.match.standing import Standing, TakenLater

from .imagining import imagined
from .players import players_of
from .thought import Thought

Params = Mapping[str, str | int]
Winnable = Literal["yes", "no", "unknown"]

IMAGINED = "what a hint imagines"  # neither the match's chance nor its hidden cards
PLAIN = "plain"  # the kind of a place or a reason about which a game has nothing to say


@dataclass(frozen=True)
class Place:
    """Where to look: the kind picks the sentence, the name what a board marks."""

    kind: str
    name: str | None = None
    params: Params = field(default_factory=dict)


@dataclass(frozen=True)
class Reason:
    """Something to say about a move: the kind picks the sentence, the clause is the rule behind it."""

    kind: str
    clause: str = ""
    params: Params = field(default_factory=dict)


@dataclass(frozen=True)
class Explained:
    """A move in three grades, as a game explains it."""

    where: Place
    kind: Reason
    reason: Reason


@dataclass(frozen=True)
class Advice:
    """What somebody who asks for a hint may be told, grade by grade."""

    where: Place
    kind: Reason
    move: str
    reason: Reason
    plan: tuple[str, ...] = ()  # the moves of a whole turn, this one first, where a turn has several
    winnable: Winnable | None = None  # alone: whether a way to win was seen

    @property
    def params(self) -> dict[str, Any]:
        """All of it but the move, JSON-ready; what there is none of is left out."""
        told: dict[str, Any] = msgspec.to_builtins(
            {"where": self.where, "kind": self.kind, "reason": self.reason}
        )
        if self.plan:
            told["plan"] = list(self.plan)
        return told if self.winnable is None else {**told, "winnable": self.winnable}


@dataclass(frozen=True)
class Case:
    """A decision with a good move: all that a reason is made of. Nothing in it is hidden from the seat."""

    here: Standing[Any]  # what the seat cannot see is dealt anew
    seat: int
    move: str
    plan: tuple[str, ...]

    @cached_property
    def taken(self) -> TakenLater:
        """The move, as it may turn out."""
        return self.here.game.take(self.here, self.seat, self.move, chance(IMAGINED))

    @cached_property
    def turn(self) -> Sequence[TakenLater]:
        """The moves of the plan one after the other, as far as they are the seat's to make."""
        found = [self.taken]
        for move in self.plan[1:]:
            try:
                found.append(self.here.game.take(found[-1].after, self.seat, move, chance(IMAGINED)))
            except IllegalMove:  # chance may have left another turn than the one that was planned
                break
        return found


Explain = Callable[[Case], Explained]  # `HINTS` in a game's room `hints`


def advise(match: Match, seat: int | None, thought: Thought) -> Advice:
    """Advice on the move that a bot thought best."""
    best = thought.best
    mover = match.to_move[0] if seat is None else seat
    planned = players_of(match.game).plan_turn is not None
    plan = own_moves(match, mover, best.line) if planned and best.line[:1] == (best.move,) else ()
    return advice_on(match, mover, best.move, plan, winnable(thought) if match.players == 1 else None)


def winnable(thought: Thought) -> Winnable:
    """Whether somebody alone can still win: only what is proven is said."""
    if thought.best.exact and thought.best.chance >= 1.0:
        return "yes"
    return "no" if thought.exact and thought.best.chance <= 0.0 else "unknown"


def own_moves(match: Match, seat: int, line: Sequence[str]) -> tuple[str, ...]:
    """The moves at the beginning of a line that one seat makes before anybody else does."""
    here, found = match.standing, []
    for move in line:
        if here.to_move != (seat,):
            break
        found.append(move)
        here = match.game.take(here, seat, move, chance(IMAGINED)).after
    return tuple(found)


def advice_on(
    match: Match,
    seat: int | None,
    move: str,
    plan: Sequence[str] = (),
    winnable: Winnable | None = None,
) -> Advice:
    """Advice on a legal move, and on the rest of a turn that it begins."""
    mover = match.to_move[0] if seat is None else seat
    explain: Explain = match.game.said_in("hints", "HINTS") or plainly
    here = imagined(match.standing, mover, Random(IMAGINED))  # always the same one
    case = Case(here, mover, move, tuple(plan) or (move,))
    told = explain(case)
    return Advice(told.where, told.kind, move, told.reason, tuple(plan), winnable)


def plainly(case: Case) -> Explained:
    """What can be said of a move where a game explains nothing."""
    where = case.here.game.where(case.move)
    place = Place(PLAIN) if where is None else Place("cell", where, {"cell": where})
    return Explained(place, Reason(PLAIN), Reason(PLAIN))
