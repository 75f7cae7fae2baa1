"""Why a move is not legal: the first clause that forbids it, and what it is about. Never prose."""

from __future__ import annotations

import math
from typing import Any

from seaboard.match.errors import BadMove, Clause, Refusal

from . import places, rules
from .board import Point
from .flick import Flick, obstacle, read_flick
from .moves import LINE, WORDS, read_place
from .school import School

ASKED_FIRST = {  # what has to be answered in each phase: clause and reason
    "place": ("I8", "place-first"),
    "line": ("I45", "line-or-stay"),
    "flick": ("I10", "flick-now"),
    "skates": ("I38", "skates-or-no"),
}


def no(clause: str, reason: str, **params: Any) -> Refusal:
    """A refusal with its clause."""
    return Refusal(Clause(clause), params, reason)


def refusal(school: School, seat: int | None, move: str) -> Refusal | None:
    """None for a legal move; BadMove for a text that is none."""
    flick, place, line = read_flick(move), read_place(move), LINE.fullmatch(move)
    if flick is None and place is None and line is None and move not in WORDS:
        raise BadMove(move)
    if school.over:
        return no("I68", "match-over")
    if seat is not None and seat != school.turn:
        return no("I9", "not-your-turn", mover=school.seats[school.turn])
    if move == "skip":
        return no("I18", "skip-is-the-clocks")
    if isinstance(flick, Refusal):
        return flick
    if isinstance(place, Refusal):
        return place
    if flick is not None and school.phase == "flick":
        return why_not_flick(school, flick)
    if place is not None and school.phase == "place":
        return why_not_place(school, place)
    if line is not None and school.phase in ("line", "flick"):
        return _why_not_line(school, line[1])
    if (move == "stay" and school.phase == "line") or (move in ("skates", "no") and school.phase == "skates"):
        return None
    if move == "skates" and school.phase in ("line", "flick"):
        return no("I38", "skates-after-the-flick")
    clause, reason = ASKED_FIRST[school.phase]
    return no(clause, reason, phase=school.phase)


def why_not_place(school: School, point: Point) -> Refusal | None:
    """The Catcher stands with his centre in the Catcher's area, and on nobody (I8, I36)."""
    area = school.board.plan.catcher_area
    if not places.inside(area.rect, point):
        return no("I8", "outside-the-area", x=point[0], y=point[1], room=area.room)
    if not places.is_free(school.board, point, school.others(school.turn)):
        return no("I36", "on-a-penguin", who=_nearest(school, point))
    return None


def _nearest(school: School, point: Point) -> str:
    """The letter of the penguin nearest to a point."""
    standing = {
        seat: pose for seat, pose in enumerate(school.poses) if pose is not None and seat != school.turn
    }
    return school.seats[min(standing, key=lambda seat: math.dist(standing[seat].point, point))]


def why_not_flick(school: School, flick: Flick) -> Refusal | None:
    """The finger needs room behind the penguin, except on its head (section 4.4, I80)."""
    pose = school.poses[school.turn]
    assert pose is not None, "who is to flick stands on the board"
    if flick.is_head:
        return None
    blocked = obstacle(school.board, pose.point, school.others(school.turn), flick.phi, flick.side)
    return None if blocked is None else no("I80", f"finger-{blocked}", phi=flick.phi)


def _why_not_line(school: School, room: str) -> Refusal | None:
    if school.phase == "flick":
        return no("I45", "no-line-now", room=room)
    offered = list(rules.line_choices(school))
    if room in offered:
        return None
    stuck = places.stuck_in(school.board, school.poses[school.turn].point)  # type: ignore[union-attr]  # on the board
    return no("I52" if stuck else "I45", "line-of-another-room", room=room, rooms=" ".join(offered))
