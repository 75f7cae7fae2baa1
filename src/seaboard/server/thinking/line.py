"""Where requests for a thought stand and wait until a worker is free for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, TypeVar

from seaboard.server.settings import Settings

from .queue import FairQueue, Kind, Ticket

T = TypeVar("T")


class Line:
    """Who is cancelled while waiting leaves the line. A thought that was begun keeps its place until its
    worker is free again, even if nobody waits for it any more."""

    def __init__(self, workers: int, most: Mapping[Kind, int]) -> None:
        self.queue = FairQueue(workers, most)
        self.calls: dict[Ticket, asyncio.Future[None]] = {}
        self.begins: dict[Ticket, float] = {}  # of those whose turn it is
        self.begun: set[asyncio.Task[Any]] = set()

    @classmethod
    def of(cls, settings: Settings) -> Line:
        """The line before the workers that think."""
        most = {
            Kind.MOVE: settings.moves_waiting,
            Kind.HINT: settings.hints_waiting,
            Kind.PRACTICE: settings.practice_waiting,
            Kind.SHOW: settings.shows_waiting,
            Kind.ANALYSIS: settings.analyses_waiting,
        }
        return cls(settings.workers, most)

    async def think(
        self, kind: Kind, address: str, table: str, thought: Callable[[], Coroutine[Any, Any, T]]
    ) -> T:
        """What a thought comes to, which is begun when it is its turn; TooMany."""
        ticket = self.queue.enter(kind, address, table)
        called = self.calls[ticket] = asyncio.get_running_loop().create_future()
        self._call()
        try:
            await called
        except asyncio.CancelledError:
            self._leave(ticket)
            raise
        task = asyncio.create_task(thought())
        self.begun.add(task)
        task.add_done_callback(lambda done: self._end(ticket, done))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.cancel()  # which ends when its worker is free
            raise

    def close(self) -> None:
        """Nobody waits for anything any more."""
        for called in self.calls.values():
            called.cancel()  # first, or else the end of what was begun would call the next one
        for task in self.begun:
            task.cancel()

    def _end(self, ticket: Ticket, task: asyncio.Task[Any]) -> None:
        self.begun.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits hears of it; if nobody does, it is of no interest
        self._leave(ticket)

    def _leave(self, ticket: Ticket) -> None:
        del self.calls[ticket]
        now = asyncio.get_running_loop().time()
        self.queue.leave(ticket, now - self.begins.pop(ticket, now))
        self._call()

    def _call(self) -> None:
        while (ticket := self.queue.call()) is not None:
            self.begins[ticket] = asyncio.get_running_loop().time()
            if not self.calls[ticket].done():  # cancelled, and about to leave
                self.calls[ticket].set_result(None)
