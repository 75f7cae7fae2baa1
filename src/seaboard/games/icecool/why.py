"""Why a move is not legal: the first clause that forbids it, and what it is about. Never prose.

It explains and does not judge: `rules.is_legal` has refused the move before.
"""

from __future__ import annotations

import math
from typing import Any

from seaboard.match.errors import Clause, Refusal

from . import rules
from .board import Point
from .flick import Flick
from .notation import SKATES, SKIP, Line, Move, Place
from .rules import School, places

ASKED_FIRST = {  # what has to be answered in each phase: clause and reason
    "place": ("I8", "place-first"),
    "line": ("I45", "line-or-stay"),
    "flick": ("I10", "flick-now"),
    "skates": ("I38", "skates-or-no"),
}


def no(clause: str, reason: str, **params: Any) -> Refusal:
    """A refusal with its clause."""
    return Refusal(Clause(clause), params, reason)


def refusal(school: School, seat: int | None, move: Move | Refusal) -> Refusal:
    """The clause that forbids a move to a seat (None: to whoever is on)."""
    if school.over:
        return no("I68", "match-over")
    if seat is not None and seat != school.turn:
        return no("I9", "not-your-turn", mover=school.letter(school.turn))
    if move == SKIP:
        return no("I18", "skip-is-the-clocks")
    if isinstance(move, Refusal):
        return move
    match school.phase, move:
        case "place", Place():
            return _place(school, move.point)
        case (("line" | "flick"), Line()):
            return _line(school, move.room)
        case "flick", Flick():
            return no("I80", f"finger-{rules.finger_meets(school, move)}", phi=move.phi)
        case (("line" | "flick"), _) if move == SKATES:
            return no("I38", "skates-after-the-flick")
    clause, reason = ASKED_FIRST[school.phase]
    return no(clause, reason, phase=school.phase)


def _place(school: School, point: Point) -> Refusal:
    """The Catcher stands with his centre in the Catcher's area, and on nobody (I8, I36)."""
    area = school.board.plan.catcher_area
    if not places.inside(area.rect, point):
        return no("I8", "outside-the-area", x=point[0], y=point[1], room=area.room)
    return no("I36", "on-a-penguin", who=_nearest(school, point))


def _nearest(school: School, point: Point) -> str:
    """The letter of the penguin nearest to a point."""
    standing = {
        seat: pose for seat, pose in enumerate(school.poses) if pose is not None and seat != school.turn
    }
    return school.letter(min(standing, key=lambda seat: math.dist(standing[seat].point, point)))


def _line(school: School, room: str) -> Refusal:
    """Only the red lines that are offered, and only when they are (I45, I52)."""
    pose = school.poses[school.turn]
    if school.phase == "flick" or pose is None:
        return no("I45", "no-line-now", room=room)
    offered = " ".join(rules.line_choices(school))
    stuck = places.stuck_in(school.board, pose.point)
    return no("I52" if stuck else "I45", "line-of-another-room", room=room, rooms=offered)


def no_skip(school: School, seat: int) -> Refusal:
    """The clock's own word is entered by the clock alone, and not now (I18)."""
    if seat != school.turn:
        return refusal(school, seat, SKIP)
    return no("I18", "no-skip-now", phase=school.phase)
