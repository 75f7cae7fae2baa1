"""Several bots: one fit of all finishing orders finds the strengths that made them."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from seaboard.arena.finishing import ELO, Order, rank, stages
from seaboard.arena.plan import line_ups

pytestmark = pytest.mark.once
TRUTH = (0.0, 250.0, 400.0, 650.0)


def order_of(line_up: tuple[int, ...], rng: np.random.Generator, grain: float) -> Order:
    """An order as Plackett and Luce would draw it; with a grain, whoever is close is tied."""
    drawn = sorted(((TRUTH[bot] / ELO + rng.gumbel(), bot) for bot in line_up), reverse=True)
    groups: list[list[int]] = []
    last = np.inf
    for value, bot in drawn:
        if grain and last - value < grain:
            groups[-1].append(bot)
        else:
            groups.append([bot])
            last = value
    return groups


def simulated(seats: int, deals: int, seed: int, grain: float = 0.0) -> list[list[Order]]:
    rng = np.random.default_rng(seed)
    chosen = islice(line_ups(len(TRUTH), seats, seed), deals)
    return [[order_of(line_up, rng, grain) for _ in range(seats)] for line_up in chosen]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_known_strengths_lie_within_their_intervals(seats: int) -> None:
    held = total = 0
    for seed in range(10):
        found = rank(4, simulated(seats, 120, seed), seed)
        for estimate, truth in zip(found.steps, np.diff(TRUTH), strict=True):
            held += estimate.low <= truth <= estimate.high
            total += 1
        assert found.ratings[0].value == 0 and found.superior[0] > 0.95
    assert held >= 0.86 * total


def test_ties_pull_together_but_keep_the_order() -> None:
    exact = rank(4, simulated(4, 200, 5))
    tied = rank(4, simulated(4, 200, 5, grain=0.3))
    for one, other in zip(exact.steps, tied.steps, strict=True):
        assert other.low > 0 and abs(one.value - other.value) < 80


def test_where_only_the_winner_is_named_the_others_are_left_open() -> None:
    """As in Oh Crab!: counting the losers as drawn among themselves would find half of the difference."""
    orders = simulated(4, 400, 8)
    winners: list[list[Order]] = [
        [[order[0], [bot for group in order[1:] for bot in group]] for order in deal] for deal in orders
    ]
    found = rank(4, winners)
    above = found.ratings[3]
    assert above.low <= 650 <= above.high and above.high - above.low < 500
    assert found.ratings[2].low <= 400 <= found.ratings[2].high


def test_a_draw_is_half_a_win_for_each() -> None:
    assert stages([[0, 1]]) == {(0, (0, 1)): 0.5, (1, (0, 1)): 0.5}
    drawn = rank(2, [[[[0, 1]], [[1, 0]]]] * 20)
    assert abs(drawn.steps[0].value) < 1e-3
    won = rank(2, [[[[1], [0]], [[1], [0]], [[1], [0]], [[0], [1]]]] * 500)
    assert won.steps[0].value == pytest.approx(191, abs=1)  # three of four


def test_the_draws_of_an_order() -> None:
    assert stages([[2], [0], [1]]) == {(2, (0, 1, 2)): 1, (0, (0, 1)): 1}
    assert stages([[2], [0, 1]]) == {(2, (0, 1, 2)): 1}
    assert stages([[0, 1], [2]]) == {
        (0, (0, 1, 2)): 0.5,
        (1, (0, 1, 2)): 0.5,
        (0, (0, 2)): 0.5,
        (1, (1, 2)): 0.5,
    }
    assert stages([[1], [1]]) == {}  # a bot beside itself


def test_who_always_wins_has_a_rating_and_a_wide_interval() -> None:
    found = rank(3, [[[[2], [1], [0]]] * 3] * 10)
    assert 200 < found.steps[0].low < found.steps[0].value < found.steps[0].high < 3000
    assert found.steps[0].high - found.steps[0].low > 300


def test_the_fit_does_not_depend_on_the_order_of_deals() -> None:
    orders = simulated(3, 60, 2)
    one, other = rank(4, orders), rank(4, orders[::-1])
    for here, there in zip(one.ratings, other.ratings, strict=True):
        assert here.value == pytest.approx(there.value, abs=0.01)
    assert rank(4, orders, 1) == rank(4, orders, 1)
