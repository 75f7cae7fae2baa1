"""Who does much work: this process, processes on all cores, or the machines of a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import socket
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from typing import Any, Protocol, TypeVar

from seaboard.machine.processes import begin, end
from seaboard.match.errors import SeaboardError

from .errors import ArenaError, told

S = TypeVar("S")  # what all items share
T = TypeVar("T")  # an item
R = TypeVar("R")  # what comes of it
Work = Callable[[S, T], R]  # found by its name in every process
Done = Generator[tuple[int, R], None, None]  # the number of an item, and what came of it
AHEAD = 2  # items handed out for each worker: nobody waits, and an early end wastes little
PATIENCE = 5.0  # seconds until a cluster must have answered
HERE = "local"  # in place of an address: a Ray of this machine's own


class Crew(Protocol):
    """Does the same work for many items, in any order."""

    def run(self, work: Work[S, T, R], shared: S, items: Iterable[T]) -> Done[R]:
        """What comes of each item, as it comes; whoever has enough closes it."""


class Alone:
    """One item after the other, in this process."""

    def run(self, work: Work[S, T, R], shared: S, items: Iterable[T]) -> Done[R]:
        """In the order of the items."""
        for number, item in enumerate(items):
            yield number, work(shared, item)


@dataclass(frozen=True)
class Processes:
    """So many processes of this machine."""

    workers: int

    def run(self, work: Work[S, T, R], shared: S, items: Iterable[T]) -> Done[R]:
        """As it comes; a process that dies ends the run, and what was done is kept."""
        left = enumerate(items)
        pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), begin)
        try:
            running: dict[Future[R], int] = {}
            while True:
                wanted = AHEAD * self.workers - len(running)
                running |= {pool.submit(work, shared, item): number for number, item in islice(left, wanted)}
                if not running:
                    break
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield running.pop(future), future.result()
        except BrokenProcessPool as error:
            raise ArenaError("worker-died") from error
        finally:
            end(pool)


@dataclass(frozen=True)
class OnRay:
    """Tasks of a Ray cluster; `local` starts one on this machine."""

    address: str
    workers: int  # of a cluster that is started here

    def run(self, work: Work[S, T, R], shared: S, items: Iterable[T]) -> Done[R]:
        """As it comes."""
        ray = self._connected()
        try:
            task, common = ray.remote(work), ray.put(shared)
            ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            left, running = enumerate(items), dict[Any, int]()
            while True:
                running |= {
                    task.remote(common, item): number for number, item in islice(left, ahead - len(running))
                }
                if not running:
                    break
                done, _ = ray.wait(list(running), num_returns=1)
                for one in done:
                    yield running.pop(one), self._got(ray, one)
        finally:
            ray.shutdown()

    def _got(self, ray: Any, one: Any) -> Any:
        try:
            return ray.get(one)
        except ray.exceptions.RayError as error:
            cause = getattr(error, "cause", None)  # what the work itself raised, if it came so far
            if isinstance(cause, SeaboardError):
                raise cause from error
            if cause is None:
                raise ArenaError("worker-died") from error
            raise ArenaError("no-cluster", address=self.address, cause=told(cause)) from error

    def _connected(self) -> Any:
        try:
            ray: Any = import_module("ray")  # an extra: nobody else needs it
        except ImportError as error:
            raise ArenaError("no-ray") from error
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if self.address == HERE:
                ray.init(num_cpus=self.workers, include_dashboard=False, **quiet)
            else:
                reach(self.address)
                ray.init(address=self.address, **quiet)
        except (ConnectionError, RuntimeError, ValueError, OSError) as error:
            raise ArenaError("no-cluster", address=self.address, cause=str(error)[:200]) from error
        return ray


def reach(address: str) -> None:
    """OSError if nobody listens at `host:port`: Ray itself would try for some minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()


def local(workers: int) -> Crew:
    """So many workers on this machine; one needs no process of its own."""
    return Alone() if workers == 1 else Processes(workers)


def cores() -> int:
    """The cores that this process may use."""
    usable = getattr(os, "sched_getaffinity", None)
    return len(usable(0)) if usable else os.cpu_count() or 1
