"""Worker processes in which bots think: never on the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, Protocol, TypeVar

import msgspec

from seaboard.server.wire.messages import Params

from . import worker

T = TypeVar("T")
P = ParamSpec("P")
log = logging.getLogger("seaboard.bots")


class BotFailed(Exception):
    """A bot crashed, hung or raised, twice."""


class Thinkers(Protocol):
    """Whoever thinks for bots; matches come pickled."""

    async def choose(self, bot: str, match: bytes, seat: int) -> str:
        """A move for a seat; BotFailed."""

    async def hint(self, match: bytes, seat: int) -> tuple[str, Params]:
        """A good move and a game's own word on it; BotFailed."""

    async def practise(self, game: str, attempt: msgspec.Struct) -> bytes:
        """What comes of an attempt that is no part of a match, as JSON; BotFailed."""

    def expect(self, game: str) -> None:
        """A game's bots may soon be asked: load its rules where they think."""

    def stop(self) -> None:
        """End the workers."""


class ProcessThinkers:
    """A pool of processes that is renewed when one of them crashes or hangs."""

    def __init__(
        self,
        workers: int | None = None,
        patience: float = 30.0,
        hint_seconds: float = 1.0,
        begin: Callable[[], None] = worker.begin,
    ) -> None:
        self.begin = begin
        self.workers = workers or max(1, min(2, (os.cpu_count() or 2) - 1))
        self.patience = patience
        self.hint_seconds = hint_seconds
        self.turns = asyncio.Semaphore(self.workers)  # so that patience measures thinking and not queueing
        self.spawning = multiprocessing.get_context("spawn")
        self.pool = self._new_pool(self.workers)
        self.loading: set[asyncio.Task[None]] = set()

    async def choose(self, bot: str, match: bytes, seat: int) -> str:
        """A move for a seat."""
        return await self._ask(worker.choose, bot, match, seat)

    async def hint(self, match: bytes, seat: int) -> tuple[str, Params]:
        """A good move for a seat."""
        return await self._ask(worker.hint, match, seat, self.hint_seconds)

    async def practise(self, game: str, attempt: msgspec.Struct) -> bytes:
        """What comes of an attempt."""
        return await self._ask(worker.practise, game, attempt)

    def expect(self, game: str) -> None:
        """Have a worker load a game's rules, so that its first bot need not."""
        task = asyncio.create_task(self._load(game))
        self.loading.add(task)
        task.add_done_callback(self.loading.discard)

    def stop(self) -> None:
        """End the workers at once: what they think about is stored."""
        for task in self.loading:
            task.cancel()
        end(self.pool)

    async def _load(self, game: str) -> None:
        async with self.turns:
            with contextlib.suppress(BrokenProcessPool):  # whoever asks next notices and renews the pool
                await asyncio.wrap_future(self.pool.submit(worker.prepare, game))

    async def _ask(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        async with self.turns:
            for attempt in (1, 2):
                pool = self.pool
                try:
                    asked: Future[T] = pool.submit(work, *arguments, **named)
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
            self.pool = self._new_pool(self.workers)
            end(broken)

    def _new_pool(self, workers: int) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(workers, self.spawning, self.begin)


def end(pool: ProcessPoolExecutor) -> None:
    """Stop a pool without waiting for a worker that may hang."""
    # Before Python 3.14 there is no public way to kill a pool's processes.
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
