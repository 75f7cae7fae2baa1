"""What somebody may ask about a position without playing it: moves like those of the rules, on any cells."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import product

# "b5xe5" has two cells, "pile2" none.
CELL = re.compile(r"(?:(?<![A-Za-z])|(?<=[0-9]x))[a-z][1-9][0-9]?(?![0-9])")
MOST_CELLS = 2  # of one move; more have too many combinations


def questions(moves: Iterable[str], cells: Iterable[str]) -> Iterator[str]:
    """Each kind of move once on every combination of cells, whether it means anything there or not."""
    known = sorted(set(cells))
    for kind in sorted({CELL.sub("{}", move) for move in moves}):
        places = kind.count("{}")
        if places <= MOST_CELLS:
            yield from (kind.format(*chosen) for chosen in product(known, repeat=places))


def cells_of(moves: Iterable[str]) -> list[str]:
    """All cells of the rectangle in which the moves lie."""
    found = {cell for move in moves for cell in CELL.findall(move)}
    columns, rows = {cell[0] for cell in found}, {int(cell[1:]) for cell in found}
    if not found:
        return []
    return [
        f"{chr(column)}{row}"
        for column in range(ord(min(columns)), ord(max(columns)) + 1)
        for row in range(min(rows), max(rows) + 1)
    ]
