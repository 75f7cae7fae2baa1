"""A worker does not outlive who started it."""

from __future__ import annotations

import os
import signal
import threading
from types import SimpleNamespace

import pytest

from seaboard.machine import processes


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
