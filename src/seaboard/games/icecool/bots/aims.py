"""Flicks worth a try: straight at doors and penguins, then curls, banks and jumps by chance."""

from __future__ import annotations

import math
from collections.abc import Iterator

from seaboard.games.icecool.board import Door, Point
from seaboard.games.icecool.flick import FASTEST, SLOWEST, Flick, standard_normal
from seaboard.games.icecool.rules import School, can_flick, places
from seaboard.kernel.chance import Chance, below

SLOWING = 2 * 0.25 * 9.81  # twice friction times gravity: v² lost for each metre of sliding
BEYOND = 0.07  # metres to slide on past a door's frame
FINE = 10_000


def aims(school: School, rng: Chance) -> Iterator[Flick]:
    """Legal flicks, the most promising first, without end."""
    straight = [flick for target in targets(school) for flick in _at(school, target)]
    yield from (flick for flick in straight if can_flick(school, flick))
    while True:
        flick = _any(school, straight, rng)
        if can_flick(school, flick):
            yield flick


def targets(school: School) -> list[Point]:
    """Where a straight flick should go: a Catcher at Runners, a Runner at doors, his fish first."""
    pose = school.poses[school.turn]
    assert pose is not None, "who is to flick stands on the board"
    room = places.room_of(school.board, pose.point)
    doors = sorted(
        (d for d in school.board.doors if room in (d.a, d.b)), key=lambda d: _wish(school, d, pose.point)
    )
    aimed = [past(door, pose.point) for door in doors]
    if school.turn != school.catcher:
        return aimed
    prey = [school.poses[s] for s in school.runners if school.ids[s] == s or school.players == 2]
    near = [runner.point for runner in prey if runner and places.room_of(school.board, runner.point) == room]
    return sorted(near, key=lambda point: math.dist(point, pose.point)) + aimed


def _wish(school: School, door: Door, at: Point) -> tuple[bool, float]:
    """Own fish first, then the nearest."""
    return door.id[1:] not in school.fish[school.turn], math.dist(door.centre, at)


def past(door: Door, at: Point) -> Point:
    """A point behind a door, seen from here: the aim goes through the middle of the frame."""
    away = math.dist(door.centre, at) or 1.0
    x, y = door.centre
    return x + (x - at[0]) * BEYOND / away, y + (y - at[1]) * BEYOND / away


def power_for(distance: float) -> float:
    """The power that slides so far on an empty floor."""
    speed = min(math.sqrt(SLOWING * distance), FASTEST)
    return math.pow(max(0.0, (speed - SLOWEST) / (FASTEST - SLOWEST)), 1 / 1.5)


def _at(school: School, target: Point) -> list[Flick]:
    """A gentle and a strong flick straight at a point."""
    x, y = school.poses[school.turn].point  # type: ignore[union-attr]  # on the board
    phi = direction(math.atan2(target[1] - y, target[0] - x))
    power = power_for(math.dist(target, (x, y)))
    return [Flick(phi, round(min(1.0, power * more), 4), 0.0, 0.0) for more in (1.1, 1.45)]


def _any(school: School, straight: list[Flick], rng: Chance) -> Flick:
    """Something else: a straight aim a little off, a curl, a bank, now and then a jump."""
    kind = int(below(rng, 8))
    if kind < 4 and straight:
        return vary(straight[int(below(rng, len(straight)))], rng, math.radians(4))
    phi, power = direction(_share(rng) * math.tau), round(0.25 + 0.75 * _share(rng), 4)
    if kind == 7:
        return Flick(phi, round(0.6 + 0.4 * _share(rng), 4), 0.0, 1.0)
    side = round(1.4 * _share(rng) - 0.7, 2) if kind >= 5 else 0.0
    return Flick(phi, power, side, 0.0)


def vary(flick: Flick, rng: Chance, angle: float, strength: float = 0.08) -> Flick:
    """Nearly the same flick."""
    phi = direction(flick.phi + angle * standard_normal(rng))
    power = flick.power * (1 + strength * standard_normal(rng))
    return Flick(phi, round(min(1.0, max(0.0, power)), 4), flick.side, flick.height)


def direction(phi: float) -> float:
    """An angle as moves write it (I80)."""
    turned = round(phi % math.tau, 4)
    return 0.0 if turned >= math.tau else turned


def _share(rng: Chance) -> float:
    return int(below(rng, FINE)) / FINE
