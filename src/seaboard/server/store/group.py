"""Group commit: one thread writes all that waits in one transaction, then wakes everybody."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

C = TypeVar("C")  # a connection to a database
Row = tuple[str, int, str, int, str, float, str]  # of the log: table, ply, kind, seat, text, time, times
Answer = tuple["asyncio.Future[Any]", Any, BaseException | None]


@dataclass(slots=True)
class Job(Generic[C]):
    """Something to write, and who waits for it: rows of the log, or whatever else `work` does."""

    done: asyncio.Future[Any]
    rows: list[Row] = field(default_factory=list)
    work: Callable[[C], Any] | None = None
    table: str = ""  # whose lease has to be held, where there are leases,
    fence: int | None = None  # and its number


class GroupWriter(Generic[C]):
    """The thread. `write` gets all jobs that wait, and gives each its answer; `end` is its last act."""

    def __init__(self, write: Callable[[list[Job[C]]], list[Answer]], end: Callable[[], None]) -> None:
        self.write = write
        self.end = end
        self.waiting: dict[asyncio.AbstractEventLoop, list[Job[C]]] = {}  # of this turn of a loop
        self.jobs: queue.SimpleQueue[list[Job[C]] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="seaboard-writer", daemon=True)
        self.thread.start()

    def put(self, job: Job[C]) -> None:
        """Write something with the next commit. The thread is woken once in a turn of the loop."""
        loop = job.done.get_loop()
        if (waiting := self.waiting.get(loop)) is not None:
            waiting.append(job)
        else:
            self.waiting[loop] = [job]
            loop.call_soon(self._hand_over, loop)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        if (waiting := self.waiting.pop(loop, None)) is not None:
            self.jobs.put(waiting)

    def close(self) -> None:
        """Write what is waiting, then stop."""
        for loop in list(self.waiting):
            self._hand_over(loop)
        self.jobs.put(None)
        self.thread.join()

    def _run(self) -> None:
        running = True
        while running:
            batches = [self.jobs.get()]
            while not self.jobs.empty():
                batches.append(self.jobs.get())
            running = None not in batches
            if jobs := [job for batch in batches if batch is not None for job in batch]:
                tell(self.write(jobs))
        self.end()


def tell(answers: list[Answer]) -> None:
    """Wake everybody whose write is durable, or refused: each loop once."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Answer]] = {}
    for answer in answers:
        by_loop.setdefault(answer[0].get_loop(), []).append(answer)
    for loop, its in by_loop.items():
        with contextlib.suppress(RuntimeError):  # a loop that is closed: nobody waits any more
            loop.call_soon_threadsafe(settle, its)


def settle(answers: list[Answer]) -> None:
    """Give every waiter its answer, in its own loop."""
    for done, answer, failure in answers:
        if done.done():
            continue  # cancelled
        if failure is None:
            done.set_result(answer)
        else:
            done.set_exception(failure)
