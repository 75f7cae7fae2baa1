"""Everybody meets everybody equally often, with the same cards, from every seat."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from importlib import import_module
from itertools import combinations, islice
from math import comb
from pathlib import Path

import pytest

import seaboard
from seaboard.arena.entrants import Entrant
from seaboard.arena.plan import line_ups, sources_of

from .tables import bare_plan

pytestmark = pytest.mark.once
SIZES = [(k, n) for k in (2, 3, 4, 5) for n in (2, 3, 4, 5)]


def test_two_bots_play_each_deal_twice_with_the_seats_swapped() -> None:
    plan = bare_plan(2, 2, 10)
    assert plan.is_duel and len(plan.fixtures) == 10
    for one, other in zip(plan.fixtures[::2], plan.fixtures[1::2], strict=True):
        assert one.seed == other.seed and one.deal == other.deal
        assert one.seats == other.seats[::-1] and set(one.seats) == {0, 1}
    assert len({fixture.seed for fixture in plan.fixtures}) == 5


@pytest.mark.parametrize(("bots", "seats"), SIZES)
def test_a_deal_is_played_from_every_seat(bots: int, seats: int) -> None:
    plan = bare_plan(bots, seats, 40)
    for deal in range(plan.deals):
        matches = [fixture for fixture in plan.fixtures if fixture.deal == deal]
        assert len(matches) == seats and len({fixture.seed for fixture in matches}) == 1
        for seat in range(seats):
            assert sorted(fixture.seats[seat] for fixture in matches) == sorted(matches[0].seats)


@pytest.mark.parametrize(("bots", "seats"), SIZES)
def test_after_a_whole_cycle_all_have_met_equally_often(bots: int, seats: int) -> None:
    cycle = comb(bots, seats % bots)
    met: Counter[tuple[int, int]] = Counter()
    sat: Counter[int] = Counter()
    for line_up in islice(line_ups(bots, seats, 3), 2 * cycle):
        assert len(line_up) == seats
        met.update((a, b) for a, b in combinations(sorted(line_up), 2) if a != b)
        sat.update(line_up)
    assert len(met) == comb(bots, 2) and len(set(met.values())) == 1
    assert len(sat) == bots and len(set(sat.values())) == 1


def test_within_a_cycle_nobody_is_far_ahead() -> None:
    met: Counter[tuple[int, int]] = Counter(dict.fromkeys(combinations(range(8), 2), 0))
    for line_up in islice(line_ups(8, 4, 0), 30):
        met.update(combinations(sorted(line_up), 2))
        assert max(met.values()) - min(met.values()) <= 3


def test_neighbours_change_from_deal_to_deal() -> None:
    plan = bare_plan(4, 4, 80)
    after = Counter((f.seats[seat], f.seats[(seat + 1) % 4]) for f in plan.fixtures[::4] for seat in range(4))
    assert len(after) == 12


def test_a_line_up_of_ones_own_sits_at_every_table_and_in_all_seats() -> None:
    plan = replace(bare_plan(2, 4, 12), line_up=(1, 0, 0, 0))
    assert [sorted(fixture.seats) for fixture in plan.fixtures] == [[0, 0, 0, 1]] * 12
    for deal in range(3):
        seats = [fixture.seats.index(1) for fixture in plan.fixtures if fixture.deal == deal]
        assert sorted(seats) == [0, 1, 2, 3]


def test_a_longer_plan_begins_with_the_shorter_one() -> None:
    short, long = bare_plan(5, 3, 50), bare_plan(5, 3, 90)
    assert short.fixtures == long.fixtures[: len(short.fixtures)] and short.id == long.id
    assert len(short.fixtures) == 51  # the last deal is played from every seat


def test_whatever_changes_results_changes_the_plans_name() -> None:
    plan = bare_plan(2, 2, 10)
    others = [
        replace(plan, game="oh-crab"),
        replace(plan, rules="2"),
        replace(plan, players=3),
        replace(plan, options=(("rows", 5),)),
        replace(plan, seed=1),
        replace(plan, entrants=plan.entrants[::-1]),
        replace(plan, line_up=(0, 1)),
        replace(plan, entrants=(plan.entrants[0], Entrant("bot1", "bot1", "class A: pass"))),
    ]
    assert len({plan.id, *(other.id for other in others)}) == 9
    assert replace(plan, sources="other").id == plan.id
    assert replace(plan, seed=1).fixtures != plan.fixtures


def test_sources_are_those_of_the_bots_and_the_game() -> None:
    one, other = sources_of(seaboard.game("urchins")), sources_of(seaboard.game("oh-crab"))
    assert one == sources_of(seaboard.game("urchins")) != other


def test_other_weights_are_other_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "reef"
    (package / "weights").mkdir(parents=True)
    (package / "__init__.py").write_text("class Reef: pass\n")
    (package / "weights" / "2.f32").write_bytes(bytes(4))
    monkeypatch.syspath_prepend(tmp_path)
    reef = import_module("reef").Reef()
    before = sources_of(reef)
    (package / "weights" / "2.f32").write_bytes(bytes(8))
    assert sources_of(reef) != before
