"""How long a bot may think. The one place below the server that reads a clock."""

from __future__ import annotations

import time
from dataclasses import dataclass


@dataclass
class Budget:
    """So many simulations, or so many seconds; the simulations come first where both are given."""

    seconds: float
    simulations: int | None = None
    chunk: int = 64

    def __post_init__(self) -> None:
        self._end = time.perf_counter() + self.seconds
        self._done = 0

    def next_chunk(self) -> int:
        """How many simulations to run before asking again; 0 when the time is up."""
        if self.simulations is not None:
            chunk = min(self.chunk, self.simulations - self._done)
        else:
            chunk = self.chunk if time.perf_counter() < self._end or self._done == 0 else 0
        self._done += chunk
        return chunk
