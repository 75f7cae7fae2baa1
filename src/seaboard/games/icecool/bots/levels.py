"""Five levels, by how many flicks a bot tries in its head and how well it hits what it aims at."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
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
    seconds: float = math.inf  # a slow machine cuts its tries off, so that nobody waits longer

    @property
    def simulations(self) -> int:
        """All flicks that it simulates for one move."""
        return self.tries + self.finalists * self.repeats


FlickerLevels = Mapping[str, Level]

# What a level has in its head. Plankton has its first idea only; the first two do not know where to guard.
HEADS: Final[FlickerLevels] = {
    "plankton": Level(1, 0, 0, 0, aim=0.0, strength=0.0, guards=False, seconds=QUICK),
    "herring": Level(3, 0, 0, 0, aim=0.0, strength=0.0, guards=False, seconds=QUICK),
    "seal": Level(5, 0, 0, 0, aim=0.0, strength=0.0, seconds=QUICK),
    "dolphin": Level(10, 3, 0, 0, aim=0.0, strength=0.0, seconds=QUICK),
    "orca": Level(20, 6, 4, 6, aim=0.0, strength=0.0, seconds=0.9 * PATIENT),
}


def with_hand(name: str, degrees: float) -> Level:
    """A level whose hand is off by so many degrees; one that misses the direction misses the power too."""
    return replace(HEADS[name], aim=math.radians(degrees), strength=round(0.032 * degrees**0.73, 3))


# How far off the hands are, in degrees: what a degree is worth differs with the number of players, because a
# round may end by somebody else's fish. Found at tables of their own, before the ladder's (decision 092).
HANDS: Final[Mapping[int, tuple[float, ...]]] = {
    2: (24, 18.5, 13.5, 6.5, 0),
    3: (39, 27, 16, 8.5, 0),
    4: (20, 15.5, 9, 5, 0),
}
BY_PLAYERS: Final[Mapping[int, FlickerLevels]] = {
    players: {name: with_hand(name, degrees) for name, degrees in zip(HEADS, hands, strict=True)}
    for players, hands in HANDS.items()
}
FLICKER_LEVELS: Final = tuple(HEADS)


def level_of(name: str, players: int) -> Level:
    """How a level plays at a table of so many."""
    return BY_PLAYERS[players][name]
