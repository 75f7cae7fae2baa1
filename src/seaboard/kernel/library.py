"""A game's rules as machine code: a shared library that fits its sources, opened without a compiler.

A library lies in a folder of its own, with `about.json` beside it: for which machine it was made, and of
which sources. It comes with the package, or was built on this machine and is kept in the user's cache. One
that does not fit is never opened. Where there is none and none can be built, the rules run as Python.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import logging
import os
import platform
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from .entries import (
    ARRAYS,
    PACKAGE,
    Entry,
    door_of,
    engine_of,
    files_with_entries,
    kinds_of,
    root_of,
)

FORMAT = 2  # of doors and of what lies beside a library: another is never opened
OF_THE_KERNEL = "kernel:"  # begins the name of a source that lies with the kernel, and not with the home
SHIPPED = PACKAGE / "libraries"
ABOUT = "about.json"
HEADER = "seaboard_header"  # the variable that says how long an object's header is
V3 = {"avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe"}  # what a processor of x86-64-v3 has
NUMBERS: dict[str, Any] = {"int": ctypes.c_int64, "bool": ctypes.c_int64, "float": ctypes.c_double}
WRONG = -(2**63)  # what a door with bounds checks returns where one was overstepped
HALF = 32  # bits of each of two small numbers in one word
LOW = (1 << HALF) - 1  # the first of them

Progress = Callable[[int, int], None]  # done, of how many
log = logging.getLogger("seaboard.rules")


def silent(done: int, of: int) -> None:
    """Progress that nobody watches."""


_locks: dict[str, threading.Lock] = {}  # by home: several may be built side by side
_opened: dict[str, ctypes.CDLL | None] = {}  # by home; None: runs as Python


class CannotBuild(RuntimeError):
    """No library could be built: why, and what to install."""


@dataclass(frozen=True)
class About:
    """For which machine a library was made, and of which sources."""

    system: str  # "linux", "darwin"
    machine: str  # "x86_64", "aarch64", "arm64"
    level: str  # of the processor: "x86-64-v2", "x86-64-v3", or "" where there is but one
    checked: bool  # with bounds checks
    files: tuple[str, ...]  # the sources, from the folder that contains the home's package
    digest: str  # of all of them
    engine: str = ""  # the rules and the layout of the game that its kernels are bound to
    code: str = ""  # the digest of the library itself: a damaged one would crash whoever opens it
    format: int = FORMAT

    @classmethod
    def read(cls, folder: Path) -> About | None:
        """What lies beside a library; None if that cannot be read."""
        try:
            found = json.loads((folder / ABOUT).read_text("utf-8"))
            return cls(**{**found, "files": tuple(found["files"])})
        except (OSError, ValueError, TypeError, KeyError):
            return None

    def write(self, folder: Path) -> None:
        """Leave this beside a library."""
        (folder / ABOUT).write_text(json.dumps(asdict(self), indent=1) + "\n", "utf-8")

    def fits(self, home: str, checked: bool) -> bool:
        """This machine can run it, and it was made of just these sources."""
        here = (FORMAT, sys.platform, platform.machine(), checked)
        there = (self.format, self.system, self.machine, self.checked)
        bound_to = engine_of(home) or self.engine
        return there == here and self.level in levels() and self.engine == bound_to and self.is_of(home)

    def is_of(self, home: str) -> bool:
        """It was made of the sources that are here now, and of all that have entries."""
        if not {path.as_posix() for path in files_with_entries(home)} <= set(self.files):
            return False
        return self.digest != "" and digest_of(root_of(home), self.files) == self.digest


def digest_of(root: Path, files: Iterable[str]) -> str:
    """A hash of sources; "" if one of them is missing."""
    digest = hashlib.blake2b(digest_size=16)
    try:
        for name in sorted(files):
            kernel = name.startswith(OF_THE_KERNEL)
            path = PACKAGE.parent / name.removeprefix(OF_THE_KERNEL) if kernel else root / name
            digest.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    except OSError:
        return ""
    return digest.hexdigest()


@cache
def levels() -> tuple[str, ...]:
    """The levels of processors that this machine can run, the best first."""
    if platform.machine() not in ("x86_64", "AMD64"):
        return ("",)
    try:
        said = Path("/proc/cpuinfo").read_text("utf-8")
    except OSError:
        return ("x86-64-v2",)
    flags = next((line for line in said.splitlines() if line.startswith("flags")), "").split()
    return ("x86-64-v3", "x86-64-v2") if V3.issubset(flags) else ("x86-64-v2",)


# ------------------------------------------------------------------ where libraries lie


def cache_folder() -> Path:
    """The folder of all libraries that were built here; SEABOARD_CACHE_DIR moves it."""
    if given := os.environ.get("SEABOARD_CACHE_DIR"):
        return Path(given, "rules")
    import platformdirs  # not needed where the package has all libraries

    return platformdirs.user_cache_path("seaboard") / "rules"


def short_name(home: str) -> str:
    """A home's name in the names of folders."""
    return Path(home).stem


def file_in(folder: Path, home: str) -> Path:
    """The library of a home in its folder."""
    return folder / f"{short_name(home)}.so"


def fitting(home: str, checked: bool) -> Iterator[Path]:
    """The folders of all libraries that fit: those of the package first, and the best of them."""
    yield from _fitting(SHIPPED, home, checked)
    yield from _fitting(cache_folder(), home, checked)


def _fitting(place: Path, home: str, checked: bool) -> list[Path]:
    candidates = sorted(place.glob(f"{short_name(home)}-*")) if place.is_dir() else []
    known = [(path, about) for path in candidates if (about := About.read(path)) is not None]
    ranks = {path: levels().index(about.level) for path, about in known if about.fits(home, checked)}
    return sorted(ranks, key=ranks.__getitem__)


# ------------------------------------------------------------------ opening


def open_library(home: str, progress: Progress = silent) -> ctypes.CDLL | None:
    """The library of a home, which is built first if need be; None: its rules run as Python."""
    with _locks.setdefault(home, threading.Lock()):
        if home not in _opened:
            checked = os.environ.get("SEABOARD_RULES") == "checked"
            opened = filter(None, (_load(home, folder) for folder in _folders(home, checked, progress)))
            _opened[home] = next(opened, None)
        return _opened[home]


def _folders(home: str, checked: bool, progress: Progress) -> Iterator[Path]:
    """Where fitting libraries lie; if there is none that can be opened, where one was just built."""
    tried = []
    for folder in fitting(home, checked):
        tried.append(folder)
        yield folder
    from .making import made

    try:
        yield made(home, checked, tried, progress)
    except CannotBuild as error:
        log.warning("the rules of %s run as Python, a hundred times as slow: %s", short_name(home), error)


def _load(home: str, folder: Path) -> ctypes.CDLL | None:
    file, about = file_in(folder, home), About.read(folder)
    try:
        if about is None or about.code != digest_of(folder, [file.name]):
            raise OSError("it is damaged")
        library = ctypes.CDLL(str(file))
        ctypes.c_int64.in_dll(library, HEADER).value = object.__basicsize__
    except (OSError, ValueError) as error:
        log.warning("the library in %s cannot be opened: %s", folder, error)
        return None
    return library


def way_into(entry: Entry) -> Callable[..., Any]:
    """How an entry is called: through its door, or as Python."""
    library = open_library(entry.home)
    if library is None:
        return entry.python
    return _through(getattr(library, door_of(entry.python)), entry)


def _through(door: Any, entry: Entry) -> Callable[..., Any]:
    """How Python calls a door: arrays are passed as they are, and what returns is taken apart."""
    kinds, returned = kinds_of(entry.python)
    door.argtypes = [NUMBERS.get(kind, ctypes.py_object) for kind in kinds]
    door.restype = NUMBERS.get(returned, ctypes.c_int64)
    call = _careful(door, kinds, entry.python) if os.environ.get("SEABOARD_RULES") == "checked" else door
    if returned == "tuple[int, int]":
        return _two_of(call)
    if returned == "bool":
        return lambda *arguments: call(*arguments) != 0
    return call


def _two_of(call: Callable[..., int]) -> Callable[..., tuple[int, int]]:
    def two(*arguments: Any) -> tuple[int, int]:
        packed = call(*arguments)
        return packed & LOW, packed >> HALF

    return two


class Passage(NamedTuple):
    """A way into an entry of one number or two, for who calls it again and again with the same arrays.

    What ctypes does to an array takes longer than most moves, so it is done once. Integers are passed as
    `ctypes.c_int64`, whose value may change. Two that return are packed, as doors do it.
    """

    cross: Callable[..., int]
    ready: Callable[[Any], Any]  # an array as `cross` takes it


def passage_into(entry: Any) -> Passage:
    """The passage into an entry: where bounds are checked, or rules run as Python, a plain call."""
    library = open_library(entry.home) if isinstance(entry, Entry) else None
    if library is None or os.environ.get("SEABOARD_RULES") == "checked":
        return Passage(_packed(way_into(entry) if isinstance(entry, Entry) else entry), _itself)
    door = library[door_of(entry.python)]  # one of its own, which is told of no types
    door.restype = ctypes.c_int64
    return Passage(door, ctypes.py_object.from_param)


def _packed(call: Callable[..., int | tuple[int, int]]) -> Callable[..., int]:
    def packed(*arguments: Any) -> int:
        found = call(*(a.value if isinstance(a, ctypes.c_int64) else a for a in arguments))
        if not isinstance(found, tuple):
            return int(found)  # interpreted rules have NumPy's integers
        one, other = found
        return int(one) | int(other) << HALF

    return packed


def _itself(array: Any) -> Any:
    return array


def _careful(door: Any, kinds: list[str], f: Callable[..., Any]) -> Callable[..., Any]:
    """With bounds checks: what Python passes is looked at too."""

    def call(*arguments: Any) -> Any:
        for kind, given in zip(kinds, arguments, strict=True):
            if kind not in NUMBERS:
                assert isinstance(given, np.ndarray) and given.flags.c_contiguous, (f.__qualname__, kind)
                dtype, dimensions = ARRAYS.get(kind, (given.dtype, 1))  # rows: the engine looks at these
                assert (given.dtype, given.ndim) == (dtype, dimensions), (f.__qualname__, kind)
        result = door(*arguments)
        if result == WRONG or result != result:
            raise IndexError(f"{f.__qualname__} overstepped a bound")
        return result

    return call
