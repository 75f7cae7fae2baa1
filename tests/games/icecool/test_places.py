"""Red lines, free places and being stuck: where a penguin may be put."""

from __future__ import annotations

import math
import random

import pytest

from seaboard.games.icecool.rules import line_choices, places
from tests.clauses import clause

from .scenes import BOARD, R, anywhere, at

APART = BOARD.apart


def lines(x: float, y: float, others: str = "-") -> dict[str, tuple[float, float]]:
    """The red lines offered to green, who stands there in his turn."""
    position = at(f"RG 1/4 R G flick {others}/{x},{y} -/257 RG -/- 123").here
    return line_choices(position)


@clause("I45", "I50", "I52")
def test_e2_stuck_and_seen_in_one_room_only_its_line_is_offered() -> None:
    assert lines(0.31, 0.245) == {"R5": (0.31, 0.273)}


@clause("I52")
def test_e3_stuck_and_seen_in_both_rooms_he_may_choose() -> None:
    assert lines(0.31, 0.225) == {"R1": (0.31, 0.187), "R5": (0.31, 0.273)}


@clause("I49", "I46")
def test_e24_in_a_corner_the_line_is_used_at_its_corner() -> None:
    assert lines(0.021, 0.022) == {"R1": (0.043, 0.043)}


@clause("I45")
def test_e26_inside_the_red_rectangle_or_on_its_border_no_line_is_offered() -> None:
    assert lines(0.10, 0.10) == {}
    assert lines(0.043, 0.10) == {}
    assert lines(0.0429, 0.10) == {"R1": (0.043, 0.10)}


@clause("I51")
def test_seen_from_above_by_the_numbers() -> None:
    door = next(door for door in BOARD.doors if door.id == "D5")
    seen = {n: places.seen_in(BOARD, door, (0.31, 0.23 + n / 1000)) for n in (-19, -13.4, 0, 13.4, 13.6, 19)}
    both = ["R1", "R5"]
    assert seen == {-19: ["R1"], -13.4: both, 0: both, 13.4: both, 13.6: ["R5"], 19: ["R5"]}


@clause("I50")
def test_nobody_is_stuck_in_two_doors() -> None:
    for number in range(2000):
        rng = random.Random(number)
        point = rng.uniform(0, 0.62), rng.uniform(0, 0.62)
        assert sum(places.to_strip(door, point) < places.in_frame(BOARD) for door in BOARD.doors) <= 1


@clause("I46", "I47")
def test_an_occupied_closest_point_gives_way_along_the_line() -> None:
    found = places.line_point(BOARD, "R1", (0.20, 0.02), [(0.20, 0.043)])
    assert found is not None and found[1] == 0.043
    assert found[0] == pytest.approx(0.20 - APART)  # both sides are as near: nearer to the first end
    found = places.line_point(BOARD, "R1", (0.021, 0.10), [(0.043, 0.10)])
    # the left line runs downwards, so its first end is the upper one
    assert found is not None and found[0] == 0.043 and found[1] == pytest.approx(0.10 + APART)


@clause("I47")
def test_of_two_lines_as_near_the_first_in_order_wins() -> None:
    assert places.line_point(BOARD, "R5", (0.31, 0.31), []) == (0.31, 0.273)


@clause("I48")
def test_three_others_never_fill_a_red_line() -> None:
    rng = random.Random(48)
    for _ in range(300):
        x0, y0, x1, y1 = BOARD.rooms["R5"].interior
        others = [(rng.uniform(x0, x1), rng.uniform(y0, y1)) for _ in range(3)]
        found = places.line_point(BOARD, "R5", (0.25, 0.25), others)
        assert found is not None and min(math.dist(found, other) for other in others) > APART - 1e-5


@clause("I17", "I58")
def test_the_nearest_free_floor_is_really_the_nearest() -> None:
    for number in range(60):
        rng = random.Random(number)
        poses = [pose[:2] for pose in anywhere(rng, 4).values()]
        wish, others = (rng.uniform(0.233, 0.387), rng.uniform(0.233, 0.387)), poses[1:]
        found = places.nearest_free_floor(BOARD, "R5", wish, others)
        x0, y0, x1, y1 = BOARD.rooms["R5"].interior
        assert x0 + R - 1e-6 <= found[0] <= x1 - R + 1e-6 and y0 + R - 1e-6 <= found[1] <= y1 - R + 1e-6
        assert all(math.dist(found, other) > APART - 2e-6 for other in others)
        for _ in range(300):
            other = rng.uniform(x0 + R, x1 - R), rng.uniform(y0 + R, y1 - R)
            if places.is_free(BOARD, other, others):
                assert math.dist(other, wish) >= math.dist(found, wish) - 2e-6


@clause("I17")
def test_ties_go_to_the_smallest_angle_and_a_centre_goes_to_the_right() -> None:
    assert places.nearest_free_floor(BOARD, "R1", (0.195, 0.09), [(0.195, 0.09)]) == (0.23, 0.09)
    both = places.nearest_free_floor(BOARD, "R1", (0.195, 0.09), [(0.195, 0.055 + 0.034), (0.195, 0.091)])
    assert both[0] > 0.195  # left and right are as near


@clause("I11", "I17")
def test_a_runner_enters_beside_the_circle_if_somebody_stands_on_it() -> None:
    match = at("RGB 1/3 R G skates 0.5,0.5/0.195,0.09/- -/257/257 RGB -/11/- 123")
    match.play("no")
    assert match.position.split()[5] == "0.5,0.5/0.195,0.09/0.23,0.09*"


@clause("I5")
def test_points_and_rooms() -> None:
    assert [
        places.room_of(BOARD, p) for p in ((0.1, 0.1), (0.39, 0.1), (0.3, 0.23), (0.5, 0.5), (0.7, 0.1))
    ] == [
        "R1",
        "R1",
        "R1",
        "R2",
        None,
    ]
