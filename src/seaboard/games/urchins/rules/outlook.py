"""How much a pawn could fish with no, one or two token actions, for all blocks of the board at once.

A bot judges positions with this, thousands of times a second, so it is an estimate: it sees the largest
single square of a turn, not the union of several (U23), and takes for granted that the top of a stack can
be moved out of the way. What a turn really wins is worked out in `plan.py`.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from seaboard.games.urchins.board import BIT, CELLS, COLUMN, MOST, NO_CELL, NOWHERE, ONE, ROW, WORDS
from seaboard.kernel.kit import lowest, rule, scratch
from seaboard.kernel.layout import Bits
from seaboard.kernel.sets import size

from .plan import HAS_RIGHT
from .reef import CONTENTS, EMPTY, ONTO, RED, RED_ON_YELLOW, YELLOW, YELLOW_ON_RED, Reef

Boards = Bits  # sets of cells, WORDS words each
Parts = Bits  # sets of blocks by their lower left cells: one for each corner of a block
Found = npt.NDArray[np.int64]

# The sets of cells: by what they hold, as in a position; under a pawn; under a rival's.
FROZEN, RIVALS = CONTENTS, CONTENTS + 1
# Then for each colour: the cells that show it; that take an addition of it; that would show it without the
# top of their stack; and the empty ones to which it could be moved from each side.
COLOUR_SETS: Final = CONTENTS + 2
SHOWS, ADDABLE, UNCOVERABLE, FROM_LEFT, FROM_RIGHT, FROM_BELOW, FROM_ABOVE = range(7)
OF_COLOUR: Final = 7
SETS: Final = COLOUR_SETS + 2 * OF_COLOUR
BOARDS: Final = WORDS * SETS  # words of all of them

CORNERS: Final = 4  # lower left, lower right, upper left, upper right
PARTS: Final = CORNERS * SETS

# How blocks can be completed: how many token actions it takes, and how many tokens more lie there then.
COMPLETE, FILLED, UNCOVERED, SHIFTED, TWICE_FILLED, REPLACED, FILLED_AND_UNCOVERED, TWICE_UNCOVERED = range(8)
KINDS: Final = 8
BLOCKS: Final = WORDS * KINDS
ACTIONS_OF: Final = np.array([0, 1, 1, 1, 2, 2, 2, 2], np.int64)
MORE_BY: Final = np.array([0, 1, -1, 0, 2, 1, 0, -2], np.int64)

# What is found: the largest catch with at most no, one, two token actions; how many blocks need so many.
CATCH, NEAR = 0, 3
FOUND: Final = 6

# By the number of columns: the cells that have a neighbour to the left.
HAS_LEFT: Final = np.array(
    [
        [
            sum(1 << cell % 64 for cell in range(CELLS) if cell // 64 == word and COLUMN[cols, cell] > 0)
            for word in range(WORDS)
        ]
        for cols in range(MOST + 1)
    ],
    np.uint64,
)


def far_in_line(cols: int) -> npt.NDArray[np.uint64]:
    """For each cell the others of its row and column but for its neighbours, as words."""
    rows_apart = abs(ROW[cols] - ROW[cols][:, None])
    columns_apart = abs(COLUMN[cols] - COLUMN[cols][:, None])
    far = np.zeros((CELLS, 64 * WORDS), np.bool_)
    far[:, :CELLS] = (rows_apart * columns_apart == 0) & (rows_apart + columns_apart > 1)
    return np.packbits(far, axis=1, bitorder="little").view("<u8").astype(np.uint64)


FAR_IN_LINE: Final = np.array([far_in_line(cols) for cols in range(MOST + 1)])  # by the number of columns


# ------------------------------------------------------------------ sets of cells


@rule
def words_of(s: Reef) -> int:
    """How many words of a set this board needs."""
    return WORDS if s.rows * s.cols > 64 else 1


@rule
def spread_out(s: Reef, boards: Boards) -> None:
    """What lies where in a position, to be changed at will."""
    for word in range(WORDS):
        for held in range(CONTENTS):
            boards[WORDS * held + word] = s.holding[held, word]
        boards[WORDS * FROZEN + word] = s.frozen[word]


@rule
def change(boards: Boards, cell: int, old: int, new: int) -> None:
    """A cell holds something else."""
    word, bit = cell >> 6, BIT[cell & 63]
    boards[WORDS * old + word] ^= bit
    boards[WORDS * new + word] ^= bit


@rule
def take_pawn(boards: Boards, kind: int, cell: int) -> None:
    """There is no pawn on a cell, if it is one: for all, or in the eyes of its owner."""
    if cell != NOWHERE:
        boards[WORDS * kind + (cell >> 6)] &= ~BIT[cell & 63]


@rule
def look_as(boards: Boards, own: int) -> None:
    """The pawns on the board are rivals' but for that on one's own cell."""
    for word in range(WORDS):
        boards[WORDS * RIVALS + word] = boards[WORDS * FROZEN + word]
    take_pawn(boards, RIVALS, own)


@rule
def in_line(s: Reef, boards: Boards, colour: int, far: Bits) -> None:
    """Where the top of a stack could go past its neighbours (U12)."""
    far[:] = NO_CELL
    for word in range(words_of(s)):
        stacks = boards[WORDS * (colour + ONTO) + word] & ~boards[WORDS * FROZEN + word]
        while stacks != NO_CELL:
            cell = 64 * word + lowest(stacks)
            stacks &= stacks - ONE
            for other in range(words_of(s)):
                far[other] |= FAR_IN_LINE[s.cols, cell, other]


@rule
def sort_cells(s: Reef, boards: Boards, colour: int) -> None:
    """What it takes that cells show a colour (U11, U12, U14)."""
    other = YELLOW + RED - colour
    at = WORDS * (COLOUR_SETS + (colour - YELLOW) * OF_COLOUR)
    far, mobile = scratch(WORDS, np.uint64), scratch(WORDS, np.uint64)
    in_line(s, boards, colour, far)
    for word in range(words_of(s)):
        free = ~boards[WORDS * FROZEN + word]
        shows = boards[WORDS * colour + word] | boards[WORDS * (colour + ONTO) + word]
        mobile[word] = shows & free
        boards[at + WORDS * SHOWS + word] = shows
        addable = boards[WORDS * EMPTY + word] | (boards[WORDS * other + word] & free)
        boards[at + WORDS * ADDABLE + word] = addable if s.pile[colour] > 0 else NO_CELL
        boards[at + WORDS * UNCOVERABLE + word] = boards[WORDS * (other + ONTO) + word] & free
    across, rest, last = np.uint64(s.cols), np.uint64(64 - s.cols), np.uint64(63)
    boards[at + WORDS * FROM_LEFT] = (mobile[0] & HAS_RIGHT[s.cols, 0]) << ONE
    boards[at + WORDS * FROM_RIGHT] = (mobile[0] & HAS_LEFT[s.cols, 0]) >> ONE
    boards[at + WORDS * FROM_BELOW] = mobile[0] << across
    boards[at + WORDS * FROM_ABOVE] = mobile[0] >> across
    if words_of(s) > 1:
        to_right, to_left = mobile[1] & HAS_RIGHT[s.cols, 1], mobile[1] & HAS_LEFT[s.cols, 1]
        boards[at + WORDS * FROM_LEFT + 1] = to_right << ONE | (mobile[0] & HAS_RIGHT[s.cols, 0]) >> last
        boards[at + WORDS * FROM_RIGHT + 1] = to_left >> ONE
        boards[at + WORDS * FROM_RIGHT] |= to_left << last
        boards[at + WORDS * FROM_BELOW + 1] = mobile[1] << across | mobile[0] >> rest
        boards[at + WORDS * FROM_ABOVE + 1] = mobile[1] >> across
        boards[at + WORDS * FROM_ABOVE] |= mobile[1] << rest
    for word in range(words_of(s)):
        for side in range(FROM_LEFT, FROM_ABOVE + 1):
            came = boards[at + WORDS * side + word] | far[word]
            boards[at + WORDS * side + word] = came & boards[WORDS * EMPTY + word]


# ------------------------------------------------------------------ sets of blocks


@rule
def put_corners(s: Reef, boards: Boards, kind: int, word: int, parts: Parts) -> None:
    """A set of cells as each of the four corners of all blocks sees it."""
    low = boards[WORDS * kind + word]
    high = boards[WORDS * kind + 1] if word == 0 and words_of(s) > 1 else NO_CELL
    at = CORNERS * kind
    parts[at] = low
    parts[at + 1] = low >> ONE | high << np.uint64(63)
    parts[at + 2] = low >> np.uint64(s.cols) | high << np.uint64(64 - s.cols)
    parts[at + 3] = low >> np.uint64(s.cols + 1) | high << np.uint64(63 - s.cols)


@rule
def count_tokens(parts: Parts, heights: Parts) -> None:
    """The tokens of each block that are not under a rival's pawn, as a number of four bits (U22)."""
    ones, twos = scratch(CORNERS, np.uint64), scratch(CORNERS, np.uint64)
    for corner in range(CORNERS):
        free = ~parts[CORNERS * RIVALS + corner]
        ones[corner] = (parts[CORNERS * YELLOW + corner] | parts[CORNERS * RED + corner]) & free
        stacks = parts[CORNERS * YELLOW_ON_RED + corner] | parts[CORNERS * RED_ON_YELLOW + corner]
        twos[corner] = stacks & free
    a, b = ones[0] ^ ones[1], ones[2] ^ ones[3]
    c, d = ones[0] & ones[1], ones[2] & ones[3]
    carry = a & b
    one, two, four = a ^ b, c ^ d ^ carry, c & d
    a, b = twos[0] ^ twos[1], twos[2] ^ twos[3]
    c, d = twos[0] & twos[1], twos[2] & twos[3]
    carry = a & b
    more_two, more_four, more_eight = a ^ b, c ^ d ^ carry, c & d
    heights[0] = one
    heights[1] = two ^ more_two
    carry = two & more_two
    heights[2] = four ^ more_four ^ carry
    heights[3] = more_eight | (four & more_four) | (carry & (four | more_four))


@rule
def tallest(blocks: np.uint64, heights: Parts) -> int:
    """The most tokens of one of some blocks."""
    found = 0
    for bit in range(3, -1, -1):
        higher = blocks & heights[bit]
        if higher != NO_CELL:
            blocks = higher
            found += 1 << bit
    return found


@rule
def find_blocks(s: Reef, boards: Boards, near: Bits) -> None:
    """Sort the blocks by what it takes to complete them, whoever does it (U20)."""
    parts = scratch(PARTS, np.uint64)
    sort_cells(s, boards, YELLOW)
    sort_cells(s, boards, RED)
    for word in range(words_of(s)):
        put_corners(s, boards, EMPTY, word, parts)
        for kind in range(COLOUR_SETS, SETS):
            put_corners(s, boards, kind, word, parts)
        for kind in range(KINDS):
            near[WORDS * kind + word] = NO_CELL
        for pattern in range(4):
            if s.four_alike or pattern == 1 or pattern == 2:
                find_in_pattern(parts, pattern >> 1, pattern & 1, HAS_RIGHT[s.cols, word], word, near)


@rule
def from_outside(parts: Parts, colour: int, corner: int) -> np.uint64:
    """The empty corners to which a colour could be moved without taking it from the block."""
    at = CORNERS * (COLOUR_SETS + colour * OF_COLOUR) + corner
    across = parts[at + CORNERS * (FROM_RIGHT if corner & 1 else FROM_LEFT)]
    return across | parts[at + CORNERS * (FROM_ABOVE if corner >> 1 else FROM_BELOW)]


@rule
def find_in_pattern(parts: Parts, first: int, second: int, space: np.uint64, word: int, near: Bits) -> None:
    """The same where one diagonal shall show one colour, and the other one this or another."""
    rising = CORNERS * (COLOUR_SETS + first * OF_COLOUR)
    falling = CORNERS * (COLOUR_SETS + second * OF_COLOUR)
    shows, addable, uncoverable = CORNERS * SHOWS, CORNERS * ADDABLE, CORNERS * UNCOVERABLE
    s0, s3 = parts[rising + shows], parts[rising + shows + 3]
    s1, s2 = parts[falling + shows + 1], parts[falling + shows + 2]
    a0, a3 = parts[rising + addable], parts[rising + addable + 3]
    a1, a2 = parts[falling + addable + 1], parts[falling + addable + 2]
    u0, u3 = parts[rising + uncoverable], parts[rising + uncoverable + 3]
    u1, u2 = parts[falling + uncoverable + 1], parts[falling + uncoverable + 2]
    m0, m3 = from_outside(parts, first, 0), from_outside(parts, first, 3)
    m1, m2 = from_outside(parts, second, 1), from_outside(parts, second, 2)
    possible = (s0 | a0 | u0 | m0) & (s1 | a1 | u1 | m1) & (s2 | a2 | u2 | m2) & (s3 | a3 | u3 | m3) & space
    if possible == NO_CELL:
        return
    half_rising, half_falling = s0 ^ s3, s1 ^ s2
    full_rising, full_falling = s0 & s3, s1 & s2
    no_rising, no_falling = ~(s0 | s3), ~(s1 | s2)
    one = possible & ((half_rising & full_falling) | (half_falling & full_rising))
    two = (half_rising & half_falling) | (no_rising & full_falling) | (no_falling & full_rising)
    two &= possible
    tops = u0 | u1 | u2 | u3
    two_tops = (u0 & u3) | (u1 & u2) | ((u0 | u3) & (u1 | u2))
    # There is one addition in a turn (U8): of two corners to be filled one must be reached by a move.
    arrivals = m0 | m1 | m2 | m3
    under = (from_outside(parts, 1 - first, 0) & a0) | (from_outside(parts, 1 - first, 3) & a3)
    under |= (from_outside(parts, 1 - second, 1) & a1) | (from_outside(parts, 1 - second, 2) & a2)
    near[WORDS * COMPLETE + word] |= possible & full_rising & full_falling
    near[WORDS * FILLED + word] |= one & ~tops
    near[WORDS * UNCOVERED + word] |= one & tops
    near[WORDS * TWICE_FILLED + word] |= (one & under) | (two & ~tops & arrivals)
    near[WORDS * FILLED_AND_UNCOVERED + word] |= two & tops & ~two_tops
    near[WORDS * TWICE_UNCOVERED + word] |= two & two_tops
    if first != second:
        empty = CORNERS * EMPTY
        e0, e1, e2, e3 = parts[empty], parts[empty + 1], parts[empty + 2], parts[empty + 3]
        # The top of a stack goes to the empty corner beside it: one move does for both.
        near[WORDS * SHIFTED + word] |= two & (((u0 | u3) & (e1 | e2)) | ((u1 | u2) & (e0 | e3)))
        # A lone token goes there, and another colour takes its place.
        lone_rising, lone_falling = (a0 & ~e0) | (a3 & ~e3), (a1 & ~e1) | (a2 & ~e2)
        near[WORDS * REPLACED + word] |= two & ((lone_rising & (e1 | e2)) | (lone_falling & (e0 | e3)))


# ------------------------------------------------------------------ what a seat could fish


@rule
def weigh_blocks(s: Reef, boards: Boards, near: Bits, own: int, found: Found) -> None:
    """What a seat whose pawn is on its own cell, or in hand, could fish if it had its turn now."""
    parts = scratch(PARTS, np.uint64)
    heights = scratch(4, np.uint64)
    look_as(boards, own)
    found[:] = 0
    for word in range(words_of(s)):
        for kind in range(COLOUR_SETS):
            put_corners(s, boards, kind, word, parts)
        rivals = CORNERS * RIVALS
        # A rival on each diagonal: every cell left is opposite one of them (U21).
        spoiled = (parts[rivals] | parts[rivals + 3]) & (parts[rivals + 1] | parts[rivals + 2])
        count_tokens(parts, heights)
        for kind in range(KINDS):
            blocks = near[WORDS * kind + word] & ~spoiled
            if blocks != NO_CELL:
                actions = ACTIONS_OF[kind]
                tokens = tallest(blocks, heights) + MORE_BY[kind]
                found[CATCH + actions] = max(found[CATCH + actions], tokens)
                found[NEAR + actions] += size(blocks)
    found[CATCH + 1] = max(found[CATCH], found[CATCH + 1])
    found[CATCH + 2] = max(found[CATCH + 1], found[CATCH + 2])
