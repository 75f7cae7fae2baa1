"""The facts of ICECOOL: colours, rounds, options, the limits of a flick."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from seaboard.match.errors import BadOption, Clause
from seaboard.match.options import Option, Value

from .board import SCHOOL, load

Colour = Literal["R", "B", "G", "Y"]
LETTERS: Final = "RBGY"
COLOURS: Final[Mapping[str, str]] = {"R": "red", "B": "blue", "G": "green", "Y": "yellow"}
LETTER_OF: Final[Mapping[str, Colour]] = {"red": "R", "blue": "B", "green": "G", "yellow": "Y"}
ROUNDS: Final = {2: 4, 3: 3, 4: 4}  # by the number of players (I68, I71)
CLAUSES: Final = tuple(Clause(f"I{number}") for number in range(1, 83))
HIGHEST: Final = 3  # values of fish cards are 1, 2 and 3
MOST_CARDS: Final = 60  # of one value
COUNTS: Final = [str(count) for count in range(MOST_CARDS + 1)]
LONGEST_CLOCK: Final = 600  # seconds

FLICK_LIMITS: Final[Mapping[str, tuple[float, float]]] = {  # section 4.1; phi is taken round the circle
    "power": (0.0, 1.0),
    "side": (-0.85, 0.85),
    "height": (0.0, 1.0),
}
HEAD: Final = 0.5  # from this height on it is a head flick: no reach rule, more noise (section 4.4)


def lengths(players: int) -> list[Value]:
    """A whole match, or one round of it; for two also one in which each catches once (I68, I71)."""
    return [ROUNDS[players], 1, *([2] if players == 2 else [])]


def catchers(players: int) -> list[Value]:
    """Drawn, or a seat (section 1.2)."""
    return ["random", *range(players)]


@dataclass(frozen=True)
class DeckOption(Option):
    """How many 1s, 2s and 3s are in the pile: `15,15,15` (section 1.1)."""

    def read(self, value: Any, players: int) -> Value:
        if isinstance(value, str) and composition(value) is not None:
            return ",".join(str(count) for count in composition(value) or ())
        raise BadOption(self.name, value, [f"three numbers from 0 to {MOST_CARDS}, such as 15,15,15"])


@dataclass(frozen=True)
class BoardOption(Option):
    """The school in the box, or a board file of the owner's; a wrong file is a BadBoard."""

    def read(self, value: Any, players: int) -> Value:
        if not isinstance(value, str) or len(value) > 200:
            raise BadOption(self.name, value, [SCHOOL, "the path of a .json file"])
        return load(value).name


@dataclass(frozen=True)
class ClockOption(Option):
    """Seconds a flick; 0 is no clock (section 4.5)."""

    def read(self, value: Any, players: int) -> Value:
        text = str(value) if type(value) is int else value
        plain = isinstance(text, str) and text.isascii() and text.isdigit() and len(text) <= 3
        if plain and int(text) <= LONGEST_CLOCK and text == str(int(text)):
            return int(text)
        raise BadOption(self.name, value, [f"whole seconds from 0 to {LONGEST_CLOCK}"])


def composition(text: str) -> tuple[int, int, int] | None:
    """How many 1s, 2s and 3s a deck option means; None if it is none."""
    parts = text.split(",")
    if len(parts) != HIGHEST or any(part not in COUNTS for part in parts):
        return None
    ones, twos, threes = (int(part) for part in parts)
    return ones, twos, threes


OPTIONS: Final = (
    Option("noise", ("normal", "off", "kids"), "I81"),
    Option("first_catcher", catchers, "I7"),
    DeckOption("deck", ("15,15,15",), "I7"),
    BoardOption("board", (SCHOOL,), "I4", local=True),
    ClockOption("clock", (30, 0, 60), "I18"),
    Option("rounds", lengths, "I68"),
)
