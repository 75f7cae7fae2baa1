"""Seaboard: sea board games, implemented exactly, for people and for programs."""

from __future__ import annotations

from .bots import bot, bots
from .games import game, games
from .games.base import (
    BadMove,
    BadOption,
    BadPosition,
    BadRecord,
    Clause,
    Game,
    IllegalMove,
    Refusal,
    SeaboardError,
)
from .games.chronicle import read as load
from .games.errors import NoSuchMove, UnknownBot, UnknownGame, UnknownOption
from .games.match import Match
from .warm import warm_up

__version__ = "0.1.0"

__all__ = [
    "BadMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Clause",
    "Game",
    "IllegalMove",
    "Match",
    "NoSuchMove",
    "Refusal",
    "SeaboardError",
    "UnknownBot",
    "UnknownGame",
    "UnknownOption",
    "bot",
    "bots",
    "game",
    "games",
    "load",
    "warm_up",
]
