"""Position lines with the groups of the Adventure Pack: what they say, and what is refused (O174)."""

from __future__ import annotations

import pytest

from seaboard.games.oh_crab import GAME
from seaboard.match.errors import BadPosition
from tests.clauses import clause

from .boards import do, seen_line
from .packs import BOARD, group, on_board, scene
from .test_refused_lines import PLACING, with_phase

pytestmark = pytest.mark.once

CRABS = {"red": "d3", "orange": "a0"}
FULL = (
    "mod1 b7=J2 e10=T4~RO kept R:T5,T9 spare T1,T3",
    "mod2 2:E5 3:E11 now E3",
    "mod3 1:C1! 2:C7 3:C2 reward W2",
    "mod4 R:A1*3 O:A6*1=GULL3",
    "borders 0,1",
)


@clause("O174")
def test_all_groups_stand_between_turn_and_phase_in_their_order() -> None:
    groups = (*FULL[:1], "mod2 1:E6 2:E5 3:E11 now E3", *FULL[2:])
    match = on_board(CRABS, *groups)
    names = [text.split(" ")[0] for text in match.position.split(" | ")]
    assert names[-7:] == ["turn", "mod1", "mod2", "mod3", "mod4", "borders", "phase"]
    for text in groups:
        assert group(match, text.split(" ")[0]) == text.split(" ", 1)[1]
    assert match.options["modules"] == "1 2 3 4"


@clause("O174")
def test_a_line_without_parts_reads_them_as_nothing() -> None:
    match = on_board(CRABS, "mod1 b7=J2", "mod2 -", "mod3 -", "mod4 -")
    assert group(match, "mod1") == "b7=J2 kept - spare -"
    assert group(match, "mod2") == "- now -" and group(match, "mod3") == "- reward -"


@clause("O174")
@pytest.mark.parametrize(
    "groups",
    [
        ["mod1 c8=J2"],  # an inaccessible space
        ["mod1 b7=J2 b7=J3"],
        ["mod1 b7=J2 e10=J2"],
        ["mod1 b7=X2"],
        ["mod1 b7=J2~G"],  # no such seat
        ["mod1 - kept R:T1"],  # worked at once
        ["mod1 - kept R:J1"],
        ["mod1 - spare J1"],
        ["mod2 1:E6 2:E6"],
        ["mod2 4:E6"],
        ["mod2 1:E99"],
        ["mod2 - now E6"],  # immediate
        ["mod3 - reward W1"],
        ["mod3 1:C9! reward W1"],
        ["mod4 G:A1*3"],  # not in the game
        ["mod4 R:A1*4"],  # more Claws than printed
        ["mod4 R:A1*3 O:A1*2"],
        ["mod4 R:A1*3=GULL3"],
        ["mod2 -", "mod1 -"],
        ["mod1 -", "mod1 -"],
        ["borders 0"],
        ["mod2 1:E6", "borders 1"],
        ["mod5 -"],
    ],
)
def test_what_does_not_fit_is_refused(groups: list[str]) -> None:
    with pytest.raises(BadPosition):
        on_board(CRABS, *groups)


@clause("O174")
@pytest.mark.parametrize(
    ("groups", "phase"),
    [
        (["mod1 -"], "R JUNK:J2:R > MENU"),  # asks nothing
        (["mod4 O:A3*0"], "O REACT:A3:O > ENTER:Os,Rs > MENU"),
        (["mod4 R:A3*4"], "R REACT:A3:R > MENU"),  # in its own turn
        (["mod4 O:A12*3", "mod1 -"], "O REACT:A12:O > MENU"),
        (["mod3 1:C1! reward W1"], "R REWARD > MENU"),  # nobody won
        (["mod1 -"], "R OBST_COL:0 > MENU"),  # the Start tile
        (["mod1 -"], "R SPY_ROW:1 > MENU"),
    ],
)
def test_a_decision_that_does_not_fit_is_refused(groups: list[str], phase: str) -> None:
    with pytest.raises(BadPosition):
        on_board(CRABS, *groups, phase=phase)


@clause("O174")
def test_a_row_without_tokens_can_still_be_spied_at() -> None:
    """With no token to look at, only "enough" can be said: that is a question like any other."""
    match = on_board(CRABS, "mod1 - kept R:T8", phase="R SPY_ROW:2 > X6 > MENU")
    assert match.moves() == ["end"]


@clause("O177", "O174")
def test_options_and_line_must_agree() -> None:
    line = on_board(CRABS, "mod2 1:E6").position
    assert GAME.at(line, seed=1, modules="2", events="crystal").options["events"] == "crystal"
    with pytest.raises(BadPosition):
        GAME.at(line, seed=1, modules="1 2")
    with pytest.raises(BadPosition):
        GAME.at(scene(CRABS, "mod1e -").position, seed=1, surprises="normal")


@clause("O120", "O174")
def test_dug_spaces_stand_behind_the_board() -> None:
    match = on_board(CRABS, board=f"{BOARD} + d5,e12")
    assert f"| board {BOARD} + d5,e12 |" in match.position
    for wrong in ("c10", "b7", "z9", "d5,d5"):
        with pytest.raises(BadPosition):
            on_board(CRABS, board=f"{BOARD} + {wrong}")


@clause("O174", "O155", "O111")
def test_what_lies_there_before_the_second_pair_is_placed_stays_there() -> None:
    """Whatever the line has laid out is not dealt again; the rest is, after the crabs."""
    groups = (
        "mod1 g4=J2 f9=T4 kept - spare T1",
        "mod2 1:E6 2:E7 now -",
        "mod3 1:C1! 2:C7 reward W2",
        "mod4 offer R:A1,A2,A3,A4 B:A5,A6,A7,A8",
    )
    match = GAME.at(with_phase(PLACING, "B PLACE2", *groups), seed=1)
    assert "T4" not in seen_line(match, 0) and "A5" not in seen_line(match, 0)
    do(match, "a g")
    for text in groups:
        assert group(match, text.split(" ")[0]) == text.split(" ", 1)[1]
    assert group(match, "phase") == "RB ASYM_PICK"
    bare = GAME.at(with_phase(PLACING, "B PLACE2", "mod1 -", "mod2 -", "mod3 -", "mod4 -"), seed=1)
    do(bare, "a g")
    assert group(bare, "mod1").count("=") == 6 and group(bare, "mod2").count(":") == 2
    settled = GAME.at(with_phase(PLACING, "B PLACE2", "mod4 R:A1*3 O:A2*4 B:A3*4 G:A4*4"), seed=1)
    do(settled, "a g")
    assert group(settled, "phase") == "RB PLAN"


@clause("O174", "O16")
def test_simultaneous_picks_name_every_seat_that_owes_one() -> None:
    match = GAME.new(3, seed=8, modules="4")
    match.play("asym2", 1)
    again = GAME.at(match.position, seed=1)
    assert group(again, "phase") == "RB ASYM_PICK"
    assert "!1" in group(again, "mod4")
    record = match.record
    assert "O:asym2" in record
