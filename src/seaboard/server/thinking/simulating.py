"""What takes long and has to be worked out here: flicks at tables and in lessons, boards of a rulebook."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from .line import Line
from .queue import Kind

T = TypeVar("T")


class Simulating:
    """A thread beside the loop, for whose time addresses stand in a line of their own.

    One thread: more of them would fight the loop for the interpreter.
    """

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "seaboard-moves")
        self.line = Line(1, {})

    async def run(self, kind: Kind, address: str, table: str, work: Callable[[], T]) -> T:
        """What some work comes to, when it is the address's turn."""

        async def worked() -> T:
            return await asyncio.get_running_loop().run_in_executor(self.thread, work)

        return await self.line.think(kind, address, table, worked)

    def close(self) -> None:
        """Nobody waits for anything any more."""
        self.line.close()
        self.thread.shutdown(wait=False)
