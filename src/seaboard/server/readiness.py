"""Whether the rules are compiled and loaded; until then tables wait and the page is served."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Literal

from .thinkers import BotFailed, Progress, Thinkers
from .wire import Health

log = logging.getLogger("seaboard.server")


class Readiness:
    """Warming, then ready; every step is reported to `watch`."""

    def __init__(self, load: Callable[[Progress], None], watch: Callable[[Health], None]) -> None:
        self.load = load
        self.watch = watch
        self.health = Health("warming", 0, 0, "")
        self.settled = asyncio.Event()

    async def warm_up(self, thinkers: Thinkers) -> None:
        """A worker compiles, which would stop this process's loop; then this process loads the result."""
        try:
            await thinkers.warm_up(lambda done, total, step: self._tell("warming", done, total, step))
        except BotFailed as error:
            log.error("no worker could prepare the rules, the server does it itself: %s", error)
        try:
            await asyncio.to_thread(self.load, lambda done, total, step: None)
        except Exception:  # whoever needs that rule will be told; the others can play
            log.exception("not all rules could be prepared")
        self._tell("ready", self.health.total, self.health.total, "")
        self.settled.set()

    async def wait(self) -> None:
        """Until tables can be used."""
        await self.settled.wait()

    def _tell(self, status: Literal["warming", "ready"], done: int, total: int, step: str) -> None:
        self.health = Health(status, done, total, step)
        self.watch(self.health)
