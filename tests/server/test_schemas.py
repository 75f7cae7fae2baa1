"""Files of every earlier schema are brought up to date, and their matches stand where they stood.

`schemas/N.sql` is a database as the version with schema N wrote it. Whoever adds a schema adds the file of
the one before, made by the version that is about to be the earlier one.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from seaboard.server.store.database import VERSION
from seaboard.server.store.sqlite import SqliteStore
from seaboard.server.tables.seats import Seats
from seaboard.server.tables.story import tell

from .house import running

FILES = sorted((Path(__file__).parent / "schemas").glob("*.sql"), key=lambda file: int(file.stem))
STOOD = re.compile(r"^-- (\S+) \| (\d+) \| (over|runs) \| (.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Stood:
    """Where a match stood when its version wrote it down."""

    table: str
    ply: int
    over: bool
    position: str


def laid(file: Path, path: Path) -> list[Stood]:
    """The database of an earlier version, and what must be found in it."""
    text = file.read_text(encoding="utf-8")
    with closing(sqlite3.connect(path)) as db:
        db.executescript(text)
    return [Stood(name, int(ply), over == "over", line) for name, ply, over, line in STOOD.findall(text)]


def schema_of(path: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as db:
        found = db.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name")
        return [(name, " ".join(sql.split())) for name, sql in found]


def test_there_is_a_file_of_every_earlier_schema() -> None:
    assert {int(file.stem) for file in FILES} >= set(range(1, VERSION))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"schema {file.stem}")
def test_every_match_of_an_earlier_schema_stands_where_it_stood(file: Path, path: Path) -> None:
    stood = laid(file, path)
    SqliteStore(path.with_name("new.sqlite3")).close()

    async def scenario() -> None:
        with closing(SqliteStore(path)) as store:
            assert schema_of(path) == schema_of(path.with_name("new.sqlite3"))
            assert await store.names() == [one.table for one in stood]
            for number, one in enumerate(stood):
                row, log = await store.table(one.table), await store.log(one.table)
                assert row is not None
                match = tell(row, log).match
                assert (len(log), match.over, match.position) == (one.ply, one.over, one.position)
                assert Seats(row.seats).owner(f"token-{number}-0") == 0

    asyncio.run(scenario())


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"schema {file.stem}")
def test_matches_of_an_earlier_schema_are_played_on(file: Path, path: Path) -> None:
    stood = laid(file, path)
    with running(path) as house:
        for number, one in enumerate(stood):
            if not one.over:
                seats = range(2 if one.table.endswith("2") else 3)
                people = [house.watch(one.table, f"token-{number}-{seat}") for seat in seats]
                mover = next(person for person in people if person.state["moves"])
                assert mover.move()["ply"] > one.ply
