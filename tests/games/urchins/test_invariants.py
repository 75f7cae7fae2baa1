"""What is true in every position of every match, whatever the options."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from seaboard.games.urchins import rules
from seaboard.games.urchins.board import NOWHERE
from seaboard.games.urchins.facts import TOKENS
from seaboard.kernel import kit
from seaboard.kernel.chance import below, chance
from tests.clauses import clause

from .boards import GAME

HEIGHT = rules.HEIGHT.tolist()
STEPS = 20 if kit.INTERPRETED else 60
GAMES = 1 if kit.INTERPRETED else 300
SEEDS = 1 if kit.INTERPRETED else 3


@st.composite
def beginnings(draw: st.DrawFn) -> Any:
    players = draw(st.sampled_from([2, 3, 4]))
    options = {option.name: draw(st.sampled_from(option.values(players))) for option in GAME.options}
    return GAME.new(players=players, seed=draw(st.integers(0, 999)), **options).here


def check(position: Any) -> None:
    s = position[0]
    rows, cols = int(s.rows), int(s.cols)
    held = s.holds[: rows * cols].tolist()
    pile, scores = s.pile.tolist(), s.scores.tolist()
    heights = [HEIGHT[kind] for kind in held]
    assert sum(heights) + sum(pile) + sum(scores) == TOKENS
    for colour in (rules.YELLOW, rules.RED):
        assert 0 <= pile[colour] <= 20
        assert pile[colour] + held.count(colour) + heights.count(2) <= 20
    standing = [pawn for pawn in s.pawns.tolist() if pawn != NOWHERE]
    assert len(set(standing)) == len(standing)
    assert all(held[pawn] != rules.EMPTY for pawn in standing)
    taken = [cell for cell, kind in enumerate(held) if kind != rules.EMPTY]
    for kind, words in enumerate(s.holding.tolist()):
        assert words == as_words([cell for cell in range(rows * cols) if held[cell] == kind])
    assert s.frozen.tolist() == as_words(standing)
    assert s.row_taken[:rows].tolist() == [
        sum(1 << c % cols for c in taken if c // cols == r) for r in range(rows)
    ]
    assert s.column_taken[:cols].tolist() == [
        sum(1 << c // cols for c in taken if c % cols == column) for column in range(cols)
    ]


def as_words(cells: list[int]) -> list[int]:
    return [sum(1 << cell % 64 for cell in cells if cell // 64 == word) for word in (0, 1)]


@clause("U15", "U17", "U24")
@given(start=beginnings(), seed=st.integers(0, 2**32))
def test_tokens_are_conserved_and_every_set_of_cells_is_true(start: Any, seed: int) -> None:
    rng = chance(seed)
    position = start
    for _ in range(STEPS):
        actions = GAME.engine.legal(position)
        if not actions:
            break
        assert actions == sorted(set(actions))
        following = GAME.engine.after(position, actions[int(below(rng, len(actions)))], rng).position
        mover = position[0].mover
        if following[0].scores[mover] > position[0].scores[mover]:
            assert 2 <= following[0].scores[mover] - position[0].scores[mover] <= 18
            assert following[0].pawns[mover] == NOWHERE
        position = following
        check(position)


@clause("U16", "U26", "U27")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("rows", "cols"), [(5, 5), (6, 4), (9, 9)])
def test_no_game_on_22_cells_or_more_is_blocked_or_too_long(players: int, rows: int, cols: int) -> None:
    longest = 58 * (3 * players + 1)
    for seed in range(SEEDS):
        position = GAME.new(players=players, seed=seed, rows=rows, cols=cols).here
        rng = chance(seed)
        while actions := GAME.engine.legal(position):
            assert position[0].step == rules.MOVE or actions != [rules.SKIP]
            moves = [a for a in actions if a >= rules.first_move(position[0])]  # as quiet as possible
            quiet = moves if moves and int(below(rng, 10)) else actions
            position = GAME.engine.after(position, quiet[int(below(rng, len(quiet)))], rng).position
        assert position[0].over and position[0].turns <= longest
        assert rules.colour_is_out(position[0])


@clause("U30")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("rows", "cols"), [(3, 3), (3, 4), (4, 4)])
def test_every_game_on_a_small_board_ends(players: int, rows: int, cols: int) -> None:
    start = GAME.new(players=players, seed=1, rows=rows, cols=cols).here
    rng = chance(players, rows, cols)
    steps = GAME.engine.playouts(start, GAMES, rng)
    assert 0 < steps < GAMES * 3 * 58 * (6 * players + 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_returns_lie_between_a_lost_and_a_won_game(players: int) -> None:
    rng = chance(players)
    position = GAME.new(players=players, seed=1).here
    while actions := GAME.engine.legal(position):
        position = GAME.engine.after(position, actions[int(below(rng, len(actions)))], rng).position
    out = np.zeros(players)
    rules.returns(position[0], out)
    winners = GAME.outcome(position).winners
    assert all(-1.0 <= value <= 1.0 for value in out)
    assert {int(i) for i in np.flatnonzero(out == out.max())} == set(winners)
