"""A sea of fish as a picture for messengers."""

from __future__ import annotations

from seaboard.match.drawing import BOARD, COLOURS, LEFT, PAPER, TOP, at, figure, path, picture, rect, seats

from .board import NAMES, SIZE, SQUARE
from .view import Pile, View

WATER, OTHER, REEF = "#c4e0e1", "#b3d6d9", "#0b2b40"
FISH = {"R": COLOURS["red"], "P": COLOURS["purple"], "G": COLOURS["green"], "Y": COLOURS["yellow"]}
ON = {"R": PAPER, "P": PAPER, "G": PAPER, "Y": "#12202b"}
BODY = "M-46 0C-30 -34 10 -36 30 -10L48 -28V28L30 10C10 36 -30 34 -46 0Z"
SIDE = BOARD / SIZE


def draw(view: View, constants: None) -> str:
    """Every pile with its top fish and its height; nothing is hidden in Fish & Chips (F6)."""
    shapes = [rect(LEFT - 10, TOP - 10, BOARD + 20, BOARD + 20, OTHER, rx=18)]
    for name in NAMES:
        if name not in view.reef:
            x, y = _corner(name)
            shapes.append(rect(x + 2, y + 2, SIDE - 4, SIDE - 4, WATER, rx=8))
    shapes += [_pile(pile) for pile in view.piles]
    mine = view.order[-1:] if view.players == 1 else view.order
    totals = [view.totals[view.order.index(colour)] for colour in mine]
    return picture([*shapes, seats([FISH[colour] for colour in mine], totals)])


def _corner(cell: str) -> tuple[float, float]:
    row, column = divmod(SQUARE[cell], SIZE)
    return LEFT + SIDE * column, TOP + SIDE * row


def _pile(pile: Pile) -> str:
    """The top fish alone owns a pile (F4); those below show as rims."""
    x, y = _corner(pile.cell)
    top = pile.fish[0]
    below = [
        path(BODY, FISH[fish.colour], transform=f"translate(0 {5 * depth})", stroke=PAPER, stroke_width=3)
        for depth, fish in reversed(list(enumerate(pile.fish[:4])))
    ]
    value = figure(top.value, -6, 0, 30, ON[top.colour])
    return at(x + SIDE / 2, y + SIDE / 2 - 4, SIDE / 110, *below, value)
