"""What Python asks the rules of every position, in one crossing of the border and once for each position.

An array of one position crosses it twenty times as fast as a position alone, whose type is found each time.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np

from seaboard.games.oh_crab.names import MOST_CRABS
from seaboard.games.oh_crab.rules import legal
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.rounds import next_cook, owes_decision, winners
from seaboard.kernel.kit import Action, entry, rule, scratch
from seaboard.kernel.layout import Positions
from seaboard.kernel.notes import Notes
from seaboard.match.game import Position

from .cards_of import members

DECIDING, WINNING, NEXT_COOK, COUNT, FIRST = range(5)  # two sets of seats, a seat, how many answers, answers
ACTIONS: Final = r.ACTIONS
ROOM: Final = FIRST + ACTIONS
SEATS: Final = tuple(tuple(members(seats)) for seats in range(1 << MOST_CRABS))  # of every set of seats


@rule
def deciding(s: Any) -> int:
    """The set of seats that owe a decision."""
    found = 0
    for seat in range(s.players):
        found |= owes_decision(s, seat) << seat
    return found


@entry
def owing(races: Positions) -> int:
    """The same, for who asks nothing else."""
    return deciding(races[0])


@entry
def look(races: Positions, seen: Notes) -> None:
    """Who must decide, who has won, who would get the cook, and the legal answers."""
    s = races[0]
    won = scratch(MOST_CRABS, np.bool_)
    winners(s, won)
    seen[DECIDING], seen[WINNING] = deciding(s), 0
    for seat in range(s.players):
        seen[WINNING] |= won[seat] << seat
    seen[NEXT_COOK] = s.cook if s.stage == r.SETTING_UP else next_cook(s)
    actions = scratch(ACTIONS, Action)
    seen[COUNT] = legal(s, actions)
    for i in range(seen[COUNT]):
        seen[FIRST + i] = actions[i]


class Glance(NamedTuple):
    """The legal answers as integers, and seats."""

    answers: tuple[int, ...]
    deciders: tuple[int, ...]  # the seats that owe a decision
    winners: tuple[int, ...]
    next_cook: int


def as_glance(seen: Notes) -> Glance:
    """What a look has seen."""
    owed, winning, cook, n = seen[:FIRST].tolist()
    answers = tuple(seen[FIRST : FIRST + n].tolist())
    return Glance(answers, SEATS[owed], SEATS[winning], cook)


def glance(position: Position) -> Glance:
    """What the rules say of a position."""
    return _glance(position.tobytes(), position.dtype)


@lru_cache(maxsize=128)
def _glance(race: bytes, kind: np.dtype[np.void]) -> Glance:
    seen = np.empty(ROOM, np.int64)
    look(np.frombuffer(bytearray(race), kind), seen)  # writable, as every array of the rules
    return as_glance(seen)


def deciders(position: Position) -> tuple[int, ...]:
    """The seats that owe a decision: who has not laid a card yet, or not picked one, does (O16, O155)."""
    return SEATS[owing(position)]
