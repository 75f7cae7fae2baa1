"""The end of a server: no new tables, what was begun is stored and told, pages come again."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest

from seaboard.server.store.sqlite import SqliteStore
from seaboard.server.wire.connection import Connection
from seaboard.server.wire.frames import RESTART
from tests.waiting import PATIENCE, wait_until

from .house import FRIEND, GAME, ME, House, running
from .postgres_server import PostgresServer

LONE = """
import sys
from seaboard.server.serve import serve
from seaboard.server.settings import Settings
place, drain, processes = sys.argv[1:]
where = {"database" if "://" in place else "data": place, "processes": int(processes)}
serve(port=0, settings=Settings(drain=float(drain), workers=1), log_as="json",
      announce=lambda address: print(address, flush=True), **where)
"""


@contextmanager
def lone(
    place: Path | str, drain: float = 0.0, processes: int = 1
) -> Iterator[tuple[subprocess.Popen[str], House]]:
    """A server as it is run, in a process of its own."""
    command = [sys.executable, "-c", LONE, str(place), str(drain), str(processes)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        house = House(("127.0.0.1", httpx.URL(process.stdout.readline().strip()).port or 0))
        yield process, house
        house.close()
    finally:
        process.kill()
        process.communicate(timeout=PATIENCE)


def test_sigterm_drains_then_ends_with_everything_stored(path: Path) -> None:
    with lone(path, drain=600.0) as (process, house):
        mine = house.open(ME, FRIEND)
        other = house.sit(mine["table"])
        ann, ben = (house.watch(mine["table"], one["token"]) for one in (mine, other))
        process.send_signal(signal.SIGTERM)
        wait_until("the server to stop", lambda: house.http.get("/readyz").json()["stopping"])
        refused = house.http.post("/api/tables", json={"game": GAME, "seats": [ME, FRIEND]})
        assert refused.status_code == 503 and refused.json()["code"] == "stopping"
        mover = ann if ann.state["moves"] else ben
        ply = mover.move()["ply"]  # whoever is there plays on
        for client in (ann, ben):
            client.socket.close()
        _, errors = process.communicate(timeout=PATIENCE)  # everybody has left: no reason to wait longer
        assert process.returncode == 0
        lines = [json.loads(line) for line in errors.splitlines()]
        assert [line["message"].split()[0] for line in lines] == ["Seaboard", "stopping:", "stopped;"]
        assert not any(one["token"] in errors for one in (mine, other))

    async def stored() -> int:
        store = SqliteStore(path)
        log = await store.log(mine["table"])
        store.close()
        return len(log)

    assert asyncio.run(stored()) == ply


@pytest.mark.parametrize("processes", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_a_server_over_a_database_says_once_that_it_has_stopped(
    postgres: PostgresServer, processes: int
) -> None:
    with lone(postgres.emptied(), processes=processes) as (process, _):
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=PATIENCE)
        # A process that had only begun is ended as it is, which Python itself may say a word about.
        told = [json.loads(line) for line in errors.splitlines() if line.startswith("{")]
        said = [line["message"].split()[0] for line in told]
        assert process.returncode == 0
        assert said[-1] == "stopped;" and said.count("stopped;") == 1


def test_a_move_that_was_begun_is_answered_before_the_goodbye(path: Path) -> None:
    with ExitStack() as later:
        with running(path) as house:
            guest = later.enter_context(closing(House((house.host, house.port))))
            _, ann, ben = guest.two_people()
            mover = ann if ann.state["moves"] else ben
            append, begun, go_on = house.hall.store.append, threading.Event(), threading.Event()

            async def slowly(*arguments: Any) -> None:
                begun.set()
                await asyncio.to_thread(go_on.wait, PATIENCE)
                await append(*arguments)

            later.enter_context(patch.object(house.hall.store, "append", slowly))
            mover.play(0, mover.state["moves"][0])
            mover.play(1, "too late")  # waits for its turn, which does not come
            assert begun.wait(PATIENCE), "the move does not reach the store"
            stop = Connection.stop

            def stopped(connection: Connection, code: int) -> None:
                stop(connection, code)
                go_on.set()

            later.enter_context(patch.object(Connection, "stop", stopped))
        assert mover.close_code() == RESTART
        kinds = [json.loads(text)["type"] for text in mover.heard]
        assert "change" in kinds and "refused" not in kinds


def test_a_page_is_told_to_come_again(path: Path) -> None:
    with ExitStack() as later:
        with running(path) as house:
            guest = later.enter_context(closing(House((house.host, house.port))))
            mine = guest.open(ME, FRIEND)
            client = guest.watch(mine["table"], mine["token"])
        assert client.close_code() == RESTART


def test_nobody_who_says_nothing_holds_the_end_up(path: Path) -> None:
    with running(path, hello_within=3600.0) as house:  # `running` fails where the end takes a minute
        house.connect(house.open(ME, FRIEND)["table"])  # no hello


@pytest.mark.parametrize("typed", [["--log", "xml"], ["--metrics-for", "home"], ["--drain", "-1"]])
def test_a_wrong_wish_is_a_mistake(typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    from seaboard.cli import main

    assert main(["serve", "--lang", "en", "--no-browser", *typed]) == 2
    assert typed[1] in capsys.readouterr().err
