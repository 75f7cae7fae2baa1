"""A school from above as a picture for messengers."""

from __future__ import annotations

import math

from seaboard.match.drawing import BOARD, COLOURS, HEIGHT, LEFT, PAPER, disc, path, picture, rect, seats

from .view import PenguinView, View

FLOORS, WALL, ICE = ("#dff1f7", "#d2eaf3"), "#2b5a75", "#eef8fb"
PENGUINS = {"R": COLOURS["red"], "G": COLOURS["green"], "B": COLOURS["blue"], "Y": COLOURS["yellow"]}


def draw(view: View, constants: None) -> str:
    """Rooms, fish on their doors, penguins; cards show by their number alone (I67)."""
    sketch = _Sketch(view)
    shapes = [rect(*sketch.box(view.board.outer), ICE, rx=10)]
    shapes += [
        rect(*sketch.box(room.footprint), FLOORS[number % 2]) for number, room in enumerate(view.board.rooms)
    ]
    # A lintel hangs above its door, which from here is a gap.
    shapes += [
        rect(*sketch.box([x0, y0, x1, y1]), WALL) for x0, y0, z0, x1, y1, _ in view.board.walls if z0 <= 0
    ]
    for door in view.doors:
        x, y = sketch.point(*door.centre[:2])
        for number, colour in enumerate(door.tokens):
            shapes.append(disc(x + 14 * number, y, 11, PENGUINS[colour], stroke=PAPER, stroke_width=3))
    shapes += [sketch.penguin(penguin) for penguin in view.penguins]
    scores = [player.points for player in view.players]
    return picture([*shapes, seats([PENGUINS[colour] for colour in view.order], scores)])


class _Sketch:
    """From metres, where y goes up, to the picture."""

    def __init__(self, view: View) -> None:
        x0, y0, x1, y1 = view.board.outer
        self.scale = min(BOARD / (y1 - y0), 720 / (x1 - x0))
        self.left, self.bottom = x0, y0
        self.down = (HEIGHT + (y1 - y0) * self.scale) / 2
        self.radius = 1.5 * view.board.penguin[0] * self.scale  # larger than life, to be seen on a phone

    def point(self, x: float, y: float) -> tuple[float, float]:
        return LEFT + (x - self.left) * self.scale, self.down - (y - self.bottom) * self.scale

    def box(self, ends: list[float]) -> tuple[float, float, float, float]:
        x0, y0, x1, y1 = ends
        left, top = self.point(x0, y1)
        return left, top, (x1 - x0) * self.scale, (y1 - y0) * self.scale

    def penguin(self, penguin: PenguinView) -> str:
        x, y = self.point(penguin.x, penguin.y)
        angle = math.radians(penguin.yaw)
        ahead, up = 1.6 * self.radius * math.cos(angle), 1.6 * self.radius * math.sin(angle)
        beak = f"M{x:.1f} {y:.1f}l{ahead:.1f} {-up:.1f}"
        looks = path(beak, stroke=PENGUINS[penguin.colour], stroke_width=8, stroke_linecap="round")
        body = disc(x, y, self.radius, PENGUINS[penguin.colour], stroke=PAPER, stroke_width=4)
        return looks + body
