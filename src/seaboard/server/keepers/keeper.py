"""One of several processes: it keeps tables under leases, stays alive, and knows the way to the others."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from starlette.types import ASGIApp

from seaboard.server.store.postgres import HeldStore, PostgresStore
from seaboard.server.store.protocol import StorageError, Store
from seaboard.server.tables.hall import Hall
from seaboard.server.tasks import hear_of, report
from seaboard.server.wire.bucket import Bucket
from seaboard.server.wire.connection import Connection

from .leases import LIFE, Lease, Leases
from .links import BROKEN, BadLink, Link, answer, call
from .passing import Calls, PassedWatcher
from .protocol import Elsewhere
from .receiving import Reception

log = logging.getLogger("seaboard.server")
BEATS = 4  # signs of life in the time that one is believed
AWAY = 4  # lives after which a process without a database gives up its tables
AGAIN = 0.1  # seconds before a table is asked for again whose process does not answer
GRACE = 1.5  # seconds after a life after which whoever wants it is sent away, perhaps to where it is


class Keeper:
    """This process among the others."""

    def __init__(
        self,
        store: PostgresStore,
        host: str = "127.0.0.1",
        life: float = LIFE,
        warm_first: bool = False,
    ) -> None:
        self.store = store
        self.warm_first = warm_first  # others are there for people until our rules are loaded
        self.host = host  # where the others reach us
        self.leases = Leases(store.address, life)
        self.number = 0
        self.secret = b""
        self.listening: asyncio.Server | None = None
        self.steady_from = 0.0  # since then we have been in touch with the database
        self.calls: dict[int, Calls] = {}  # our links to others, by their number
        self.calling: dict[int, asyncio.Task[Calls | None]] = {}
        self.refusing: set[int] = set()  # nobody listens where these were reached
        self.links: set[Link] = set()  # the links of others to us
        self.tasks: set[asyncio.Task[None]] = set()
        self.hall: Hall | None = None

    # ------------------------------------------------------------ beginning and end

    async def open(self, hall: Hall, app: ASGIApp, asked: Callable[[str], Bucket]) -> None:
        """Become one of the processes; StorageError, OSError."""
        self.hall, self.app, self.asked = hall, app, asked
        self.secret = await self.leases.secret()
        loop = asyncio.get_running_loop()
        self.listening = await loop.create_server(lambda: Link(self._called), self.host, 0)
        port = self.listening.sockets[0].getsockname()[1]
        self.address = f"{self.host}:{port}"
        self.number = await self.leases.join(self.address)
        self.steady_from = loop.time()
        self._begin(self._stay_alive())
        if self.warm_first:
            for game in list(hall.readiness.settled):
                await hall.readiness.wait(game)

    async def close(self) -> None:
        """Give all tables back at once, and go; also one that never came in."""
        if self.listening is not None:
            self.listening.close()
        for task in list(self.tasks):
            task.cancel()
        for link in [*self.links, *(calls.link for calls in self.calls.values())]:
            link.cut()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.number:
            with contextlib.suppress(StorageError):  # then our life runs out
                await self.leases.leave(self.number)
        await self.leases.close()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(report)

    # ------------------------------------------------------------ life

    async def _stay_alive(self) -> None:
        loop = asyncio.get_running_loop()
        heard_at = loop.time()
        while True:
            await asyncio.sleep(self.leases.life / BEATS)
            try:
                late = await self.leases.beat(self.number)
                if late is None:  # forgotten: we were away for long
                    self.number = await self.leases.join(self.address)
                if late is not False:
                    self.steady_from = loop.time()
                    await self._look_what_is_left()
                await self._leave_the_silent()
            except StorageError as error:
                log.warning("no sign of life: %s", error)
                self.steady_from = float("inf")
                self._send_away(loop.time() - heard_at)
                continue
            heard_at = loop.time()
            self.steady_from = min(self.steady_from, heard_at)

    def _send_away(self, away: float) -> None:
        """We cannot write: those who came through others find a better place, and in the end all may."""
        if away > self.leases.life:
            for link in list(self.links):
                link.cut()
        if away > AWAY * self.leases.life and self.hall is not None:
            for table in list(self.hall.tables):
                self.hall.forget(table)

    async def _look_what_is_left(self) -> None:
        """Others could take us for dead: what they took is theirs."""
        assert self.hall is not None
        fences = {
            name: table.store.fence
            for name, table in self.hall.tables.items()
            if isinstance(table.store, HeldStore)
        }
        found = await self.leases.whose(list(fences))
        for name, fence in fences.items():
            if name not in found or (found[name].keeper, found[name].fence) != (self.number, fence):
                self._lost(name)

    async def _leave_the_silent(self) -> None:
        """Who stands still while its machine takes what we send: its tables are others' now."""
        if self.calls and not self.patient:
            for keeper in await self.leases.silent(list(self.calls)):
                if (calls := self.calls.get(keeper)) is not None:
                    log.warning("process %d says nothing; whoever waits for it comes again", keeper)
                    calls.link.cut()

    def _lost(self, table: str) -> None:
        log.warning("table %s is kept by another process now", table)
        if self.hall is not None:
            self.hall.forget(table)

    @property
    def patient(self) -> bool:
        """Whether we were away from the database: others may be alive, and had no time yet to say so."""
        return asyncio.get_running_loop().time() < self.steady_from + self.leases.life

    # ------------------------------------------------------------ tables

    async def hold(self, table: str) -> Store:
        """Have a table to ourselves; Elsewhere if another process keeps it, StorageError."""
        loop = asyncio.get_running_loop()
        give_up = loop.time() + self.leases.life + GRACE
        while True:
            hindered = StorageError("unreachable", f"the process that keeps table {table}")
            try:
                lease = await self.leases.take(table, self.number, self.patient)
                if lease.keeper == self.number:
                    return HeldStore(self.store, lease.fence, self._lost)
                if lease.alive and await self.way_to(lease) is not None:
                    raise Elsewhere(table, lease.keeper)
                if lease.keeper in self.refusing:
                    self.refusing.discard(lease.keeper)
                    if await self.leases.bury(lease.keeper):
                        log.warning("process %d has ended; its tables are free", lease.keeper)
                        continue
            except StorageError as error:
                hindered = error
            if loop.time() > give_up:
                raise hindered
            await asyncio.sleep(AGAIN)

    async def look(self, table: str) -> None:
        """Elsewhere if another process keeps a table and answers, StorageError."""
        lease = (await self.leases.whose([table])).get(table)
        if lease is None or not lease.alive or lease.keeper == self.number:
            return
        if await self.way_to(lease) is not None:
            raise Elsewhere(table, lease.keeper)

    def passage(self, elsewhere: Elsewhere, connection: Connection) -> PassedWatcher:
        """Lead a watcher of ours to where its table is kept."""
        calls = self.calls.get(elsewhere.keeper)
        if calls is None:  # it was there a moment ago
            raise StorageError("unreachable", f"process {elsewhere.keeper}")
        return PassedWatcher(calls, connection)

    async def whose(self, tables: Iterable[str]) -> dict[str, Calls]:
        """The ways to those of these tables that other processes keep."""
        assert self.hall is not None
        asked = [table for table in tables if table not in self.hall.tables]
        leases = await self.leases.whose(asked) if asked else {}
        found = {}
        for table, lease in leases.items():
            if lease.alive and lease.keeper != self.number and (calls := await self.way_to(lease)):
                found[table] = calls
        return found

    # ------------------------------------------------------------ links

    async def way_to(self, lease: Lease) -> Calls | None:
        """The link to the process that has a lease, made if need be; None if it does not answer."""
        if (calls := self.calls.get(lease.keeper)) is not None:
            return calls
        if lease.keeper not in self.calling:  # once, however many want it
            task = asyncio.create_task(self._call(lease))
            self.calling[lease.keeper] = task
            task.add_done_callback(lambda _: self.calling.pop(lease.keeper, None))
            task.add_done_callback(hear_of)
        return await asyncio.shield(self.calling[lease.keeper])

    async def _call(self, lease: Lease) -> Calls | None:
        try:
            link = await call(lease.address or "", lease.keeper, self.secret)
        except (*BROKEN, BadLink, ValueError) as error:
            log.info("process %d does not answer: %r", lease.keeper, error)
            if isinstance(error, ConnectionRefusedError):  # its machine says so, and not our patience
                self.refusing.add(lease.keeper)
            return None
        self.refusing.discard(lease.keeper)
        calls = self.calls[lease.keeper] = Calls(link)
        self._begin(self._listen(calls, lease.keeper))
        return calls

    async def _listen(self, calls: Calls, keeper: int) -> None:
        try:
            await calls.link.listen(calls)
        finally:
            if self.calls.get(keeper) is calls:
                del self.calls[keeper]

    def _called(self, link: Link) -> None:
        """Another process calls."""
        self._begin(self._receive(link))

    async def _receive(self, link: Link) -> None:
        try:
            await answer(link, self.number, self.secret)
        except (*BROKEN, BadLink) as error:
            log.warning("a link was refused: %r", error)
            link.cut()
            return
        assert self.hall is not None
        self.links.add(link)
        try:
            await link.listen(Reception(link, self.hall, self.app, self.asked))
        finally:
            self.links.discard(link)
