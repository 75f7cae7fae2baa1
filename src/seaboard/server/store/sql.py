"""What every store in a database does in the same words; how it is committed is the store's own."""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from .group import Answer, C, GroupWriter, Job, Row
from .protocol import Damaged, LogRow, Reason, SeatRow, SeatTaken, StorageError, TableRow

T = TypeVar("T")
log = logging.getLogger("seaboard.server")


class Found(Protocol):
    """What a statement found or did."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...


class SqlStore(ABC, Generic[C]):
    """A store in a database. Writes are futures that are done when they are durable."""

    OLDEST_FIRST = 'SELECT id FROM "tables" ORDER BY created_at, id'

    def __init__(self, place: object) -> None:
        self.place = place  # as errors name it
        self.commits = 0
        self.trouble: Reason | None = None
        self.closed = False
        self.reader = ThreadPoolExecutor(1, "seaboard-reader")
        self.writer: GroupWriter[C] = GroupWriter(self._write, self._end_writing)

    # ------------------------------------------------------------ what a database has of its own

    @abstractmethod
    def _execute(self, db: C, statement: str, values: Sequence[Any]) -> Found:
        """Run a statement in which `?` stands for a value."""

    @abstractmethod
    def _touch(self, db: C) -> None:
        """Write something that changes nothing."""

    @abstractmethod
    def _reading(self, work: Callable[[C], T]) -> T:
        """Read something, in the reader's thread; StorageError."""

    @abstractmethod
    def _write(self, jobs: list[Job[C]]) -> list[Answer]:
        """Write jobs in one transaction, in the writer's thread."""

    @abstractmethod
    def _end_writing(self) -> None:
        """The writer's last act."""

    @abstractmethod
    def _end_reading(self) -> None:
        """The reader's last act."""

    # ------------------------------------------------------------ writing: each may be done twice

    async def create(self, row: TableRow) -> TableRow:
        """Open a table."""
        row = replace(row, created_at=time.time())
        options, terms = (msgspec.json.encode(part).decode() for part in (row.options, row.terms))
        seed = str(row.seed)  # 128 bits do not fit a number of a database

        def insert(db: C) -> None:
            known = 'SELECT 1 FROM "tables" WHERE id = ? AND seed = ? AND created_at = ?'
            if self._execute(db, known, (row.table, seed, row.created_at)).fetchone() is not None:
                return
            facts = (
                row.table,
                row.game,
                row.rules_version,
                row.players,
                seed,
                options,
                row.created_at,
                terms,
            )
            self._execute(db, 'INSERT INTO "tables" VALUES (?, ?, ?, ?, ?, ?, ?, ?)', facts)
            for seat in row.seats:
                sitter = (
                    row.table,
                    seat.seat,
                    seat.kind,
                    seat.name,
                    seat.bot,
                    seat.token_sha256,
                    seat.avatar,
                )
                self._execute(db, "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)", sitter)

        await self._submit(insert)
        return row

    def append(
        self, table: str, ply: int, rows: Sequence[LogRow], fence: int | None = None
    ) -> asyncio.Future[None]:
        """Write rows from this ply on, all or none; PlyTaken if one of them exists."""
        now = time.time()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        written: list[Row] = [
            (table, ply + i, row.kind, row.seat, row.text, now, row.times) for i, row in enumerate(rows)
        ]
        try:
            self._put(Job(done, written, table=table, fence=fence))
        except StorageError as error:
            done.set_exception(error)  # whoever waits hears of it
        return done

    async def sit(self, table: str, row: SeatRow, fence: int | None = None) -> None:
        """Give an open seat to a person; SeatTaken if it is not open."""

        def update(db: C) -> None:
            done = self._execute(
                db,
                'UPDATE seats SET kind = ?, name = ?, token_sha256 = ?, avatar = ? WHERE "table" = ? '
                "AND seat = ? AND (kind = 'open' "
                "OR (kind = 'person' AND token_sha256 <> '' AND token_sha256 = ?))",
                (row.kind, row.name, row.token_sha256, row.avatar, table, row.seat, row.token_sha256),
            )
            if done.rowcount != 1:
                raise SeatTaken(f"{table} {row.seat}")

        await self._submit(update, table, fence)

    async def reseat(self, table: str, before: SeatRow, after: SeatRow, fence: int | None = None) -> None:
        """Write who has a seat now; SeatTaken if it is no longer as it was before."""

        def update(db: C) -> None:
            now = (after.kind, after.name, after.bot, after.token_sha256, after.avatar)
            then = (table, before.seat, before.kind, before.bot, before.token_sha256)
            done = self._execute(
                db,
                "UPDATE seats SET kind = ?, name = ?, bot = ?, token_sha256 = ?, avatar = ? "
                'WHERE "table" = ? AND seat = ? AND kind = ? AND bot = ? AND token_sha256 = ?',
                (*now, *then),
            )
            if done.rowcount != 1:
                raise SeatTaken(f"{table} {after.seat}")

        await self._submit(update, table, fence)

    async def rename(self, table: str, seat: int, name: str, avatar: str, fence: int | None = None) -> None:
        """Change a person's name and avatar."""

        def update(db: C) -> None:
            statement = 'UPDATE seats SET name = ?, avatar = ? WHERE "table" = ? AND seat = ?'
            self._execute(db, statement, (name, avatar, table, seat))

        await self._submit(update, table, fence)

    async def keep_analysis(self, table: str, ply: int, text: bytes) -> None:
        """Keep an analysis in place of an earlier one."""

        def put(db: C) -> None:
            self._execute(
                db,
                'INSERT INTO analyses VALUES (?, ?, ?) ON CONFLICT ("table") '
                "DO UPDATE SET ply = excluded.ply, text = excluded.text",
                (table, ply, text.decode()),
            )

        await self._submit(put)

    async def check(self) -> None:
        """Write something that changes nothing, the way a move is written; StorageError."""
        await self._submit(self._touch)

    # ------------------------------------------------------------ reading

    async def names(self) -> list[str]:
        """All tables, the oldest first."""

        def read(db: C) -> list[str]:
            return [row[0] for row in self._execute(db, self.OLDEST_FIRST, ())]

        return await self._read(read)

    async def table(self, table: str) -> TableRow | None:
        """What a table started from, and who sits there."""

        def read(db: C) -> TableRow | None:
            row = self._execute(db, 'SELECT * FROM "tables" WHERE id = ?', (table,)).fetchone()
            if row is None:
                return None
            seats = self._execute(
                db,
                "SELECT seat, kind, name, bot, token_sha256, avatar FROM seats "
                'WHERE "table" = ? ORDER BY seat',
                (table,),
            )
            return table_of(row, seats)

        # Anybody may ask for any name, and not every sign can be asked of a database.
        return await self._read(read) if table.isprintable() else None

    async def log(self, table: str) -> list[LogRow]:
        """All rows of a table, in order; row i has ply i."""

        def read(db: C) -> list[LogRow]:
            statement = 'SELECT ply, kind, seat, text, times FROM log WHERE "table" = ? ORDER BY ply'
            found = []
            for i, (ply, kind, seat, text, times) in enumerate(self._execute(db, statement, (table,))):
                if ply != i:
                    raise Damaged(f"ply {i} is missing")
                found.append(LogRow(kind, seat, text, times))
            return found

        return await self._read(read)

    async def analysis(self, table: str) -> tuple[int, bytes] | None:
        """The analysis that is kept of a table, with its ply."""

        def read(db: C) -> tuple[int, bytes] | None:
            statement = 'SELECT ply, text FROM analyses WHERE "table" = ?'
            row = self._execute(db, statement, (table,)).fetchone()
            return None if row is None else (row[0], row[1].encode())

        return await self._read(read)

    # ------------------------------------------------------------ threads

    def close(self) -> None:
        """Write what is waiting, then stop."""
        if self.closed:
            return
        self.closed = True
        self.writer.close()
        self.reader.submit(self._end_reading).result()
        self.reader.shutdown()

    async def _submit(self, work: Callable[[C], T], table: str = "", fence: int | None = None) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._put(Job(done, work=work, table=table, fence=fence))
        return await done

    def _put(self, job: Job[C]) -> None:
        if self.closed:
            raise StorageError("closed", self.place)
        self.writer.put(job)

    async def _read(self, work: Callable[[C], T]) -> T:
        if self.closed:
            raise StorageError("closed", self.place)
        return await asyncio.wrap_future(self.reader.submit(self._reading, work))

    def _stored(self) -> None:
        """A transaction is durable."""
        self.commits += 1
        if self.trouble is not None:
            log.warning("moves can be stored again")
            self.trouble = None

    def _refused(self, jobs: list[Job[C]], error: Exception) -> list[Answer]:
        """Nothing of a transaction is durable."""
        if isinstance(error, StorageError):
            if self.trouble is None:  # said once, not for every move
                log.error("nothing can be stored: %s", error)
            self.trouble = error.reason
        return [(job.done, None, error) for job in jobs]


def table_of(row: Sequence[Any], seats: Iterator[Any] | Found) -> TableRow:
    """A table as its rows tell it; Damaged."""
    try:
        return TableRow(
            table=row[0],
            game=row[1],
            rules_version=row[2],
            players=row[3],
            seed=int(row[4]),
            options=msgspec.json.decode(row[5], type=dict[str, Any]),
            seats=tuple(SeatRow(*seat) for seat in seats),
            created_at=row[6],
            terms=msgspec.json.decode(row[7], type=dict[str, Any]),
        )
    except (ValueError, msgspec.MsgspecError) as error:
        raise Damaged(str(error)) from error
