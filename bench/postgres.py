"""What several processes over PostgreSQL cost, beside one process over a file. `--write` renews postgres.md.

Real sockets, a real PostgreSQL of its own on the disk of the temporary folder, all on this machine. Tables
are opened at any process and pages come to any process: with two of them half of all sockets are passed on.
"""

from __future__ import annotations

import argparse
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
FILE = "one process, a file (SQLite)"


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


def measured(label: str, postgres: PostgresServer, processes: int, tables: int) -> Measured:
    """One run on a fresh server; 0 processes stand for a file."""
    with tempfile.TemporaryDirectory() as folder:
        kept = [f"{folder}/store.sqlite3"] if not processes else [postgres.emptied(), str(processes)]
        command = [sys.executable, str(HERE / "server_house.py"), *kept]
        with started(command, core=None) as serving:
            address = line_of(serving)
            course = json.dumps({**COURSE, "tables": tables, "address": address})
            with started([sys.executable, str(HERE / "server_load.py"), course], core=None) as loading:
                assert line_of(loading) == "ready" and loading.stdin is not None
                before = cpu(serving.pid), cpu(postgres.process.pid)
                loading.stdin.write("go\n")
                loading.stdin.flush()
                found = json.loads(line_of(loading))
                after = cpu(serving.pid), cpu(postgres.process.pid)
    spent = [1e6 * (late - early) / found["moves"] for early, late in zip(before, after, strict=True)]
    rate = found["moves"] / found["seconds"]
    row = row_size(postgres) if processes else 0.0
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
one with the median CPU. With two processes half of the sockets are passed on to who keeps their table.
While this was measured, {load:.1f} processes on average wanted the {os.cpu_count()} cores: on a busy machine
commits are small, and moves dear. The last column is what a row of the log takes on the disk with its index.

{table(found)}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="renew postgres.md")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=COURSE["tables"])
    asked = parser.parse_args()
    cases = [(FILE, 0), ("one process, PostgreSQL", 1), ("two processes, PostgreSQL", 2)]
    postgres = PostgresServer(Path(tempfile.gettempdir()))
    runs: dict[str, list[Measured]] = {label: [] for label, _ in cases}
    try:
        for _ in range(asked.rounds):
            for label, processes in cases:
                runs[label].append(measured(label, postgres, processes, asked.tables))
                print(table(runs[label][-1:]).splitlines()[-1], file=sys.stderr, flush=True)
    finally:
        postgres.remove()
    found = [sorted(some, key=lambda run: run.cpu)[len(some) // 2] for some in runs.values()]
    print(table(found))
    if asked.write:
        RESULTS.write_text(report(found, asked.rounds, asked.tables, os.getloadavg()[1]))


if __name__ == "__main__":
    main()
