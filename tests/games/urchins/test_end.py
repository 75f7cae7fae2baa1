"""Quiet turns and the end (U25–U30, U32)."""

from __future__ import annotations

import pytest

from tests.clauses import clause

from .boards import GAME, captured, clause_of, play, reef

CALM = """
    . . . . .
    . y . . .
    . . . . .
    . . . r .
    yA . . . rB
    """


@clause("U25")
def test_quiet_turns_are_counted_and_an_addition_or_a_capture_sets_them_to_0() -> None:
    match = reef(CALM, quiet="4")
    play(match, "= b4-b5 *b5")
    assert match.position.endswith(" 5")
    play(match, "= r@e5 *e5")
    assert match.position.endswith(" 0")
    square = reef(
        """
        . . .
        r y r
        y r rB
        """,
        quiet="4",
    )
    assert captured(play(square, "= c2-c3 *a1"))
    assert square.position.endswith(" 0")


@clause("U25")
def test_the_counter_does_not_change_inside_a_turn() -> None:
    match = reef(CALM, quiet="4")
    play(match, "= y@e5")
    assert match.position.endswith(" 4+")
    assert match.view()["added"]


@clause("U26")
@pytest.mark.parametrize(
    ("players", "unit", "limit"), [(2, "rounds", 6), (4, "rounds", 12), (2, "turns", 3), (4, "turns", 3)]
)
def test_after_so_many_quiet_turns_step_2_must_be_an_addition(players: int, unit: str, limit: int) -> None:
    match = reef(CALM, players=players, quiet=str(limit - 1), quiet_unit=unit)
    events = play(match, "= b4-b5 *b5")
    assert [event["clause"] for event in events if event["kind"] == "duty"] == ["U26"]
    assert match.view()["must_add"] and match.view()["quiet"]["limit"] == limit
    assert "d2-d3" in match.moves()  # step 1 stays free
    play(match, "d2-d3")
    assert all("@" in move for move in match.moves())
    assert clause_of(match, "d3-d4") == "U26"
    assert play(match, "y@a5 *a5")[0]["clause"] == "U26"
    assert match.position.endswith(" 0") and not match.view()["must_add"]


@clause("U26")
def test_the_duty_lapses_where_nothing_can_be_added_and_stands_for_the_next_player() -> None:
    match = reef(
        """
        Y R Y
        R Y R
        YA . RB
        """,
        quiet="6",
        pile=(0, 0),
        end="round",
    )
    play(match, "= b2-b1 *b1")
    assert match.position.endswith(" 7") and match.to_move == (1,)


@clause("U27")
def test_the_last_token_of_a_colour_ends_the_game_with_the_turn() -> None:
    match = reef(CALM, pile=(1, 9))
    play(match, "= y@e5")
    assert not match.over
    events = play(match, "*e5")
    assert match.over and match.position.endswith(" end") and match.to_move == ()
    assert events[-1]["kind"] == "ended" and events[-1]["clause"] == "U27" and events[-1]["colour"] == "y"
    assert clause_of(match, "=") == "U27"


@clause("U27")
def test_a_position_without_a_colour_is_good_for_one_turn() -> None:
    match = reef(CALM, pile=(0, 9))
    assert not match.over
    play(match, "= r@e5 *e5")
    assert match.over


@clause("U28")
def test_tokens_on_the_board_and_in_the_pile_count_for_nobody() -> None:
    match = GAME.at("5x5 2 5/5/1r3/1yr2/4rB A 1 1,11 11,13 0")
    play(match, "= y@a1 *a1")
    assert (match.over, match.scores, match.winners) == (True, (11, 13), (1,))


@clause("U29")
def test_three_may_share_the_win() -> None:
    match = GAME.at("5x5 4 5/5/5/5/yA3r B 1 9,1 9,9,2,8 0")
    play(match, "= r@c3 *c3")
    assert match.winners == (0, 1)
    match = GAME.at("5x5 3 5/5/5/5/yA3r B 1 1,1 12,12,12 0")
    play(match, "= r@c3 *c3")
    assert match.winners == (0, 1, 2)


FULL = """
    Y R Y
    R R Y
    YA R RB
    """


@clause("U30")
@pytest.mark.parametrize(("unit", "limit"), [("rounds", 12), ("turns", 9)])
def test_a_board_that_can_change_no_more_ends_the_game(unit: str, limit: int) -> None:
    """No block of this full board has matching diagonals that a pawn could win."""
    match = reef(FULL, pile=(5, 5), quiet_unit=unit, quiet=str(limit - 2))
    cells = iter(["a2", "b1", "a1", "c1"])
    events = []
    while not match.over:
        events = play(match, f"= = *{next(cells)}")
    assert match.position.endswith(f" {limit} end")
    assert events[-1]["clause"] == "U30" and clause_of(match, "=") == "U30"
    assert match.winners == (0,)
    assert GAME.at(match.position, quiet_unit=unit).over


@clause("U32")
def test_the_round_may_be_played_to_its_end() -> None:
    match = reef(CALM, players=3, pile=(1, 9), end="round")
    assert "last_round" in [event["kind"] for event in play(match, "= y@e5 *e5")]
    assert not match.over
    play(match, "=")
    assert not [move for move in match.moves() if move.startswith("y@")]
    play(match, "r@a3 *a3")
    assert not match.over
    play(match, "= r@a5 *a5")
    assert match.over and clause_of(match, "=") == "U27"


@clause("U32")
def test_the_round_ends_before_the_first_seat() -> None:
    match = reef(CALM, players=3, pile=(1, 9), end="round", tail="first:B")
    assert match.position.endswith(" first:B")
    play(match, "= y@e5 *e5")
    assert match.over and match.position.endswith("first:B end")


@clause("U32")
def test_with_both_colours_out_step_2_is_a_move_or_nothing() -> None:
    match = reef(CALM, players=3, pile=(0, 0), end="round", step=2)
    assert all("-" in move for move in match.moves())
    match = reef(
        """
        . . .
        . . .
        yA . rB
        """,
        players=3,
        pile=(0, 0),
        end="round",
        step=2,
    )
    assert match.moves() == ["="]
