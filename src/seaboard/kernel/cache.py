"""Where compiled rules are kept: a user cache directory named after everything they depend on.

Numba's own key sees neither edits in callees of other files nor flags such as BOUNDSCHECK. So each game
(and the kernel alone) has a directory named by a hash of its sources, the kernel's, versions and flags:
a changed rule gives another name, and a stale caller cannot meet a new callee. A game from outside is hashed
with all of its package.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
from collections.abc import Iterable
from functools import cache as once
from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).parent.parent
KERNEL = "kernel"
KEPT = 4  # directories of other versions and flags, for each game, that survive a start
A_DAY = 86_400


@once
def home_of(path: str | Path) -> str:
    """What a source file belongs to: "kernel", or the name of a game's folder.

    Elsewhere it is the path of the outermost package that the file lies in, or of the file itself.
    """
    file = Path(path).absolute()
    with contextlib.suppress(ValueError):
        parts = file.relative_to(PACKAGE).parts
        return parts[1] if parts[0] == "games" and len(parts) > 2 else KERNEL
    while (file.parent / "__init__.py").is_file():
        file = file.parent
    return str(file)


def sources(home: str, package: Path = PACKAGE) -> list[Path]:
    """Every file that compiled code of a home can depend on: the kernel's and its own."""
    own = Path(home) if Path(home).is_absolute() else package / "games" / home
    return sorted([*(package / "kernel").rglob("*.py"), *([own] if own.is_file() else own.rglob("*.py"))])


def fingerprint(files: Iterable[Path], key: Iterable[object]) -> str:
    """A short hash of sources, versions and flags."""
    digest = hashlib.blake2b(digest_size=8)
    digest.update(repr([*key]).encode())
    for path in files:
        digest.update(b"\0" + path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def root() -> Path:
    """The directory of all caches; SEABOARD_CACHE_DIR moves it."""
    return Path(os.environ.get("SEABOARD_CACHE_DIR") or platformdirs.user_cache_path("seaboard")) / "kernels"


@once
def directory(home: str, key: tuple[object, ...]) -> Path:
    """The cache of exactly this code, made if need be; the oldest of the same home's others are removed."""
    found = root() / f"{Path(home).stem}-{fingerprint(sources(home), key)}"
    # Without a writable home numba falls back to a place of its own; that must not stop an import.
    with contextlib.suppress(OSError):
        found.mkdir(parents=True, exist_ok=True)
        os.utime(found)
        prune(found)
    return found


def prune(current: Path, kept: int = KEPT) -> None:
    """Remove all but the youngest directories of the same home, and none that was used within a day."""
    now = current.stat().st_mtime
    home = current.name.rpartition("-")[0]
    others = [path for path in current.parent.glob(f"{home}-*") if path.is_dir() and path != current]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in others[kept:]:
        if now - path.stat().st_mtime > A_DAY:
            shutil.rmtree(path, ignore_errors=True)
