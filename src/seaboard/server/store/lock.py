"""One server for one file: a second one would not see what the first has in memory."""

from __future__ import annotations

import contextlib
import errno
import os
import struct
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from .protocol import StorageError

FAR = 1 << 62  # a byte that no file has, far behind those that SQLite locks


@contextlib.contextmanager
def only_server(path: Path) -> Iterator[None]:
    """Keep other servers away from a database file, until the end of the block; StorageError.

    The lock is the system's, on a file beside the database, and where it can be on the database too, for the
    first may be removed. It ends with the process, however that ends.
    """
    with contextlib.ExitStack() as until_the_end:
        try:
            file = path.resolve()  # by whatever link it was named
            file.parent.mkdir(parents=True, exist_ok=True)
        except (OSError, RuntimeError) as error:  # the second for links in a circle
            raise StorageError("unwritable", path) from error
        until_the_end.callback(os.close, held(file.with_name(f"{file.name}.lock"), hold, path))
        refuse_other_names(file, path)
        if sys.platform == "linux":  # elsewhere SQLite's own locks would get in its way, or end it
            until_the_end.callback(os.close, held(file, hold_database, path))
            until_the_end.callback(remove_empty, file)
        yield


def held(name: Path, lock: Callable[[int], None], path: Path) -> int:
    """A file, opened and locked, that still has its name; StorageError."""
    while True:
        try:
            descriptor = os.open(name, os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as error:
            raise StorageError("unwritable", path) from error
        try:
            lock(descriptor)
        except OSError as error:
            os.close(descriptor)
            raise StorageError("locked", path) from error
        with contextlib.suppress(FileNotFoundError):
            if os.path.samestat(os.fstat(descriptor), os.stat(name)):
                return descriptor
        os.close(descriptor)  # somebody took it away before it was locked


def refuse_other_names(file: Path, path: Path) -> None:
    """A file with two names would have two logs of what was written last; StorageError."""
    with contextlib.suppress(FileNotFoundError):
        if file.is_file() and file.stat().st_nlink > 1:
            raise StorageError("linked", path)


def remove_empty(file: Path) -> None:
    """Leave nothing behind where there was nothing, and a store could not be made."""
    with contextlib.suppress(OSError):
        if file.stat().st_size == 0:
            file.unlink()


def hold(descriptor: int) -> None:
    """Lock an open file, or OSError at once."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def hold_database(descriptor: int) -> None:
    """Lock one byte of the database, or OSError at once.

    The lock belongs to this opening of the file: others of this process, which are SQLite's, do not end it.
    """
    if sys.platform == "linux":
        import fcntl

        wish = struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, FAR, 1, 0)  # C's struct flock
        try:
            fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, wish)
        except OSError as error:
            if error.errno in (errno.EAGAIN, errno.EACCES):
                raise
            # A system without such locks: the file beside it has to do.
