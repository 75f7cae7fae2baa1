"""Five levels, by how many flicks a bot tries in its head and how well it hits what it aims at."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from seaboard.bots.levels import PATIENT, QUICK


@dataclass(frozen=True)
class Level:
    """What makes a bot weak or strong. The unsteadiness of everybody's hand comes on top of `aim`."""

    tries: int  # flicks simulated on the coarse step
    refined: int  # of these, as variations of the best
    finalists: int  # of all these, to be tried by unsteady hands
    repeats: int  # hands for each finalist
    aim: float  # standard deviation of the direction, radians
    strength: float  # the same of the power, as a share
    seconds: float = math.inf  # a slow machine cuts its tries off, so that nobody waits longer

    @property
    def simulations(self) -> int:
        """All flicks that it simulates for one move."""
        return self.tries + self.finalists * self.repeats


SHAKY = math.radians(12)

# One more try in the head is worth more than a steadier hand: the first two flick with the same one.
FLICKER_LEVELS: Final = {
    "plankton": Level(tries=1, refined=0, finalists=0, repeats=0, aim=SHAKY, strength=0.22),
    "herring": Level(tries=3, refined=0, finalists=0, repeats=0, aim=SHAKY, strength=0.22),
    "seal": Level(
        tries=6, refined=0, finalists=0, repeats=0, aim=math.radians(9), strength=0.16, seconds=QUICK
    ),
    "dolphin": Level(
        tries=12, refined=4, finalists=0, repeats=0, aim=math.radians(4.6), strength=0.095, seconds=QUICK
    ),
    "orca": Level(tries=20, refined=6, finalists=4, repeats=6, aim=0.0, strength=0.0, seconds=0.9 * PATIENT),
}
