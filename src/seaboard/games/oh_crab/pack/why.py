"""Why a decision of the Adventure Pack is not legal, module by module."""

from __future__ import annotations

from typing import Final

from seaboard.games.oh_crab.board import LANDWARD, NAMES, NE, NW, WIDTH
from seaboard.games.oh_crab.names import ASYM_CARDS, DIAGONAL, FORWARD, LETTERS, REWARD_CARDS, SURPRISE_TOKENS
from seaboard.games.oh_crab.phases import IN_TURN, Phase
from seaboard.games.oh_crab.refusals import cards_held, no, why_not_verb
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules import steps, verbs
from seaboard.match.errors import Refusal

from . import on_the_table as table
from .asymmetry.rules import offers_each
from .challenges.rules import FREE_DIAGONAL, NO_OPTION, option_of
from .event_cards.rules import has_challenge, pending_border

MODULE_NUMBER: Final = {r.SURPRISES: "1", r.EVENTS: "2", r.CHALLENGES: "3", r.ASYMMETRY: "4"}
NEEDED: Final = {r.CLAW: r.ASYMMETRY, r.CHALLENGE: r.CHALLENGES, r.EVENT: r.EVENTS}
SENT: Final = {r.FREE_DIR: ("O153", (NE, NW)), r.JUNK_DIR: ("O79", LANDWARD)}
# Questions whose own clause says who decides, whoever's turn it is.
OUT_OF_TURN: Final = (r.REACT, r.REWARD, r.REWARD_CRAB, r.FREE_DIR, r.JUNK_CARD, r.JUNK_DIR, r.JUNK_END)
SPACES: Final = {"O120": "cannot-dig", "O122": "nothing-to-spy", "O128": "cannot-hide"}
REACTING: Final = ("A3", "A4", "A7", "A10", "A12", "A13", "A14")  # cards that are never used from the menu
# Treasures and abilities that do what actions of the base game do.
TREASURES: Final = {
    table.COMPASS: (verbs.BASIC, DIAGONAL),
    table.FLIPPERS: (verbs.BASIC, FORWARD),
    table.COCONUT: (verbs.CARD_EXCHANGE, 1),
}
ABILITIES: Final = {
    table.SPRINTER: (verbs.BASIC, FORWARD),
    table.DANCER: (verbs.BASIC, DIAGONAL),
    table.TRADER: (verbs.CARD_EXCHANGE, 1),
    table.JUMPER: (verbs.LONG_JUMP, 2),
}


def clause_of_turn(phase: Phase) -> str:
    """The clause that says whose decision it is."""
    own = phase.number in OUT_OF_TURN or (phase.when != IN_TURN and phase.number != r.ACTIVATE)
    return phase.clause if own else "O19"


def why_not_in_menu(s: r.Race, action: int) -> Refusal:
    """A Treasure, a Claw or a border that cannot be used now."""
    needed = NEEDED.get(action, r.SURPRISES)
    if not s.modules & needed:
        return no("O117", "module-not-in-game", module=MODULE_NUMBER[needed])
    if action < r.CLAW:
        return why_not_treasure(s, action)
    return why_not_claw(s) if action == r.CLAW else why_not_border(s, action)


# ------------------------------------------------------------------ surprises


def why_not_treasure(s: r.Race, action: int) -> Refusal:
    """Not kept by whose turn it is, or of no use now (O33, O125)."""
    token = action - r.TREASURE + table.FIRST_TREASURE
    if s.token_place[token] != r.KEPT + int(s.mover):
        return no("O125", "treasure-not-yours", token=SURPRISE_TOKENS[token])
    nothing = no("O33", "treasure-no-use", token=SURPRISE_TOKENS[token])
    like = TREASURES.get(token)
    return why_not_verb(s, *like, cards_held(s), nothing) if like else nothing


def why_not_space(s: r.Race, phase: Phase, number: int, word: str) -> Refusal | None:
    """A row or a column that does not lead to such a space (O120, O122, O128)."""
    by_column = "row" in phase.about
    if by_column != (number < WIDTH):  # the words of the columns come before those of the rows
        return None
    if not by_column:
        return no(phase.clause, f"{SPACES[phase.clause]}-row", row=number - WIDTH)
    space = int(s.row) * WIDTH + number
    cell, there = NAMES[space], int(steps.crab_on(s, space))
    if there != r.NONE and s.phase != r.SPY_COLUMN:
        return no("O49", "occupied", cell=cell, crab=LETTERS[there])
    if s.phase == r.SPY_COLUMN and table.token_on(s, space) != r.NONE:
        return no("O122", "spied-already", cell=cell)
    return no(phase.clause, SPACES[phase.clause], cell=cell)


# ------------------------------------------------------------------ event cards and Challenges


def why_not_border(s: r.Race, action: int) -> Refusal:
    """No border is pending, or it begins with the other card (O133, O134, O137, O144)."""
    border = int(pending_border(s))
    if border == r.NONE:
        return no("O144" if action == r.CHALLENGE else "O133", "no-border-crossed")
    return no("O137", "challenge-first") if has_challenge(s, border) else no("O134", "event-first")


def why_not_reward(s: r.Race, phase: Phase, number: int, word: str) -> Refusal:
    """A Reward card has no such option, or it could do nothing (O150, O153)."""
    option = int(option_of(s, number))
    if option == NO_OPTION:
        return no("O150", "no-such-reward", card=REWARD_CARDS[s.reward])
    return no("O153", "reward-no-step" if option == FREE_DIAGONAL else "reward-no-use")


def why_not_crab(s: r.Race, phase: Phase, crab: int) -> Refusal:
    """A crab that gets no card and no Reward (O153, O154, O156)."""
    own = s.owner[crab] == r.asked(s)
    return no("O153", "reward-no-step") if own else no(phase.clause, "not-your-crab", crab=LETTERS[crab])


# ------------------------------------------------------------------ asymmetry


def why_not_pick(s: r.Race, action: int) -> Refusal:
    """Everybody picks from the own offer, once or twice (O155, O156)."""
    if not r.OFFER <= action < r.OFFER + int(offers_each(s)):
        return no("O155", "pick-first")
    return no("O156" if s.pairs else "O155", "picked-already")


def why_not_claw(s: r.Race) -> Refusal:
    """The active crab has no such card, no Claw, or nothing to use it for (O157, O160, O161, O166)."""
    card = int(s.asym[s.crab])
    if card == r.NONE:
        return no("O157", "no-ability", crab=LETTERS[s.crab])
    name = ASYM_CARDS[card]
    if name in REACTING:
        return no("O161", "ability-reacts", card=name)
    if s.claws[s.crab] == 0:
        return no("O160", "no-claw-left", card=name)
    if card == table.TAILOR and (s.tailor == r.NONE).all():
        return no("O166", "nothing-to-tailor", card=name)
    if card == table.HERMIT and s.stored == r.NONE:
        return no("O158", "nothing-stored", card=name)
    if card == table.OPPORTUNIST:
        return no("O13", "no-shells-left")
    nothing = no("O33", "ability-no-use", card=name)
    like = ABILITIES.get(card)
    return why_not_verb(s, *like, cards_held(s), nothing) if like else nothing
