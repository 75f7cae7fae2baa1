"""What views and refusals ask of every position, in one crossing of the border.

An array of one record crosses it twenty times as fast as a record alone, whose type is found anew each time.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from seaboard.games.oh_crab.names import MOST_CRABS
from seaboard.games.oh_crab.rules.cards import BIT, EMPTY_SET
from seaboard.games.oh_crab.rules.questions import answers, base
from seaboard.games.oh_crab.rules.race import PLAN, SETTING_UP
from seaboard.games.oh_crab.rules.rounds import next_cook, owes_plan, winners
from seaboard.kernel.kit import rule
from seaboard.kernel.layout import Bits, Positions

ANSWERS, FIRST_ANSWER, OWING_PLANS, WINNERS, NEXT_COOK = range(5)
GLANCE: Final = 5


@rule
def glance(races: Positions, seen: Bits) -> None:
    """The answers and their base, who still plans, who has won, who would get the cook: numbers and sets."""
    s = races[0]
    seen[ANSWERS] = answers(s)
    seen[FIRST_ANSWER] = base(s.phase)
    seen[OWING_PLANS] = EMPTY_SET
    seen[WINNERS] = EMPTY_SET
    won = np.zeros(MOST_CRABS, np.bool_)
    winners(s, won)
    for seat in range(s.players):
        if s.phase == PLAN and owes_plan(s, seat):
            seen[OWING_PLANS] |= BIT[seat]
        if won[seat]:
            seen[WINNERS] |= BIT[seat]
    seen[NEXT_COOK] = s.cook if s.stage == SETTING_UP else next_cook(s)
