"""Whole numbers as callers give them: Python's own, and NumPy's of any width."""

from __future__ import annotations

from typing import SupportsIndex

import numpy as np

Whole = SupportsIndex  # the type of what is meant to be a whole number


def whole(value: object) -> int | None:
    """The value as a whole number; None if it is none, as truth is none."""
    if type(value) is int:
        return value
    return int(value) if isinstance(value, int | np.integer) and not isinstance(value, bool) else None
