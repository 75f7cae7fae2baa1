"""A worker does not outlive who started it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from types import SimpleNamespace

import pytest

from seaboard.machine import processes
from tests.waiting import PATIENCE, wait_until


def test_a_worker_ends_with_its_parent(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int] = []
    monkeypatch.setattr(os, "_exit", ended.append)
    processes.end_with_parent()  # here is no worker, so nobody to wait for
    assert not ended
    monkeypatch.setattr("multiprocessing.parent_process", lambda: SimpleNamespace(sentinel=7))
    monkeypatch.setattr("multiprocessing.connection.wait", lambda sentinels: sentinels)
    processes.end_with_parent()
    assert ended == [1]


def test_a_worker_leaves_ctrl_c_to_its_parent_and_a_gentle_one_gives_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard: list[object] = []
    monkeypatch.setattr(signal, "signal", lambda number, answer: heard.append((number, answer)))
    monkeypatch.setattr(os, "nice", heard.append, raising=False)
    watching = threading.Event()
    monkeypatch.setattr(processes, "end_with_parent", watching.set)
    processes.begin()
    assert heard == [(signal.SIGINT, signal.SIG_IGN)] and watching.wait(5)
    processes.begin(5)
    assert heard[-1] == 5


def test_a_pool_that_was_ended_leaves_nobody_behind() -> None:
    before = set(threading.enumerate())  # others' pools may still be there
    pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))
    thinking = pool.submit(time.sleep, 600)
    wait_until("a process to begin", thinking.running)
    workers = list(pool._processes.values())
    processes.end(pool, patience=60)  # it waits for nobody who thinks
    for worker in workers:
        worker.join(PATIENCE)
    assert not any(worker.is_alive() for worker in workers)
    # A thread that goes on would be woken at the end of the program by a pipe that it has closed.
    new = set(threading.enumerate()) - before
    assert not any(type(thread).__name__ == "_ExecutorManagerThread" for thread in new)
