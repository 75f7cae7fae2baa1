"""The board for a terminal."""

from __future__ import annotations

from seaboard.match.game import Position

from .board import COLUMNS
from .facts import SEATS
from .notation import glyphs, size
from .rules import RED, YELLOW

WIDTH = 3


def board(position: Position) -> str:
    """Rows with coordinates; `Y` is yellow on red, `R` red on yellow, a letter after it a pawn; `.` empty."""
    s = position[0]
    rows, cols = size(position)
    cells = [glyph.ljust(WIDTH) for glyph in glyphs(position)]
    lines = [
        f"{row + 1}  {''.join(cells[row * cols : (row + 1) * cols])}".rstrip()
        for row in range(rows - 1, -1, -1)
    ]
    lines.append(f"   {''.join(letter.ljust(WIDTH) for letter in COLUMNS[:cols])}".rstrip())
    scores = "  ".join(f"{SEATS[seat]} {s.scores[seat]}" for seat in range(s.players))
    turn = "end" if s.over else f"{SEATS[s.mover]} step {s.step}"
    lines.append(f"{turn}   pile y {s.pile[YELLOW]} r {s.pile[RED]}   {scores}   quiet {s.quiet}")
    return "\n".join(lines)
