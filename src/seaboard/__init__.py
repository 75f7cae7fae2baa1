"""Seaboard: sea board games, implemented exactly, for people and for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .bots import bot, bots
from .games import game
from .match.errors import NoSuchMove, NotSimple, UnknownBot, UnknownGame, UnknownOption, WrongPlayer
from .match.game import (
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
from .match.match import Match
from .match.record import read as load
from .warm import warm_up

if TYPE_CHECKING:
    from .games import games
else:
    from . import games

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
    "NotSimple",
    "Refusal",
    "SeaboardError",
    "UnknownBot",
    "UnknownGame",
    "UnknownOption",
    "WrongPlayer",
    "bot",
    "bots",
    "game",
    "games",
    "load",
    "warm_up",
]
