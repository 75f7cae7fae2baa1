"""Five levels, by how many flicks a bot tries in its head and how well it hits what it aims at."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    """What makes a bot weak or strong. The unsteadiness of everybody's hand comes on top of `aim`."""

    tries: int  # flicks simulated on the coarse step
    refined: int  # of these, as variations of the best
    finalists: int  # of all these, to be tried by unsteady hands
    repeats: int  # hands for each finalist
    aim: float  # standard deviation of the direction, radians
    strength: float  # the same of the power, as a share
    timed: bool = False  # a slow machine cuts its tries off, so that nobody waits longer than `SECONDS`

    @property
    def simulations(self) -> int:
        """All flicks that it simulates for one move."""
        return self.tries + self.finalists * self.repeats


FLICKER_LEVELS: Final = {
    "plankton": Level(tries=1, refined=0, finalists=0, repeats=0, aim=math.radians(12), strength=0.2),
    "herring": Level(tries=5, refined=0, finalists=0, repeats=0, aim=math.radians(6), strength=0.1),
    "seal": Level(tries=12, refined=4, finalists=0, repeats=0, aim=math.radians(3), strength=0.06),
    "dolphin": Level(tries=12, refined=4, finalists=3, repeats=3, aim=math.radians(1.5), strength=0.03),
    "orca": Level(tries=18, refined=6, finalists=4, repeats=5, aim=0.0, strength=0.0, timed=True),
}
SECONDS: Final = 0.8  # the most anybody thinks; then the last try is finished
