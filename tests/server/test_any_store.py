"""What every store owes: whatever keeps tables passes this suite."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

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
from seaboard.server.store.sqlite import SqliteStore

from .memory_store import Memory, MemoryStore

Open = Callable[[], Store]  # a further store over the same tables, as a second server would have it
ROW = TableRow(
    table="t1",
    game="fish-and-chips",
    rules_version="1",
    players=2,
    seed=2**128 - 1,
    options={"buoy": "f1", "parts": ["a", "b"], "clock": 0, "open": True, "name": "mer – 🦀"},
    seats=(SeatRow(0, "person", "Ann", "", "ab"), SeatRow(1, "open")),
)


def sqlite_stores(path: Path) -> Open:
    return lambda: SqliteStore(path)


def memory_stores(path: Path) -> Open:
    memory = Memory()
    return lambda: MemoryStore(memory)


@pytest.fixture(params=[sqlite_stores, memory_stores])
def open_store(request: pytest.FixtureRequest, path: Path) -> Iterator[Open]:
    """Opens stores over the same tables; they are closed after the test."""
    open_one, opened = request.param(path), []

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


def test_tables_do_not_mix(open_store: Open) -> None:
    async def scenario() -> None:
        store = open_store()
        for table in ("t1", "t2"):
            await store.create(replace(ROW, table=table))
            await store.append(table, 0, [move(table)])
        await store.rename("t2", 0, "Zoë")
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
        sits = [store.sit("t1", SeatRow(1, "person", name, "", name)) for name in ("ben", "cid")]
        first, second = await asyncio.gather(*sits, return_exceptions=True)
        assert first is None and isinstance(second, SeatTaken)
        for seat in (0, 1):  # a person's, and one that was open once
            with pytest.raises(SeatTaken):
                await rival.sit("t1", SeatRow(seat, "person", "eve", "", "eve"))
        row = await rival.table("t1")
        assert row is not None and row.seats == (ROW.seats[0], SeatRow(1, "person", "ben", "", "ben"))

    asyncio.run(scenario())


def test_a_new_name_changes_nothing_else(open_store: Open) -> None:
    async def scenario() -> None:
        store = open_store()
        created = await store.create(ROW)
        await store.rename("t1", 0, "Anne-Zoë")
        row = await store.table("t1")
        assert row == replace(created, seats=(replace(ROW.seats[0], name="Anne-Zoë"), ROW.seats[1]))

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
            store.rename("t1", 0, "Anne"),
            store.table("t1"),
            store.log("t1"),
        ):
            with pytest.raises(StorageError) as refused:
                await work
            assert refused.value.reason == "closed" and refused.value.place in str(refused.value)

    asyncio.run(scenario())


def test_who_closes_waits_for_what_is_being_written(open_store: Open) -> None:
    async def scenario() -> None:
        store = open_store()
        await store.create(ROW)
        writing = [asyncio.create_task(store.append("t1", ply, [move("a")])) for ply in range(20)]
        await asyncio.sleep(0)  # they are on their way
        store.close()
        await asyncio.gather(*writing)
        assert len(await open_store().log("t1")) == 20

    asyncio.run(scenario())
