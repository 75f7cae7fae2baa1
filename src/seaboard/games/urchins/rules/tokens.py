"""Moving tokens, adding tokens, placing the pawn: what may be done, as numbers, and doing it."""

from __future__ import annotations

from typing import Final

import numpy as np

from seaboard.games.urchins.board import BESIDE, BIT, COLUMN, MOST, NO_CELL, NOWHERE, ONE, ROW, WORDS
from seaboard.kernel.kit import Actions, lowest, rule
from seaboard.kernel.notes import Log, listens, note

from .noted import ADDED, JUMPED, LAST_ROUND, MOVED
from .reef import BELOW, EMPTY, ONTO, RED, VISIBLE, YELLOW, YELLOW_ON_RED, Reef, lay, taken

SKIP: Final = 0  # the action `=`
NEIGHBOURS: Final = 4  # of a cell: so far a lone token goes
ANY_CELL: Final = -1  # as bits


# ------------------------------------------------------------------ actions as numbers


@rule
def lines(s: Reef) -> int:
    """The other cells of a cell's row and column: so many moves are numbered for each cell."""
    return s.rows + s.cols - 2


@rule
def first_move(s: Reef) -> int:
    """The number of the first token move: additions of both colours come before."""
    return 2 * s.rows * s.cols + 1


@rule
def first_placing(s: Reef) -> int:
    """The number of the first pawn placement: all token moves come before."""
    return first_move(s) + s.rows * s.cols * lines(s)


@rule
def target_of(s: Reef, origin: int, place: int) -> int:
    """The place-th other cell of the origin's row, left to right, then of its column, bottom to top."""
    row, column = ROW[s.cols, origin], COLUMN[s.cols, origin]
    if place < s.cols - 1:
        return origin - column + place + (place >= column)
    place -= s.cols - 1
    return (place + (place >= row)) * s.cols + column


@rule
def ends_of(s: Reef, move: int) -> tuple[int, int]:
    """The cells between which the token of a move goes."""
    origin, place = divmod(move - first_move(s), lines(s))
    return origin, target_of(s, origin, place)


# ------------------------------------------------------------------ moving a token


@rule
def within_one_jump(taken_cells: int, own: int, length: int) -> int:
    """The cells of a line with at most one cell in between that is not empty (U12, option `jump`)."""
    found = 0
    for direction in (-1, 1):
        jumped = 0
        cell = own + direction
        while 0 <= cell < length and jumped <= 1:
            found |= 1 << cell
            jumped += (taken_cells >> cell) & 1
            cell += direction
    return found


@rule
def goals(s: Reef, origin: int) -> int:
    """The empty cells to which the top token of a cell may go: a lone one to a neighbour (U11, U12, U13).

    They are bits for the cells of its row, and above these for the cells of its column.
    """
    row, column, beside = ROW[s.cols, origin], COLUMN[s.cols, origin], BESIDE[s.cols, origin]
    in_row = ~s.row_taken[row] & ((1 << s.cols) - 1)
    in_column = ~s.column_taken[column] & ((1 << s.rows) - 1)
    is_stack = s.holds[origin] >= YELLOW_ON_RED
    if s.jumps_one and is_stack:
        in_row &= within_one_jump(s.row_taken[row], column, s.cols)
        in_column &= within_one_jump(s.column_taken[column], row, s.rows)
    return (in_row | in_column << MOST) & (ANY_CELL if is_stack else beside)


@rule
def other_places(free: int, own: int) -> int:
    """A set of cells of a line, numbered without the token's own cell."""
    nearer = (1 << own) - 1
    return (free & nearer) | ((free >> 1) & ~nearer)


@rule
def reach(s: Reef, origin: int) -> int:
    """Where the top token of a cell may go, as a set of places in its row and column."""
    found = goals(s, origin)
    along = other_places(found & ((1 << MOST) - 1), COLUMN[s.cols, origin])
    return along | other_places(found >> MOST, ROW[s.cols, origin]) << (s.cols - 1)


@rule
def movable(s: Reef, word: int) -> np.uint64:
    """The cells without a pawn: their tokens may move, whoever brought them (U7, U10)."""
    return taken(s, word) & ~s.frozen[word]


@rule
def token_moves(s: Reef, actions: Actions, n: int) -> int:
    """Every move of a token, behind n other actions; the number of all (U7)."""
    first, others = first_move(s), lines(s)
    for word in range(WORDS):
        left = movable(s, word)
        while left != NO_CELL:
            origin = 64 * word + lowest(left)
            left &= left - ONE
            action = first + origin * others
            places = reach(s, origin)
            for _ in range(NEIGHBOURS):  # written first and kept if it is one: no branch to mispredict
                actions[n] = action + lowest(places)
                n += places != 0
                places &= places - 1
            while places:  # of a stack
                actions[n] = action + lowest(places)
                places &= places - 1
                n += 1
    return n


@rule
def can_move(s: Reef) -> bool:
    """Some token may move (U7)."""
    for word in range(WORDS):
        left = movable(s, word)
        while left != NO_CELL:
            if goals(s, 64 * word + lowest(left)):
                return True
            left &= left - ONE
    return False


@rule
def note_jumped(s: Reef, origin: int, target: int, log: Log) -> None:
    """The taken cells between the two ends of a move (U12)."""
    stride = 1 if ROW[s.cols, origin] == ROW[s.cols, target] else s.cols
    for cell in range(min(origin, target) + stride, max(origin, target), stride):
        if s.holds[cell] != EMPTY:
            note(log, JUMPED, cell)


@rule
def move_token(s: Reef, origin: int, target: int, log: Log) -> None:
    """The top token goes to an empty cell; the one below it, if any, stays (U12, U13)."""
    moving = VISIBLE[s.holds[origin]]
    note(log, MOVED, s.mover, s.step, moving, origin, target, s.holds[origin] >= YELLOW_ON_RED)
    if listens(log):
        note_jumped(s, origin, target, log)
    lay(s, origin, BELOW[s.holds[origin]])
    lay(s, target, moving)


# ------------------------------------------------------------------ adding a token


@rule
def accepts(s: Reef, colour: int, word: int) -> np.uint64:
    """The cells that take a token of a colour: empty, or a lone one of the other colour (U14, U15)."""
    other = YELLOW + RED - colour
    return s.holding[EMPTY, word] | (s.holding[other, word] & ~s.frozen[word])


@rule
def can_add(s: Reef) -> bool:
    """Some addition is legal (U14)."""
    for word in range(WORDS):
        for colour in (YELLOW, RED):
            if s.pile[colour] > 0 and accepts(s, colour, word) != NO_CELL:
                return True
    return False


@rule
def additions(s: Reef, actions: Actions) -> int:
    """A token of a colour that is still in the pile, wherever it is accepted (U14)."""
    n = 0
    for colour in (YELLOW, RED):
        if s.pile[colour] > 0:
            action = 1 if colour == YELLOW else 1 + s.rows * s.cols
            for word in range(WORDS):
                open_cells = accepts(s, colour, word)
                while open_cells != NO_CELL:
                    actions[n] = action + 64 * word + lowest(open_cells)
                    open_cells &= open_cells - ONE
                    n += 1
    return n


@rule
def add_token(s: Reef, colour: int, cell: int, is_duty: bool, log: Log) -> None:
    """From the pile onto an empty cell, or onto a lone token to make a stack (U14)."""
    s.pile[colour] -= 1
    note(log, ADDED, s.mover, colour, cell, s.holds[cell], s.pile[colour], is_duty)
    lay(s, cell, colour if s.holds[cell] == EMPTY else colour + ONTO)
    s.stirred = 1
    if s.pile[colour] == 0 and s.pile[YELLOW + RED - colour] > 0 and s.ends_with_round:
        note(log, LAST_ROUND, colour)


# ------------------------------------------------------------------ placing the pawn


@rule
def open_to_pawn(s: Reef, word: int) -> np.uint64:
    """Any token or stack that carries no pawn; the mover's own may stay only by option (U17, U18)."""
    here = s.pawns[s.mover]
    if s.pawn_may_stay and here != NOWHERE and here >> 6 == word:
        return (taken(s, word) & ~s.frozen[word]) | BIT[here & 63]
    return taken(s, word) & ~s.frozen[word]


@rule
def placings(s: Reef, actions: Actions) -> int:
    """The pawn goes to any cell that is open to it (U17)."""
    n = 0
    first = first_placing(s)
    for word in range(WORDS):
        open_cells = open_to_pawn(s, word)
        while open_cells != NO_CELL:
            actions[n] = first + 64 * word + lowest(open_cells)
            open_cells &= open_cells - ONE
            n += 1
    return n
