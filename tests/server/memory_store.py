"""A store as short as the protocol allows. It shows that the suite of stores asks for nothing of SQLite's."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from seaboard.server.store.protocol import (
    Damaged,
    LogRow,
    PlyTaken,
    Reason,
    SeatRow,
    SeatTaken,
    StorageError,
    TableRow,
)


@dataclass
class Memory:
    """What several stores may have in common, as they would a file."""

    tables: dict[str, TableRow] = field(default_factory=dict)
    logs: dict[str, dict[int, LogRow]] = field(default_factory=dict)
    analyses: dict[str, tuple[int, bytes]] = field(default_factory=dict)


class MemoryStore:
    """Every table, as long as the memory lasts."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.closed = False
        self.commits = 0

    async def create(self, row: TableRow) -> TableRow:
        self._check()
        self.memory.tables[row.table] = row = replace(row, created_at=time.time())
        self.memory.logs[row.table] = {}
        return row

    async def append(self, table: str, ply: int, rows: Sequence[LogRow]) -> None:
        self._check()
        written, new = self.memory.logs[table], dict(enumerate(rows, ply))
        if written.keys() & new.keys():
            raise PlyTaken(f"{table} {ply}")
        written |= new
        self.commits += 1

    async def sit(self, table: str, row: SeatRow) -> None:
        self._check()
        if self.memory.tables[table].seats[row.seat].kind != "open":
            raise SeatTaken(f"{table} {row.seat}")
        self._put(table, row)

    async def reseat(self, table: str, before: SeatRow, after: SeatRow) -> None:
        self._check()
        now = self.memory.tables[table].seats[after.seat]
        if replace(now, name="", avatar="") != replace(before, name="", avatar=""):
            raise SeatTaken(f"{table} {after.seat}")
        self._put(table, after)

    async def rename(self, table: str, seat: int, name: str, avatar: str) -> None:
        self._check()
        self._put(table, replace(self.memory.tables[table].seats[seat], name=name, avatar=avatar))

    async def table(self, table: str) -> TableRow | None:
        self._check()
        return self.memory.tables.get(table)

    async def log(self, table: str) -> list[LogRow]:
        self._check()
        written = self.memory.logs.get(table, {})
        if missing := set(range(len(written))) - written.keys():
            raise Damaged(f"ply {min(missing)} is missing")
        return [written[ply] for ply in range(len(written))]

    async def keep_analysis(self, table: str, ply: int, text: bytes) -> None:
        self._check()
        self.memory.analyses[table] = ply, text

    async def analysis(self, table: str) -> tuple[int, bytes] | None:
        self._check()
        return self.memory.analyses.get(table)

    async def names(self) -> list[str]:
        self._check()
        return list(self.memory.tables)

    async def check(self) -> None:
        self._check()
        self.commits += 1

    @property
    def trouble(self) -> Reason | None:
        return None

    def close(self) -> None:
        self.closed = True

    def _put(self, table: str, row: SeatRow) -> None:
        there = self.memory.tables[table]
        seats = tuple(row if seat.seat == row.seat else seat for seat in there.seats)
        self.memory.tables[table] = replace(there, seats=seats)

    def _check(self) -> None:
        if self.closed:
            raise StorageError("closed", "the memory")
