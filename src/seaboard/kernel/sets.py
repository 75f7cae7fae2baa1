"""Sets as the bits of one word: how many members, and which is the n-th."""

from __future__ import annotations

from typing import Any

import numpy as np

from .kit import lowest, rule

ONE, EMPTY_SET = np.uint64(1), np.uint64(0)


@rule
def size(bits: Any) -> int:
    """How many members a set has."""
    left = np.uint64(bits)
    n = 0
    while left != EMPTY_SET:  # LLVM knows this loop as one instruction
        left &= left - ONE
        n += 1
    return n


@rule
def nth(bits: Any, n: int) -> int:
    """The n-th member of a set that has more than n; the lowest is number 0."""
    left = np.uint64(bits)
    for _ in range(n):
        left &= left - ONE
    return lowest(left)
