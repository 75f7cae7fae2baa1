"""A judgement made by hand, with which self-play begins: tokens won, still to be won, and left to the next.

Random playouts would teach little here: by chance hardly anybody completes a square, or spoils one.
"""

from __future__ import annotations

import numpy as np

from seaboard.games.urchins.rules import MOVE, PLACE
from seaboard.games.urchins.rules.features import (
    A_CATCH,
    A_LEAD,
    AFTER,
    AFTERS,
    ENDS_AHEAD,
    ENDS_BEHIND,
    FEATURES,
    GROUP,
    ITS_MOST,
    ITS_NEAR,
    LEAD,
    MINE,
    MOST_NOW,
    MOVE_FEATURES,
    MOVER,
    NEAR_FROM,
    NEAR_SCALE,
    NEXT,
    WON,
)
from seaboard.kernel.net import MOVE_UNITS, UNITS, Weights, size_of_moves, size_of_value

A_TOKEN = 0.2  # five tokens more are as good as won
MINE_NOW, RIVALS_NOW = 0.9, 0.5  # of a catch that the mover can make in this turn
LEFT_TO_NEXT = {1: 0.1, 2: 0.25, 3: 0.5}  # by step, of a catch of the next player: it may still be spoiled
LEFT_BY_MOVE = {1: 0.15, 2: 0.35, 3: 0.9}  # the same for choosing a step
A_BLOCK = 0.05  # two token actions away, in tokens
GOOD_END, BAD_END = 3.0, -4.0  # of a step


def first_judgement() -> Weights:
    """These figures as the weights of a net: a sum is one unit for what is good, one for what is bad."""
    value, moves = np.zeros(FEATURES), np.zeros(MOVE_FEATURES)
    value[LEAD] = A_TOKEN / A_LEAD
    moves[WON], moves[ENDS_AHEAD], moves[ENDS_BEHIND] = 1 / A_CATCH, GOOD_END, BAD_END
    for step in range(MOVE, PLACE + 1):
        mover, following = MOVER + 2 * (step - MOVE), NEXT + 2 * (step - MOVE)  # oneself; then somebody else
        left = LEFT_TO_NEXT[step] * A_TOKEN / A_CATCH
        value[mover * GROUP + MOST_NOW] = MINE_NOW * A_TOKEN / A_CATCH
        value[(mover + 1) * GROUP + MOST_NOW] = -RIVALS_NOW * A_TOKEN / A_CATCH
        value[following * GROUP + MOST_NOW], value[(following + 1) * GROUP + MOST_NOW] = left, -left
        value[(following + 1) * GROUP + NEAR_FROM + 2] = -A_BLOCK * A_TOKEN / NEAR_SCALE[2]
        after = AFTER + AFTERS * (step - MOVE)
        moves[after + MINE] = MINE_NOW / A_CATCH
        moves[after + ITS_MOST] = -LEFT_BY_MOVE[step] / A_CATCH
        moves[after + ITS_NEAR + 2] = -A_BLOCK / NEAR_SCALE[2]
    found = np.zeros(size_of_value(FEATURES) + size_of_moves(MOVE_FEATURES), np.float32)
    for weights, units, at in ((value, UNITS, 0), (moves, MOVE_UNITS, size_of_value(FEATURES))):
        for unit, sign in enumerate((1, -1)):
            last = at + len(weights) * units
            found[at + unit : last : units] = sign * weights
            found[last + units + unit] = sign
    return found
