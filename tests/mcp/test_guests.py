"""Agents come, linger, go and come back; whoever waits is told that the server is still there."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from mcp import Client

from seaboard.mcp import guests
from seaboard.mcp.stdio import passing
from seaboard.mcp.tools import Tools
from tests.server.house import FRIEND, ME, House

from .agent import Agent, Refused, with_agent

pytestmark = pytest.mark.once


def seats_here(house: House, table: str) -> list[bool]:
    return [facts.here for facts in house.hall.tables[table].seats.facts()]


def test_somebody_who_says_nothing_is_gone_after_a_while_and_may_come_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guests, "LINGERING", 0.02)

    async def act(agent: Agent) -> None:
        await agent.sit(game="urchins", others=["friend"])
        while any(seats_here(house, agent.table)):
            await asyncio.sleep(0.005)
        assert "It is your turn." in await agent.call("look", seat=agent.seat)

    with_agent(house, act)


def test_who_waits_stays(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "LINGERING", 0.02)
    seated = house.open(ME, FRIEND, game="urchins")
    table = house.hall.tables[seated["table"]]

    async def act(agent: Agent) -> None:
        await agent.sit(link=seated["table"])
        waiting = asyncio.create_task(agent.call("look", seat=agent.seat, seconds=20))
        while not any(isinstance(one, guests.Guest) and one.calls for one in table.watchers):
            await asyncio.sleep(0.005)
        await asyncio.sleep(3 * guests.LINGERING)
        assert seats_here(house, seated["table"]) == [False, True]
        ann = house.watch(seated["table"], seated["token"])
        for _ in range(2):
            ann.move()
        assert "It is your turn." in await waiting

    with_agent(house, act)


def test_there_is_room_for_so_many(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "MOST_GUESTS", 1)

    async def act(agent: Agent) -> None:
        await agent.sit(game="urchins", others=["friend"])
        first = agent.table
        await agent.sit(game="urchins", others=["friend"])
        assert seats_here(house, first) == [False, False]
        assert seats_here(house, agent.table) == [True, False]

    with_agent(house, act)


def test_a_caller_who_waits_hears_that_the_server_is_still_there(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guests, "BEAT", 0.01)
    seated = house.open(ME, FRIEND, game="urchins")
    heard: list[str | None] = []

    async def hear(progress: float, total: float | None, message: str | None) -> None:
        heard.append(message)

    async def act(agent: Agent) -> None:
        await agent.sit(link=seated["table"])
        arguments: dict[str, Any] = {"seat": agent.seat, "seconds": 0.2}
        await agent.client.call_tool("look", arguments, progress_callback=hear)

    with_agent(house, act)
    assert heard and heard[0] is not None and "call look to wait on" in heard[0]


def test_too_much_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    class Empty:
        def __init__(self, *settings: float) -> None: ...

        def take(self, address: str = "") -> bool:
            return False

    monkeypatch.setattr("seaboard.mcp.guests.Bucket", Empty)  # of a guest; others' are as they were

    async def act(agent: Agent) -> None:
        await agent.sit(game="urchins")
        monkeypatch.setattr(Tools, "openings", property(lambda tools: Empty()), raising=False)
        with pytest.raises(Refused, match="Too much at once"):
            await agent.call("look", seat=agent.seat)
        with pytest.raises(Refused, match="Too many requests"):
            await agent.sit(game="urchins")

    with_agent(house, act)


def test_what_is_passed_on_is_what_the_server_says(house: House) -> None:
    async def run() -> None:
        async with Client(f"http://{house.host}:{house.port}/mcp") as far, Client(passing(far)) as near:
            assert near.instructions == far.instructions
            assert await near.list_tools() == await far.list_tools()
            agent = Agent(near)
            await agent.sit(game="urchins", others=["friend"])
            with pytest.raises(Refused, match="U"):
                await agent.move("*i9")

    asyncio.run(run())
