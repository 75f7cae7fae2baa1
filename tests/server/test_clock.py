"""The clock of a decision: who runs out of time gets what the game says; other games never notice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

import seaboard
from seaboard.match.abilities import Timed
from seaboard.match.options import Options
from seaboard.server.store.protocol import StorageError
from seaboard.server.tables.clock import Clock

from .house import BOT, FRIEND, ME, House, running

SOON = 0.05  # seconds


class Hasty:
    """The game's clock, run down."""

    def __init__(self, clock: Timed[Any]) -> None:
        self.overtime = clock.overtime

    def seconds(self, options: Options) -> float:
        return SOON if options["clock"] else 0.0


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that has hardly begun, and films of no length."""
    game = seaboard.game("icecool")
    assert game.clock is not None
    monkeypatch.setattr(game, "clock", Hasty(game.clock))
    monkeypatch.setattr(game, "films", None)


def test_who_lets_the_clock_run_out_is_moved_for(house: House, hasty: None) -> None:
    ann = house.open(ME, FRIEND, game="icecool", first_catcher=0)
    house.sit(ann["table"])
    watcher = house.watch(ann["table"])
    watcher.reach(4)
    moves = [entry["move"] for entry in watcher.log]
    assert moves[0] == "place x=0.425 y=0.505"  # the default spot
    assert moves[1] == "flick phi=0.1275 power=0.4000 side=0.00 height=0.00"  # at the centre of D1
    assert moves[2] == "skip" or moves[2:4] == ["stay", "skip"]
    told = [event["kind"] for entry in watcher.log for event in entry["events"]]
    assert "skipped" in told


def test_a_table_without_a_clock_waits(house: House, hasty: None) -> None:
    ann = house.open(ME, FRIEND, game="icecool", first_catcher=0, clock=0)
    house.sit(ann["table"])
    client = house.watch(ann["table"], ann["token"])
    assert "clock" not in client.state
    _, fish, _ = house.two_people()
    assert "clock" not in fish.state


def test_the_state_tells_how_many_seconds_are_left(house: House) -> None:
    ann = house.open(ME, FRIEND, game="icecool", first_catcher=0, clock=60)
    client = house.watch(ann["table"], ann["token"])
    assert 0 < client.state["clock"] <= 60
    assert "clock" not in client.move("place x=0.425 y=0.505")  # the Runner has not come yet
    house.sit(ann["table"])
    assert 0 < client.hear("state")["clock"] <= 60


def test_no_clock_runs_for_bots(path: Path, hasty: None) -> None:
    with running(path, bot_beat=60.0) as house:
        seated = house.open(ME, BOT, game="icecool", first_catcher=1)
        client = house.watch(seated["table"], seated["token"])
        assert "clock" not in client.state and client.state["thinking"] == [1]


def test_a_clock_that_cannot_store_its_word_begins_anew(path: Path, hasty: None) -> None:
    failed = asyncio.Event()

    async def full(*arguments: Any) -> None:
        failed.set()
        raise StorageError("full", Path("x"))

    with running(path) as house:
        ann = house.open(ME, FRIEND, game="icecool", first_catcher=0)
        house.sit(ann["table"])
        with patch.object(house.hall.store, "append", full):
            client = house.watch(ann["table"], ann["token"])
            while not failed.is_set():
                client.say(type="ping")
                client.hear("pong")
        assert client.reach(1)["ply"] == 1


def test_what_is_taken_back_and_decided_anew_brings_no_new_time() -> None:
    async def scenario() -> None:
        rung: list[float] = []

        async def ring() -> None:
            rung.append(0.0)

        clock = Clock(ring)
        assert clock.left is None and not clock.is_up
        clock.run((0, 3), 3, 100.0)
        end = clock.end
        clock.run((0, 3), 4, 200.0)  # the next decision of that turn
        assert clock.end > end
        end = clock.end
        for moves in (3, 4):  # taken back, decided anew
            clock.run((0, 3), moves, 300.0)
            assert clock.end == end
        clock.run((1, 3), 4, 400.0)  # somebody else
        assert clock.end > end
        clock.stop()
        assert clock.left is None and rung == []

    asyncio.run(scenario())


def test_a_clock_rings_once() -> None:
    async def scenario() -> None:
        rung = asyncio.Event()

        async def ring() -> None:
            assert clock.is_up
            rung.set()

        clock = Clock(ring)
        clock.run((0, 0), 0, 0.0)
        await rung.wait()

    asyncio.run(scenario())
