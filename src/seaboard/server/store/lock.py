"""One server for one file: a second one would not see what the first has in memory."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from .protocol import StorageError


@contextlib.contextmanager
def only_server(path: Path) -> Iterator[None]:
    """Keep other servers away from a database file, until the end of the block; StorageError.

    The lock is the system's, on a file beside the database: it ends with the process, however that ends.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        held = os.open(path.with_name(f"{path.name}.lock"), os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise StorageError("unwritable", path) from error
    try:
        try:
            hold(held)
        except OSError as error:
            raise StorageError("locked", path) from error
        yield
    finally:
        os.close(held)


def hold(descriptor: int) -> None:
    """Lock an open file, or OSError at once."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
