"""A server with a door for agents, which all tests of this folder share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from seaboard.mcp.door import Door
from tests.server.house import House, running


@pytest.fixture(scope="session")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("agents") / "seaboard.sqlite3", annexes=[Door]) as house:
        yield house


@pytest.fixture
def house(open_house: House) -> Iterator[House]:
    """The shared server as one guest knows it; the guest's sockets close with the test."""
    guest = House((open_house.host, open_house.port), open_house.hall, open_house.thinkers)
    yield guest
    guest.close()
