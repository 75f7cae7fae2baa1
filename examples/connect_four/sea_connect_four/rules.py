"""The rules of Connect Four."""

import numpy as np

from seaboard.kernel.chance import Chance
from seaboard.kernel.game_rules import Returns
from seaboard.kernel.kit import Actions, rule
from seaboard.kernel.layout import Bits, Cells, cells, layout, number
from seaboard.kernel.notes import Log, note

COLUMNS, ROWS, CELLS = 7, 6, 42
UP, RIGHT = 1, ROWS + 1  # from a cell to the next; the cell above each column stays empty and ends every line
ACTIONS = COLUMNS  # an action is a column
DROPPED, WON, DRAWN = range(3)  # what the rules note


@layout
class Grid:
    """A position."""

    discs: Bits = cells(2, kind=np.int64)  # of each seat, one bit a cell
    height: Cells = cells(COLUMNS)
    moves: Cells = cells(CELLS)
    played: int = number()  # so many moves
    mover: int = number()
    won: int = number()


@rule
def setup(s: Grid, rng: Chance) -> None:
    """The grid is empty and seat 0 begins: a blank position says so already (C1)."""


@rule
def legal(s: Grid, actions: Actions) -> int:
    """A disc goes into any column that is not full, until four stand in a line (C2, C3)."""
    n = 0
    for column in range(COLUMNS):
        if s.height[column] < ROWS and not s.won:
            actions[n] = column
            n += 1
    return n


@rule
def apply(s: Grid, action: int, rng: Chance, log: Log) -> None:
    """The disc falls as far as it can; four in a line win, and a full grid is a draw (C2, C3, C4)."""
    s.discs[s.mover] |= np.int64(1) << (RIGHT * action + UP * s.height[action])
    s.height[action] += 1
    s.moves[s.played] = action
    s.played += 1
    note(log, DROPPED, s.mover, action)
    s.won = has_four(s.discs[s.mover])
    if s.won:
        note(log, WON, s.mover)
    elif s.played == CELLS:
        note(log, DRAWN)
    s.mover = 1 - s.mover


@rule
def has_four(discs: int) -> bool:
    """Four of these discs stand in a line: upright, across or diagonal (C3)."""
    for step in (UP, RIGHT, RIGHT + UP, RIGHT - UP):
        pairs = discs & discs >> step
        if pairs & pairs >> 2 * step:
            return True
    return False


@rule
def returns(s: Grid, out: Returns) -> None:
    """Who would move after a line of four has lost (C3)."""
    out[s.mover], out[1 - s.mover] = -s.won, s.won
