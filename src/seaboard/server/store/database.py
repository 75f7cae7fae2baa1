"""The database file: ours or refused, its schema, and what can be wrong with it."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from .protocol import Reason, StorageError

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
    sqlite3.SQLITE_CORRUPT: "damaged",
}


def told(error: sqlite3.Error, path: Path) -> StorageError:
    """SQLite's complaint as one of ours."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the low byte is the primary code
    return StorageError(REASONS.get(code, "unwritable"), path)


def open_database(path: Path, patience: float) -> sqlite3.Connection:
    """A connection to our file, made or checked; nothing is written into a foreign one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():  # it has digests of tokens and the seeds of running matches
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise StorageError("unwritable", path) from error
    try:
        # Transactions are begun and ended by hand; the thread that opens need not be the one that writes.
        db = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise told(error, path) from error
    try:
        check_owner(db, path)
        prepare(db, path)
    except sqlite3.Error as error:
        db.close()
        raise told(error, path) from error
    except BaseException:
        db.close()
        raise
    return db


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
