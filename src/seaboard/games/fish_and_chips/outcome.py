"""Scores, who has won, and by which clause."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from seaboard.kernel.layout import numbers
from seaboard.match.errors import Clause
from seaboard.match.game import Outcome, Position

from . import rules
from .rules import counting


class Tally(NamedTuple):
    """A round as it is counted when it is over."""

    points: list[int]  # by side
    totals: list[int]  # with these
    piles: list[int]  # by square: what each gives its owner
    winners: tuple[int, ...]  # sides
    over: bool  # so is the match
    sweep: bool  # won at once (F22)


def tally(position: Position) -> Tally:
    """What the rules count."""
    found = np.empty(counting.TALLIED, np.int16)
    counting.tally(position, found)
    counted = found.tolist()
    won = counted[counting.TALLIED_WINNERS : counting.TALLIED_OVER]
    return Tally(
        counted[: counting.TALLIED_TOTALS],
        counted[counting.TALLIED_TOTALS : counting.TALLIED_PILES],
        counted[counting.TALLIED_PILES : counting.TALLIED_WINNERS],
        tuple(side for side in range(len(won)) if won[side]),
        counted[counting.TALLIED_OVER] != 0,
        counted[counting.TALLIED_SWEEP] != 0,
    )


def outcome(position: Position) -> Outcome:
    """How a match stands: the totals by seat, with a round that is over (F21, F23).

    Alone it is the points of the own colour, the last one, whether the round is over or not (F29).
    """
    players, sides, phase = numbers(position, "players", "sides", "phase")
    if players > 1 and phase != rules.DONE:  # nobody has won, and the round counts only at its end
        return Outcome(tuple(position["totals"].tolist()[0][:sides]))
    found = tally(position)
    clause = Clause(decisive_clause(players, found)) if found.over else None
    if players == 1:
        return Outcome((found.points[rules.MOST_SIDES - 1],), (0,) if found.winners else (), clause)
    return Outcome(tuple(found.totals[:sides]), found.winners, clause)


def decisive_clause(players: int, found: Tally) -> str:
    """The clause by which a match was decided."""
    if players == 1:
        return "F29"
    if found.sweep:
        return "F22"
    return "F24" if found.totals.count(max(found.totals)) > 1 else "F23"
