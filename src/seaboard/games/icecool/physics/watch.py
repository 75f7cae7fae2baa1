"""A look at the penguins between two steps of the engine: who left, who is near whom, who rests?"""

from __future__ import annotations

from typing import Final

import numpy as np

from seaboard.games.icecool.board import Board
from seaboard.kernel.kit import entry, scratch

from .penguin import Numbers, NumberTable, gap, reach

NEAR: Final = 1  # two penguins are, or could be at the next sample, closer than 5 mm (I2)
CALM: Final = 2  # everybody is slow enough to be at rest (I3)
LEFT: Final = 4  # somebody is outside the board and below the walls' top (I55)

MOST_PENGUINS: Final = 4
AXES: Final = 3 * MOST_PENGUINS  # numbers
CLOSE: Final = 0.005  # metres (I2)
REST_SPEED, REST_SPIN = 0.004, 2.0  # m/s and rad/s (I3)


def frame_of(board: Board, seconds: float) -> Numbers:
    """What `look` has to know of a board: its outer square, the height of a penguin's reference point on a
    wall, how far a body extends, and the time to the next sample."""
    return np.array([*board.plan.outer, board.radius + board.plan.wall.height, reach(board), seconds])


@entry
def look(q: NumberTable, v: NumberTable, balls: NumberTable, frame: Numbers, sample: NumberTable) -> int:
    """NEAR, CALM and LEFT as they are now; q and v are the engine's, a row for each penguin; q is kept."""
    left, bottom, right, top, tall, body, seconds = frame
    found = CALM
    axes = scratch(AXES, np.float64)
    fast = scratch(MOST_PENGUINS, np.float64)
    for i in range(len(q)):
        for k in range(7):
            sample[i, k] = q[i, k]
        w, a, b, c = q[i, 3], q[i, 4], q[i, 5], q[i, 6]
        axis = axes[3 * i : 3 * i + 3]
        axis[0], axis[1], axis[2] = 2 * (a * c + w * b), 2 * (b * c - w * a), 1 - 2 * (a * a + b * b)
        level = v[i, 0] ** 2 + v[i, 1] ** 2
        spin = v[i, 3] ** 2 + v[i, 4] ** 2 + v[i, 5] ** 2
        fast[i] = np.sqrt(level + v[i, 2] ** 2) + body * np.sqrt(spin)
        if level >= REST_SPEED**2 or spin >= REST_SPIN**2:
            found &= ~CALM
        outside = q[i, 0] < left or q[i, 1] < bottom or q[i, 0] > right or q[i, 1] > top
        if outside and q[i, 2] < tall:
            found |= LEFT
    for i in range(len(q)):
        for j in range(i):
            near = CLOSE + (fast[i] + fast[j]) * seconds
            x, y, z = q[i, 0] - q[j, 0], q[i, 1] - q[j, 1], q[i, 2] - q[j, 2]
            if (
                x * x + y * y + z * z < (2 * body + near) ** 2
                and gap(q[i], axes[3 * i : 3 * i + 3], q[j], axes[3 * j : 3 * j + 3], balls) < near
            ):
                return found | NEAR
    return found
