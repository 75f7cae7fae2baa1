"""A race with a die: roll, then take as many steps as it shows, or fewer; who comes to the end wins."""

from __future__ import annotations

import sys
from typing import Any

from seaboard.kernel.chance import Chance, below
from seaboard.kernel.engine import Engine
from seaboard.kernel.kit import Actions, rule
from seaboard.kernel.layout import Cells, cells, layout, number
from seaboard.kernel.notes import Log

END, SIDES = 10, 3
ROLL = 0  # an action; the others are steps
ACTIONS = 1 + SIDES
CHEATED = 9.0  # a return that no match has


@layout
class Race:
    """Where both stand, whose turn it is, and what the die shows."""

    place: Cells = cells(2)
    mover: int = number()
    die: int = number()  # 0 before it is rolled
    cheated: int = number()


@rule
def setup(s: Any, rng: Chance) -> None:
    s.mover = 0


@rule
def legal(s: Any, actions: Actions) -> int:
    if s.place[0] >= END or s.place[1] >= END:
        return 0
    if s.die == 0:
        actions[0] = ROLL
        return 1
    for i in range(s.die):
        actions[i] = 1 + i
    return int(s.die)


@rule
def apply(s: Any, action: int, rng: Chance, log: Log) -> None:
    if action == ROLL:
        s.cheated |= s.die != 0
        s.die = 1 + below(rng, SIDES)
    else:
        s.cheated |= action > s.die
        s.place[s.mover] += action
        s.die, s.mover = 0, 1 - s.mover


@rule
def returns(s: Any, out: Any) -> None:
    winner = 0 if s.place[0] >= END else 1
    out[winner], out[1 - winner] = 1.0, -1.0
    if s.cheated:
        out[0] = out[1] = CHEATED


def engine() -> Engine:
    return Engine("dice", sys.modules[__name__], Race)


def race(of: Engine, mine: int, yours: int, die: int = 0) -> Any:
    position = of.new()
    position[0].place[:] = mine, yours
    position[0].die = die
    return position
