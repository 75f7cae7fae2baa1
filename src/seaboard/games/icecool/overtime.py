"""What a server enters for somebody whose time is up (section 4.5, I18)."""

from __future__ import annotations

import math

from . import moves
from .flick import Flick, obstacle
from .school import School

POWER = 0.4


def overtime(school: School) -> str:
    """The word for whoever is to decide: the default spot, `stay`, `no`, `skip`, or a first flick (I18)."""
    if school.phase == "place":
        return moves.write_place(moves.default_spot(school))
    if school.phase in ("line", "skates"):
        return "stay" if school.phase == "line" else "no"
    pose = school.poses[school.turn]
    return str(_first_flick(school)) if pose is not None and pose.on_circle else "skip"


def _first_flick(school: School) -> Flick:
    """At the centre of the first door of the red circle’s room (D1), or as near to it as a finger can."""
    pose = school.poses[school.turn]
    assert pose is not None, "who is to flick stands on the board"
    x, y = pose.point
    room = school.board.plan.red_circle.room
    doors = [door for door in school.board.doors if room in (door.a, door.b)]
    to = doors[0].centre
    straight = math.atan2(to[1] - y, to[0] - x) % math.tau
    others = school.others(school.turn)
    for degrees in range(181):
        for sign in (1, -1):
            phi = round((straight + sign * math.radians(degrees)) % math.tau, 4) % 6.2832
            if obstacle(school.board, pose.point, others, phi, 0.0) is None:
                return Flick(phi, POWER, 0.0, 0.0)
    return Flick(round(straight, 4) % 6.2832, POWER, 0.0, 1.0)
