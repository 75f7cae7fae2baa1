"""The facts of Urchins: tokens, seats, options."""

from __future__ import annotations

from typing import Final

from seaboard.match.errors import Clause
from seaboard.match.game import Position
from seaboard.match.options import Option, Options

from .board import MOST

SEATS: Final = "ABCD"
COLOURS: Final = "yr"
EACH: Final = 20  # tokens of a colour
TOKENS: Final = 2 * EACH
CLAUSES: Final = tuple(Clause(f"U{number}") for number in range(1, 33))

SIZES: Final = (5, 6, 4, 7, 8, 3, 9)  # the most playable first
OPTIONS: Final = (
    Option("rows", SIZES, "U16"),
    Option("cols", SIZES, "U16"),
    Option("first", ("seat0", "random"), "U1"),
    Option("four_alike", (True, False), "U20"),
    Option("capture_timing", ("end", "immediate"), "U31"),
    Option("pawn_may_stay", (False, True), "U18"),
    Option("multi", ("union", "best"), "U23"),
    Option("quiet_unit", ("rounds", "turns"), "U26"),
    Option("jump", ("any", "one"), "U12"),
    Option("end", ("turn", "round"), "U32"),
)


def actions_on(rows: int, cols: int) -> int:
    """The number of actions of a board: skip; for each cell two colours, a pawn, the moves in its lines."""
    return 1 + 3 * rows * cols + rows * cols * (rows + cols - 2)


MOST_ACTIONS: Final = actions_on(MOST, MOST)  # 1540: one buffer serves every board


def write_options(position: Position, players: int, options: Options) -> None:
    """Write players and options into a blank position; the rules read them there."""
    s = position[0]
    s.players = players
    s.rows, s.cols = options["rows"], options["cols"]
    s.first_is_drawn = options["first"] == "random"
    s.four_alike = options["four_alike"]
    s.immediate = options["capture_timing"] == "immediate"
    s.pawn_may_stay = options["pawn_may_stay"]
    s.best_only = options["multi"] == "best"
    s.jumps_one = options["jump"] == "one"
    s.ends_with_round = options["end"] == "round"
    s.quiet_limit = 3 if options["quiet_unit"] == "turns" else 3 * players
