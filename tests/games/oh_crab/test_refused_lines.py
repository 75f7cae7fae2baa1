"""Decisions that do not fit where a line puts them: each is refused by its part (O174)."""

from __future__ import annotations

import pytest

from seaboard import BadPosition
from seaboard.games.oh_crab import GAME
from tests.clauses import clause

from .packs import BOARD

pytestmark = pytest.mark.once

HEAD = (
    "R:d3 B:b1 G:g0 | shells 0 0 0 / 30 | cook R | round 2 act | board mini7 | extra Aa Ba Da | "
    "market -;-;- draw - | R hand R1,R3 down - trail - disc - | B hand - down - trail - disc - | "
    "G hand - down - trail - disc - | turn R icons mF kD x | phase R MENU"
)
PAIR = (
    "R:d3=1+O:a2 B:b1+G:g0 | shells 0 0 / 30 | cook R! | round 2 act1 | board mini7 | extra - | "
    "market -;-;- draw - | R hand R1,R3 down - trail - disc - | B hand B1 down - trail - disc - | "
    "turn R icons mF x | phase R MENU"
)
PLACING = (
    "R:c0+O:- B:-+G:- | shells 0 0 / 30 | cook R | round 1 setup | board 0A 1A 2A 9A | extra - | "
    "market GULL1;CALL1;HOP1 draw SAND1 | R hand R1,R2 down - trail - disc - | "
    "B hand B1,B2 down - trail - disc - | turn - | phase B PLACE2"
)
MARKET = ("market -;-;-", "market GULL1;-;-")


def changed(line: str, *changes: tuple[str, str]) -> str:
    """The line with some parts in the places of others, each of which it has."""
    for old, new in changes:
        assert old in line, old
        line = line.replace(old, new, 1)
    return line


def with_phase(line: str, phase: str, *groups: str) -> str:
    """The line with another decision, and groups of modules before it."""
    head = line.rpartition(" | phase ")[0]
    return " | ".join([head, *groups, f"phase {phase}"])


def refused_part(line: str) -> str:
    with pytest.raises(BadPosition) as refused:
        GAME.at(line)
    return refused.value.part


def test_the_lines_of_this_file_are_good() -> None:
    for line in (HEAD, PAIR, PLACING):
        assert GAME.at(line).position == line


# ------------------------------------------------------------------ costs and spaces


@clause("O174", "O33")
@pytest.mark.parametrize(
    ("changes", "phase"),
    [
        ((), "R PAY:RUNUP:1 > MENU"),  # an empty Trail
        ((("mini7", "mini7 d5=X"),), "R PAY:FAST:1 > MENU"),
        ((("R:d3", "R:sea"),), "R PAY:FAST:1 > MENU"),
        ((("R:d3", "R:sea"),), "R PAY:SLIDE:1 > MENU"),
        ((("hand R1,R3", "hand -"),), "R PAY:SLALOM:1 > MENU"),
        ((), "R PAY:FAST:1 > PEND:D > MENU"),  # no special action inside another
        ((("mini7", "mini7 d3=R>d9:2F"),), "R PAY:CUT:2 > MENU"),  # one such card only
        ((("mini7", "mini7 d3=R>d9:1F d9=O"), ("hand R1,R3", "hand R1")), "R PAY:CUT:1 > MENU"),
        ((("mini7", "mini7 d3=R>d9:1F"), ("R:d3", "R:d3*")), "R PAY:CUT:1 > MENU"),
    ],
)
def test_a_payment_leads_to_something(changes: tuple[tuple[str, str], ...], phase: str) -> None:
    assert refused_part(with_phase(changed(HEAD, *changes), phase)) == "phase"


@clause("O174", "O42", "O45", "O70", "O73", "O75", "O86")
@pytest.mark.parametrize(
    ("changes", "phase"),
    [
        ((), "R EXCH_CARD > MENU"),  # an empty Market
        ((MARKET, ("hand R1,R3", "hand -")), "R EXCH_CARD > MENU"),
        ((MARKET,), "R EXCH_CARD > TURN_END"),  # no such space
        ((MARKET,), "R END_EXCH > TURN_END"),
        ((MARKET, ("mini7", "mini7 d3=E"), ("hand R1,R3", "hand -")), "R END_EXCH > TURN_END"),
        ((("mini7", "mini7 d3=E"),), "R END_EXCH > TURN_END"),
        ((("x |", "x charge |"),), "R END_CURRENT > TURN_END"),
        ((("x |", "x charge |"), ("R:d3", "R:sea")), "R END_CURRENT > TURN_END"),
        ((("mini7", "mini7 d3=C>N"),), "R END_CURRENT > TURN_END"),  # nobody charges
        ((("x |", "x charge |"), ("mini7", "mini7 d3=C>N"), ("B:b1", "B:d5")), "R END_CURRENT > TURN_END"),
        ((("x |", "x charge |"), ("mini7", "mini7 d3=C>N d5=X")), "R END_CURRENT > TURN_END"),
    ],
)
def test_the_end_of_a_turn_fits_its_space(changes: tuple[tuple[str, str], ...], phase: str) -> None:
    assert refused_part(with_phase(changed(HEAD, *changes), phase)) == "phase"


@clause("O174", "O50", "O52")
@pytest.mark.parametrize(
    ("changes", "phase"),
    [
        ((), "R PUSH_DIR:R:b1:- > MENU"),  # behind
        ((("B:b1", "B:d11"),), "R PUSH_DIR:R:d11:- > MENU"),  # out of reach
        ((("B:b1", "B:d5"), ("R:d3", "R:d3*")), "R PUSH_DIR:R:d5:- > MENU"),
        (
            (("B:b1", "B:d5"), ("G:g0", "G:d7"), ("mini7", "mini7 d7=.w")),
            "R PUSH_DIR:R:d5:Bd7 > MENU",
        ),  # reeds
        ((), "R GULL_DIR:B:- > MENU"),  # not ahead
        ((("B:b1", "B:d5*"), ("mini7", "mini7 d5=O")), "R OBSTACLE:B > MENU"),  # the owner's, not the mover's
        ((), "R IGNORE:R > MENU"),
    ],
)
def test_crabs_are_where_the_decision_needs_them(changes: tuple[tuple[str, str], ...], phase: str) -> None:
    assert refused_part(with_phase(changed(HEAD, *changes), phase)) == "phase"


# ------------------------------------------------------------------ what waits


@clause("O174")
@pytest.mark.parametrize(
    "phase",
    [
        "R MENU > ENTER:Rs,Rs,Bs,Bs,Rs",
        "R MENU > X6",
        "R MENU > TAKES:RB",
        "R MENU > SANDS:RB",
        "R MENU > REWARDS:RB",
        "R MENU > PEND:D > CALL_CRAB:RB",
        "R MENU > TURN_END",
        "R START > MENU",
        "R DOPE_CARD",  # nothing waits at all
        "R DOPE_CARD > TURN_END",
        "R DOPE_CARD > PEND:D > MENU",
        "R DOPE_CARD > ENTER:Bs > MENU",
        "R MOVE_DIR:S > PEND:D > PEND:F > MENU",
        "R MOVE_DIR:S > CALL_CRAB:B > MENU",
        "R CALL_CRAB:BR > MENU",  # written RB
    ],
)
def test_only_what_can_wait_stands_below_a_decision(phase: str) -> None:
    assert refused_part(with_phase(HEAD, phase)) == "phase"


@clause("O174", "O176")
@pytest.mark.parametrize(
    "below",
    [
        "ENTER:Bs,Bs > MENU",  # twice
        "ENTER:Rp > MENU",  # nobody pushes the active crab
        "PEND:D > TURN_END",
        "TAKES:B > MENU",
        "SANDS:B > MENU",
        "X6 > MENU",
        "REWARDS:B > MENU",  # no Challenge
        "BORDER:1e > MENU",
    ],
)
def test_a_crab_on_an_obstacle_waits_for_what_can_be(below: str) -> None:
    line = changed(HEAD, ("mini7", "mini7 d3=O"))
    assert GAME.at(with_phase(line, "R OBSTACLE:R > ENTER:Bs > PEND:D > MENU")).moves() == ["R1", "R3"]
    assert refused_part(with_phase(line, f"R OBSTACLE:R > {below}")) == "phase"


# ------------------------------------------------------------------ two players


@clause("O174", "O113")
def test_only_a_pair_chooses_the_crab_of_the_turn() -> None:
    assert (
        refused_part(with_phase(changed(HEAD, ("turn R icons mF kD x", "turn -")), "R ACTIVATE")) == "phase"
    )


@clause("O174", "O111")
@pytest.mark.parametrize(
    "change",
    [
        ("board 0A 1A 2A 9A", "board mini7"),
        ("R:c0+", "R:-+"),
        ("R:c0+", "R:e0+"),  # not on start space 1
        ("+O:-", "+O:e0"),
        ("+G:-", "+G:e0"),
        ("B:-+", "B:d5+"),  # no start space
        ("phase B", "phase R"),
    ],
)
def test_the_second_pair_is_placed_behind_the_first_crab(change: tuple[str, str]) -> None:
    assert refused_part(changed(PLACING, change)) == "phase"


# ------------------------------------------------------------------ modules


@clause("O174", "O117")
@pytest.mark.parametrize(
    "phase",
    [
        "R STASH_SWAP > MENU",
        "R OBST_ROW > MENU",
        "R OBST_COL:2 > MENU",
        "R SPY_ROW:2 > X6 > MENU",
        "R TAKE > MENU",
        "B TAKE > MENU",
        "R TRAIL_CARD > MENU",
        "B TRAIL_CARD > MENU",
        "R DISCARD_CARD > MENU",
        "R JUNK:J1:R > MENU",
        "R JUNK:J1:R > ENTER:Ro > MENU",
        "R HIDE_ROW:1 > MENU",
        "R REST_KEEP2:R2 > REST:c > MENU",
        "B EXCH_CARD > MENU",
        "B EXCH_TAKE > MENU",
        "B PUSH_DIR:R:d5:- > MENU",
        "G PUSH_DIR:R:d5:- > MENU",
        "R REWARD > MENU",
        "B REACT:A3:B > ENTER:Bs,Rs > MENU",
    ],
)
def test_a_decision_of_the_pack_needs_its_module(phase: str) -> None:
    cards = ("hand R1,R3 down - trail - disc -", "hand R1,R3 down - trail R2,R4 disc GULL2")
    others = ("B hand - down - trail - disc -", "B hand B1 down - trail B2 disc -")
    line = changed(HEAD, MARKET, cards, others, ("B:b1", "B:d5"))
    assert GAME.at(with_phase(line, "R PUSH_DIR:R:d5:- > MENU")).moves() == ["N", "NE", "NW"]
    assert refused_part(with_phase(line, phase)) == "phase"


@clause("O174", "O158", "O160", "O176")
@pytest.mark.parametrize(
    ("groups", "phase", "changes"),
    [
        (["mod4 R:A6*1"], "R STASH_SWAP > MENU", ()),  # nothing stored
        (["mod4 R:A1*1 G:A6*2=GULL1"], "R STASH_SWAP > MENU", ()),
        (["mod4 B:A3*2"], "B REACT:A3:B > ENTER:Bs,Rs > MENU", (("B:b1", "B:b1*"),)),
        (["mod2 - now E11", "mod4 B:A3*2"], "B REACT:A3:B > ENTER:Bs,Rs > MENU", ()),
        (["mod4 R:A4*2"], "R REACT:A4:R > ENTER:Rq > MENU", ()),  # no shell there
        (["mod4 R:A4*2"], "R REACT:A4:R > ENTER:Rq > MENU", (("mini7", "mini7 d3=.s"), ("/ 30", "/ 0"))),
        (["mod4 B:A10*2"], "B REACT:A10:B > MENU", (("hand R1,R3", "hand -"),)),
        (["mod4 B:A14*2"], "B REACT:A14:B > MENU", (("mini7", "mini7 b1=O"),)),  # no card to keep
        (["mod4 B:A14*2"], "B REACT:A14:B > SANDS:R > MENU", (("B hand -", "B hand B1"),)),
        (["mod4 R:A14*2"], "R REACT:A14:R > SANDS:- > MENU", ()),  # the own sand
        (["mod4 B:A11*2"], "B REACT:A11:B > MENU", (("B:b1", "B:d5"),)),  # no push
        (["mod4 B:A11*2"], "B REACT:A11:B > PUSH_DIR:R:d5:- > ENTER:Gs > MENU", (("B:b1", "B:d5"),)),
        (["mod4 G:A11*2"], "B PUSH_DIR:R:d5:- > MENU", (("B:b1", "B:d5"),)),
        (["mod1 d3=J1", "mod4 R:A12*2"], "R REACT:A12:R > ENTER:Ro > MENU", (("hand R1,R3", "hand -"),)),
        (["mod1 d3=J5", "mod4 R:A12*2"], "R REACT:A12:R > MENU", ()),  # its way back needs ENTER
        (["mod1e d3=J1", "mod4 R:A12*2"], "R REACT:A12:R > ENTER:Ro > MENU", ()),
        (["mod1 -"], "R JUNK:J4:R > ENTER:Ro > MENU", ()),  # an empty Trail
        (["mod1e -"], "R JUNK:J1:R > ENTER:Ro > MENU", ()),
        (["mod1 -"], "R JUNK:J1:R > ENTER:Bo > MENU", ()),
        (["mod1 -"], "B OBSTACLE:B > MENU", (("B hand -", "B hand B1"),)),  # no obstacle
        (["mod2 - now E10"], "R OBSTACLE:R > MENU", (("mini7", "mini7 d3=O"),)),
        (["mod4 offer R:A1,A2"], "RBG ASYM_PICK", (("turn R icons mF kD x", "turn -"), ("2 act", "1 setup"))),
        (["mod4 -"], "R STASH_PICK:GULL1", (("turn R icons mF kD x", "turn -"), ("2 act", "1 setup"))),
    ],
)
def test_a_card_reacts_only_where_it_matters(
    groups: list[str], phase: str, changes: tuple[tuple[str, str], ...]
) -> None:
    assert refused_part(with_phase(changed(HEAD, *changes), phase, *groups)) == "phase"


@clause("O174", "O153", "O154")
@pytest.mark.parametrize(
    ("phase", "reward", "spare"),
    [
        ("R REWARD > REWARDS:R > BORDER:1e > MENU", "W1", "T1"),  # served twice
        ("R REWARD_CRAB:1 > BORDER:1e > MENU", "W3", "T1"),  # not a pair
        ("R MOVE_DIR:D! > BORDER:1e > MENU", "W1", "T1"),  # another Reward
        ("B TAKE > BORDER:1e > MENU", "W2", "T1"),
        ("B EXCH_CARD > BORDER:1e > MENU", "W1", "T1"),
        ("B TRAIL_CARD > BORDER:1e > MENU", "W1", "T1"),
        ("R REWARD > BORDER:1e > PEND:D > MENU", "W1", "T1"),
        ("R HIDE_ROW:1 > MENU", "W1", "-"),
        ("R HIDE_COL:1:9 > MENU", "W1", "T1"),  # a row of another tile
    ],
)
def test_a_reward_is_one_of_its_card(phase: str, reward: str, spare: str) -> None:
    seats = ("B hand - down - trail - disc -", "B hand B1 down - trail B2 disc -")
    line = changed(HEAD, ("board mini7", f"board {BOARD}"), ("B:b1", "B:b3"), MARKET, seats)
    groups = [f"mod1 - kept - spare {spare}", "mod2 -", f"mod3 1:C1! reward {reward}", "borders 1"]
    assert refused_part(with_phase(line, phase, *groups)) == "phase"
