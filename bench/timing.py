"""How things are measured here: CPU time, rounds interleaved, the median counts."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

ROUNDS = 5
SIMULATIONS = 20_000  # of every search, ours and theirs: a larger tree is slower


@dataclass(frozen=True)
class Case:
    """Something to measure; `work` does a batch of it and returns how much it did."""

    name: str
    work: Callable[[], float]


@dataclass(frozen=True)
class Timed:
    """The median of the rounds, and how far they lie apart."""

    name: str
    per_second: float
    slowest: float
    fastest: float

    @property
    def nanoseconds(self) -> float:
        return 1e9 / self.per_second


def load() -> str:
    """How busy the machine is: others' work makes CPU time longer, too."""
    minute, *_, quarter = os.getloadavg()
    return (
        f"Load of {os.cpu_count()} cores: {minute:.1f} in the last minute, {quarter:.1f} in the last quarter."
    )


def measure(cases: Sequence[Case], rounds: int = ROUNDS) -> list[Timed]:
    """All cases once to warm up, then by turns: what slows the machine down slows all of them down."""
    for case in cases:
        case.work()
    rates: list[list[float]] = [[] for _ in cases]
    for _ in range(rounds):
        for case, found in zip(cases, rates, strict=True):
            began = time.process_time()
            done = case.work()
            found.append(done / (time.process_time() - began))
    return [
        Timed(case.name, statistics.median(found), min(found), max(found))
        for case, found in zip(cases, rates, strict=True)
    ]
