"""Bots answer with legal moves everywhere, always the same ones for a seed, and change nothing."""

from __future__ import annotations

from typing import Any

import pytest

import seaboard
from seaboard import Match
from seaboard.bots.base import Bot
from seaboard.bots.budget import Budget
from seaboard.bots.uct import Uct
from tests.walks import Variant, sampled, spell, tables, variants

METHODS = ["random", "greedy", "uct"]
NAMES = ["plankton", "herring", "dolphin", "orca"]


def quick(method: str, seed: int = 0) -> Bot:
    """A bot whose answer does not depend on the clock."""
    return Uct("uct", seed, simulations=40) if method == "uct" else seaboard.bot(method, seed)


def spelt(part: Any) -> str:
    """A method, or a case, as the id of a test."""
    return part if isinstance(part, str) else spell(part)


def played_by(method: str, cases: list[Any]) -> list[Any]:
    """The cases that a method plays: no tree grows where moves are simulated."""
    return [case for case in cases if method != "uct" or seaboard.game(case[0]).quick]


def few() -> list[Variant]:
    """The default match and one with every option at its last value, for each number of players."""
    return [case for case in variants() if not case[2] or len(case[2]) > 1]


@pytest.mark.parametrize(
    ("method", "case"), [(method, case) for method in METHODS for case in played_by(method, few())], ids=spelt
)
def test_a_bot_answers_with_a_legal_move_in_every_phase(method: str, case: Variant) -> None:
    name, players, options = case
    player = quick(method)
    phases = set()
    for match in sampled(seaboard.game(name).new(players=players, seed=13, **options), seed=13, every=4):
        before = match.record, match.here.tobytes()
        for seat in match.to_move:
            assert match.why_not(player.choose(match, seat), seat) is None
            view = match.view(seat)
            phases |= {view["question"]["asks"]} if "question" in view else {view.get("phase")} - {None}
        assert (match.record, match.here.tobytes()) == before
    assert not phases or len(phases) > (players > 1)


@pytest.mark.parametrize(
    ("method", "case"),
    [(method, case) for method in METHODS for case in played_by(method, tables())],
    ids=spelt,
)
def test_a_hint_is_a_legal_move_and_changes_nothing(method: str, case: tuple[str, int]) -> None:
    name, players = case
    for match in sampled(seaboard.game(name).new(players=players, seed=14), seed=14, every=11):
        before = match.record
        for seat in match.to_move[:1]:
            move, remarks = quick(method).hint(match, seat)
            assert match.why_not(move, seat) is None
            assert isinstance(remarks, dict)
        assert match.record == before


@pytest.mark.parametrize(
    ("method", "case"),
    [(method, case) for method in METHODS for case in played_by(method, tables())],
    ids=spelt,
)
def test_the_same_seed_gives_the_same_answers(method: str, case: tuple[str, int]) -> None:
    name, players = case

    def answers(seed: int) -> list[str]:
        start = seaboard.game(name).new(players=players, seed=15)
        return [
            quick(method, seed).choose(match, match.to_move[0])
            for match in sampled(start, seed=15, every=7)
            if match.to_move
        ]

    assert answers(1) == answers(1)
    if method == "random":
        assert answers(1) != answers(2)


@pytest.mark.parametrize("name", NAMES + METHODS)
def test_every_bot_is_known_by_its_name_or_its_method(name: str) -> None:
    match = seaboard.game(seaboard.games()[0]).new(seed=1)
    assert seaboard.bot(name).choose(match, match.to_move[0], seconds=0.0) in match.moves(match.to_move[0])


def test_the_names_are_listed_weakest_first() -> None:
    assert seaboard.bots() == NAMES


@pytest.mark.parametrize("name", ["nobody", "", None, 3, ["orca"]])
def test_an_unknown_bot_is_refused_with_the_known_ones(name: Any) -> None:
    with pytest.raises(seaboard.UnknownBot, match="orca"):
        seaboard.bot(name)


@pytest.mark.parametrize("method", METHODS)
def test_a_seat_without_a_move_cannot_be_asked(method: str) -> None:
    match = seaboard.game(seaboard.games()[0]).new(players=2, seed=1)
    waiting = 1 - match.to_move[0]
    for ask in (quick(method).choose, quick(method).hint):
        with pytest.raises(ValueError, match="no move"):
            ask(match, waiting)


@pytest.mark.parametrize("seconds", ["1", -1, float("nan"), float("inf")])
def test_a_time_that_is_none_is_refused(seconds: Any) -> None:
    match = seaboard.game("urchins").new(players=2, seed=1)
    with pytest.raises(seaboard.BadOption):
        seaboard.bot("greedy").choose(match, seconds=seconds)


def test_a_budget_of_simulations_is_spent_exactly() -> None:
    budget, spent = Budget(seconds=0.0, simulations=150), []
    while chunk := budget.next_chunk():
        spent.append(chunk)
    assert spent == [64, 64, 22]


def test_a_budget_without_time_still_thinks_once() -> None:
    budget = Budget(seconds=0.0)
    assert budget.next_chunk() > 0
    assert budget.next_chunk() == 0


def mirror(match: Match) -> Match:
    """The same match with another seed: what a bot knows is the same."""
    return match.game.at(match.position, seed=987, **match.options)


@pytest.mark.parametrize(
    ("method", "case"),
    [(method, case) for method in METHODS for case in played_by(method, tables())],
    ids=spelt,
)
def test_a_bot_does_not_know_the_seed_of_the_match(method: str, case: tuple[str, int]) -> None:
    name, players = case
    match = seaboard.game(name).new(players=players, seed=17)
    seat = match.to_move[0]
    assert quick(method).choose(match, seat) == quick(method).choose(mirror(match), seat)
