"""The warm-up before the first game."""

from __future__ import annotations

import math

import pytest

from seaboard.games.icecool import GAME
from seaboard.games.icecool.abilities import practice
from seaboard.games.icecool.flick import Flick
from seaboard.games.icecool.rules import Pose
from tests.clauses import clause

from .scenes import BOARD

pytestmark = pytest.mark.once


@clause("I82")
def test_a_practice_run_is_over_when_the_penguin_is_back_in_the_classroom() -> None:
    run = practice.warm_up()
    assert run.pose.point == (0.195, 0.09) and not run.done
    run = run.flick(Flick(round(math.atan2(0.025, 0.195), 4), 0.45, 0.0, 0.0))  # through D1 into the Gym
    assert run.left and not run.done and run.flicks == 1
    back = practice.Run(BOARD, Pose(0.45, 0.115), left=True).flick(Flick(3.1416, 0.35, 0.0, 0.0))
    assert back.done


@clause("I82")
def test_practice_is_no_part_of_a_match() -> None:
    match = GAME.new(players=2, seed=1)
    assert not any("practice" in move or "warm" in move for move in match.moves())
