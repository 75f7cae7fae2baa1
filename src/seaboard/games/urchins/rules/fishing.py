"""Fishing squares: which blocks count, what they win, and the capture (U19–U24)."""

from __future__ import annotations

from seaboard.games.urchins.board import BLOCKS, COLUMN, NOWHERE, ROW
from seaboard.kernel.kit import lowest, rule
from seaboard.kernel.notes import Log, listens, note

from .noted import CAPTURED, TAKEN
from .reef import EMPTY, HEIGHT, PLACE, VISIBLE, Reef, lay, put_pawn, rival_on


@rule
def colours_match(s: Reef, pawn: int, beside_it: int, above_it: int, opposite: int) -> bool:
    """Four cells taken, each diagonal of one visible colour; by option the two must differ (U20)."""
    mine, other = VISIBLE[s.holds[pawn]], VISIBLE[s.holds[beside_it]]
    if mine == EMPTY or mine != VISIBLE[s.holds[opposite]]:
        return False
    if other == EMPTY or other != VISIBLE[s.holds[above_it]]:
        return False
    return mine != other or s.four_alike != 0


@rule
def is_fishing_square(s: Reef, seat: int, pawn: int, block: int) -> bool:
    """One of the four blocks round a seat's pawn: its colours match, no rival is opposite (U20, U21)."""
    row, column = ROW[s.cols, pawn], COLUMN[s.cols, pawn]
    up, right = 2 * (block >> 1) - 1, 2 * (block & 1) - 1
    if not (0 <= row + up < s.rows and 0 <= column + right < s.cols):
        return False
    above = pawn + up * s.cols
    if not colours_match(s, pawn, pawn + right, above, above + right):
        return False
    return not rival_on(s, seat, above + right)


@rule
def cell_round(s: Reef, pawn: int, place: int) -> int:
    """A cell of the 3×3 round a pawn, places from the lower left."""
    return pawn + (place // 3 - 1) * s.cols + place % 3 - 1


@rule
def won_of(s: Reef, seat: int, pawn: int, places: int) -> int:
    """Of these cells round a pawn those whose tokens are won: not those under rivals (U22)."""
    won, left = places, places
    while left:
        place = lowest(left)
        left &= left - 1
        if rival_on(s, seat, cell_round(s, pawn, place)):
            won &= ~(1 << place)
    return won


@rule
def tokens_on(s: Reef, pawn: int, places: int) -> int:
    """The tokens on these cells round a pawn, whole stacks."""
    tokens = 0
    while places:
        tokens += HEIGHT[s.holds[cell_round(s, pawn, lowest(places))]]
        places &= places - 1
    return tokens


@rule
def catch(s: Reef, seat: int, pawn: int) -> int:
    """What a seat's pawn would win on a cell, as places round it: all its squares, or the best (U22, U23)."""
    caught, most = 0, 0
    for block in range(4):
        if is_fishing_square(s, seat, pawn, block):
            won = won_of(s, seat, pawn, BLOCKS[block])
            if not s.best_only:
                caught |= won
            elif tokens_on(s, pawn, won) > most:
                caught, most = won, tokens_on(s, pawn, won)
    return caught


@rule
def note_catch(s: Reef, pawn: int, caught: int, log: Log) -> None:
    """The squares that count and every cell that is won, with what lies on it (U22, U23)."""
    squares = 0
    for block in range(4):
        if is_fishing_square(s, s.mover, pawn, block) and (
            not s.best_only or won_of(s, s.mover, pawn, BLOCKS[block]) == caught
        ):
            squares |= 1 << block
    early = s.step != PLACE
    note(log, CAPTURED, s.mover, pawn, squares, caught, tokens_on(s, pawn, caught), early)
    left = caught
    while left:
        cell = cell_round(s, pawn, lowest(left))
        note(log, TAKEN, cell, s.holds[cell])
        left &= left - 1


@rule
def capture(s: Reef, log: Log) -> bool:
    """The mover wins what the pawn has caught and takes the pawn back; False if there is nothing (U24)."""
    pawn = s.pawns[s.mover]
    if pawn == NOWHERE:
        return False
    caught = catch(s, s.mover, pawn)
    if caught == 0:
        return False
    if listens(log):
        note_catch(s, pawn, caught, log)
    s.scores[s.mover] += tokens_on(s, pawn, caught)
    while caught:
        lay(s, cell_round(s, pawn, lowest(caught)), EMPTY)
        caught &= caught - 1
    put_pawn(s, s.mover, NOWHERE)
    return True
