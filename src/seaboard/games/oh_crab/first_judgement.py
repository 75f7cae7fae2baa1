"""A judgement made by hand, with which self-play begins: who will be how far ahead after the next turn.

Random playouts would teach little here: by chance hardly anybody uses a turn well.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from seaboard.games.oh_crab.rules.features import (
    A_CRAB,
    A_RIVAL,
    ALL_CARDS,
    BEST,
    CRAB_LIES,
    DISCARDED,
    FEATURES,
    HELD,
    I_AM_HOME,
    ITS_HAND,
    ITS_LIES,
    ITS_STORE,
    LAID,
    LEAD,
    LEAD_AFTER,
    MARKET_CARDS,
    MORE_CARDS,
    NO_CARD,
    OTHERS_HOME,
    RICH,
    RIVALS,
    WINS_SO,
)
from seaboard.games.oh_crab.rules.move_features import (
    ADDS,
    ADDS_ALL,
    ENDS,
    LEFT_BEHIND,
    MOVE_FEATURES,
    OTHERS_WAY,
    PAID_WORTH,
    PLAN_WORTH,
    RESTS_POOR,
    TAKEN_WORTH,
    TO_SEA,
    WAY_WON,
)
from seaboard.kernel.net import MOVE_UNITS, UNITS, Weights, size_of_moves, size_of_value

VALUE: Final = {
    RIVALS + LEAD_AFTER: 1.6, RIVALS + LEAD: 0.8, RIVALS + A_RIVAL + LEAD_AFTER: 0.4,
    RIVALS + ITS_HAND: -0.15, RIVALS + ITS_LIES: 0.3, RIVALS + ITS_STORE: -0.2,
    HELD: 0.5, ALL_CARDS: 0.6, BEST: 0.5, NO_CARD: -0.2, LAID: 0.3, DISCARDED: 0.3, MARKET_CARDS: 0.2,
    RICH: 0.9, CRAB_LIES: -0.35, A_CRAB + CRAB_LIES: -0.35,
    WINS_SO: 1.5, I_AM_HOME: 1.0, OTHERS_HOME: -2.0, MORE_CARDS: 0.5,
}  # fmt: skip
MOVES: Final = {
    WAY_WON: 2.0, TO_SEA: 3.0, OTHERS_WAY: -2.0, PLAN_WORTH: 2.0, ADDS: 1.0, ADDS_ALL: 1.5, RESTS_POOR: 2.0,
    ENDS: -1.0, LEFT_BEHIND: -1.0, PAID_WORTH: -1.0, TAKEN_WORTH: 1.0,
}  # fmt: skip


def first_judgement() -> Weights:
    """These figures as the weights of a net: a sum is one unit for what is good, one for what is bad."""
    value, moves = np.zeros((FEATURES + 2, UNITS)), np.zeros((MOVE_FEATURES + 2, MOVE_UNITS))
    for table, figures, n in ((value, VALUE, FEATURES), (moves, MOVES, MOVE_FEATURES)):
        for feature, worth in figures.items():
            table[feature, 0], table[feature, 1] = worth, -worth
        table[n + 1, 0], table[n + 1, 1] = 1.0, -1.0
    found = np.concatenate([value.ravel(), [0.0], moves.ravel()]).astype(np.float32)
    assert len(found) == size_of_value(FEATURES) + size_of_moves(MOVE_FEATURES)
    return found
