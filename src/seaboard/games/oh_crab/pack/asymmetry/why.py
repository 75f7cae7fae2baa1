"""Why a Claw cannot be spent, and why an offered card cannot be picked."""

from __future__ import annotations

from typing import Final

from seaboard.games.oh_crab.names import ASYM_CARDS, DIAGONAL, FORWARD, LETTERS
from seaboard.games.oh_crab.pack.on_the_table import (
    DANCER,
    HERMIT,
    JUMPER,
    OPPORTUNIST,
    SPRINTER,
    TAILOR,
    TRADER,
)
from seaboard.games.oh_crab.refusals.actions import why_not_verb
from seaboard.games.oh_crab.refusals.ways import no
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules import verbs
from seaboard.games.oh_crab.rules.cards import hand_size
from seaboard.match.errors import Refusal
from seaboard.match.game import Position

from .rules import offers_each

REACTING: Final = ("A3", "A4", "A7", "A10", "A12", "A13", "A14")  # cards that are never used from the menu
LIKE_ACTIONS: Final = {  # abilities that do what actions of the base game do
    SPRINTER: (verbs.BASIC, FORWARD),
    DANCER: (verbs.BASIC, DIAGONAL),
    TRADER: (verbs.CARD_EXCHANGE, 1),
    JUMPER: (verbs.LONG_JUMP, 2),
}


def why_not_pick(position: Position, action: int) -> Refusal:
    """Everybody picks from the own offer, once or twice (O155, O156)."""
    s = position[0]
    if not r.OFFER <= action < r.OFFER + int(offers_each(s)):
        return no("O155", "pick-first")
    return no("O156" if s.pairs else "O155", "picked-already")


def why_not_claw(position: Position) -> Refusal:
    """The active crab has no such card, no Claw, or nothing to use it for (O157, O160, O161, O166)."""
    s = position[0]
    card = int(s.asym[s.crab])
    if card == r.NONE:
        return no("O157", "no-ability", crab=LETTERS[s.crab])
    name = ASYM_CARDS[card]
    if name in REACTING:
        return no("O161", "ability-reacts", card=name)
    if s.claws[s.crab] == 0:
        return no("O160", "no-claw-left", card=name)
    if card == TAILOR and (s.tailor == r.NONE).all():
        return no("O166", "nothing-to-tailor", card=name)
    if card == HERMIT and s.stored == r.NONE:
        return no("O158", "nothing-stored", card=name)
    if card == OPPORTUNIST:
        return no("O13", "no-shells-left")
    nothing = no("O33", "ability-no-use", card=name)
    if card not in LIKE_ACTIONS:
        return nothing
    return why_not_verb(position, *LIKE_ACTIONS[card], int(hand_size(s, s.mover)), nothing)
