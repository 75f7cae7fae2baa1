"""Two bots: the interval holds what it promises, and the test decides right."""

from __future__ import annotations

import math

import numpy as np
import pytest

from seaboard.arena.rating import Estimate, duel, elo_of, rate_of, wilson
from seaboard.arena.sequential import FEWEST, Sprt

pytestmark = pytest.mark.once


def deals(elo: float, number: int, rng: np.random.Generator, luck: float = 0.8) -> list[float]:
    """Points of a bot that much better; a deal favours a seat, and each bot has that seat once."""
    cards = rng.normal(0, luck, number)
    z = elo * math.log(10) / 400
    first, second = (rng.random(number) < 1 / (1 + np.exp(-(z + side * cards))) for side in (1, -1))
    return [float(points) for points in (first * 1.0 + second) / 2]


def test_elo_and_rate_are_two_ways_to_say_it() -> None:
    assert elo_of(0.5) == 0 and round(elo_of(0.75)) == 191
    assert rate_of(elo_of(0.64)) == pytest.approx(0.64)
    assert elo_of(1) == math.inf and elo_of(0) == -math.inf
    assert Estimate(3, 1, 7).minus() == Estimate(-3, -7, -1)


def test_wilson_of_a_textbook() -> None:
    low, high = wilson(0.2, 50)
    assert (round(low, 3), round(high, 3)) == (0.112, 0.330)


def test_intervals_hold_the_truth_nineteen_times_of_twenty() -> None:
    rng = np.random.default_rng(1)
    for elo in (0, 300):
        truth = float(np.mean(deals(elo, 200_000, rng)))
        held = 0
        for _ in range(400):
            rate = duel(deals(elo, 60, rng)).rate
            held += rate.low <= truth <= rate.high
        assert 0.92 <= held / 400 <= 0.98


def test_deals_that_seats_decide_say_more_than_as_many_lone_matches() -> None:
    """Each bot wins from the good seat: the pairs leave less doubt than a hundred tosses of a coin."""
    split = duel([0.5] * 45 + [0.0, 1.0, 1.0, 0.0, 0.5])
    alone_low, alone_high = wilson(0.5, 100)
    assert split.rate.high - split.rate.low < 0.6 * (alone_high - alone_low)
    assert split.pairs == (2, 0, 46, 0, 2) and split.superior == pytest.approx(0.5)


def test_deals_that_always_go_one_way_say_no_more_than_one_match_each() -> None:
    found = duel([1.0] * 30 + [0.0] * 20)
    assert (found.rate.low, found.rate.high) == pytest.approx(wilson(0.6, 50), abs=0.005)


def test_who_has_won_everything_is_better_by_an_unknown_amount() -> None:
    found = duel([1.0] * 10)
    assert found.elo.value == found.elo.high == math.inf and 100 < found.elo.low < 300
    assert found.superior > 0.99 and duel([0.0] * 10).superior < 0.01
    assert duel([0.0] * 10).elo.low == -math.inf


@pytest.mark.parametrize(("elo", "accepted"), [(-20, 0.0), (60, 30.0)])
def test_the_sequential_test_decides_right(elo: float, accepted: float) -> None:
    rng = np.random.default_rng(2)
    verdicts = [Sprt().verdict(deals(elo, 3000, rng)) for _ in range(60)]
    assert sum(verdict.accepted == accepted for verdict in verdicts) >= 57
    assert np.mean([verdict.deals for verdict in verdicts]) < 1500


def test_it_errs_as_seldom_as_it_promises() -> None:
    rng = np.random.default_rng(3)
    test = Sprt(0, elo_of(float(np.mean(deals(60, 400_000, rng)))))  # luck brings them closer
    wrong = sum(test.verdict(deals(0, 4000, rng)).accepted == test.elo1 for _ in range(300))
    missed = sum(test.verdict(deals(60, 4000, rng)).accepted == 0 for _ in range(300))
    assert wrong <= 0.08 * 300 and missed <= 0.08 * 300


def test_a_verdict_does_not_change_with_what_comes_after_it() -> None:
    rng = np.random.default_rng(4)
    points = deals(80, 1000, rng)
    verdict = Sprt().verdict(points)
    assert verdict.accepted == 30 and FEWEST <= verdict.deals < 1000
    assert Sprt().verdict([*points[: verdict.deals], *[0.0] * 500]) == verdict
    assert Sprt().verdict(points[: verdict.deals - 1]).accepted is None


def test_nothing_is_decided_from_a_handful() -> None:
    assert Sprt().verdict([]).accepted is None
    assert Sprt().verdict([1.0] * (FEWEST - 1)).accepted is None
    assert Sprt().verdict([1.0] * 20).accepted == 30
    assert Sprt().verdict([0.0] * 20).accepted == 0
