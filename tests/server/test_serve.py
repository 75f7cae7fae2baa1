"""From an address to a running server."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import BaseRoute

from seaboard.server.serve import (
    NoPort,
    Server,
    address_of,
    bind,
    configure,
    default_store,
    host_among_neighbours,
    listen,
)
from seaboard.server.settings import Settings
from seaboard.server.store.protocol import StorageError
from seaboard.server.store.sqlite import SqliteStore
from seaboard.server.tables.hall import Hall
from seaboard.server.thinking.progress_bar import ProgressBar
from seaboard.server.web.app import create_app
from seaboard.server.web.door import Door
from seaboard.server.wire.bodies import Health
from seaboard.server.wire.socket import TableSocket

from .house import FirstMove


class Locked:
    """An annex that finds its place taken."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.routes: list[BaseRoute] = []

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        raise StorageError("locked", "here")
        yield


def test_a_taken_port_leads_to_the_next_free_one() -> None:
    with closing(bind("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with closing(listen("127.0.0.1", port)) as next_one:
            assert port < next_one.getsockname()[1] < port + 20
            assert address_of(next_one) == f"http://127.0.0.1:{next_one.getsockname()[1]}/"


@pytest.mark.parametrize(
    ("host", "port"), [("127.0.0.1", 70_000), ("203.0.113.7", 8000), ("no.such.host.invalid", 1)]
)
def test_an_impossible_address_is_told_without_a_traceback(host: str, port: int) -> None:
    with pytest.raises(NoPort) as refused:
        listen(host, port)
    assert host in str(refused.value)


def test_every_address_is_shown_as_one_to_type() -> None:
    with closing(bind("0.0.0.0", 0)) as listening:
        port = listening.getsockname()[1]
        assert address_of(listening) == f"http://{host_among_neighbours()}:{port}/"
        assert host_among_neighbours() not in ("0.0.0.0", "")


def test_sockets_go_through_our_own_door() -> None:
    config = configure(Starlette())
    assert (config.http, config.ws) == (Door, TableSocket)


def test_what_keeps_a_server_from_beginning_is_told_to_who_began_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[str] = []
    with closing(SqliteStore(tmp_path / "store")) as store, closing(bind("127.0.0.1", 0)) as listening:
        app = create_app(
            store, thinkers=lambda _: FirstMove(), load=lambda game, watch: None, annexes=[Locked]
        )
        server = Server(configure(app), address_of(listening), told.append, open_browser=False)
        with pytest.raises(StorageError) as refused:
            server.run(sockets=[listening])
        assert refused.value.reason == "locked" and not told
        assert not caplog.records, "a sentence says it, and nothing before it"
        assert listening.fileno() >= 0, "whoever tries again can listen"


def test_matches_have_a_home_that_can_be_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    assert default_store().name == "seaboard.sqlite3"
    monkeypatch.setenv("SEABOARD_DATA", "/elsewhere/matches")
    assert default_store() == Path("/elsewhere/matches")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_progress_bar_draws_over_itself_and_goes_away() -> None:
    out = Terminal()
    bar = ProgressBar(out)
    bar.show(Health("warming", 1, 4, "Fish & Chips", 25))
    bar.show(Health("warming", 2, 4, "Urchins", 50))
    bar.show(Health("ready", 4, 4, ""))
    lines = out.getvalue().split("\r")
    assert lines[1].startswith("[######..") and "25 % Fish & Chips" in lines[1]
    assert len(lines[2]) >= len(lines[1].rstrip()) and lines[3].strip() == "" and lines[-1] == ""
    quiet = io.StringIO()
    ProgressBar(quiet).show(Health("warming", 1, 4, "x"))
    assert quiet.getvalue() == ""
