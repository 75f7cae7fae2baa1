"""What several processes over PostgreSQL cost, beside one process over a file. `--write` renews postgres.md.

Real sockets, a real PostgreSQL of its own on the disk of the temporary folder, all on this machine. Tables
are opened at any process and pages come to any process: with two of them half of all sockets are passed on.
What passing on costs is seen where all tables are opened at one process, and all pages come to the other.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import platform
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from importlib.metadata import version
from pathlib import Path

import psycopg
from server import HERE, line_of, started
from server import cpu as own_cpu

sys.path.insert(0, str(HERE.parent))  # the tests know how to start a PostgreSQL

from tests.server.postgres_server import PostgresServer

RESULTS = HERE / "postgres.md"
PACKAGES = ("seaboard", "psycopg", "uvicorn", "uvloop")
COURSE = {"game": "fish-and-chips", "tables": 100, "seats": 2, "spectators": 0, "moves": 60}


@dataclass(frozen=True)
class Case:
    """How a server is set up."""

    processes: int  # behind one port; 0 stands for a file
    servers: int = 1  # ports: tables are opened at the first one, and pages come to the last


CASES = {
    "one process, a file (SQLite)": Case(0),
    "one process, PostgreSQL": Case(1),
    "two processes, half of the sockets passed on": Case(2),
    "two processes, all sockets passed on": Case(1, 2),
}


@dataclass(frozen=True)
class Measured:
    """What came of one run."""

    label: str
    cpu: float  # microseconds a move, of the server's processes
    database: float  # the same of PostgreSQL's
    rate: float  # moves a second
    p50: float  # milliseconds from a move to its mover's new state
    p99: float
    row: float  # bytes of a row of the log, where it is in PostgreSQL


def row_size(postgres: PostgresServer) -> float:
    """Bytes that a row of the log takes, with its index."""
    with psycopg.connect(postgres.address()) as db:
        size = "SELECT pg_total_relation_size('seaboard.log')::float8 / count(*) FROM seaboard.log"
        found = db.execute(size.encode()).fetchone()
        assert found is not None
        return float(found[0])


def family(process: int) -> list[int]:
    """A process and all that it started."""
    parents: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:  # it has just ended
                continue
            parents.setdefault(int(fields[1]), []).append(int(entry.name))
    found = [process]
    for one in found:
        found += parents.get(one, [])
    return found


def cpu(process: int) -> float:
    """Seconds that a process and all that it started have computed."""
    return sum(own_cpu(one) for one in family(process))


def measured(label: str, postgres: PostgresServer, case: Case, tables: int) -> Measured:
    """One run on a fresh server."""
    house = [sys.executable, str(HERE / "server_house.py")]
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        kept = [postgres.emptied(), str(case.processes)] if case.processes else [f"{folder}/store.sqlite3"]
        servers = [stack.enter_context(started([*house, *kept], core=None)) for _ in range(case.servers)]
        addresses = [line_of(serving) for serving in servers]
        asked = {**COURSE, "tables": tables, "address": addresses[0], "pages": addresses[-1]}
        load = [sys.executable, str(HERE / "server_load.py"), json.dumps(asked)]
        loading = stack.enter_context(started(load, core=None))
        assert line_of(loading) == "ready" and loading.stdin is not None

        def spending() -> tuple[float, float]:
            return sum(cpu(serving.pid) for serving in servers), cpu(postgres.process.pid)

        before = spending()
        loading.stdin.write("go\n")
        loading.stdin.flush()
        found = json.loads(line_of(loading))
        after = spending()
    spent = [1e6 * (late - early) / found["moves"] for early, late in zip(before, after, strict=True)]
    rate = found["moves"] / found["seconds"]
    row = row_size(postgres) if case.processes else 0.0
    return Measured(label, spent[0], spent[1], rate, 1e3 * found["p50"], 1e3 * found["p99"], row)


def table(found: Sequence[Measured]) -> str:
    """The figures as Markdown."""
    head = (
        "| server | CPU µs a move | and of PostgreSQL | moves/s | p50 ms | p99 ms | bytes a row |\n"
        "|---|---:|---:|---:|---:|---:|---:|\n"
    )
    return head + "".join(
        f"| {one.label} | {one.cpu:,.0f} | {one.database:,.0f} | {one.rate:,.0f} | {one.p50:.1f} "
        f"| {one.p99:.1f} | {f'{one.row:.0f}' if one.row else '–'} |\n"
        for one in found
    )


def report(found: Sequence[Measured], rounds: int, tables: int, load: float) -> str:
    """The whole page."""
    packages = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    return f"""# What several processes cost

{date.today()}, {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, {packages}.
{tables} tables of Fish & Chips with two people each, one move on its way at every table all the time, every
move durable before anybody hears of it. Server, PostgreSQL and all players share the machine, so moves a
second say little about several machines; CPU a move says what they need. Of {rounds} interleaved rounds the
one with the median CPU. Behind one port half of the sockets are passed on to who keeps their table; in the
last row all tables are kept by one process and all pages come to the other.
While this was measured, {load:.1f} processes on average wanted the {os.cpu_count()} cores: on a busy machine
commits are small, and moves dear. The last column is what a row of the log takes on the disk with its index.

{table(found)}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="renew postgres.md")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=COURSE["tables"])
    asked = parser.parse_args()
    postgres = PostgresServer(Path(tempfile.gettempdir()))
    runs: dict[str, list[Measured]] = {label: [] for label in CASES}
    try:
        for _ in range(asked.rounds):
            for label, case in CASES.items():
                runs[label].append(measured(label, postgres, case, asked.tables))
                print(table(runs[label][-1:]).splitlines()[-1], file=sys.stderr, flush=True)
    finally:
        postgres.remove()
    found = [sorted(some, key=lambda run: run.cpu)[len(some) // 2] for some in runs.values()]
    print(table(found))
    if asked.write:
        RESULTS.write_text(report(found, asked.rounds, asked.tables, os.getloadavg()[1]))


if __name__ == "__main__":
    main()
