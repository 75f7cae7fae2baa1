"""Positions as text (I78)."""

from __future__ import annotations

from .read import POSE, read_position
from .write import masked_position, write_position

__all__ = ["POSE", "masked_position", "read_position", "write_position"]
