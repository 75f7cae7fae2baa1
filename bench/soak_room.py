"""What a disk may refuse: a file system that is full for a while, a folder that cannot be written."""

from __future__ import annotations

import contextlib
import ctypes
import os
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

TMPFS = 8  # megabytes
DROP_FROM_BOUNDS, DAC_OVERRIDE, DAC_READ_SEARCH = (
    24,
    1,
    2,
)  # of prctl, and rights, as Linux counts them


@dataclass
class Room:
    """A disk that can be made full and empty again."""

    kind: str
    path: Path
    fill: Callable[[int], None]  # the server's process
    empty: Callable[[int], None]


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Room]:
    """A file system of our own where that is allowed, else a limit on the length of files."""
    mounted = folder / "disk"
    mounted.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={TMPFS}m", "tmpfs", str(mounted)]
    if (
        sys.platform == "linux"
        and os.geteuid() == 0
        and not subprocess.run(mount, capture_output=True).returncode
    ):
        ballast = mounted / "ballast"

        def fill(process: int) -> None:
            with contextlib.suppress(OSError), ballast.open("ab", buffering=0) as file:
                while file.write(bytes(4096)) == 4096:
                    pass

        try:
            yield Room("a full file system", mounted, fill, lambda process: ballast.unlink())
        finally:
            subprocess.run(["umount", str(mounted)], check=True)
        return

    def limit(process: int, length: int) -> None:
        resource.prlimit(process, resource.RLIMIT_FSIZE, (length, resource.RLIM_INFINITY))

    def longest() -> int:
        return max(file.stat().st_size for file in mounted.glob("*.sqlite3*") if "shm" not in file.name)

    yield Room(
        "a limit on the length of files",
        mounted,
        lambda process: limit(process, longest()),
        lambda process: limit(process, resource.RLIM_INFINITY),
    )


def heed_permissions() -> None:
    """Root may write anywhere: in the server's process it may not."""
    if sys.platform == "linux" and os.geteuid() == 0:
        libc = ctypes.CDLL(None)
        for right in (DAC_OVERRIDE, DAC_READ_SEARCH):
            libc.prctl(DROP_FROM_BOUNDS, right, 0, 0, 0)
