"""Who has a table: one process, until it is dead, and never again after that."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from seaboard.server.keepers.leases import Lease, Leases
from seaboard.server.store import postgres_schema
from seaboard.server.store.postgres import HeldStore, PostgresStore
from seaboard.server.store.protocol import LeaseLost, SeatRow
from tests.server.postgres_server import PostgresServer
from tests.server.store.test_any_store import ROW, move
from tests.waiting import PATIENCE

Scenario = Callable[[PostgresStore, Leases, Leases], Awaitable[None]]


def played(address: str, scenario: Scenario, life: float = 60.0) -> None:
    """Two processes over one database, in which the tables t1 and t2 are."""

    async def play() -> None:
        store = PostgresStore(address)
        for table in ("t1", "t2"):
            await store.create(replace(ROW, table=table))
        ann, ben = Leases(address, life), Leases(address, life)
        try:
            await scenario(store, ann, ben)
        finally:
            await ann.close()
            await ben.close()
            store.close()

    asyncio.run(play())


@pytest.fixture
def address(postgres: PostgresServer) -> str:
    """An empty database."""
    return postgres.emptied()


def die(address: str, keeper: int) -> None:
    """Nobody has heard of a process for long."""
    with postgres_schema.connect(address) as db:
        db.execute("UPDATE keepers SET seen_at = seen_at - interval '2 minutes' WHERE id = %s", (keeper,))


def test_a_table_is_had_by_who_asks_first_and_stays_there(address: str) -> None:
    async def scenario(store: PostgresStore, ann: Leases, ben: Leases) -> None:
        a, b = await ann.join("a:1"), await ben.join("b:2")
        both = await asyncio.gather(ann.take("t1", a, False), ben.take("t1", b, False))
        assert both[0] == both[1] or {one.keeper for one in both} == {both[0].keeper}
        winner = both[0]
        assert (winner.fence, winner.alive) == (1, True) and winner.address in ("a:1", "b:2")
        again = await ann.take("t1", winner.keeper, False)
        assert again == winner
        assert await ben.whose(["t1", "t2", "t9"]) == {"t1": winner}

    played(address, scenario)


def test_only_a_dead_process_loses_its_tables_and_the_number_rises(address: str) -> None:
    async def scenario(store: PostgresStore, ann: Leases, ben: Leases) -> None:
        a, b = await ann.join("a:1"), await ben.join("b:2")
        await ann.take("t1", a, False)
        assert (await ben.take("t1", b, False)).keeper == a
        die(address, a)
        assert (await ben.take("t1", b, True)).keeper == a  # who was away itself is patient
        assert await ann.beat(a) is True  # it may have lost something, and lives
        assert await ann.beat(a) is False
        assert (await ben.take("t1", b, False)).keeper == a
        die(address, a)
        assert await ben.take("t1", b, False) == Lease("t1", b, 2)
        assert (await ann.take("t1", a, False)).keeper == b

    played(address, scenario)


def test_who_leaves_frees_its_tables_at_once(address: str) -> None:
    async def scenario(store: PostgresStore, ann: Leases, ben: Leases) -> None:
        a, b = await ann.join("a:1"), await ben.join("b:2")
        await ann.take("t1", a, False)
        await ann.leave(a)
        assert await ann.beat(a) is None
        assert await ben.take("t1", b, False) == Lease("t1", b, 2)

    played(address, scenario)


def test_only_who_has_no_connection_any_more_is_buried(address: str) -> None:
    async def scenario(store: PostgresStore, ann: Leases, ben: Leases) -> None:
        a, b = await ann.join("a:1"), await ben.join("b:2")
        await ann.take("t1", a, False)
        assert not await ben.bury(a)
        ann.living.session.close()  # it broke, and is made anew
        assert await ann.beat(a) is False and not await ben.bury(a)
        assert (await ben.take("t1", b, False)).keeper == a
        ann.living.session.close()  # as the system does for who is killed
        end = time.monotonic() + PATIENCE
        while not await ben.bury(a):
            assert time.monotonic() < end, f"waited {PATIENCE:.0f} s for the connection to end"
            await asyncio.sleep(0.01)
        assert await ben.take("t1", b, True) == Lease("t1", b, 2)
        assert await ann.beat(a) is None, "if it lived after all, it learns what became of its tables"
        again = await ann.join("a:1")
        assert again != a and not await ben.bury(again) and (await ann.take("t1", again, False)).keeper == b

    played(address, scenario)


def test_what_a_dead_process_writes_is_refused_and_it_is_told(address: str) -> None:
    async def scenario(store: PostgresStore, ann: Leases, ben: Leases) -> None:
        a, b = await ann.join("a:1"), await ben.join("b:2")
        lost: list[str] = []
        old = HeldStore(store, (await ann.take("t1", a, False)).fence, lost.append)
        other = HeldStore(store, (await ann.take("t2", a, False)).fence, lost.append)
        await old.append("t1", 0, [move("a")])
        die(address, a)
        new = HeldStore(store, (await ben.take("t1", b, False)).fence, lost.append)
        await new.append("t1", 1, [move("b")])
        late = [
            old.append("t1", 2, [move("c"), move("d")]),
            old.sit("t1", SeatRow(1, "person", "Ben", "", "cd")),
            old.rename("t1", 0, "Zoë", ""),
        ]
        written = other.append("t2", 0, [move("e")])  # in the same commit, under a number that is right
        told = await asyncio.gather(*late, written, return_exceptions=True)
        assert [type(one) for one in told] == [LeaseLost, LeaseLost, LeaseLost, type(None)]
        assert lost == ["t1"] * 3
        assert await store.log("t1") == [move("a"), move("b")] and await store.log("t2") == [move("e")]
        row = await store.table("t1")
        assert row is not None and row.seats == ROW.seats

    played(address, scenario)


def test_who_takes_a_table_over_waits_for_what_is_being_written_and_reads_it(address: str) -> None:
    async def scenario(store: PostgresStore, ann: Leases, ben: Leases) -> None:
        a, b = await ann.join("a:1"), await ben.join("b:2")
        fence = (await ann.take("t1", a, False)).fence
        with postgres_schema.connect(address) as writing, writing.transaction():
            writing.execute("SELECT 1 FROM leases WHERE fence = %s FOR SHARE", (fence,))
            writing.execute("INSERT INTO log VALUES ('t1', 0, 'move', 0, 'a', 0, '')")
            die(address, a)
            taking = asyncio.create_task(ben.take("t1", b, False))
            for _ in range(3):
                assert await ben.beat(b) is False  # who waits for a table lives on
            assert not taking.done()
        assert (await taking).fence == 2
        assert await store.log("t1") == [move("a")]

    played(address, scenario)
