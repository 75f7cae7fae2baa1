"""Whole numbers as callers give them: Python's own, NumPy's of any width, and what else can be an index."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex

Whole = SupportsIndex  # the type of what is meant to be a whole number


def whole(value: object) -> int | None:
    """The value as a whole number; None if it is none, as truth is none."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return int(index(value))  # type: ignore[arg-type]  # what cannot be one says so
    except TypeError:
        return None
