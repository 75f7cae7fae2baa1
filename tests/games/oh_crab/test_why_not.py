"""Why a decision is refused: the clause that forbids it, the same for the same reason (section 16)."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.games.oh_crab import GAME
from seaboard.match.match import Match
from tests.clauses import clause

from .boards import beach, do
from .packs import scene

pytestmark = pytest.mark.once


def why(match: Match, word: str) -> tuple[str, str]:
    refusal = match.why_not(word)
    assert refusal is not None, word
    return str(refusal.clause), refusal.reason


IN_THE_SEA: dict[str, Any] = {
    "icons": ["F", "D"],
    "special": "HOP",
    "tiles": ["Aa", "Ba", "Ca"],
    "shells": {"red": 9},
    "cook": True,
}
POSITIONAL = ["main", "upper", "special", "cook", "Aa", "Ba", "Ca", "cut", "N"]


@clause("O96", "O116")
@pytest.mark.parametrize("word", POSITIONAL)
def test_a_crab_in_the_sea_has_no_place_to_act_from(word: str) -> None:
    alone = beach({"red": "SEA", "blue": "a0", "green": "g0"}, **IN_THE_SEA)
    assert why(alone, word) == ("O96", "in-the-sea")
    two = {"one": ["red", "orange"], "other": ["blue", "green"]}
    pair = beach({"red": "SEA", "orange": "c0", "blue": "a0", "green": "g0"}, two=two, **IN_THE_SEA)
    assert why(pair, word) == ("O116", "in-the-sea")


@clause("O85", "O98", "O62")
def test_a_hop_without_a_target_names_what_bars_all_of_them_or_the_clause_of_the_hop() -> None:
    what: dict[str, Any] = {"special": "HOP", "tiles": ["Ab"], "shells": {"red": 1}}
    walled = beach({"red": "e2"}, cells={"a2": "X", "c2": "X", "g2": "X"}, **what)
    assert why(walled, "special") == why(walled, "Ab") == ("O62", "inaccessible")
    mixed = beach({"red": "e2", "blue": "g2"}, cells={"a2": "X", "c2": "O"}, **what)
    assert why(mixed, "special") == ("O85", "no-landing")
    assert why(mixed, "Ab") == ("O98", "no-landing")


# ------------------------------------------------------------------ the beginning of a turn


EVERYTHING = ["main", "special", "cook", "Aa", "cut", "N", "R3", "pile1", "end", "T4", "claw", "red", "yes"]


@clause("O20", "O21")
def test_a_turn_begins_with_a_card_or_a_rest() -> None:
    match = beach({"red": "d3", "blue": "a0"}, facedown={"red": "R1"}, hands={"red": ["R3"]})
    assert match.moves() == ["left", "rest"]
    assert {why(match, word) for word in EVERYTHING} == {("O20", "add-or-rest")}
    assert why(match, "right") == ("O21", "no-second-end")


@clause("O20", "O23")
@pytest.mark.parametrize("first", ["left", "rest"])
def test_a_card_is_added_once_a_turn(first: str) -> None:
    match = beach({"red": "d3", "blue": "a0"}, facedown={"red": "R1"}, hands={"red": ["R3"]})
    match.play(first)
    for word in ("R3", "left", "right", "rest"):
        assert why(match, word) == ("O20", "turn-begun")


@clause("O26", "O27")
def test_after_a_rest_no_card_gives_an_action() -> None:
    match = beach({"red": "d3", "blue": "a0"}, facedown={"red": "R1"}, traces={"red": ["R2", "R3"]})
    added = match.copy()
    do(match, "rest R2")
    for word in ("main", "upper", "lower", "special", "main2"):
        assert why(match, word) == ("O26", "rested-this-turn")
    assert why(GAME.at(match.position), "main") == ("O26", "rested-this-turn")
    do(added, "left main")  # used up, which is something else
    assert why(added, "main") == ("O27", "not-available")
    assert why(added, "special") == ("O27", "not-available")


@clause("O27")
def test_what_nothing_asks_for_is_no_action() -> None:
    match = beach({"red": "d3", "blue": "a0"}, icons=["F"])
    for word in ("pile1", "blue", "a", "r3", "yes", "trailL", "reward1", "asym1"):
        assert why(match, word) == ("O27", "not-asked")
    assert match.why_not("main") is None


@clause("O27", "O113")
def test_another_question_is_answered_first() -> None:
    match = beach({"red": "d3", "blue": "a0"}, icons=["S", "C"])
    match.play("main")
    assert why(match, "upper") == ("O27", "another-question")
    two = {"one": ["red", "orange"], "other": ["blue", "green"]}
    crabs = {"red": "d3", "orange": "c0", "blue": "a0", "green": "g0"}
    choosing = beach(crabs, two=two, phase="R ACTIVATE", facedown={"red": "R1"}, stage="act1", cook=True)
    assert why(choosing, "left") == ("O113", "another-question")
    assert why(choosing, "blue") == ("O113", "not-your-crab")


# ------------------------------------------------------------------ an action that could do nothing says why


def rich(crabs: dict[str, str], *tiles: str, **what: Any) -> Match:
    """Red's turn with shells for every tile."""
    return beach(crabs, tiles=tiles, shells={"red": 9}, **what)


@clause("O45", "O42", "O102")
def test_an_exchange_needs_a_card_to_give_and_one_to_take() -> None:
    market = {"piles": [["GULL1"]]}
    empty = rich({"red": "d3", "blue": "a0"}, "Db", market=market)
    assert why(empty, "Db") == ("O45", "nothing-to-give")
    exhausted = rich({"red": "d3", "blue": "a0"}, "Db", hands={"red": ["R1"]})
    assert why(exhausted, "Db") == ("O42", "market-empty")


@clause("O100", "O101")
def test_doping_needs_a_card_and_taking_back_a_discard_pile() -> None:
    match = rich({"red": "d3", "blue": "a0"}, "Cb", "Da")
    assert why(match, "Cb") == ("O100", "nothing-to-add")
    assert why(match, "Da") == ("O101", "nothing-discarded")


@clause("O99", "O62", "O63", "O72")
@pytest.mark.parametrize(
    ("cells", "wanted"),
    [
        ({"d7": "X", "f5": "X", "b5": "X"}, ("O62", "inaccessible")),
        ({"d7": "O", "f5": "O", "b5": "O"}, ("O63", "obstacle-needs-card")),
        ({"d7": ".w", "f5": "X", "b5": "O"}, ("O99", "no-landing")),  # a reason for each
    ],
)
def test_a_running_jump_names_what_bars_all_its_landings(
    cells: dict[str, str], wanted: tuple[str, str]
) -> None:
    assert why(rich({"red": "d3", "blue": "a0"}, "Ca", cells=cells), "Ca") == wanted


@clause("O97", "O72")
def test_a_straight_move_from_a_tile_names_the_reeds() -> None:
    assert why(rich({"red": "d3", "blue": "a0"}, "Bb", cells={"d5": ".w"}), "Bb") == ("O72", "reeds")


@clause("O103", "O72", "O63")
def test_changing_places_names_who_is_missing_or_what_bars_it() -> None:
    assert why(rich({"red": "d3", "blue": "a0"}, "Ba"), "Ba") == ("O103", "nobody-beside")
    reeds = rich({"red": "d3", "blue": "d5"}, "Ba", cells={"d5": ".w"})
    assert why(reeds, "Ba") == ("O72", "reeds")
    obstacle = rich({"red": "d3", "blue": "d5"}, "Ba", cells={"d5": "O"})
    assert why(obstacle, "Ba") == ("O63", "obstacle-needs-card")


@clause("O91")
def test_the_sea_is_no_free_space_to_let_a_crab_through_to() -> None:
    match = beach({"red": "a0", "blue": "d5"}, rows=3, special="PASS")
    match.play("special")
    assert match.moves() == ["S", "SE", "SW"]
    assert {why(match, word) for word in ("N", "NE", "NW")} == {("O91", "sea-not-free")}


@clause("O45", "O42", "O62", "O125", "O160")
def test_treasures_and_claws_that_act_like_tiles_say_the_same() -> None:
    walls = {"d5": "X", "d7": "X", "f5": "X", "b5": "X"}
    coconut = scene({"red": "d3", "orange": "a0"}, "mod1 - kept R:T5,T9", cells=walls)
    assert why(coconut, "T9") == ("O45", "nothing-to-give")
    assert why(coconut, "T5") == ("O62", "inaccessible")
    trader = scene({"red": "d3", "orange": "a0"}, "mod4 R:A8*3", hands={"red": ["R1"]})
    assert why(trader, "claw") == ("O42", "market-empty")
    jumper = scene({"red": "d3", "orange": "a0"}, "mod4 R:A9*2", cells=walls)
    assert why(jumper, "claw") == ("O62", "inaccessible")


# ------------------------------------------------------------------ the question asked


@clause("O81", "O63")
def test_the_own_crab_is_called_onto_an_obstacle_only_with_a_card() -> None:
    match = beach({"red": "d3", "blue": "a0"}, cells={"c4": "O"}, special="CALL")
    do(match, "special red")
    assert why(match, "NW") == ("O63", "obstacle-needs-card")
    assert why(match, "S") == ("O81", "not-this-way")


@clause("O44", "O63", "O100", "O33")
def test_a_card_that_is_not_in_hand_names_who_asks_for_it() -> None:
    market = {"piles": [["GULL1"]]}
    hands = {"red": ["R1", "R3"]}
    tiles: dict[str, Any] = {"tiles": ["Cb", "Db"], "shells": {"red": 3}, "hands": hands, "market": market}
    exchange = beach({"red": "d3", "blue": "a0"}, **tiles)
    dope = exchange.copy()
    exchange.play("Db")
    assert why(exchange, "R2") == ("O44", "not-in-hand")
    dope.play("Cb")
    assert why(dope, "R2") == ("O100", "not-in-hand")
    obstacle = beach({"red": "d3", "blue": "a0"}, cells={"d5": "O"}, icons=["F"], hands=hands)
    obstacle.play("main")
    assert why(obstacle, "R2") == ("O63", "not-in-hand")
    fast = beach({"red": "d3", "blue": "a0"}, special="FAST", hands=hands)
    fast.play("special")
    assert why(fast, "R2") == ("O33", "not-in-hand")


@clause("O87", "O88")
@pytest.mark.parametrize(("special", "number"), [("SLALOM", "O87"), ("SLIDE", "O88")])
def test_two_moves_are_finished_first(special: str, number: str) -> None:
    match = beach({"red": "d3", "blue": "a0"}, special=special, icons=["C"], hands={"red": ["R1"]})
    do(match, "special")
    assert why(match, "main") == (number, "finish-first")
    assert why(match, "T4") == (number, "finish-first")
