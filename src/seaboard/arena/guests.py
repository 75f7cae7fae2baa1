"""Bots of somebody's own file: what they import is theirs alone, and they see what their seat may know."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout, suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Protocol

from seaboard.bots.base import Bot
from seaboard.bots.imagining import imagined
from seaboard.match.match import Match

from .digest import digest
from .errors import ArenaError, Ended, told


class Player(Protocol):
    """All that the arena asks of a bot."""

    def choose(self, match: Match, seat: int, /) -> str:
        """A legal move of the seat."""


class Beside:
    """The files beside a bot's own. It imports them; other bots may have files of the same names."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._modules: dict[str, ModuleType] = {}  # that came from here

    @contextmanager
    def open(self) -> Iterator[None]:
        """Imports look here first, as long as the bot's code runs; Ended where it would end the arena."""
        before = set(sys.modules)
        sys.path.insert(0, str(self._folder))
        sys.modules.update(self._modules)
        try:
            with redirect_stdout(sys.stderr):  # the standard output is the arena's: a table, or JSON
                yield
        except (Exception, KeyboardInterrupt):  # Ctrl-C is the arena's to answer
            raise
        except BaseException as error:
            raise Ended(told(error)) from error
        finally:
            with suppress(ValueError):  # the bot may have taken it out itself
                sys.path.remove(str(self._folder))
            own = [name for name in sys.modules.keys() - before if self._has(name.partition(".")[0], before)]
            self._modules |= {name: sys.modules[name] for name in own}
            for name in own:
                del sys.modules[name]

    def _has(self, package: str, before: set[str]) -> bool:
        """Whether a module or package that was not there before was found in this folder."""
        found = sys.modules.get(package)
        places = getattr(found, "__path__", None) or [getattr(found, "__file__", None) or ""]
        return package not in before and any(Path(place).parent == self._folder for place in places)


@dataclass(frozen=True)
class Guest:
    """A player of somebody's class."""

    player: Player
    beside: Beside

    def choose(self, match: Match, seat: int, /) -> str:
        """What it chooses from what the seat may know."""
        known = known_to(match, seat)
        with self.beside.open():
            return self.player.choose(known, seat)


def known_to(match: Match, seat: int) -> Match:
    """A match that shows a seat no secret: what is hidden is dealt anew, and the past is left out with it."""
    game = match.game
    if game.secrets is None:
        return match
    here = imagined(match.standing, seat, Random(digest("hidden", match.seed)))
    line = game.write_position(here.position)
    return Match(game, match.players, match.all_options, match.seed, here, line)


def guest(spec: str, source: str, wanted: str, name: str, seed: int) -> Guest:
    """A fresh player of the class in a file; ArenaError, and whatever its constructor may raise."""
    kind, beside = player_class(spec, source, wanted)
    with beside.open():
        if issubclass(kind, Bot):
            return Guest(kind(name, seed), beside)
        return Guest(kind(seed=seed) if "seed" in inspect.signature(kind).parameters else kind(), beside)


@cache
def player_class(spec: str, source: str, wanted: str) -> tuple[type[Any], Beside]:
    """The class of a file, which is run once in a process, and the files beside it; ArenaError."""
    module, beside = loaded(spec, source, wanted)
    found = {
        name: kind
        for name, kind in vars(module).items()
        if isinstance(kind, type)
        and kind.__module__ == module.__name__
        and callable(getattr(kind, "choose", None))
        and not inspect.isabstract(kind)
    }
    if wanted in found:
        return found[wanted], beside
    if wanted or len(found) != 1:
        raise ArenaError("which-class", path=spec, known=", ".join(found) or "–")
    return next(iter(found.values())), beside


@cache
def loaded(spec: str, source: str, wanted: str) -> tuple[ModuleType, Beside]:
    """The module of a file, run from its text, once in a process, and the files beside it; ArenaError."""
    path = Path(spec.removesuffix(f":{wanted}"))
    module = ModuleType(f"seaboard_arena_{path.stem}_{digest(spec)}")
    module.__file__ = str(path)
    beside = Beside(path.resolve().parent)
    sys.modules[module.__name__] = module  # dataclasses look their own module up
    try:
        with beside.open():
            exec(compile(source, str(path), "exec"), vars(module))
    except Exception as error:
        raise ArenaError("broken-file", path=spec, cause=told(error)) from error
    return module, beside
