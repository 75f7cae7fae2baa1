"""Pushes, chains, being knocked over and standing up."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause, refusal_of

from .boards import asked, beach, do, kinds, mover_view, seat_of, targets, where


@clause("O46")
@pytest.mark.parametrize(
    ("word", "cell"), [("N", "d7"), ("NE", "e6"), ("SE", "e4"), ("S", "d3"), ("SW", "c4"), ("NW", "c6")]
)
def test_the_six_neighbours_of_a_hexagon(word: str, cell: str) -> None:
    match = beach({"red": "a0", "blue": "d5"}, special="PASS")
    do(match, f"special {word}")
    assert where(match)["blue"] == cell


@clause("O47")
def test_distance_is_the_height_left_to_the_sea() -> None:
    match = beach({"red": "d5", "blue": "a4", "green": "SEA"}, rows=7)
    assert [crab["distance"] for crab in match.view()["crabs"]] == [9, 10, 0]


@clause("O48")
def test_nobody_leaves_the_board_and_the_sea_lies_beyond_the_last_row() -> None:
    match = beach({"red": "g4"}, rows=5, icons=["D"])
    assert targets(match, "main") == {"f5"}
    last = beach({"red": "g9"[:1] + "8"}, rows=5, icons=["S"])
    assert targets(last, "main") == {"sea", "f9"}
    odd = beach({"red": "f9"}, rows=5, icons=["S"])
    assert targets(odd, "main") == {"sea"} and len(odd.copy().play("main")) == 1
    corner = beach({"red": "a8"}, rows=5, icons=["D"])
    corner.play("main")
    assert where(corner) == {"red": "b9"}


@clause("O49")
def test_one_crab_on_a_space() -> None:
    match = beach({"red": "e4", "blue": "a4"}, special="HOP", hands={"red": ["R1"]})
    assert targets(match, "special") == {"c4", "g4"}
    match.play("special")
    assert refusal_of(match, "a").reason == "occupied"


@clause("O50", "O51", "O53")
def test_moving_onto_a_crab_pushes_it_one_space_of_my_choice_and_knocks_it_over() -> None:
    match = beach({"red": "d3", "blue": "d5"}, icons=["F"])
    match.play("main")
    assert asked(match) == "PUSH_DIR:R:d5:-" and match.moves() == ["N", "NE", "NW"]
    question = {"kind": "push", "asks": "PUSH_DIR", "crab": "R", "cell": "d5", "links": [], "pushed": "B"}
    assert mover_view(match)["question"] == question
    events = match.play("NW")
    assert where(match) == {"red": "d5", "blue": "c6*"}
    assert kinds(events) == ["moved", "moved", "knocked_over"]
    assert match.why_not("S") is not None


@clause("O52")
def test_a_chain_reaction_is_decided_link_by_link() -> None:
    match = beach({"red": "d3", "blue": "d5", "green": "d7"}, icons=["F"])
    assert {(a["crab"], a["cell"]) for a in mover_view(match)["arrows"]} == {
        ("B", "d7"),
        ("B", "e6"),
        ("B", "c6"),
        ("G", "d9"),
        ("G", "e8"),
        ("G", "c8"),
    }
    do(match, "main N")
    assert asked(match) == "PUSH_DIR:R:d5:Bd7"
    events = match.play("NE")
    assert where(match) == {"red": "d5", "blue": "d7*", "green": "e8*"}
    assert [e["crab"] for e in events if e["kind"] == "moved"] == ["G", "B", "R"]


@clause("O54")
def test_only_directions_with_a_complete_plan_are_offered() -> None:
    # Brown could go to d7, but then green would have nowhere to go.
    walls = {"d9": "X", "c8": "X", "e8": "X"}
    match = beach({"red": "d3", "brown": "d5", "green": "d7"}, cells=walls, icons=["F"])
    match.play("main")
    assert match.moves() == ["NE", "NW"]
    assert refusal_of(match, "N").reason == "cannot-be-pushed"
    shut = beach({"red": "d3", "brown": "d5"}, cells={"d7": "X", "c6": "X", "e6": "X"}, icons=["F"])
    assert shut.moves() == ["end"]
    refused = refusal_of(shut, "main")
    assert refused.reason == "cannot-be-pushed" and refused.params == {"crab": "N", "cell": "d5"}


@clause("O55")
def test_reeds_stop_pushes_too() -> None:
    match = beach({"red": "d3", "blue": "d5"}, cells={"d7": ".w"}, icons=["F"])
    match.play("main")
    assert match.moves() == ["NE", "NW"]
    assert refusal_of(match, "N").clause == "O55"


@clause("O56", "O176")
def test_all_move_first_then_effects_follow_from_the_sea_to_the_land() -> None:
    match = beach(
        {"red": "d3", "blue": "d5", "green": "d7"},
        cells={"d5": ".s", "d7": ".s", "d9": "Os"},
        hands={"green": ["G1"]},
        icons=["F"],
    )
    events = do(match, "main N N")
    told = [(e["kind"], e.get("crab") or e.get("seat")) for e in events if e["kind"] not in ("used", "moved")]
    assert told == [
        ("knocked_over", "G"),
        ("shell", "G"),
        ("lost", 2),
        ("knocked_over", "B"),
        ("shell", "B"),
        ("shell", "R"),
    ]


@clause("O57")
def test_a_knocked_over_crab_does_not_move_but_other_parts_work() -> None:
    match = beach(
        {"red": "d3*", "blue": "b1", "green": "d9"},
        special="CALL",
        icons=["C"],
        tiles=["Ca"],
        shells={"red": 4},
    )
    assert refusal_of(match, "Ca").reason == "knocked-over"
    do(match, "main special NE")
    assert where(match) == {"red": "d3*", "blue": "c2", "green": "d9"}


@clause("O58")
@pytest.mark.parametrize(
    "what",
    [
        {"icons": ["F"]},
        {"icons": ["D"]},
        {"icons": ["S"]},
        {"special": "DIAG"},
        {"special": "FAST", "hands": {"red": ["R1"]}},
        {"cook": True},
        {"tiles": ["Aa"], "shells": {"red": 2}},
        {"special": "BOOST", "hands": {"red": ["R1"]}},
    ],
)
def test_any_basic_move_stands_the_crab_up(what: dict[str, Any]) -> None:
    match = beach({"red": "d3*"}, **what)
    word = next(word for word in match.moves() if word != "end")
    events = match.play(word)
    assert where(match) == {"red": "d3"}
    assert events[-1] == {"kind": "stood", "crab": "R", "clause": "O58"}


@clause("O59")
def test_a_knocked_over_crab_can_be_moved_by_others_and_stays_so() -> None:
    match = beach({"red": "d3", "blue": "d5*"}, icons=["F"])
    do(match, "main NE")
    assert where(match) == {"red": "d5", "blue": "e6*"}


@clause("O60", "O76", "O77")
def test_a_crab_may_be_pushed_into_the_sea() -> None:
    match = beach({"red": "d3", "blue": "d5"}, rows=3, icons=["F", "F"], special="GULL")
    do(match, "main N")
    assert where(match) == {"red": "d5", "blue": "sea"}
    assert refusal_of(match, "special").reason == "no-effect"
    do(match, "upper")
    assert where(match) == {"red": "sea", "blue": "sea"}


@clause("O105", "O106")
def test_the_own_other_crab_changes_places_and_nobody_falls() -> None:
    pair = {"a": ["red", "orange"], "b": ["blue", "green"]}
    crabs = {"red": "d3", "orange": "d5*", "blue": "e6", "green": "a0"}
    match = beach(crabs, two=pair, cells={"d3": ".s", "d5": ".s"}, icons=["F", "D"])
    events = match.play("main")
    assert where(match)["red"] == "d5" and where(match)["orange"] == "d3*"
    assert [e["crab"] for e in events if e["kind"] == "shell"] == ["O", "R"]
    do(match, "upper NE NE")
    assert where(match)["blue"] == "f7*"


@clause("O107")
def test_the_own_other_crab_is_pushed_in_a_chain_and_its_owner_chooses_the_card() -> None:
    pair = {"a": ["red", "orange"], "b": ["blue", "green"]}
    crabs = {"red": "d3", "orange": "d7", "blue": "d5", "green": "a0"}
    match = beach(crabs, two=pair, cells={"d9": "O"}, icons=["F"], hands={"red": ["R1", "R2"]})
    do(match, "main N N")
    assert asked(match) == "OBSTACLE:O" and match.moves() == ["R1", "R2"]
    assert match.position.endswith("phase R OBSTACLE:O > ENTER:Bp,Rs > MENU")
    match.play("R2")
    assert where(match) == {"red": "d5", "orange": "d9*", "blue": "d7*", "green": "a0"}
    assert seat_of(match, "orange")["discards"] == ["R2"]
    passing = beach(crabs, two=pair, special="PASS")
    passing.play("special")
    assert refusal_of(passing, "orange").reason == "your-own"
