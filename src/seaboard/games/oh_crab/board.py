"""The hexagons of the beach: flat-top, columns a–g, row after row from the land to the sea (O46)."""

from __future__ import annotations

from typing import Final

import numpy as np

COLUMNS: Final = "abcdefg"
WIDTH: Final = 7
MOST_ROWS: Final = 21
SPACES: Final = MOST_ROWS * WIDTH
NOWHERE: Final = -1  # off the board, or not yet placed
SEA: Final = 200  # the place of every crab that has arrived

DIRECTIONS: Final = ("N", "NE", "SE", "S", "SW", "NW")
N, NE, SE, S, SW, NW = range(6)
STEPS: Final = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))  # columns, heights
SEAWARD: Final = (N, NE, NW)
LANDWARD: Final = (SE, S, SW)


def height(space: int) -> int:
    """Twice the row, and one more in the columns b, d, f (O46)."""
    row, column = divmod(space, WIDTH)
    return 2 * row + (column & 1)


NAMES: Final = tuple(f"{COLUMNS[space % WIDTH]}{height(space)}" for space in range(SPACES))  # `d7` (O46)
SPACE: Final = {name: space for space, name in enumerate(NAMES)}


def name(place: int) -> str:
    """The name of a space, or the sea."""
    return "sea" if place == SEA else NAMES[place]


def _neighbours() -> np.ndarray[tuple[int, ...], np.dtype[np.int16]]:
    """The next space in each direction; past the last row of a board it lies in the sea."""
    table = np.full((SPACES, 6), NOWHERE, np.int16)
    for space in range(SPACES):
        for direction, (right, up) in enumerate(STEPS):
            column, h = space % WIDTH + right, height(space) + up
            if 0 <= column < WIDTH and h >= 0:
                table[space, direction] = h // 2 * WIDTH + column
    return table


NEXT: Final = _neighbours()


def _ways_between() -> dict[tuple[int, int], str]:
    """The direction from a space to a neighbour, or two spaces on in a straight line toward the sea."""
    found: dict[tuple[int, int], str] = {}
    for space in range(SPACES):
        for direction, name in enumerate(DIRECTIONS):
            near = int(NEXT[space, direction])
            far = int(NEXT[near, direction]) if direction in SEAWARD and 0 <= near < SPACES else NOWHERE
            found |= {(space, to): name for to in (near, far) if to != NOWHERE}
    return found


WAY_BETWEEN: Final = _ways_between()
