"""Two bodies of five spheres, and what the engine looks for between two steps: who is near, rests or left."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import pytest

from seaboard.games.icecool.physics.penguin import first_contact, gap, reach, spheres
from seaboard.games.icecool.physics.watch import CALM, LEFT, NEAR, frame_of, look
from tests.clauses import clause

from .scenes import BOARD

BALLS = spheres(BOARD)
UP = (0.0, 0.0, 1.0)
CENTRE = np.array([0.3, 0.25, 0.2])
X, Y, Z = np.eye(3)
AXES = pytest.mark.parametrize("along", [X, Y, Z], ids="xyz")

# A base of 17 mm and 21 mm above it a head of 10 mm, so base centres are this far apart when bodies touch:
SIDE_BY_SIDE, STACKED, HEAD_TO_HEAD = 0.034, 0.048, 0.062


@clause("I31")
def test_a_body_is_five_spheres_from_base_to_head() -> None:
    assert BALLS[:, 0] == pytest.approx([0.0, 0.00525, 0.0105, 0.01575, 0.021])
    assert BALLS[:, 1] == pytest.approx([0.017, 0.01525, 0.0135, 0.01175, 0.010])
    assert reach(BOARD) == pytest.approx(0.031)


@clause("I31")
@AXES
@pytest.mark.parametrize(
    ("first", "second", "touching"),
    [(1, -1, HEAD_TO_HEAD), (-1, 1, SIDE_BY_SIDE), (1, 1, STACKED), (-1, -1, STACKED)],
    ids=["head to head", "base to base", "head to base", "base to head"],
)
def test_the_gap_of_two_bodies_in_a_line(along: np.ndarray, first: int, second: int, touching: float) -> None:
    """The second stands 100 mm further along; each leans along the line or against it."""
    found = gap(CENTRE, first * along, CENTRE + 0.1 * along, second * along, BALLS)
    assert found == pytest.approx(0.1 - touching)
    assert gap(CENTRE + 0.1 * along, second * along, CENTRE, first * along, BALLS) == pytest.approx(found)


@clause("I31")
@pytest.mark.parametrize("side", [(0.03, 0.04, 0.0), (0.04, 0.0, 0.03), (0.0, -0.03, 0.04)])
def test_the_gap_in_an_oblique_direction(side: Sequence[float]) -> None:
    """3² + 4² = 5²: the bases are 50 mm apart, and both heads point away from the other."""
    towards = np.array(side) / 0.05
    assert gap(CENTRE, -towards, CENTRE + np.array(side), towards, BALLS) == pytest.approx(0.016)


@clause("I31")
def test_overlapping_bodies_have_a_gap_below_zero() -> None:
    assert gap(CENTRE, Z, CENTRE, Z, BALLS) == pytest.approx(-SIDE_BY_SIDE)


@clause("I31")
def test_the_first_contact_is_looked_for_at_the_points_asked_for() -> None:
    """A penguin slides towards one that stands; the gaps of points 0 to 5 are 50, 40, … and 0 mm."""
    apart = SIDE_BY_SIDE + np.array([0.05, 0.04, 0.03, 0.02, 0.01, 0.0])
    p, q = np.zeros((6, 3)), np.column_stack((apart, np.zeros(6), np.zeros(6)))
    u = np.tile(Z, (6, 1))

    def met(near: Sequence[int], limit: float) -> int:
        return int(first_contact(p, u, q, u, np.array(near, np.int64), BALLS, limit))

    assert met(range(6), 0.0205) == 3
    assert met([4, 5], 0.0205) == 4
    assert met([0, 2, 5], 0.0205) == 5
    assert met([0], 0.0505) == 0
    assert met([0, 1, 2], 0.0205) == -1


# ------------------------------------------------------------------ a look between two steps


def body(
    place: Sequence[float],
    turned: Sequence[float] = (1.0, 0.0, 0.0, 0.0),
    speed: Sequence[float] = (0.0, 0.0, 0.0),
    spin: Sequence[float] = (0.0, 0.0, 0.0),
) -> tuple[list[float], list[float]]:
    """A row of places (with a quaternion) and a row of speeds, as the engine has them."""
    return [*place, *turned], [*speed, *spin]


def looked(*bodies: tuple[list[float], list[float]], seconds: float = 0.0) -> int:
    """What a look finds; the rows it copies are those it saw."""
    q, v = (np.array(rows) for rows in zip(*bodies, strict=True))
    sample = np.zeros((len(bodies), 7))
    found = int(look(q, v, BALLS, frame_of(BOARD, seconds), sample))
    assert (sample == q).all()
    return found


@clause("I3")
@pytest.mark.parametrize(
    ("speed", "spin", "calm"),
    [
        ((0.0, 0.0, 0.0), (0.0, 0.0, 0.0), True),
        ((0.0039, 0.0, 0.0), (0.0, 0.0, 0.0), True),
        ((0.0, -0.0039, 0.0), (0.0, 0.0, 0.0), True),
        ((0.0041, 0.0, 0.0), (0.0, 0.0, 0.0), False),
        ((0.0, -0.0041, 0.0), (0.0, 0.0, 0.0), False),
        ((0.003, 0.003, 0.0), (0.0, 0.0, 0.0), False),  # 4.2 mm/s
        ((0.0, 0.0, 1.0), (0.0, 0.0, 0.0), True),  # only horizontal speed counts
        ((0.0, 0.0, 0.0), (1.9, 0.0, 0.0), True),
        ((0.0, 0.0, 0.0), (0.0, 1.9, 0.0), True),
        ((0.0, 0.0, 0.0), (0.0, 0.0, -1.9), True),
        ((0.0, 0.0, 0.0), (2.1, 0.0, 0.0), False),
        ((0.0, 0.0, 0.0), (0.0, -2.1, 0.0), False),
        ((0.0, 0.0, 0.0), (0.0, 0.0, 2.1), False),
        ((0.0, 0.0, 0.0), (1.2, 1.2, 1.2), False),  # 2.08 rad/s
    ],
)
def test_a_penguin_rests_below_four_millimetres_and_two_radians_a_second(
    speed: Sequence[float], spin: Sequence[float], calm: bool
) -> None:
    moving, still = body((0.1, 0.1, 0.017), speed=speed, spin=spin), body((0.5, 0.5, 0.017))
    assert looked(moving) == looked(moving, still) == looked(still, moving) == (CALM if calm else 0)


@clause("I55")
@pytest.mark.parametrize(
    ("place", "left"),
    [
        ((0.001, 0.3, 0.017), False),
        ((-0.001, 0.3, 0.017), True),
        ((0.619, 0.3, 0.017), False),
        ((0.621, 0.3, 0.017), True),
        ((0.3, 0.001, 0.017), False),
        ((0.3, -0.001, 0.017), True),
        ((0.3, 0.619, 0.017), False),
        ((0.3, 0.621, 0.017), True),
        ((0.3, -0.001, 0.0869), True),  # z − R below the walls' 70 mm
        ((0.3, -0.001, 0.0871), False),
    ],
)
def test_a_penguin_has_left_outside_the_board_and_below_the_walls_top(
    place: Sequence[float], left: bool
) -> None:
    assert bool(looked(body(place)) & LEFT) is left
    assert bool(looked(body((0.3, 0.3, 0.017)), body(place)) & LEFT) is left


@clause("I2")
@AXES
def test_penguins_are_near_below_five_millimetres(along: np.ndarray) -> None:
    touching = STACKED if along is Z else SIDE_BY_SIDE
    for apart, near in ((0.0049, True), (0.0051, False)):
        there = CENTRE + (touching + apart) * along
        assert bool(looked(body(CENTRE.tolist()), body(there.tolist())) & NEAR) is near
        assert bool(looked(body(there.tolist()), body(CENTRE.tolist())) & NEAR) is near


@clause("I2")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (0, 2), (1, 2), (0, 3), (1, 3), (2, 3)])
def test_every_pair_of_four_penguins_is_looked_at(first: int, second: int) -> None:
    places = [[0.1, 0.1, 0.017], [0.5, 0.1, 0.017], [0.1, 0.5, 0.017], [0.5, 0.5, 0.017]]
    assert not looked(*map(body, places)) & NEAR
    places[second] = [places[first][0], places[first][1] + SIDE_BY_SIDE + 0.004, 0.017]
    assert looked(*map(body, places)) & NEAR


@clause("I2")
@pytest.mark.parametrize(
    ("speed", "spin", "further"),
    [
        ((1.0, 0.0, 0.0), (0.0, 0.0, 0.0), 0.004),
        ((0.0, -1.0, 0.0), (0.0, 0.0, 0.0), 0.004),
        ((0.0, 0.0, 1.0), (0.0, 0.0, 0.0), 0.004),
        ((0.6, 0.0, 0.8), (0.0, 0.0, 0.0), 0.004),
        ((0.0, 0.0, 0.0), (100.0, 0.0, 0.0), 0.0124),  # 31 mm from the base's centre to the top
        ((0.0, 0.0, 0.0), (0.0, -100.0, 0.0), 0.0124),
        ((0.0, 0.0, 0.0), (0.0, 60.0, 80.0), 0.0124),
        ((1.0, 0.0, 0.0), (100.0, 0.0, 0.0), 0.0164),
    ],
)
def test_who_moves_is_near_if_the_next_sample_could_be_within_five_millimetres(
    speed: Sequence[float], spin: Sequence[float], further: float
) -> None:
    """The next sample is 4 ms away."""
    moving = body((0.3, 0.25, 0.017), speed=speed, spin=spin)
    for apart, near in ((0.0049, True), (0.0051, False)):
        still = body((0.3, 0.25 + SIDE_BY_SIDE + further + apart, 0.017))
        assert bool(looked(moving, still, seconds=0.004) & NEAR) is near
        assert bool(looked(still, moving, seconds=0.004) & NEAR) is near
    both = body((0.3, 0.25 + SIDE_BY_SIDE + 2 * further + 0.0049, 0.017), speed=speed, spin=spin)
    assert looked(moving, both, seconds=0.004) & NEAR


HALF = math.sqrt(0.5)


@clause("I2", "I31")
@pytest.mark.parametrize(
    ("turned", "axis"),
    [
        ((1.0, 0.0, 0.0, 0.0), Z),
        ((0.0, 1.0, 0.0, 0.0), -Z),  # half a turn about x
        ((0.0, 0.0, 1.0, 0.0), -Z),  # half a turn about y
        ((HALF, 0.0, HALF, 0.0), X),  # a quarter turn about y
        ((HALF, -HALF, 0.0, 0.0), Y),  # a quarter turn about x, clockwise
        ((0.0, HALF, 0.0, HALF), X),  # half a turn about the line between x and z
        ((0.0, 0.0, HALF, HALF), Y),  # half a turn about the line between y and z
        ((0.5, 0.5, 0.5, 0.5), X),  # z goes to x, x to y, y to z
    ],
)
def test_a_leaning_penguin_is_near_by_its_head(turned: Sequence[float], axis: np.ndarray) -> None:
    """The other lies base first in the line of the axis: head to base."""
    away = {"x": (HALF, 0.0, HALF, 0.0), "y": (HALF, -HALF, 0.0, 0.0), "z": (1.0, 0.0, 0.0, 0.0)}
    back = {"x": (HALF, 0.0, -HALF, 0.0), "y": (HALF, HALF, 0.0, 0.0), "z": (0.0, 1.0, 0.0, 0.0)}
    name = "xyz"[int(np.argmax(np.abs(axis)))]
    same, opposite = (away, back) if axis.sum() > 0 else (back, away)
    for how, touching in ((same, STACKED), (opposite, HEAD_TO_HEAD)):
        for apart, near in ((0.0049, True), (0.0051, False)):
            there = (CENTRE + (touching + apart) * axis).tolist()
            leaning = body(CENTRE.tolist(), turned)
            assert bool(looked(leaning, body(there, how[name])) & NEAR) is near
            assert bool(looked(body(there, how[name]), leaning) & NEAR) is near
