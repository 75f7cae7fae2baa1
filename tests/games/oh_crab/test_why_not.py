"""Why a decision is refused: the clause that forbids it, the same for the same reason (section 16)."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.match.match import Match
from tests.clauses import clause

from .boards import beach, do


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


@clause("O85", "O98")
def test_a_hop_without_a_target_names_the_clause_of_the_hop() -> None:
    cells = {"a2": "X", "c2": "X", "g2": "X"}
    match = beach({"red": "e2"}, cells=cells, special="HOP", tiles=["Ab"], shells={"red": 1})
    assert why(match, "special") == ("O85", "no-effect")
    assert why(match, "Ab") == ("O98", "no-effect")


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
    tiles = {"tiles": ["Cb", "Db"], "shells": {"red": 3}, "hands": hands, "market": market}
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
