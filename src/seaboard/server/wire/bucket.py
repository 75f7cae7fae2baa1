"""A token bucket: so many at once, so many a second."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

Clock = Callable[[], float]


class Bucket:
    """Holds `burst` permits and gets `rate` new ones a second."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.permits = burst
        self.filled_at = clock()

    def take(self) -> bool:
        """Use a permit if there is one."""
        now = self.clock()
        self.permits = min(self.burst, self.permits + (now - self.filled_at) * self.rate)
        self.filled_at = now
        if self.permits < 1:
            return False
        self.permits -= 1
        return True


class Buckets:
    """One bucket for each address, for the addresses seen last."""

    def __init__(self, rate: float, burst: float, kept: int = 4096, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.kept = kept
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Use a permit of this address."""
        bucket = self.buckets.setdefault(address, Bucket(self.rate, self.burst, self.clock))
        self.buckets.move_to_end(address)
        while len(self.buckets) > self.kept:
            self.buckets.popitem(last=False)
        return bucket.take()
