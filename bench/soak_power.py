"""What a disk has after a power cut: all that was synced, and of what was not any part, in any order."""

from __future__ import annotations

import os
import random
import shutil
import struct
import subprocess
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from soak_people import Lost

from seaboard.server.store.database import open_database

SOURCE = Path(__file__).with_name("soak_disk.c")
HEAD = struct.Struct("<cBQI")
SECTOR = 512  # bytes that a disk writes whole or not at all
Rows = dict[str, list[str]]  # the log of each table


def listening_disk(folder: Path) -> Path | None:
    """The library that notes writes and syncs, built; None where there is no compiler."""
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    library = folder / "soak_disk.so"
    command = [compiler, "-O2", "-shared", "-fPIC", "-o", str(library), str(SOURCE), "-ldl", "-lpthread"]
    return library if subprocess.run(command, capture_output=True).returncode == 0 else None


@dataclass
class Write:
    """A write, or a new length, that the disk may not have yet."""

    what: bytes
    name: str
    offset: int
    content: bytes

    def apply(self, files: dict[str, bytearray]) -> None:
        """As if all of it had come to the disk."""
        file = files.setdefault(self.name, bytearray())
        if self.what == b"T":
            del file[self.offset :]
            return
        if len(file) < self.offset:
            file.extend(bytes(self.offset - len(file)))
        file[self.offset : self.offset + len(self.content)] = self.content

    def sectors(self) -> Iterator[Write]:
        """The parts that come to the disk each by itself."""
        if self.what == b"T":
            yield self
        for start in range(0, len(self.content), SECTOR):
            part = self.content[start : start + SECTOR]
            yield Write(self.what, self.name, self.offset + start, part)


@dataclass
class Disk:
    """Files as they were synced, and what was written since."""

    synced: dict[str, bytearray] = field(default_factory=dict)
    since: list[Write] = field(default_factory=list)

    def hear(self, write: Write) -> None:
        """A line of the journal. A sync of a file makes all of it durable; SQLite syncs a removal at once."""
        if write.what == b"U":
            self.synced.pop(write.name, None)
            self.since = [waiting for waiting in self.since if waiting.name != write.name]
            return
        if write.what != b"S":
            self.since.append(write)
            return
        for waiting in self.since:
            if waiting.name == write.name:
                waiting.apply(self.synced)
        self.since = [waiting for waiting in self.since if waiting.name != write.name]

    def cut(self, coin: random.Random) -> dict[str, bytes]:
        """The files after a power cut: nothing, everything, or any sectors of what was not synced."""
        files = {name: bytearray(content) for name, content in self.synced.items()}
        share = coin.choice((0.0, 0.5, 0.5, 1.0))
        for write in self.since:
            for sector in write.sectors():
                if coin.random() < share:
                    sector.apply(files)
        return {name: bytes(content) for name, content in files.items()}


def journal_of(path: Path) -> Iterator[tuple[int, Write]]:
    """Each line of a journal, with the bytes that the journal had after it."""
    with path.open("rb") as file:
        while len(head := file.read(HEAD.size)) == HEAD.size:
            what, size, offset, length = HEAD.unpack(head)
            name = file.read(size).decode()
            content = file.read(length) if what == b"W" else b""
            yield file.tell(), Write(what, name, offset, content)


@dataclass
class Acknowledged:
    """So many moves of a table were acknowledged when the journal was so long."""

    journal: int
    table: str
    moves: int


@dataclass
class Cuts:
    """What came of all power cuts."""

    cuts: int = 0
    checked: int = 0  # acknowledged moves that had to be there
    lost: int = 0


def pull_plugs(
    journal: Path, told: list[Acknowledged], rows: Rows, cuts: int, folder: Path, seed: int
) -> Cuts:
    """Cut the power at many places of a journal, and look each time whether all that was told is there."""
    coin = random.Random(seed)
    lengths = [length for length, _ in journal_of(journal) if length >= told[0].journal]
    places = set(coin.sample(lengths, min(cuts, len(lengths))))
    disk, owed, next_told, found = Disk(), dict[str, int](), 0, Cuts()
    for length, write in journal_of(journal):
        disk.hear(write)
        if length not in places:
            continue
        while next_told < len(told) and told[next_told].journal <= length:
            owed[told[next_told].table] = told[next_told].moves
            next_told += 1
        found.cuts += 1
        found.checked += sum(owed.values())
        found.lost += missing(disk.cut(coin), owed, rows, folder)
    return found


def missing(files: dict[str, bytes], owed: dict[str, int], rows: Rows, folder: Path) -> int:
    """How many moves that were told are not in these files; Lost if one is another than it was."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name, content in files.items():
        (folder / name).write_bytes(content)
    (database,) = (folder / name for name in files if name.endswith(".sqlite3"))
    with closing(open_database(database, 1.0)) as db:
        if db.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise Lost("the database is damaged")
        there: Rows = {}
        for table, text in db.execute('SELECT "table", text FROM log ORDER BY "table", ply'):
            there.setdefault(table, []).append(text)
    for table, log in there.items():
        if log != rows[table][: len(log)]:
            raise Lost(f"{table} has another log")
    return sum(max(0, moves - len(there.get(table, ()))) for table, moves in owed.items())
