"""The names of everything in the box, in the order of the integers that stand for it."""

from __future__ import annotations

from typing import Final

CRABS: Final = ("red", "orange", "blue", "green", "brown")
LETTERS: Final = "ROBGN"  # the crabs' letters; brown is N, from the French marron
ICONS: Final = "FDSC"  # forward, diagonally, toward the sea, take a shell
FORWARD, DIAGONAL, SEAWARD_MOVE, TAKE_SHELL = range(4)
NO_ICON: Final = 4

_SPECIALS = "GULL CALL RUNUP SAND BOOST PASS HOP CHARGE DIAG FAST SLALOM SLIDE"
SPECIALS: Final = tuple(_SPECIALS.split())
EXTRA_TILES: Final = ("Aa", "Ab", "Ba", "Bb", "Ca", "Cb", "Da", "Db")
BOARD_TILES: Final = ("0A", "0B", "1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B", "9A", "9B")
GROUNDS: Final = ".XOKERC"  # standard, inaccessible, obstacle, knock-over, exchange, shortcut, current
STAGES: Final = ("setup", "plan", "act", "plan2", "act2", "over")
PAIR_STAGES: Final = ("setup", "plan1", "act1", "plan2", "act2", "over")

MOST_CRABS: Final = 5
START_CARDS: Final = 20
MOST_CARDS: Final = 52

# The Adventure Pack.
JUNK: Final = tuple(f"J{number}" for number in range(1, 6))
SURPRISE_TOKENS: Final = (*JUNK, *(f"T{number}" for number in range(1, 10)))
TOKENS: Final = len(SURPRISE_TOKENS)
CHALLENGE_CARDS: Final = tuple(f"C{number}" for number in range(1, 9))
REWARD_CARDS: Final = ("W1", "W2", "W3")
ASYM_CARDS: Final = tuple(f"A{number}" for number in range(1, 15))
