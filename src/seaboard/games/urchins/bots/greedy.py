"""What looks good in Urchins: the tokens won, and those that the rest of the turn can still win.

Each step keeps the turn's largest capture in reach, so three greedy steps make one greedy turn.
"""

from __future__ import annotations

import numpy as np

from seaboard.games.urchins.board import WORDS
from seaboard.games.urchins.facts import TOKENS
from seaboard.games.urchins.rules import ACTIONS, Reef, plan
from seaboard.kernel.chance import chance
from seaboard.kernel.kit import Action
from seaboard.kernel.layout import blank
from seaboard.match.game import Position


def largest_catch(position: Position, seat: int) -> float:
    """The seat's tokens now, and the most it can add to them while its turn lasts."""
    s = position[0]
    rest = best_rest(position) if s.mover == seat else 0
    return float(s.scores[seat] + rest)


def best_rest(position: Position) -> int:
    """The most tokens that the seat to move can win in the rest of its turn."""
    stack = blank(Reef, plan.DEPTH)
    stack[0] = position[0]
    actions = np.zeros((plan.DEPTH, ACTIONS), Action)
    rng = chance("a turn draws nothing")
    return int(plan.best_rest(stack, actions, np.zeros(WORDS, np.uint64), rng, TOKENS))
