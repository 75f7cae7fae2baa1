"""Stop when it is decided: the generalised sequential probability ratio test, on deals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
import numpy as np
import numpy.typing as npt

from .rating import rate_of

FEWEST = 8  # deals before anything is decided: the spread of fewer is a guess


class Verdict(msgspec.Struct, frozen=True):
    """How the test stands: which of the two differences is accepted, if any, and after how many deals."""

    ratio: float  # the log-likelihood ratio
    low: float
    high: float
    accepted: float | None  # an Elo difference
    deals: int


@dataclass(frozen=True)
class Sprt:
    """Is the second bot better than the first by the greater difference, or only by the smaller?"""

    elo0: float = 0.0
    elo1: float = 30.0
    alpha: float = 0.05  # how often the greater may be accepted by mistake
    beta: float = 0.05  # and the smaller

    def ratios(self, points: Sequence[float]) -> npt.NDArray[np.float64]:
        """By how much the greater difference explains the points better, after every deal.

        A deal's points are taken as normal, with the spread that was seen so far (`rating.spread`).
        """
        found, deals = np.asarray(points, float), np.arange(1, len(points) + 1)
        rates = np.cumsum(found) / deals
        varied = (np.cumsum(found**2) - deals * rates**2 + rates * (1 - rates)) / deals
        s0, s1 = rate_of(self.elo0), rate_of(self.elo1)
        # Who has won everything has no spread: that of the greater difference, over all deals, will do.
        varied = np.where((rates <= 0) | (rates >= 1), s1 * (1 - s1) / deals, varied)
        ratios: npt.NDArray[np.float64] = deals * (s1 - s0) * (2 * rates - s0 - s1) / (2 * varied)
        return ratios

    def verdict(self, points: Sequence[float]) -> Verdict:
        """Deal by deal in the order of the plan; what comes after a decision changes nothing."""
        low = math.log(self.beta / (1 - self.alpha))
        high = math.log((1 - self.beta) / self.alpha)
        ratios = self.ratios(points)
        for deals in range(FEWEST, len(points) + 1):
            ratio = float(ratios[deals - 1])
            if not low < ratio < high:
                return Verdict(ratio, low, high, self.elo1 if ratio >= high else self.elo0, deals)
        return Verdict(float(ratios[-1]) if len(points) else 0.0, low, high, None, len(points))
