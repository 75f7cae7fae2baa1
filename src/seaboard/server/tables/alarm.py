"""Rings when a table's next time is up: the only part of its clock that waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from seaboard.server.tasks import report


class Alarm:
    """One moment at a time."""

    def __init__(self, ring: Callable[[], Awaitable[None]]) -> None:
        self.ring = ring
        self.at: float | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.ringing: asyncio.Future[None] | None = None

    def set(self, at: float | None) -> None:
        """Ring then, and at no other time; None: not at all."""
        if at == self.at:
            return
        if self.timer is not None:
            self.timer.cancel()
        self.at = at
        self.timer = None if at is None else asyncio.get_running_loop().call_at(at, self._ring)

    def _ring(self) -> None:
        self.at = self.timer = None
        self.ringing = asyncio.ensure_future(self.ring())
        self.ringing.add_done_callback(report)
