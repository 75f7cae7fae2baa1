"""A trajectory on the wire: small, and where it ends is where the penguins stand."""

from __future__ import annotations

import random
import zlib

import numpy as np
import pytest

from seaboard.games.icecool import GAME
from seaboard.games.icecool.physics import engine as physics
from seaboard.games.icecool.physics import trace
from tests.clauses import clause

from .scenes import BOARD, COLOURS, any_push, anywhere, at, push

pytestmark = pytest.mark.once

TRACES = 16


@clause("I81", "I1")
def test_traces_are_small_and_exact_enough_to_show() -> None:
    rng = random.Random(1)
    for number in range(TRACES):
        found = physics.simulate(BOARD, anywhere(rng, 4), "red", any_push(rng, full=number % 2 == 0))
        written = trace.write_trace(found, COLOURS)
        assert len(written) <= trace.MOST_BYTES == 3000
        again = trace.read_trace(written, COLOURS)
        assert abs(again["t"][-1] - found["t"][-1]) < 1 / 60 + 1e-9
        for colour, rows in found["poses"].items():
            shown = again["poses"][colour]
            assert np.abs(shown[0, :3] - rows[0, :3]).max() < 0.0003
            if len(rows) == len(found["t"]):
                assert np.abs(shown[-1, :3] - rows[-1, :3]).max() < 0.0003
            assert np.allclose(np.linalg.norm(shown[:, 3:6], axis=1), 1.0)


@clause("I81")
def test_a_brawl_is_shown_with_fewer_frames_rather_than_more_bytes() -> None:
    rng = np.random.default_rng(5)
    t = np.arange(8 * 250) / 250  # the longest flick there is (I3), everybody shaken all the time
    poses = {
        colour: np.column_stack((0.3 + 0.05 * rng.random((len(t), 3)), rng.standard_normal((len(t), 4))))
        for colour in COLOURS
    }
    rough = trace.write_trace({"t": t, "poses": poses}, COLOURS)
    assert rough[1] == trace.RATES[-1]
    calm = {c: np.tile(rows[:1], (len(t), 1)) + t[:, None] * 0.01 for c, rows in poses.items()}
    smooth = trace.write_trace({"t": t, "poses": calm}, COLOURS)
    assert smooth[1] == trace.RATES[0] and len(smooth) <= trace.MOST_BYTES
    assert trace.seconds(rough) == trace.seconds(smooth) == pytest.approx(8.0, abs=0.1)


@clause("I81")
def test_who_does_not_move_has_one_frame() -> None:
    found = physics.simulate(BOARD, {"red": (0.425, 0.505, 0.0), "blue": (0.1, 0.1, 0.0)}, "blue", push(0.7))
    again = trace.read_trace(trace.write_trace(found, COLOURS), COLOURS)
    assert len(again["poses"]["red"]) == 1 and len(again["poses"]["blue"]) == len(again["t"])
    with pytest.raises(ValueError, match="version"):
        trace.read_trace(b"\x09\x3c\x01\x00\x01", COLOURS)


def standing(x: float, y: float, z: float, yaw: float = 0.0) -> tuple[float, ...]:
    """The row of a penguin that stands upright."""
    return x, y, z, 0.0, 0.0, 1.0, yaw


@clause("I81")
def test_the_bytes_of_one_frame_by_hand() -> None:
    """Version, rate, frames, penguins; then colour, frames, low bytes and high bytes of seven columns."""
    rows = [standing(0.1, 0.2, 0.017, 90.0)] * 2
    written = trace.write_trace({"t": [0.0, 5.0], "poses": {"blue": rows}}, COLOURS)
    assert list(written[:5]) == [1, 60, 301 - 256, 1, 1]  # 5 s are 301 frames
    content = list(zlib.decompress(written[5:]))
    steps = [1000, 2000, 170, 0, 0, 100, 128]  # of 0.1 mm, of a hundredth of the axis, of a turn / 512
    assert content == [1, 1, 0, *(step & 255 for step in steps), *(step >> 8 for step in steps)]
    again = trace.read_trace(written, COLOURS)
    assert again["poses"]["blue"][0] == pytest.approx(standing(0.1, 0.2, 0.017, 90.0))
    assert len(again["t"]) == 301 and again["t"][60] == 1.0 and trace.seconds(written) == 5.0
    assert trace.seconds(b"") == 0.0


@clause("I81")
def test_frames_lie_evenly_between_the_samples() -> None:
    """A quarter of a second has 15 frames; the penguin moves 3 mm, then 12 mm, and turns through yaw 0."""
    rows = [
        standing(0.1, 0.2, 0.017, 330.0),
        standing(0.103, 0.2, 0.017, 0.0),
        standing(0.115, 0.2, 0.017, 30.0),
    ]
    for start in (0.0, 2.0):
        trajectory = {"t": [start, start + 0.125, start + 0.25], "poses": {"green": rows}}
        shown = trace.read_trace(trace.write_trace(trajectory, COLOURS), COLOURS)
        x, yaw = shown["poses"]["green"][:, 0], shown["poses"]["green"][:, 6]
        assert shown["t"] == pytest.approx([frame / 60 for frame in range(16)])
        assert x[[0, 5, 10, 15]] == pytest.approx([0.1, 0.102, 0.107, 0.115], abs=0.00005)
        assert yaw[[0, 5, 10, 15]] == pytest.approx([330.0, 350.0, 370.0, 390.0], abs=0.4)


@clause("I55", "I81")
def test_who_left_has_frames_up_to_the_leaving_only() -> None:
    t = [0.0, 0.125, 0.25, 0.375, 0.5]
    leaving = [standing(x, 0.3, 0.017) for x in (0.01, 0.0, -0.01)]
    staying = [standing(0.1 + 0.01 * number, 0.1, 0.017) for number in range(5)]
    written = trace.write_trace({"t": t, "poses": {"red": leaving, "blue": staying}}, COLOURS)
    shown = trace.read_trace(written, COLOURS)["poses"]
    assert len(shown["blue"]) == 31
    assert len(shown["red"]) == 16  # a quarter of a second
    assert shown["red"][:, 0] == pytest.approx([0.01 - 0.02 * frame / 15 for frame in range(16)], abs=0.00005)


@clause("I81")
@pytest.mark.parametrize(("steps", "frames"), [(2, 1), (3, 7)])
def test_a_penguin_that_moves_by_two_steps_stands_still(steps: int, frames: int) -> None:
    rows = [standing(0.1, 0.2, 0.017), standing(0.1, 0.2 + steps / 10_000, 0.017)]
    written = trace.write_trace({"t": [0.0, 0.1], "poses": {"red": rows}}, COLOURS)
    assert len(trace.read_trace(written, COLOURS)["poses"]["red"]) == frames


@clause("I81")
def test_the_film_of_a_flick_is_its_trace() -> None:
    match = at("RB 1/4 R B flick 0.425,0.505/0.195,0.09* -/257 RB -/- 123")
    event = match.play("flick phi=1.0000 power=0.4000 side=0.00 height=0.00")[0]
    assert set(event) == {"kind", "who", "phi", "power", "side", "height", "executed", "clause"}
    shown = trace.read_trace(match.film(0), ("red", "blue"))
    assert GAME.films.seconds(match.film(0)) == pytest.approx(shown["t"][-1])
    pose = match.here.poses[1]
    assert pose is not None
    assert shown["poses"]["blue"][-1][:2] == pytest.approx([pose.x, pose.y], abs=0.0003)
