"""The puzzle of the day, from the page's side."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from seaboard.puzzles import puzzle_of, with_puzzles
from tests.server.house import House

DAY = date(2026, 3, 1)
GAMES = ["fish-and-chips", "oh-crab", "urchins"]


def attempt(house: House, game: str, day: object = DAY, **tried: Any) -> dict[str, Any]:
    found: dict[str, Any] = house.http.post(f"/api/puzzles/{game}/{day}", json=tried).json()
    return found


def test_the_games_with_puzzles(house: House) -> None:
    boxes = house.http.get("/api/puzzles").json()
    assert [box["game"] for box in boxes] == with_puzzles() == GAMES
    assert [box["task"] for box in boxes] == ["win", "furthest", "most-tokens"]


@pytest.mark.parametrize("game", GAMES)
def test_a_solution_solves_it_and_half_of_it_does_not(house: House, game: str) -> None:
    way = puzzle_of(game, DAY).solutions[0]
    begun = attempt(house, game)
    assert (begun["played"], begun["over"], begun["solved"], begun["log"]) == ([], False, False, [])
    assert way[0] in begun["moves"] and begun["to_move"] == [begun["seat"]]
    half = attempt(house, game, moves=way[: len(way) // 2])
    assert not half["over"] and not half["solved"] and half["played"][: len(way) // 2] == way[: len(way) // 2]
    solved = attempt(house, game, moves=way)
    assert solved["over"] and solved["solved"] and solved["value"] == solved["best"]
    assert solved["moves"] == [] and len(solved["log"]) == len(solved["played"]) == len(way)


def test_what_the_rules_force_plays_itself(house: House) -> None:
    way = puzzle_of("fish-and-chips", DAY).solutions[0]
    own = [move for move in way if move != "--"]
    played: list[str] = []
    for move in own:
        played = attempt(house, "fish-and-chips", moves=[*played, move])["played"]
    assert played == way


def test_a_move_that_the_rules_forbid_says_why(house: House) -> None:
    refused = attempt(house, "urchins", moves=["*a1"])
    assert refused["played"] == [] and refused["refused"]["clause"] and not refused["refused"]["asked"]
    asked = attempt(house, "urchins", why="*a1")["refused"]
    assert asked == {**refused["refused"], "asked": True}
    assert attempt(house, "urchins", why=attempt(house, "urchins")["moves"][0])["refused"] is None


def test_others_hands_stay_theirs(house: House) -> None:
    begun = attempt(house, "oh-crab")
    for number, seat in enumerate(begun["view"]["seats"]):
        assert ("hand" in seat) == (number == begun["seat"])


def test_nobody_sees_the_day_after_tomorrow(house: House) -> None:
    for day in (datetime.now(UTC).date() + timedelta(2), "yesterday", "2026-02-30"):
        assert attempt(house, "urchins", day)["code"] == "no-puzzle"
    assert attempt(house, "icecool")["code"] == "no-puzzle"
