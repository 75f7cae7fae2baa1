"""Which games' rules are compiled and loaded; until then their tables wait, and the page is served."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path

import seaboard
from seaboard.kernel.cache import sources
from seaboard.server.shelf import find
from seaboard.server.wire.bodies import Health

from .thinkers import BotFailed, Thinkers

log = logging.getLogger("seaboard.server")


class Readiness:
    """Game by game from warming to ready; every step is reported to `watch`."""

    def __init__(self, load: Callable[[str], None], watch: Callable[[Health], None]) -> None:
        self.load = load
        self.watch = watch
        self.settled = {game: asyncio.Event() for game in sorted(seaboard.games(), key=effort)}
        self.wanted: set[str] = set()
        self.step = ""

    @property
    def health(self) -> Health:
        """How far it is."""
        ready = [game for game in self.settled if self.is_ready(game)]
        total = len(self.settled)
        return Health(
            "ready" if len(ready) == total else "warming", len(ready), total, self.step, sorted(ready)
        )

    def is_ready(self, game: str) -> bool:
        """Whether tables of a game can be used at once."""
        return game not in self.settled or self.settled[game].is_set()

    async def wait(self, game: str) -> None:
        """Until tables of a game can be used; a game that somebody waits for comes next."""
        if not self.is_ready(game):
            self.wanted.add(game)
            await self.settled[game].wait()

    async def warm_up(self, thinkers: Thinkers) -> None:
        """A process compiles, which would stop this one's loop; then this one loads what it compiled."""
        waiting = list(self.settled)
        while waiting:
            game = next((name for name in waiting if name in self.wanted), waiting[0])
            waiting.remove(game)
            found = find(game)
            if found is None:  # nobody waits for a game that cannot be loaded: whoever asks is told
                self.settled.pop(game).set()
                continue
            self._tell(found.title)
            await self._prepare(game, thinkers)
            self.settled[game].set()
        self._tell("")

    async def _prepare(self, game: str, thinkers: Thinkers) -> None:
        try:
            await thinkers.warm_up(game)
        except BotFailed as error:
            log.error("no worker could prepare %s, the server does it itself: %s", game, error)
        try:
            await asyncio.to_thread(self.load, game)
        except Exception:  # whoever needs that rule will be told; the others can play
            log.exception("not all rules of %s could be prepared", game)

    def _tell(self, step: str) -> None:
        self.step = step
        self.watch(self.health)


def effort(game: str) -> int:
    """How long a game's rules take to compile, roughly: the size of its rules. The small ones go first."""
    rules = [path for path in sources(game.replace("-", "_")) if is_rules(path)]
    return sum(path.stat().st_size for path in rules)


def is_rules(path: Path) -> bool:
    """A file of rules, which is what gets compiled."""
    return "games" in path.parts and (path.stem == "rules" or path.parent.name == "rules")
