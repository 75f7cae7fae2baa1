"""Can the sea be reached? Tiles are joined by sets of columns, so that every board is checked in no time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from seaboard.games.oh_crab.board import WIDTH

ALL = (1 << WIDTH) - 1
Rows = tuple[tuple[str, ...], ...]


def dead_ends(tiles: dict[str, Any], board: Sequence[str]) -> tuple[str, str] | None:
    """A tile of the board and a space of it from which no seaward steps lead to the sea."""
    open_above = ALL  # the sea takes everybody
    barred_above = 0
    for name in reversed(board):
        rows: Rows = tuple(tuple(row) for row in tiles[name]["cells"])
        lost, open_above = _cross(rows, open_above, barred_above)
        if lost is not None:
            return name, f"no way from row {lost[0]}, column {lost[1]}"
        barred_above = sum(1 << c for c, cell in enumerate(rows[0]) if cell.endswith("w"))
    return None


@lru_cache(maxsize=4096)
def _cross(rows: Rows, open_above: int, barred_above: int) -> tuple[tuple[int, int] | None, int]:
    """A lost space, if there is one, and the columns of the lowest row from which the sea is reached."""
    for r in range(len(rows) - 1, -1, -1):
        here = 0
        # Odd columns lie half a row higher: their diagonals lead into the next row, the others' do not.
        for column in (1, 3, 5, 0, 2, 4, 6):
            cell = rows[r][column]
            if cell.startswith("X"):
                continue
            forward = open_above & ~barred_above & 1 << column
            beside = (1 << column + 1 | 1 << column >> 1) & ALL
            if not forward and not beside & (open_above if column % 2 else here):
                return (r, column), 0
            here |= 1 << column
        open_above = here
        barred_above = sum(1 << c for c, cell in enumerate(rows[r]) if cell.endswith("w"))
    return None, open_above
