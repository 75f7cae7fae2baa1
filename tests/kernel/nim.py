"""A game small enough to reason about: three heaps, take any number from one, who takes the last wins."""

from __future__ import annotations

import sys
from typing import Any

from seaboard.kernel.chance import Chance, below
from seaboard.kernel.engine import Engine
from seaboard.kernel.entries import Entry
from seaboard.kernel.kit import Actions, rule
from seaboard.kernel.layout import Cells, cells, layout, number
from seaboard.kernel.notes import Log, note

HEAPS, MOST = 3, 5
TAKEN = 4  # a kind of note: seat, heap, how many
ACTIONS = HEAPS * MOST  # heap · 5 + taken − 1


@layout
class Nim:
    """The heaps and whose turn it is."""

    heaps: Cells = cells(HEAPS)
    mover: int = number()


@rule
def setup(s: Any, rng: Chance) -> None:
    s.mover = 0
    for heap in range(HEAPS):
        s.heaps[heap] = 1 + below(rng, MOST)


@rule
def legal(s: Any, actions: Actions) -> int:
    n = 0
    for heap in range(HEAPS):
        for taken in range(s.heaps[heap]):
            actions[n] = heap * MOST + taken
            n += 1
    return n


@rule
def apply(s: Any, action: int, rng: Chance, log: Log) -> None:
    note(log, TAKEN, s.mover, action // MOST, action % MOST + 1)
    s.heaps[action // MOST] -= action % MOST + 1
    s.mover = 1 - s.mover


@rule
def actor(s: Any) -> int:
    return s.mover


@rule
def horizon(s: Any) -> bool:
    return s.heaps[0] == 0 and s.heaps[1] == 0 and s.heaps[2] == 0


@rule
def returns(s: Any, out: Any) -> None:
    """Who is to move on empty heaps has lost."""
    out[s.mover] = -1.0
    out[1 - s.mover] = 1.0


def engine() -> Engine:
    return Engine("nim", sys.modules[__name__], Nim)


def heaps(of: Engine, *sizes: int, mover: int = 0) -> Any:
    position = of.new()
    position[0].heaps[:] = sizes
    position[0].mover = mover
    return position


def kernels(of: Engine) -> dict[str, Any]:
    """The engine's entries by name."""
    return {name: kernel for name, kernel in vars(of).items() if isinstance(kernel, Entry)}
