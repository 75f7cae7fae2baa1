"""Worker processes in which bots think: never on the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, ParamSpec, Protocol, TypeVar

import msgspec

from seaboard.analysis import MoveJudged
from seaboard.machine.processes import end
from seaboard.server.settings import usual_workers
from seaboard.server.tasks import report
from seaboard.server.wire.messages import Params

from . import worker

T = TypeVar("T")
P = ParamSpec("P")
log = logging.getLogger("seaboard.bots")
ATTEMPTS = 2  # a process may die of what the machine does; a bot that fails again is broken


class BotFailed(Exception):
    """A bot crashed, hung or raised, twice."""


class Thinkers(Protocol):
    """Whoever thinks for bots; matches come pickled."""

    async def choose(self, bot: str, match: bytes, seat: int) -> str:
        """A move for a seat; BotFailed."""

    async def hint(self, match: bytes, seat: int) -> tuple[str, Params]:
        """A good move and a game's own word on it; BotFailed."""

    async def judge(self, question: bytes, seconds: float) -> MoveJudged | None:
        """A decision of a finished match, which comes pickled, judged by what its seat knew; BotFailed."""

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
        self.workers = workers or usual_workers()
        self.patience = patience
        self.hint_seconds = hint_seconds
        self.turns = asyncio.Semaphore(self.workers)  # so that patience measures thinking and not queueing
        self.spawning = multiprocessing.get_context("spawn")
        self.pool = self._new_pool(self.workers)
        self.unawaited: set[asyncio.Task[None]] = set()  # what nobody waits for

    async def choose(self, bot: str, match: bytes, seat: int) -> str:
        """A move for a seat."""
        return await self._ask(worker.choose, bot, match, seat)

    async def hint(self, match: bytes, seat: int) -> tuple[str, Params]:
        """A good move for a seat."""
        return await self._ask(worker.hint, match, seat, self.hint_seconds)

    async def judge(self, question: bytes, seconds: float) -> MoveJudged | None:
        """A decision judged."""
        return await self._ask(worker.judge, question, seconds)

    async def practise(self, game: str, attempt: msgspec.Struct) -> bytes:
        """What comes of an attempt."""
        return await self._ask(worker.practise, game, attempt)

    def expect(self, game: str) -> None:
        """Have a worker load a game's rules, so that its first bot need not."""
        self._aside(self._load(game))

    def stop(self) -> None:
        """End the workers at once: what they think about is stored."""
        for task in self.unawaited:
            task.cancel()
        end(self.pool)

    def _aside(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.unawaited.add(task)
        task.add_done_callback(self.unawaited.discard)
        task.add_done_callback(report)

    async def _load(self, game: str) -> None:
        async with self.turns:
            with contextlib.suppress(BrokenProcessPool):  # whoever asks next notices and renews the pool
                await asyncio.wrap_future(self.pool.submit(worker.prepare, game))

    async def _ask(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        await self.turns.acquire()
        asked: Future[T] | None = None
        pool = self.pool
        try:
            for _ in range(ATTEMPTS):
                pool = self.pool
                try:
                    asked = pool.submit(work, *arguments, **named)
                    return await asyncio.wait_for(asyncio.wrap_future(asked), self.patience)
                except Exception as error:
                    log.info("a bot failed: %s: %s", type(error).__name__, error)
                    failure = error
                    if worker.is_broken(error):
                        self._renew(pool)
        finally:
            if asked is not None and not asked.done():  # whoever asked has gone, but the worker thinks on
                await self._finish(asked, pool)
            self.turns.release()
        raise BotFailed(f"{type(failure).__name__}: {failure}") from failure

    async def _finish(self, asked: Future[Any], pool: ProcessPoolExecutor) -> None:
        """Wait for a thought that nobody wants any more: until then its worker is not free."""
        try:
            await asyncio.wait_for(asyncio.wrap_future(asked), self.patience)
        except Exception as error:
            if worker.is_broken(error):
                self._renew(pool)

    def _renew(self, broken: ProcessPoolExecutor) -> None:
        """Replace a pool, once, however many of its callers notice."""
        if self.pool is broken:
            self.pool = self._new_pool(self.workers)
            end(broken, patience=0)

    def _new_pool(self, workers: int) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(workers, self.spawning, self.begin)
