"""How a trajectory is cut into points, by the numbers: where they lie, and at which times."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from seaboard.games.icecool.physics.path import Path, read_path
from tests.clauses import clause

from .scenes import BOARD, COLOURS, R, Row


def cut(times: Sequence[float], **rows: Sequence[Row]) -> Path:
    """The points of a trajectory."""
    return read_path(BOARD, {"t": times, "poses": rows}, COLOURS)


def moved(way: Sequence[float]) -> list[tuple[float, ...]]:
    """Rows of a penguin that stands at (0.2, 0.3) and moves so many metres in x, y and z."""
    start = (0.2, 0.3, R)
    return [start, tuple(a + b for a, b in zip(start, way, strict=True))]


@clause("I79")
@pytest.mark.parametrize(
    ("way", "parts"),
    [
        ((0.0, 0.0, 0.0), 1),
        ((0.0004, 0.0, 0.0), 1),
        ((0.010, 0.0, 0.0), 10),
        ((0.0, -0.010, 0.0), 10),
        ((0.0, 0.0, 0.010), 10),
        ((0.003, 0.004, 0.012), 13),  # 3² + 4² + 12² = 13²
        ((0.0102, 0.0, 0.0), 11),
    ],
)
def test_an_interval_is_cut_into_parts_of_at_most_a_millimetre(way: Row, parts: int) -> None:
    assert len(cut([0, 1], blue=moved(way)).t) == parts + 1


@clause("I31", "I79")
@pytest.mark.parametrize(
    ("blue", "green", "parts"),
    [
        ((0.010, 0.0, 0.0), (-0.010, 0.0, 0.0), 20),  # against each other
        ((0.010, 0.0, 0.0), (0.010, 0.0, 0.0), 10),  # side by side
        ((0.003, 0.0, 0.0), (0.0, 0.004, 0.0), 5),
        ((0.0, 0.0, 0.0), (0.010, 0.0, 0.0), 10),
    ],
)
def test_two_penguins_are_cut_by_their_motion_relative_to_each_other(
    blue: Row, green: Row, parts: int
) -> None:
    assert len(cut([0, 1], blue=moved(blue), green=moved(green)).t) == parts + 1


@clause("I31", "I79")
def test_of_three_penguins_the_fastest_pair_decides_about_all() -> None:
    ways = {"red": (0.0, 0.002, 0.0), "blue": (0.0, -0.003, 0.0), "green": (0.0, 0.004, 0.0)}
    path = cut([0, 1], **{colour: moved(way) for colour, way in ways.items()})
    assert [len(way) for way in path.ways.values()] == [8, 8, 8]  # 3 + 4 parts
    assert path.ways["red"].at[:, 1] == pytest.approx(0.3 + 0.002 * np.arange(8) / 7)


@clause("I79")
def test_each_interval_is_cut_by_itself_and_evenly() -> None:
    path = cut([0.0, 1.0, 3.0, 3.5], blue=[(0.1, 0.1), (0.102, 0.1), (0.102, 0.104), (0.102, 0.104)])
    assert path.t.tolist() == [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5]
    at = path.ways["blue"].at
    assert at[:, 0] == pytest.approx([0.1, 0.101, *[0.102] * 6])
    assert at[:, 1] == pytest.approx([0.1, 0.1, 0.1, 0.101, 0.102, 0.103, 0.104, 0.104])


@clause("I79", "I55")
@pytest.mark.parametrize(("leaves", "stays"), [("red", "blue"), ("blue", "red")])
def test_who_left_has_points_up_to_the_last_row_only(leaves: str, stays: str) -> None:
    rows = {
        stays: [(0.1, 0.1), (0.1, 0.101), (0.1, 0.103), (0.1, 0.109)],
        leaves: [(0.002, 0.1), (-0.002, 0.1)],
    }
    path = cut([0.0, 1.0, 2.0, 3.0], **rows)
    assert len(path.t) == 1 + 5 + 2 + 6  # √(4² + 1²) mm relative to each other, then 2 and 6 mm alone
    assert len(path.ways[stays]) == len(path.t)
    assert path.ways[leaves].at[-1, :2] == pytest.approx([-0.002, 0.1])
    assert len(path.ways[leaves]) == 1 + 5


@clause("I79")
def test_what_a_row_leaves_out_stands_upright_on_the_floor() -> None:
    rows: dict[int, Any] = {
        2: [(0.1, 0.2)] * 2,
        3: [(0.1, 0.2, 0.05)] * 2,
        6: [(0.1, 0.2, 0.05, 0.0, 3.0, 4.0)] * 2,
        7: [(0.1, 0.2, 0.05, 0.0, 3.0, 4.0, 0.0), (0.1, 0.2, 0.05, 0.0, 3.0, 4.0, 77.0)],
    }
    read = {numbers: cut([0, 1], blue=given).ways["blue"] for numbers, given in rows.items()}
    assert read[2].at[0] == pytest.approx([0.1, 0.2, R]) and read[3].at[0] == pytest.approx([0.1, 0.2, 0.05])
    assert read[2].axis[0].tolist() == read[3].axis[0].tolist() == [0.0, 0.0, 1.0]
    assert read[6].axis[0] == pytest.approx([0.0, 0.6, 0.8])  # a unit vector
    assert (read[6].yaw, read[7].yaw) == (0.0, 77.0)


@clause("I79")
def test_an_axis_between_two_samples_is_a_unit_vector() -> None:
    """4 mm are cut into four parts; halfway from +x to +y the axis points at 45 degrees."""
    rows = [(0.1, 0.2, R, 1.0, 0.0, 0.0), (0.104, 0.2, R, 0.0, 1.0, 0.0)]
    axis = cut([0, 1], blue=rows).ways["blue"].axis
    assert axis[2] == pytest.approx([0.5**0.5, 0.5**0.5, 0.0])
    assert axis[1] == pytest.approx([3 / 10**0.5, 1 / 10**0.5, 0.0])  # three quarters x, one quarter y


@clause("I79")
def test_between_opposite_axes_a_penguin_stands_upright() -> None:
    rows = [(0.1, 0.2, R, 1.0, 0.0, 0.0), (0.102, 0.2, R, -1.0, 0.0, 0.0)]
    assert cut([0, 1], blue=rows).ways["blue"].axis.tolist() == [
        [1.0, 0.0, 0.0],
        [0.0, 0.0, 1.0],
        [-1.0, 0.0, 0.0],
    ]
