"""Decisions and positions as text."""

from __future__ import annotations

from .position import line, write_position
from .reading import read_position
from .words import read_move, words, write_move

__all__ = ["line", "read_move", "read_position", "words", "write_move", "write_position"]
