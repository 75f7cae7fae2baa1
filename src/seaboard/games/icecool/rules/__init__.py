"""The rules of ICECOOL: what is legal, and what moves do to tokens, cards, IDs, penguins and turns.

Whoever changes the position puts what it did into the log of the move, beside the line that does it.
"""

from __future__ import annotations

from seaboard.games.icecool.events import Log
from seaboard.games.icecool.notation import NO, SKATES, STAY, Answer, Line, Place

from .flicks import resolve
from .legal import can_flick, can_place, can_skip, finger_meets, is_legal, line_choices
from .rounds import begin
from .sample import default_spot, sample
from .school import Hand, Phase, Pose, School
from .turns import keep_skates, place, skate, skip, stay, take_line

__all__ = [
    "Hand",
    "Phase",
    "Pose",
    "School",
    "apply",
    "begin",
    "can_flick",
    "can_place",
    "can_skip",
    "default_spot",
    "finger_meets",
    "is_legal",
    "line_choices",
    "resolve",
    "sample",
    "skip",
]

ANSWERED = {STAY: stay, SKATES: skate, NO: keep_skates}


def apply(school: School, move: Place | Line | Answer, log: Log) -> School:
    """Make a legal move that needs no physics, and log what it does; a flick is `resolve`d."""
    if isinstance(move, Place):
        return place(school, move.point, log)
    if isinstance(move, Line):
        return take_line(school, move.room, log)
    return ANSWERED[move](school, log)
