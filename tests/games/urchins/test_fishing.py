"""Fishing squares and captures (U19–U24, U31)."""

from __future__ import annotations

import pytest

from tests.clauses import clause

from .boards import captured, play, reef, won

SQUARE = """
    . . . . r
    . . . . .
    . r y . .
    . y r . .
    . . . . rB
    """
CELLS = ["b2", "b3", "c2", "c3"]


@clause("U19")
def test_a_square_that_is_gone_after_step_3_wins_nothing() -> None:
    """Step 1 completes the square under the own pawn, step 2 takes it apart again."""
    drawing = """
        . . . . r
        . . . . .
        . r . y .
        . yA r . .
        . . . . rB
        """
    match = reef(drawing)
    assert won(play(match, "d3-c3 c3-d3 *c2")) == ([], 0)
    match = reef(drawing)
    assert won(play(match, "d3-c3 y@a5 *e5")) == ([], 0)


@clause("U19")
def test_a_square_made_long_ago_counts_when_the_pawn_comes() -> None:
    assert won(play(reef(SQUARE), "= y@a5 *b2")) == (CELLS, 4)


@clause("U19", "U1")
def test_a_square_that_a_rival_completes_round_my_pawn_wins_nothing_for_me() -> None:
    match = reef(SQUARE.replace("y r . .", "yA r . ."), mover="B")
    play(match, "= y@a5 *e5")
    assert match.scores == (0, 0)
    assert won(play(match, "= y@a4 *c3")) == (CELLS, 4)


@clause("U20")
@pytest.mark.parametrize(
    ("upper", "lower", "counts"),
    [
        ("r y", "y r", True),
        ("y y", "y y", True),
        ("R y", "Y r", True),
        ("r r", "y r", False),
        ("r Y", "r y", False),
        (". y", "y r", False),
    ],
)
def test_each_diagonal_has_one_visible_colour(upper: str, lower: str, counts: bool) -> None:
    match = reef(
        f"""
        . . .
        {upper} .
        {lower} rB
        """,
        step=3,
    )
    assert bool(captured(play(match, "*a1"))) == counts


@clause("U20")
def test_four_alike_count_by_default_only() -> None:
    drawing = """
        . . .
        r R .
        r r yB
        """
    assert won(play(reef(drawing, step=3), "*a1"))[1] == 5
    assert won(play(reef(drawing, step=3, four_alike=False), "*a1"))[1] == 0


@clause("U20")
@pytest.mark.parametrize("cell", CELLS)
def test_the_pawn_may_stand_on_any_of_the_four(cell: str) -> None:
    assert won(play(reef(SQUARE, step=3), f"*{cell}")) == (CELLS, 4)


@clause("U21")
def test_a_rival_opposite_spoils_the_square() -> None:
    drawing = """
        . . . .
        . r yB .
        . y r .
        . . . .
        """
    assert won(play(reef(drawing, step=3), "*b2")) == ([], 0)


@clause("U21", "U22")
def test_a_rival_on_the_other_diagonal_keeps_its_stack() -> None:
    drawing = """
        . . . .
        . r yB .
        . y R .
        . . . .
        """
    match = reef(drawing, step=3)
    events = play(match, "*c2")
    assert won(events) == (["b2", "b3", "c2"], 4)
    capture = captured(events)
    assert capture is not None and capture["kept"] == ["c3"]
    assert match.position.split()[2] == "4/2yB1/4/4"


@clause("U22")
def test_a_rival_keeps_a_whole_stack() -> None:
    match = reef(
        """
        . . . .
        . r YB .
        . y R .
        . . . .
        """,
        step=3,
    )
    assert won(play(match, "*b3")) == (["b2", "b3", "c2"], 4)
    assert match.position.split()[2] == "4/2YB1/4/4"


@clause("U22")
def test_the_smallest_capture_is_two_tokens() -> None:
    match = reef(
        """
        . . . .
        . rB y .
        . y rC .
        . . . .
        """,
        step=3,
        players=3,
    )
    assert won(play(match, "*b2")) == (["b2", "c3"], 2)


@clause("U23")
def test_the_largest_capture_is_eighteen_tokens() -> None:
    match = reef(
        """
        Y R Y .
        R Y R .
        Y R Y rB
        """,
        step=3,
    )
    events = play(match, "*b2")
    assert won(events)[1] == 18
    capture = captured(events)
    assert capture is not None and len(capture["squares"]) == 4 and capture["clause"] == "U23"
    assert match.position.split()[2] == "4/4/3rB"


@clause("U23")
def test_all_squares_are_judged_before_anything_is_taken() -> None:
    drawing = """
        . . . .
        r Y r .
        y r y rB
        """
    assert won(play(reef(drawing, step=3), "*b1"))[1] == 7
    assert won(play(reef(drawing, step=3, multi="best"), "*b1")) == (["a1", "a2", "b1", "b2"], 5)


@clause("U23")
def test_the_best_square_is_the_richest_then_the_lowest_then_the_leftmost() -> None:
    drawing = """
        r y R
        y r y
        r y r
        """
    assert won(play(reef(drawing, step=3, multi="best"), "*b2")) == (["b2", "b3", "c2", "c3"], 5)
    plain = drawing.replace("R", "r")
    assert won(play(reef(plain, step=3, multi="best"), "*b2")) == (["a1", "a2", "b1", "b2"], 4)


@clause("U24")
def test_the_pawn_comes_back_to_the_hand_and_waits_for_the_next_turn() -> None:
    match = reef(SQUARE)
    events = play(match, "= y@a5 *b2")
    assert [event["kind"] for event in events] == ["skipped", "added", "placed", "captured"]
    assert match.view()["pawns"] == [None, "e1"]
    assert (match.scores, match.to_move) == ((4, 0), (1,))
    play(match, "= e5-e4 *a5")
    assert {"=", "e4-e3"} <= set(match.moves())
    play(match, "= r@c3 *c3")
    assert match.view()["pawns"] == ["c3", "a5"]


NEARLY = """
    . . . . r
    . . . . .
    . r . y .
    . yA r . .
    . . . . rB
    """


@clause("U31")
def test_at_once_by_option_in_step_1_then_step_2_and_no_step_3() -> None:
    match = reef(NEARLY, capture_timing="immediate", quiet="2")
    events = play(match, "d3-c3")
    assert won(events) == (CELLS, 4)
    assert match.position.endswith("4,0 2x")
    assert match.view()["captured"] and match.to_move == (0,)
    again = match.game.at(match.position, capture_timing="immediate")
    assert again.moves() == match.moves()
    play(match, "e5-e4")
    assert match.to_move == (1,) and match.position.endswith("4,0 0")


@clause("U31")
def test_at_once_by_option_in_step_2_or_after_a_skipped_step() -> None:
    match = reef(NEARLY, capture_timing="immediate")
    assert won(play(match, "= d3-c3")) == (CELLS, 4)
    assert match.to_move == (1,)
    match = reef(NEARLY.replace("r . y", "r y ."), capture_timing="immediate")
    events = play(match, "=")
    assert won(events) == (CELLS, 4)
    capture = captured(events)
    assert capture is not None and capture["clause"] == "U31"


@clause("U31")
def test_at_once_by_option_still_after_step_3() -> None:
    match = reef(NEARLY.replace("yA", "y "), capture_timing="immediate")
    assert won(play(match, "= d3-c3 *b2")) == (CELLS, 4)


@clause("U31", "U26")
def test_the_duty_to_add_outlives_a_capture_in_step_1() -> None:
    match = reef(NEARLY, capture_timing="immediate", quiet="6")
    play(match, "d3-c3")
    assert match.moves() and all("@" in move for move in match.moves())
