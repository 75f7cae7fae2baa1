"""The store on a disk: one file, nothing acknowledged before it is durable."""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
from collections.abc import Callable, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

from .database import VERSION, files_of, open_again, open_database, told
from .group import Answer, Job, Row
from .protocol import PlyTaken, StorageError
from .sql import SqlStore

T = TypeVar("T")
log = logging.getLogger("seaboard.server")
DISK = (sqlite3.DatabaseError, sqlite3.OperationalError, sqlite3.InternalError)  # whatever the job was
# Rows of the log, so many with one statement: between two statements the interpreter is let go, and the loop
# may hold it for long.
MOST_ROWS = 64
INSERTS = {
    n: "INSERT INTO log VALUES " + ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * n) for n in range(1, MOST_ROWS + 1)
}


class SqliteStore(SqlStore[sqlite3.Connection]):
    """A store in one file."""

    OLDEST_FIRST = 'SELECT id FROM "tables" ORDER BY created_at, rowid'

    def __init__(self, path: Path | str, patience: float = 5.0) -> None:
        self.path = Path(path)
        self.writing = open_database(self.path, patience)
        try:
            self.reading = open_again(self.path, patience)
        except BaseException:
            self.writing.close()
            raise
        _, self.wal, _ = files_of(self.path)
        self.files = self._files()
        super().__init__(self.path)

    def _execute(self, db: sqlite3.Connection, statement: str, values: Sequence[Any]) -> sqlite3.Cursor:
        return db.execute(statement, values)

    def _touch(self, db: sqlite3.Connection) -> None:
        """Write the version that the file has: a page of it goes the way of every move."""
        db.execute(f"PRAGMA user_version = {VERSION}")

    def _files(self) -> tuple[object, object]:
        """Which files lie under our names; the second has what was written last."""
        return identity(self.path), identity(self.wal)

    def _look(self) -> None:
        """StorageError if our files are gone, for we would go on with files that nobody will find again."""
        if None in self.files or self._files() != self.files:
            raise StorageError("gone", self.path)

    def _told(self, error: sqlite3.Error) -> StorageError:
        """SQLite's complaint as one of ours: about a file that is gone it may say anything."""
        try:
            self._look()
        except StorageError as gone:
            return gone
        return told(error, self.path)

    def _reading(self, work: Callable[[sqlite3.Connection], T]) -> T:
        self._look()
        try:
            return work(self.reading)
        except sqlite3.Error as error:
            raise self._told(error) from error

    def _end_reading(self) -> None:
        self.reading.close()  # of a file that was moved away SQLite leaves its log alone

    def _end_writing(self) -> None:
        if self._is_replaced():
            self._take_along()
        self.writing.close()

    def _is_replaced(self) -> bool:
        """Whether another file has our name, beside which our log of what was written last still lies."""
        file, wal = self._files()
        return file not in (None, self.files[0]) and wal is not None and wal == self.files[1]

    def _take_along(self) -> None:
        """Write into our own file what was written last: SQLite would write it into the other one.

        Which would damage that. Ours may have another name now, or none.
        """
        try:
            (busy, _, _) = self.writing.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        except sqlite3.Error:  # the disk is full, or worse
            busy = True
        log.warning("%s was replaced while it was in use: it is left as it was put there", self.path)
        if busy:  # or somebody still reads
            log.error("remove %s and the -shm beside it, or the next start damages %s", self.wal, self.path)

    # ------------------------------------------------------------ one commit

    def _write(self, jobs: list[Job[sqlite3.Connection]]) -> list[Answer]:
        """One transaction: all rows at once, and if one of them is refused, job by job."""
        rows = sum(len(job.rows) for job in jobs)
        alone = rows <= MOST_ROWS and all(job.rows for job in jobs)  # one statement is one by itself
        try:
            return self._transaction(jobs, self._together, by_itself=alone)
        except Exception as error:
            if type(error) in DISK or isinstance(error, StorageError):
                return self._failed(jobs, error)
        try:
            return self._transaction(jobs, self._one_by_one)
        except Exception as error:  # whatever it was, nothing of this batch is on the disk
            return self._failed(jobs, error)

    def _transaction(
        self,
        jobs: list[Job[sqlite3.Connection]],
        write: Callable[[sqlite3.Connection, list[Job[sqlite3.Connection]]], list[Answer]],
        by_itself: bool = False,
    ) -> list[Answer]:
        db = self.writing
        self._look()
        try:
            if not by_itself:
                db.execute("BEGIN IMMEDIATE")
            answers = write(db, jobs)
            if not by_itself:
                db.execute("COMMIT")
            self._look()  # it may have gone meanwhile
        except BaseException:
            with contextlib.suppress(sqlite3.Error):  # a disk that is gone cannot roll back either
                db.rollback()
            raise
        self._stored()
        return answers

    def _together(self, db: sqlite3.Connection, jobs: list[Job[sqlite3.Connection]]) -> list[Answer]:
        answers: list[Answer] = [(job.done, run(job, db), None) for job in jobs if not job.rows]
        appended = [job for job in jobs if job.rows]
        insert(db, [row for job in appended for row in job.rows])
        return answers + [(job.done, None, None) for job in appended]

    def _one_by_one(self, db: sqlite3.Connection, jobs: list[Job[sqlite3.Connection]]) -> list[Answer]:
        """A job that fails takes only itself back."""
        answers: list[Answer] = []
        for job in jobs:
            db.execute("SAVEPOINT job")
            try:
                answers.append((job.done, run(job, db), None))
            except Exception as error:
                if type(error) in DISK:
                    raise
                db.execute("ROLLBACK TO job")
                answers.append((job.done, None, error))
            db.execute("RELEASE job")
        return answers

    def _failed(self, jobs: list[Job[sqlite3.Connection]], error: Exception) -> list[Answer]:
        return self._refused(jobs, self._told(error) if isinstance(error, sqlite3.Error) else error)


def run(job: Job[sqlite3.Connection], db: sqlite3.Connection) -> Any:
    """Write a job; PlyTaken, SeatTaken."""
    return append(db, job.rows) if job.work is None else job.work(db)


def append(db: sqlite3.Connection, rows: list[Row]) -> None:
    """Write rows of the log; PlyTaken."""
    try:
        insert(db, rows)
    except sqlite3.IntegrityError as error:
        raise PlyTaken(f"{rows[0][0]} {rows[0][1]}") from error


def insert(db: sqlite3.Connection, rows: list[Row]) -> None:
    """Write rows of the log with as few statements as there are."""
    for at in range(0, len(rows), MOST_ROWS):
        some = rows[at : at + MOST_ROWS]
        db.execute(INSERTS[len(some)], list(chain.from_iterable(some)))


def identity(path: Path) -> tuple[int, int] | None:
    """Which file lies under a name; None where there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
