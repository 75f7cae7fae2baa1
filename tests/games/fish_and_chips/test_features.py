"""What bots look at: how near the end of the match is depends on how long a match is wanted."""

from __future__ import annotations

import importlib

import numpy as np
import pytest

from seaboard.games.fish_and_chips import GAME

looks = importlib.import_module("seaboard.games.fish_and_chips.rules.features")


@pytest.mark.parametrize(("target", "wins_now"), [(60, 0.0), (40, 0.0), (20, 1.0)])
def test_a_total_is_seen_against_the_target_of_the_match(target: int, wins_now: float) -> None:
    position = GAME.new(players=2, seed=1, target=target).here.copy()
    position[0].totals[:2] = 25, 0
    seen = np.zeros(looks.FEATURES, np.float32)
    GAME.engine.look(position, 0, seen)
    score = seen[looks.MY_TOTAL] * target - 25  # what the piles would bring at the end of this round
    assert score == pytest.approx(round(float(score)), abs=1e-3) and 0 <= score < 15
    assert seen[looks.WINS_NOW] == wins_now
    position[0].totals[:2] = 0, 25
    GAME.engine.look(position, 0, seen)
    assert seen[looks.LOSES_NOW] == wins_now and seen[looks.WINS_NOW] == 0.0
