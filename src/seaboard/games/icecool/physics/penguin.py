"""The body of a penguin, for engine and referee alike: five spheres on an axis (I31)."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from seaboard.games.icecool.board import Board
from seaboard.kernel.kit import entry, rule
from seaboard.kernel.notes import Notes

Numbers = npt.NDArray[np.float64]
NumberTable = npt.NDArray[np.float64]  # of two dimensions
SPHERES: Final = 5


def spheres(board: Board) -> NumberTable:
    """A row for each sphere: how far up the axis its centre is, and its radius (I31)."""
    body = board.plan.penguin
    share = np.arange(SPHERES) / (SPHERES - 1)
    shrink = body.head_radius - body.base_radius
    return np.column_stack((share * body.head_axial_offset, body.base_radius + share * shrink))


def reach(board: Board) -> float:
    """How far from the reference point a body can extend."""
    return float(spheres(board).sum(axis=1).max())


@rule
def gap(p: Numbers, u: Numbers, q: Numbers, v: Numbers, balls: NumberTable) -> float:
    """The gap of two bodies with reference points p, q and axes u, v; below 0 they overlap (I31)."""
    least = np.inf
    for i in range(len(balls)):
        for j in range(len(balls)):
            x = p[0] + balls[i, 0] * u[0] - q[0] - balls[j, 0] * v[0]
            y = p[1] + balls[i, 0] * u[1] - q[1] - balls[j, 0] * v[1]
            z = p[2] + balls[i, 0] * u[2] - q[2] - balls[j, 0] * v[2]
            apart = np.sqrt(x * x + y * y + z * z) - balls[i, 1] - balls[j, 1]
            least = min(least, apart)
    return least


@entry
def first_contact(
    p: NumberTable,
    u: NumberTable,
    q: NumberTable,
    v: NumberTable,
    near: Notes,
    balls: NumberTable,
    limit: float,
) -> int:
    """The first of the points `near` at which the gap of two bodies is at most `limit`; -1: none (I31)."""
    for k in range(len(near)):
        at = near[k]
        if gap(p[at], u[at], q[at], v[at], balls) <= limit:
            return at  # type: ignore[no-any-return]  # an index
    return -1
