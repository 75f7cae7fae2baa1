"""Hand-made scenes: paths for the referee, positions for the rules, random scenes for the engine."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

import msgspec

from seaboard.games.icecool import GAME, play, rules
from seaboard.games.icecool.board import Board, school
from seaboard.games.icecool.events import Log
from seaboard.games.icecool.flick import Push
from seaboard.games.icecool.physics.referee import Event, judge
from seaboard.games.icecool.rules import School
from seaboard.match.match import Match

PLAN: dict[str, Any] = json.loads(
    files("seaboard.games.icecool").joinpath("content/board.json").read_text("utf-8")
)
BOARD = school()
R = BOARD.radius
COLOURS = ("red", "blue", "green", "yellow")
CATCHER = (0.425, 0.505)
ALL = {"D2", "D5", "D7"}

Row = Sequence[float]


def path(**ways: Sequence[Row]) -> dict[str, Any]:
    """A trajectory with a row each half second; who has fewer rows stays on the last one."""
    longest = max(len(way) for way in ways.values())
    poses = {c: [*way, *[way[-1]] * (longest - len(way))] for c, way in ways.items()}
    return {"t": [0.5 * number for number in range(max(longest, 2))], "poses": _at_least_two(poses)}


def _at_least_two(poses: dict[str, list[Row]]) -> dict[str, list[Row]]:
    return {c: rows if len(rows) > 1 else rows * 2 for c, rows in poses.items()}


def seen(trajectory: dict[str, Any], **changes: Any) -> list[Event]:
    """What the referee sees: red catches, blue flicks, green waits, everything is still to be won."""
    asked: dict[str, Any] = {
        "colours": ("red", "blue", "green"),
        "catcher": "red",
        "tokens": {"blue": set(ALL), "green": set(ALL)},
        "ids": {"red": "red", "blue": "blue", "green": "green"},
        "active": "blue",
        "first_flick": False,
        "two_players": False,
    }
    return judge(PLAN, trajectory, **{**asked, **changes})


def blue(*way: Row, **changes: Any) -> list[Event]:
    """What blue's way gives, with the Catcher on the default spot; only blue's events."""
    return [event for event in seen(path(red=[CATCHER], blue=way), **changes) if event["who"] == "blue"]


def fish(events: Sequence[Event]) -> list[str]:
    """The doors whose token was taken, in order."""
    return [event["door"] for event in events if event["kind"] == "door" and event["fish"]]


def catches(events: Sequence[Event]) -> list[tuple[str, int]]:
    """Who was touched by the Catcher, and what came of it."""
    return [(e["who"], e["catch"]) for e in events if e["kind"] == "touch" and e["other"] == "red"]


def of_kind(events: Sequence[Event], kind: str) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if event["kind"] == kind]


# ------------------------------------------------------------------ positions


def at(line: str, **options: Any) -> Match:
    """A match from a position line."""
    return GAME.at(line, seed=1, **options)


def resolved(line: str, **ways: Sequence[Row]) -> School:
    """The position after a flick with a hand-made trajectory."""
    return resolved_and_told(line, **ways)[0]


def resolved_and_told(line: str, **ways: Sequence[Row]) -> tuple[School, Log]:
    """The position after a flick with a hand-made trajectory, and its events; everybody faces yaw 0."""
    before: School = at(line).here
    happened = [{**seen, "yaw": 0} for seen in play.judge(before, path(**ways))]
    log: Log = []
    return rules.resolve(before, happened, log), log


def words(school: School) -> list[str]:
    """The ten words of a position."""
    return GAME.write_position(school).split()


# ------------------------------------------------------------------ the engine


def open_floor() -> Board:
    """A board without walls."""
    plan = msgspec.structs.replace(BOARD.plan, walls=(), outer=(-9.0, -9.0, 9.0, 9.0))
    return Board("open", plan, "open floor")


def push(speed: float, side: float = 0.0, height: float = 0.0, phi: float = 0.0) -> Push:
    """A push with a launch speed."""
    fastest = 3.0 + (0.85 - 3.0) * height
    return Push(phi, ((speed - 0.25) / (fastest - 0.25)) ** (1 / 1.5), side, height)


def anywhere(
    rng: random.Random, penguins: int, *, together: bool = False
) -> dict[str, tuple[float, float, float]]:
    """Penguins standing at random in the rooms, or all in the Gym, free of each other."""
    found: dict[str, tuple[float, float, float]] = {}
    rooms = [BOARD.rooms["R3"]] if together else list(BOARD.rooms.values())
    while len(found) < penguins:
        x0, y0, x1, y1 = rng.choice(rooms).interior
        x, y = rng.uniform(x0 + R, x1 - R), rng.uniform(y0 + R, y1 - R)
        if all(math.dist((x, y), other[:2]) > BOARD.apart for other in found.values()):
            found[COLOURS[len(found)]] = (round(x, 6), round(y, 6), 0.0)
    return found


def any_push(rng: random.Random, full: bool = False) -> Push:
    """A flick of any kind, at full power if wanted."""
    power = 1.0 if full else round(rng.random(), 4)
    return Push(
        round(rng.uniform(0, math.tau), 4),
        power,
        round(rng.uniform(-0.85, 0.85), 2),
        rng.choice([0.0, 0.0, 1.0]),
    )
