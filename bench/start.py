"""What somebody waits for before the first move: after a clone, after pip install, after an edit, at a start.

Everything begins from nothing: a fresh clone, an empty environment, an empty cache. --before REVISION
measures an older state of the house beside this one, --write renews start.md beside this file.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import platform
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
RESULTS = Path(__file__).with_name("start.md")
GAMES = ("fish-and-chips", "icecool", "oh-crab", "urchins")
EDITED = Path("src/seaboard/games/oh_crab/rules/rounds.py")
STARTS = 5  # of short things; the quickest counts, the others met a neighbour
LIMITS = {
    "clone: first game": 50,
    "clone: all games": 75,
    "second start: a table": 1.5,
    "edit of one rule of Oh Crab!: a table": 20,
    "wheel: a table of every game": 5,
    "import seaboard": 0.15,
    "seaboard games": 0.3,
    "server: first page": 0.8,
    "worker: resident memory, MB": 90,
}


@dataclass
class House:
    """A clone with a cache and a home of its own."""

    folder: Path
    found: dict[str, float] = field(default_factory=dict)

    @property
    def python(self) -> Path:
        return self.folder / ".venv" / "bin" / "python"

    @property
    def environment(self) -> dict[str, str]:
        own = {"SEABOARD_CACHE_DIR": str(self.folder / "cache"), "XDG_DATA_HOME": str(self.folder / "data")}
        # Python shall keep its bytecode, as it does for everybody.
        unwanted = ("PYTHONDONTWRITEBYTECODE", "PYTHONPATH", "SEABOARD_RULES")
        return {key: value for key, value in os.environ.items() if key not in unwanted} | own


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--before", metavar="REVISION", help="an older state to measure beside this one")
    wanted.add_argument("--write", action="store_true", help="renew start.md")
    given = wanted.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        now = measured(Path(folder, "now"), "HEAD")
        before = measured(Path(folder, "before"), given.before) if given.before else {}
    text = report(now, before, given.before)
    print(text)
    if given.write:
        RESULTS.write_text(text, "utf-8")


def measured(folder: Path, revision: str) -> dict[str, float]:
    """All figures of one state of the house."""
    house = House(folder)
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder)], check=True)
    subprocess.run(["git", "-C", str(folder), "checkout", "--quiet", revision], check=True)
    for part in (after_a_clone, at_a_second_start, after_an_edit, at_starts, in_a_worker, from_a_wheel):
        print(f"{revision}: {part.__name__.replace('_', ' ')} …", file=sys.stderr, flush=True)
        known = set(house.found)
        part(house)
        for what in house.found.keys() - known:
            print(f"  {what}: {house.found[what]:.2f}", file=sys.stderr, flush=True)
    return house.found


def after_a_clone(house: House) -> None:
    """make play, until the page answers and a table of each game is open."""
    with serving(house, ["make", "play"]) as (address, began):
        house.found["clone: page"] = seconds_to_page(address, began)
        tables = seconds_to_tables(address, began)
    house.found["clone: first game"] = min(tables.values())
    house.found["clone: all games"] = max(tables.values())


def at_a_second_start(house: House) -> None:
    """make play again."""
    found = []
    for _ in range(STARTS):
        with serving(house, ["make", "play"]) as (address, began):
            found.append(min(seconds_to_tables(address, began, ("oh-crab",)).values()))
    house.found["second start: a table"] = min(found)


def after_an_edit(house: House) -> None:
    """One rule more careful than it was, and make play."""
    path = house.folder / EDITED
    text = path.read_text("utf-8")
    edited = re.sub(r"(@rule\ndef setup\([^\n]*\n    \"\"\"[^\n]*\n)", r"\1    s.rested = 0\n", text, count=1)
    assert edited != text
    path.write_text(edited, "utf-8")
    with serving(house, ["make", "play"]) as (address, began):
        found = seconds_to_tables(address, began, ("oh-crab",))
    house.found["edit of one rule of Oh Crab!: a table"] = found["oh-crab"]
    path.write_text(text, "utf-8")


def at_starts(house: House) -> None:
    """What a Python caller, a terminal and a browser wait for, with everything at hand."""
    house.found["import seaboard"] = shortest(house, "-c", "import seaboard")
    house.found["seaboard games"] = shortest(house, "-m", "seaboard", "games")
    found = []
    for _ in range(STARTS):
        with serving(house, [str(house.python), "-m", "seaboard", "serve"]) as (address, began):
            found.append(seconds_to_page(address, began))
    house.found["server: first page"] = min(found)


def in_a_worker(house: House) -> None:
    """The memory of a process that has thought for each game in turn."""
    asked = "\n".join(
        [
            "import pickle, resource, seaboard",
            "from seaboard.server.thinking import worker",
            f"for name in {GAMES!r}:",
            "    match = seaboard.game(name).new(seed=1)",
            "    worker.choose('dolphin', pickle.dumps(match), match.to_move[0])",
            "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)",
        ]
    )
    said = run(house, [str(house.python), "-c", asked])
    house.found["worker: resident memory, MB"] = float(said.split()[-1])


def from_a_wheel(house: House) -> None:
    """pip install of the wheel into an empty environment, then a table of every game."""
    pip = [str(house.python), "-m", "pip", "--quiet", "--disable-pip-version-check"]
    run(house, [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", "dist", "."])
    wheel = next((house.folder / "dist").glob("*.whl"))
    house.found["wheel: MB"] = wheel.stat().st_size / 1e6
    fresh = House(house.folder / "fresh")
    run(house, [str(house.python), "-m", "venv", str(fresh.folder / ".venv")])
    began = time.monotonic()
    run(fresh, [str(fresh.python), *pip[1:], "install", str(wheel)])
    house.found["wheel: pip install"] = time.monotonic() - began
    with serving(fresh, [str(fresh.python), "-m", "seaboard", "serve"]) as (address, began):
        tables = seconds_to_tables(address, began)
    house.found["wheel: a table of every game"] = max(tables.values())
    shutil.rmtree(fresh.folder)


# ------------------------------------------------------------------ how it is measured


def run(house: House, command: list[str]) -> str:
    where = house.folder if house.folder.is_dir() else None
    done = subprocess.run(
        command, cwd=where, env=house.environment, check=True, stdout=subprocess.PIPE, text=True
    )
    return done.stdout


def shortest(house: House, *arguments: str) -> float:
    """The quickest of some starts of Python, after one that writes its bytecode."""
    found = []
    for _ in range(STARTS + 1):
        began = time.monotonic()
        run(house, [str(house.python), *arguments])
        found.append(time.monotonic() - began)
    return min(found)


@contextlib.contextmanager
def serving(house: House, command: list[str]) -> Iterator[tuple[str, float]]:
    """A server's address, and when its command was given; it ends with the block."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    flags = f"--no-browser --port {port}"
    words = [*command, f"ARGS={flags}"] if command[0] == "make" else [*command, *flags.split()]
    began = time.monotonic()
    process = subprocess.Popen(
        words,
        cwd=house.folder,
        env=house.environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        yield f"http://127.0.0.1:{port}", began
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def seconds_to_page(address: str, began: float) -> float:
    """Until the page is there."""
    while True:
        with contextlib.suppress(OSError), urllib.request.urlopen(address) as answer:
            answer.read()
            return time.monotonic() - began
        time.sleep(0.01)


def seconds_to_tables(address: str, began: float, games: tuple[str, ...] = GAMES) -> dict[str, float]:
    """Until a table of each game is open: a server answers when the game can be played."""
    seconds_to_page(address, began)
    with ThreadPoolExecutor(len(games)) as askers:
        return dict(zip(games, askers.map(lambda game: opened(address, game) - began, games), strict=True))


def opened(address: str, game: str) -> float:
    """When a table of a game is open."""
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "bot": "plankton"}]
    body = json.dumps({"game": game, "seats": seats}).encode()
    asked = urllib.request.Request(
        f"{address}/api/tables", body, {"Content-Type": "application/json", "Origin": address}
    )
    with urllib.request.urlopen(asked) as answer:
        assert answer.status == 201
    return time.monotonic()


def report(now: dict[str, float], before: dict[str, float], revision: str | None) -> str:
    """The figures as a page."""
    lines = [
        "# Before the first move",
        "",
        f"{date.today()}, {os.cpu_count()} cores of {processor()}, Python {platform.python_version()}.",
        f"Seconds from nothing (`python bench/start.py`); of short things the quickest of {STARTS}.",
        *([f"Before: commit {revision}."] if revision else []),
        "",
        "| what somebody waits for | now | limit | before |",
        "| --- | ---: | ---: | ---: |",
    ]
    for what, found in now.items():
        old = f"{before[what]:.2f}" if what in before else ""
        lines.append(f"| {what} | {found:.2f} | {LIMITS.get(what, '')} | {old} |")
    return "\n".join(lines) + "\n"


def processor() -> str:
    """The processor's name, where the system tells it."""
    with contextlib.suppress(OSError):
        said = Path("/proc/cpuinfo").read_text("utf-8")
        if found := re.search(r"model name\s*: (.*)", said):
            return found[1]
    return platform.machine()


if __name__ == "__main__":
    main()
