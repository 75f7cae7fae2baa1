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


@clause("I51")
def test_seen_from_above_exactly_at_the_border() -> None:
    """At 13.5 mm = R − T/2 − 0.5 mm from the middle a penguin is seen on one side only."""
    door = next(door for door in BOARD.doors if door.id == "D5")
    seen = {n: places.seen_in(BOARD, door, (0.31, 0.23 + n / 1000)) for n in (-13.5, -13.499, 13.499, 13.5)}
    assert seen == {-13.5: ["R1"], -13.499: ["R1", "R5"], 13.499: ["R1", "R5"], 13.5: ["R5"]}


@clause("I5", "I50")
@pytest.mark.parametrize(
    ("point", "door"),
    [
        ((0.31, 0.2105), None),  # exactly R − 0.5 mm = 16.5 mm below the strip of D5
        ((0.31, 0.210501), "D5"),
        ((0.31, 0.2495), None),  # above it
        ((0.31, 0.249499), "D5"),
        ((0.4095, 0.115), None),  # beside the strip of D1
        ((0.409499, 0.115), "D1"),
        ((0.3705, 0.115), None),
        ((0.370501, 0.115), "D1"),
        ((0.2701, 0.2138), None),  # 9.9 mm and 13.2 mm from a corner of D5: 16.5 mm
        ((0.270101, 0.2138), "D5"),
    ],
)
def test_in_a_frame_is_less_than_a_radius_and_half_a_millimetre_from_the_strip(
    point: tuple[float, float], door: str | None
) -> None:
    stuck = places.stuck_in(BOARD, point)
    assert (stuck.id if stuck else None) == door


@clause("I5")
def test_how_deep_in_a_frame_is_counted_from_a_to_b() -> None:
    doors = {door.id: door for door in BOARD.doors}
    assert places.depth(doors["D5"], (0.2, 0.235)) == pytest.approx(0.005)  # along y
    assert places.depth(doors["D1"], (0.38, 0.2)) == pytest.approx(-0.01)  # along x
    assert places.closeness(BOARD, doors["D5"], (0.31, 0.217)) == pytest.approx(0.007)


@clause("I15")
def test_the_circle_is_touched_below_37_millimetres() -> None:
    assert places.touches_circle(BOARD, (0.195, 0.126999))
    assert not places.touches_circle(BOARD, (0.195, 0.127))
    assert not places.touches_circle(BOARD, (0.195 - 0.0222, 0.09 - 0.0296))  # 3 : 4 : 5
    assert places.touches_circle(BOARD, (0.195 - 0.0221, 0.09 - 0.0296))


@clause("I17", "I36")
def test_placed_penguins_keep_a_millimetre() -> None:
    others = [(0.5, 0.5), (0.1, 0.1)]
    assert places.is_free(BOARD, (0.135, 0.1), others)
    assert places.is_free(BOARD, (0.121, 0.128), others)  # 21 and 28 mm: 35 mm
    assert not places.is_free(BOARD, (0.134999, 0.1), others)


@clause("I17")
@pytest.mark.parametrize(
    ("wish", "others", "found"),
    [
        ((0.30, 0.30), [], (0.30, 0.30)),
        ((0.235, 0.36), [], (0.25, 0.36)),  # clamped: 17 mm from the wall at 0.233
        ((0.40, 0.40), [], (0.37, 0.37)),
        ((0.31, 0.31), [(0.31, 0.30)], (0.31, 0.335)),  # away from the other
        ((0.31, 0.31), [(0.303, 0.31)], (0.338, 0.31)),
        ((0.31, 0.31), [(0.322, 0.326)], (0.301, 0.298)),  # in the direction (-3, -4): 35 mm away
        ((0.31, 0.31), [(0.31, 0.31)], (0.345, 0.31)),  # from its centre towards +x
        # Between two that stand 56 mm apart the circles meet 21 mm above and below: √(35² − 28²).
        ((0.31, 0.312), [(0.282, 0.31), (0.338, 0.31)], (0.31, 0.331)),
        ((0.31, 0.308), [(0.282, 0.31), (0.338, 0.31)], (0.31, 0.289)),
        ((0.312, 0.31), [(0.31, 0.282), (0.31, 0.338)], (0.331, 0.31)),
        ((0.308, 0.31), [(0.31, 0.282), (0.31, 0.338)], (0.289, 0.31)),
        # In a corner, where the circle meets the sides: 28 mm beside the foot of the perpendicular of 21 mm.
        ((0.25, 0.25), [(0.271, 0.258)], (0.25, 0.286)),
        ((0.25, 0.25), [(0.258, 0.271)], (0.286, 0.25)),
        ((0.37, 0.37), [(0.349, 0.362)], (0.37, 0.334)),
        ((0.37, 0.37), [(0.362, 0.349)], (0.334, 0.37)),
        ((0.37, 0.25), [(0.349, 0.258)], (0.37, 0.286)),
        ((0.25, 0.37), [(0.271, 0.362)], (0.25, 0.334)),
    ],
)
def test_the_nearest_free_floor_by_the_numbers(
    wish: tuple[float, float], others: list[tuple[float, float]], found: tuple[float, float]
) -> None:
    """In the Lounge, whose floor for centres reaches from 0.25 to 0.37."""
    assert places.nearest_free_floor(BOARD, "R5", wish, others) == found


@clause("I17")
@pytest.mark.parametrize(
    ("wish", "other", "found"),
    [
        ((0.41, 0.02), (0.431, 0.028), (0.41, 0.056)),
        ((0.41, 0.02), (0.418, 0.041), (0.446, 0.02)),
        ((0.60, 0.02), (0.579, 0.028), (0.60, 0.056)),
        ((0.60, 0.02), (0.592, 0.041), (0.564, 0.02)),
        ((0.41, 0.37), (0.431, 0.362), (0.41, 0.334)),
        ((0.41, 0.37), (0.418, 0.349), (0.446, 0.37)),
        ((0.60, 0.37), (0.579, 0.362), (0.60, 0.334)),
        ((0.60, 0.37), (0.592, 0.349), (0.564, 0.37)),
    ],
)
def test_in_a_corner_the_nearest_free_floor_lies_along_a_wall(
    wish: tuple[float, float], other: tuple[float, float], found: tuple[float, float]
) -> None:
    """In the Gym, whose floor for centres is not square; the circle meets a side at √(35² − 21²) = 28 mm."""
    assert places.nearest_free_floor(BOARD, "R3", wish, [other]) == found


@clause("I46", "I47")
@pytest.mark.parametrize(
    ("point", "others", "found"),
    [
        ((0.31, 0.25), [], (0.31, 0.273)),
        ((0.31, 0.25), [(0.31, 0.252)], (0.282, 0.273)),  # 21 mm off the line, so 28 mm to each side
        ((0.312, 0.25), [(0.31, 0.252)], (0.338, 0.273)),  # the nearer end
        ((0.31, 0.25), [(0.31, 0.238)], (0.31, 0.273)),  # exactly 35 mm away leaves the point free
        ((0.25, 0.31), [(0.252, 0.31)], (0.273, 0.338)),  # the left line runs downwards
        ((0.25, 0.25), [(0.273, 0.273)], (0.308, 0.273)),  # at the corner
        ((0.37, 0.31), [(0.368, 0.311)], (0.347, 0.283)),
    ],
)
def test_the_red_line_by_the_numbers(
    point: tuple[float, float], others: list[tuple[float, float]], found: tuple[float, float]
) -> None:
    """In the Lounge, whose red line is the border of 0.273 to 0.347."""
    assert places.line_point(BOARD, "R5", point, others) == found


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
