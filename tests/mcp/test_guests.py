"""Agents come, linger, go and come back; whoever waits is told that the server is still there."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import pytest
from mcp import Client

import seaboard
from seaboard.mcp import guests
from seaboard.mcp.guests import Guest, Guests, NoSeat
from seaboard.mcp.stdio import passing
from seaboard.server.tables.hall import Hall
from seaboard.server.tables.table import Table
from tests.server.house import FRIEND, ME, QUICK, House
from tests.waiting import PATIENCE, until

from .agent import Agent, Refused, with_agent

pytestmark = pytest.mark.once


def seats_here(house: House, table: str) -> list[bool]:
    return [facts.here for facts in house.hall.tables[table].seats.facts()]


def guests_at(table: Table) -> list[Guest]:
    return [one for one in table.watchers if isinstance(one, Guest)]


def test_somebody_who_says_nothing_is_gone_after_a_while_and_may_come_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guests, "LINGERING", 0.02)

    async def act(agent: Agent) -> None:
        await agent.sit(game="urchins", others=["friend"])
        await until("the agent to go", lambda: not any(seats_here(house, agent.table)))
        assert "It is your turn." in await agent.call("look", seat=agent.seat)

    with_agent(house, act)


def test_who_comes_back_after_a_while_answers_what_it_had_seen(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = house.open(ME, FRIEND, game="urchins")
    table = house.hall.tables[seated["table"]]

    async def act(agent: Agent) -> None:
        await agent.sit(link=seated["table"])
        ann = house.watch(seated["table"], seated["token"])
        for _ in range(2):
            ann.move()
        await agent.wait()
        monkeypatch.setattr(guests, "LINGERING", 0.02)
        await agent.wait()
        await until("the agent to go", lambda: not guests_at(table))
        for _ in range(2):  # somebody with the same seat plays on, so does Ann: the agent's turn once more
            played = house.watch(seated["table"], agent.seat.partition(".")[2])
            while played.state["to_move"] == [1]:
                played.move()
            while played.until(lambda state: state["to_move"] or state["over"])["to_move"] == [0]:
                ann.until(lambda state: state["to_move"] == [0])
                ann.move()
                played.until(lambda state: state["ply"] == ann.state["ply"])
        ply = table.story.ply
        with pytest.raises(Refused, match="has changed since you last looked"):
            await agent.move(table.story.match.moves(1)[0])
        assert table.story.ply == ply

    with_agent(house, act)


def test_who_waits_stays(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "LINGERING", 0.02)
    seated = house.open(ME, FRIEND, game="urchins")
    table = house.hall.tables[seated["table"]]

    async def act(agent: Agent) -> None:
        await agent.sit(link=seated["table"])
        waiting = asyncio.create_task(agent.call("look", seat=agent.seat, seconds=20))
        await until("the agent to wait", lambda: any(guest.calls for guest in guests_at(table)))
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
        monkeypatch.setattr(house.hall, "openings", Empty())
        with pytest.raises(Refused, match="Too much at once"):
            await agent.call("look", seat=agent.seat)
        with pytest.raises(Refused, match="Too many requests"):
            await agent.sit(game="urchins")
        assert (
            house.http.post("/api/tables", json={"game": "urchins", "seats": [ME, FRIEND]}).status_code == 429
        )

    with_agent(house, act)


def test_what_is_passed_on_is_what_the_server_says(house: House) -> None:
    async def run() -> None:
        async with Client(f"http://{house.host}:{house.port}/mcp") as far, Client(passing(far)) as near:
            assert near.instructions == far.instructions
            assert await near.list_tools() == await far.list_tools()
            assert await near.list_resource_templates() == await far.list_resource_templates()
            assert "U21" in str((await near.read_resource("seaboard://rules/urchins/en")).contents[0])
            agent = Agent(near)
            await agent.sit(game="urchins", others=["friend"])
            with pytest.raises(Refused, match="U"):
                await agent.move("*i9")

    asyncio.run(run())


# ------------------------------------------------------------------ at a hall of their own


class StubTable:
    """A table at which nothing happens."""

    def __init__(self, name: str) -> None:
        match = seaboard.game("urchins").new(players=2, seed=1)
        self.name, self.story = name, SimpleNamespace(match=match, ply=0, moves=0)
        self.seats = SimpleNamespace(owner=lambda token: 0 if token == "mine" else None)
        self.here: list[Guest] = []
        self.undo_asked = None

    async def come(self, guest: Guest, known: int, known_ply: int) -> None:
        self.here.append(guest)

    def leave(self, guest: Guest) -> None:
        self.here.remove(guest)


class StubHall:
    """A hall in which some tables take for ever to load."""

    def __init__(self) -> None:
        self.slow: set[str] = set()
        self.tables: dict[str, StubTable] = {}
        self.loaded: list[str] = []

    async def seat_of(self, name: str, token: str) -> int | None:
        return 0 if token == "mine" else None

    @contextlib.asynccontextmanager
    async def table(self, name: str) -> AsyncIterator[StubTable]:
        self.loaded.append(name)
        if name in self.slow:
            await asyncio.Event().wait()
        yield self.tables.setdefault(name, StubTable(name))


@contextlib.asynccontextmanager
async def guests_of(hall: StubHall) -> AsyncIterator[Guests]:
    found = Guests(cast(Hall, hall), QUICK)
    try:
        yield found
    finally:
        await found.close()


def test_nobody_waits_for_the_table_of_another() -> None:
    async def run() -> None:
        hall = StubHall()
        hall.slow.add("slow")
        async with guests_of(hall) as here:
            first, second = (asyncio.create_task(here.guest("slow.mine", "x")) for _ in range(2))
            await until("the slow table to be loaded", lambda: hall.loaded)
            guest = await asyncio.wait_for(here.guest("quick.mine", "y"), PATIENCE)
            assert guest is await asyncio.wait_for(here.guest("quick.mine", "y"), PATIENCE)
            assert not first.done() and not second.done()
            assert hall.loaded == ["slow", "quick"], "one seat comes once"
        for task in (first, second):
            with pytest.raises(asyncio.CancelledError):
                await task

    asyncio.run(run())


def test_for_a_seat_that_is_nobodys_no_table_is_loaded() -> None:
    async def run() -> None:
        hall = StubHall()
        async with guests_of(hall) as here:
            with pytest.raises(NoSeat):
                await here.guest("quick.guess", "x")
        assert not hall.loaded

    asyncio.run(run())


def test_a_caller_who_hangs_up_takes_nobody_along() -> None:
    async def run() -> None:
        hall = StubHall()
        hall.slow.add("slow")
        async with guests_of(hall) as here:
            first, second = (asyncio.create_task(here.guest("slow.mine", "x")) for _ in range(2))
            await until("the slow table to be loaded", lambda: hall.loaded)
            first.cancel()
            with pytest.raises(asyncio.CancelledError):
                await first
            assert not second.done()

    asyncio.run(run())


def test_whoever_goes_for_others_is_idle_of_the_fullest_address_and_hears_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(guests, "MOST_GUESTS", 3)

    async def run() -> None:
        async with guests_of(StubHall()) as here:
            alone = await here.guest("a.mine", "alone")
            waiting = await here.guest("b.mine", "crowd")
            waiting.calls = 1
            idle = await here.guest("c.mine", "crowd")
            newest = await here.guest("d.mine", "crowd")
            assert [guest.gone for guest in (alone, waiting, idle, newest)] == [False, False, True, False]
            assert idle.changed.is_set(), "whoever waits for it looks up"
            alone.calls = newest.calls = 1
            last = await here.guest("e.mine", "other")
            assert not last.gone, "nobody goes before it was served"
            assert len(here.here) == 4

    asyncio.run(run())


def test_whoever_has_seen_nothing_answers_nothing() -> None:
    async def run() -> None:
        async with guests_of(StubHall()) as here:
            guest = await here.guest("a.mine", "x")
            assert guest.ply == guests.UNSEEN
            guest.ply = 7
            guest.dismiss()
            assert (await here.guest("a.mine", "x")).ply == 7

    asyncio.run(run())
