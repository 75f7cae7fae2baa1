"""The puzzle of the day, from the page's side."""

from __future__ import annotations

import gzip
import json
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from seaboard.puzzles import puzzle_of, with_puzzles
from seaboard.server.web.prepared import prepared_puzzle
from tests.server.house import PREPARED, House
from tests.server.unfolding import unfolded

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
    assert (begun["played"], begun["over"], begun["solved"]) == ([], False, False)
    state = begun["state"]
    assert way[0] in state["moves"] and state["to_move"] == [state["seat"]] and state["log"] == []
    half = attempt(house, game, moves=way[: len(way) // 2])
    assert not half["over"] and not half["solved"] and half["played"][: len(way) // 2] == way[: len(way) // 2]
    solved = attempt(house, game, moves=way)
    assert solved["over"] and solved["solved"] and solved["value"] == solved["best"]
    assert solved["state"]["moves"] == solved["state"]["to_move"] == [] and not solved["state"]["over"]
    assert len(solved["state"]["log"]) == len(solved["played"]) == len(way)


@pytest.mark.parametrize("game", GAMES)
def test_a_solution_comes_to_whoever_asks_for_it(house: House, game: str) -> None:
    told = house.http.get(f"/api/puzzles/{game}/{DAY}/solution").json()
    assert told == {"moves": puzzle_of(game, DAY).solutions[0]}
    assert attempt(house, game, moves=told["moves"])["solved"]
    later = house.http.get(f"/api/puzzles/{game}/{datetime.now(UTC).date() + timedelta(2)}/solution")
    assert (later.status_code, later.json()["code"]) == (404, "no-puzzle")


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
    assert attempt(house, "urchins", why=attempt(house, "urchins")["state"]["moves"][0])["refused"] is None


def test_others_hands_stay_theirs(house: House) -> None:
    state = attempt(house, "oh-crab")["state"]
    for number, seat in enumerate(state["view"]["seats"]):
        assert ("hand" in seat) == (number == state["seat"])


def test_nobody_sees_the_day_after_tomorrow(house: House) -> None:
    for day in (datetime.now(UTC).date() + timedelta(2), "yesterday", "2026-02-30"):
        assert attempt(house, "urchins", day)["code"] == "no-puzzle"
    assert attempt(house, "icecool")["code"] == "no-puzzle"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_prepared_of_a_puzzle_is_what_the_rules_say(house: House, game: str) -> None:
    puzzle = puzzle_of(game, DAY)
    tries = json.loads(gzip.decompress(prepared_puzzle(game, puzzle.id)))
    boards, way = unfolded(tries), tuple(puzzle.solutions[0])
    assert boards[way].board["solved"]
    # Of this turn nothing is left out; of a whole solo game there is what lies near its solution.
    known = {moves[:number] for moves in boards for number in range(len(moves) + 1)}
    open_ = {(*moves, move) for moves, (board, _) in boards.items() for move in board["state"]["moves"]}
    assert (open_ <= known) == (game != "fish-and-chips")
    for moves in [(), way, *list(boards)[:: len(boards) // 4]]:
        assert boards[moves].board == attempt(house, game, moves=moves)
    for move, number in list(boards[()].refused.items())[::50]:
        refused = attempt(house, game, why=move)["refused"]
        assert {**tries["reasons"][number], "move": move} == refused


def test_a_puzzle_of_today_is_prepared_for_a_browser_without_network(house: House) -> None:
    today = datetime.now(UTC).date()
    tries = house.http.get(f"/api/puzzles/oh-crab/{today}/prepared", timeout=PREPARED).json()
    assert tries["first"]["board"] == attempt(house, "oh-crab", today)
    assert unfolded(tries)[tuple(puzzle_of("oh-crab", today).solutions[0])].board["solved"]


def test_only_puzzles_of_today_are_prepared(house: House) -> None:
    for day in (datetime.now(UTC).date() - timedelta(2), datetime.now(UTC).date() + timedelta(2), "never"):
        answer = house.http.get(f"/api/puzzles/urchins/{day}/prepared", timeout=PREPARED)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-puzzle")
