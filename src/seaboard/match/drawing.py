"""Boards as SVG, for pictures that messengers show beside a link: shapes, figures without a font, a frame."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

WIDTH, HEIGHT = 1200, 630  # what messengers ask for
BOARD = 570  # the side of a square board
TOP = (HEIGHT - BOARD) / 2
LEFT = 60.0
SEA, FOAM, INK, PAPER = "#0b2b40", "#f4f9f9", "#12202b", "#fffaf0"
COLOURS = {
    "red": "#e8554e",
    "purple": "#6a3a8c",
    "green": "#3a7d44",
    "yellow": "#f2b134",
    "blue": "#2f7fc1",
    "orange": "#f39c38",
    "brown": "#5f3a22",
    "slate": "#34444e",
}
SEATS = 820.0  # where the column of seats begins
FIGURES = (
    "M4 0C1 0 0 3 0 6S1 12 4 12 8 9 8 6 7 0 4 0Z",
    "M1 3L5 0V12",
    "M.5 3C1 1 2.5 0 4 0 6.5 0 8 1.5 8 3.5 8 6.5 2 9 0 12H8",
    "M.5 1.5C1.5.5 2.7 0 4 0 6.3 0 7.5 1.3 7.5 3 7.5 5 6 6 3.5 6 6.5 6 8 7 8 9 8 11 6 12 4 12 2 12 1 11 0 10",
    "M6 12V0L0 8.5H8",
    "M7.5 0H1L.5 5.5C1.5 4.8 2.8 4.4 4 4.4 6.5 4.4 8 6 8 8 8 10.5 6.2 12 4 12 2.3 12 1 11.4 0 10.3",
    "M7 .8C6 .2 5 0 4.3 0 1.5 0 0 3 0 7 0 10.3 1.7 12 4 12S8 10.4 8 8.2 6.3 4.6 4.2 4.6C2.3 4.6.6 5.6 0 7.5",
    "M0 0H8L3 12",
    "M4 5.6C2 5.6 1 4.4 1 2.8S2 0 4 0 7 1.2 7 2.8 6 5.6 4 5.6 0 7 0 8.8 1.6 12 4 12 8 10.6 8 8.8 6 5.6 4 5.6",
    "M1 11C2 12 3 12 3.7 12 6.5 12 8 9 8 5 8 1.7 6.3 0 4 0S0 1.6 0 3.8 1.7 7.4 3.8 7.4C5.7 7.4 7.4 6.4 8 4.5",
)
Draw = Callable[[Any, Any], str]  # of a room `picture`: a spectator's view, and the constants, as SVG
PITCH = 11  # from one figure to the next


def tag(name: str, inside: str = "", /, **attributes: object) -> str:
    """An element; `stroke_width` is written stroke-width, numbers to a tenth."""
    written = "".join(f' {key.replace("_", "-")}="{plain(value)}"' for key, value in attributes.items())
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def plain(value: object) -> str:
    """A number as short as it can be seen."""
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else str(value)


def rect(x: float, y: float, width: float, height: float, fill: str, **more: object) -> str:
    """A rectangle."""
    return tag("rect", x=x, y=y, width=width, height=height, fill=fill, **more)


def disc(x: float, y: float, radius: float, fill: str, **more: object) -> str:
    """A filled circle."""
    return tag("circle", cx=x, cy=y, r=radius, fill=fill, **more)


def path(d: str, fill: str = "none", **more: object) -> str:
    """A path."""
    return tag("path", d=d, fill=fill, **more)


def at(x: float, y: float, scale: float, *shapes: str) -> str:
    """Shapes drawn round 0, 0, put elsewhere."""
    return tag("g", "".join(shapes), transform=f"translate({plain(x)} {plain(y)}) scale({scale:.3g})")


def figure(number: int, x: float, y: float, height: float, colour: str) -> str:
    """A number round a point."""
    digits = [int(digit) for digit in str(abs(number))]
    strokes = "".join(
        path(FIGURES[digit], transform=f"translate({place * PITCH} 0)") for place, digit in enumerate(digits)
    )
    scale = height / 12
    wide = (len(digits) * PITCH - 3) * scale
    moved = f"translate({plain(x - wide / 2)} {plain(y - height / 2)}) scale({scale:.3g})"
    return tag(
        "g", strokes, transform=moved, stroke=colour, stroke_width=2.4, stroke_linecap="round", fill="none"
    )


def seats(colours: Sequence[str], scores: Sequence[int | None]) -> str:
    """Everybody's colour and score, one below the other; a secret score is left out."""
    step = min(120.0, (HEIGHT - 60) / max(1, len(colours)))
    first = HEIGHT / 2 - step * (len(colours) - 1) / 2
    rows = []
    for place, (colour, score) in enumerate(zip(colours, scores, strict=True)):
        y = first + step * place
        rows.append(disc(SEATS + 40, y, step * 0.3, colour, stroke=PAPER, stroke_width=6))
        if score is not None:
            rows.append(figure(score, SEATS + 180, y, step * 0.42, FOAM))
    return "".join(rows)


def picture(shapes: Iterable[str]) -> str:
    """The whole picture, on the open sea."""
    return tag(
        "svg",
        rect(0, 0, WIDTH, HEIGHT, SEA) + "".join(shapes),
        xmlns="http://www.w3.org/2000/svg",
        width=WIDTH,
        height=HEIGHT,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
    )
