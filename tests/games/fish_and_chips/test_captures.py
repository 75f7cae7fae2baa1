"""The hunt (F13–F19)."""

from __future__ import annotations

import numpy as np
import pytest

from seaboard.games.fish_and_chips import rules
from seaboard.games.fish_and_chips.rules import hunt
from tests.clauses import clause
from tests.walks import walk

from .boards import GAME, clause_of, piles, play, row, sea


@clause("F13", "F19")
def test_a_capture_is_a_must_even_when_it_hurts() -> None:
    match = sea(
        """
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        P16 .   .   .   .   .
        .   .   .   .   .   .
        R6  .   .   .   .   P1
        """
    )
    assert match.moves() == ["a1xf1"]
    assert clause_of(match, "--") == "F19"


@clause("F13")
def test_one_capture_a_turn_and_no_chains() -> None:
    """After a1xb1 red could go on to f1, but it is purple's turn."""
    match = row("R9 P2 . . . P3")
    play(match, "a1xb1")
    assert match.view()["mover"] == "P"
    assert clause_of(match, "b1xf1", seat=0) == "F3"


@clause("F14")
@pytest.mark.parametrize(
    ("mine", "theirs", "takes"),
    [
        ("R7", "P6", True),
        ("R7", "P7", True),
        ("R7", "P8", False),
        ("R16", "P16", True),
        ("R1", "P1", True),
        ("R15", "P16", False),
    ],
)
def test_higher_or_equal_takes_and_lower_does_not(mine: str, theirs: str, takes: bool) -> None:
    match = row(f"{mine} . {theirs} . . .")
    assert match.moves() == (["a1xc1"] if takes else ["--"])
    assert clause_of(match, "a1xc1") == (None if takes else "F14")


@clause("F14")
def test_equal_takes_equal_both_ways() -> None:
    assert row("R7 . P7 . . .", mover="R").moves() == ["a1xc1"]
    assert row("R7 . P7 . . .", mover="P").moves() == ["c1xa1"]


@clause("F14")
def test_lower_fish_of_either_pile_do_not_matter() -> None:
    assert row("R5>R16 . P6>P1 . . .").moves() == ["--"]
    assert row("R6>R1 . P6>P16 . . .").moves() == ["a1xc1"]


@clause("F15")
def test_a_fish_slides_over_empty_cells_to_the_first_fish_in_all_four_directions() -> None:
    match = sea(
        """
        .   .   P1  .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        P2  .   R9  .   .   P3
        .   .   P4  .   .   .
        .   .   P5  .   .   .
        """
    )
    assert match.moves() == ["c3xa3", "c3xc2", "c3xc6", "c3xf3"]
    assert clause_of(match, "c3xc1") == "F15"  # over P4


@clause("F15")
@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("a1xc1", "over one's own fish"),
        ("d1xf1", "over a rival"),
        ("b1xb4", "an empty cell"),
        ("b1xc2", "diagonally"),
        ("b1xb1", "nowhere"),
    ],
)
def test_no_jump_no_empty_cell_no_diagonal(move: str, why: str) -> None:
    match = sea(
        """
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   P1  .   .   .
        R16 R3  P2  R9  P16 P4
        """
    )
    assert clause_of(match, move) == "F15", why
    assert move not in match.moves()


@clause("F15")
def test_a_line_does_not_bend() -> None:
    match = sea(
        """
        .   .   .   .   .   .
        .   .   .   .   .   .
        R16 .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   R1  P1  .   .
        """
    )
    assert match.moves() == ["c1xd1"]


@clause("F15")
def test_two_player_corners_are_open_water_for_a_slide() -> None:
    """From b1 the line west ends in the empty corner; a fish in the corner (made up) is reached."""
    assert row(". R5 . . P4 .").moves() == ["b1xe1"]
    assert row("P4 R5 . . . .").moves() == ["b1xa1"]
    match = sea(
        """
        .   P3  .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   R5  .   .   .   .
        """
    )
    assert match.moves() == ["b1xb6"]


@clause("F16")
def test_own_piles_cannot_be_captured_and_block() -> None:
    match = row("R16 R3 P1 . . .")
    assert match.moves() == ["b1xc1"]
    assert clause_of(match, "a1xb1") == "F16"
    assert clause_of(match, "a1xc1") == "F15"


@clause("F16")
def test_any_rival_may_be_captured() -> None:
    match = sea(
        """
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        G9  .   .   .   .   .
        R9  .   Y8  .   .   P9
        """,
        order="RPGY",
    )
    assert match.moves() == ["a1xa2", "a1xc1"]


@clause("F17")
def test_the_whole_pile_goes_on_top_of_the_whole_pile_in_order() -> None:
    match = row("R5>P4>R1 . P3>R2>P2 . . P1")
    play(match, "a1xc1")
    assert piles(match) == {"c1": "R5>P4>R1>P3>R2>P2", "f1": "P1"}


@clause("F17")
def test_a_capture_makes_one_pile_fewer_and_no_fish_leaves() -> None:
    match = row("R5>P4>R1 . P3>R2>P2 . . P1")
    before = sorted(">".join(piles(match).values()).split(">"))
    events = match.play("a1xc1")
    assert sorted(">".join(piles(match).values()).split(">")) == before
    assert events[0] == {
        "kind": "capture",
        "colour": "R",
        "origin": "a1",
        "cell": "c1",
        "top": {"colour": "R", "value": 5},
        "taken": {"colour": "P", "value": 3},
        "fish": 3,
        "clause": "F17",
    }


@clause("F18", "F19")
def test_a_blocked_player_passes_and_may_capture_again_later() -> None:
    """Red is blocked by P12; when P12 has left for R1 on c6, R9 sees P2."""
    match = sea(
        """
        .   .   R1  .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        R9  .   P12 .   P2  .
        """
    )
    assert match.moves() == ["--"]
    assert match.forced == (0, "--")
    assert match.play("--") == [{"kind": "pass", "colour": "R", "clause": "F18"}]
    assert match.view()["mover"] == "P"
    play(match, "c1xc6")
    assert match.moves() == ["a1xe1"]
    assert match.forced is None


@clause("F19")
def test_a_pass_is_illegal_while_a_capture_exists() -> None:
    match = row("R9 . P2 . . .")
    refusal = match.why_not("--")
    assert refusal is not None and refusal.clause == "F19"
    assert refusal.params == {"captures": 1}


@clause("F18")
def test_a_blocked_starter_passes_too() -> None:
    """B13: the starter opens the hunt with a pass; nobody starts for them."""
    match = sea(
        """
        .   .   .   .   R1  .
        .   .   .   .   .   .
        .   .   .   .   P5  .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        """,
        phase="swap",
    )
    play(match, "ok ok")
    assert match.position.endswith(" R play 0,0")
    assert match.moves() == ["--"]


@clause("F13")
def test_every_capture_is_found_by_its_number_in_the_list() -> None:
    """A random player draws a number and never writes the list."""
    actions, met = np.zeros(rules.ACTIONS, np.int32), 0
    for match in walk(GAME.new(players=3, seed=13), 13, plies=30):
        s = match.here[0]
        for side in range(3):
            n = hunt.captures(s, side, actions)
            assert hunt.number_of_captures(s, side) == n
            assert [hunt.nth_capture(s, side, number) for number in range(n)] == actions[:n].tolist()
            met = max(met, n)
    assert met > 5
