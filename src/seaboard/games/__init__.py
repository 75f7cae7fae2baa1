"""The games of the house. A fifth game is one folder here and one line below."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from .errors import UnknownGame

if TYPE_CHECKING:
    from .base import Game

FOLDERS = {
    "fish-and-chips": "fish_and_chips",
    "icecool": "icecool",
    "oh-crab": "oh_crab",
    "urchins": "urchins",
}


def games() -> list[str]:
    """The names of all games."""
    return sorted(FOLDERS)


class Shelf(ModuleType):
    """`seaboard.games` is this folder, to be imported from in any spelling, and, called, its list."""

    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = Shelf


def game(name: str) -> Game:
    """A game by its name; its folder is loaded when first asked for."""
    if not isinstance(name, str) or name not in FOLDERS:
        raise UnknownGame(name, games())
    found: Game = import_module(f".{FOLDERS[name]}", __name__).GAME
    return found
