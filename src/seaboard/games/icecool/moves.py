"""Moves as text, and a deterministic sample of those that are without number (I80)."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import Final

from seaboard.match.errors import Refusal

from . import rules
from .board import Point
from .flick import DECIMALS, Flick, obstacle, read_number
from .notation import metres
from .school import School

PLACE: Final = re.compile(r"place x=(\S+) y=(\S+)")
LINE: Final = re.compile(r"line (R[0-9])")
WORDS: Final = ("stay", "skates", "no", "skip")

DIRECTIONS: Final = 24  # of the sample's low flicks
LOW: Final = ((0.35, 0.0), (0.6, 0.0), (0.45, 0.35), (0.45, -0.35))  # power, side
HEADS: Final = 16  # of the sample's head flicks
AREA_GRID: Final = (6, 3)  # of the sample's places


def read_place(move: str) -> Point | Refusal | None:
    """The point of a placement, rounded; None if the text is none (I80)."""
    found = PLACE.fullmatch(move)
    if found is None:
        return None
    point = []
    for name, text in zip("xy", found.groups(), strict=True):
        number = read_number(move, name, text)
        if isinstance(number, Refusal):
            return number
        point.append(float(number))
    return point[0], point[1]


def write_place(point: Point) -> str:
    """The text of a placement."""
    x, y = (metres(round(value, DECIMALS["x"])) for value in point)
    return f"place x={x} y={y}"


def default_spot(school: School) -> Point:
    """The middle of the Catcher's area (section 2.5)."""
    x0, y0, x1, y1 = school.board.plan.catcher_area.rect
    return round((x0 + x1) / 2, 4), round((y0 + y1) / 2, 4)


def sample(school: School) -> list[str]:
    """Legal moves: all of them, or a fixed sample where there are too many to list."""
    if school.phase == "place":
        return [write_place(point) for point in _spots(school)]
    if school.phase == "line":
        return [*(f"line {room}" for room in rules.line_choices(school)), "stay"]
    if school.phase == "skates":
        return ["no", "skates"]
    return [str(flick) for flick in _flicks(school)] if school.phase == "flick" else []


def _spots(school: School) -> Iterator[Point]:
    """The default spot and a grid of the Catcher's area."""
    from .why import why_not_place

    x0, y0, x1, y1 = school.board.plan.catcher_area.rect
    across, up = AREA_GRID
    grid = [
        (x0 + (x1 - x0) * i / (across - 1), y0 + (y1 - y0) * j / (up - 1))
        for j in range(up)
        for i in range(across)
    ]
    for x, y in dict.fromkeys([default_spot(school), *grid]):
        point = round(x, 4), round(y, 4)
        if why_not_place(school, point) is None:
            yield point


def _flicks(school: School) -> Iterator[Flick]:
    """Low flicks all around where the finger finds room, and head flicks, which are always possible."""
    pose = school.poses[school.turn]
    assert pose is not None, "who is to flick stands on the board"
    others = school.others(school.turn)
    for number in range(DIRECTIONS):
        power, side = LOW[number % len(LOW)]
        phi = round(math.tau * number / DIRECTIONS, 4)
        if obstacle(school.board, pose.point, others, phi, side) is None:
            yield Flick(phi, power, side, 0.0)
    for number in range(HEADS):
        yield Flick(round(math.tau * number / HEADS, 4), 0.8 if number % 2 else 0.5, 0.0, 1.0)
