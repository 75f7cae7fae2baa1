"""Building a game's library on this machine, in a process of its own: numba is never loaded here."""

from __future__ import annotations

import atexit
import contextlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import IO

from .entries import ENGINES, modules_of
from .library import CannotBuild, Progress, cache_folder, fitting, levels, short_name, silent

LONGEST = 3000  # letters of a complaint: its end says what is wrong
KEPT = 4  # libraries of a home, for other sources, that survive a build
MOMENT = 0.1  # seconds between two looks at a lock
# What numba makes of a rule is the same for all machines: only LLVM, at the end, knows which one it is for.
NEUTRAL = {
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
}
_builders: set[subprocess.Popen[str]] = set()  # at work now
SAID, MADE = "progress", "made"  # lines of the builder begin so: how far it is, and what is done


def made(home: str, checked: bool, tried: Collection[Path] = (), progress: Progress = silent) -> Path:
    """The folder of a library for this machine that was just built, and not tried yet; CannotBuild."""
    if importlib.util.find_spec("numba") is None:
        raise CannotBuild("no library fits, and numba is not installed: pip install 'seaboard[rules]'")
    place = cache_folder() if _can_be_written_to(cache_folder()) else _passing_folder()
    with _only_one(place / f"{short_name(home)}.lock", progress) as lock:
        meanwhile = (path for path in fitting(home, checked) if path not in tried)  # by somebody else
        return next(meanwhile, None) or _built(home, checked, _also_to(lock, progress), place)


def _can_be_written_to(place: Path) -> bool:
    try:
        place.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=place):
            return True
    except OSError:
        return False


def _passing_folder() -> Path:
    """For a library that nobody else will find; it goes with this process."""
    place = Path(tempfile.mkdtemp(prefix="seaboard-"))
    atexit.register(shutil.rmtree, place, ignore_errors=True)
    return place


def stop_building() -> None:
    """End all builders of this process: who waits for one is told that it cannot be built."""
    for builder in list(_builders):
        builder.terminate()


@contextlib.contextmanager
def _only_one(file: Path, progress: Progress) -> Iterator[IO[str]]:
    """Of several processes one builds; the others wait, and read in the lock how far it is."""
    with open(file, "a+", encoding="utf-8") as lock:
        while not _locked(lock):
            lock.seek(0)
            if len(numbers := lock.read().split()) == 2:
                progress(*map(int, numbers))
            time.sleep(MOMENT)
        lock.truncate(0)
        yield lock


def _locked(lock: IO[str]) -> bool:
    try:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        return True  # a system without it: two may build the same
    except BlockingIOError:
        return False
    return True


def _also_to(lock: IO[str], progress: Progress) -> Progress:
    """Progress that those who wait for the lock hear of too."""

    def tell(done: int, of: int) -> None:
        lock.truncate(0)
        lock.write(f"{done} {of}")
        lock.flush()
        progress(done, of)

    return tell


def _built(home: str, checked: bool, progress: Progress, place: Path) -> Path:
    (found,) = built(home, place, ["--level", levels()[0], *["--checked"] * checked], progress)
    prune(found)
    return found


def built(home: str, place: Path, how: list[str], progress: Progress = silent) -> list[Path]:
    """The folders of what a builder of its own made in a place; how: more words for it; CannotBuild."""
    command = [sys.executable, "-m", "seaboard.kernel.building", home, str(place), *how]
    command += ["--import", *modules_of(home)]
    command += ["--engine", *ENGINES[home]] if home in ENGINES else []
    path = os.pathsep.join(filter(None, sys.path))
    environment = {**os.environ, **NEUTRAL, "SEABOARD_RULES": "building", "PYTHONPATH": path}
    said = []
    with (
        tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as complaints,
        subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=complaints, text=True
        ) as builder,
    ):
        assert builder.stdout is not None
        _builders.add(builder)
        for line in builder.stdout:
            word, _, rest = line.strip().partition(" ")  # whatever else is printed is a game's own
            if word == MADE:
                said.append(Path(rest))
            elif word == SAID:
                done, of = rest.split()
                progress(int(done), int(of))
        builder.wait()
        _builders.discard(builder)
        complaints.seek(0)
        complaint = complaints.read()
    if builder.returncode != 0:
        raise CannotBuild(complaint.strip()[-LONGEST:] or f"the builder ended with {builder.returncode}")
    return said


def prune(current: Path) -> None:
    """Remove all but the youngest libraries of the same home and kind."""
    kind = current.name.rpartition("-")[0]  # all but the digest
    alike = [path for path in current.parent.glob(f"{kind}-*") if path.name.rpartition("-")[0] == kind]
    others = [path for path in alike if path.is_dir() and path != current]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in others[KEPT:]:
        shutil.rmtree(path, ignore_errors=True)
