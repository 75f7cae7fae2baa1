"""Winning chances by expected points."""

from __future__ import annotations

import pytest

from seaboard.bots.chances import by_points


def test_chances_follow_the_points_and_are_one_together() -> None:
    chances = by_points([12.0, 9.0, 9.0, 4.0], 5.0)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] > chances[1] == chances[2] > chances[3] > 0
    assert by_points([900.0, 0.0], 1.0) == pytest.approx((1.0, 0.0))


def test_a_lead_of_one_spread_wins_as_often_as_a_normal_error_would_leave_it() -> None:
    assert by_points([5.0, 0.0], 5.0)[0] == pytest.approx(0.8413, abs=0.01)
    assert by_points([5.0, 5.0], 5.0) == (0.5, 0.5)
