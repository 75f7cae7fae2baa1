"""The grid: cells from a1 = 0 along the rows, bottom row first, on any board from 3×3 to 9×9.

81 cells need two words of 64 bits: a set of cells is a pair of words, cell i is bit i & 63 of word i >> 6.
"""

from __future__ import annotations

from typing import Final

import numpy as np

LEAST: Final = 3
MOST: Final = 9
CELLS: Final = MOST * MOST
WORDS: Final = 2
NOWHERE: Final = -1
COLUMNS: Final = "abcdefghi"

ONE: Final = np.uint64(1)
NO_CELL: Final = np.uint64(0)
BIT: Final = np.array([1 << i for i in range(64)], np.uint64)

# By the number of columns and the cell: a division in the rules would cost more than all the rest of a move.
ROW: Final = np.array([[cell // max(cols, 1) for cell in range(CELLS)] for cols in range(MOST + 1)], np.int64)
COLUMN: Final = np.array(
    [[cell % max(cols, 1) for cell in range(CELLS)] for cols in range(MOST + 1)], np.int64
)
# By the number of columns and the cell: its neighbours, as bits for its row and above these for its column.
BESIDE: Final = 5 << COLUMN >> 1 & (1 << MOST) - 1 | 5 << ROW >> 1 << MOST

# The four blocks round a cell, lower left first, as places of the 3×3 cells round it (place 4 is the cell).
BLOCKS: Final = np.array([0b000_011_011, 0b000_110_110, 0b011_011_000, 0b110_110_000], np.int64)


def name(cell: int, cols: int) -> str:
    """A cell's name: column, then row."""
    return f"{COLUMNS[cell % cols]}{cell // cols + 1}"


def find(text: str, rows: int, cols: int) -> int:
    """The cell of a name such as c3, NOWHERE if this board has no such cell."""
    column, row = COLUMNS.index(text[0]), int(text[1]) - 1
    return row * cols + column if row < rows and column < cols else NOWHERE
