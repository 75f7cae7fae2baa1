"""Does the store answer, and could it write now? Asked of the store itself, not of what it said last."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

from seaboard.server.store.protocol import StorageError, Store

PATIENCE = 2.0  # seconds: whoever asks has given up soon after
KEPT = 1.0  # seconds: however many ask, the store is asked once
SILENT = "silent"  # no answer at all, as from a disk that hangs
NOBODY = ""  # no table is called so


class Probe:
    """What hinders a store, as a word; None if nothing does."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.found: dict[str, tuple[float, str | None]] = {}
        self.asking = asyncio.Lock()

    async def reading(self) -> str | None:
        """A question that the store has to look up."""
        return await self._once("reading")

    async def writing(self) -> str | None:
        """A write that takes the way of every move. A store that was full would else stay so for ever."""
        return await self._once("writing")

    async def _once(self, what: str) -> str | None:
        async with self.asking:
            now = asyncio.get_running_loop().time()
            at, hindrance = self.found.get(what, (-KEPT, None))
            if now - at < KEPT:
                return hindrance
            question: Awaitable[object] = (
                self.store.check() if what == "writing" else self.store.table(NOBODY)
            )
            hindrance = await answer(question)
            self.found[what] = asyncio.get_running_loop().time(), hindrance
            return hindrance


async def answer(question: Awaitable[object]) -> str | None:
    """What comes of a question to the store."""
    try:
        await asyncio.wait_for(question, PATIENCE)
    except StorageError as error:
        return error.reason
    except TimeoutError:
        return SILENT
    return None
