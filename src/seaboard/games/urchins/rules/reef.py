"""A position, and the sets of cells that every change of a cell keeps true."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from seaboard.games.urchins.board import BIT, CELLS, COLUMN, MOST, NO_CELL, NOWHERE, ROW, WORDS
from seaboard.kernel.kit import rule
from seaboard.kernel.layout import Bits, Cells, cells, layout, number

MOST_SEATS: Final = 4

# What a cell may hold. A stack always holds two colours, so its top tells the token below (U15).
EMPTY, YELLOW, RED, YELLOW_ON_RED, RED_ON_YELLOW = 0, 1, 2, 3, 4
CONTENTS: Final = 5
ONTO: Final = 2  # a colour laid on a lone token of the other one is that colour's stack
HEIGHT: Final = np.array([0, 1, 1, 2, 2], np.int64)  # tokens on a cell
VISIBLE: Final = np.array([EMPTY, YELLOW, RED, YELLOW, RED], np.int64)  # the top token alone
BELOW: Final = np.array([EMPTY, EMPTY, EMPTY, RED, YELLOW], np.int64)  # what the top token leaves behind

MOVE, ADD, PLACE = 1, 2, 3  # the steps of a turn: perhaps a move; an addition or a move; the pawn (U2)


@layout
class Reef:
    """A position of Urchins."""

    rows: int = number(np.int64)
    cols: int = number(np.int64)
    players: int = number()
    first_is_drawn: int = number()  # option `first`
    four_alike: int = number()
    immediate: int = number()  # option `capture_timing`
    pawn_may_stay: int = number()
    best_only: int = number()  # option `multi`
    jumps_one: int = number()  # option `jump`
    ends_with_round: int = number()  # option `end`
    quiet_limit: int = number()  # so many quiet turns, then an addition is a duty: by option `quiet_unit`

    first: int = number()  # the first seat
    mover: int = number()
    step: int = number()
    stirred: int = number()  # the present turn has added (seen in step 3) or captured (seen in step 2)
    over: int = number()
    turns: int = number(np.int32)  # turns since the first seat's first: it numbers the rounds
    quiet: int = number(np.int32)  # finished turns in a row without addition or capture
    pile: Cells = cells(CONTENTS)  # by colour: only YELLOW and RED are used
    scores: Cells = cells(MOST_SEATS)
    pawns: Cells = cells(MOST_SEATS)  # their cells, NOWHERE in the hand

    holds: Cells = cells(CELLS)  # what lies on each cell
    holding: Bits = cells(CONTENTS, WORDS, kind=np.uint64)  # the cells that hold each of these
    frozen: Bits = cells(WORDS, kind=np.uint64)  # the cells under a pawn
    row_taken: npt.NDArray[Any] = cells(MOST, kind=np.int32)  # the columns taken in each row
    column_taken: npt.NDArray[Any] = cells(MOST, kind=np.int32)  # the rows taken in each column


# ------------------------------------------------------------------ the board


@rule
def lay(s: Reef, cell: int, held: int) -> None:
    """Give a cell what it holds; every set of cells follows."""
    word, bit = cell >> 6, BIT[cell & 63]
    s.holding[s.holds[cell], word] &= ~bit
    s.holding[held, word] |= bit
    if (s.holds[cell] == EMPTY) != (held == EMPTY):
        row, column = ROW[s.cols, cell], COLUMN[s.cols, cell]
        s.row_taken[row] ^= 1 << column
        s.column_taken[column] ^= 1 << row
    s.holds[cell] = held


@rule
def put_pawn(s: Reef, seat: int, cell: int) -> None:
    """A pawn leaves its cell, if it has one, for another or for the hand."""
    origin = s.pawns[seat]
    if origin != NOWHERE:
        s.frozen[origin >> 6] &= ~BIT[origin & 63]
    if cell != NOWHERE:
        s.frozen[cell >> 6] |= BIT[cell & 63]
    s.pawns[seat] = cell


@rule
def taken(s: Reef, word: int) -> np.uint64:
    """The cells that hold a token or a stack."""
    lone = s.holding[YELLOW, word] | s.holding[RED, word]
    return lone | s.holding[YELLOW_ON_RED, word] | s.holding[RED_ON_YELLOW, word]


@rule
def is_frozen(s: Reef, cell: int) -> bool:
    """A pawn, anybody's, stands on the cell (U10)."""
    return s.frozen[cell >> 6] & BIT[cell & 63] != NO_CELL


@rule
def rival_on(s: Reef, seat: int, cell: int) -> bool:
    """A pawn stands on the cell, and it is not the seat's own."""
    return is_frozen(s, cell) and s.pawns[seat] != cell


@rule
def clear(s: Reef) -> None:
    """An empty board, every pawn in its owner's hand."""
    s.holds[:] = EMPTY
    s.holding[:] = NO_CELL
    for cell in range(s.rows * s.cols):
        s.holding[EMPTY, cell >> 6] |= BIT[cell & 63]
    s.frozen[:] = NO_CELL
    s.row_taken[:] = 0
    s.column_taken[:] = 0
    s.pawns[:] = NOWHERE


@rule
def next_seat(s: Reef, seat: int) -> int:
    """Clockwise, in seat order (U1)."""
    return seat + 1 if seat + 1 < s.players else 0
