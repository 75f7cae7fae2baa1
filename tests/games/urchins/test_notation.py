"""Position lines, moves and records as the specification writes them."""

from __future__ import annotations

import pytest

import seaboard
from seaboard import BadMove, BadOption, BadPosition, BadRecord
from seaboard.games.urchins import facts, notation
from seaboard.kernel.chance import chance
from seaboard.match.compiled import NO_ACTION

from .boards import GAME, play, reef

pytestmark = pytest.mark.once

GOOD = "5x5 2 5/2r2/2Y1yB/5/5 A 1 18,18 0,0 0"


@pytest.mark.parametrize(
    ("size", "actions"),
    [((4, 4), 145), ((5, 5), 276), ((6, 6), 469), ((7, 7), 736), ((8, 8), 1089), ((9, 9), 1540)],
)
def test_the_number_of_actions_depends_on_the_board(size: tuple[int, int], actions: int) -> None:
    assert facts.actions_on(*size) == len(notation.move_texts(*size)) == actions <= GAME.engine.actions_size


@pytest.mark.parametrize("size", [(3, 3), (3, 5), (5, 3), (9, 9)])
def test_the_rules_number_moves_as_the_notation_does(size: tuple[int, int]) -> None:
    rows, cols = size
    board = "/".join([str(cols)] * (rows - 2) + [f"{cols - 1}Y", f"R{cols - 1}"])
    match = GAME.at(f"{rows}x{cols} 2 {board} A 1 18,18 0,0 0")
    moves = 0
    for action in GAME.engine.legal(match.here):
        text = GAME.write_move(match.here, action)
        after = GAME.engine.after(match.here, action, chance(0)).position
        if text != "=":
            twin = match.copy()
            twin.play(text)
            assert twin.position == GAME.write_position(after)
            held = notation.glyphs(after)
            assert held[notation.find_cell(after, text[3:])] in "yr"
            moves += 1
    assert moves


@pytest.mark.parametrize(
    ("wrong", "part"),
    [
        ("2x5 2 5/5 A 1 20,20 0,0 0", "size"),
        ("5x10 2 5/5/5/5/5 A 1 20,20 0,0 0", "size"),
        ("5x5 1 5/5/5/5/5 A 1 20,20 0 0", "players"),
        ("5x5 5 5/5/5/5/5 A 1 20,20 0,0,0,0,0 0", "players"),
        ("5x5 2 5/5/5/5 A 1 20,20 0,0 0", "board"),
        ("5x5 2 5/5/5/5/4 A 1 20,20 0,0 0", "board"),
        ("5x5 2 5/5/5/5/6 A 1 20,20 0,0 0", "board"),
        ("5x5 2 5/5/5/5/23 A 1 20,20 0,0 0", "board"),
        ("5x5 2 5/5/5/5/5y A 1 19,20 0,0 0", "board"),
        ("5x5 2 5/5/5/5/b4 A 1 19,20 0,0 0", "board"),
        ("5x5 2 5/5/5/5/A5 A 1 20,20 0,0 0", "board"),
        ("5x5 2 5/5/5/5/yC4 A 1 19,20 0,0 0", "pawn"),
        ("5x5 2 5/5/5/5/yAyA3 A 1 18,20 0,0 0", "pawn"),
        ("5x5 2 5/5/5/5/5 C 1 20,20 0,0 0", "mover"),
        ("5x5 2 5/5/5/5/5 A 4 20,20 0,0 0", "step"),
        ("5x5 2 5/5/5/5/5 A 1 21,19 0,0 0", "pile"),
        ("5x5 2 5/5/5/5/5 A 1 20 0,0 0", "pile"),
        ("5x5 2 5/5/5/5/5 A 1 020,20 0,0 0", "pile"),
        ("5x5 2 5/5/5/5/5 A 1 20,20 0 0", "scores"),
        ("5x5 2 5/5/5/5/5 A 1 20,19 0,0 0", "tokens"),
        ("5x5 2 5/5/5/5/y4 A 1 20,18 1,0 0", "tokens"),
        ("5x5 2 5/5/5/5/Y4 A 1 18,20 0,0 0", "tokens"),
        ("5x5 2 5/5/5/5/5 A 1 20,20 0,0 -1", "quiet"),
        ("5x5 2 5/5/5/5/5 A 1 20,20 0,0 0+", "quiet"),
        ("5x5 2 5/5/5/5/5 A 2 20,20 0,0 0x", "quiet"),
        ("5x5 2 5/5/5/5/5 A 1 20,20 0,0 0 end", "end"),
        ("5x5 2 5/5/5/5/5 A 2 20,0 20,0 0 end", "end"),
        ("5x5 2 5/5/5/5/5 A 1 20,20 0,0 0 first:B", "first"),
        ("5x5 2 5/5/5/5/5 A 1 20,20 0,0 0 nonsense", "line"),
        ("5x5 2 5/5/5/5/5 A 1 20,20", "line"),
    ],
)
def test_an_inconsistent_line_is_refused_with_the_part_that_is_wrong(wrong: str, part: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.at(wrong)
    assert refused.value.part == part


def test_x_needs_the_option_and_the_pawn_in_hand() -> None:
    line = "5x5 2 5/5/5/5/yA4 A 2 19,16 4,0 2x"
    with pytest.raises(BadPosition):
        GAME.at(line, capture_timing="immediate")
    assert GAME.at(line.replace("yA", "y"), capture_timing="immediate").view()["captured"]
    with pytest.raises(BadPosition):
        GAME.at(line.replace("yA", "y"))


def test_the_size_comes_from_the_line() -> None:
    match = GAME.at("3x4 2 4/4/4 A 1 20,20 0,0 0")
    assert match.options == {"rows": 3, "cols": 4}
    with pytest.raises(BadOption):
        GAME.at("3x4 2 4/4/4 A 1 20,20 0,0 0", rows=5)


def test_the_first_seat_is_written_only_where_it_matters() -> None:
    match = next(
        m for seed in range(50) if (m := GAME.new(3, seed, first="random", end="round")).to_move == (2,)
    )
    assert match.position == "5x5 3 5/5/5/5/5 C 1 20,20 0,0,0 0 first:C"
    match = next(m for seed in range(50) if (m := GAME.new(3, seed, first="random")).to_move == (2,))
    assert match.position == "5x5 3 5/5/5/5/5 C 1 20,20 0,0,0 0"


@pytest.mark.parametrize(
    "text", ["", "==", "c3", "c3-", "c3c4", "C3-c4", "z1-z2", "a0-a1", "y@", "b@a1", "*", "*a10"]
)
def test_what_is_no_move(text: str) -> None:
    refusal = GAME.at(GOOD).why_not(text)
    assert refusal is not None and refusal.clause is None


@pytest.mark.parametrize("text", ["c3-d4", "c3-c3", "f6-f5", "*f6", "y@i9"])
def test_what_has_no_number_on_this_board(text: str) -> None:
    assert GAME.read_move(GAME.at(GOOD).here, text) == NO_ACTION


def test_what_is_no_move_has_no_number_to_look_for() -> None:
    with pytest.raises(BadMove):
        GAME.read_move(GAME.at(GOOD).here, "nonsense")


RECORD = """[Game "urchins"]
[Rules "1"]
[Players "2"]
[Seed "7"]
[Position "5x5 2 4r/5/1r1y1/1yAr2/4rB A 1 18,16 0,0 2"]
[Result "*"]

1. = d3-c3 *c3 x4 | = r@a1 *a1   2. e1-e2 y@b1
"""


def test_a_record_has_numbered_rounds_bars_between_turns_and_checked_remarks() -> None:
    match = GAME.at("5x5 2 4r/5/1r1y1/1yAr2/4rB A 1 18,16 0,0 2", seed=7)
    play(match, "= d3-c3 *c3 = r@a1 *a1 e1-e2 y@b1")
    assert match.record == RECORD
    assert seaboard.load(RECORD).position == match.position
    assert seaboard.load(RECORD.replace(" x4", "")).record == RECORD


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("x4", "x5"),
        ("*a1", "*a1 x2"),
        ("x4", "x4 x4"),
        ("= d3-c3", "= | d3-c3"),
        ("= d3-c3", "2. x4 d3-c3"),
        ("e1-e2", "e1-e3"),
        ('"*"', '"4-0"'),
    ],
)
def test_a_wrong_record_is_refused(right: str, wrong: str) -> None:
    with pytest.raises(BadRecord) as refused:
        seaboard.load(RECORD.replace(right, wrong, 1))
    assert refused.value.line in (6, 8)


def test_a_first_round_that_begins_in_its_middle_is_incomplete() -> None:
    match = reef(
        """
        . . .
        . . .
        yA . .
        """,
        mover="B",
    )
    play(match, "= r@c3 *c3 = y@b2 *b2")
    assert match.record.splitlines()[-1] == "1. = r@c3 *c3   2. = y@b2 *b2"
    assert match.round == 2


def test_a_record_may_begin_in_the_middle_of_a_turn() -> None:
    match = GAME.at("5x5 2 5/5/2y2/5/5 A 3 19,20 0,0 0+", seed=1)
    play(match, "*c3 =")
    assert match.record.splitlines()[-1] == "1. *c3 | ="
    assert seaboard.load(match.record).record == match.record


def test_the_rounds_of_a_drawn_first_seat_begin_with_it() -> None:
    match = next(m for seed in range(50) if (m := GAME.new(3, seed, first="random")).to_move == (1,))
    play(match, "= y@a1 *a1 = r@b1 *b1 = y@c1 *c1 = y@d1 *d1")
    assert match.record.splitlines()[-1] == "1. = y@a1 *a1 | = r@b1 *b1 | = y@c1 *c1   2. = y@d1 *d1"


def test_the_board_of_a_terminal() -> None:
    assert str(GAME.at(GOOD)) == "\n".join(
        [
            "5  .  .  .  .  .",
            "4  .  .  r  .  .",
            "3  .  .  Y  .  yB",
            "2  .  .  .  .  .",
            "1  .  .  .  .  .",
            "   a  b  c  d  e",
            "A step 1   pile y 18 r 18   A 0  B 0   quiet 0",
        ]
    )
