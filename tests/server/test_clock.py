"""A table's clock over the wire: who runs out of time is moved for, by the game's own word or by a bot."""

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
from seaboard.server.tables import clock, due, table
from seaboard.server.tables.clock import Pace

from .house import BOT, FRIEND, ME, Client, House, running, two_turns

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
    watcher = house.watch(ann["table"], ann["token"])
    watcher.reach(4)
    moves = [entry["move"] for entry in watcher.log]
    assert moves[0] == "place x=0.425 y=0.505"  # the default spot
    assert moves[1] == "flick phi=0.1275 power=0.4000 side=0.00 height=0.00"  # at the centre of D1
    assert moves[2] == "skip" or moves[2:4] == ["stay", "skip"]
    told = [event["kind"] for entry in watcher.log for event in entry["events"]]
    assert "skipped" in told


def test_a_spectator_alone_does_not_run_the_players_clocks(house: House) -> None:
    ann = house.open(ME, FRIEND, game="icecool", first_catcher=0, clock=60)
    spectator = house.watch(ann["table"])
    assert "clock" not in spectator.state
    assert "clock" in house.watch(ann["table"], ann["token"]).state


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


def timed(house: House, game: str = "urchins", **terms: Any) -> tuple[Client, Client]:
    """Two people at a table with a clock."""
    wish = {"game": game, "seats": [ME, FRIEND], "terms": terms, "name": "Ann"}
    ann = house.http.post("/api/tables", json=wish).json()
    ben = house.sit(ann["table"])
    return house.watch(ann["table"], ann["token"]), house.watch(ann["table"], ben["token"])


def test_whose_time_is_up_is_moved_for_by_a_bot(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "pace_of", lambda terms: Pace("move", SOON))
    ann, ben = timed(house, clock="move", seconds=5)
    assert ann.reach(4)["ply"] >= 4 and ben.reach(4)["ply"] >= 4
    assert {entry["seat"] for entry in ann.log} == {0, 1}
    assert [seat["kind"] for seat in ann.state["table"]["seats"]] == ["person", "person"]


def test_a_bot_that_moves_for_somebody_tries_again_what_the_disk_refused(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock of a seat rings once: a decision that could not be kept must not be left to nobody."""
    monkeypatch.setattr(table, "pace_of", lambda terms: Pace("move", SOON))
    with running(path, bot_retry=0.05) as house:
        append, refusals = house.hall.store.append, iter(range(2))

        async def full(name: str, ply: int, rows: Any) -> None:
            if ply >= 2 and next(refusals, None) is not None:
                raise StorageError("full", path)
            await append(name, ply, rows)

        monkeypatch.setattr(house.hall.store, "append", full)
        ann, _ = timed(house, clock="move", seconds=5)
        assert ann.reach(4)["ply"] >= 4 and next(refusals, None) is None


def test_a_count_is_read_and_then_dealt_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "pace_of", lambda terms: Pace("game", 600.0))
    monkeypatch.setattr(clock, "READING", SOON)
    ann, ben = timed(house, "fish-and-chips", clock="game", seconds=600)
    while not due.anyone_may_send_it(house.hall.tables[ann.state["table"]["table"]].story.match):
        ply = two_turns(ann, ben)[0].move()["ply"]
        ann.reach(ply), ben.reach(ply)
    assert ann.until(lambda state: len(state["to_move"]) == 1)["to_move"]


def test_everybodys_time_is_told(house: House) -> None:
    ann, ben = timed(house, clock="game", seconds=60, increment=2)
    mover = two_turns(ann, ben)[0]
    own = mover.state["seat"]
    assert mover.state["times"][own] <= 60.0 and mover.state["times"][1 - own] == 60.0
    assert mover.state["clock"] == mover.state["times"][own]
    while mover.state["to_move"] == [own]:
        mover.move()
    assert 60.0 < mover.state["times"][own] <= 62.0


def test_what_is_left_is_known_after_a_restart(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ahead = [0.0]  # seconds by which the tables' time is ahead
    real = table.now
    monkeypatch.setattr(table, "now", lambda: real() + ahead[0])
    with running(path) as house:
        ann, ben = timed(house, clock="game", seconds=600)
        name = ann.state["table"]["table"]
        mover = two_turns(ann, ben)[0]
        own = mover.state["seat"]
        ahead[0] += 200.0
        while mover.state["to_move"] == [own]:
            mover.move()
        told = mover.state["times"]
        assert 300.0 < told[own] <= 400.0 and told[1 - own] == 600.0
    ahead[0] += 10_000.0  # nobody's
    with running(path) as house:
        spectator = house.watch(name)
        assert spectator.state["times"][own] == pytest.approx(told[own], abs=0.2)
        assert spectator.state["times"][1 - own] == 600.0


def test_terms_that_nobody_could_play_with_are_refused(house: House) -> None:
    for terms in (
        {"clock": "move", "seconds": 1},
        {"clock": "game", "seconds": 60, "increment": 1000},
        {"clock": "none", "seconds": 10},
        {"clock": "move", "seconds": 10, "increment": 5},
    ):
        wish = {"game": "urchins", "seats": [ME, FRIEND], "terms": terms}
        refused = house.http.post("/api/tables", json=wish)
        assert refused.status_code == 400 and refused.json()["code"] == "bad-terms"
