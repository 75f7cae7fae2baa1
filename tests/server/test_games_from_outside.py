"""A game that cannot be loaded is left out; one that can brings its own words and rulebook, or none."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

import seaboard
from seaboard import warm
from seaboard.kernel.nodes import MOST_SEATS
from seaboard.match import shelf as all_games
from seaboard.match.errors import BrokenGame
from seaboard.match.shelf import loading
from seaboard.server import shelf
from seaboard.server.thinking.readiness import Readiness

from .house import BOT, GAME, ME, FirstMove, House, running

BROKEN = "leviathan"


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package that promises a game and has none."""
    found = {**all_games.addresses(), BROKEN: "no_such_package:GAME"}
    monkeypatch.setattr(all_games, "addresses", lambda: found)
    shelf.find.cache_clear()
    yield
    shelf.find.cache_clear()


@pytest.mark.usefixtures("broken")
def test_it_is_not_on_the_shelf_and_the_log_says_why_once(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(BrokenGame):
        seaboard.game(BROKEN)
    with caplog.at_level(logging.ERROR, "seaboard.server"):
        for _ in range(3):
            boxes = [box["name"] for box in house.http.get("/api/games").json()]
            assert GAME in boxes and BROKEN not in boxes
        answer = house.http.post("/api/tables", json={"game": BROKEN, "seats": [ME, BOT]})
        assert (answer.status_code, answer.json()["code"]) == (404, "no-game")
        assert BROKEN not in answer.json()["params"]["known"]
    told = [record.getMessage() for record in caplog.records if BROKEN in record.getMessage()]
    assert len(told) == 1 and "no_such_package" in told[0]


@pytest.mark.usefixtures("broken")
def test_nobody_waits_for_it(path: Path) -> None:
    with running(path) as house:
        while (health := house.http.get("/api/health").json())["status"] != "ready":
            pass
        assert BROKEN not in health["ready"] and health["done"] == health["total"] == len(health["ready"])
        assert house.open(ME, BOT)["seat"] == 0


@pytest.mark.usefixtures("broken")
def test_what_waits_for_it_goes_on_when_it_is_left_out() -> None:
    async def scenario() -> None:
        readiness = Readiness(lambda game, progress: None, lambda health: None)
        waiting = asyncio.create_task(readiness.wait(BROKEN))
        await asyncio.sleep(0)
        await readiness.warm_up(FirstMove())
        await waiting
        assert readiness.is_ready(BROKEN) and readiness.health.status == "ready"

    asyncio.run(scenario())


@pytest.mark.usefixtures("broken")
def test_a_table_of_it_stays_in_the_store(path: Path) -> None:
    with running(path) as house:
        seated = house.open(ME, BOT)
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute('UPDATE "tables" SET game = ?', (BROKEN,))
        db.commit()
    with running(path) as house:
        answer = house.http.get(f"/api/tables/{seated['table']}/record")
        assert (answer.status_code, answer.json()["code"]) == (409, "unreadable-table")


@pytest.mark.usefixtures("broken")
def test_it_keeps_nobody_from_warming_up() -> None:
    names = [game.name for game in warm._all_that_load()]
    assert GAME in names and BROKEN not in names
    with pytest.raises(BrokenGame):
        seaboard.warm_up(games=[BROKEN])


def test_a_game_for_more_players_than_the_kernel_has_room_for_cannot_be_loaded() -> None:
    kind = type(seaboard.game(GAME))
    crowd = type("Crowd", (kind,), {"seats": range(2, MOST_SEATS + 2)})
    with pytest.raises(BrokenGame, match=f"at most {MOST_SEATS} players"), loading("crowd", "sea_crowd"):
        crowd()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_brings_its_own_words(house: House, language: str) -> None:
    answer = house.http.get(f"/api/games/{GAME}/words/{language}")
    assert answer.status_code == 200 and answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.text == seaboard.game(GAME).text_file("words", f"{language}.ftl") != ""


@pytest.mark.parametrize("address", [f"{GAME}/words/xx", f"{GAME}/words/EN", "chess/words/en", "words/en"])
def test_words_that_nobody_wrote_are_a_problem(house: House, address: str) -> None:
    answer = house.http.get(f"/api/games/{address}")
    assert answer.status_code == 404 and answer.json()["code"] in ("no-page", "no-game")


def test_a_game_without_a_rulebook_says_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seaboard.game(GAME), "text_file", lambda *path: None)
    answer = house.http.get(f"/api/rules/{GAME}/en")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-rules")
    assert house.http.get(f"/api/games/{GAME}/words/en").json()["code"] == "no-page"
