"""A reef as numbers, from a seat: its own pawn and score first, then those of the others in turn order."""

from __future__ import annotations

from functools import cache
from typing import Final

from seaboard.games.urchins.board import NOWHERE
from seaboard.games.urchins.facts import EACH, TOKENS
from seaboard.kernel.encoding import Fields, Observation, lay_out, size_of
from seaboard.kernel.kit import rule
from seaboard.match.options import Options

from .reef import CONTENTS, MOST_SEATS, RED, YELLOW, Reef
from .turn import has_duty

MOST_QUIET: Final = 6 * MOST_SEATS  # three rounds until the duty, and three more (U26, U30)

GENERAL: Final = lay_out(
    ("step", (3,), 1, "the step of the turn: perhaps a move, an addition or a move, the pawn"),
    ("stirred", (1,), 1, "the turn has added (seen in step 3) or captured (seen in step 2)"),
    ("quiet", (1,), MOST_QUIET, "finished turns in a row without addition or capture"),
    ("duty", (1,), 1, "step 2 must be an addition, if there is one"),
    ("pile", (2,), EACH, "yellow and red tokens in the pile"),
    ("mover", (MOST_SEATS,), 1, "the seat whose turn it is"),
    ("first", (MOST_SEATS,), 1, "the seat that had the first turn"),
    ("scores", (MOST_SEATS,), TOKENS, "tokens won by each seat"),
)
STEP, STIRRED, QUIET, DUTY = (GENERAL[name].start for name in ("step", "stirred", "quiet", "duty"))
PILE, MOVER, FIRST, SCORES = (GENERAL[name].start for name in ("pile", "mover", "first", "scores"))
BOARD: Final = size_of(GENERAL)


@cache
def on_board(rows: int, cols: int) -> Fields:
    """The fields on a board of such a size."""
    return lay_out(
        ("cells", (CONTENTS, rows, cols), 1, "empty, yellow, red, yellow on red, red on yellow; row 1 first"),
        ("pawns", (MOST_SEATS, rows, cols), 1, "where the pawn of each seat stands; nowhere: in the hand"),
        behind=GENERAL,
    )


FIELDS: Final = on_board(5, 5)


def fields(options: Options) -> Fields:
    """Those of the board that is played on (U16)."""
    return on_board(int(options["rows"]), int(options["cols"]))


@rule
def from_seat(s: Reef, me: int, seat: int) -> int:
    """A seat counted from one's own, in turn order."""
    return seat - me if seat >= me else seat - me + int(s.players)


@rule
def encode(s: Reef, seat: int, out: Observation) -> None:
    """Everything on the table: nothing is hidden (U1)."""
    out[:] = 0
    cells = s.rows * s.cols
    for cell in range(cells):
        out[BOARD + int(s.holds[cell]) * cells + cell] = 1
    for other in range(s.players):
        place = from_seat(s, seat, other)
        if s.pawns[other] != NOWHERE:
            out[BOARD + (CONTENTS + place) * cells + int(s.pawns[other])] = 1
        out[SCORES + place] = s.scores[other]
    out[STEP + int(s.step) - 1] = 1
    out[STIRRED] = s.stirred != 0
    out[QUIET] = min(int(s.quiet), MOST_QUIET)
    out[DUTY] = has_duty(s)
    out[PILE] = s.pile[YELLOW]
    out[PILE + 1] = s.pile[RED]
    out[MOVER + from_seat(s, seat, int(s.mover))] = 1
    out[FIRST + from_seat(s, seat, int(s.first))] = 1
