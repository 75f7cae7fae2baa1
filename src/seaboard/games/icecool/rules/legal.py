"""What is legal: the one test that decides; `why` explains what it refuses (I80)."""

from __future__ import annotations

from seaboard.games.icecool.board import Point
from seaboard.games.icecool.flick import Flick, blocked_by
from seaboard.games.icecool.notation import NO, SKATES, STAY, Line, Move, Place
from seaboard.match.errors import Refusal

from . import places
from .school import School


def is_legal(school: School, seat: int | None, move: Move | Refusal) -> bool:
    """True if that seat (None: whoever is on) may make the move; what could not be read never is (I80)."""
    if seat not in (None, school.turn):
        return False
    match move:
        case Place():
            return school.phase == "place" and can_place(school, move.point)
        case Line():
            return school.phase == "line" and move.room in line_choices(school)
        case Flick():
            return school.phase == "flick" and can_flick(school, move)
    return (school.phase == "line" and move == STAY) or (school.phase == "skates" and move in (SKATES, NO))


def can_place(school: School, point: Point) -> bool:
    """The Catcher stands with his centre in the Catcher's area, and on nobody (I8, I36)."""
    inside = places.inside(school.board.plan.catcher_area.rect, point)
    return inside and places.is_free(school.board, point, school.others(school.turn))


def line_choices(school: School) -> dict[str, Point]:
    """The rooms whose red line the active player may use, and the point he would be put on (I45–I48, I52)."""
    pose = school.poses[school.turn]
    if pose is None:
        return {}
    others = school.others(school.turn)
    rooms = places.line_rooms(school.board, pose.point)
    points = {room: places.line_point(school.board, room, pose.point, others) for room in rooms}
    return {room: point for room, point in points.items() if point is not None}


def can_flick(school: School, flick: Flick) -> bool:
    """The finger needs room behind the penguin, except on its head (section 4.4, I80)."""
    return finger_meets(school, flick) is None


def finger_meets(school: School, flick: Flick) -> str | None:
    """What is in the finger's way: `wall`, `penguin`, or nothing (section 4.4)."""
    pose = school.poses[school.turn]
    assert pose is not None, "who is to flick stands on the board"
    return blocked_by(school.board, pose.point, school.others(school.turn), flick)


def can_skip(school: School, seat: int) -> bool:
    """The clock may end a turn that waits for a flick, but no first flick from the circle (I18)."""
    pose = school.poses[school.turn]
    waits = seat == school.turn and school.phase == "flick"
    return waits and pose is not None and not pose.on_circle
