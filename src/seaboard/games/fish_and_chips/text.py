"""The board for a terminal."""

from __future__ import annotations

from seaboard.match.game import Position

from . import rules
from .board import COLUMNS, SIZE
from .notation import PHASES, colour, order, piles

WIDTH = 7  # "R16*28" and a space


def board(position: Position) -> str:
    """Six rows with coordinates; `R5*3` is a pile of three with red 5 on top; `~` is reef, `.` open water."""
    s = position[0]
    lines = []
    lying = piles(position)
    for row in range(SIZE):
        cells = [_cell(position, lying, row * SIZE + column).ljust(WIDTH) for column in range(SIZE)]
        lines.append(f"{SIZE - row}  {''.join(cells)}".rstrip())
    lines.append(f"   {''.join(letter.ljust(WIDTH) for letter in COLUMNS)}".rstrip())
    totals = "  ".join(
        f"{letter} {s.totals[side]}+{rules.round_points(s, side)}"
        for side, letter in enumerate(order(position))
    )
    lines.append(f"{colour(position, s.mover)} {PHASES[int(s.phase)]}   {totals}")
    return "\n".join(lines)


def _cell(position: Position, lying: list[list[tuple[str, int]]], square: int) -> str:
    pile = lying[square]
    if not pile:
        return "~" if rules.is_reef(position[0], square) else "."
    letter, value = pile[0]
    return f"{letter}{value}" + (f"*{len(pile)}" if len(pile) > 1 else "")
