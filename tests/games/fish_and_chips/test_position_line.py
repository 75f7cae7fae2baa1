"""Position lines: how they are written, and every inconsistency that is refused (section 5)."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard import BadOption, BadPosition
from tests.clauses import clause

from .boards import CELLS, GAME, piles, play, row

pytestmark = pytest.mark.once

GOOD = "2 RP -6/-6/P12,-5/-6/-6/R10,-2,P7,-2 R play 0,0"


def with_word(number: int, word: str) -> str:
    words = GOOD.split()
    words[number] = word
    return " ".join(words)


@pytest.mark.parametrize(
    ("line", "part"),
    [
        (with_word(0, "0"), "players"),
        (with_word(0, "5"), "players"),
        (with_word(0, "two"), "players"),
        (with_word(0, "3"), "order"),
        (with_word(1, "R"), "order"),
        (with_word(1, "RR"), "order"),
        (with_word(1, "RG"), "order"),
        (with_word(1, "RPG"), "order"),
        (with_word(1, "rp"), "order"),
        (with_word(2, "-6/-6/-6/-6/R1,-5"), "board"),  # five rows
        (with_word(2, "-6/-6/-6/-6/-6/-6/R1,-5"), "board"),
        (with_word(2, "-6/-6/-6/-6/-6/R1,-4"), "board"),  # five cells
        (with_word(2, "-6/-6/-6/-6/-6/R1,-6"), "board"),
        (with_word(2, "-6,R1/-6/-6/-6/-6/P1,-5"), "board"),  # a seventh cell
        (with_word(2, "R1,R2,R3,R4,R5,R6,P7/-6/-6/-6/-6/P1,-5"), "board"),
        (with_word(2, "-6/-6/-6/-6/-6/"), "fish"),
        (with_word(2, "-6/-6/-6/-6/-6/-6"), "board"),  # no fish at all
        (with_word(2, "-0,-6/-6/-6/-6/-6/R1,-5"), "fish"),
        (with_word(2, "-7/-6/-6/-6/-6/R1,-5"), "fish"),
        (with_word(2, "-6/-6/-6/-6/-6/R1,R1,-4"), "fish"),  # twice
        (with_word(2, "-6/-6/-6/-6/-6/R1>P2>R1,-5"), "fish"),
        (with_word(2, "-6/-6/-6/-6/-6/G9,-5"), "fish"),  # not in play for two
        (with_word(2, "-6/-6/-6/-6/-6/R17,-5"), "fish"),
        (with_word(2, "-6/-6/-6/-6/-6/R0,-5"), "fish"),
        (with_word(2, "-6/-6/-6/-6/-6/R01,-5"), "fish"),
        (with_word(2, "-6/-6/-6/-6/-6/R1>,-5"), "fish"),
        (with_word(3, "G"), "mover"),
        (with_word(3, "RP"), "mover"),
        (with_word(3, "r"), "mover"),
        (with_word(4, "hunt"), "phase"),
        (with_word(4, "play:O"), "phase"),
        (with_word(4, "swap:X"), "phase"),
        (with_word(4, "swap:OS"), "phase"),
        (with_word(4, "done:O"), "phase"),
        (with_word(4, "swap~1"), "phase"),  # only with first_turn
        (with_word(4, "done"), "phase"),  # red can capture
        (with_word(5, "0"), "totals"),
        (with_word(5, "0,0,0"), "totals"),
        (with_word(5, "0,-1"), "totals"),
        (with_word(5, "0,x"), "totals"),
        (with_word(5, "0,99999"), "totals"),
        (f"{GOOD} 0,0", "caught"),  # only with score=ever
        (f"{GOOD} 0,0 0", "line"),
        ("2 RP R play 0,0", "line"),
        ("", "line"),
    ],
)
def test_an_inconsistent_line_is_refused_and_its_part_named(line: str, part: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.at(line)
    assert refused.value.part == part
    assert refused.value.wanted


@pytest.mark.parametrize(
    ("line", "fish"),
    [
        ("3 RPG -6/-6/-6/-6/-6/R4,-5 R play 0,0,0", "R4"),  # 5 to 16 with three
        ("4 RPGY -6/-6/-6/-6/-6/Y7,-5 R play 0,0,0,0", "Y7"),  # 8 to 16 with four
        ("1 RPGY -6/-6/-6/-6/-6/G7,-5 R play 0,0,0,0", "G7"),
        ("3 RPG -6/-6/-6/-6/-6/Y9,-5 R play 0,0,0", "Y9"),
    ],
)
def test_only_fish_in_play_for_that_many_players(line: str, fish: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.at(line)
    assert (refused.value.part, refused.value.found) == ("fish", fish)


@pytest.mark.parametrize(
    ("line", "options"),
    [
        ("1 RPGY -6/-6/-6/-6/-6/R9,P9,-4 R play 0,0,0,0 0,0,0,0", {"score": "ever"}),  # not in solo
        (f"{GOOD} 0", {"score": "ever"}),
        (f"{GOOD} 0,0,0", {"score": "ever"}),
        (f"{GOOD} 0,z", {"score": "ever"}),
    ],
)
def test_a_wrong_field_of_points_so_far_is_refused(line: str, options: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.at(line, **options)
    assert refused.value.part == "caught"


def test_the_seating_comes_from_the_line_and_an_option_may_only_agree() -> None:
    match = GAME.at(with_word(1, "PR"), seating="PR")
    assert match.options == {"seating": "PR"}
    assert match.view()["order"] == ["P", "R"]
    with pytest.raises(BadOption) as refused:
        GAME.at(GOOD, seating="PR")
    assert refused.value.allowed == ("RP",)


def test_options_unknown_to_the_game_are_refused_with_a_line_too() -> None:
    with pytest.raises(BadOption):
        GAME.at(GOOD, colour="blue")
    with pytest.raises(BadOption):
        GAME.at(GOOD, score="none")
    with pytest.raises(BadOption):
        GAME.at(GOOD, seed=-1)


@clause("F15")
def test_two_player_corners_may_be_occupied_in_made_up_positions() -> None:
    match = GAME.at("2 RP R1,-5/-6/-6/-6/-6/-5,P1 R play 0,0")
    assert piles(match) == {"a6": "R1", "f1": "P1"}


def test_runs_of_empty_cells_are_as_long_as_possible_within_a_row() -> None:
    loose = "2 RP -,-,-,-,-,-/-3,-3/P12,-,-4/-6/-6/R10,-,-,P7,-2 R play 0,0"
    assert GAME.at(loose).position == GOOD


def test_cells_are_written_in_reading_order_from_a6() -> None:
    row_6 = "R1,R2,R3,R4,R5,R6"
    match = GAME.at(f"2 RP {row_6}/-6/-6/-6/-6/-5,P1 R play 0,0")
    assert [cell for cell in CELLS if cell in piles(match)] == ["a6", "b6", "c6", "d6", "e6", "f6", "f1"]
    assert match.position.split()[2] == f"{row_6}/-6/-6/-6/-6/-5,P1"


def test_a_pile_lists_its_fish_from_the_top() -> None:
    match = row("R5>P4>P3 . P16 . . .", mover="P")
    play(match, "c1xa1")
    assert match.position.split()[2].endswith("/P16>R5>P4>P3,-5")


@clause("F25")
def test_the_mover_of_a_finished_round_is_the_colour_after_the_last_capture() -> None:
    match = row("R9 . P8 . . .", order="RPG")
    play(match, "a1xc1")
    assert match.position.split()[3:5] == ["P", "done"]


def test_the_line_before_and_after_every_kind_of_swap_word() -> None:
    for phase in ("swap", "swap:O", "swap:S"):
        match = row("R9 . P8 . . .", phase=phase)
        assert match.position.split()[4] == phase


@pytest.mark.parametrize(("options", "count"), [({}, 6), ({"score": "ever"}, 7)])
def test_points_so_far_are_a_field_of_their_own(options: dict[str, Any], count: int) -> None:
    assert len(GAME.at(GOOD, **options).position.split()) == count
    assert len(GAME.new(players=1, seed=1, **options).position.split()) == 6


def test_integer_actions_are_those_of_the_table() -> None:
    """Cell a1 is 30 and east is 1, so a1xd1 is 121 (board of F-EX01)."""
    match = GAME.at(GOOD)
    assert GAME.read_move(match.here, "a1xd1") == 4 * 30 + 1
    swaps = GAME.at("2 RP R16,-5/-6/-6/-6/-6/-5,R15 R swap 0,0").here
    table = {"--": 144, "O<>a6": 145, "O<>f1": 180, "S<>a6": 181, "S<>f1": 216, "ok": 217, "deal": 218}
    for move, action in table.items():
        assert GAME.read_move(swaps, move) == action
        assert GAME.write_move(swaps, action) == move
    middle = GAME.at("2 RP -6/-2,P1,-3/-6/P2,-,R9,-2,P3/-6/-2,P4,-3 R play 0,0")
    cell = 4 * CELLS.index("c3")
    moves = {"c3xc5": cell, "c3xf3": cell + 1, "c3xc1": cell + 2, "c3xa3": cell + 3}
    assert {move: GAME.read_move(middle.here, move) for move in moves} == moves
    assert sorted(GAME.engine.legal(middle.here)) == sorted(moves.values())
