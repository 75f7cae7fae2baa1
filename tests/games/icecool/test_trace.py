"""A trajectory on the wire: small, and where it ends is where the penguins stand."""

from __future__ import annotations

import base64
import random

import numpy as np
import pytest

from seaboard.games.icecool import physics, trace
from tests.clauses import clause

from .scenes import BOARD, COLOURS, any_push, anywhere, at, push


@clause("I81", "I1")
def test_traces_are_small_and_exact_enough_to_show() -> None:
    rng = random.Random(1)
    for number in range(12):
        found = physics.simulate(BOARD, anywhere(rng, 4), "red", any_push(rng, full=number % 2 == 0))
        written = trace.write_trace(found, COLOURS)
        assert len(written) <= 3000
        again = trace.read_trace(written, COLOURS)
        assert abs(again["t"][-1] - found["t"][-1]) < 1 / 60 + 1e-9
        for colour, rows in found["poses"].items():
            shown = again["poses"][colour]
            assert np.abs(shown[0, :3] - rows[0, :3]).max() < 0.0003
            if len(rows) == len(found["t"]):
                assert np.abs(shown[-1, :3] - rows[-1, :3]).max() < 0.0003
            assert np.allclose(np.linalg.norm(shown[:, 3:6], axis=1), 1.0)


@clause("I81")
def test_who_does_not_move_has_one_frame() -> None:
    found = physics.simulate(BOARD, {"red": (0.425, 0.505, 0.0), "blue": (0.1, 0.1, 0.0)}, "blue", push(0.7))
    again = trace.read_trace(trace.write_trace(found, COLOURS), COLOURS)
    assert len(again["poses"]["red"]) == 1 and len(again["poses"]["blue"]) == len(again["t"])
    with pytest.raises(ValueError, match="version"):
        trace.read_trace(b"\x09\x3c\x01\x00\x01", COLOURS)


@clause("I81")
def test_the_event_of_a_flick_carries_its_trace() -> None:
    match = at("RB 1/4 R B flick 0.425,0.505/0.195,0.09* -/257 RB -/- 123")
    event = match.play("flick phi=1.0000 power=0.4000 side=0.00 height=0.00")[0]
    shown = trace.read_trace(base64.b64decode(event["trajectory"]), ("red", "blue"))
    pose = match.state.poses[1]
    assert pose is not None
    assert shown["poses"]["blue"][-1][:2] == pytest.approx([pose.x, pose.y], abs=0.0003)
