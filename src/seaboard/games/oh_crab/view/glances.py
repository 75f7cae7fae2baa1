"""What every view asks of the rules, asked once for each position."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from seaboard.games.oh_crab.position.cards_of import members
from seaboard.games.oh_crab.rules import glance as g
from seaboard.games.oh_crab.rules.questions import ENOUGH_BIT, KEEP_ALL_BIT
from seaboard.games.oh_crab.rules.race import CLAW, END, REST_KEEP, SPY_ROW
from seaboard.match.game import Position

# Answers too far from the others of their question: they have a bit of their own.
FAR_ANSWERS = {(REST_KEEP, KEEP_ALL_BIT): CLAW, (SPY_ROW, ENOUGH_BIT): END}


class Glance(NamedTuple):
    """The legal answers as integers, and seats."""

    answers: tuple[int, ...]
    owing_plans: tuple[int, ...]
    winners: tuple[int, ...]
    next_cook: int


def glance(position: Position) -> Glance:
    """What the rules say of a position."""
    return _glance(position.tobytes(), position.dtype)


@lru_cache(maxsize=128)
def _glance(race: bytes, kind: np.dtype[np.void]) -> Glance:
    seen = np.zeros(g.GLANCE, np.uint64)
    position = np.frombuffer(bytearray(race), kind)  # writable, as every array of the rules
    g.glance(position, seen)
    answers, first, owing, winners, cook = seen.tolist()
    phase = int(position[0].phase)
    return Glance(
        tuple(FAR_ANSWERS.get((phase, bit), first + bit) for bit in members(answers)),
        tuple(members(owing)),
        tuple(members(winners)),
        cook,
    )
