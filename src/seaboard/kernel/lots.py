"""Generators that say of which match and which move they are; nothing is hashed before a rule draws.

Once drawn from, such a generator goes on as the one that `chance(seed, number)` gives. The seed stands in
three parts of twelve digits, so that rules can count it on and hash it.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

WORD, HIGH, MIDDLE, LOW, NUMBER = range(5)  # the word is 0 until the first draw
ROW: Final = 5
DIGITS: Final = 12
SEEDS: Final = 10**DIGITS

Lot = npt.NDArray[np.uint64]


def lot_of(seed: int, number: int = 0) -> Lot:
    """The chance of a move of a match."""
    return np.array([0, seed // SEEDS**2, seed // SEEDS % SEEDS, seed % SEEDS, number], np.uint64)


def seed_of(lot: Lot) -> int:
    """The seed of its match."""
    _, high, middle, low, _ = lot.tolist()
    return int((high * SEEDS + middle) * SEEDS + low)
