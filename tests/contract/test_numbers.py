"""Whole numbers of any kind where whole numbers are wanted, and what is said of wrong ones."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import seaboard
from tests.walks import Variant, every_variant, numbered_games, spell, walk

CAPTURE = "2 RP -6/-3,P2,-2/P12,-5/-6/-6/R10,-2,P7,-,R4 R play 0,0"


@pytest.mark.parametrize("kind", [np.int8, np.uint16, np.int32, np.int64, np.uint64])
def test_numpys_whole_numbers_are_whole_numbers(kind: Any) -> None:
    game = seaboard.game("urchins")
    match = game.new(players=kind(2), seed=kind(7), rows=kind(6), cols=6, four_alike=np.bool_(False))
    plain = game.new(players=2, seed=7, rows=6, cols=6, four_alike=False)
    assert match.record == plain.record and match.moves(kind(0)) == plain.moves(0)
    match.step(kind(match.actions(kind(0))[-1]), kind(0))
    assert match.step_at(kind(0)) is match.history[0] and match.events(kind(0)) == match.events(0)
    assert match.fork(seed=kind(3)).seed == 3
    assert seaboard.bot("random", seed=kind(2)).choose(match) == seaboard.bot("random", seed=2).choose(match)


class Tensor:
    """A number of another library, as PyTorch's: Python can count with it."""

    def __index__(self) -> int:
        return 1


def test_what_can_be_an_index_is_a_whole_number() -> None:
    reef = seaboard.game("urchins").new(seed=Tensor())
    reef.play("=")
    assert reef.seed == 1 and reef.step(Tensor(), np.array(0)).seat == 0


@pytest.mark.parametrize(
    "wrong", [True, np.array(True), np.array([1]), 1.0, "1", np.float64(1), np.bool_(True), None]
)
def test_what_is_no_whole_number_is_none(wrong: Any) -> None:
    game, reef = seaboard.game("fish-and-chips"), seaboard.game("urchins").new(seed=1)
    reef.play("=")
    assert 1 in reef.actions()
    with pytest.raises(seaboard.BadMove):
        reef.step(wrong)
    with pytest.raises(seaboard.NoSuchMove):
        reef.here_at(wrong)
    if wrong is not None:
        with pytest.raises(seaboard.BadOption):
            game.new(players=wrong)
        with pytest.raises(seaboard.BadOption):
            game.new(seed=wrong)
        with pytest.raises(seaboard.BadOption):
            game.new(seed=1).mask(wrong)


def test_an_illegal_action_has_its_clause_and_changes_nothing() -> None:
    match = seaboard.game("fish-and-chips").at(CAPTURE)
    (action,) = match.actions()
    legal, line = match.mask(), match.position
    refused: list[tuple[str | None, str]] = []
    for number in range(match.number_of_actions):
        if not legal[number]:
            with pytest.raises(seaboard.IllegalMove) as caught:
                match.step(number)
            refused.append((caught.value.clause, caught.value.reason))
    assert {"F14", "F19", "F20", None} & {clause for clause, _ in refused} >= {"F14", "F19"}
    assert match.position == line and not match.history
    for nowhere in (-1, match.number_of_actions, 10**20):
        with pytest.raises(seaboard.BadMove):
            match.step(nowhere)
    match.step(action)
    assert [step.move for step in match.history] == ["a1xd1"]


def test_a_finished_match_refuses_every_action_with_the_clause_that_ended_it() -> None:
    match = seaboard.game("fish-and-chips").new(players=1, seed=3)
    while not match.over:
        match.step(match.actions()[0])
    for number in range(0, match.number_of_actions, 3):
        with pytest.raises(seaboard.IllegalMove) as caught:
            match.step(number)
        assert caught.value.clause == "F29"
    assert match.actions() == [] and not match.mask().any()


@pytest.mark.parametrize("case", every_variant(numbered_games()), ids=spell)
def test_only_who_may_move_has_actions_whoever_the_rules_ask_first(case: Variant) -> None:
    name, players, options = case
    for match in walk(seaboard.game(name).new(players=players, seed=41, **options), seed=41, plies=40):
        standing = match.standing
        assert not standing.decision.legal or standing.decision.seat in standing.may_move
        for seat in range(players):
            assert bool(standing.actions(seat)) == (seat in standing.may_move)
            turned = standing.turned_to(seat) if seat in standing.may_move else standing
            assert seat != turned.decision.seat or standing.actions(seat) == turned.decision.own


def test_who_plans_at_the_same_time_is_named() -> None:
    match = seaboard.game("oh-crab").new(players=3, seed=1)
    with pytest.raises(seaboard.NotSimple):
        match.observe()
    with pytest.raises(seaboard.NotSimple):
        match.step(0)
    for seat in (2, 0, 1):
        match.step(match.actions(seat)[0], seat)
    assert len(match.history) == 3


def test_a_game_without_numbers_says_so() -> None:
    match = seaboard.game("icecool").new(players=2, seed=1)
    for ask in (match.actions, match.mask, match.observe, lambda: match.step(0), lambda: match.fields):
        with pytest.raises(seaboard.NoNumbers):
            ask()
