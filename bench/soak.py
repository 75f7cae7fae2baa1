"""Pulls plugs in the midst of four games at once: kills, power cuts, full disks, read-only folders.

`python bench/soak.py` does all of it (or `kills`, `power`, `full`, `readonly` alone), and ends with 1 if
anything that was told to anybody is lost. `--write` renews soak.md beside this file.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import platform
import random
import signal
import sqlite3
import stat
import sys
import tempfile
import time
from contextlib import closing
from dataclasses import dataclass
from datetime import date
from pathlib import Path

import httpx
from soak_people import GAMES, House, Lost, People, Table, all_of
from soak_power import Acknowledged, Rows, listening_disk, pull_plugs
from soak_room import heed_permissions, small_disk

RESULTS = Path(__file__).with_name("soak.md")
LONG = {"kills": 50_000, "power": 6_000, "full": 3_000, "readonly": 200}  # acknowledged moves
CUTS = 900
PLACES = 6  # tables of each game at a time


@dataclass(frozen=True)
class Found:
    """A line of the report."""

    what: str
    moves: int  # acknowledged
    lost: int
    remark: str


def rows_of(path: Path) -> Rows:
    """What the log of each table has."""
    found: Rows = {}
    with closing(sqlite3.connect(path)) as db:
        for table, text in db.execute('SELECT "table", text FROM log ORDER BY "table", ply'):
            found.setdefault(table, []).append(text)
    return found


def count_lost(path: Path, people: People) -> int:
    """Moves that were told and are not stored; what those that are there say was compared at every return."""
    rows = rows_of(path)
    return sum(max(0, table.moves - len(rows.get(table.name, ()))) for table in all_of(people))


# ------------------------------------------------------------------ kills


async def kills(folder: Path, moves: int, places: int, seed: int) -> list[Found]:
    """kill -9 at random moments; whoever was told something must be told the same afterwards."""
    house = House(folder / "soak.sqlite3")
    people, coin, killed = People(house, places, seed), random.Random(seed), 0
    while people.acknowledged < moves:
        house.start()
        playing = asyncio.create_task(people.play(moves))
        before, least = people.acknowledged, coin.randint(1, max(30, moves // 20))
        while not playing.done() and people.acknowledged - before < least:
            await asyncio.sleep(0.01)
        house.kill()
        killed += not playing.done()
        await playing
    lost = count_lost(house.path, people)
    starts = sorted(house.starts)
    remark = f"{killed} kills; up again after {starts[len(starts) // 2]:.1f} s (median)"
    return [Found("kill -9", people.acknowledged, lost, remark)]


# ------------------------------------------------------------------ power cuts


async def power(folder: Path, moves: int, places: int, seed: int, cuts: int) -> list[Found]:
    """Power cuts, worked out from every write and sync; and the same with a store that does not wait."""
    library = listening_disk(folder)
    if library is None:
        return [Found("power cut", 0, 0, "not done: no C compiler")]
    found = []
    for words in ((), ("careless",)):
        journal = folder / f"journal{len(words)}"
        house = House(
            folder / f"power{len(words)}.sqlite3", *words, LD_PRELOAD=str(library), SOAK_JOURNAL=str(journal)
        )
        people, told = People(house, places, seed), list[Acknowledged]()

        def note(table: Table, journal: Path = journal, told: list[Acknowledged] = told) -> None:
            told.append(Acknowledged(journal.stat().st_size, table.name, len(table.pages[0].log)))

        people.note = note
        house.start()
        await people.play(moves)
        house.kill()
        rows = rows_of(house.path)
        plugs = pull_plugs(journal, told, rows, cuts, folder / "cut", seed)
        journal.unlink()
        remark = f"{plugs.cuts} cuts, {plugs.checked:,} times a move that had to be there"
        if words:
            remark = f"the same with `synchronous = NORMAL`, to see that a loss is noticed: {remark}"
        found.append(
            Found("power cut" if not words else "(control)", people.acknowledged, plugs.lost, remark)
        )
    return found


# ------------------------------------------------------------------ no room


async def full(folder: Path, moves: int, places: int, seed: int) -> list[Found]:
    """The disk is full, then there is room again; moves that were refused are tried again."""
    with small_disk(folder) as room:
        house = House(room.path / "full.sqlite3")
        people, times = People(house, places, seed), 0
        house.start()
        assert house.process is not None
        playing = asyncio.create_task(people.play(moves))
        said = set()
        async with httpx.AsyncClient(base_url=house.address, timeout=30, trust_env=False) as http:
            while not playing.done():
                before = people.acknowledged
                while people.acknowledged - before < max(10, moves // 20) and not playing.done():
                    await asyncio.sleep(0.01)
                people.waiting = False
                room.fill(house.process.pid)
                until = time.monotonic() + 20
                while not people.waiting and not playing.done() and time.monotonic() < until:
                    await asyncio.sleep(0.01)
                if people.waiting:
                    times += 1
                    said.add((await http.get("/readyz")).json()["store"])
                room.empty(house.process.pid)
        await playing
        house.kill()
        lost = count_lost(house.path, people)
        remark = f"{times} times ({room.kind}), {people.refused} moves and tables refused and tried again"
        if times and not said - {None}:
            raise Lost("/readyz noticed nothing")
        return [Found("full disk", people.acknowledged, lost, remark)]


# ------------------------------------------------------------------ read-only


async def readonly(folder: Path, moves: int, places: int, seed: int) -> list[Found]:
    """A server does not begin in a folder that it cannot write, and spoils nothing; later it goes on."""
    home = folder / "home"
    home.mkdir()
    house = House(home / "readonly.sqlite3")
    people = People(house, places, seed)
    house.start()
    await people.play(moves // 2)
    house.kill(signal.SIGTERM)
    before, kept = house.path.read_bytes(), stat.S_IMODE(home.stat().st_mode)
    home.chmod(0o555)
    try:
        said = house.start(heed_permissions)
        assert house.process is not None
        if said != "refused: unwritable" or house.process.wait(30) != 2:
            raise Lost(f"a folder that is read-only: {said}")
        house.kill()
    finally:
        home.chmod(kept)
    if house.path.read_bytes() != before:
        raise Lost("the file was changed")
    house.start()
    await people.play(moves)
    house.kill()
    lost = count_lost(house.path, people)
    return [Found("read-only folder", people.acknowledged, lost, "refused at the start, the file untouched")]


# ------------------------------------------------------------------ all of it


def report(found: list[Found], seconds: float) -> str:
    """A table for people."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    lines = [
        "# Pulled plugs",
        "",
        f"{date.today()}, {cores} cores of {machine()}, Python {platform.python_version()}, SQLite "
        f"{sqlite3.sqlite_version}; {seconds / 60:.0f} minutes of `make soak`, load "
        f"{os.getloadavg()[2]:.0f}.",
        f"One process, real sockets, {', '.join(GAMES)} at once; everybody compares what they are told",
        "after each return with what they were told before.",
        "",
        "| what happened | acknowledged moves | lost | |",
        "| --- | ---: | ---: | --- |",
    ]
    lines += [f"| {one.what} | {one.moves:,} | {one.lost:,} | {one.remark} |" for one in found]
    return "\n".join(lines) + "\n"


def machine() -> str:
    """What the processor is called."""
    with contextlib.suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return " ".join(line.partition(":")[2].split()[:2])
    return platform.processor() or platform.machine()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", choices=[[], *LONG], help="which plugs (usually all)")
    parser.add_argument("--moves", type=int, help="acknowledged moves of each")
    parser.add_argument("--cuts", type=int, default=CUTS, help="power cuts")
    parser.add_argument("--places", type=int, default=PLACES, help="tables of each game at a time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="renew soak.md")
    args = parser.parse_args()
    began, found = time.monotonic(), list[Found]()
    with tempfile.TemporaryDirectory(prefix="seaboard-soak-") as folder:
        for what in args.what or LONG:
            place = Path(folder) / what
            place.mkdir()
            moves = args.moves or LONG[what]
            if what == "kills":
                work = kills(place, moves, args.places, args.seed)
            elif what == "power":
                work = power(place, moves, args.places, args.seed, args.cuts)
            else:
                work = (full if what == "full" else readonly)(place, moves, args.places, args.seed)
            new = asyncio.run(work)
            found += new
            for one in new:
                print(
                    f"{one.what}: {one.moves:,} moves acknowledged, {one.lost} lost; {one.remark}", flush=True
                )
    if args.write:
        RESULTS.write_text(report(found, time.monotonic() - began), encoding="utf-8")
    return int(any(one.lost for one in found if one.what != "(control)"))


if __name__ == "__main__":
    sys.exit(main())
