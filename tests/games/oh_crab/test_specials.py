"""The twelve special actions and the eight sides of the Extra-action tiles."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from seaboard.games.oh_crab.facts import ACTION_CLAUSES
from tests.clauses import clause, refusal_of

from .boards import asked, beach, do, kinds, mover_view, seat_of, targets, where

PAIR = {"a": ["red", "orange"], "b": ["blue", "green"]}


@clause("O80")
def test_the_seagull_sends_back_any_crabs_ahead_one_by_one() -> None:
    match = beach({"red": "c2", "blue": "d7", "green": "d9", "orange": "e2"}, special="GULL")
    match.play("special")
    assert match.moves() == ["blue", "end", "green"]
    assert refusal_of(match, "orange").reason == "not-ahead"
    do(match, "blue SW green")
    assert match.moves() == ["S", "SE", "SW"]
    do(match, "S")
    assert where(match) == {"red": "c2", "orange": "e2", "blue": "c6", "green": "d7"}
    assert asked(match) == "GULL_CRAB:BG" and match.moves() == ["end"]
    assert refusal_of(match, "blue").reason == "moved-already"
    assert match.forced == (0, "end")


@clause("O172", "O80")
def test_a_table_ends_the_seagull_by_itself_wherever_the_own_crab_is() -> None:
    """Which crabs it can still send back, everybody sees."""
    cut = [{"at": "c2", "cost": ["S", 1], "to": "c8"}]
    match = beach({"red": "c2", "blue": "d7"}, special="GULL", shortcuts=cut, hands={"red": ["R3"]})
    do(match, "special blue S")
    assert match.moves() == ["end"] and match.forced == (0, "end")


@clause("O172", "O170", "O87")
@pytest.mark.parametrize(
    ("hand", "blue", "forced"),
    [
        (["R1", "R2"], "g0", None),  # R3 would pay for the shortcut: silence would tell that it is not there
        (["R1"], "g0", (0, "end")),  # it paid for Slalom: everybody sees that the Hand is empty
        (["R1", "R2"], "a8", (0, "end")),  # nobody can be pushed away from the far end, whatever is paid
    ],
)
def test_a_table_ends_slalom_by_itself_unless_that_told_a_hand(
    hand: list[str], blue: str, forced: tuple[int, str] | None
) -> None:
    match = beach(
        {"red": "b3", "blue": blue},
        special="SLALOM",
        shortcuts=[{"at": "a4", "cost": ["S", 1], "to": "a8"}],
        cells=dict.fromkeys(("b5", "a10", "b9"), "X"),
        hands={"red": hand},
    )
    do(match, "special R1 D NW" if len(hand) > 1 else "special D NW")
    assert asked(match) == "PEND:D" and match.moves() == ["end"]
    assert match.forced == forced
    match.play("end")
    assert asked(match) == "MENU" and match.history[-1].move == "end"


@clause("O81")
def test_the_call_moves_the_own_crab_and_all_behind_it() -> None:
    match = beach(
        {"red": "d5", "blue": "d3", "green": "d7", "brown": "a4"}, cells={"b5": "X"}, special="CALL"
    )
    match.play("special")
    assert match.moves() == ["blue", "brown", "red"]
    assert refusal_of(match, "green").reason == "not-called" and refusal_of(match, "end").clause == "O81"
    do(match, "red NE blue N")
    assert where(match) == {"red": "e6", "blue": "d5", "green": "d7", "brown": "a6"}
    assert asked(match) == "MENU"


@clause("O81")
def test_a_blocked_crab_chosen_first_stays_behind() -> None:
    walls = {"c4": "X", "e4": "X", "c2": "X", "e2": "X"}
    match = beach({"red": "d3", "blue": "d1", "green": "d7"}, cells=walls, special="CALL")
    do(match, "special blue")
    assert where(match) == {"red": "d5", "blue": "d1", "green": "d7"}


@clause("O82")
def test_run_up_repeats_the_main_action_of_any_trail_card() -> None:
    match = beach(
        {"red": "d3"}, special="RUNUP", hands={"red": ["R4", "GULL1"]}, traces={"red": ["R1", "R2", "HOP2"]}
    )
    match.play("special")
    assert asked(match) == "PAY:RUNUP:1"
    match.play("R4")
    assert asked(match) == "RUNUP" and match.moves() == ["HOP2", "R1", "R2"]
    assert refusal_of(match, "GULL1").reason == "not-in-trail"
    match.play("R1")
    assert where(match) == {"red": "d5"}


@clause("O83")
def test_sand_costs_every_player_ahead_one_random_card() -> None:
    crabs = {"red": "d3", "orange": "d5", "blue": "d1", "green": "e4", "brown": "c2"}
    hands = {"red": ["R1"], "orange": ["O1", "O2"], "blue": ["B1"], "green": [], "brown": ["N1"]}
    match = beach(crabs, hands=hands, special="SAND")
    events = match.play("special")
    assert [(e["seat"], e["clause"]) for e in events if e["kind"] == "lost"] == [(1, "O83")]
    both = beach(
        {"red": "d3", "orange": "a0", "blue": "d7", "green": "d9"},
        two=PAIR,
        hands={"blue": ["B1", "B2"]},
        special="SAND",
    )
    assert kinds(both.play("special")).count("lost") == 1


@clause("O84")
def test_impulse_uses_the_discarded_card() -> None:
    match = beach({"red": "d3"}, special="BOOST", hands={"red": ["R1", "R2"]}, cells={"d5": "X"})
    match.play("special")
    assert asked(match).startswith("MOVE_DIR:D") and seat_of(match, "red")["discards"] == ["R2"]
    two = beach({"red": "d3"}, special="BOOST", hands={"red": ["R1", "R2"]})
    two.play("special")
    assert asked(two) == "BOOST" and two.moves() == ["R1", "R2"]
    two.play("R1")
    assert where(two) == {"red": "d5"}


@clause("O85", "O98")
def test_the_side_hop_lands_on_any_free_space_of_the_same_height() -> None:
    what: dict[str, Any] = {"cells": {"c4": "X", "g4": "O"}, "hands": {"red": ["R1"]}}
    match = beach({"red": "e4"}, special="HOP", **what)
    assert targets(match, "special") == {"a4", "g4"}
    match.play("special")
    assert asked(match) == "HOP" and match.moves() == ["a", "g"]
    assert refusal_of(match, "d").reason == "not-level"
    assert refusal_of(match, "c").reason == "inaccessible"
    do(match, "g")
    assert where(match) == {"red": "g4"} and seat_of(match, "red")["hand"] == []
    tile = beach({"red": "e4"}, tiles=["Ab"], shells={"red": 1}, **what)
    do(tile, "Ab a")
    assert where(tile) == {"red": "a4"} and seat_of(tile, "red")["shells"] == 0
    assert refusal_of(beach({"red": "e4*"}, special="HOP", **what), "special").reason == "knocked-over"


@clause("O86")
def test_a_charging_crab_may_ignore_obstacles_reeds_and_the_current() -> None:
    match = beach(
        {"red": "d1", "blue": "a0"},
        cells={"d3": "Ow", "d5": "Kw", "d7": "Cw"},
        currents=[{"at": "d7", "dir": "N"}],
        hands={"red": ["R1"]},
        icons=["F", "F", "F"],
        special="CHARGE",
    )
    match.play("special")
    match.play("main")
    assert asked(match) == "IGNORE:R" and match.moves() == ["no", "yes"]
    paying = match.copy()
    paying.play("no")
    assert seat_of(paying, "red")["discards"] == ["R1"]
    do(match, "yes upper yes lower")
    assert where(match)["red"] == "d7" and seat_of(match, "red")["hand"] == ["R1"]
    match.play("end")
    assert asked(match) == "END_CURRENT"
    there = match.copy()
    there.play("yes")
    assert where(there)["red"] == "d9"
    match.play("no")
    assert where(match)["red"] == "d7"
    empty = beach({"red": "d1"}, cells={"d3": "O"}, icons=["F"], charge=True)
    assert kinds(empty.play("main"))[-1] == "ignored"
    falls = beach({"red": "d1"}, cells={"d3": "K"}, icons=["F"], charge=True)
    do(falls, "main no")
    assert where(falls) == {"red": "d3*"}


@clause("O86")
def test_a_crab_that_charges_may_ignore_the_current_it_already_stood_on() -> None:
    match = beach({"red": "d7"}, currents=[{"at": "d7", "dir": "N"}], special="CHARGE")
    do(match, "special end")
    assert asked(match) == "END_CURRENT" and match.moves() == ["no", "yes"]


@clause("O87")
def test_slalom_is_two_diagonals_with_only_a_shortcut_between() -> None:
    match = beach(
        {"red": "d3"},
        special="SLALOM",
        icons=["C"],
        hands={"red": ["R1", "R2", "R3"]},
        cells={"e4": "R"},
        shortcuts=[{"at": "e4", "cost": ["S", 1], "to": "e8"}],
    )
    do(match, "special R1")
    assert asked(match) == "PEND:DD" and match.moves() == ["D", "end"]
    assert refusal_of(match, "main").reason == "finish-first"
    assert refusal_of(match, "F").reason == "no-such-move"
    do(match, "D NE")
    assert match.moves() == ["D", "cut", "end"] and match.position.endswith("phase R PEND:D > MENU")
    do(match, "cut")
    assert where(match) == {"red": "e8"} and match.moves() == ["D", "end"]
    do(match, "end")
    assert asked(match) == "MENU" and match.moves() == ["end", "main"]


@clause("O88")
def test_slide_is_a_diagonal_and_a_forward_in_either_order() -> None:
    for order in ("D NE F", "F D NE"):
        match = beach({"red": "d3"}, special="SLIDE", hands={"red": ["R1"]})
        match.play("special")
        assert asked(match) == "PEND:DF"
        do(match, order)
        assert where(match) == {"red": "e6"} and asked(match) == "MENU"


@clause("O89", "O90", "O97")
@pytest.mark.parametrize(
    ("what", "words", "cell"),
    [
        ({"special": "DIAG"}, "special NE", "e4"),
        ({"special": "FAST", "hands": {"red": ["R1"]}}, "special", "d5"),
        ({"tiles": ["Aa"], "shells": {"red": 2}}, "Aa NW", "c4"),
        ({"tiles": ["Bb"], "shells": {"red": 3}}, "Bb", "d5"),
    ],
)
def test_one_basic_move_from_a_card_or_a_tile(what: dict[str, Any], words: str, cell: str) -> None:
    match = beach({"red": "d3"}, **what)
    do(match, words)
    assert where(match) == {"red": cell}
    assert seat_of(match, "red")["shells"] == 0 and seat_of(match, "red")["hand"] == []


@clause("O91")
def test_let_me_through_moves_a_rival_any_way_but_into_the_sea() -> None:
    match = beach(
        {"red": "a0", "blue": "d5", "green": "SEA"},
        rows=3,
        cells={"d3": ".w", "e4": "O"},
        special="PASS",
        hands={"blue": ["B1"]},
    )
    match.play("special")
    assert match.moves() == ["S", "SE", "SW"]
    assert (refusal_of(match, "N").clause, refusal_of(match, "N").reason) == ("O91", "sea-not-free")
    match.play("SE")
    assert where(match)["blue"] == "e4" and seat_of(match, "blue")["discards"] == ["B1"]
    reeds = beach({"red": "a0", "blue": "d3"}, cells={"d5": ".w"}, special="PASS")
    reeds.play("special")
    assert refusal_of(reeds, "N").reason == "reeds"


@clause("O99")
def test_the_running_jump_flies_two_spaces_straight() -> None:
    match = beach(
        {"red": "d3", "blue": "f5"},
        tiles=["Ca"],
        shells={"red": 4},
        cells={"d5": "X", "e4": "Ow", "d7": ".w"},
    )
    assert targets(match, "Ca") == {"f5", "b5"}
    match.play("Ca")
    assert refusal_of(match, "N").clause == "O72"
    do(match, "NE NW")
    assert where(match) == {"red": "f5", "blue": "e6*"}
    sea = beach({"red": "d3"}, rows=3, tiles=["Ca"], shells={"red": 4})
    assert targets(sea, "Ca") == {"sea", "f5", "b5"}
    edge = beach({"red": "f3"}, tiles=["Ca"], shells={"red": 4})
    assert targets(edge, "Ca") == {"f7", "d5"}
    own = beach(
        {"red": "d3", "orange": "d7", "blue": "a0", "green": "c0"}, two=PAIR, tiles=["Ca"], shells={"red": 4}
    )
    do(own, "Ca N")
    assert where(own)["red"] == "d7" and where(own)["orange"] == "d3"


@clause("O100")
def test_doping_adds_one_more_card_with_all_it_gives() -> None:
    match = beach(
        {"red": "d3"}, tiles=["Cb"], shells={"red": 3}, traces={"red": ["R2"]}, hands={"red": ["FAST3", "R1"]}
    )
    do(match, "Cb FAST3")
    assert asked(match) == "DOPE_SIDE:FAST3" and match.moves() == ["trailL", "trailR"]
    events = match.play("trailR")
    assert events[0]["doping"] and events[0]["gives"] == ["C", "S"]
    assert {"main2", "upper2", "special2"} <= set(match.moves())
    do(match, "main2 special2")
    assert where(match) == {"red": "d5"}
    empty = beach({"red": "d3"}, tiles=["Cb"], shells={"red": 3}, hands={"red": ["R1"]})
    do(empty, "Cb")
    assert seat_of(empty, "red")["trail"] == ["R1"]


@clause("O101")
def test_not_done_yet_takes_the_discards_back() -> None:
    match = beach(
        {"red": "d3"}, tiles=["Da"], shells={"red": 2}, discards={"red": ["R3", "R1"]}, traces={"red": ["R2"]}
    )
    events = match.play("Da")
    assert events[-1]["cards"] == ["R3", "R1"] and events[-1]["clause"] == "O101"
    assert seat_of(match, "red")["hand"] == ["R1", "R3"] and seat_of(match, "red")["trail"] == ["R2"]


@clause("O103")
def test_changing_places_with_any_neighbour() -> None:
    match = beach(
        {"red": "d3", "blue": "d1", "green": "e4"},
        tiles=["Ba"],
        shells={"red": 2},
        cells={"d3": "O", "e4": "O"},
        hands={"red": ["R1", "R2"], "green": ["G1"]},
    )
    assert targets(match, "Ba") == {"d1", "e4"}
    match.play("Ba")
    assert refusal_of(match, "N").reason == "nobody-there"
    events = match.play("NE")
    assert kinds(events) == ["moved", "moved", "lost"] and events[-1]["seat"] == 1 + 1
    assert asked(match) == "OBSTACLE:R"
    match.play("R1")
    assert where(match) == {"red": "e4", "blue": "d1", "green": "d3"}
    reeds = beach({"red": "d3", "blue": "d1"}, tiles=["Ba"], shells={"red": 2}, cells={"d3": ".w"})
    assert (refusal_of(reeds, "Ba").clause, refusal_of(reeds, "Ba").params) == ("O72", {"cell": "d3"})
    assert mover_view(reeds)["extra"] == [{"tile": "Ba", "cost": 2, "usable": False}]


@clause("O32", "O35")
def test_an_action_cites_the_clause_that_says_what_it_does() -> None:
    rulebook = files("seaboard.games.oh_crab").joinpath("rulebook", "en.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^<a id=\"(O\d+)\"></a>(.*)$", rulebook, re.MULTILINE))
    for action, number in ACTION_CLAUSES.items():
        assert re.search(rf"\b{action}\b", told[number])
