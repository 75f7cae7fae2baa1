"""Waiting for something that another thread, task or process does: bounded, and a failure says for what."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest

PATIENCE = 60.0  # seconds; far more than anything takes, however busy the machine is
PAUSE = 0.005


def wait_until(what: str, ready: Callable[[], object], patience: float = PATIENCE) -> None:
    """Look again and again until it is so."""
    end = time.monotonic() + patience
    while not ready():
        if time.monotonic() > end:
            pytest.fail(f"waited {patience:.0f} s for {what}")
        time.sleep(PAUSE)


async def until(what: str, ready: Callable[[], object], patience: float = PATIENCE) -> None:
    """The same in a loop, whose other tasks go on meanwhile."""
    end = time.monotonic() + patience
    while not ready():
        if time.monotonic() > end:
            pytest.fail(f"waited {patience:.0f} s for {what}")
        await asyncio.sleep(PAUSE)
