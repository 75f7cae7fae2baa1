"""Why a decision of the Adventure Pack is not legal, module by module."""

from __future__ import annotations

from typing import Final

from seaboard.games.oh_crab.board import LANDWARD, NE, NW
from seaboard.games.oh_crab.names import LETTERS
from seaboard.games.oh_crab.phases import IN_TURN, Phase
from seaboard.games.oh_crab.refusals.ways import no
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.race import asked
from seaboard.match.errors import Refusal
from seaboard.match.game import Position

from .asymmetry.why import why_not_claw, why_not_pick
from .challenges.why import why_not_reward
from .event_cards.why import why_not_border
from .surprises.why import why_not_space, why_not_treasure

__all__ = [
    "SENT",
    "clause_of_turn",
    "why_not_crab",
    "why_not_in_menu",
    "why_not_pick",
    "why_not_reward",
    "why_not_space",
]

MODULE_NUMBER: Final = {r.SURPRISES: "1", r.EVENTS: "2", r.CHALLENGES: "3", r.ASYMMETRY: "4"}
NEEDED: Final = {r.CLAW: r.ASYMMETRY, r.CHALLENGE: r.CHALLENGES, r.EVENT: r.EVENTS}
SENT: Final = {r.FREE_DIR: ("O153", (NE, NW)), r.JUNK_DIR: ("O79", LANDWARD)}
# Questions whose own clause says who decides, whoever's turn it is.
OUT_OF_TURN: Final = (r.REACT, r.REWARD, r.REWARD_CRAB, r.FREE_DIR, r.JUNK_CARD, r.JUNK_DIR, r.JUNK_END)


def clause_of_turn(phase: Phase) -> str:
    """The clause that says whose decision it is."""
    own = phase.number in OUT_OF_TURN or (phase.when != IN_TURN and phase.number != r.ACTIVATE)
    return phase.clause if own else "O19"


def why_not_in_menu(position: Position, action: int) -> Refusal:
    """A Treasure, a Claw or a border that cannot be used now."""
    needed = NEEDED.get(action, r.SURPRISES)
    if not position[0].modules & needed:
        return no("O117", "module-not-in-game", module=MODULE_NUMBER[needed])
    if action < r.CLAW:
        return why_not_treasure(position, action)
    return why_not_claw(position) if action == r.CLAW else why_not_border(position, action)


def why_not_crab(position: Position, phase: Phase, crab: int) -> Refusal:
    """A crab that gets no card and no Reward (O153, O154, O156)."""
    own = position[0].owner[crab] == asked(position[0])
    return no("O153", "reward-no-step") if own else no(phase.clause, "not-your-crab", crab=LETTERS[crab])
