"""Random numbers for rules. A generator is always an argument and never a field of a position."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from .kit import IS_BUILDING, Actions, rule
from .lots import NUMBER, seed_of

LITTLE = np.dtype("<u8")  # the same words on every machine
STILL, ONE = bytes(8), (1).to_bytes(8, "little")  # xorshift stands still on 0
UNDRAWN = np.uint64(0)  # the word of a generator that is not hashed before it is drawn from
Chance = npt.NDArray[np.uint64]  # one word, which every draw moves on; what lies behind it says whose it is


def chance(*source: object) -> Chance:
    """A generator that depends on all of its source and nothing else.

    A match makes one for each move, from its seed and the move's number: who sees a whole deal still
    knows nothing about the next, undo winds no generator back, and a replay meets the same cards.
    """
    digest = hashlib.blake2b(repr(source).encode(), digest_size=8).digest()
    return np.frombuffer(bytearray(digest if digest != STILL else ONE), LITTLE)


if TYPE_CHECKING or not IS_BUILDING:

    def first_word(rng: Chance) -> np.uint64:
        """The word that the chance of a table's move begins with (`lots.py`)."""
        word: np.uint64 = chance(seed_of(rng), int(rng[NUMBER]))[0]
        return word
else:
    from .building.hashing import first_word


@rule
def below(rng: Chance, n: int) -> int:
    """A random integer 0 ≤ x < n (xorshift64, the high half scaled)."""
    x = rng[0]
    if x == UNDRAWN:
        x = first_word(rng)
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    rng[0] = x
    return np.int64(((x >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))  # type: ignore[return-value]  # an int to its callers


@rule
def any_of(rng: Chance, actions: Actions, n: int) -> int:
    """One of the first n actions, each as likely as the others; −1 if there is none."""
    return int(actions[below(rng, n)]) if n > 0 else -1


@rule
def shuffle(rng: Chance, items: npt.NDArray[np.int8], n: int) -> None:
    """Put the first n items in random order."""
    for i in range(n - 1, 0, -1):
        j = below(rng, i + 1)
        items[i], items[j] = items[j], items[i]


@rule
def shuffled(rng: Chance, items: npt.NDArray[np.int8], first: int, n: int) -> None:
    """The n numbers from the first on, in random order."""
    for i in range(n):
        items[i] = first + i
    shuffle(rng, items, n)
