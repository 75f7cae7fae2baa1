"""Undo goes back exactly, and the same move leads to the same place again, chance included."""

from __future__ import annotations

import pytest

import seaboard
from tests.walks import Variant, begin, every_variant, spell, tables, walk


@pytest.mark.parametrize("case", every_variant(), ids=spell)
def test_undo_is_exact_and_redo_meets_the_same_chance(case: Variant) -> None:
    name, players, options = case
    match = begin(name, players, 21, **options)
    positions, records = [], {}
    for number, there in enumerate(walk(match, seed=21)):
        positions.append(there.here.tobytes())
        if number % 30 == 0:
            records[number] = there.record
    history = match.history
    for number in range(len(history) - 1, -1, -1):
        match.undo()
        assert match.here.tobytes() == positions[number]
        assert match.history == history[:number]
        if number in records:
            assert match.record == records[number]
    for number, step in enumerate(history):
        match.play(step.move, step.seat)
        assert match.here.tobytes() == positions[number + 1]


@pytest.mark.parametrize("case", tables(), ids=spell)
def test_undo_at_the_beginning_has_nothing_to_undo(case: tuple[str, int]) -> None:
    name, players = case
    match = seaboard.game(name).new(players=players, seed=1)
    before = match.record
    with pytest.raises(seaboard.NoSuchMove):
        match.undo()
    assert match.record == before


@pytest.mark.parametrize("case", tables(), ids=spell)
def test_the_same_seed_gives_the_same_match_and_no_seed_a_new_one(case: tuple[str, int]) -> None:
    name, players = case
    game = seaboard.game(name)
    first = game.new(players=players, seed=77)
    assert game.new(players=players, seed=77).here.tobytes() == first.here.tobytes()
    assert game.new(players=players).seed != game.new(players=players).seed
