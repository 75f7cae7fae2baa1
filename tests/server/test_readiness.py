"""Until the rules are loaded the page is served, the shelf is shown, and tables wait."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from seaboard.server.thinkers import BotFailed, Progress

from .house import BOT, GAME, ME, FirstMove, House, running

WISH = {"game": GAME, "seats": [ME, BOT]}


class Slow(FirstMove):
    """A worker that compiles until it is told to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.done = threading.Event()

    async def warm_up(self, progress: Progress) -> None:
        progress(1, 3, "Fish & Chips")
        while not self.done.is_set():
            await asyncio.sleep(0.005)


class NoWorker(FirstMove):
    """A machine on which no worker can be started."""

    async def warm_up(self, progress: Progress) -> None:
        raise BotFailed("no process to be had")


def test_tables_wait_and_the_rest_does_not(path: Path) -> None:
    slow = Slow()
    with running(path, slow) as house:
        health = house.http.get("/api/health").json()
        assert health == {"status": "warming", "done": 1, "total": 3, "step": "Fish & Chips"}
        assert house.http.get("/api/games").status_code == 200
        opened: list[int] = []
        opening = threading.Thread(target=lambda: opened.append(open_table(house)))
        opening.start()
        client = house.connect("nowhere")
        client.say(type="hello")
        with pytest.raises(TimeoutError):
            client.hear("fault", timeout=0.1)
        assert opened == []
        slow.done.set()
        opening.join(5)
        assert opened == [201]
        assert client.hear("fault")["code"] == "no-table"
        assert house.http.get("/api/health").json()["status"] == "ready"


def test_without_workers_people_can_still_play(path: Path) -> None:
    with running(path, NoWorker()) as house:
        assert open_table(house) == 201


def open_table(house: House) -> int:
    return house.http.post("/api/tables", json=WISH).status_code
