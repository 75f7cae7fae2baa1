"""Everybody plans at once, and nobody learns anything but that somebody is ready."""

from __future__ import annotations

import pytest

from seaboard import IllegalMove
from seaboard.games.oh_crab import GAME
from tests.clauses import clause, refusal_of

from .boards import asks, beach, do


def everybody_plans(match: object, cards: dict[int, str]) -> None:
    for seat, card in cards.items():
        match.play(card, seat)  # type: ignore[attr-defined]


@clause("O15", "O16")
def test_all_plan_in_any_order_and_then_the_turns_begin() -> None:
    match = GAME.new(3, seed=1)
    cook = match.view()["cook"]
    assert match.to_move == (0, 1, 2)
    match.play("B2", 2)
    assert match.to_move == (0, 1)
    match.play("R4", 0)
    assert match.to_move == (1,)
    match.play("O1", 1)
    assert match.to_move == (cook,) and asks(match) == "START"
    assert match.moves() == ["left", "rest"]


@clause("O16")
def test_a_plan_may_be_changed_until_all_are_ready() -> None:
    match = GAME.new(3, seed=1)
    match.play("B2", 2)
    assert match.moves(2) == ["B1", "B3", "B4"]
    match.play("B3", 2)
    own = match.view(2)["seats"][2]
    assert own["down"] == "B3" and own["hand"] == ["B1", "B2", "B4"]
    assert refusal_of(match, "B3", 2).reason == "already-planned"
    assert refusal_of(match, "end", 0).clause == "O16"
    match.play("R1", 0)
    match.play("O1", 1)
    assert match.why_not("B1", 2) is not None


@clause("O16", "O170")
def test_nobody_learns_anything_but_ready() -> None:
    match = GAME.new(3, seed=1)
    before = {watcher: match.view(watcher) for watcher in (None, 0, 1)}
    match.play("B2", 2)
    first = {watcher: match.view(watcher) for watcher in (None, 0, 1)}
    for watcher, view in first.items():
        assert view["seats"][2]["ready"] and "ready" not in before[watcher]["seats"][2]
        assert not {"hand", "down"} & view["seats"][2].keys()
        assert match.events(0, watcher) == [{"kind": "ready", "seat": 2, "clause": "O16"}]
        assert match.told(0, watcher) is None
    assert match.told(0, 2) == "B2" and match.events(0, 2)[0]["card"] == "B2"
    match.play("B4", 2)
    assert {watcher: match.view(watcher) for watcher in (None, 0, 1)} == first
    assert match.events(1, 0) == [] and match.events(1, 2)[0]["card"] == "B4"


@clause("O17", "O20")
def test_without_hand_cards_there_is_nothing_to_plan_and_the_turn_is_a_rest() -> None:
    match = beach(
        {"red": "d3", "orange": "b1"},
        hands={"orange": ["O1", "O2"]},
        discards={"red": ["R1"]},
        traces={"red": ["R2", "R3"]},
        stage="plan",
        phase="O PLAN",
        market={"piles": [["DIAG1"]], "deck": []},
    )
    assert match.to_move == (1,)
    assert match.view()["seats"][0]["rests"]
    match.play("O1", 1)
    do(match, "left end")
    assert match.to_move == (0,) and asks(match) == "REST_KEEP"
    assert [event["kind"] for event in match.events(2)] == ["turn_ended", "rested"]


@clause("O18")
def test_the_face_down_card_is_no_longer_in_the_hand() -> None:
    match = GAME.new(3, seed=1)
    match.play("R1", 0)
    seat = match.view(0)["seats"][0]
    assert seat["hand_size"] == 3 and "R1" not in seat["hand"]
    sand = beach(
        {"red": "d3", "orange": "d7", "blue": "d9"},
        hands={"orange": []},
        facedown={"orange": "O1"},
        special="SAND",
        cook=True,
    )
    assert "special" not in sand.moves()


@clause("O19")
def test_turns_go_clockwise_from_the_cook() -> None:
    match = GAME.new(5, seed=4)
    cook = match.view()["cook"]
    everybody_plans(match, {seat: f"{letter}1" for seat, letter in enumerate("ROBGN")})
    for i in range(5):
        seat = (cook + i) % 5
        assert match.to_move == (seat,)
        with pytest.raises(IllegalMove) as refused:
            match.play("rest", (seat + 1) % 5)
        assert refused.value.clause == "O19"
        do(match, "left end")
    assert asks(match) == "PLAN" and match.round == 2
