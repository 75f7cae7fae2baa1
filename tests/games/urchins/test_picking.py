"""A random step is drawn as a number and never from a list: each number is the action of that place."""

from __future__ import annotations

import numpy as np
import pytest

from seaboard.games.urchins.board import CELLS
from seaboard.games.urchins.rules import SKIP, picking
from seaboard.match.match import Match
from tests.clauses import clause

from .boards import GAME, reef

CROWDED = """
    . . . . r
    . Y . . .
    . r . yA .
    . y R . .
    y . . . rB
    """


def numbered(match: Match) -> list[int]:
    """The additions and token moves, found by their numbers."""
    s, counts = match.here[0], np.zeros(CELLS, np.int64)
    additions = [picking.nth_addition(s, n) for n in range(picking.count_additions(s))]
    return additions + [picking.nth_move(s, counts, n) for n in range(picking.count_moves(s, counts))]


@clause("U4", "U14")
@pytest.mark.parametrize("pile", [(9, 9), (0, 9), (9, 0), (1, 1)])
def test_every_addition_and_move_is_found_by_its_number(pile: tuple[int, int]) -> None:
    match = reef(CROWDED, step=2, pile=pile)
    found = numbered(match)
    assert found == GAME.engine.legal(match.here) and len(found) > 20
    yellow, red = (sum(move.startswith(f"{colour}@") for move in match.moves()) for colour in "yr")
    assert (yellow > 0, red > 0) == (pile[0] > 0, pile[1] > 0)
    assert picking.count_additions(match.here[0]) == yellow + red


@clause("U3", "U10")
def test_in_step_one_only_moves_have_numbers_besides_nothing() -> None:
    match = reef(CROWDED)
    s, counts = match.here[0], np.zeros(CELLS, np.int64)
    moves = [picking.nth_move(s, counts, n) for n in range(picking.count_moves(s, counts))]
    assert [SKIP, *moves] == GAME.engine.legal(match.here)


@clause("U16")
def test_on_the_largest_board_cells_beyond_the_64th_have_numbers_too() -> None:
    match = GAME.new(players=2, seed=4, rows=9, cols=9)
    match.play("=")
    legal = GAME.engine.legal(match.here)
    assert numbered(match) == legal
    assert {f"{column}9" for column in "bcdefgh"} <= {
        GAME.where(GAME.write_move(match.here, it)) for it in legal
    }
