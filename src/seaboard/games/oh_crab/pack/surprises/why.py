"""Why a Treasure cannot be used, and why a space cannot be dug, looked under, or hidden at."""

from __future__ import annotations

from typing import Final

from seaboard.games.oh_crab.board import NAMES, WIDTH
from seaboard.games.oh_crab.names import DIAGONAL, FORWARD, LETTERS, SURPRISE_TOKENS
from seaboard.games.oh_crab.pack.on_the_table import COCONUT, COMPASS, FIRST_TREASURE, FLIPPERS, token_on
from seaboard.games.oh_crab.phases import Phase
from seaboard.games.oh_crab.refusals.actions import why_not_verb
from seaboard.games.oh_crab.refusals.ways import no
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules import verbs
from seaboard.games.oh_crab.rules.cards import hand_size
from seaboard.games.oh_crab.rules.steps import crab_on
from seaboard.match.errors import Refusal
from seaboard.match.game import Position

LIKE_ACTIONS: Final = {  # Treasures that do what actions of the base game do
    COMPASS: (verbs.BASIC, DIAGONAL),
    FLIPPERS: (verbs.BASIC, FORWARD),
    COCONUT: (verbs.CARD_EXCHANGE, 1),
}
SPACES: Final = {"O120": "cannot-dig", "O122": "nothing-to-spy", "O128": "cannot-hide"}


def why_not_treasure(position: Position, action: int) -> Refusal:
    """Not kept by whose turn it is, or of no use now (O33, O125)."""
    s = position[0]
    token = action - r.TREASURE + FIRST_TREASURE
    if s.token_place[token] != r.KEPT + int(s.mover):
        return no("O125", "treasure-not-yours", token=SURPRISE_TOKENS[token])
    nothing = no("O33", "treasure-no-use", token=SURPRISE_TOKENS[token])
    if token not in LIKE_ACTIONS:
        return nothing
    return why_not_verb(position, *LIKE_ACTIONS[token], int(hand_size(s, s.mover)), nothing)


def why_not_space(position: Position, phase: Phase, action: int) -> Refusal | None:
    """A row or a column that does not lead to such a space (O120, O122, O128)."""
    s = position[0]
    by_column = "row" in phase.about
    if not by_column and r.ROW <= action < r.REWARD_OPTION:
        return no(phase.clause, f"{SPACES[phase.clause]}-row", row=action - r.ROW)
    if not by_column or not r.COLUMN <= action < r.ROW:
        return None
    space = int(s.row) * WIDTH + action - r.COLUMN
    cell, there = NAMES[space], int(crab_on(s, space))
    if there != r.NONE and s.phase != r.SPY_COLUMN:
        return no("O49", "occupied", cell=cell, crab=LETTERS[there])
    if s.phase == r.SPY_COLUMN and token_on(s, space) != r.NONE:
        return no("O122", "spied-already", cell=cell)
    return no(phase.clause, SPACES[phase.clause], cell=cell)
