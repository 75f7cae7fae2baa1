"""What becomes of tasks that nobody may wait for."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

log = logging.getLogger("seaboard.server")


def hear_of(task: asyncio.Task[Any]) -> None:
    """A failure was told to whoever waited; if nobody did, it is of no interest."""
    if not task.cancelled():
        task.exception()


def report(task: asyncio.Future[Any]) -> None:
    """A failure that nobody waits for belongs into the log."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("something failed that nobody waited for", exc_info=error)
