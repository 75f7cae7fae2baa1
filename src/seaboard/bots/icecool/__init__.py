"""Bots that flick: they try flicks in the engine everybody plays with, and choose what pays."""

from __future__ import annotations

from .levels import FLICKER_LEVELS, Level
from .planner import Flicker

__all__ = ["FLICKER_LEVELS", "Flicker", "Level"]
