"""How long a bot may think. The one place below the server that reads a clock."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

_clock = time.perf_counter


@contextmanager
def processor_time() -> Iterator[None]:
    """Seconds of this thread on a processor count, so that a busy machine takes nothing away from a bot."""
    global _clock
    before, _clock = _clock, time.thread_time
    try:
        yield
    finally:
        _clock = before


@dataclass
class Budget:
    """So many simulations, and so many seconds as a cap; whichever comes first."""

    seconds: float
    simulations: int | None = None
    chunk: int = 64

    def __post_init__(self) -> None:
        self._end = _clock() + self.seconds
        self._done = 0

    def next_chunk(self) -> int:
        """How many simulations to run before asking again; 0 when the time is up."""
        chunk = self.chunk if _clock() < self._end or self._done == 0 else 0
        if self.simulations is not None:
            chunk = min(chunk, self.simulations - self._done)
        self._done += chunk
        return chunk
