"""What a flick was worth to whoever made it: fish, IDs, and where it left everybody."""

from __future__ import annotations

import math
from collections.abc import Sequence

from seaboard.games.icecool.board import Door, Point
from seaboard.games.icecool.physics.referee import Event
from seaboard.games.icecool.rules import School, places

CARD = 2.0  # points of a card on average
FISH, LAST_FISH = 3.0, 2.0  # a token brings a card and the end nearer; the last one brings the end
CAUGHT, CATCH = 2.5, 2.5
OUT = 0.4
PUSHED_FISH = 1.2  # for somebody else
NEAR = 0.15  # metres within which a penguin is in danger


def worth(school: School, happened: Sequence[Event]) -> float:
    """The value of a flick's events for the one who flicked."""
    me, colours = school.turn, [school.colour(seat) for seat in range(school.players)]
    catching = me == school.catcher
    value = 0.0
    stands: dict[int, Point] = {}
    fish = {seat: set(doors) for seat, doors in enumerate(school.fish)}
    caught = {seat for seat in school.runners if school.ids[seat] != seat}
    for event in happened:
        seat = colours.index(event["who"])
        if event["kind"] == "door" and event["fish"]:
            fish[seat].discard(event["door"][1:])
            gain = FISH + (LAST_FISH if not fish[seat] else 0.0)
            value += gain if seat == me else -PUSHED_FISH
        elif event["kind"] == "touch" and event["catch"]:
            caught.add(seat)
            value += CATCH if catching else -CAUGHT if seat == me else -PUSHED_FISH / 2
        elif event["kind"] == "out" and seat == me:
            value -= OUT
        elif event["kind"] == "rest":
            stands[seat] = (event["x"], event["y"])
    if any(event["kind"] == "end" for event in happened):
        return value
    return value + (
        _hunting(school, stands, caught) if catching else _running(school, stands, fish[me], caught)
    )


def _running(school: School, stands: dict[int, Point], fish: set[str], caught: set[int]) -> float:
    """How good a Runner's place is: a clear shot at the next fish, away from the Catcher."""
    board, me = school.board, school.turn
    at = stands[me]
    room = places.room_of(board, at)
    shots = [
        window(door, at, board.radius)
        for door in board.doors
        if door.id[1:] in fish and room in (door.a, door.b)
    ]
    value = 0.9 * max(shots, default=0.0) + (0.0 if shots else -0.5)
    if me not in caught or school.players == 2:
        value -= _danger(school, at, stands.get(school.catcher))
    return value


def _danger(school: School, at: Point, catcher: Point | None) -> float:
    if catcher is None:
        return 0.0
    together = places.room_of(school.board, at) == places.room_of(school.board, catcher)
    return (1.3 if together else 0.4) * math.exp(-math.dist(at, catcher) / (2 * NEAR))


def _hunting(school: School, stands: dict[int, Point], caught: set[int]) -> float:
    """How good the Catcher's place is: near somebody who still has an ID, or in front of a fish door."""
    at = stands[school.catcher]
    prey = [stands[s] for s in school.runners if s in stands and (s not in caught or school.players == 2)]
    near = [_danger(school, point, at) for point in prey]
    doors = [math.dist(door.centre, at) for door in school.board.doors if door.fish]
    return 0.8 * max(near, default=0.0) + 0.3 * math.exp(-min(doors, default=1.0) / NEAR)


def window(door: Door, at: Point, radius: float) -> float:
    """How easy a straight shot through a door is, 0 to 1: the free width of its frame from here."""
    away = math.dist(door.centre, at)
    straight = abs(places.depth(door, at)) / away if away > 1e-6 else 0.0
    free = door.width * straight - 2 * radius * 0.9 - door.depth * math.sqrt(max(0.0, 1 - straight**2))
    return min(1.0, max(0.0, free) / max(away, 0.05) / 0.15)
