"""The store: durable before done, grouped commits, and only files of ours."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from seaboard.server.database import StorageError
from seaboard.server.store import Damaged, LogRow, PlyTaken, SeatRow, SeatTaken, Store, TableRow

ROW = TableRow(
    table="t1",
    game="fish-and-chips",
    rules_version="1",
    players=2,
    seed=2**128 - 1,
    options={"buoy": "f1"},
    seats=(SeatRow(0, "person", "Ann", "", "ab"), SeatRow(1, "open")),
)


def move(text: str, seat: int = 0) -> LogRow:
    return LogRow("move", seat, text)


def test_what_was_written_is_read_again(path: Path) -> None:
    async def scenario() -> None:
        store = Store(path)
        created = await store.create(ROW)
        await store.append("t1", 0, [move("ok"), move("ok", 1)])
        await store.append("t1", 2, [LogRow("undo", 0, "1")])
        store.close()
        again = Store(path)
        assert await again.table("t1") == created
        assert await again.log("t1") == [move("ok"), move("ok", 1), LogRow("undo", 0, "1")]
        assert await again.table("t2") is None
        again.close()

    asyncio.run(scenario())


def test_a_ply_is_written_once_and_a_refused_batch_leaves_nothing(path: Path) -> None:
    async def scenario() -> None:
        store, rival = Store(path), Store(path)
        await store.create(ROW)
        await store.append("t1", 0, [move("a")])
        with pytest.raises(PlyTaken):
            await rival.append("t1", 0, [move("b")])
        await rival.append("t1", 1, [move("c")])
        with pytest.raises(PlyTaken):
            await store.append("t1", 0, [move("d"), move("e"), move("f")])
        assert [row.text for row in await rival.log("t1")] == ["a", "c"]
        store.close()
        rival.close()

    asyncio.run(scenario())


def test_many_appends_share_commits_and_one_bad_one_spoils_none(path: Path) -> None:
    async def scenario() -> None:
        store = Store(path)
        await store.create(ROW)
        before = store.commits
        jobs = [store.append("t1", ply, [move(str(ply))]) for ply in range(200)]
        jobs.insert(100, store.append("t1", 5, [move("again")]))
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert sum(isinstance(error, PlyTaken) for error in done) == 1
        assert len(await store.log("t1")) == 200
        assert store.commits - before < 100
        store.close()

    asyncio.run(scenario())


def test_two_who_want_one_seat(path: Path) -> None:
    async def scenario() -> None:
        store = Store(path)
        await store.create(ROW)
        sits = [store.sit("t1", SeatRow(1, "person", name, "", name)) for name in ("ben", "cid")]
        first, second = await asyncio.gather(*sits, return_exceptions=True)
        assert first is None and isinstance(second, SeatTaken)
        row = await store.table("t1")
        assert row is not None and row.seats[1].name == "ben"
        store.close()

    asyncio.run(scenario())


def test_the_log_cannot_be_rewritten(path: Path) -> None:
    async def scenario() -> None:
        store = Store(path)
        await store.create(ROW)
        await store.append("t1", 0, [move("a")])
        store.close()

    asyncio.run(scenario())
    db = sqlite3.connect(path)
    for statement in ("UPDATE log SET text = 'b'", "DELETE FROM log"):
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            db.execute(statement)
    db.close()


def test_a_missing_ply_is_noticed(path: Path) -> None:
    async def scenario() -> None:
        store = Store(path)
        await store.create(ROW)
        await store.append("t1", 1, [move("b")])
        with pytest.raises(Damaged, match="ply 0"):
            await store.log("t1")
        store.close()

    asyncio.run(scenario())


def test_a_file_that_is_no_database_is_refused_and_left_alone(path: Path) -> None:
    path.write_bytes(b"dear diary, " * 500)
    with pytest.raises(StorageError) as refused:
        Store(path)
    assert refused.value.reason == "not-ours"
    assert path.read_bytes() == b"dear diary, " * 500


def test_a_database_of_another_program_is_refused_and_left_alone(path: Path) -> None:
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE recipes (fish TEXT)")
    db.close()
    before = path.read_bytes()
    with pytest.raises(StorageError) as refused:
        Store(path)
    assert refused.value.reason == "not-ours"
    assert path.read_bytes() == before


def test_a_newer_schema_is_refused(path: Path) -> None:
    Store(path).close()
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(StorageError) as refused:
        Store(path)
    assert refused.value.reason == "newer"


def test_a_locked_file_says_so(path: Path) -> None:
    async def scenario() -> None:
        store = Store(path, patience=0.05)
        await store.create(ROW)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError) as refused:
            await store.append("t1", 0, [move("a")])
        assert refused.value.reason == "locked"
        other.execute("ROLLBACK")
        other.close()
        await store.append("t1", 0, [move("a")])
        store.close()
        with pytest.raises(StorageError):
            await store.append("t1", 1, [move("b")])

    asyncio.run(scenario())


def test_a_full_disk_says_so_and_what_was_written_stays(path: Path) -> None:
    async def scenario() -> None:
        store = Store(path)
        await store.create(ROW)
        await store.append("t1", 0, [move("a")])
        pages = store.writing.execute("PRAGMA page_count").fetchone()[0]
        store.writing.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(StorageError) as refused:
            await store.append("t1", 1, [move("b" * 100_000)])
        assert refused.value.reason == "full"
        assert await store.log("t1") == [move("a")]
        store.close()

    asyncio.run(scenario())


def test_a_directory_in_the_way(tmp_path: Path) -> None:
    with pytest.raises(StorageError) as refused:
        Store(tmp_path)
    assert refused.value.reason == "unwritable"
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError):
        Store(tmp_path / "file" / "seaboard.sqlite3")


def test_it_is_as_durable_as_promised(path: Path) -> None:
    store = Store(path)
    assert store.writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store.writing.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    store.close()
