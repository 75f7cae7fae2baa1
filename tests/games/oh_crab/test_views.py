"""What a view shows: questions as data, previews, and what never changes told apart from what does."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from seaboard.games.oh_crab import GAME
from seaboard.games.oh_crab.view.whole import Constants, View
from tests.clauses import clause
from tests.walks import walk

from .boards import beach, do, mover_view
from .packs import on_board, scene

ALL = {"modules": "1 2 3 4"}
VIEW, CONSTANTS = 3000, 9000  # bytes: a state has a kilobyte of its own beside the view


def test_constants_and_views_share_no_field() -> None:
    assert not set(View.__struct_fields__) & set(Constants.__struct_fields__)
    whole = GAME.new(3, seed=1).view(0)
    assert set(whole) >= {"spaces", "faces", "question", "seats"}


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("options", [{}, ALL], ids=["base", "pack"])
def test_what_is_constant_stays_so_and_views_stay_small(players: int, options: dict[str, str]) -> None:
    match = GAME.new(players, seed=12, **options)
    first = msgspec.json.encode(GAME.constants(match.here))
    assert len(first) < CONSTANTS
    for number, there in enumerate(walk(match, 12, 60)):
        if number % 10 == 0:
            assert msgspec.json.encode(GAME.constants(there.here)) == first
            for seat in (None, *range(players)):
                assert len(msgspec.json.encode(GAME.view(there.here, seat))) < VIEW


@clause("O120")
def test_a_dug_space_is_told_beside_the_printed_ones() -> None:
    match = on_board({"red": "d3", "orange": "a0"}, "mod1 - kept R:T6 spare -")
    printed = match.view(0)["spaces"]
    do(match, "T6 r2 d")
    assert match.view(0)["dug"] == ["d5"] and match.view(0)["spaces"] == printed
    again = GAME.at(match.position, seed=1).view(0)
    assert again["dug"] == ["d5"] and again["spaces"] == printed


def asked(match: Any) -> dict[str, Any]:
    found: dict[str, Any] = mover_view(match)["question"]
    return found


@clause("O33", "O66", "O87")
def test_questions_say_what_is_paid_for_and_what_is_left() -> None:
    match = beach({"red": "d3"}, special="SLALOM", hands={"red": ["R1", "R2"]})
    match.play("special")
    pay = {"kind": "card", "asks": "PAY", "source": "hand", "cost": "SLALOM", "left": 1}
    assert asked(match) == pay
    match.play("R1")
    assert asked(match) == {"kind": "run", "asks": "PEND", "moves": ["D", "D"]}
    match.play("D")
    assert asked(match) == {"kind": "way", "asks": "MOVE_DIR", "crab": "R", "icon": "D"}


@clause("O52", "O80", "O81", "O100")
def test_questions_name_their_crabs_and_cards() -> None:
    chain = beach({"red": "d3", "blue": "d5", "green": "d7"}, icons=["F"])
    do(chain, "main N")
    links = [{"crab": "B", "cell": "d7"}]
    push = {"kind": "push", "asks": "PUSH_DIR", "crab": "R", "cell": "d5", "links": links, "pushed": "G"}
    assert asked(chain) == push
    gull = beach({"red": "d3", "blue": "d5", "green": "b5"}, special="GULL")
    do(gull, "special blue SE")
    assert asked(gull) == {"kind": "crab", "asks": "GULL_CRAB", "crabs": ["B"]}
    gull.play("green")
    assert asked(gull) == {"kind": "way", "asks": "GULL_DIR", "crab": "G", "crabs": ["B", "G"]}
    dope = beach(
        {"red": "d3"}, tiles=["Cb"], shells={"red": 3}, hands={"red": ["R1", "R3"]}, traces={"red": ["R2"]}
    )
    do(dope, "Cb R3")
    assert asked(dope) == {"kind": "end", "asks": "DOPE_SIDE", "card": "R3"}


@clause("O127", "O129", "O176")
def test_questions_of_the_pack_name_token_card_and_crab() -> None:
    junk = scene({"red": "d3", "orange": "a0"}, "mod1 d5=J5", icons=["F"])
    junk.play("main")
    assert asked(junk) == {"kind": "way", "asks": "JUNK", "crab": "R", "token": "J5"}
    pushed = scene({"red": "d3", "orange": "d5"}, "mod4 O:A3*2", icons=["F"])
    do(pushed, "main N")
    assert asked(pushed) == {"kind": "yes_no", "asks": "REACT", "crab": "O", "card": "A3"}


@clause("O52", "O54")
def test_arrows_are_told_once_for_all_choices_that_lead_to_a_push() -> None:
    match = beach({"red": "d3", "blue": "d5"}, icons=["F", "S"], cook=True)
    view = mover_view(match)
    assert {choice["word"] for choice in view["choices"]} == {"main", "upper", "cook", "end"}
    assert [(arrow["crab"], arrow["origin"], arrow["cell"]) for arrow in view["arrows"]] == [
        ("B", "d5", "d7"),
        ("B", "d5", "e6"),
        ("B", "d5", "c6"),
    ]
    assert "arrows" not in mover_view(beach({"red": "d3", "blue": "a0"}, icons=["F"]))


@clause("O166")
def test_two_halves_are_shown_where_the_tailor_chooses() -> None:
    what: dict[str, Any] = {"traces": {"red": ["R2"]}, "facedown": {"red": "R1"}, "hands": {"red": ["GULL1"]}}
    match = scene(
        {"red": "d3", "orange": "a0"}, "mod4 R:A5*3", tiles=["Cb"], shells={"red": 3}, reserve=9, **what
    )
    do(match, "right Cb trailL claw")
    assert asked(match) == {"kind": "half", "asks": "TAILOR", "icons": ["D", "F"]}
    ways = {
        choice["word"]: {way["cell"] for way in choice["ways"]} for choice in mover_view(match)["choices"]
    }
    assert ways == {"upper": {"c4", "e4"}, "lower": {"d5"}}
