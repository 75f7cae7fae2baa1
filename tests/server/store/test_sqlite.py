"""The store on a disk: durable before done, grouped commits, and only files of ours."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from unittest.mock import patch

import pytest

from seaboard.server.store import database, sqlite
from seaboard.server.store.database import FIRST, OURS
from seaboard.server.store.group import Row
from seaboard.server.store.protocol import StorageError
from seaboard.server.store.sqlite import SqliteStore
from seaboard.server.upkeep.backup import backup
from tests.waiting import until

from .test_any_store import ROW, commits_begun, move


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
            begun = commits_begun(store)
            first = asyncio.create_task(store.rename("t1", 0, "Ann", ""))
            await until("the writer to begin with the first", lambda: begun)
            jobs = [
                store.append("t1", 0, [move("a")]),
                store.rename("t1", 0, "\ud800", ""),
                store.rename("t1", 1, "Ben", ""),
            ]
            told = asyncio.gather(*jobs, return_exceptions=True)
            await until("the others to wait for the writer", lambda: not store.writer.jobs.empty())
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


# ------------------------------------------------------------------ a file that is moved away

PLIES = 30


def wal_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


async def played(store: SqliteStore) -> None:
    await store.create(ROW)
    for ply in range(PLIES):
        await store.append("t1", ply, [move(str(ply))])


async def refuses_everything(store: SqliteStore) -> None:
    for _ in range(2):
        for work in (store.log("t1"), store.table("t9"), store.check(), store.append("t1", 99, [move("z")])):
            with pytest.raises(StorageError) as refused:
                await work
            assert refused.value.reason == "gone"


async def has_all(path: Path) -> None:
    with closing(SqliteStore(path)) as store:
        assert await store.log("t1") == [move(str(ply)) for ply in range(PLIES)]


def nothing(path: Path) -> None:
    """Is put in its place."""


def a_foreign_file(path: Path) -> None:
    path.write_bytes(b"dear diary, " * 500)


@pytest.mark.parametrize("put", [nothing, a_foreign_file])
def test_a_file_that_is_moved_away_and_put_back_has_all_that_was_told(
    path: Path, put: Callable[[Path], None]
) -> None:
    async def scenario() -> None:
        with closing(SqliteStore(path)) as store:
            await played(store)
            path.rename(path.with_name("away"))
            put(path)
            there = path.exists()
            await refuses_everything(store)
        assert path.exists() == there, "nothing new has its name"
        path.with_name("away").replace(path)
        await has_all(path)

    asyncio.run(scenario())


def test_a_file_that_is_put_back_while_it_is_open_goes_on(path: Path) -> None:
    async def scenario() -> None:
        with closing(SqliteStore(path)) as store:
            await store.create(ROW)
            path.rename(path.with_name("away"))
            await refuses_everything(store)
            path.with_name("away").rename(path)
            await store.append("t1", 0, [move("a")])
            assert await store.log("t1") == [move("a")], "and what was refused was not written"

    asyncio.run(scenario())


def test_a_file_that_is_moved_away_while_it_is_written_to_says_so(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def and_moved_away(db: sqlite3.Connection, rows: list[Row]) -> None:
        insert(db, rows)
        path.rename(path.with_name("away"))

    insert = sqlite.insert

    async def scenario() -> None:
        with closing(SqliteStore(path)) as store:
            await store.create(ROW)
            monkeypatch.setattr(sqlite, "insert", and_moved_away)
            with pytest.raises(StorageError) as refused:
                await store.append("t1", 0, [move("a")])
            assert refused.value.reason == store.trouble == "gone"

    asyncio.run(scenario())


def test_what_was_written_last_is_not_removed_unnoticed(path: Path) -> None:
    async def scenario() -> None:
        with closing(SqliteStore(path)) as store:
            await played(store)
            wal_of(path).unlink()
            await refuses_everything(store)
        await has_all(path)  # it was still open

    asyncio.run(scenario())


def test_no_new_file_is_made_beside_the_moves_of_one_that_was_moved_away(path: Path, tmp_path: Path) -> None:
    async def scenario() -> None:
        with closing(SqliteStore(path)) as store:
            await played(store)
            path.rename(path.with_name("away"))
        with pytest.raises(StorageError) as refused:
            SqliteStore(path)
        assert refused.value.reason == "gone" and not path.exists()
        path.with_name("away").rename(path)
        await has_all(path)

    asyncio.run(scenario())


def test_a_copy_that_is_put_in_its_place_stays_as_it_is_and_the_other_has_all(path: Path) -> None:
    async def scenario() -> None:
        with closing(SqliteStore(path)) as store:
            await played(store)
            backup(path, path.with_name("copy"))
            await store.append("t1", PLIES, [move("later")])
            path.rename(path.with_name("away"))
            path.with_name("copy").rename(path)
            await refuses_everything(store)
        await has_all(path)
        with closing(SqliteStore(path.with_name("away"))) as store:
            assert (await store.log("t1"))[PLIES:] == [move("later")]

    asyncio.run(scenario())


def test_who_ends_says_what_to_do_where_a_copy_is_in_danger(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        store = SqliteStore(path, patience=0.05)
        await played(store)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN")
            other.execute(
                'SELECT count(*) FROM "log"'
            ).fetchone()  # reads on, so that nothing can be put away
            await store.append("t1", PLIES, [move("later")])
            backup(path, path.with_name("copy"))
            path.rename(path.with_name("away"))
            path.with_name("copy").rename(path)
            store.close()
        (told,) = [record for record in caplog.records if record.levelname == "ERROR"]
        assert str(wal_of(path)) in told.getMessage()

    asyncio.run(scenario())


# ------------------------------------------------------------------ how a file is made


@pytest.mark.skipif(os.name == "nt", reason="modes are POSIX's")
def test_a_file_that_was_open_to_all_is_its_owners_alone(path: Path, tmp_path: Path) -> None:
    async def scenario() -> None:
        left = tmp_path / "left"
        with closing(SqliteStore(path)) as store:
            await played(store)
            left.mkdir()
            for file in (path, wal_of(path)):  # as a kill leaves them
                shutil.copy(file, left)
                (left / file.name).chmod(0o644)
        with closing(SqliteStore(left / path.name)) as store:
            await store.append("t1", PLIES, [move("z")])
            modes = {file.name: file.stat().st_mode & 0o777 for file in left.iterdir()}
            assert len(modes) == 3 and set(modes.values()) == {0o600}, modes

    asyncio.run(scenario())


@pytest.mark.skipif(os.name == "nt", reason="modes are POSIX's")
def test_a_foreign_file_stays_as_open_as_it_was(path: Path) -> None:
    a_foreign_file(path)
    path.chmod(0o644)
    with pytest.raises(StorageError):
        SqliteStore(path)
    assert path.stat().st_mode & 0o777 == 0o644


@pytest.mark.parametrize("is_there", [False, True])
def test_a_start_on_a_full_disk_leaves_nothing_behind(path: Path, is_there: bool) -> None:
    if is_there:
        path.touch()
    small = "PRAGMA max_page_count = 3;\n"
    with patch.object(database, "SCHEMAS", (small + FIRST,)), pytest.raises(StorageError) as refused:
        SqliteStore(path)
    assert refused.value.reason == "full"
    assert list(path.parent.iterdir()) == []


def test_an_earlier_file_stays_when_the_disk_is_too_full_to_bring_it_up_to_date(path: Path) -> None:
    SqliteStore(path).close()
    later = (*database.SCHEMAS, "PRAGMA max_page_count = 1;\nCREATE TABLE later (a TEXT);\n")
    with (
        patch.object(database, "SCHEMAS", later),
        patch.object(database, "VERSION", len(later)),
        pytest.raises(StorageError) as refused,
    ):
        SqliteStore(path)
    assert refused.value.reason == "full"
    SqliteStore(path).close()
