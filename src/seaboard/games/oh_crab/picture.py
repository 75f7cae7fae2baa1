"""A beach as a picture for messengers, lying on its side: the sea is at the right."""

from __future__ import annotations

import math

from seaboard.match.drawing import COLOURS, HEIGHT, PAPER, WIDTH, disc, figure, path, picture, rect

from .view.board import Crab, Space
from .view.whole import Constants, View

SAND, SEAM, WATER = "#f2d7a6", "#d9b27c", "#2b8798"
KINDS = {"X": "#b98d52", "O": "#9a7044", "K": "#e9b7a0", "E": "#d8e0b0", "R": "#f8e6bf", "C": "#8fcad2"}
PLANKS, BEACH = "#b78a58", 60.0  # the promenade, and where the beach begins
COLUMNS = "abcdefg"


def draw(view: View, constants: Constants) -> str:
    """The beach as printed, and where the crabs are; cards are nobody's business here."""
    high = 2 * constants.rows + 1
    half = min((WIDTH - 220) / high, HEIGHT / (7 * math.sqrt(3) + 1))
    radius = 2 * half / math.sqrt(3)
    shapes = [
        rect(0, 0, WIDTH, HEIGHT, SAND),
        rect(0, 0, BEACH - half, HEIGHT, PLANKS),
        rect(BEACH + high * half - half / 2, 0, WIDTH, HEIGHT, WATER),
    ]
    shapes += [_space(space, view, half, radius) for space in constants.spaces]
    sea = BEACH + high * half + 60
    for crab in view.crabs:
        if crab.cell == "sea":
            shapes.append(_crab(crab, sea, HEIGHT * (view.crabs.index(crab) + 1) / 6, radius))
        elif crab.cell is not None:
            shapes.append(_crab(crab, *_place(crab.cell, half, radius), radius))
    return picture(shapes)


def _place(cell: str, half: float, radius: float) -> tuple[float, float]:
    across = COLUMNS.index(cell[0]) - 3
    return BEACH + int(cell[1:]) * half, HEIGHT / 2 + across * 1.5 * radius


def _space(space: Space, view: View, half: float, radius: float) -> str:
    x, y = _place(space.cell, half, radius)
    corners = [(x + radius * math.sin(a), y + radius * math.cos(a)) for a in _sixths()]
    outline = "M" + "L".join(f"{across:.1f} {down:.1f}" for across, down in corners) + "Z"
    kind = "O" if space.cell in view.dug else space.kind
    ground = path(outline, KINDS.get(kind, SAND), stroke=SEAM, stroke_width=2)
    return ground + (disc(x, y, radius / 4, PAPER, stroke=SEAM, stroke_width=3) if space.shell else "")


def _sixths() -> list[float]:
    return [math.tau * corner / 6 for corner in range(6)]


def _crab(crab: Crab, x: float, y: float, radius: float) -> str:
    """A body with two claws, and how far it still has to go (O47)."""
    colour, size = COLOURS[crab.colour], radius * 0.82
    claws = [disc(x + size * 0.7, y + side * size * 0.85, size * 0.42, colour) for side in (-1, 1)]
    body = disc(x, y, size, colour, stroke=PAPER, stroke_width=4)
    return "".join([*claws, body, figure(crab.distance, x, y, size * 0.75, PAPER)])
