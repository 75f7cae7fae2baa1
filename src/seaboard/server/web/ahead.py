"""What takes seconds and is the same for everybody: worked out once, where it makes nobody wait.

Not in a thread: it would take the interpreter from the loop again and again. Nor by the workers: a bot's
move would stand behind it. A process of its own ends when it is done.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from seaboard.machine import processes
from seaboard.server.wire.problems import HttpProblem

GENTLE = 5  # the loop goes first, and on a busy machine the work still ends
KEPT = 16  # lessons of each game, and puzzles of three games on the three days that it can be somewhere
PATIENCE = 120.0  # seconds: others wait for the next piece
PAUSE = 300.0  # seconds before what failed is tried once more


class Ahead:
    """One piece of work at a time; who asks for the same waits for it, who comes later has it at once."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, ...], bytes] = {}  # those asked for last
        self.failed: dict[tuple[str, ...], float] = {}  # until when they are not tried again
        self.working = asyncio.Lock()
        self.task: asyncio.Task[bytes] | None = None  # what is being worked out
        self.stopped = False

    async def found(self, work: Callable[..., bytes], *about: str) -> bytes:
        """What `work` makes of these words; HttpProblem if its process dies, or the server stops."""
        asked = (work.__name__, *about)
        if asked not in self.kept:
            async with self.working:
                if asked not in self.kept:  # nobody has found it while we waited
                    self.kept[asked] = await self._worked_out(asked, work, *about)
                    while len(self.kept) > KEPT:
                        del self.kept[next(iter(self.kept))]
        self.kept[asked] = found = self.kept.pop(asked)
        return found

    def stop(self) -> None:
        """The server stops: it does not wait for what it has begun here, nor does it begin anything."""
        self.stopped = True
        if self.task is not None:
            self.task.cancel()

    async def _worked_out(self, asked: tuple[str, ...], work: Callable[..., bytes], *about: str) -> bytes:
        """A failure is everybody's for a while: pages ask again and again."""
        now = asyncio.get_running_loop().time
        self.failed = {each: until for each, until in self.failed.items() if until > now()}
        if asked in self.failed:
            raise HttpProblem(503, "cannot-prepare")
        if self.stopped:
            raise HttpProblem(503, "stopping")
        self.task = asyncio.create_task(self._in_a_process(work, *about))
        try:
            return await self.task
        except asyncio.CancelledError:
            if not self.stopped:
                raise
            raise HttpProblem(503, "stopping") from None
        except Exception:
            self.failed[asked] = now() + PAUSE
            raise

    async def _in_a_process(self, work: Callable[..., bytes], *about: str) -> bytes:
        """What `work` makes of these words, in a process that ends with it, or with the server."""
        pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), processes.begin, (GENTLE,))
        try:
            return await asyncio.wait_for(asyncio.wrap_future(pool.submit(work, *about)), PATIENCE)
        except (BrokenProcessPool, TimeoutError) as error:
            raise HttpProblem(503, "cannot-prepare") from error
        finally:
            processes.end(pool, patience=processes.SOON if self.stopped else 0)
