"""A copy of the whole database file and of what lies beside it, made while a server uses it."""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from seaboard.server.store.database import check_owner, told
from seaboard.server.store.protocol import StorageError

PART = ".part"  # behind the name of a copy that is not whole yet
PUSH = ".push"  # behind the name of a database: whom push services call, and the key that they know us by


@dataclass(frozen=True)
class Copied:
    """What is in a copy."""

    tables: int
    rows: int  # of all their logs


def backup(source: Path, target: Path) -> Copied:
    """Copy a database as it stands at one moment; moves go on meanwhile.

    The copy is checked, and gets its name only when it is whole and on the disk. Whom push services call lies
    beside it, as it does beside the database. StorageError, FileNotFoundError, FileExistsError: nothing is
    ever written over.
    """
    if not source.is_file():
        raise FileNotFoundError(source)
    calls = beside(target, PUSH)
    for taken in (target, calls):
        if taken.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(taken))
    part, calls_part = beside(target, PART), beside(calls, PART)
    try:
        make(part)
        copied = copy(source, part)
        if (known := beside(source, PUSH)).is_file():  # a server replaces it whole
            make(calls_part, known.read_bytes())
            calls_part.rename(calls)
        part.rename(target)
        sync(target.parent)
    except OSError as error:
        raise StorageError("unwritable", target) from error
    finally:
        for made in (part, calls_part):
            with suppress(OSError):  # there may be no such folder
                made.unlink()
    return copied


def beside(path: Path, ending: str) -> Path:
    """The file of that name with something behind it."""
    return path.with_name(path.name + ending)


def make(part: Path, content: bytes = b"") -> None:
    """A new file that nobody else may read: it has the digests and the key that the first one has."""
    part.unlink(missing_ok=True)  # of a copy that was broken off
    with open(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        file.write(content)
    sync(part)


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
