"""A trajectory small enough for the wire: quantised poses, 60 a second (docs/icecool-board.md).

The page plays it back; it never simulates a second time.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

VERSION: Final = 1
RATES: Final = (60, 30, 20, 10)  # frames a second; a long brawl gets fewer of them
MOST_BYTES: Final = 3000
METRE: Final = 10_000  # steps of 0.1 mm
AXIS: Final = 100  # steps of a unit axis: about half a degree
TURN: Final = 512  # steps of a full yaw turn
COLUMNS: Final = 7  # x, y, z, ux, uy, uz, yaw
STILL: Final = 2  # a penguin that never moves by more steps than this has one frame
HEADER: Final = 5

Steps = npt.NDArray[np.int16]


def write_trace(trajectory: Mapping[str, Any], colours: Sequence[str]) -> bytes:
    """The bytes of a trajectory, at the best rate at which there are not too many of them."""
    for rate in RATES:
        if len(written := _written(trajectory, colours, rate)) <= MOST_BYTES:
            break
    return written


def _written(trajectory: Mapping[str, Any], colours: Sequence[str], rate: int) -> bytes:
    """The bytes at a rate; who did not move is told by one frame."""
    t = np.asarray(trajectory["t"], np.float64)
    frames = int(np.ceil((t[-1] - t[0]) * rate)) + 1
    times = np.minimum(t[0] + np.arange(frames) / rate, t[-1])
    parts = [
        np.array([VERSION, rate, frames & 255, frames >> 8, len(trajectory["poses"])], np.uint8).tobytes()
    ]
    for colour, rows in trajectory["poses"].items():
        steps = _steps(t, np.asarray(rows, np.float64), times)
        count = len(steps) if np.ptp(steps[:, :3].astype(np.int64), axis=0).max() > STILL else 1
        head = np.array([list(colours).index(colour), count & 255, count >> 8], np.uint8)
        parts += [head.tobytes(), _deltas(steps[:count])]
    return parts[0] + zlib.compress(b"".join(parts[1:]), 9)


def _steps(
    t: npt.NDArray[np.float64], rows: npt.NDArray[np.float64], times: npt.NDArray[np.float64]
) -> Steps:
    """A penguin's quantised frames; one that left has none after its leaving."""
    own = t[: len(rows)]
    times = times[: int(np.searchsorted(times, own[-1], "right"))] if len(rows) < len(t) else times
    yaw = np.unwrap(np.radians(rows[:, 6])) / (2 * np.pi)
    scaled = np.column_stack((rows[:, :3] * METRE, rows[:, 3:6] * AXIS, yaw * TURN))
    columns = [np.interp(times, own, column) for column in scaled.T]
    steps: Steps = np.rint(np.column_stack(columns)).astype(np.int64).astype(np.int16)
    return steps


def _deltas(steps: Steps) -> bytes:
    """Column by column the second differences, low bytes before high ones: they compress best."""
    first = np.diff(steps, axis=0, prepend=np.zeros((1, COLUMNS), np.int16))
    second = np.concatenate((first[:1], np.diff(first, axis=0)))
    flat = np.ascontiguousarray(second.T.astype("<i2")).view(np.uint8).reshape(-1, 2)
    return flat[:, 0].tobytes() + flat[:, 1].tobytes()


def seconds(trace: bytes) -> float:
    """How long a trace runs; 0 for an empty one."""
    if not trace:
        return 0.0
    _, rate, low, high, _ = trace[:HEADER]
    return (low + 256 * high - 1) / rate


def read_trace(trace: bytes, colours: Sequence[str]) -> dict[str, Any]:
    """The trajectory of a trace, in the form of I79; z and axis are as exact as its steps."""
    version, rate, low, high, penguins = trace[:HEADER]
    if version != VERSION:
        raise ValueError(f"trace version {version}")
    content = zlib.decompress(trace[HEADER:])
    times = [frame / rate for frame in range(low + 256 * high)]
    poses, at = {}, 0
    for _ in range(penguins):
        colour, count = colours[content[at]], content[at + 1] + 256 * content[at + 2]
        size = count * COLUMNS
        raw = np.frombuffer(content, np.uint8, 2 * size, at + 3)
        second = np.column_stack((raw[:size], raw[size:])).copy().view("<i2").reshape(COLUMNS, count).T
        first = np.cumsum(second, axis=0, dtype=np.int16)
        poses[colour] = _rows(np.cumsum(first, axis=0, dtype=np.int16))
        at += 3 + 2 * size
    return {"t": times, "poses": poses}


def _rows(steps: Steps) -> npt.NDArray[np.float64]:
    axis = steps[:, 3:6] / AXIS
    axis /= np.linalg.norm(axis, axis=1, keepdims=True)
    return np.column_stack((steps[:, :3] / METRE, axis, steps[:, 6] * 360.0 / TURN))
