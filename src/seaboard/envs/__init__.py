"""The games as other libraries want them: PettingZoo, Gymnasium, OpenSpiel; see docs/environments.md.

Each of the folders needs its own library (`pip install 'seaboard[envs]'`, `'seaboard[openspiel]'`) and is
loaded by who asks for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def of_extra(name: str) -> Iterator[None]:
    """Imports of a library that an extra brings: who has not got it is told its name."""
    try:
        yield
    except ModuleNotFoundError as missing:
        missing.add_note(f"pip install 'seaboard[{name}]'")
        raise
