"""What a view shows of every position, found out in one crossing of the border."""

from __future__ import annotations

from typing import Final

from seaboard.kernel.kit import entry, rule
from seaboard.kernel.layout import CellTable, Flags, Positions

from .plan import wins_on
from .reef import EMPTY, VISIBLE, Reef, rival_on
from .turn import colour_is_out, has_duty, must_add

# Why a pawn on a cell of a block wins nothing there; what may be won is given by its tokens.
WINS, COLOURS, ALIKE, RIVAL_OPPOSITE, RIVAL_THERE, MUST_CHANGE = range(6)
NO_BLOCK: Final = -1  # not all four cells are taken
DUTY, MUST_ADD, COLOUR_OUT = range(3)
FLAGS: Final = 3


@entry
def survey(positions: Positions, reasons: CellTable, won: CellTable, flags: Flags) -> None:
    """Every block of four taken cells, judged for the mover, and whether an addition is a duty (U26)."""
    s = positions[0]
    for corner in range(s.rows * s.cols):
        reasons[corner, 0] = NO_BLOCK
    for row in range(s.rows - 1):
        for column in range(s.cols - 1):
            corner = row * s.cols + column
            if is_full(s, corner):
                for square in range(4):
                    reasons[corner, square] = why_nothing(s, corner, square)
                    won[corner, square] = 0
                    if reasons[corner, square] == WINS:
                        won[corner, square] = wins_on(s, s.mover, corner, square)
    flags[DUTY], flags[MUST_ADD], flags[COLOUR_OUT] = has_duty(s), must_add(s), colour_is_out(s)


@rule
def is_full(s: Reef, corner: int) -> bool:
    """All four cells of a block are taken (U20)."""
    above = corner + s.cols
    return (
        s.holds[corner] != EMPTY
        and s.holds[corner + 1] != EMPTY
        and s.holds[above] != EMPTY
        and s.holds[above + 1] != EMPTY
    )


@rule
def why_nothing(s: Reef, corner: int, square: int) -> int:
    """Why the mover's pawn would win nothing on a cell of a full block (U17, U18, U20, U21)."""
    above = corner + s.cols
    colour, beside = VISIBLE[s.holds[corner]], VISIBLE[s.holds[corner + 1]]
    if colour != VISIBLE[s.holds[above + 1]] or beside != VISIBLE[s.holds[above]]:
        return COLOURS
    if colour == beside and not s.four_alike:
        return ALIKE
    cell = corner + (square >> 1) * s.cols + (square & 1)
    if rival_on(s, s.mover, cell):
        return RIVAL_THERE
    if s.pawns[s.mover] == cell and not s.pawn_may_stay:
        return MUST_CHANGE
    return RIVAL_OPPOSITE if rival_on(s, s.mover, corner + above + 1 - cell) else WINS
