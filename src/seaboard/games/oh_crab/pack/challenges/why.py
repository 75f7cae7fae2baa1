"""Why a winner cannot choose an option of the Reward card (O150, O153)."""

from __future__ import annotations

from seaboard.games.oh_crab.names import REWARD_CARDS
from seaboard.games.oh_crab.phases import Phase
from seaboard.games.oh_crab.refusals.ways import no
from seaboard.games.oh_crab.rules import race as r
from seaboard.match.errors import Refusal
from seaboard.match.game import Position

from .rules import FREE_DIAGONAL, NO_OPTION, option_of


def why_not_reward(position: Position, phase: Phase, action: int) -> Refusal | None:
    """There is no such option, or it could do nothing."""
    s = position[0]
    if not r.REWARD_OPTION <= action < r.YES:
        return None
    option = int(option_of(s, action - r.REWARD_OPTION))
    if option == NO_OPTION:
        return no("O150", "no-such-reward", card=REWARD_CARDS[s.reward])
    return no("O153", "reward-no-step" if option == FREE_DIAGONAL else "reward-no-use")
