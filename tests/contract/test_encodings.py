"""What a seat may know as numbers: its sight, no more and no less, and the legal moves as a mask."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import seaboard
from seaboard.kernel.encoding import Observation, scale_of, size_of
from seaboard.match.match import Match
from tests.walks import Variant, encoded_games, every_variant, sampled, spell, tables, variants, walk

Encode = Callable[[Match, Any, int], Observation]  # of a match, a position of it, a seat


def observed(match: Match, position: Any, seat: int) -> Observation:
    return match.game.observe(position, seat, match.all_options)


def leaks(match: Match, seat: int, encode: Encode, deals: int = 4) -> int:
    """How many redeals change what the seat is told."""
    secrets, before = match.game.secrets, encode(match, match.here, seat)
    assert secrets is not None
    others = [secrets.redeal(match.here, seat, random.Random(number)) for number in range(deals)]
    return sum(not np.array_equal(encode(match, other, seat), before) for other in others)


STORING = [("oh-crab", players, {"modules": "4"}) for players in (3, 5)]  # a hermit's card lies face down
HIDING = [case for case in variants(encoded_games()) if seaboard.game(case[0]).secrets is not None] + STORING


@pytest.mark.parametrize("case", HIDING, ids=spell)
def test_nothing_that_a_seat_cannot_know_is_encoded(case: Variant) -> None:
    name, players, options = case
    for match in sampled(seaboard.game(name).new(players=players, seed=31, **options), seed=31, every=7):
        assert not any(leaks(match, seat, observed) for seat in range(players))


def test_an_encoding_with_a_leak_would_be_found() -> None:
    def with_a_neighbours_plan(match: Match, position: Any, seat: int) -> Observation:
        found, neighbour = observed(match, position, seat), (seat + 1) % match.players
        found[match.fields["down"].at] = position[0].down[neighbour] % 2
        return found

    def with_the_next_card(match: Match, position: Any, seat: int) -> Observation:
        found = observed(match, position, seat)
        found[match.fields["draw"].at] = position[0].draw_first
        return found

    def with_the_stored_card(match: Match, position: Any, seat: int) -> Observation:
        found = observed(match, position, seat)
        found[match.fields["stored"].at] = position[0].stored
        return found

    match = seaboard.game("oh-crab").new(players=4, seed=31)
    match.step(match.actions(1)[0], 1)
    for leaky in (with_a_neighbours_plan, with_the_next_card):
        assert leaks(match, 0, leaky, deals=8) > 0
    from seaboard.games.oh_crab.rules.hooks import stores_card

    match = storing_match()
    keeper = next(seat for seat in range(3) if stores_card(match.here[0], seat))
    assert leaks(match, (keeper + 1) % 3, with_the_stored_card, deals=8) > 0


def storing_match() -> Match:
    """A match in which somebody has a card stored."""
    from seaboard.games.oh_crab.rules.hooks import stores_card

    match = seaboard.game("oh-crab").new(players=3, seed=2, modules="4")
    return next(
        there for there in walk(match, 2) if any(stores_card(there.here[0], seat) for seat in range(3))
    )


@pytest.mark.parametrize("case", every_variant(encoded_games()), ids=spell)
def test_masks_are_the_legal_moves(case: Variant) -> None:
    name, players, options = case
    match = seaboard.game(name).new(players=players, seed=32, **options)
    for there in sampled(match, seed=32, every=4, plies=60):
        for seat in range(players):
            mask, actions = there.mask(seat), there.actions(seat)
            assert mask.dtype == np.bool_ and mask.shape == (there.number_of_actions,)
            assert np.flatnonzero(mask).tolist() == sorted(actions) == sorted(set(actions))
            played = [there.exact_copy().step(action, seat).move for action in actions]
            assert sorted(played) == there.moves(seat)


@pytest.mark.parametrize("case", every_variant(encoded_games()), ids=spell)
def test_different_sights_are_encoded_differently(case: Variant) -> None:
    name, players, options = case
    known: list[dict[bytes, Any]] = [{} for _ in range(players)]
    for match in walk(seaboard.game(name).new(players=players, seed=33, **options), seed=33, plies=60):
        for seat in {0, players - 1}:
            sight = match.view(seat)
            assert known[seat].setdefault(match.observe(seat).tobytes(), sight) == sight


@pytest.mark.parametrize("case", tables(encoded_games()), ids=spell)
def test_a_match_by_numbers_is_the_match_by_words(case: tuple[str, int]) -> None:
    name, players = case
    numbers, words = (seaboard.game(name).new(players=players, seed=34) for _ in range(2))
    coin = random.Random(34)
    for _ in range(80):
        if numbers.over:
            break
        seat = coin.choice(numbers.to_move)
        step = numbers.step(coin.choice(numbers.actions(seat)), seat)
        assert words.play(step.move, seat) == step.told(seat)
        assert words.position == numbers.position
        assert words.history[-1].final == step.final and words.history[-1].word == step.word
    assert seaboard.load(numbers.record).position == numbers.position


@pytest.mark.parametrize("case", every_variant(encoded_games()), ids=spell)
def test_fields_lie_side_by_side_and_hold_no_more_than_they_say(case: Variant) -> None:
    name, players, options = case
    match = seaboard.game(name).new(players=players, seed=35, **options)
    fields, most = match.fields, np.zeros(size_of(match.fields), np.int64)
    end = 0
    for field in fields.values():
        assert (field.start, field.at.stop) == (end, end + int(np.prod(field.shape))) and field.meaning
        most[field.at], end = field.most, field.at.stop
    for there in sampled(match, seed=35, every=6):
        for seat in range(players):
            observation = there.observe(seat)
            assert observation.dtype == np.uint8 and (observation <= most).all()
            assert (observation * scale_of(fields)).max() <= 1.0
    assert sum(field.of(observation).sum() for field in fields.values()) == observation.sum()


@pytest.mark.parametrize("case", tables(encoded_games()), ids=spell)
def test_a_seat_counts_what_is_its_own_first(case: tuple[str, int]) -> None:
    name, players = case
    match = seaboard.game(name).new(players=players, seed=36)
    engine = match.game.engine  # type: ignore[attr-defined]  # of numbered games
    for there in sampled(match, seed=36, every=20):
        for seat in range(players):
            every = list(range(there.number_of_actions))
            counted = engine.counted(there.here, seat, every)
            assert sorted(counted) == every
            assert [engine.meant(there.here[0], seat, number) for number in counted] == every
        decision = there.standing.decision  # counted in the same crossing
        assert decision.own == engine.counted(there.here, decision.seat, decision.legal)
        numbers = [decision.seat, *decision.legal, *decision.own, *there.to_move]
        assert {type(number) for number in numbers} == {int}  # NumPy's would go into texts and keys
    if name == "oh-crab" and players > 2:  # pairs are placed first
        first = {seat: match.game.new(players=players, seed=36).actions(seat) for seat in range(players)}
        assert all(any(card < 4 for card in first[seat]) for seat in first)  # a start card of one's own


def test_a_finished_match_is_worth_what_its_winners_share() -> None:
    for name, players in tables(encoded_games()):
        game = seaboard.game(name)
        match = game.new(players=players, seed=37)
        assert match.outcome.utilities == (0.0,) * players
        for _ in walk(match, 37, 4000):
            pass
        assert match.over
        worth = match.outcome.utilities
        assert worth == tuple(game.engine.outcome(match.here, players))  # type: ignore[attr-defined]
        assert players == 1 or abs(sum(worth)) < 1e-9
        assert all((worth[seat] == max(worth)) == (seat in match.winners) for seat in range(players)) or (
            players == 1 and worth == (1.0 if match.winners else -1.0,)
        )
