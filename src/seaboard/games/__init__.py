"""The games of the house, a folder each. How they are found, and those from outside: `match/shelf.py`."""

from __future__ import annotations

import sys
from types import ModuleType

from seaboard.match.shelf import game, games

__all__ = ["game", "games"]


class Shelf(ModuleType):
    """`seaboard.games` is this folder, to be imported from in any spelling, and, called, its list."""

    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = Shelf
