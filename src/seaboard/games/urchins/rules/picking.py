"""A random step without a list of all: actions are counted, one number is drawn, and that action is found."""

from __future__ import annotations

import numpy as np

from seaboard.games.urchins.board import CELLS, NO_CELL, ONE, WORDS
from seaboard.kernel.chance import Chance, below
from seaboard.kernel.kit import Actions, lowest, rule, scratch
from seaboard.kernel.notes import Notes
from seaboard.kernel.sets import nth, size

from .reef import ADD, MOVE, PLACE, RED, YELLOW, Reef
from .tokens import SKIP, accepts, first_move, first_placing, goals, lines, movable, open_to_pawn, reach
from .turn import has_duty


@rule
def pick(s: Reef, actions: Actions, rng: Chance) -> int:
    """Any legal action, just the one that a draw from their list would give; −1 when the game is over."""
    if s.over:
        return -1
    if s.step == PLACE:
        low, high = open_to_pawn(s, 0), open_to_pawn(s, 1)
        n = size(low) + size(high)
        return first_placing(s) + nth_cell(low, high, below(rng, n)) if n > 0 else skipped(rng)
    counts = scratch(CELLS, np.int64)
    others = 1 if s.step == MOVE else count_additions(s)  # they come first
    is_bound = s.step == ADD and others > 0 and has_duty(s)
    n = others if is_bound else others + count_moves(s, counts)
    if n == 0:
        return skipped(rng)
    n = below(rng, n)
    if n >= others:
        return nth_move(s, counts, n - others)
    return SKIP if s.step == MOVE else nth_addition(s, n)


@rule
def skipped(rng: Chance) -> int:
    """Nothing else exists: the one action is drawn all the same (U16, U18)."""
    return SKIP + below(rng, 1)


@rule
def nth_cell(low: np.uint64, high: np.uint64, n: int) -> int:
    """The n-th cell of a set of cells."""
    return nth(low, n) if n < size(low) else 64 + nth(high, n - size(low))


@rule
def count_moves(s: Reef, counts: Notes) -> int:
    """The number of token moves; for each cell whose token may move their number is written down."""
    n = 0
    for word in range(WORDS):
        left = movable(s, word)
        while left != NO_CELL:
            origin = 64 * word + lowest(left)
            left &= left - ONE
            counts[origin] = size(goals(s, origin))
            n += counts[origin]
    return n


@rule
def nth_move(s: Reef, counts: Notes, n: int) -> int:
    """The n-th of the token moves that were counted."""
    for word in range(WORDS):
        left = movable(s, word)
        while left != NO_CELL:
            origin = 64 * word + lowest(left)
            left &= left - ONE
            if n < counts[origin]:
                return first_move(s) + origin * lines(s) + nth(reach(s, origin), n)
            n -= counts[origin]
    return SKIP


@rule
def count_additions(s: Reef) -> int:
    """The number of additions, of either colour."""
    return additions_of(s, YELLOW) + additions_of(s, RED)


@rule
def additions_of(s: Reef, colour: int) -> int:
    """The number of additions of a colour, none if it is out."""
    return size(accepts(s, colour, 0)) + size(accepts(s, colour, 1)) if s.pile[colour] > 0 else 0


@rule
def nth_addition(s: Reef, n: int) -> int:
    """The n-th addition: yellow ones come first."""
    yellow = additions_of(s, YELLOW)
    if n < yellow:
        return 1 + nth_cell(accepts(s, YELLOW, 0), accepts(s, YELLOW, 1), n)
    return 1 + s.rows * s.cols + nth_cell(accepts(s, RED, 0), accepts(s, RED, 1), n - yellow)
