"""The position line, written and read."""

from __future__ import annotations

from seaboard.games.oh_crab.position.read import read_position
from seaboard.games.oh_crab.position.write import seen_position, write_position

__all__ = ["read_position", "seen_position", "write_position"]
