"""Positions and moves are text, and the text is exact."""

from __future__ import annotations

from typing import Any

import pytest

import seaboard
from seaboard.match.compiled import CompiledGame
from seaboard.match.match import Match
from tests.walks import Variant, begin, every_variant, numbered_games, played, sampled, spell, tables


def read_again(match: Match) -> Match:
    return match.game.at(match.position, seed=1, **match.options)


@pytest.mark.parametrize("case", every_variant(), ids=spell)
def test_a_position_line_reads_back_to_the_same_position(case: Variant) -> None:
    name, players, options = case
    start = begin(name, players, 31, **options)
    for match in sampled(start, seed=31, every=6):
        again = read_again(match)
        assert again.position == match.position
        assert (again.players, again.options) == (match.players, match.options)
        assert (again.to_move, again.over) == (match.to_move, match.over)
        assert (again.scores, again.winners) == (match.scores, match.winners)
        assert all(again.moves(seat) == match.moves(seat) for seat in range(players))


@pytest.mark.parametrize("case", tables(), ids=spell)
def test_a_match_from_a_position_line_goes_on_like_the_match_itself(case: tuple[str, int]) -> None:
    name, players = case
    start = begin(name, players, 6)
    for match in sampled(start, seed=6, every=17):
        again = read_again(match)
        for _ in range(30):
            if match.over:
                break
            seat = match.to_move[0]
            move = match.moves(seat)[0]
            match.play(move, seat)
            if match.history[-1].final:  # perhaps by chance, and the two have not the same
                break
            again.play(move, seat)
            assert again.position == match.position


@pytest.mark.parametrize("case", tables(), ids=spell)
def test_spaces_round_a_position_line_do_not_matter(case: tuple[str, int]) -> None:
    name, players = case
    line = seaboard.game(name).new(players=players, seed=1).position
    assert seaboard.game(name).at(f"  {line.replace(' ', '   ')}\n").position == line


@pytest.mark.parametrize("case", every_variant(numbered_games()), ids=spell)
def test_every_legal_move_reads_back_to_its_action(case: Variant) -> None:
    name, players, options = case
    game = seaboard.game(name)
    assert isinstance(game, CompiledGame)
    for match in sampled(begin(name, players, 41, **options), seed=41, every=9):
        legal = game.engine.legal(match.here)
        texts = [game.write_move(match.here, action) for action in legal]
        assert len(set(texts)) == len(texts)
        assert [game.read_move(match.here, text) for text in texts] == legal


@pytest.mark.parametrize("case", tables(), ids=spell)
def test_moves_are_sorted_and_none_stands_twice(case: tuple[str, int]) -> None:
    name, players = case
    for match in sampled(begin(name, players, 2), seed=2, every=3):
        for seat in match.to_move:
            moves = match.moves(seat)
            assert moves == sorted(set(moves))


@pytest.mark.parametrize("case", tables(), ids=spell)
def test_a_printed_match_is_a_board_of_short_lines(case: tuple[str, int]) -> None:
    name, players = case
    for match in (seaboard.game(name).new(players=players, seed=2), played(name, players, seed=2)):
        lines = str(match).splitlines()
        assert len(lines) > 2
        assert all(len(line) <= 100 and line == line.rstrip() for line in lines)
        assert match.position_for(None) in repr(match)


@pytest.mark.parametrize("name", seaboard.games())
def test_options_have_a_clause_and_a_default_that_new_uses(name: str) -> None:
    game = seaboard.game(name)
    for players in game.seats:
        settled: dict[str, Any] = game.new(players=players, seed=1).all_options
        for option in game.options:
            values = option.values(players)
            assert option.clause in game.clauses
            assert settled.get(option.name) == (values[0] if values else None)
            assert len(set(values)) == len(values)
