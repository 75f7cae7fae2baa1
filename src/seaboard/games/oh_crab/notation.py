"""Decisions as words, one for each integer, the same in every phase (O175); position lines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from seaboard.games.oh_crab.board import COLUMNS, DIRECTIONS
from seaboard.games.oh_crab.facts import card_names
from seaboard.games.oh_crab.names import CRABS, EXTRA_TILES, LETTERS
from seaboard.games.oh_crab.rules.race import ACTIONS
from seaboard.match.errors import BadMove
from seaboard.match.game import Position

# From 52 on. Those of the Adventure Pack have their words already; no phase of the base game asks for them.
LATER_WORDS: Final = (
    ["left", "right", "rest", "end"]
    + list(DIRECTIONS)
    + ["pile1", "pile2", "pile3", "draw", "main", "upper", "lower", "special", "cook"]
    + list(EXTRA_TILES)
    + ["cut", "main2", "upper2", "lower2", "special2", "F", "D"]
    + [f"T{number}" for number in range(1, 10)]
    + ["claw", "challenge", "event"]
    + list(CRABS)
    + list(COLUMNS)
    + [f"r{row}" for row in range(21)]
    + ["reward1", "reward2", "reward3", "yes", "no", "trailL", "trailR"]
    + [f"asym{number}" for number in range(1, 5)]
)


@lru_cache(maxsize=64)
def _words(specials: bytes) -> tuple[tuple[str, ...], dict[str, int]]:
    words = (*card_names(specials), *LATER_WORDS)
    words += ("",) * (ACTIONS - len(words))
    return words, {word: action for action, word in enumerate(words) if word}


def words(position: Position) -> tuple[str, ...]:
    """The words of all integers; "" where there is none."""
    return _words(position["special"].tobytes())[0]


def write_moves(position: Position, actions: Sequence[int]) -> list[str]:
    """The words of decisions."""
    known = words(position)
    return [known[action] for action in actions]


def read_move(position: Position, move: str) -> int:
    """The integer of a word; BadMove if it is none."""
    found = _words(position["special"].tobytes())[1].get(move)
    if found is None:
        raise BadMove(move)
    return found


def letter(position: Position, seat: int) -> str:
    """The letter of a seat: that of its first crab (O174)."""
    return LETTERS[position[0].crabs[seat, 0]]
