"""The legal moves: all of them, or a deterministic sample where they are without number (I80)."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from seaboard.games.icecool.board import Point
from seaboard.games.icecool.flick import Flick
from seaboard.games.icecool.notation import NO, SKATES, STAY, Line, Move, Place

from .legal import can_flick, can_place, line_choices
from .school import School

DIRECTIONS: Final = 24  # of the sample's low flicks
LOW: Final = ((0.35, 0.0), (0.6, 0.0), (0.45, 0.35), (0.45, -0.35))  # power, side
HEADS: Final = 16  # of the sample's head flicks
AREA_GRID: Final = (6, 3)  # of the sample's places


def sample(school: School) -> list[Move]:
    """Legal moves: all of them, or a fixed sample where there are too many to list."""
    match school.phase:
        case "place":
            return [Place(point) for point in _spots(school)]
        case "line":
            return [*(Line(room) for room in line_choices(school)), STAY]
        case "flick":
            return [flick for flick in _flicks() if can_flick(school, flick)]
        case "skates":
            return [NO, SKATES]
    return []


def default_spot(school: School) -> Point:
    """The middle of the Catcher's area (section 2.5)."""
    x0, y0, x1, y1 = school.board.plan.catcher_area.rect
    return round((x0 + x1) / 2, 4), round((y0 + y1) / 2, 4)


def _spots(school: School) -> Iterator[Point]:
    """The default spot and a grid of the Catcher's area."""
    x0, y0, x1, y1 = school.board.plan.catcher_area.rect
    across, up = AREA_GRID
    grid = [
        (x0 + (x1 - x0) * i / (across - 1), y0 + (y1 - y0) * j / (up - 1))
        for j in range(up)
        for i in range(across)
    ]
    for x, y in dict.fromkeys([default_spot(school), *grid]):
        point = round(x, 4), round(y, 4)
        if can_place(school, point):
            yield point


def _flicks() -> Iterator[Flick]:
    """Low flicks all around, and head flicks, for which the finger always finds room."""
    for number in range(DIRECTIONS):
        power, side = LOW[number % len(LOW)]
        yield Flick(round(math.tau * number / DIRECTIONS, 4), power, side, 0.0)
    for number in range(HEADS):
        yield Flick(round(math.tau * number / HEADS, 4), 0.8 if number % 2 else 0.5, 0.0, 1.0)
