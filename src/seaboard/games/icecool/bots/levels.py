"""Five levels, by how many flicks a bot tries in its head and how well it hits what it aims at."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from seaboard.bots.levels import PATIENT, QUICK


@dataclass(frozen=True)
class Level:
    """What makes a bot weak or strong. The unsteadiness of everybody's hand comes on top of `aim`."""

    tries: int  # flicks simulated in its head
    refined: int  # of these, as variations of the best
    finalists: int  # of all these, to be tried by unsteady hands
    repeats: int  # hands for each finalist
    aim: float  # standard deviation of the direction, radians
    strength: float  # the same of the power, as a share
    guards: bool = True  # as the Catcher it begins in front of a fish door, not in the middle of its room
    rough: bool = True  # flicks in its head are rough: nearly four times as many in the same time
    seconds: float = math.inf  # a slow machine cuts its tries off, so that nobody waits longer

    @property
    def simulations(self) -> int:
        """All flicks that it simulates for one move."""
        return self.tries + self.finalists * self.repeats


FlickerLevels = Mapping[str, Level]


def _plain(tries: int, degrees: float, strength: float, guards: bool = True, refined: int = 0) -> Level:
    """Tries flicks and takes the best; its own hand is no part of the thought."""
    aim = math.radians(degrees)
    return Level(tries, refined, 0, 0, aim, strength, guards, seconds=QUICK)


SHAKY = math.radians(12)

# One more try in the head is worth more than a steadier hand: the first two flick with the same one.
FLICKER_LEVELS: Final[FlickerLevels] = {
    "plankton": Level(1, 0, 0, 0, aim=SHAKY, strength=0.22, guards=False, rough=False),
    "herring": Level(3, 0, 0, 0, aim=SHAKY, strength=0.22, guards=False, rough=False),
    "seal": Level(6, 0, 0, 0, aim=math.radians(9), strength=0.16, rough=False, seconds=QUICK),
    "dolphin": Level(12, 4, 0, 0, aim=math.radians(4.6), strength=0.095, rough=False, seconds=QUICK),
    "orca": Level(20, 6, 4, 6, aim=0.0, strength=0.0, rough=False, seconds=0.9 * PATIENT),
}
# With three a round ends by somebody else's fish, and cards fall to those who did little for them: hands must
# differ more for the same distance between two levels. Four have no numbers of their own yet.
OF_THREE: Final[FlickerLevels] = {
    "plankton": _plain(1, 24, 0.32, guards=False),
    "herring": _plain(3, 16.5, 0.26, guards=False),
    "seal": _plain(5, 10.5, 0.18),
    "dolphin": _plain(10, 5.5, 0.11, refined=3),
    "orca": Level(20, 6, 4, 6, aim=0.0, strength=0.0, seconds=0.9 * PATIENT),
}
BY_PLAYERS: Final[Mapping[int, FlickerLevels]] = {2: FLICKER_LEVELS, 3: OF_THREE, 4: FLICKER_LEVELS}


def level_of(name: str, players: int) -> Level:
    """How a level plays at a table of so many."""
    return BY_PLAYERS[players][name]
