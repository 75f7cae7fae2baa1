"""What every store owes: whatever keeps tables passes this suite."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from seaboard.server.store.postgres import PostgresStore
from seaboard.server.store.protocol import (
    Damaged,
    LogRow,
    PlyTaken,
    SeatRow,
    SeatTaken,
    StorageError,
    Store,
    TableRow,
)
from seaboard.server.store.sql import SqlStore
from seaboard.server.store.sqlite import SqliteStore
from tests.server.memory_store import Memory, MemoryStore
from tests.server.postgres_server import PostgresServer

Open = Callable[[], Store]  # a further store over the same tables, as a second server would have it
ROW = TableRow(
    table="t1",
    game="fish-and-chips",
    rules_version="1",
    players=2,
    seed=2**128 - 1,
    options={"buoy": "f1", "parts": ["a", "b"], "clock": 0, "open": True, "name": "mer – 🦀"},
    seats=(SeatRow(0, "person", "Ann", "", "ab", "turtle"), SeatRow(1, "open")),
    terms={"clock": "game", "seconds": 600, "hints": False, "host": 0},
)


def commits_begun(store: SqlStore[Any]) -> list[int]:
    """A list that grows by the number of jobs whenever the store's writer begins to write."""
    begun: list[int] = []
    write = store.writer.write

    def noted(jobs: list[Any]) -> Any:
        begun.append(len(jobs))
        return write(jobs)

    store.writer.write = noted
    return begun


def sqlite_stores(request: pytest.FixtureRequest) -> Open:
    path: Path = request.getfixturevalue("path")
    return lambda: SqliteStore(path)


def postgres_stores(request: pytest.FixtureRequest) -> Open:
    server: PostgresServer = request.getfixturevalue("postgres")
    address = server.emptied()
    return lambda: PostgresStore(address)


def memory_stores(request: pytest.FixtureRequest) -> Open:
    memory = Memory()
    return lambda: MemoryStore(memory)


@pytest.fixture(params=[sqlite_stores, postgres_stores, memory_stores])
def open_store(request: pytest.FixtureRequest) -> Iterator[Open]:
    """Opens stores over the same tables; they are closed after the test."""
    open_one, opened = request.param(request), []

    def open_and_remember() -> Store:
        opened.append(open_one())
        store: Store = opened[-1]
        return store

    yield open_and_remember
    for store in opened:
        store.close()


def move(text: str, seat: int = 0) -> LogRow:
    return LogRow("move", seat, text)


def test_what_was_written_is_read_again_also_after_a_restart(open_store: Open) -> None:
    async def scenario() -> None:
        store = open_store()
        created = await store.create(ROW)
        assert created == replace(ROW, created_at=created.created_at)
        assert abs(created.created_at - time.time()) < 60
        rows = [move("ok"), move("a1xb2 {0.5; “é”}", 1), LogRow("undo", 0, "1")]
        await store.append("t1", 0, rows[:2])
        await store.append("t1", 2, rows[2:])
        assert await store.table("t1") == created and await store.log("t1") == rows
        store.close()
        again = open_store()
        assert await again.table("t1") == created and await again.log("t1") == rows

    asyncio.run(scenario())


def test_a_table_that_nobody_opened_is_none_and_has_no_log(open_store: Open) -> None:
    async def scenario() -> None:
        store = open_store()
        await store.create(ROW)
        assert await store.table("t2") is None and await store.log("t2") == []
        assert await store.log("t1") == []

    asyncio.run(scenario())


@pytest.mark.parametrize("name", ["", "t1\0", "\0", "\ud800", "t1\n", "'; --", "x" * 100_000])
def test_whatever_is_asked_for_is_no_table(open_store: Open, name: str) -> None:
    async def scenario() -> None:
        store = open_store()
        await store.create(ROW)
        assert await store.table(name) is None
        assert await store.table("t1") is not None

    asyncio.run(scenario())


def test_tables_do_not_mix(open_store: Open) -> None:
    async def scenario() -> None:
        store = open_store()
        for table in ("t1", "t2"):
            await store.create(replace(ROW, table=table))
            await store.append(table, 0, [move(table)])
        await store.rename("t2", 0, "Zoë", "")
        assert await store.log("t1") == [move("t1")] and await store.log("t2") == [move("t2")]
        first = await store.table("t1")
        assert first is not None and first.seats == ROW.seats

    asyncio.run(scenario())


def test_a_ply_is_written_once_and_a_refused_append_leaves_nothing(open_store: Open) -> None:
    async def scenario() -> None:
        store, rival = open_store(), open_store()
        await store.create(ROW)
        await store.append("t1", 0, [move("a")])
        with pytest.raises(PlyTaken):
            await rival.append("t1", 0, [move("b")])
        await rival.append("t1", 1, [move("c")])
        with pytest.raises(PlyTaken):
            await store.append("t1", 0, [move("d"), move("e"), move("f")])
        await store.append("t1", 4, [move("z")])
        with pytest.raises(PlyTaken):  # the last of them is there already
            await rival.append("t1", 2, [move("x"), move("y"), move("z")])
        await rival.append("t1", 2, [move("d"), move("e")])
        assert [row.text for row in await rival.log("t1")] == ["a", "c", "d", "e", "z"]

    asyncio.run(scenario())


def test_many_write_at_once_and_one_who_is_refused_spoils_nothing(open_store: Open) -> None:
    async def scenario() -> None:
        store = open_store()
        await store.create(ROW)
        jobs = [store.append("t1", ply, [move(str(ply))]) for ply in range(200)]
        jobs.insert(100, store.append("t1", 5, [move("again")]))
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(error) for error in done if error is not None] == [PlyTaken]
        assert [row.text for row in await store.log("t1")] == [str(ply) for ply in range(200)]

    asyncio.run(scenario())


def test_two_who_want_one_seat(open_store: Open) -> None:
    async def scenario() -> None:
        store, rival = open_store(), open_store()
        await store.create(ROW)
        sits = [store.sit("t1", SeatRow(1, "person", name, "", name, "whale")) for name in ("ben", "cid")]
        first, second = await asyncio.gather(*sits, return_exceptions=True)
        assert first is None and isinstance(second, SeatTaken)
        for seat in (0, 1):  # a person's, and one that was open once
            with pytest.raises(SeatTaken):
                await rival.sit("t1", SeatRow(seat, "person", "eve", "", "eve"))
        row = await rival.table("t1")
        assert row is not None and row.seats == (
            ROW.seats[0],
            SeatRow(1, "person", "ben", "", "ben", "whale"),
        )

    asyncio.run(scenario())


def test_a_seat_is_given_only_as_it_was(open_store: Open) -> None:
    async def scenario() -> None:
        store, rival = open_store(), open_store()
        await store.create(ROW)
        ann = ROW.seats[0]
        lent = replace(ann, kind="bot", bot="seal")
        await store.rename("t1", 0, "Anne", "ray")  # a name is no reason to refuse, nor is an animal
        await store.reseat("t1", ann, lent)
        for late in (SeatRow(0, "open"), lent):
            with pytest.raises(SeatTaken):
                await rival.reseat("t1", ann, late)
        with pytest.raises(SeatTaken):
            await rival.reseat("t1", replace(lent, token_sha256="cd"), ann)
        await rival.reseat("t1", lent, SeatRow(0, "open"))
        row = await store.table("t1")
        assert row is not None and row.seats == (SeatRow(0, "open"), ROW.seats[1])

    asyncio.run(scenario())


def test_a_new_name_changes_nothing_else(open_store: Open) -> None:
    async def scenario() -> None:
        store = open_store()
        created = await store.create(ROW)
        await store.rename("t1", 0, "Anne-Zoë", "gull")
        row = await store.table("t1")
        anne = replace(ROW.seats[0], name="Anne-Zoë", avatar="gull")
        assert row == replace(created, seats=(anne, ROW.seats[1]))

    asyncio.run(scenario())


def test_an_analysis_is_kept_with_its_ply_and_a_later_one_takes_its_place(open_store: Open) -> None:
    async def scenario() -> None:
        store = open_store()
        for table in ("t1", "t2"):
            await store.create(replace(ROW, table=table))
        assert await store.analysis("t1") is None
        await store.keep_analysis("t1", 3, b'{"bot":"\xc3\xa9"}')
        await store.keep_analysis("t1", 7, b'{"bot":"orca"}')
        store.close()
        again = open_store()
        assert await again.analysis("t1") == (7, b'{"bot":"orca"}') and await again.analysis("t2") is None

    asyncio.run(scenario())


def test_a_missing_ply_is_noticed(open_store: Open) -> None:
    async def scenario() -> None:
        store = open_store()
        await store.create(ROW)
        await store.append("t1", 1, [move("b")])
        with pytest.raises(Damaged, match="ply 0"):
            await store.log("t1")

    asyncio.run(scenario())


def test_what_is_closed_says_so(open_store: Open) -> None:
    async def scenario() -> None:
        store = open_store()
        await store.create(ROW)
        store.close()
        store.close()
        for work in (
            store.create(replace(ROW, table="t2")),
            store.append("t1", 0, [move("a")]),
            store.sit("t1", SeatRow(1, "person", "ben")),
            store.reseat("t1", ROW.seats[0], SeatRow(0, "open")),
            store.rename("t1", 0, "Anne", ""),
            store.keep_analysis("t1", 0, b"{}"),
            store.table("t1"),
            store.log("t1"),
            store.analysis("t1"),
        ):
            with pytest.raises(StorageError) as refused:
                await work
            assert refused.value.reason == "closed" and refused.value.place in str(refused.value)

    asyncio.run(scenario())


def test_who_closes_waits_for_what_is_being_written(open_store: Open) -> None:
    async def scenario() -> None:
        store = open_store()
        await store.create(ROW)
        writing = [asyncio.ensure_future(store.append("t1", ply, [move("a")])) for ply in range(20)]
        await asyncio.sleep(0)  # they are on their way
        store.close()
        await asyncio.gather(*writing)
        assert len(await open_store().log("t1")) == 20

    asyncio.run(scenario())


def test_all_tables_are_named_the_oldest_first(open_store: Open) -> None:
    async def scenario() -> None:
        store = open_store()
        assert await store.names() == []
        for name in ("t3", "t1", "t2"):
            await store.create(replace(ROW, table=name))
        assert await open_store().names() == ["t3", "t1", "t2"]

    asyncio.run(scenario())


def test_a_store_that_works_can_be_asked_whether_it_does(open_store: Open) -> None:
    async def scenario() -> None:
        store = open_store()
        await store.create(ROW)
        await store.append("t1", 0, [move("a")])
        before = store.commits
        await store.check()
        assert store.commits > before and store.trouble is None
        assert await store.log("t1") == [move("a")]
        store.close()
        with pytest.raises(StorageError):
            await store.check()

    asyncio.run(scenario())
