"""The games there are: a folder of `seaboard/games` each, and packages from outside.

A package from outside names its game under the entry point `seaboard.games`:

    [project.entry-points."seaboard.games"]
    nim = "sea_nim:GAME"
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import BrokenGame, UnknownGame

if TYPE_CHECKING:
    from .game import Game

GROUP = "seaboard.games"
HOUSE = "seaboard.games"  # the package whose folders are the games of the house
FOLDERS = Path(__file__).parent.parent / "games"


@cache
def of_the_house() -> dict[str, str]:
    """Where each game of the house is found, by its name: `module:object`."""
    return {
        folder.name.replace("_", "-"): f"{HOUSE}.{folder.name}:GAME"
        for folder in sorted(FOLDERS.iterdir())
        if (folder / "__init__.py").is_file()
    }


@cache
def addresses() -> dict[str, str]:
    """Where every game is found, those from outside included."""
    from importlib.metadata import entry_points  # slow to load, and a game of the house does without

    found = dict(of_the_house())
    for entry in entry_points(group=GROUP):
        if entry.name in found:
            warnings.warn(f"{entry.value}: another game is called {entry.name!r} already", stacklevel=2)
        else:
            found[entry.name] = entry.value if ":" in entry.value else f"{entry.value}:GAME"
    return found


def games() -> list[str]:
    """The names of all games."""
    return sorted(addresses())


@contextmanager
def loading(name: str, module: str) -> Iterator[None]:
    """Whatever a package from outside does when it is loaded is a BrokenGame: the others stay playable."""
    try:
        yield
    except Exception as error:
        if module.startswith(f"{HOUSE}."):
            raise
        raise BrokenGame(name, module, error) from error


def _address(name: str) -> str:
    """Where a game is found; "" if nowhere."""
    return of_the_house().get(name) or addresses().get(name, "")


@cache
def _loaded(name: str) -> Game[Any]:
    from .game import Game

    module, _, attribute = _address(name).partition(":")
    with loading(name, module):
        found = getattr(import_module(module), attribute)
        if not isinstance(found, Game):
            raise TypeError(f"{attribute} is no Game")
        if found.name != name:
            raise ValueError(f"its own name is {found.name!r}")
    return found


def game(name: str) -> Game[Any]:
    """A game by its name; its folder is loaded when first asked for."""
    if not isinstance(name, str) or not _address(name):
        raise UnknownGame(name, games())
    return _loaded(name)
