"""What a rule did, noted where it does it: `note(log, CAPTURED, square, target, fish)`.

A log is a flat array: how many notes there were, then for each its kind and seven numbers. Search and random play
pass an empty one, and a note costs them a test of its length. What the numbers mean is said by the table
in the game's `events.py`.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from .kit import rule

Log = npt.NDArray[np.int64]
Note = tuple[int, ...]  # a kind and seven numbers

NUMBERS: Final = 7
WIDTH: Final = 1 + NUMBERS
MOST: Final = 250  # notes of one move; the longest met so far has a tenth of them
NO_LOG: Final[Log] = np.empty(0, np.int64)


def new_log() -> Log:
    """Room for the notes of one move."""
    log = np.empty(1 + MOST * WIDTH, np.int64)
    log[0] = 0
    return log


@rule
def note(
    log: Log, kind: int, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0, e: Any = 0, f: Any = 0, g: Any = 0
) -> None:
    """Something has happened; nothing is kept where nobody listens."""
    if len(log) == 0:
        return
    at = 1 + log[0] * WIDTH
    log[0] += 1
    if at + WIDTH <= len(log):
        log[at] = kind
        log[at + 1] = a
        log[at + 2] = b
        log[at + 3] = c
        log[at + 4] = d
        log[at + 5] = e
        log[at + 6] = f
        log[at + 7] = g


def notes_of(log: Log) -> list[Note]:
    """The notes of a log, in the order in which things happened."""
    n = int(log[0])
    if n > MOST:
        raise OverflowError(f"{n} notes of one move, and room for {MOST}")
    words = log[1 : 1 + n * WIDTH].tolist()
    return [tuple(words[at : at + WIDTH]) for at in range(0, n * WIDTH, WIDTH)]
