"""The frame of a turn (U1–U9)."""

from __future__ import annotations

import pytest

from tests.clauses import clause

from .boards import GAME, clause_of, play, reef


@clause("U1")
def test_seats_act_in_order_and_nobody_else_acts() -> None:
    match = GAME.new(players=3, seed=1)
    for seat in (0, 1, 2, 0):
        for _ in range(3):
            assert match.to_move == (seat,)
            assert clause_of(match, match.moves()[0], seat=(seat + 1) % 3) == "U1"
            assert match.moves((seat + 1) % 3) == []
            match.play(match.moves()[0], seat)


@clause("U1")
def test_the_first_seat_can_be_drawn() -> None:
    drawn = {GAME.new(players=4, seed=seed, first="random").to_move[0] for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    assert {GAME.new(players=4, seed=seed).to_move[0] for seed in range(10)} == {0}


@clause("U2", "U3", "U4", "U5")
def test_a_turn_is_three_steps_each_with_its_own_kinds_of_moves() -> None:
    match = reef(
        """
        . . . . .
        . . . . .
        . . y . .
        . . . . .
        . . . . rB
        """
    )
    kinds = []
    for move in ("=", "y@a1", "*a1"):
        kinds.append({"move" if "-" in m else m[1] if "@" in m else m[0] for m in match.moves()})
        match.play(move)
    assert kinds == [{"=", "move"}, {"@", "move"}, {"*"}]
    assert (match.to_move, match.view()["step"]) == ((1,), 1)


@clause("U3", "U4", "U5")
@pytest.mark.parametrize(
    ("step", "move", "clause_name"),
    [
        (1, "y@a1", "U3"),
        (1, "*c3", "U3"),
        (2, "*c3", "U4"),
        (2, "=", "U4"),
        (3, "y@a1", "U5"),
        (3, "c3-c4", "U5"),
        (3, "=", "U5"),
    ],
)
def test_a_kind_of_move_that_the_step_does_not_have(step: int, move: str, clause_name: str) -> None:
    match = reef(
        """
        . . . . .
        . . . . .
        . . y . .
        . . . . .
        . . . . rB
        """,
        step=step,
    )
    assert clause_of(match, move) == clause_name


@clause("U6", "U9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_turn_is_nothing_an_addition_and_the_pawn_on_it(players: int) -> None:
    match = GAME.new(players=players, seed=1)
    assert match.moves() == ["="]
    assert match.forced == (0, "=")
    match.play("=")
    assert len(match.moves()) == 50 and all("@" in move for move in match.moves())
    match.play("r@b2")
    assert match.moves() == ["*b2"]


@clause("U7")
def test_the_same_token_may_move_twice_and_back() -> None:
    drawing = """
        . . . . .
        . . . . .
        . . y . .
        . . . . .
        . . . . rB
        """
    match = reef(drawing)
    play(match, "c3-c4 c4-c5 *c5")
    match = reef(drawing)
    play(match, "c3-c4 c4-c3 *c3")
    assert match.position.split()[2] == "5/5/2yA2/5/4rB"


@clause("U7")
def test_a_token_that_a_rival_brought_may_be_moved() -> None:
    match = GAME.new(players=2, seed=1)
    play(match, "= y@c3 *c3 = r@a1 *a1 = y@e5 *e5")
    assert match.to_move == (1,)
    assert {"c3-c4", "c3-b3"} <= set(match.moves())


@clause("U8")
def test_only_one_addition_a_turn() -> None:
    match = GAME.new(players=2, seed=1)
    play(match, "= y@c3")
    assert clause_of(match, "y@a1") == "U5"
    match.play("*c3")
    assert match.position.split()[5] == "19,20"


@clause("U9")
def test_all_tokens_under_pawns_leave_only_an_addition() -> None:
    match = reef(
        """
        . . . . .
        . . . . .
        . . yA . .
        . . . . .
        . . . . rB
        """
    )
    assert match.moves() == ["="]
    match.play("=")
    assert all("@" in move for move in match.moves())
