"""Moving and adding tokens (U10–U16)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from seaboard.games.urchins.rules.reef import YELLOW_ON_RED
from tests.clauses import clause
from tests.walks import walk

from .boards import GAME, clause_of, play, reason_of, reef


@clause("U10")
@pytest.mark.parametrize("pawn", ["A", "B"])
def test_a_token_or_stack_under_any_pawn_stays(pawn: str) -> None:
    match = reef(
        f"""
        . . .
        . y{pawn} .
        . . r
        """
    )
    assert [move for move in match.moves() if move.startswith("b2")] == []
    assert reason_of(match, "b2-b3") == "frozen"
    assert clause_of(match, "b2-b3") == "U10"


@clause("U11")
@pytest.mark.parametrize(
    ("move", "reason"),
    [("c3-c5", "too-far"), ("c3-e3", "too-far"), ("c3-d4", "diagonal"), ("c3-a1", "diagonal")],
)
def test_a_lone_token_goes_one_cell_along_a_line(move: str, reason: str) -> None:
    match = reef(
        """
        . . . . .
        . . . . .
        . . y . .
        . . . . .
        . . . . rB
        """
    )
    assert {m for m in match.moves() if m.startswith("c3")} == {"c3-b3", "c3-c2", "c3-c4", "c3-d3"}
    assert (clause_of(match, move), reason_of(match, move)) == ("U11", reason)


@clause("U12")
def test_the_top_of_a_stack_flies_over_anything_along_its_lines() -> None:
    match = reef(
        """
        . . . . . . .
        . . . . . . .
        Y r R yB . r .
        """
    )
    assert {m for m in match.moves() if m.startswith("a1")} == {"a1-a2", "a1-a3", "a1-e1", "a1-g1"}
    assert clause_of(match, "a1-b2") == "U12"
    match.play("a1-g1")
    assert match.position.split()[2] == "7/7/rrRyB1ry"


@clause("U12")
def test_one_jump_may_be_far_and_a_second_is_too_many() -> None:
    match = reef(
        """
        . . . . . . .
        . . . . . . .
        Y . R . . r .
        """,
        jump="one",
    )
    reached = {move[3:] for move in match.moves() if move.startswith("a1") and move.endswith("1")}
    assert reached == {"b1", "d1", "e1"}
    assert (clause_of(match, "a1-g1"), reason_of(match, "a1-g1")) == ("U12", "too-many-jumps")


@clause("U13")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("a3-a2", "no-token"),
        ("a1-b1", "target-taken"),
        ("a1-a1", "target-taken"),
        ("a1-a4", "off-board"),
        ("i9-i8", "no-token"),
    ],
)
def test_a_move_needs_a_token_and_ends_on_an_empty_cell(move: str, reason: str) -> None:
    match = reef(
        """
        . . .
        . . .
        y R .
        """
    )
    assert (clause_of(match, move), reason_of(match, move)) == ("U13", reason)


@clause("U13")
def test_a_move_changes_no_pile_and_no_score() -> None:
    match = reef(
        """
        . . .
        . . .
        y R .
        """
    )
    before = match.position.split()[5:7]
    play(match, "b1-b3")
    assert match.position.split()[2] == "1r1/3/yy1"
    assert match.position.split()[5:7] == before


@clause("U14")
def test_a_token_goes_on_an_empty_cell_or_covers_the_other_colour() -> None:
    match = reef(
        """
        . . .
        . . .
        y r .
        """,
        step=2,
    )
    match.play("r@a1")
    assert match.position.split()[2] == "3/3/Rr1"
    assert match.position.split()[5] == "19,18"


@clause("U14")
def test_an_empty_pile_gives_nothing() -> None:
    match = reef(
        """
        . . .
        . . .
        y r .
        """,
        step=2,
        pile=(0, 5),
    )
    assert not [move for move in match.moves() if move.startswith("y@")]
    assert (clause_of(match, "y@c3"), reason_of(match, "y@c3")) == ("U14", "pile-empty")
    assert (clause_of(match, "r@d4"), reason_of(match, "r@d4")) == ("U14", "no-cell")


@clause("U15")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("r@a1", "under-a-pawn"),
        ("y@b1", "under-a-pawn"),
        ("y@c1", "on-a-stack"),
        ("r@c1", "on-a-stack"),
        ("y@a2", "same-colour"),
    ],
)
def test_not_on_pawns_stacks_or_the_same_colour(move: str, reason: str) -> None:
    match = reef(
        """
        . . .
        y . .
        yA rB Y
        """,
        step=2,
    )
    assert move not in match.moves()
    assert (clause_of(match, move), reason_of(match, move)) == ("U15", reason)


@clause("U16")
def test_a_blocked_step_2_is_skipped_and_the_turn_goes_on() -> None:
    match = reef(
        """
        YA R Y
        R YB R
        Y R Y
        """
    )
    assert match.moves() == ["="]
    match.play("=")
    assert match.moves() == ["="] and match.forced == (0, "=")
    assert match.play("=")[0]["clause"] == "U16"
    assert "*b1" in match.moves()


@clause("U16")
@pytest.mark.parametrize("size", [(3, 3), (9, 9), (3, 9), (8, 8), (8, 9), (9, 7)])
def test_every_board_from_3_to_9_plays_to_its_edges(size: tuple[int, int]) -> None:
    """Boards of more than 64 cells need a second word of bits."""
    rows, cols = size
    match: Any = GAME.new(players=2, seed=1, rows=rows, cols=cols)
    corner = f"{'abcdefghi'[cols - 1]}{rows}"
    play(match, f"= y@{corner} *{corner} = r@a1 *a1")
    match.play("=")
    assert len(match.moves()) == 2 * (rows * cols - 2)
    play(match, f"r@b2 *b2 = y@b1 *b1 {corner[0]}{rows}-{corner[0]}{rows - 1}")


@clause("U11")
@pytest.mark.parametrize("size", [(9, 9), (3, 9), (9, 3), (5, 5)])
def test_a_lone_token_goes_to_a_neighbour_wherever_it_lies(size: tuple[int, int]) -> None:
    """By the names of cells alone; on nine columns the bits of a row end where those of a column begin."""
    rows, cols = size
    seen = set()
    for seed in range(3):
        match: Any = GAME.new(players=2, seed=seed, rows=rows, cols=cols)
        for there in walk(match, seed, 90):
            for move in there.moves():
                if not re.fullmatch("[a-i][1-9]-[a-i][1-9]", move):
                    continue
                column, row = "abcdefghi".index(move[0]), int(move[1]) - 1
                if there.here[0].holds[row * cols + column] < YELLOW_ON_RED:
                    distance = abs(ord(move[0]) - ord(move[3])) + abs(int(move[1]) - int(move[4]))
                    assert distance == 1, f"{move} on {there.position}"
                    seen.add(move[0])
    assert len(seen) == cols
