"""Which games' rules are at hand as machine code; until then their tables wait, and the page is served."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable

import seaboard
from seaboard.kernel.entries import effort
from seaboard.match.shelf import of_the_house
from seaboard.server.shelf import find
from seaboard.server.wire.bodies import Health

from .thinkers import Thinkers

log = logging.getLogger("seaboard.server")
FIRST_FLICK = 8  # moves at most until one is simulated
FROM_OUTSIDE = 10**9  # after those of the house
Progress = Callable[[int, int, str], None]  # done, of how many, what
Load = Callable[[str, Progress], object]  # what it gives is nobody's to ask here


class Readiness:
    """Game by game from warming to ready; every step is reported to `watch`."""

    def __init__(self, load: Load, watch: Callable[[Health], None]) -> None:
        self.load = load
        self.watch = watch
        self.settled = {game: asyncio.Event() for game in sorted(seaboard.games(), key=order)}
        self.percent = dict.fromkeys(self.settled, 0)  # of each game
        self.wanted: set[str] = set()
        self.preparing: dict[str, str] = {}  # titles, by game

    @property
    def health(self) -> Health:
        """How far it is."""
        ready = [game for game in self.settled if self.is_ready(game)]
        total = len(self.settled)
        percent = sum(self.percent[game] for game in self.settled) // max(1, total)
        return Health(
            "ready" if len(ready) == total else "warming",
            len(ready),
            total,
            next(iter(self.preparing.values()), ""),
            percent,
            sorted(ready),
        )

    def is_ready(self, game: str) -> bool:
        """Whether tables of a game can be used at once."""
        return game not in self.settled or self.settled[game].is_set()

    async def wait(self, game: str) -> None:
        """Until tables of a game can be used; a game that somebody waits for comes next."""
        if not self.is_ready(game):
            self.wanted.add(game)
            await self.settled[game].wait()

    async def warm_up(self, thinkers: Thinkers, side_by_side: int = os.cpu_count() or 1) -> None:
        """Have all libraries at hand; missing ones are built by processes of their own, side by side."""
        waiting = list(self.settled)
        await asyncio.gather(*(self._prepare_all(waiting, thinkers) for _ in range(side_by_side)))

    async def _prepare_all(self, waiting: list[str], thinkers: Thinkers) -> None:
        while waiting:
            game = next((name for name in waiting if name in self.wanted), waiting[0])
            waiting.remove(game)
            if await self._prepare(game):
                self.settled[game].set()
                thinkers.expect(game)
            else:  # nobody waits for a game that cannot be loaded: whoever asks is told
                self.settled.pop(game).set()
            self.watch(self.health)

    async def _prepare(self, game: str) -> bool:
        found = await asyncio.to_thread(find, game)
        if found is None:
            return False
        self.preparing[game] = found.title
        self._advance(game, 0)
        loop = asyncio.get_running_loop()

        def told(done: int, of: int, what: str) -> None:
            with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
                loop.call_soon_threadsafe(self._advance, game, 100 * done // max(1, of))

        try:
            await asyncio.to_thread(self.load, game, told)
        except Exception:  # whoever needs that rule will be told; the others can play
            log.exception("not all rules of %s could be prepared", game)
        del self.preparing[game]
        self.percent[game] = 100
        return True

    def _advance(self, game: str, percent: int) -> None:
        self.percent[game] = max(percent, self.percent[game])
        self.watch(self.health)


def load_all(name: str, progress: Progress = lambda done, of, what: None) -> None:
    """A game's machine code, and what simulates its moves, which the first of them would else load."""
    seaboard.warm_up(progress, [name])
    game = seaboard.game(name)
    if not game.quick:
        match = game.new(players=min(game.seats), seed=1)
        while not match.over and len(match.history) < FIRST_FLICK:
            seat = match.to_move[0]
            if match.make(match.moves(seat)[0], seat).film:
                break


def order(game: str) -> int:
    """The small ones of the house first, and before all those whose sources only loading them would find."""
    return effort(game.replace("-", "_")) if game in of_the_house() else FROM_OUTSIDE
