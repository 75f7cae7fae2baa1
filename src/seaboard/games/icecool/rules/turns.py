"""Turns: who decides next, and what the decisions before and after a flick do (section 3)."""

from __future__ import annotations

from dataclasses import replace

from seaboard.games.icecool.board import Point
from seaboard.games.icecool.events import Log, OnCircle, OnLine, Placed, Skates, Skipped, Stayed

from . import places
from .legal import line_choices
from .school import Pose, School


def begin_turn(school: School, seat: int, log: Log) -> School:
    """A Runner not yet entered goes on the red circle; then a red line is offered, or not (I10, I11)."""
    if school.poses[seat] is None and seat == school.catcher:  # only in a position that somebody wrote
        return replace(school, turn=seat, phase="place")
    if school.poses[seat] is None:
        school = put_on_circle(school, seat, log)
    school = replace(school, turn=seat)
    return replace(school, phase="line" if line_choices(school) else "flick")


def next_turn(school: School, log: Log) -> School:
    """The seat to the left is next (I9)."""
    return begin_turn(school, (school.turn + 1) % school.players, log)


def end_turn(school: School, log: Log) -> School:
    """Ice skates are offered to whoever has two face-down 1s; else the next seat is on (I38, I41)."""
    if school.hands[school.turn].can_skate:
        return replace(school, phase="skates")
    return next_turn(school, log)


def put_on_circle(school: School, seat: int, log: Log) -> School:
    """On the red circle's centre, or on the nearest free floor point (I11, I17)."""
    board, circle = school.board, school.board.plan.red_circle
    others = school.others(seat)
    point = circle.centre
    if not places.is_free(board, point, others):
        point = places.nearest_free_floor(board, circle.room, point, others)
    x, y = places.rounded(point)
    log.append(OnCircle(school.letter(seat), x, y))
    return school.with_pose(seat, Pose(x, y, on_circle=True))


# ------------------------------------------------------------------ decisions


def place(school: School, point: Point, log: Log) -> School:
    """The Catcher stands in the Kitchen; the Runner on the left begins (I8, I9)."""
    log.append(Placed(school.letter(school.catcher), *point))
    return next_turn(school.with_pose(school.catcher, Pose(*point)), log)


def take_line(school: School, room: str, log: Log) -> School:
    """The penguin's centre is put on a room's red line (I46)."""
    pose = school.poses[school.turn]
    assert pose is not None, "only a penguin on the board is offered a line"
    x, y = line_choices(school)[room]
    log.append(OnLine(school.letter(school.turn), room, x, y))
    return replace(school.with_pose(school.turn, replace(pose, x=x, y=y)), phase="flick")


def stay(school: School, log: Log) -> School:
    """The red line is declined (I45)."""
    log.append(Stayed(school.letter(school.turn)))
    return replace(school, phase="flick")


def skate(school: School, log: Log) -> School:
    """Two 1s are turned face up for another turn at once (I38–I40)."""
    seat = school.turn
    log.append(Skates(school.letter(seat), used=True))
    return begin_turn(school.with_hand(seat, school.hands[seat].skated()), seat, log)


def keep_skates(school: School, log: Log) -> School:
    """The skates are declined: the next seat is on (I38)."""
    log.append(Skates(school.letter(school.turn), used=False))
    return next_turn(school, log)


def skip(school: School, log: Log) -> School:
    """The clock ran out: the turn is over, without skates (section 4.5, I18)."""
    log.append(Skipped(school.letter(school.turn)))
    return next_turn(school, log)
