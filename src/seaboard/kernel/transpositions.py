"""Positions that several orders of moves lead to: which node of a tree met each of them first."""

from __future__ import annotations

from typing import Final

import numpy as np

from .kit import Actions
from .layout import Bits

PROBES: Final = 8  # places that are looked at for a position before it counts as new
NO_KEY: Final = np.uint64(0)


def fingerprint(words: Bits) -> np.uint64:
    """A number that no two positions of a tree share, as good as certainly; of all their bytes."""
    key = np.uint64(0x9E3779B97F4A7C15)
    for word in words:
        key ^= word
        key ^= key << np.uint64(13)
        key ^= key >> np.uint64(7)
        key ^= key << np.uint64(17)
    return key


def who_met(keys: Bits, nodes: Actions, key: np.uint64, node: int) -> int:
    """The node that met a position first. It is this one if nobody did, or if there is no room to note it."""
    last = len(keys) - 1  # of a power of two
    place = np.int64(key & np.uint64(last))
    for _ in range(PROBES):
        if keys[place] == key:
            return int(nodes[place])
        if keys[place] == NO_KEY:
            keys[place], nodes[place] = key, node
            break
        place = (place + 1) & last
    return node
