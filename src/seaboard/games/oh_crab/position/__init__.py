"""The position line, written and read."""

from __future__ import annotations

from .line import read_position, seen_position, write_position

__all__ = ["read_position", "seen_position", "write_position"]
