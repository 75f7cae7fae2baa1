"""The store in PostgreSQL: durable before done, grouped commits, only schemas of ours, restarts unnoticed."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import traceback
from unittest.mock import patch

import psycopg
import pytest

from seaboard.server.store import postgres_schema
from seaboard.server.store.group import Answer
from seaboard.server.store.postgres import PostgresJob, PostgresStore
from seaboard.server.store.postgres_schema import place_of, say
from seaboard.server.store.postgres_wire import Connection
from seaboard.server.store.protocol import LogRow, PlyTaken, SeatRow, StorageError
from tests.server.postgres_server import PostgresServer
from tests.waiting import until

from .test_any_store import ROW, commits_begun, move


@pytest.fixture
def address(postgres: PostgresServer) -> str:
    """An empty database."""
    return postgres.emptied()


def test_many_appends_share_commits(address: str) -> None:
    async def scenario() -> None:
        store = PostgresStore(address)
        await store.create(ROW)
        before = store.commits
        await asyncio.gather(*(store.append("t1", ply, [move(str(ply))]) for ply in range(200)))
        assert store.commits - before < 100
        store.close()

    asyncio.run(scenario())


def test_the_log_cannot_be_rewritten_and_commits_are_durable(address: str) -> None:
    async def scenario() -> None:
        store = PostgresStore(address)
        await store.create(ROW)
        await store.append("t1", 0, [move("a")])
        store.close()

    asyncio.run(scenario())
    with postgres_schema.connect(address) as db:
        for statement in ("UPDATE log SET text = 'b'", "DELETE FROM log"):
            with pytest.raises(psycopg.DatabaseError, match="append-only"):
                db.execute(statement.encode())
        assert db.execute("SHOW synchronous_commit").fetchone() == ("on",)
        db.execute("ALTER ROLE seaboard SET synchronous_commit = off")
    with postgres_schema.connect(address) as db:
        assert db.execute("SHOW synchronous_commit").fetchone() == ("on",)
        db.execute("ALTER ROLE seaboard RESET synchronous_commit")


def test_what_cannot_be_written_spoils_nothing_that_is_written_with_it(address: str) -> None:
    async def scenario() -> None:
        store = PostgresStore(address)
        await store.create(ROW)
        with postgres_schema.connect(address) as other, other.transaction():
            other.execute(
                "SELECT 1 FROM seats FOR UPDATE"
            )  # holds the writer up, so that one commit takes all
            begun = commits_begun(store)
            first = asyncio.create_task(store.rename("t1", 0, "Ann", ""))
            await until("the writer to begin with the first", lambda: begun)
            jobs = [
                store.append("t1", 0, [move("a")]),
                store.rename("t1", 0, "\ud800", ""),
                store.append("t1", 1, [move("\0")]),
                store.rename("t1", 1, "Ben", ""),
            ]
            told = asyncio.gather(*jobs, return_exceptions=True)
            await until("the others to wait for the writer", lambda: not store.writer.jobs.empty())
            before = store.commits
        await first
        written, broken, forbidden, renamed = await told
        assert store.commits - before == 2
        assert (written, renamed) == (None, None) and isinstance(broken, UnicodeEncodeError)
        assert isinstance(forbidden, psycopg.DataError)
        assert await store.log("t1") == [move("a")] and store.trouble is None
        store.close()

    asyncio.run(scenario())


# ------------------------------------------------------------------ whose schema it is


def test_a_schema_of_another_program_is_refused_and_left_alone(address: str) -> None:
    with psycopg.connect(address, autocommit=True) as db:
        db.execute("CREATE SCHEMA seaboard CREATE TABLE recipes (fish text)")
        with pytest.raises(StorageError) as refused:
            PostgresStore(address)
        assert refused.value.reason == "not-ours"
        db.execute("DROP TABLE seaboard.recipes")
        db.execute("CREATE TABLE seaboard.ours (version integer, secret text)")
        with pytest.raises(StorageError) as refused:
            PostgresStore(address)
        assert refused.value.reason == "not-ours"
        tables = db.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'seaboard'").fetchall()
        assert tables == [("ours",)]


def test_a_newer_schema_is_refused(address: str) -> None:
    PostgresStore(address).close()
    with postgres_schema.connect(address) as db:
        db.execute("UPDATE ours SET version = 99")
    with pytest.raises(StorageError) as refused:
        PostgresStore(address)
    assert refused.value.reason == "newer"


def test_an_earlier_schema_is_brought_up_to_date_by_one_of_several_processes(address: str) -> None:
    PostgresStore(address).close()
    later = "CREATE TABLE later (a integer); INSERT INTO later VALUES (1)"
    known = len(postgres_schema.SCHEMAS)
    with patch.object(postgres_schema, "SCHEMAS", (*postgres_schema.SCHEMAS, later)):
        threads = [threading.Thread(target=postgres_schema.prepare, args=(address,)) for _ in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    with postgres_schema.connect(address) as db:
        assert db.execute("SELECT version, length(secret) FROM ours").fetchall() == [(known + 1, 64)]
        assert db.execute("SELECT a FROM later").fetchall() == [(1,)]


def test_who_may_not_write_is_told_so(address: str) -> None:
    with psycopg.connect(address, autocommit=True) as db:
        db.execute("CREATE ROLE guest LOGIN")
    with pytest.raises(StorageError) as refused:
        PostgresStore(address.replace("seaboard@", "guest@"))
    assert refused.value.reason == "unwritable"


# ------------------------------------------------------------------ a server that is gone


def test_a_server_that_does_not_answer_says_so_without_a_password() -> None:
    with pytest.raises(StorageError) as refused:
        PostgresStore("postgresql://ann:pearl@127.0.0.1:1/sea")
    assert refused.value.reason == "unreachable"
    assert refused.value.place == "postgresql://127.0.0.1:1/sea"
    assert place_of("no address") == "postgresql:"


@pytest.mark.parametrize(
    "address",
    [
        "postgre://ann:pearl@127.0.0.1:1/sea",  # mistyped
        "postgresql://ann:pe%zpearl@127.0.0.1:1/sea",  # the rest have passwords with signs not written as %XX
        "postgresql://ann:oyster@pearl@127.0.0.1:1/sea",
        "postgresql://ann:5/pearl@127.0.0.1:1/sea",
        "postgresql://ann:pearl",
        "host=127.0.0.1 port=1 password=oyster pearl",
    ],
)
def test_an_address_that_cannot_be_read_is_not_repeated(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(StorageError) as refused:
        PostgresStore(address)
    said = "".join(traceback.format_exception(refused.value)) + refused.value.place + caplog.text
    assert refused.value.reason == "address" and "pearl" not in said


def test_what_postgresql_says_is_told_without_the_password(caplog: pytest.LogCaptureFixture) -> None:
    address = "postgresql://ann:p%65arl@127.0.0.1:1/sea"
    say(psycopg.OperationalError(f"pearl is wrong in {address}"), address)
    assert caplog.messages == ["PostgreSQL says: … is wrong in …"]


@pytest.mark.slow
def test_a_restart_in_the_middle_is_only_a_pause(postgres: PostgresServer, address: str) -> None:
    async def scenario() -> None:
        store = PostgresStore(address, patience=60.0)
        await store.create(ROW)
        told: list[int] = []

        async def play() -> None:
            for ply in range(400):
                await store.append("t1", ply, [move(str(ply))])
                told.append(ply)

        playing = asyncio.create_task(play())
        await until("twenty moves to be stored", lambda: len(told) >= 20)
        await asyncio.to_thread(postgres.stop, signal.SIGQUIT)  # as kill -9 would do it
        await asyncio.to_thread(postgres.start)
        await playing
        assert [row.text for row in await store.log("t1")] == [str(ply) for ply in range(400)]
        assert store.trouble is None
        store.close()

    asyncio.run(scenario())


def test_a_server_that_stays_away_is_a_trouble_that_passes(
    postgres: PostgresServer, address: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        store = PostgresStore(address, patience=0.2)
        await store.create(ROW)
        await asyncio.to_thread(postgres.stop)
        try:
            for work in (
                store.append("t1", 0, [move("a")]),
                store.log("t1"),
                store.rename("t1", 0, "Zoë", ""),
            ):
                with pytest.raises(StorageError) as refused:
                    await work
                assert refused.value.reason == "unreachable"
            assert store.trouble == "unreachable"
        finally:
            await asyncio.to_thread(postgres.start)
        await store.append("t1", 0, [move("b")])
        assert await store.log("t1") == [move("b")] and store.trouble is None
        assert caplog.messages[-1] == "moves can be stored again"
        store.close()

    asyncio.run(scenario())


@pytest.mark.slow
def test_a_server_that_falls_silent_is_a_trouble_that_passes(postgres: PostgresServer, address: str) -> None:
    async def scenario() -> None:
        store = PostgresStore(address, patience=0.2, silence=0.5)
        await store.create(ROW)
        assert await store.log("t1") == []
        await asyncio.to_thread(postgres.pause)
        try:
            for work in (
                store.append("t1", 0, [move("a")]),
                store.log("t1"),
                store.rename("t1", 0, "Zoë", ""),
            ):
                with pytest.raises(StorageError) as refused:
                    await asyncio.wait_for(work, 60)
                assert refused.value.reason == "unreachable"
            assert store.trouble == "unreachable"
        finally:
            await asyncio.to_thread(postgres.resume)
        await store.rename("t1", 0, "Ann", "")
        assert store.trouble is None
        store.close()

    asyncio.run(scenario())


def test_a_connection_that_falls_silent_is_left_for_another(postgres: PostgresServer, address: str) -> None:
    async def scenario() -> None:
        store = PostgresStore(address, patience=60.0, silence=0.5)
        await store.create(ROW)
        assert store.writing.db is not None
        pid = store.writing.db.info.backend_pid
        os.kill(pid, signal.SIGSTOP)
        try:
            await asyncio.wait_for(store.append("t1", 0, [move("a")]), 60)
        finally:
            os.kill(pid, signal.SIGCONT)
        with postgres_schema.connect(address) as db:  # it finds what it was told, and nobody who waits for it
            activity = "SELECT 1 FROM pg_stat_activity WHERE pid = %s"
            await until("the old connection to end", lambda: not db.execute(activity, (pid,)).fetchone())
        await store.append("t1", 1, [move("b")])
        assert await store.log("t1") == [move("a"), move("b")]
        store.close()

    asyncio.run(scenario())


def test_what_was_committed_before_a_connection_broke_is_done_and_not_refused(address: str) -> None:
    together = PostgresStore._together
    broken: list[int] = []

    def lose_the_answer(store: PostgresStore, db: Connection, jobs: list[PostgresJob]) -> list[Answer]:
        answers = together(store, db, jobs)
        if len(broken) < 4:
            broken.append(len(jobs))
            db.close()
            raise psycopg.OperationalError("the connection is lost")
        return answers

    async def scenario() -> None:
        store, rival = PostgresStore(address), PostgresStore(address)
        with patch.object(PostgresStore, "_together", lose_the_answer):
            created = await store.create(ROW)
            await store.append("t1", 0, [move("a"), move("b")])
            ben = SeatRow(1, "person", "Ben", "", "digest")
            await store.sit("t1", ben)
            await store.keep_analysis("t1", 1, b"{}")
        assert len(broken) == 4
        with pytest.raises(PlyTaken):  # the same rows, but of another
            await rival.append("t1", 0, [move("a"), move("b")])
        row = await store.table("t1")
        assert row is not None and row.created_at == created.created_at and row.seats[1] == ben
        assert await store.log("t1") == [LogRow("move", 0, "a"), LogRow("move", 0, "b")]
        store.close()
        rival.close()

    asyncio.run(scenario())
