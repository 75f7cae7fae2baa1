"""What rules are written with: the decorators `rule` and `entry`, `bind`, a bit scan, scratch space, notes.

A rule is plain Python. An *entry* is a rule that Python calls often: it goes through a door of the game's
library, machine code made of the same text (`building/`). Any other rule runs as it stands where Python
calls it.
"""

from __future__ import annotations

import os
import types
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

import numpy as np
import numpy.typing as npt

from .entries import Entry

__all__ = [
    "INTERPRETED",
    "IS_BUILDING",
    "MODE",
    "MOST_NOTES",
    "NOTE_WIDTH",
    "NO_LOG",
    "Action",
    "Actions",
    "bind",
    "entry",
    "listens",
    "lowest",
    "note",
    "open_log",
    "rule",
    "scratch",
]

F = TypeVar("F", bound=Callable[..., Any])

Action = np.int32  # the one integer type of actions, everywhere
Actions = npt.NDArray[np.int32]

# How entries are run (SEABOARD_RULES): through the library, through one with bounds checks, or as Python.
# "building" is what the process is told that makes a library.
MODES = ("library", "checked", "interpreted", "building")
MODE: Final = os.environ.get("SEABOARD_RULES") or "library"
if MODE not in MODES:
    raise ValueError(f"SEABOARD_RULES is {MODE!r}; wanted: {', '.join(MODES[:-1])}")
IS_BUILDING: Final = MODE == "building"
INTERPRETED: Final = MODE == "interpreted"

if TYPE_CHECKING:

    def rule(f: F) -> F: ...
    def entry(f: F) -> F: ...
elif IS_BUILDING:
    from .building.dispatcher import entry, rule
else:

    def rule(f):
        """A function of the rules."""
        return f

    def entry(f):
        """A rule that Python calls often."""
        if not INTERPRETED:
            return Entry(f)
        f.call = f  # what an Entry has, for who spares himself its frame
        return f


def bind(template: F, name: str, home: str, **functions: Callable[..., Any]) -> F:
    """A copy of a plain function whose free names are a game's functions, and which belongs to the game."""
    copy = types.FunctionType(
        template.__code__,
        {**template.__globals__, **functions},
        template.__name__,
        template.__defaults__,
    )
    copy.__qualname__ = f"{template.__name__}.{name}"
    copy.__module__ = template.__module__
    copy.__doc__ = template.__doc__
    copy.__annotations__ = template.__annotations__
    copy.home = home  # type: ignore[attr-defined]  # read by `entry`
    return copy  # type: ignore[return-value]  # a copy of F is an F


JUNK: Final = 0xA5  # in scratch space, but for libraries without checks: who reads before writing is found
NOTE_WIDTH: Final = 8  # a kind and seven numbers
MOST_NOTES: Final = 250  # of one move; the longest met so far has a tenth of them

if TYPE_CHECKING or not IS_BUILDING:
    NO_LOG: Any = np.empty(0, np.int64)

    def lowest(bits: Any) -> int:
        """The index of the lowest bit that is set; `bits` must not be 0."""
        return (int(bits) & -int(bits)).bit_length() - 1

    def scratch(n: int, kind: Any) -> Any:
        """An array for a moment, with anything in it: a rule that reads before it writes shall be found."""
        return np.full(n * np.dtype(kind).itemsize, JUNK, np.uint8).view(kind)

    def open_log(log: npt.NDArray[np.int64]) -> Any:
        """The log that rules write to, for an array of notes."""
        return log

    def listens(log: Any) -> bool:
        """Somebody wants to know: what costs time to find out is only found out then."""
        return len(log) > 0

    def note(log: Any, kind: int, *numbers: Any) -> None:
        """Something has happened: a kind and up to seven numbers; nothing is kept where nobody listens."""
        if len(log) == 0:
            return
        at = 1 + int(log[0]) * NOTE_WIDTH
        log[0] += 1
        if at + NOTE_WIDTH <= len(log):
            log[at : at + NOTE_WIDTH] = 0
            log[at : at + 1 + len(numbers)] = [int(kind), *map(int, numbers)]
else:
    from .building.intrinsics import NO_LOG, listens, lowest, note, open_log, scratch
