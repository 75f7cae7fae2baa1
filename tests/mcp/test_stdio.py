"""`seaboard mcp`: an agent that starts a program, which serves tables itself or passes all on to a server."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from mcp import Client, StdioServerParameters

from seaboard.cli import main
from seaboard.mcp import door
from tests.server.house import FRIEND, ME, House

from .agent import Agent

pytestmark = [
    pytest.mark.once,
    # The protocol's client kills a program that is slow to end, as on a busy machine, and lets go of it.
    pytest.mark.filterwarnings("ignore:subprocess .* is still running:ResourceWarning"),
]


def with_program(arguments: list[str], act: Callable[[Agent], Awaitable[None]]) -> None:
    """Let an agent act, who started `seaboard mcp`."""
    program = StdioServerParameters(command=sys.executable, args=["-m", "seaboard", "mcp", *arguments])

    async def run() -> None:
        async with Client(program) as client:
            await act(Agent(client))

    asyncio.run(run())


def test_tables_of_its_own(tmp_path: Path) -> None:
    async def act(agent: Agent) -> None:
        told = await agent.sit(game="urchins", others=["plankton"])
        assert "http://127.0.0.1:" in told
        await agent.wait()
        assert "- A: " in await agent.move(agent.moves[0])

    with_program(["--port", "0", "--data", str(tmp_path / "tables.sqlite3")], act)


def test_tables_of_a_server_elsewhere(house: House) -> None:
    seated = house.open(FRIEND, ME, game="urchins")

    async def act(agent: Agent) -> None:
        assert (await agent.client.list_tools()).tools[0].name == "games"
        await agent.sit(link=f"http://{house.host}:{house.port}/t/{seated['table']}")
        await agent.move(agent.moves[0], seconds=0)

    with_program(["--server", f"http://{house.host}:{house.port}"], act)
    assert house.hall.tables[seated["table"]].story.ply > 0


def test_nobody_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mcp", "--lang", "en", "--server", "http://127.0.0.1:9"]) == 2
    assert "no Seaboard speaks with agents at http://127.0.0.1:9/mcp" in capsys.readouterr().err


def test_without_the_protocol(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(door, "find_spec", lambda name: None)
    assert main(["mcp", "--lang", "en"]) == 2
    assert "seaboard[mcp]" in capsys.readouterr().err
