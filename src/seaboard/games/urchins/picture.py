"""A reef as a picture for messengers."""

from __future__ import annotations

import math

from seaboard.match.drawing import BOARD, COLOURS, LEFT, PAPER, TOP, at, disc, path, picture, rect, seats

from .view import Colour, Place, View

FLOOR, OTHER, LINE = "#f4deb4", "#efd3a1", "#dcb981"
TOKENS = {"y": COLOURS["yellow"], "r": COLOURS["red"]}
BOATS = [COLOURS[colour] for colour in ("blue", "green", "purple", "slate")]
SPINES = {"y": (13, 46.0), "r": (9, 40.0)}  # how many, and how long: a colour never stands alone


def draw(view: View, constants: None) -> str:
    """Tokens and pawns on the grid; nothing is hidden in Urchins."""
    side = BOARD / max(view.rows, view.cols)
    left, top = LEFT + (BOARD - side * view.cols) / 2, TOP + (BOARD - side * view.rows) / 2
    shapes = [rect(left - 10, top - 10, side * view.cols + 20, side * view.rows + 20, LINE, rx=18)]
    for number, place in enumerate(view.places):
        row, column = divmod(number, view.cols)
        x, y = left + side * column, top + side * (view.rows - 1 - row)
        shapes.append(rect(x + 2, y + 2, side - 4, side - 4, FLOOR if (row + column) % 2 else OTHER, rx=8))
        shapes.append(at(x + side / 2, y + side / 2, side / 120, *_lying(place)))
    return picture([*shapes, seats(BOATS[: view.players], view.scores)])


def _lying(place: Place) -> list[str]:
    """What a cell holds, the lower token first."""
    lower = [disc(0, 6, 52, TOKENS[token], opacity=0.55) for token in place.tokens[1:]]
    upper = [_urchin(token) for token in place.tokens[:1]]
    pawn = [] if place.pawn is None else [_boat(BOATS[place.pawn])]
    return [*lower, *upper, *pawn]


def _urchin(token: Colour) -> str:
    number, length = SPINES[token]
    angles = [math.tau * spine / number for spine in range(number)]
    spines = "".join(f"M0 0L{length * math.cos(a):.0f} {length * math.sin(a):.0f}" for a in angles)
    stroke = {"stroke": TOKENS[token], "stroke_width": 9, "stroke_linecap": "round"}
    return path(spines, "none", **stroke) + disc(0, 0, 27, TOKENS[token])


def _boat(colour: str) -> str:
    rim = {"stroke": PAPER, "stroke_width": 6, "stroke_linejoin": "round"}
    return path("M-4 -44V12H-34L-22 34H26L38 12H6Q34 -8 -4 -44Z", colour, **rim)
