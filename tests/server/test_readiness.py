"""Until a game's rules are loaded the page is served, the shelf is shown, and that game's tables wait."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import seaboard
from seaboard.server.thinking.readiness import Progress, Readiness

from .house import BOT, FRIEND, GAME, ME, FirstMove, House, running

OTHER = "urchins"


class Slow:
    """Builds a game's library until it is told to stop; the other games are quick."""

    def __init__(self, slow: str = GAME) -> None:
        self.slow = slow
        self.done = threading.Event()
        self.built: list[str] = []

    def __call__(self, game: str, progress: Progress) -> None:
        if game == self.slow:
            progress(1, 2, game)
            self.done.wait()
        self.built.append(game)


def fail(game: str, progress: Progress) -> None:
    raise OSError("no library to be had")


def test_tables_wait_and_the_rest_does_not(path: Path) -> None:
    slow = Slow()
    with running(path, load=slow) as house:
        others = len(seaboard.games()) - 1
        health = until(house, lambda health: health["done"] == others and health["percent"] % 25)
        assert health["status"] == "warming" and GAME not in health["ready"]
        assert health["total"] == others + 1 and health["done"] == len(health["ready"])
        assert health["percent"] == (100 * others + 50) // (others + 1)
        assert house.http.get("/api/games").status_code == 200
        opened: list[int] = []
        opening = threading.Thread(target=lambda: opened.append(open_table(house, GAME)))
        opening.start()
        until(house, lambda health: opened == [])
        slow.done.set()
        opening.join(5)
        assert opened == [201]
        health = until(house, lambda health: health["status"] == "ready")
        assert health["ready"] == seaboard.games() and health["step"] == ""


def test_a_table_waits_for_its_own_game_only(path: Path) -> None:
    with running(path) as house:
        mine = house.open(ME, FRIEND)
        theirs = house.http.post("/api/tables", json=wish(OTHER)).json()
    tokens = {seated["table"]: seated["token"] for seated in (mine, theirs)}
    slow = Slow(OTHER)
    with running(path, load=slow) as house:
        assert open_table(house, GAME) == 201
        assert house.watch(mine["table"], mine["token"]).state["seat"] == 0
        waiting = house.connect(theirs["table"])
        waiting.say(type="hello", token=theirs["token"])
        with pytest.raises(TimeoutError):
            waiting.hear("state", timeout=0.1)
        assert my_tables(house, tokens) == [mine["table"]]
        slow.done.set()
        assert waiting.hear("state")["seat"] == 0
        assert my_tables(house, tokens) == [mine["table"], theirs["table"]]


def test_the_game_that_somebody_waits_for_comes_next() -> None:
    async def scenario() -> list[str]:
        slow = Slow(order[0])
        readiness = Readiness(slow, lambda health: None)
        warming = asyncio.create_task(readiness.warm_up(FirstMove(), side_by_side=1))
        await asyncio.sleep(0)
        waiting = asyncio.create_task(readiness.wait(order[-1]))
        await asyncio.sleep(0)
        slow.done.set()
        await asyncio.gather(warming, waiting)
        return slow.built

    order = list(Readiness(fail, lambda health: None).settled)
    assert sorted(order) == seaboard.games()
    assert asyncio.run(scenario()) == [order[0], order[-1], *order[1:-1]]


def test_a_game_that_could_not_be_prepared_can_still_be_played(path: Path) -> None:
    with running(path, load=fail) as house:
        assert open_table(house, GAME) == 201


def wish(game: str) -> dict[str, Any]:
    return {"game": game, "seats": [ME, BOT]}


def open_table(house: House, game: str) -> int:
    return house.http.post("/api/tables", json=wish(game)).status_code


def my_tables(house: House, tokens: dict[str, str]) -> list[str]:
    return [found["table"] for found in house.http.post("/api/mine", json={"tokens": tokens}).json()]


def until(house: House, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    while not fits(health := house.http.get("/api/health").json()):
        pass
    found: dict[str, Any] = health
    return found
