"""Most tests are guests of one server, each at tables of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .house import House, running
from .postgres_server import PostgresServer


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a server of this test's own keeps its matches."""
    return tmp_path / "seaboard.sqlite3"


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that all tests share."""
    with running(tmp_path_factory.mktemp("shared") / "seaboard.sqlite3") as open_house:
        yield open_house


@pytest.fixture
def house(shared_house: House) -> Iterator[House]:
    """The shared server as one guest knows it; the guest's sockets close with the test."""
    guest = House((shared_house.host, shared_house.port), shared_house.hall, shared_house.thinkers)
    guest.server = shared_house.server
    yield guest
    guest.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """The PostgreSQL that all tests share; one who stops it starts it again."""
    server = PostgresServer()
    yield server
    server.remove()
