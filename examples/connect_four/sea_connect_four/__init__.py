"""Connect Four: two players, seven columns, four in a line."""

from seaboard.kernel.layout import Positions
from seaboard.match.compiled import CompiledGame
from seaboard.match.defaults import FixedMoves, Reasons
from seaboard.match.errors import Clause
from seaboard.match.events import EventTable, Told, kind, number
from seaboard.match.plain import PlainCell, PlainView
from seaboard.match.standing import Outcome

from . import rules
from .rules import CELLS, COLUMNS, RIGHT, ROWS, Grid

NAMES = "abcdefg"  # of the columns; a move is one of them


class Dropped(Told, frozen=True):
    """A disc fell into a column (C2)."""

    seat: int
    column: str


class Won(Told, frozen=True):
    """Four discs stand in a line (C3)."""

    seat: int


class Drawn(Told, frozen=True):
    """The grid is full (C4)."""


KINDS = {
    rules.DROPPED: kind(Dropped, "C2", seat=number, column=lambda position, n: NAMES[n]),
    rules.WON: kind(Won, "C3", seat=number),
    rules.DRAWN: kind(Drawn, "C4"),
}


def cell(s: Grid, column: int, row: int) -> PlainCell:
    """A cell as the page draws it: a tap above the discs drops one more, and the last disc is lit."""
    seat = next((seat for seat in (0, 1) if s.discs[seat] >> (RIGHT * column + row) & 1), None)
    is_last = s.played and s.moves[s.played - 1] == column and s.height[column] == row + 1
    move = NAMES[column] if seat is None or row == ROWS - 1 else ""
    return PlainCell(name=f"{NAMES[column]}{row + 1}", move=move, seat=seat, lit=bool(is_last))


class ConnectFour(CompiledGame):
    """The facts, and what the page shows."""

    name, title, minutes, seats = "connect-four", "Connect Four", 5, range(2, 3)
    rules_version, clauses = "1", tuple(Clause(f"C{n}") for n in range(1, 5))
    rules, kind, notation = rules, Grid, FixedMoves(NAMES)
    events, event_type, view_type = EventTable(KINDS), Dropped | Won | Drawn, PlainView
    why = Reasons(
        ("C3", "line-complete", lambda s, seat: s.won),
        ("C4", "grid-full", lambda s, seat: s.played == CELLS),
        ("C1", "not-your-turn", lambda s, seat: seat not in (None, s.mover)),
        ("C2", "column-full", lambda s, seat: True),
    )

    def view(self, position: Positions, seat: int | None) -> PlainView:
        """The grid, the top row first."""
        s = position[0]
        return PlainView([[cell(s, column, row) for column in range(COLUMNS)] for row in range(ROWS)[::-1]])

    def outcome(self, position: Positions) -> Outcome:
        """Four in a line win; a full grid is won by both, which is a draw (C3, C4)."""
        s = position[0]
        if s.won:
            return Outcome((int(s.mover), int(1 - s.mover)), (int(1 - s.mover),), Clause("C3"))
        return Outcome((0, 0), (0, 1), Clause("C4")) if s.played == CELLS else Outcome((0, 0))


GAME = ConnectFour()
