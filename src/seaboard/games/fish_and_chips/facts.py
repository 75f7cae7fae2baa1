"""The facts of Fish & Chips: colours, fish in play, options."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from seaboard.match.errors import Clause
from seaboard.match.game import Position
from seaboard.match.options import Option, Options

from .board import SQUARE
from .rules.sea import TARGET

COLOURS: Final = "RPGY"  # red, purple, green, yellow
IN_PLAY: Final = {2: range(1, 17), 3: range(5, 17), 4: range(8, 17)}  # values, by the number of colours
CLAUSES: Final = tuple(Clause(f"F{number}") for number in range(1, 33))


def seatings(players: int) -> list[str]:
    """Every seating of the colours in play; in solo the order is drawn (F26)."""
    return ["".join(order) for order in permutations(COLOURS[:players])] if players > 1 else []


SCORES: Final = ("opponents", "under", "pile", "ever")
OPTIONS: Final = (
    Option("seating", seatings, "F3"),
    Option("buoy", ("f6", "f1"), "F2"),
    Option("score", SCORES, "F21", fewest=2),
    Option("tie", ("round", "shared"), "F24", fewest=2),
    Option("swap_rule", ("threat", "adjacent"), "F31", fewest=2),
    Option("swap_timing", ("phase", "first_turn"), "F32", fewest=2),
    Option("target", (TARGET, 40, 20), "F23", fewest=2),
)


def write_options(position: Position, players: int, options: Options) -> None:
    """Write players and options into a blank position; the rules read them there."""
    s = position[0]
    s.players = players
    s.sides = players if players > 1 else 4
    for side, letter in enumerate(str(options.get("seating", COLOURS))):
        s.colours[side] = COLOURS.index(letter)
    s.counting = SCORES.index(str(options["score"]))
    s.tie_is_shared = options["tie"] == "shared"
    s.target = int(options["target"])
    s.adjacent_rule = options["swap_rule"] == "adjacent"
    s.swap_on_first_turn = options["swap_timing"] == "first_turn"
    buoy = SQUARE[str(options["buoy"])]
    s.starter_square = buoy - 1 if players == 2 else buoy
