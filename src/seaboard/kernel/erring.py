"""How a player errs in the kernel: judgement that is unsure, and answers that are overlooked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .chance import Chance, below
from .mind import NOISE

if TYPE_CHECKING:
    from .game_rules import Numbers, Returns

OVERLOOKED: Final = -1.0  # in place of a prior
FINE: Final = 1 << 16


def misjudge(result: Returns, seats: int, seat: int, how: Numbers, rng: Chance) -> None:
    """An unsure judgement: too good or too bad for the one who thinks, and the other way for all others."""
    drawn = 0.0
    for _ in range(3):
        drawn += below(rng, FINE) / FINE
    error = how[NOISE] * 2.0 * (drawn - 1.5)  # of a standard deviation of 1, and never beyond 3
    for other in range(seats):
        result[other] += error if other == seat else -error / max(1, seats - 1)
