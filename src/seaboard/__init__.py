"""Seaboard: sea board games, implemented exactly, for people and for programs."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .bots import bot, bots, play_match
    from .bots.base import Bot
    from .games import game, games
    from .match.errors import (
        BadMove,
        BadOption,
        BadPosition,
        BadRecord,
        Clause,
        IllegalMove,
        NoNumbers,
        NoSuchMove,
        NotSimple,
        Refusal,
        SeaboardError,
        UnknownBot,
        UnknownGame,
        UnknownOption,
        WrongPlayer,
    )
    from .match.game import Game
    from .match.match import Match
    from .match.record import read as load
    from .match.vector import WAIT, IllegalAction, Vector, vector
    from .warm import warm_up

__version__ = "0.1.0"

__all__ = [
    "WAIT",
    "BadMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Bot",
    "Clause",
    "Game",
    "IllegalAction",
    "IllegalMove",
    "Match",
    "NoNumbers",
    "NoSuchMove",
    "NotSimple",
    "Refusal",
    "SeaboardError",
    "UnknownBot",
    "UnknownGame",
    "UnknownOption",
    "Vector",
    "WrongPlayer",
    "bot",
    "bots",
    "game",
    "games",
    "load",
    "play_match",
    "vector",
    "warm_up",
]

# Who only imports this package waits for nothing: a name is loaded, and NumPy with it, when it is first used.
# `bots` and `games` are folders that can be called; the errors are those not named here.
_FOLDERS = ("bots", "games")
_HOMES = {
    "Bot": ("bots.base", "Bot"),
    "bot": ("bots", "bot"),
    "play_match": ("bots", "play_match"),
    "game": ("games", "game"),
    "Game": ("match.game", "Game"),
    "Match": ("match.match", "Match"),
    "load": ("match.record", "read"),
    "warm_up": ("warm", "warm_up"),
    **{name: ("match.vector", name) for name in ("WAIT", "IllegalAction", "Vector", "vector")},
}


def __getattr__(name: str) -> Any:
    if name in _FOLDERS:
        return import_module(f".{name}", __name__)
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, its_name = _HOMES.get(name, ("match.errors", name))
    found = getattr(import_module(f".{module}", __name__), its_name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
