"""A token bucket: so many at once, so many a second."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

Clock = Callable[[], float]


class Bucket:
    """Holds `burst` permits and gets `rate` new ones a second."""

    __slots__ = ("burst", "clock", "filled_at", "permits", "rate")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.permits = burst
        self.filled_at = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Use a permit if there is one, or as many as something costs."""
        self._fill()
        if self.permits < cost:
            return False
        self.permits -= cost
        return True

    def charge(self, cost: float) -> None:
        """Something was used that nobody asked for: a debt, of one burst at most."""
        self._fill()
        self.permits = max(-self.burst, self.permits - cost)

    @property
    def empty(self) -> bool:
        """Whether not even the cheapest is to be had now."""
        self._fill()
        return self.permits < 1.0

    def _fill(self) -> None:
        now = self.clock()
        permits = self.permits + (now - self.filled_at) * self.rate
        self.permits = permits if permits < self.burst else self.burst
        self.filled_at = now


class Buckets:
    """One bucket for each address, for the addresses seen last."""

    def __init__(self, rate: float, burst: float, kept: int = 4096, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.kept = kept
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Use permits of this address."""
        return self.of(address).take(cost)

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self.buckets.setdefault(address, Bucket(self.rate, self.burst, self.clock))
        self.buckets.move_to_end(address)
        while len(self.buckets) > self.kept:
            self.buckets.popitem(last=False)
        return bucket
