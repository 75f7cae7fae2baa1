"""The store on a disk: durable before done, grouped commits, and only files of ours."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from seaboard.server.store.database import FIRST, OURS
from seaboard.server.store.protocol import StorageError
from seaboard.server.store.sqlite import SqliteStore

from .test_any_store import ROW, move


def test_many_appends_share_commits(path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(path)
        await store.create(ROW)
        before = store.commits
        jobs = [store.append("t1", ply, [move(str(ply))]) for ply in range(200)]
        await asyncio.gather(*jobs)
        assert store.commits - before < 100
        store.close()

    asyncio.run(scenario())


def test_what_cannot_be_written_spoils_nothing_that_is_written_with_it(path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(path)
        await store.create(ROW)
        with sqlite3.connect(path) as other:  # holds the writer up, so that one commit takes all three
            other.execute("BEGIN IMMEDIATE")
            first = asyncio.create_task(store.rename("t1", 0, "Ann", ""))
            await asyncio.sleep(0.1)
            jobs = [
                store.append("t1", 0, [move("a")]),
                store.rename("t1", 0, "\ud800", ""),
                store.rename("t1", 1, "Ben", ""),
            ]
            told = asyncio.gather(*jobs, return_exceptions=True)
            await asyncio.sleep(0.1)
            before = store.commits
        other.close()
        await first
        written, broken, renamed = await told
        assert store.commits - before == 2
        assert (written, renamed) == (None, None) and isinstance(broken, UnicodeEncodeError)
        assert await store.log("t1") == [move("a")]
        store.close()

    asyncio.run(scenario())


def test_the_log_cannot_be_rewritten(path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(path)
        await store.create(ROW)
        await store.append("t1", 0, [move("a")])
        store.close()

    asyncio.run(scenario())
    db = sqlite3.connect(path)
    for statement in ("UPDATE log SET text = 'b'", "DELETE FROM log"):
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            db.execute(statement)
    db.close()


def test_a_file_that_is_no_database_is_refused_and_left_alone(path: Path) -> None:
    path.write_bytes(b"dear diary, " * 500)
    with pytest.raises(StorageError) as refused:
        SqliteStore(path)
    assert refused.value.reason == "not-ours"
    assert path.read_bytes() == b"dear diary, " * 500


def test_a_database_of_another_program_is_refused_and_left_alone(path: Path) -> None:
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE recipes (fish TEXT)")
    db.close()
    before = path.read_bytes()
    with pytest.raises(StorageError) as refused:
        SqliteStore(path)
    assert refused.value.reason == "not-ours"
    assert path.read_bytes() == before


def test_a_newer_schema_is_refused(path: Path) -> None:
    SqliteStore(path).close()
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(StorageError) as refused:
        SqliteStore(path)
    assert refused.value.reason == "newer"


def test_a_file_of_the_first_version_is_brought_up_to_date(path: Path) -> None:
    db = sqlite3.connect(path)
    db.executescript(FIRST)
    db.execute(f"PRAGMA application_id = {OURS}")
    db.execute("PRAGMA user_version = 1")
    db.execute("INSERT INTO \"tables\" VALUES ('t1', 'urchins', '1', 2, '5', '{}', 0.0)")
    db.commit()
    db.close()

    async def scenario() -> None:
        store = SqliteStore(path)
        await store.keep_analysis("t1", 0, b"{}")
        row = await store.table("t1")
        assert row is not None and row.game == "urchins" and await store.analysis("t1") == (0, b"{}")
        store.close()

    asyncio.run(scenario())
    SqliteStore(path).close()  # once is enough


def test_a_locked_file_says_so(path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(path, patience=0.05)
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
        store = SqliteStore(path)
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
        SqliteStore(tmp_path)
    assert refused.value.reason == "unwritable"
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError):
        SqliteStore(tmp_path / "file" / "seaboard.sqlite3")


def test_it_is_as_durable_as_promised(path: Path) -> None:
    store = SqliteStore(path)
    assert store.writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store.writing.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    store.close()
