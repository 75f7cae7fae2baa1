"""The 6×6 sea: its squares in reading order (a6 = 0 … f1 = 35) and their neighbours."""

from __future__ import annotations

from typing import Final

import numpy as np

SIZE: Final = 6
SQUARES: Final = 36
NOWHERE: Final = 36  # one past the last square: it can be looked up and is always empty
STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))  # north, east, south, west
COLUMNS: Final = "abcdef"

NAMES: Final = tuple(f"{COLUMNS[i % SIZE]}{SIZE - i // SIZE}" for i in range(SQUARES))
SQUARE: Final = {name: i for i, name in enumerate(NAMES)}

EMPTY_SET: Final = np.uint64(0)
ONE: Final = np.uint64(1)
BIT: Final = np.array([1 << i for i in range(SQUARES + 1)], np.uint64)


def _neighbours() -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    table = np.full((SQUARES, 4), NOWHERE, np.uint8)
    for square in range(SQUARES):
        row, column = divmod(square, SIZE)
        for direction, (down, right) in enumerate(STEPS):
            if 0 <= row + down < SIZE and 0 <= column + right < SIZE:
                table[square, direction] = (row + down) * SIZE + column + right
    return table


NEXT: Final = _neighbours()
TOUCHING: Final = np.array(
    [sum(1 << int(n) for n in NEXT[i] if n != NOWHERE) for i in range(SQUARES)], np.uint64
)


def line_of(square: int, direction: int) -> list[int]:
    """The squares in a direction, the nearest first."""
    found: list[int] = []
    while (square := int(NEXT[square, direction])) != NOWHERE:
        found.append(square)
    return found
