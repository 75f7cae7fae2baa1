"""Winning chances by the points that everybody may expect in the end."""

from __future__ import annotations

import math
from collections.abc import Sequence

LOGISTIC = 1.7  # so stretched, a logistic curve is within a hundredth of a normal one


def by_points(expected: Sequence[float], spread: float) -> tuple[float, ...]:
    """The winning chances of all seats, together 1, where expectations are off by about the spread."""
    best = max(expected)
    weights = [math.exp((points - best) * LOGISTIC / spread) for points in expected]
    return tuple(weight / sum(weights) for weight in weights)
