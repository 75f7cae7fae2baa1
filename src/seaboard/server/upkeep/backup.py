"""A copy of the whole database file, made while a server uses it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from seaboard.server.store.database import check_owner, told
from seaboard.server.store.protocol import StorageError

PART = ".part"  # behind the name of a copy that is not whole yet


@dataclass(frozen=True)
class Copied:
    """What is in a copy."""

    tables: int
    rows: int  # of all their logs


def backup(source: Path, target: Path) -> Copied:
    """Copy a database as it stands at one moment; moves go on meanwhile.

    The copy is checked, and gets its name only when it is whole and on the disk. StorageError,
    FileNotFoundError, FileExistsError: nothing is ever written over.
    """
    if not source.is_file():
        raise FileNotFoundError(source)
    if target.exists():
        raise FileExistsError(target)
    part = target.with_name(target.name + PART)
    try:
        part.unlink(missing_ok=True)  # of a copy that was broken off
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))  # it has what the database has
    except OSError as error:
        raise StorageError("unwritable", target) from error
    try:
        copied = copy(source, part)
        part.rename(target)
        sync(target.parent)
    except OSError as error:
        raise StorageError("unwritable", target) from error
    finally:
        part.unlink(missing_ok=True)
    return copied


def copy(source: Path, part: Path) -> Copied:
    """All pages in one step, so that they are of one moment: in WAL mode nobody waits for it."""
    with closing(reading(source)) as running, closing(sqlite3.connect(part)) as copied:
        try:
            check_owner(running, source)
        except sqlite3.Error as error:
            raise told(error, source) from error
        try:
            running.backup(copied)
            copied.execute("PRAGMA journal_mode = DELETE")  # one file, without others beside it
            if copied.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise StorageError("damaged", source)
            (tables,) = copied.execute('SELECT count(*) FROM "tables"').fetchone()
            (rows,) = copied.execute("SELECT count(*) FROM log").fetchone()
        except sqlite3.Error as error:
            raise told(error, part) from error
    sync(part)
    return Copied(tables, rows)


def reading(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing, also not the version of the schema."""
    try:
        return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    except sqlite3.Error as error:
        raise told(error, path) from error


def sync(path: Path) -> None:
    """Have a file or the names in a folder on the disk."""
    if os.name == "nt" and path.is_dir():  # Windows does not open folders
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
