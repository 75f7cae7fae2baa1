"""Whose turn, who has won and whether it is over tell the same story."""

from __future__ import annotations

from itertools import pairwise

import pytest

import seaboard
from seaboard.match.compiled import CompiledGame
from tests.walks import Variant, begin, every_variant, quick_games, spell, tables, walk

TO_THE_END = 3000


@pytest.mark.parametrize("case", every_variant(), ids=spell)
def test_to_move_over_winners_and_scores_agree(case: Variant) -> None:
    name, players, options = case
    game = seaboard.game(name)
    for match in walk(begin(name, players, 61, **options), seed=61):
        assert match.over == (match.to_move == ())
        assert match.to_move == tuple(sorted(set(match.to_move)))
        assert set(match.to_move) <= set(range(players))
        assert set(match.winners) <= set(range(players))
        assert not match.winners or match.over
        assert len(match.scores) == players
        assert all(type(score) is int for score in match.scores)
        assert match.forced is None or match.forced[1] in match.moves(match.forced[0])
        if isinstance(game, CompiledGame):
            assert match.over == (game.engine.legal(match.here) == [])


@pytest.mark.parametrize("case", tables(quick_games()), ids=spell)  # the others' own tests show their end
def test_every_random_match_comes_to_an_end(case: tuple[str, int]) -> None:
    name, players = case
    for seed in range(3):
        *_, match = walk(seaboard.game(name).new(players=players, seed=seed), seed, TO_THE_END)
        assert match.over and match.moves() == [] and match.to_move == ()
        assert match.game.result(match.here, match.over) in match.record
        for seat in range(players):
            refusal = match.why_not(match.history[-1].move, seat)
            assert refusal is not None and refusal.clause in match.game.clauses


@pytest.mark.parametrize("case", tables(), ids=spell)
def test_rounds_count_up_and_final_moves_stay(case: tuple[str, int]) -> None:
    name, players = case
    rounds, fixed = [], []
    for match in walk(begin(name, players, 7), seed=7):
        rounds.append(match.round)
        fixed.append(match.fixed)
    assert rounds[0] == 1 and all(b - a in (0, 1) for a, b in pairwise(rounds))
    assert fixed == sorted(fixed)
