"""Leases in PostgreSQL: which process has which table, under which number, and which processes are alive.

A process is alive while its row in `keepers` was renewed lately, by the database's clock. A table's row in
`leases` says who has it; whoever takes it from a dead one raises the number, and the dead one's writes
under the old number are refused (`store/postgres.py`).

While its connection lasts a process also holds a lock of its number: the system closes the connections of
who is killed, so that the lock tells of its death long before its life has run out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from seaboard.server.store.postgres_schema import OURS
from seaboard.server.store.postgres_wire import SILENCE, Connection
from seaboard.server.store.session import Session

T = TypeVar("T")
LIFE = 3.0  # seconds that a process is believed to be alive after it was last heard of
FORGOTTEN = 3600.0  # seconds after which its row is removed
PATIENCE = 1.0  # seconds to reach the database again; whoever asks tries on

# Whoever brings matches back holds this lock (`upkeep/alone.py`), and looks for keepers under it.
UNDER_LOCK = f"SET LOCAL lock_timeout = '1s'; SELECT pg_advisory_xact_lock_shared({OURS})"
JOIN = "INSERT INTO keepers (address, seen_at) VALUES (%s, clock_timestamp()) RETURNING id"
PRUNE = "DELETE FROM keepers WHERE seen_at < clock_timestamp() - make_interval(secs => %s)"
BEAT = """
WITH before AS (SELECT id, seen_at FROM keepers WHERE id = %s FOR UPDATE)
UPDATE keepers SET seen_at = clock_timestamp() FROM before WHERE keepers.id = before.id
RETURNING clock_timestamp() - before.seen_at > make_interval(secs => %s)
"""
WHOSE = """
SELECT lease."table", lease.keeper, lease.fence, keeper.address,
    coalesce(keeper.seen_at > clock_timestamp() - make_interval(secs => %s), false)
FROM leases AS lease LEFT JOIN keepers AS keeper ON keeper.id = lease.keeper
WHERE lease."table" = ANY (%s)
"""
LIVING = """
SELECT id FROM keepers WHERE id = ANY (%s) AND seen_at > clock_timestamp() - make_interval(secs => %s)
"""
FIRST = 'INSERT INTO leases VALUES (%s, %s, 1) ON CONFLICT ("table") DO NOTHING'
# Locked, so that it cannot come back to life while its table is taken.
ALIVE = """
SELECT 1 FROM keepers WHERE id = %s AND seen_at > clock_timestamp() - make_interval(secs => %s) FOR UPDATE
"""
# Advisory locks have a number of 64 bits: the first half says that it is one of these.
LOCKS = 0x5345414B << 32  # "SEAK"
HOLD = "SELECT pg_advisory_unlock_all(), pg_advisory_lock_shared(%s)"  # an earlier connection may linger
IS_FREE = "SELECT pg_try_advisory_xact_lock(%s)"
FORGET = "DELETE FROM keepers WHERE id = %s"
TAKE = """
UPDATE leases SET keeper = %s, fence = fence + 1 WHERE "table" = %s AND keeper = %s AND fence = %s
RETURNING fence
"""


@dataclass(frozen=True)
class Lease:
    """Who has a table."""

    table: str
    keeper: int
    fence: int
    address: str | None = None  # where that process is reached; None where its row is gone
    alive: bool = True


class Desk:
    """A thread with a connection of its own."""

    def __init__(self, session: Session, name: str) -> None:
        self.session = session
        self.thread = ThreadPoolExecutor(1, name)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do something there, after all that was asked before; StorageError."""
        return await asyncio.wrap_future(self.thread.submit(self.session.ask, work, PATIENCE))

    async def close(self) -> None:
        """Leave the database."""
        await asyncio.wrap_future(self.thread.submit(self.session.close))
        self.thread.shutdown()


class Leases:
    """The leases as one process sees and takes them.

    Its own life has a desk of its own: a table that is hard to get, or very many of them, must not make us
    look dead.
    """

    def __init__(self, address: str, life: float = LIFE) -> None:
        self.life = life
        self.me: int | None = None
        silence = min(life, SILENCE)
        self.living = Desk(Session(address, silence, self._greet), "seaboard-life")
        self.taking = Desk(Session(address, silence), "seaboard-leases")

    async def secret(self) -> bytes:
        """What only processes of this server know."""
        return await self.living.run(lambda db: str(only(db, "SELECT secret FROM ours", ())).encode())

    async def join(self, address: str) -> int:
        """Become one of the processes: our number. StorageError while matches are brought back."""

        def join(db: Connection) -> int:
            with db.transaction():
                db.execute(UNDER_LOCK)
                db.execute(PRUNE, (FORGOTTEN,))
                self.me = int(only(db, JOIN, (address,)))
            self._greet(db)
            return self.me

        return await self.living.run(join)

    def _greet(self, db: Connection) -> None:
        """Show that we live as long as this connection does."""
        if self.me is not None:
            db.execute(HOLD, (lock_of(self.me),))

    async def beat(self, me: int) -> bool | None:
        """Stay alive: whether others could take us for dead meanwhile; None if we are forgotten."""

        def beat(db: Connection) -> bool | None:
            row = db.execute(BEAT, (me, self.life)).fetchone()
            return None if row is None else bool(row[0])

        return await self.living.run(beat)

    async def silent(self, keepers: Collection[int]) -> set[int]:
        """Those of these processes that have not been heard of for a whole life."""

        def living(db: Connection) -> set[int]:
            return {number for (number,) in db.execute(LIVING, (list(keepers), self.life))}

        return set(keepers) - await self.living.run(living)

    async def leave(self, me: int) -> None:
        """End: all our tables are free at once."""

        def leave(db: Connection) -> None:
            db.execute(FORGET, (me,))

        await self.living.run(leave)

    async def bury(self, keeper: int) -> bool:
        """Free the tables of a process that nobody reaches, if its connection here has ended too."""

        def bury(db: Connection) -> bool:
            with db.transaction():  # it cannot take its lock back meanwhile
                dead = bool(only(db, IS_FREE, (lock_of(keeper),)))
                if dead:
                    db.execute(FORGET, (keeper,))
            return dead

        return await self.taking.run(bury)

    async def whose(self, tables: Sequence[str]) -> dict[str, Lease]:
        """Who has these tables; those that nobody ever had are left out."""

        names = [table for table in tables if table.isprintable()]  # as tables are called

        def whose(db: Connection) -> dict[str, Lease]:
            return {row[0]: Lease(*row) for row in db.execute(WHOSE, (self.life, names))}

        return await self.taking.run(whose)

    async def take(self, table: str, me: int, patiently: bool) -> Lease:
        """A table's lease: ours if nobody had it, or one who left, or one who died and we are not patient."""

        def take(db: Connection) -> Lease:
            while True:
                row = db.execute(WHOSE, (self.life, [table])).fetchone()
                if row is None:
                    db.execute(FIRST, (table, me))
                    continue
                found = Lease(*row)
                left = found.address is None
                if found.keeper == me or found.alive or (patiently and not left):
                    return found
                with db.transaction():
                    if db.execute(ALIVE, (found.keeper, self.life)).fetchone() is None:
                        taken = db.execute(TAKE, (me, table, found.keeper, found.fence)).fetchone()
                        if taken is not None:
                            return Lease(table, me, int(taken[0]))

        return await self.taking.run(take)

    async def close(self) -> None:
        """Leave the database."""
        await self.taking.close()
        await self.living.close()


def lock_of(keeper: int) -> int:
    """The number of the lock that a process holds."""
    return LOCKS | keeper & 0xFFFF_FFFF


def only(db: Connection, statement: str, values: Sequence[object]) -> Any:
    """The one value that a statement gives."""
    row = db.execute(statement.encode(), values).fetchone()
    assert row is not None
    return row[0]
