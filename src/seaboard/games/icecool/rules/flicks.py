"""What came of a flick: tokens and cards, IDs, where everybody stands, and whose turn it is (section 3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from seaboard.games.icecool import events
from seaboard.games.icecool.events import Log, Repeat, Restart

from .places import touches_circle
from .rounds import draw, end_round
from .school import Pose, School, with_item
from .turns import begin_turn, end_turn, put_on_circle

if TYPE_CHECKING:
    from seaboard.games.icecool.physics.referee import Event as Seen


def resolve(school: School, happened: Sequence[Seen], log: Log) -> School:
    """Apply what the referee saw, in its order; an ending comes last and says who is on (I12)."""
    for seen in happened:
        seat = school.seat_of(seen["who"])
        match seen["kind"]:
            case "door":
                school = pass_door(school, seat, seen, log)
            case "touch":
                school = touch(school, seat, seen, log)
            case "out":
                log.append(events.out(seen))
            case "rest":
                school = come_to_rest(school, seat, seen, log)
            case "repeat":
                return repeat(school, seat, log)
            case "restart":
                return restart(school, seat, log)
            case "end":
                return end_round(school, seen["why"], log)
    return end_turn(school, log)


def pass_door(school: School, seat: int, seen: Seen, log: Log) -> School:
    """Through a door with an own token: the token is taken and brings a card (I21)."""
    log.append(events.door(seen))
    if not seen["fish"]:
        return school
    left = school.fish[seat].replace(seen["door"][1:], "")
    return draw(replace(school, fish=with_item(school.fish, seat, left)), seat, "I21", log)


def touch(school: School, seat: int, seen: Seen, log: Log) -> School:
    """A Runner who is caught gives the Catcher his ID (I32)."""
    log.append(events.touch(seen, school.colour(school.catcher)))
    if seen["catch"] != 1:
        return school
    return replace(school, ids=with_item(school.ids, seat, school.catcher))


def come_to_rest(school: School, seat: int, seen: Seen, log: Log) -> School:
    """A penguin stands where the referee saw it rest; who is off the circle is off for good (I3, I14)."""
    log.append(events.rest(seen))
    pose, at = school.poses[seat], (seen["x"], seen["y"])
    assert pose is not None, "whoever rests was on the board"
    still = pose.on_circle and touches_circle(school.board, at)
    return school.with_pose(seat, Pose(*at, seen["yaw"], still))


def repeat(school: School, seat: int, log: Log) -> School:
    """A first flick that did not leave the red circle is made again (I15)."""
    log.append(Repeat(school.letter(seat)))
    return replace(put_on_circle(school, seat, log), phase="flick")


def restart(school: School, seat: int, log: Log) -> School:
    """Two players: the caught Runner begins again from the red circle, at once (I75)."""
    log.append(Restart(school.letter(seat)))
    return begin_turn(put_on_circle(school, seat, log), seat, log)
