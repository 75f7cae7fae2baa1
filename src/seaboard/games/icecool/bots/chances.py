"""Who will win a match of ICECOOL, by what a seat may know: a guess from points and from what is to come."""

from __future__ import annotations

import math

from seaboard.bots.chances import by_points
from seaboard.games.icecool.rules import School

from .worth import CARD

FISH_LEFT = (
    1.0  # what a token still on its door is worth to its owner: a card, if a Runner gets there in time
)
ID_LEFT = 2.0  # what a Runner not yet caught is worth to the Catcher
USUAL = (
    2.0  # what a good flick is worth on average (`worth`): every turn brings one, so only more or less counts
)
SPREAD_NOW, SPREAD_A_ROUND = 1.2, 3.0  # points by which a guess is off, at the end and for each round to come


def chances(school: School, seat: int, value: float = USUAL) -> tuple[float, ...]:
    """The winning chances of all, seen from a seat that has a flick of some value now.

    Face-down cards of others count as average ones.
    """
    points = [
        float(hand.points) if other == seat or school.over else hand.up + CARD * len(hand.down)
        for other, hand in enumerate(school.hands)
    ]
    if school.over:
        best = max((hand.points, hand.cards) for hand in school.hands)
        won = [(hand.points, hand.cards) == best for hand in school.hands]
        return tuple(float(w) / sum(won) for w in won)
    free = sum(school.ids[runner] == runner for runner in school.runners)
    expected = [
        own + (ID_LEFT * free if other == school.catcher else FISH_LEFT * len(school.fish[other]))
        for other, own in enumerate(points)
    ]
    expected[seat] += value - USUAL
    spread = SPREAD_NOW + SPREAD_A_ROUND * math.sqrt(1 + school.rounds - school.round_no)
    return by_points(expected, spread)
