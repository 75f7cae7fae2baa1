"""How a player thinks: in words for Python, and as the numbers that the search reads."""

from __future__ import annotations

from dataclasses import dataclass

# The places of its numbers.
EXPLORATION, CAUTION, NOISE, OVERLOOKS, SIGHT, SPREAD = range(6)


@dataclass(frozen=True)
class Mind:
    """How a player thinks. The first two say how it searches, the others how it errs, as people do."""

    exploration: float = 1.5  # how far a move that promises much is tried on
    caution: float = 0.1  # a move never tried looks so much worse than those that were
    noise: float = 0.0  # unsure judgement: its standard deviation, where a win is 1
    overlooks: float = 0.0  # the share of answers, anybody's, that are not noticed
    sight: int = 0  # so many moves ahead, and no further; 0: as far as time allows
    spread: float = 0.0  # the part of attention at the root that goes to all moves alike


CLEAR = Mind()  # errs as little as it can
