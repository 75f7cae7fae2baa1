"""Have the machine code of all rules at hand before a person waits for it."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from threading import Lock
from typing import Any

from .games import game
from .games import games as all_games
from .kernel.entries import ENTRIES, effort, home_of, modules_of
from .kernel.kit import MODE
from .kernel.library import open_library
from .match.errors import BrokenGame
from .match.game import Game

Progress = Callable[[int, int, str], None]  # done, of how many, what
PARTS = 100  # of a game's way to its library, in the bar


def warm_up(
    progress: Progress = lambda done, of, what: None, games: Iterable[str] | None = None
) -> list[str]:
    """Open the libraries of some games, or of all; missing ones are built side by side, small ones first.

    The titles of those for which there is none and none could be built: their rules run as Python.
    """
    from concurrent.futures import ThreadPoolExecutor  # loaded by who warms up, not by everybody

    found = list(_all_that_load() if games is None else map(game, games))
    bar = _Bar(progress, len(found))
    with ThreadPoolExecutor(max(1, min(len(found), os.cpu_count() or 1))) as builders:
        by_effort = sorted(found, key=lambda g: effort(home_of_game(g)))
        tasks = [(g.title, builders.submit(_warm, g, bar)) for g in by_effort]
        slow = [title for title, task in tasks if not task.result()]
    progress(bar.of, bar.of, "")
    return slow


def _warm(g: Game[Any], bar: _Bar) -> bool:
    """Open a game's library; false where its rules run as Python and nobody wished for it."""
    home, opened = home_of_game(g), True
    bar.tell(g.title, 0, 1)
    for module in modules_of(home):
        import_module(module)
    if home in ENTRIES and MODE != "interpreted":
        opened = open_library(home, lambda done, of: bar.tell(g.title, done, of)) is not None
    bar.tell(g.title, 1, 1)
    return opened


def home_of_game(g: Game[Any]) -> str:
    """Whose library a game's rules are in."""
    return home_of(str(import_module(type(g).__module__).__file__))


def _all_that_load() -> Iterator[Game[Any]]:
    """Every game but those from outside that cannot be loaded: they are nobody's to wait for."""
    for name in all_games():
        with contextlib.suppress(BrokenGame):
            yield game(name)


class _Bar:
    """One bar for libraries that are built side by side."""

    def __init__(self, progress: Progress, games: int) -> None:
        self.progress, self.of = progress, games * PARTS
        self.done: dict[str, int] = {}
        self.lock = Lock()

    def tell(self, title: str, done: int, of: int) -> None:
        """How far a game is."""
        with self.lock:
            self.done[title] = PARTS * done // of
            self.progress(sum(self.done.values()), self.of, title)
