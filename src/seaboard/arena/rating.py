"""How much better one of two bots is, from deals that both played from both seats.

The two matches of a deal depend on each other, for the same cards lie there; deals do not. So a deal counts
as one observation: the mean of its two points, 0, ¼, ½, ¾ or 1.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
import numpy as np

Z = 1.959964  # 95 % of a normal distribution lie within so many deviations


class Estimate(msgspec.Struct, frozen=True):
    """A value and its 95 % interval."""

    value: float
    low: float
    high: float

    def minus(self) -> Estimate:
        """The same seen from the other side."""
        return Estimate(-self.value, -self.high, -self.low)


@dataclass(frozen=True)
class Duel:
    """The first of two bots against the second."""

    rate: Estimate  # of points
    elo: Estimate
    superior: float  # the likelihood that the first is the better one
    pairs: tuple[int, int, int, int, int]  # deals by points of the first: 0, ¼, ½, ¾, 1


def elo_of(rate: float) -> float:
    """The Elo difference at which such a share of points is expected; infinite at 0 and 1."""
    if rate <= 0 or rate >= 1:
        return math.copysign(math.inf, rate - 0.5)
    return -400 * math.log10(1 / rate - 1)


def rate_of(elo: float) -> float:
    """The share of points that is expected at an Elo difference."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def spread(points: Sequence[float]) -> float:
    """The variance of a deal's points.

    One more deal is imagined whose matches went as far apart as the rate allows: a handful of equal
    deals is no proof that all are equal.
    """
    found = np.asarray(points, float)
    rate = float(found.mean())
    return float(((found - rate) ** 2).sum() + rate * (1 - rate)) / len(found)


def duel(points: Sequence[float]) -> Duel:
    """From the first bot's points, deal by deal; at least one."""
    rate = float(np.mean(points))
    varied = spread(points)
    if varied > 0:
        # So many independent matches would leave as much doubt (Wilson's interval wants a number of them).
        worth = len(points) * rate * (1 - rate) / varied
        superior = 0.5 * (1 + math.erf((rate - 0.5) / math.sqrt(2 * varied / len(points))))
    else:  # all won, or all lost
        worth = float(len(points))
        superior = float(rate > 0.5) + (1 if rate < 0.5 else -1) * 0.5 ** (len(points) + 1)
    low, high = wilson(rate, worth)
    counts = np.bincount(np.rint(np.asarray(points) * 4).astype(int), minlength=5)
    a, b, c, d, e = (int(count) for count in counts)
    return Duel(
        Estimate(rate, low, high),
        Estimate(elo_of(rate), elo_of(low), elo_of(high)),
        superior,
        (a, b, c, d, e),
    )


def wilson(rate: float, n: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate that was seen in n trials: it never leaves 0 … 1."""
    centre = (rate + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * math.sqrt(rate * (1 - rate) / n + Z * Z / (4 * n * n))
    low, high = centre - half, centre + half
    return (0.0 if rate == 0 else low), (1.0 if rate == 1 else high)  # what rounding would miss
