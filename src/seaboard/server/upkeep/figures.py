"""What a server counts while it runs. Counting takes less than a microsecond, so it is always on."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence

# Seconds: from a commit on a good disk to what a person would call an outage.
MOVES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Histogram:
    """How often something took how long."""

    def __init__(self, bounds: Sequence[float]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)  # the last one: longer than all bounds
        self.seconds = 0.0

    def observe(self, seconds: float) -> None:
        """Once more."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.seconds += seconds

    @property
    def count(self) -> int:
        """How often in all."""
        return sum(self.counts)


class Figures:
    """Of one server, since it began."""

    def __init__(self) -> None:
        self.moves = Histogram(MOVES)  # from a player's message to the answer that it is durable and told
        self.tables = 0  # opened
        self.requests: Counter[int] = Counter()  # answered over HTTP, by status
        self.refusals: Counter[str] = Counter()  # of messages and connections, by code
