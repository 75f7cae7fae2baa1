"""A trajectory, checked and cut into points at most a millimetre apart (I79)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from seaboard.games.icecool.board import Board
from seaboard.games.icecool.rules.places import inside
from seaboard.match.errors import Clause, SeaboardError

Array = npt.NDArray[np.float64]
LONGEST_WAY: Final = 0.001  # metres between two points, alone or relative to another penguin
MOST_POINTS: Final = 2_000_000  # more is no flick but an attempt to keep the referee busy


class BadTrajectory(SeaboardError, ValueError):
    """A trajectory that the referee cannot read: which part, and what is wanted there."""

    clause = Clause("I79")

    def __init__(self, part: str, wanted: str) -> None:
        self.part, self.wanted = part, wanted
        super().__init__(part, wanted)

    def __str__(self) -> str:
        return f"bad trajectory, {self.part}: wanted {self.wanted}"


@dataclass(frozen=True)
class Way:
    """One penguin's points: reference point and unit axis. Fewer points than times if it left the board."""

    at: Array  # n × 3
    axis: Array  # n × 3
    yaw: float  # the last one, degrees; display only

    def __len__(self) -> int:
        return len(self.at)


@dataclass(frozen=True)
class Path:
    """All penguins at the same points of time."""

    t: Array
    ways: dict[str, Way]


def read_path(board: Board, trajectory: Mapping[str, Any], colours: Sequence[str]) -> Path:
    """The points of a trajectory between which everything is straight (I79)."""
    times, rows = _checked(board, trajectory, colours)
    parts = _parts(times, rows)
    if parts.sum() > MOST_POINTS:
        raise BadTrajectory("poses", f"at most {MOST_POINTS} mm of way")
    ways = {colour: _cut(found, parts) for colour, found in rows.items()}
    return Path(_cut_times(times, parts), ways)


def _checked(
    board: Board, trajectory: Mapping[str, Any], colours: Sequence[str]
) -> tuple[Array, dict[str, Array]]:
    if not isinstance(trajectory, Mapping) or not {"t", "poses"} <= trajectory.keys():
        raise BadTrajectory("trajectory", '{"t": times, "poses": {colour: rows}}')
    times = _numbers("t", trajectory["t"])
    if times.ndim != 1 or len(times) < 2 or not (np.diff(times) > 0).all():
        raise BadTrajectory("t", "at least two times, strictly increasing")
    poses = trajectory["poses"]
    if not isinstance(poses, Mapping) or not poses:
        raise BadTrajectory("poses", "rows for at least one penguin")
    found = {}
    for colour, given in poses.items():
        if colour not in colours:
            raise BadTrajectory(f"poses.{colour}", f"one of {', '.join(colours)}")
        found[str(colour)] = _rows(board, str(colour), given, len(times))
    return times, {colour: found[colour] for colour in colours if colour in found}


def _rows(board: Board, colour: str, given: Any, times: int) -> Array:
    """Rows of seven numbers: x, y, z, axis, yaw; what a flat engine leaves out is upright on the floor."""
    rows = _numbers(f"poses.{colour}", given)
    if rows.ndim != 2 or rows.shape[1] not in (2, 3, 6, 7) or len(rows) < 1:
        raise BadTrajectory(f"poses.{colour}", "rows of two, three, six or seven numbers")
    full = np.zeros((len(rows), 7))
    full[:, 2], full[:, 5] = board.radius, 1.0
    full[:, : rows.shape[1]] = rows
    length = np.linalg.norm(full[:, 3:6], axis=1)
    if (length < 1e-6).any():
        raise BadTrajectory(f"poses.{colour}", "an axis that points somewhere")
    full[:, 3:6] /= length[:, None]
    if len(rows) > times or (len(rows) < times and not _outside(board, full[-1, 0], full[-1, 1])):
        raise BadTrajectory(
            f"poses.{colour}", "one row for each time; fewer only if the last is off the board"
        )
    return full


def _outside(board: Board, x: float, y: float) -> bool:
    return not inside(board.plan.outer, (x, y))


def _numbers(part: str, given: Any) -> Array:
    try:
        if np.asarray(given).dtype.kind not in "iuf":
            raise TypeError("texts and truths are no numbers")
        found = np.array(given, np.float64)
    except (TypeError, ValueError) as error:
        raise BadTrajectory(part, "numbers in rows of one length") from error
    if not np.isfinite(found).all():
        raise BadTrajectory(part, "finite numbers")
    return found


def _parts(times: Array, rows: dict[str, Array]) -> npt.NDArray[np.int64]:
    """In how many equal parts each interval is cut: d / 1 mm, d the longest way of anybody in it (I79)."""
    longest = np.zeros(len(times) - 1)
    moves = {colour: np.diff(found[:, :3], axis=0) for colour, found in rows.items()}
    for move in moves.values():
        longest[: len(move)] = np.maximum(longest[: len(move)], np.linalg.norm(move, axis=1))
    for a, b in combinations(moves.values(), 2):
        both = min(len(a), len(b))
        apart = np.linalg.norm(a[:both] - b[:both], axis=1)
        longest[:both] = np.maximum(longest[:both], apart)
    if longest.max() / LONGEST_WAY > MOST_POINTS:
        raise BadTrajectory("poses", f"at most {MOST_POINTS} mm of way")
    return np.maximum(1, np.ceil(longest / LONGEST_WAY - 1e-9)).astype(np.int64)


def _shares(parts: npt.NDArray[np.int64]) -> tuple[npt.NDArray[np.int64], Array]:
    """For every point but the last: the interval it begins in, and how far into it it is."""
    interval = np.repeat(np.arange(len(parts)), parts)
    first = np.repeat(np.cumsum(parts) - parts, parts)
    return interval, (np.arange(len(interval)) - first) / np.repeat(parts, parts)


def _cut_times(times: Array, parts: npt.NDArray[np.int64]) -> Array:
    interval, share = _shares(parts)
    return np.append(times[interval] + (times[interval + 1] - times[interval]) * share, times[-1])


def _cut(rows: Array, parts: npt.NDArray[np.int64]) -> Way:
    interval, share = _shares(parts[: len(rows) - 1])
    step = rows[interval + 1, :6] - rows[interval, :6]
    points = np.vstack((rows[interval, :6] + step * share[:, None], rows[-1:, :6]))
    length = np.linalg.norm(points[:, 3:], axis=1)
    upright = length < 1e-9  # two axes that point away from each other have no middle
    points[upright, 3:], length[upright] = (0.0, 0.0, 1.0), 1.0
    return Way(points[:, :3], points[:, 3:] / length[:, None], float(rows[-1, 6]))
