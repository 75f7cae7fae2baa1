"""The five levels of the house: how much each looks at, and how it errs.

A level's thinking is counted in simulations, so that it plays the same on a slow machine; time is only a cap.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from seaboard.kernel.mind import CLEAR, Mind

NAMES: Final = ("plankton", "herring", "seal", "dolphin", "orca")  # weakest first, in every game
QUICK, PATIENT = 0.3, 1.0  # seconds: nobody waits longer for a decision of the first four, of the last


@dataclass(frozen=True)
class Level:
    """So many simulations for a decision, by such a mind."""

    simulations: int
    mind: Mind = CLEAR
    seconds: float = QUICK


Levels = Mapping[str, Level]

# Where a game does not say: random playouts judge, so more of them are needed.
USUAL: Final[Levels] = {
    "plankton": Level(12, Mind(noise=0.6, sight=1)),
    "herring": Level(60, Mind(noise=0.3, overlooks=0.2, sight=2)),
    "seal": Level(400, Mind(noise=0.1, overlooks=0.05, sight=4)),
    "dolphin": Level(3_000),
    "orca": Level(30_000, seconds=PATIENT),
}
