"""The store in PostgreSQL, which several processes share: group commit, fenced by leases."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import psycopg

from .group import Answer, Job, Row
from .postgres_schema import prepare, reason_of, say
from .postgres_wire import SILENCE, Connection
from .protocol import LeaseLost, LogRow, PlyTaken, Reason, SeatRow, StorageError
from .session import Session
from .sql import SqlStore

T = TypeVar("T")
PATIENCE = 8.0  # seconds in which a server may restart without anybody hearing of it

# A lease's row is locked until the commit: who takes the table over waits, and then reads what we wrote.
APPEND = """
WITH held AS MATERIALIZED (
    SELECT lease."table" FROM leases AS lease
    JOIN unnest(%s::text[], %s::bigint[]) AS mine ("table", fence) USING ("table", fence)
    ORDER BY 1 FOR SHARE OF lease
)
INSERT INTO log ("table", ply, kind, seat, text, at, times)
SELECT new."table", ply, kind, seat, text, at, times
FROM unnest(
    %s::text[], %s::bigint[], %s::text[], %s::integer[], %s::text[], %s::float8[], %s::text[], %s::bool[]
) AS new ("table", ply, kind, seat, text, at, times, fenced)
WHERE NOT fenced OR new."table" IN (SELECT "table" FROM held)
RETURNING "table", ply
"""
WRITTEN = """
SELECT count(*) FROM log
WHERE ("table", ply, kind, seat, text, at, times) = (%s, %s, %s, %s, %s, %s, %s)
"""
HELD = 'SELECT 1 FROM leases WHERE "table" = %s AND fence = %s FOR SHARE'

PostgresJob = Job[Connection]


class PostgresStore(SqlStore[Connection]):
    """A store in a database server."""

    def __init__(self, address: str, patience: float = PATIENCE, silence: float = SILENCE) -> None:
        self.address = address
        self.patience = patience
        prepare(address)
        self.writing, self.reading = Session(address, silence), Session(address, silence)
        super().__init__(self.writing.place)

    # ------------------------------------------------------------ reading

    def _execute(self, db: Connection, statement: str, values: Sequence[Any]) -> psycopg.Cursor[Any]:
        return db.execute(statement.replace("?", "%s").encode(), values)

    def _touch(self, db: Connection) -> None:
        db.execute("UPDATE ours SET version = version")

    def _reading(self, work: Callable[[Connection], T]) -> T:
        return self.reading.ask(work, self.patience)

    def _end_reading(self) -> None:
        self.reading.close()

    def _end_writing(self) -> None:
        self.writing.close()

    # ------------------------------------------------------------ one commit

    def _write(self, jobs: list[PostgresJob]) -> list[Answer]:
        """One transaction; over again if the connection breaks, for nobody knows then what became of it."""
        patience = self.patience if self.trouble is None else 0.0
        try:
            answers = self.writing.run(lambda db: self._committed(db, jobs), patience)
        except psycopg.Error as error:
            say(error, self.address)
            return self._refused(jobs, StorageError(reason_of(error) or "unwritable", self.place))
        except Exception as error:  # whatever it was, nothing of this batch is told to anybody
            return self._refused(jobs, error)
        self._stored()
        return answers

    def _committed(self, db: Connection, jobs: list[PostgresJob]) -> list[Answer]:
        """All rows at once, and if one of them is refused, job by job."""
        try:
            return self._together(db, jobs)
        except Exception as error:
            if hinders_all(db, error):
                raise
        return self._one_by_one(db, jobs)

    def _together(self, db: Connection, jobs: list[PostgresJob]) -> list[Answer]:
        others = [job for job in jobs if job.work is not None]
        appending = [job for job in jobs if job.work is None]
        if not others:  # one statement is a transaction by itself, and one way there and back
            return appended(db, appending)
        with db.transaction():
            return [(job.done, run(db, job), None) for job in others] + appended(db, appending)

    def _one_by_one(self, db: Connection, jobs: list[PostgresJob]) -> list[Answer]:
        """A job that fails takes only itself back."""
        answers: list[Answer] = []
        with db.transaction():
            for job in jobs:
                try:
                    with db.transaction():
                        answers.append((job.done, run(db, job), None))
                except Exception as error:
                    if hinders_all(db, error):
                        raise
                    answers.append((job.done, None, error))
        return answers


class HeldStore:
    """A store as the process writes to it that has a table's lease; LeaseLost once another one has."""

    def __init__(self, store: PostgresStore, fence: int, lost: Callable[[str], None]) -> None:
        self.store, self.fence = store, fence
        self.lost = lost  # called with the table's name
        self.create, self.table, self.log = store.create, store.table, store.log
        self.keep_analysis, self.analysis, self.close = store.keep_analysis, store.analysis, store.close
        self.names, self.check = store.names, store.check

    async def append(self, table: str, ply: int, rows: Sequence[LogRow]) -> None:
        """Write rows from this ply on."""
        await self._fenced(self.store.append(table, ply, rows, self.fence))

    async def sit(self, table: str, row: SeatRow) -> None:
        """Give an open seat to a person."""
        await self._fenced(self.store.sit(table, row, self.fence))

    async def reseat(self, table: str, before: SeatRow, after: SeatRow) -> None:
        """Write who has a seat now."""
        await self._fenced(self.store.reseat(table, before, after, self.fence))

    async def rename(self, table: str, seat: int, name: str, avatar: str) -> None:
        """Change a person's name."""
        await self._fenced(self.store.rename(table, seat, name, avatar, self.fence))

    async def _fenced(self, writing: Awaitable[None]) -> None:
        try:
            await writing
        except LeaseLost as lost:
            self.lost(lost.table)
            raise

    @property
    def commits(self) -> int:
        """How often something became durable."""
        return self.store.commits

    @property
    def trouble(self) -> Reason | None:
        """Why the last write was refused."""
        return self.store.trouble


def hinders_all(db: Connection, error: Exception) -> bool:
    """Whether an error is the server's, and not that of one job."""
    return isinstance(error, psycopg.Error) and (db.closed or reason_of(error) is not None)


def run(db: Connection, job: PostgresJob) -> Any:
    """Write one job; PlyTaken, SeatTaken, LeaseLost."""
    if job.work is None:
        return append(db, job)
    if job.fence is not None and db.execute(HELD, (job.table, job.fence)).fetchone() is None:
        raise LeaseLost(job.table)
    return job.work(db)


def append(db: Connection, job: PostgresJob) -> None:
    """Write rows of the log, unless they are there already from before a connection broke."""
    try:
        with db.transaction():
            ((_, _, failure),) = appended(db, [job])
    except psycopg.errors.UniqueViolation as error:
        if not all(db.execute(WRITTEN, row).fetchone() == (1,) for row in job.rows):
            raise PlyTaken(f"{job.rows[0][0]} {job.rows[0][1]}") from error
        failure = None
    if failure is not None:
        raise failure


def appended(db: Connection, jobs: list[PostgresJob]) -> list[Answer]:
    """Write the rows of many jobs with one statement; the answers, LeaseLost where it was."""
    if not jobs:
        return []
    rows = [(*row, job.fence is not None) for job in jobs for row in job.rows]
    fenced = [job for job in jobs if job.fence is not None]
    columns: list[list[Any]] = [list(column) for column in zip(*rows, strict=True)]
    leases = [job.table for job in fenced], [job.fence for job in fenced]
    written = set(db.execute(APPEND, (*leases, *columns)))
    return [
        (job.done, None, None if key_of(job.rows[0]) in written else LeaseLost(job.table)) for job in jobs
    ]


def key_of(row: Row) -> tuple[str, int]:
    """Where a row of the log stands."""
    return row[0], row[1]
