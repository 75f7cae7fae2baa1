"""What a rule did, noted where it does it: `note(log, CAPTURED, square, target, fish)`.

For Python a log is a flat array: how many notes there were, then for each its kind and seven numbers. Search
and random play pass NO_LOG, and a note costs them one comparison. What the numbers mean is said by the table
in the game's `events.py`.
"""

from __future__ import annotations

from struct import Struct

import numpy as np
import numpy.typing as npt

from .kit import MOST_NOTES, NO_LOG, NOTE_WIDTH, listens, note, open_log

__all__ = [
    "NO_LOG",
    "Log",
    "Note",
    "Notes",
    "listens",
    "new_notes",
    "note",
    "noted",
    "notes_of",
    "open_log",
    "read_notes",
]

ONE_NOTE = Struct(f"={NOTE_WIDTH}q")
Log = int  # what rules pass on to each other
Notes = npt.NDArray[np.int64]  # what they write to
Note = tuple[int, ...]  # a kind and seven numbers


def new_notes() -> Notes:
    """Room for the notes of one move."""
    notes = np.empty(1 + MOST_NOTES * NOTE_WIDTH, np.int64)
    notes[0] = 0
    return notes


def noted(notes: memoryview) -> bytes:
    """What was noted, to be kept: no more than that; the room is free again."""
    n: int = notes[0]
    if n == 0:
        return b""
    if n > MOST_NOTES:
        raise OverflowError(f"{n} notes of one move, and room for {MOST_NOTES}")
    notes[0] = 0
    return notes[1 : 1 + n * NOTE_WIDTH].tobytes()


def read_notes(kept: bytes) -> list[Note]:
    """What was kept, in the order in which it happened."""
    return list(ONE_NOTE.iter_unpack(kept))


def notes_of(notes: Notes) -> list[Note]:
    """What was noted, in the order in which it happened."""
    return read_notes(noted(notes.data))
