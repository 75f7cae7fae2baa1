"""The store on a disk: one writer thread, group commit, nothing acknowledged before it is durable."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from .database import open_database, told
from .protocol import Damaged, LogRow, PlyTaken, SeatRow, SeatTaken, StorageError, TableRow

T = TypeVar("T")
DISK = (sqlite3.DatabaseError, sqlite3.OperationalError, sqlite3.InternalError)  # whatever the job was
Job = tuple[Callable[[sqlite3.Connection], Any], "Future[Any]"]


class SqliteStore:
    """A store in one file. Writes are futures that are done when the disk has them."""

    def __init__(self, path: Path | str, patience: float = 5.0) -> None:
        self.path = Path(path)
        self.writing = open_database(self.path, patience)
        self.patience = patience
        self.commits = 0
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.closed = False
        self.reader = ThreadPoolExecutor(1, "seaboard-reader")
        self.reading: sqlite3.Connection | None = None
        self.writer = threading.Thread(target=self._write, name="seaboard-writer", daemon=True)
        self.writer.start()

    # ------------------------------------------------------------ writing

    async def create(self, row: TableRow) -> TableRow:
        """Open a table."""
        row = replace(row, created_at=time.time())

        def insert(db: sqlite3.Connection) -> None:
            db.execute(
                'INSERT INTO "tables" VALUES (?, ?, ?, ?, ?, ?, ?)',
                (
                    row.table,
                    row.game,
                    row.rules_version,
                    row.players,
                    str(row.seed),  # 128 bits do not fit a number of SQLite's
                    msgspec.json.encode(row.options).decode(),
                    row.created_at,
                ),
            )
            for seat in row.seats:
                db.execute(
                    "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)",
                    (row.table, seat.seat, seat.kind, seat.name, seat.bot, seat.token_sha256),
                )

        await self._submit(insert)
        return row

    async def append(self, table: str, ply: int, rows: Sequence[LogRow]) -> None:
        """Write rows from this ply on, all or none; PlyTaken if one of them exists."""
        now = time.time()

        def insert(db: sqlite3.Connection) -> None:
            try:
                db.executemany(
                    "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)",
                    [(table, ply + i, row.kind, row.seat, row.text, now) for i, row in enumerate(rows)],
                )
            except sqlite3.IntegrityError as error:
                raise PlyTaken(f"{table} {ply}") from error

        await self._submit(insert)

    async def sit(self, table: str, row: SeatRow) -> None:
        """Give an open seat to a person; SeatTaken if it is not open."""

        def update(db: sqlite3.Connection) -> None:
            done = db.execute(
                'UPDATE seats SET kind = ?, name = ?, token_sha256 = ? WHERE "table" = ? AND seat = ? '
                "AND kind = 'open'",
                (row.kind, row.name, row.token_sha256, table, row.seat),
            )
            if done.rowcount != 1:
                raise SeatTaken(f"{table} {row.seat}")

        await self._submit(update)

    async def rename(self, table: str, seat: int, name: str) -> None:
        """Change a person's name."""

        def update(db: sqlite3.Connection) -> None:
            db.execute('UPDATE seats SET name = ? WHERE "table" = ? AND seat = ?', (name, table, seat))

        await self._submit(update)

    # ------------------------------------------------------------ reading

    async def table(self, table: str) -> TableRow | None:
        """What a table started from, and who sits there."""

        def read(db: sqlite3.Connection) -> TableRow | None:
            row = db.execute('SELECT * FROM "tables" WHERE id = ?', (table,)).fetchone()
            if row is None:
                return None
            seats = db.execute(
                'SELECT seat, kind, name, bot, token_sha256 FROM seats WHERE "table" = ? ORDER BY seat',
                (table,),
            )
            try:
                return TableRow(
                    table=row[0],
                    game=row[1],
                    rules_version=row[2],
                    players=row[3],
                    seed=int(row[4]),
                    options=msgspec.json.decode(row[5], type=dict[str, Any]),
                    seats=tuple(SeatRow(*seat) for seat in seats),
                    created_at=row[6],
                )
            except (ValueError, msgspec.MsgspecError) as error:
                raise Damaged(str(error)) from error

        return await self._read(read)

    async def log(self, table: str) -> list[LogRow]:
        """All rows of a table, in order; row i has ply i."""

        def read(db: sqlite3.Connection) -> list[LogRow]:
            rows = db.execute(
                'SELECT ply, kind, seat, text FROM log WHERE "table" = ? ORDER BY ply', (table,)
            )
            found = []
            for i, (ply, kind, seat, text) in enumerate(rows):
                if ply != i:
                    raise Damaged(f"ply {i} is missing")
                found.append(LogRow(kind, seat, text))
            return found

        return await self._read(read)

    # ------------------------------------------------------------ threads

    def close(self) -> None:
        """Write what is waiting, then stop."""
        if self.closed:
            return
        self.closed = True
        self.jobs.put(None)
        self.writer.join()
        self.reader.submit(self._close_reading).result()
        self.reader.shutdown()

    async def _submit(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self.closed:
            raise StorageError("closed", self.path)
        done: Future[T] = Future()
        self.jobs.put((work, done))
        return await asyncio.wrap_future(done)

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self.closed:
            raise StorageError("closed", self.path)

        def run() -> T:
            try:
                if self.reading is None:
                    self.reading = open_database(self.path, self.patience)
                return work(self.reading)
            except sqlite3.Error as error:
                raise told(error, self.path) from error

        return await asyncio.wrap_future(self.reader.submit(run))

    def _close_reading(self) -> None:
        if self.reading is not None:
            self.reading.close()

    def _write(self) -> None:
        """The writer thread: everything that waits goes into one commit."""
        running = True
        while running:
            batch = [self.jobs.get()]
            while not self.jobs.empty():
                batch.append(self.jobs.get())
            running = None not in batch
            jobs = [job for job in batch if job is not None and job[1].set_running_or_notify_cancel()]
            if jobs:
                self._commit(self.writing, jobs)
        self.writing.close()

    def _commit(self, db: sqlite3.Connection, jobs: list[Job]) -> None:
        """One transaction; a job that fails takes only itself back."""
        answers: list[tuple[Future[Any], Any, BaseException | None]] = []
        try:
            db.execute("BEGIN IMMEDIATE")
            for work, done in jobs:
                db.execute("SAVEPOINT job")
                try:
                    answers.append((done, work(db), None))
                except Exception as error:
                    if type(error) in DISK:
                        raise
                    db.execute("ROLLBACK TO job")
                    answers.append((done, None, error))
                db.execute("RELEASE job")
            db.execute("COMMIT")
            self.commits += 1
        except Exception as error:  # whatever it was, nothing of this batch is on the disk
            with contextlib.suppress(sqlite3.Error):  # a disk that is gone cannot roll back either
                db.rollback()
            reason = told(error, self.path) if isinstance(error, sqlite3.Error) else error
            answers = [(done, None, reason) for _, done in jobs]
        for done, answer, failure in answers:
            if failure is None:
                done.set_result(answer)
            else:
                done.set_exception(failure)
