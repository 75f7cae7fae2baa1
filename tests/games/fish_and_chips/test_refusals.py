"""Which clause refuses a move: the first that applies, in the order of the specification (section 5)."""

from __future__ import annotations

import pytest

from tests.clauses import clause

from .boards import clause_of, row, sea

pytestmark = pytest.mark.once

SWAP = """
    R16    .      P15 .   .      .
    .      .      .   .   .      .
    .      .      .   .   .      .
    .      .      .   .   .      .
    .      R2>P2  .   .   R15>P1 .
    .      R3     .   P4  .      R5
"""
HUNT = """
    R9  .   P12 .   P1  .
    .   .   .   .   .   .
    R8  .   .   .   .   .
    P3  .   .   .   .   .
    .   .   .   .   .   .
    .   .   .   .   .   .
"""
OVER = "R9 . P3 . . ."


@pytest.mark.parametrize(
    ("cells", "order", "totals", "options", "wanted"),
    [
        ("R3 . . . . .", "RP", "0,0", {}, "F22"),
        ("R9 . . . . .", "RPG", "0,0,70", {}, "F22"),
        ("R9 . . . . .", "RPGY", "0,0,60,0", {}, "F23"),
        ("R9 . . . . .", "RPGY", "0,60,60,0", {"tie": "shared"}, "F24"),
        ("R9 . . . . .", "1 PGYR", "0,0,0,0", {}, "F29"),
    ],
)
@clause("F22", "F23", "F24", "F29")
@pytest.mark.parametrize("move", ["deal", "ok", "--", "O<>a1", "a1xb1"])
def test_first_of_all_the_match_is_over(
    cells: str, order: str, totals: str, options: dict[str, str], wanted: str, move: str
) -> None:
    match = row(cells, order=order, totals=totals, **options)
    assert match.over
    assert clause_of(match, move) == wanted
    assert clause_of(match, move, seat=0) == wanted
    assert clause_of(match, move, seat=match.players - 1) == wanted


@clause("F3")
@pytest.mark.parametrize("phase", ["swap", "play"])
@pytest.mark.parametrize("move", ["deal", "ok", "--", "O<>a6", "a6xc6", "c6xa6"])
def test_then_the_turn_of_another_seat(phase: str, move: str) -> None:
    refusal = sea(HUNT, phase=phase).why_not(move, seat=1)
    assert refusal is not None and (refusal.clause, refusal.reason) == ("F3", "not-your-turn")
    assert refusal.params == {"mover": "R"}


@clause("F20")
@pytest.mark.parametrize("move", ["ok", "--", "O<>a6", "a6xc6"])
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_then_a_round_that_is_over(move: str, seat: int | None) -> None:
    match = row("R9 . . . . .", order="RPGY", totals="0,0,0,0")
    assert clause_of(match, move, seat) == "F20"
    assert clause_of(match, "deal", seat) is None


@clause("F25")
@pytest.mark.parametrize("phase", ["swap", "play"])
@pytest.mark.parametrize("seat", [None, 0])
def test_then_a_deal_in_a_running_round(phase: str, seat: int | None) -> None:
    assert clause_of(sea(HUNT, phase=phase), "deal", seat) == "F25"


@clause("F7", "F28")
def test_then_the_kind_of_turn() -> None:
    assert clause_of(sea(HUNT, phase="swap"), "a4xa3") == "F7"
    assert clause_of(sea(HUNT, phase="swap"), "c3xd4") == "F7"  # even if it could never be legal
    assert clause_of(sea(HUNT, phase="swap"), "--") == "F7"
    assert clause_of(sea(HUNT), "ok") == "F7"
    assert clause_of(sea(HUNT), "S<>a6") == "F7"
    solo = row("R9 . P8 . . .", order="1 GYPR")
    assert clause_of(solo, "ok") == "F28"
    assert clause_of(solo, "O<>c1") == "F28"


@clause("F19")
def test_a_pass_with_a_capture_available() -> None:
    assert clause_of(sea(HUNT), "--") == "F19"


@pytest.mark.parametrize(
    ("phase", "move", "wanted", "reason"),
    [
        ("swap:O", "O<>f1", "F8", "swap-used"),
        ("swap:S", "S<>f1", "F8", "swap-used"),  # before F30: the shark stands on a pile
        ("swap", "S<>f1", "F30", "special-gone"),
        ("swap", "S<>a1", "F30", "special-gone"),  # before F8: the partner's cell is empty
        ("swap", "O<>a1", "F8", "partner-empty"),
        ("swap", "O<>d1", "F8", "partner-rival"),
        ("swap", "O<>a6", "F8", "partner-self"),
        ("swap", "O<>b2", "F30", "partner-in-pile"),
        ("swap", "O<>e2", "F30", "partner-in-pile"),
        ("swap", "O<>f1", None, ""),
        ("swap", "O<>b1", None, ""),
        ("swap", "ok", None, ""),
    ],
)
@clause("F8", "F30")
def test_swaps_are_refused_in_order(phase: str, move: str, wanted: str | None, reason: str) -> None:
    refusal = sea(SWAP, phase=phase).why_not(move)
    assert (refusal and (refusal.clause, refusal.reason)) == (wanted and (wanted, reason))


@clause("F11", "F31")
def test_a_threat_is_the_last_reason_against_a_swap() -> None:
    drawing = SWAP.replace("    .      R3     .   P4  .      R5", "    .      R3     P16 P4  .      R5")
    threat = sea(drawing, phase="swap").why_not("O<>b1")
    assert threat is not None and (threat.clause, threat.reason) == ("F11", "threatens")
    assert threat.params == {"special": "O", "cell": "b1", "threatened": "c1"}
    touch = sea(drawing, phase="swap", swap_rule="adjacent").why_not("O<>b1")
    assert touch is not None and (touch.clause, touch.reason) == ("F31", "touches")


@pytest.mark.parametrize(
    ("move", "wanted", "reason", "params"),
    [
        ("b5xb6", "F4", "no-pile", {"cell": "b5"}),
        ("c6xa6", "F4", "not-your-pile", {"cell": "c6"}),
        ("c6xd5", "F4", "not-your-pile", {"cell": "c6"}),  # before F15
        ("a6xb5", "F15", "not-in-line", {"origin": "a6", "cell": "b5"}),
        ("a6xa6", "F15", "not-in-line", {"origin": "a6", "cell": "a6"}),
        ("a6xb6", "F15", "empty-target", {"cell": "b6"}),
        ("a6xf6", "F15", "empty-target", {"cell": "f6"}),
        ("a6xe6", "F15", "over-a-fish", {"cell": "e6", "blocker": "c6"}),
        ("a6xa3", "F15", "over-a-fish", {"cell": "a3", "blocker": "a4"}),
        ("a6xa4", "F16", "own-pile", {"cell": "a4"}),  # a stronger own pile would be F16 as well
        ("a6xc6", "F14", "too-strong", {"value": 9, "target": 12}),
        ("a4xa3", None, "", {}),
    ],
)
@clause("F4", "F14", "F15", "F16")
def test_captures_are_refused_in_order(
    move: str, wanted: str | None, reason: str, params: dict[str, object]
) -> None:
    refusal = sea(HUNT).why_not(move)
    found = refusal and (refusal.clause, refusal.reason, refusal.params)
    assert found == (wanted and (wanted, reason, params))


@clause("F16")
def test_a_stronger_pile_of_ones_own_is_own_before_it_is_strong() -> None:
    assert clause_of(sea(HUNT), "a4xa6") == "F16"


@pytest.mark.parametrize(
    "text",
    [
        "a1x",
        "a1xg1",
        "a7xa6",
        "A1xB1",
        "a1-b1",
        "O<>",
        "Q<>a1",
        "O<>a7",
        "OK",
        "pass",
        "-",
        "---",
        "deal!",
        "a1xb1{R1xP1+1}",
        "a1 xb1",
        "o<>a1",
    ],
)
@pytest.mark.parametrize("drawing", [SWAP, HUNT])
def test_what_is_no_move_has_no_clause(text: str, drawing: str) -> None:
    refusal = sea(drawing).why_not(text)
    assert refusal is not None and refusal.clause is None and refusal.reason == "not-a-move"


def test_spaces_round_a_move_do_not_matter() -> None:
    assert clause_of(row(OVER), "  a1xc1 ") is None
