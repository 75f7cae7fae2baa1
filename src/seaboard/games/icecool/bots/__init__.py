"""Bots that flick: they try flicks in the engine everybody plays with, and choose what pays."""

from __future__ import annotations

from functools import partial

from seaboard.bots.players import Players

from .levels import FLICKER_LEVELS, Level
from .planner import Flicker

__all__ = ["FLICKER_LEVELS", "PLAYERS", "Flicker", "Level"]

PLAYERS = Players(levels={name: partial(Flicker, name) for name in FLICKER_LEVELS})
