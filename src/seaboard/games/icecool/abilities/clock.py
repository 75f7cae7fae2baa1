"""What a server enters for somebody whose time is up (section 4.5, I18)."""

from __future__ import annotations

import math

from seaboard.games.icecool import rules
from seaboard.games.icecool.flick import Flick
from seaboard.games.icecool.notation import NO, SKIP, STAY, Move, Place
from seaboard.games.icecool.rules import School
from seaboard.match.options import Options

POWER = 0.4


class FlickClock:
    """Seconds for each flick, and what is entered for whoever lets them run out."""

    def seconds(self, options: Options) -> int:
        """As the option says (I18)."""
        return int(options["clock"])

    def overtime(self, position: School) -> str:
        """The default spot, `stay`, `no`, `skip`, or a first flick (I18)."""
        return str(_instead(position))


def _instead(school: School) -> Move:
    """The move for whoever is to decide."""
    match school.phase:
        case "place":
            return Place(rules.default_spot(school))
        case "line":
            return STAY
        case "skates":
            return NO
    return SKIP if rules.can_skip(school, school.turn) else _first_flick(school)


def _first_flick(school: School) -> Flick:
    """At the centre of the first door of the red circle’s room (D1), or as near to it as a finger can."""
    pose = school.poses[school.turn]
    assert pose is not None, "who is to flick stands on the board"
    x, y = pose.point
    room = school.board.plan.red_circle.room
    doors = [door for door in school.board.doors if room in (door.a, door.b)]
    to = doors[0].centre
    straight = math.atan2(to[1] - y, to[0] - x) % math.tau
    for degrees in range(181):
        for sign in (1, -1):
            phi = round((straight + sign * math.radians(degrees)) % math.tau, 4) % 6.2832
            if rules.can_flick(school, flick := Flick(phi, POWER, 0.0, 0.0)):
                return flick
    return Flick(round(straight, 4) % 6.2832, POWER, 0.0, 1.0)
