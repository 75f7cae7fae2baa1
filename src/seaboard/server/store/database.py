"""The database file: ours or refused, its schema, and what can be wrong with it."""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

from .protocol import Reason, StorageError

log = logging.getLogger("seaboard.server")
OURS = 0x53454142  # "SEAB", SQLite's application_id

FIRST = """
CREATE TABLE "tables" (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version TEXT NOT NULL,
    players INTEGER NOT NULL,
    seed TEXT NOT NULL,
    options TEXT NOT NULL,
    created_at REAL NOT NULL
) STRICT;
CREATE TABLE seats (
    "table" TEXT NOT NULL REFERENCES "tables" (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
    name TEXT NOT NULL,
    bot TEXT NOT NULL,
    token_sha256 TEXT NOT NULL,
    PRIMARY KEY ("table", seat)
) STRICT;
CREATE TABLE log (
    "table" TEXT NOT NULL REFERENCES "tables" (id),
    ply INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('move', 'undo')),
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY ("table", ply)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER log_is_never_changed BEFORE UPDATE ON log
BEGIN SELECT RAISE (ABORT, 'the log is append-only'); END;
CREATE TRIGGER log_is_never_shortened BEFORE DELETE ON log
BEGIN SELECT RAISE (ABORT, 'the log is append-only'); END;
"""

ANALYSES = """
CREATE TABLE analyses (
    "table" TEXT PRIMARY KEY REFERENCES "tables" (id),
    ply INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
"""

TERMS = """
ALTER TABLE "tables" ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';
"""

TIMES = """
ALTER TABLE log ADD COLUMN times TEXT NOT NULL DEFAULT '';
"""

AVATARS = """
ALTER TABLE seats ADD COLUMN avatar TEXT NOT NULL DEFAULT '';
"""

# What each version adds; a file of an earlier one is brought up to date.
SCHEMAS = (FIRST, ANALYSES, TERMS, TIMES + AVATARS)
VERSION = len(SCHEMAS)

REASONS: dict[int, Reason] = {
    sqlite3.SQLITE_NOTADB: "not-ours",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR_SHMSIZE: "full",  # no room for the file with the locks
    sqlite3.SQLITE_CORRUPT: "damaged",
}


def told(error: sqlite3.Error, path: Path) -> StorageError:
    """SQLite's complaint as one of ours."""
    code = getattr(error, "sqlite_errorcode", 0)
    primary = code & 0xFF  # the low byte
    return StorageError(REASONS.get(code) or REASONS.get(primary, "unwritable"), path)


def open_database(path: Path, patience: float) -> sqlite3.Connection:
    """A connection to our file, made or checked; nothing is written into a foreign one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        is_new = not path.exists() or path.stat().st_size == 0
        if is_new:
            refuse_orphan(path)
        if not path.exists():  # it has digests of tokens and the seeds of running matches
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except (OSError, RuntimeError) as error:  # the second for links in a circle
        raise StorageError("unwritable", path) from error
    try:
        with closed_if_refused(path, patience) as db:
            check_owner(db, path)
            keep_private(path)
            prepare(db, path)
            return db
    except StorageError as error:
        if is_new and error.reason in ("full", "unwritable"):  # else somebody else has written into it
            for file in files_of(path):
                with contextlib.suppress(OSError):
                    file.unlink()
        raise


def open_again(path: Path, patience: float) -> sqlite3.Connection:
    """A further connection to a file that `open_database` has opened."""
    with closed_if_refused(path, patience) as db:
        db.execute("PRAGMA synchronous = FULL")  # the last to close may have to write
        db.execute("SELECT count(*) FROM sqlite_schema").fetchone()  # opens what belongs to it, now
        return db


@contextlib.contextmanager
def closed_if_refused(path: Path, patience: float) -> Iterator[sqlite3.Connection]:
    """A connection to a file that exists: SQLite by itself would make one. StorageError."""
    try:
        # Transactions are begun and ended by hand; the thread that opens need not be the one that writes.
        db = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode=rw",
            uri=True,
            timeout=patience,
            isolation_level=None,
            check_same_thread=False,
        )
    except sqlite3.Error as error:
        raise told(error, path) from error
    try:
        yield db
    except sqlite3.Error as error:
        db.close()
        raise told(error, path) from error
    except BaseException:
        db.close()
        raise


def files_of(path: Path) -> tuple[Path, Path, Path]:
    """The database, and what SQLite keeps beside it: behind links, as SQLite itself names them."""
    file = path.resolve()
    return file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")


def refuse_orphan(path: Path) -> None:
    """SQLite would remove the latest moves of a file that was moved away; StorageError."""
    _, wal, _ = files_of(path)
    if wal.exists() and wal.stat().st_size:
        log.error("%s is not there, but %s is: put it back, or remove that too", path, wal.name)
        raise StorageError("gone", path)


def keep_private(path: Path) -> None:
    """Nobody else shall read it, where it is ours: a file that was put back may be open to all."""
    for file in files_of(path):
        with contextlib.suppress(OSError):
            mode = stat.S_IMODE(file.stat().st_mode)
            if mode & 0o077:
                file.chmod(mode & 0o700)


def check_owner(db: sqlite3.Connection, path: Path) -> None:
    """Refuse a database of another program or of a later version of this one."""
    owner, version = number(db, "application_id"), number(db, "user_version")
    (tables,) = db.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if owner != OURS and (owner or version or tables):
        raise StorageError("not-ours", path)
    if version > VERSION:
        raise StorageError("newer", path)


def prepare(db: sqlite3.Connection, path: Path) -> None:
    """Durability on, schema there."""
    (mode,) = db.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":  # a network drive, say: without it FULL would not mean durable
        raise StorageError("unwritable", path)
    db.execute("PRAGMA synchronous = FULL")  # NORMAL lost acknowledged moves in a simulated power cut
    db.execute("PRAGMA foreign_keys = ON")
    if number(db, "user_version") == VERSION:
        return
    db.execute("BEGIN IMMEDIATE")
    check_owner(db, path)  # again: somebody else may have been faster, even with a later version
    for schema in SCHEMAS[number(db, "user_version") :]:
        for statement in statements(schema):
            db.execute(statement)
    db.execute(f"PRAGMA application_id = {OURS}")
    db.execute(f"PRAGMA user_version = {VERSION}")
    db.execute("COMMIT")


def number(db: sqlite3.Connection, pragma: str) -> int:
    """The value of a numeric pragma."""
    return int(db.execute(f"PRAGMA {pragma}").fetchone()[0])


def statements(script: str) -> list[str]:
    """A script's statements one by one; `executescript` would commit behind our back."""
    found, statement = [], ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            found.append(statement)
            statement = ""
    return found
