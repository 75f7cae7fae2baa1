"""The first word of a generator as machine code: BLAKE2b (RFC 7693) of what `chance(seed, number)` hashes.

A vector of tables draws in the rules, where there is no hashlib. Both must give the same words for ever:
a match that is written down keeps nothing but its seed.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from seaboard.kernel.lots import DIGITS, HIGH, LOW, MIDDLE, NUMBER

from .dispatcher import rule
from .intrinsics import scratch

MOST_DIGITS: Final = 20  # of a word
WORDS: Final = 16  # of a block: a seed and a number fill about half of one
ROUNDS: Final = 12
EIGHT_BYTES: Final = np.uint64(0x0101_0008)  # wanted, and no key
ALL: Final = np.uint64(2**64 - 1)  # the last block is the first
ZERO, ONE, EIGHT, TEN = np.uint64(0), np.uint64(1), np.uint64(8), np.uint64(10)
SIGN_OF_ZERO: Final = np.uint64(ord("0"))
OPENS, COMMA, SPACE, CLOSES = (np.uint64(ord(letter)) for letter in "(, )")

BEGIN: Final = np.array([
    0x6A09E667F3BCC908, 0xBB67AE8584CAA73B, 0x3C6EF372FE94F82B, 0xA54FF53A5F1D36F1,
    0x510E527FADE682D1, 0x9B05688C2B3E6C1F, 0x1F83D9ABFB41BD6B, 0x5BE0CD19137E2179,
], np.uint64)  # fmt: skip
ORDER: Final = np.array([
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
    [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
    [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
    [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
    [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
    [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
    [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
    [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
    [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
], np.int64)  # fmt: skip


@rule
def first_word(rng: Any) -> Any:
    """What the first word of a match's generator is, by its seed and the number of the move."""
    block = scratch(WORDS, np.uint64)
    block[:] = ZERO
    n = write_sign(block, 0, OPENS)
    begun = False
    for part in (HIGH, MIDDLE, LOW):
        if begun or rng[part] != ZERO or part == LOW:
            n = write_number(block, n, rng[part], DIGITS if begun else 1)
            begun = True
    n = write_sign(block, n, COMMA)
    n = write_sign(block, n, SPACE)
    n = write_number(block, n, rng[NUMBER], 1)
    n = write_sign(block, n, CLOSES)
    word = hashed(block, n)
    return word if word != ZERO else ONE


@rule
def write_sign(block: Any, n: int, sign: Any) -> Any:
    """A sign behind n others; how many there are then."""
    block[n >> 3] |= sign << (EIGHT * np.uint64(n & 7))
    return n + 1


@rule
def write_number(block: Any, n: int, number: Any, least: int) -> Any:
    """A number in decimal digits, at least so many; how many signs there are then."""
    power, digits = ONE, 1
    while digits < least or (digits < MOST_DIGITS and number // power >= TEN):
        power *= TEN
        digits += 1
    for _ in range(digits):
        n = write_sign(block, n, SIGN_OF_ZERO + number // power % TEN)
        power //= TEN
    return n


@rule
def turned(word: Any, bits: Any) -> Any:
    """A word whose bits are turned to the right."""
    return word >> bits | word << (np.uint64(64) - bits)


@rule
def mix(v: Any, a: int, b: int, c: int, d: int, x: Any, y: Any) -> None:
    """Two words of the block into four of the sixteen."""
    v[a] = v[a] + v[b] + x
    v[d] = turned(v[d] ^ v[a], np.uint64(32))
    v[c] = v[c] + v[d]
    v[b] = turned(v[b] ^ v[c], np.uint64(24))
    v[a] = v[a] + v[b] + y
    v[d] = turned(v[d] ^ v[a], np.uint64(16))
    v[c] = v[c] + v[d]
    v[b] = turned(v[b] ^ v[c], np.uint64(63))


@rule
def hashed(block: Any, length: int) -> Any:
    """The first eight bytes of the hash of a single block."""
    v = scratch(WORDS, np.uint64)
    for i in range(8):
        v[i] = v[i + 8] = BEGIN[i]
    v[0] ^= EIGHT_BYTES
    v[12] ^= np.uint64(length)
    v[14] ^= ALL
    for i in range(ROUNDS):
        order = ORDER[i % len(ORDER)]
        for j in range(4):
            mix(v, j, 4 + j, 8 + j, 12 + j, block[order[2 * j]], block[order[2 * j + 1]])
        for j in range(4):
            x, y = block[order[8 + 2 * j]], block[order[9 + 2 * j]]
            mix(v, j, 4 + (j + 1) % 4, 8 + (j + 2) % 4, 12 + (j + 3) % 4, x, y)
    return BEGIN[0] ^ EIGHT_BYTES ^ v[0] ^ v[8]
