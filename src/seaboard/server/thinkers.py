"""Worker processes in which bots think: never on the event loop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, Protocol, TypeVar

from . import worker
from .wire import Params

T = TypeVar("T")
Progress = Callable[[int, int, str], None]
log = logging.getLogger("seaboard.bots")


class BotFailed(Exception):
    """A bot crashed, hung or raised, twice."""


class Thinkers(Protocol):
    """Whoever thinks for bots; matches come pickled."""

    async def choose(self, bot: str, match: bytes, seat: int) -> str:
        """A move for a seat; BotFailed."""

    async def hint(self, match: bytes, seat: int) -> tuple[str, Params]:
        """A good move and a game's own word on it; BotFailed."""

    async def warm_up(self, progress: Progress) -> None:
        """Compile or load all rules in a worker; BotFailed."""

    def stop(self) -> None:
        """End the workers."""


class ProcessThinkers:
    """A pool of processes that is renewed when one of them crashes or hangs."""

    def __init__(
        self,
        workers: int | None = None,
        patience: float = 30.0,
        hint_seconds: float = 1.0,
        begin: Callable[[Any], None] = worker.begin,
    ) -> None:
        self.begin = begin
        self.workers = workers or max(1, min(2, (os.cpu_count() or 2) - 1))
        self.patience = patience
        self.hint_seconds = hint_seconds
        self.turns = asyncio.Semaphore(self.workers)  # so that patience measures thinking and not queueing
        self.spawning = multiprocessing.get_context("spawn")
        self.reports: Any = self.spawning.SimpleQueue()
        self.pool = self._new_pool()

    async def choose(self, bot: str, match: bytes, seat: int) -> str:
        """A move for a seat."""
        return await self._ask(worker.choose, bot, match, seat)

    async def hint(self, match: bytes, seat: int) -> tuple[str, Params]:
        """A good move for a seat."""
        return await self._ask(worker.hint, match, seat, self.hint_seconds)

    async def warm_up(self, progress: Progress) -> None:
        """Start one worker, which fills the cache of compiled rules for all others."""
        loop = asyncio.get_running_loop()

        def listen() -> None:
            while (report := self.reports.get()) is not None:
                loop.call_soon_threadsafe(progress, *report)

        listener = threading.Thread(target=listen, name="seaboard-warm-up", daemon=True)
        listener.start()
        try:
            async with self.turns:
                await asyncio.wrap_future(self.pool.submit(worker.ready))
        except Exception as error:
            self._renew(self.pool)
            raise BotFailed(f"{type(error).__name__}: {error}") from error
        finally:
            self.reports.put(None)

    def stop(self) -> None:
        """End the workers at once: what they think about is stored."""
        end(self.pool)

    async def _ask(self, work: Callable[..., T], *arguments: Any) -> T:
        async with self.turns:
            for attempt in (1, 2):
                pool = self.pool
                try:
                    asked: Future[T] = pool.submit(work, *arguments)
                    return await asyncio.wait_for(asyncio.wrap_future(asked), self.patience)
                except Exception as error:
                    log.warning("attempt %d of a bot failed: %s: %s", attempt, type(error).__name__, error)
                    failure = error
                    if worker.is_broken(error):
                        self._renew(pool)
        raise BotFailed(f"{type(failure).__name__}: {failure}") from failure

    def _renew(self, broken: ProcessPoolExecutor) -> None:
        """Replace a pool, once, however many of its callers notice."""
        if self.pool is broken:
            self.pool = self._new_pool()
            end(broken)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, self.spawning, self.begin, (self.reports,))


def end(pool: ProcessPoolExecutor) -> None:
    """Stop a pool without waiting for a worker that may hang."""
    # Before Python 3.14 there is no public way to kill a pool's processes.
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
