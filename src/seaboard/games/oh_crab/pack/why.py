"""Why a decision of the Adventure Pack is not legal: a clause, a reason, parameters."""

from __future__ import annotations

from typing import Any

from seaboard.games.oh_crab.board import DIRECTIONS, NAMES, WIDTH
from seaboard.games.oh_crab.names import ASYM_CARDS, LETTERS, REWARD_CARDS, SURPRISE_TOKENS
from seaboard.games.oh_crab.notation import words
from seaboard.games.oh_crab.pack.asymmetry.rules import PICK, offers_each, owes_pick
from seaboard.games.oh_crab.pack.challenges.rules import FREE_DIAGONAL, NO_OPTION, REWARD_OPTIONS
from seaboard.games.oh_crab.pack.event_cards.rules import has_challenge, pending_border
from seaboard.games.oh_crab.pack.on_the_table import FIRST_TREASURE, HERMIT, OPPORTUNIST, TAILOR, token_on
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.asking import asked
from seaboard.games.oh_crab.rules.questions import trail_cards
from seaboard.games.oh_crab.rules.steps import crab_on
from seaboard.match.errors import Clause, Refusal
from seaboard.match.game import Position

REACTING = ("A3", "A4", "A7", "A10", "A12", "A13", "A14")  # cards that are never used from the menu
MODULE_NUMBER = {r.SURPRISES: "1", r.EVENTS: "2", r.CHALLENGES: "3", r.ASYMMETRY: "4"}
NEEDED = {r.CLAW: r.ASYMMETRY, r.CHALLENGE: r.CHALLENGES, r.EVENT: r.EVENTS}
CLAUSES_OF_TURNS = {
    r.PLACE2: "O111",
    r.REACT: "O163",
    r.REWARD: "O153",
    r.REWARD_CRAB: "O154",
    r.FREE_DIR: "O153",
    r.JUNK_CARD: "O129",
    r.JUNK_DIR: "O129",
    r.JUNK_END: "O129",
    r.ASYM_ASSIGN: "O156",
    r.STASH_PICK: "O158",
}


def no(clause: str, reason: str, **params: Any) -> Refusal:
    """A refusal with its clause."""
    return Refusal(Clause(clause), params, reason)


def clause_of_turn(position: Position) -> str:
    """The clause that says whose decision it is."""
    return CLAUSES_OF_TURNS.get(int(position[0].phase), "O19")


def clause_of_two_moves(position: Position) -> str:
    """Slide while its forward move is left, else Slalom: one diagonal left is the same in both (O87, O88)."""
    return "O88" if position[0].pend_forward else "O87"


def why_not_pick(position: Position, seat: int | None, action: int) -> Refusal | None:
    """Everybody picks from the own offer, once or twice (O155, O156)."""
    s = position[0]
    seats = [seat] if seat is not None else [one for one in range(s.players) if owes_pick(s, one)]
    each = int(offers_each(s))
    if not r.OFFER <= action < r.OFFER + each:
        return no("O155", "pick-first")
    slot = action - r.OFFER
    if any(owes_pick(s, one) and 0 <= s.offer[one * each + slot] < PICK for one in seats):
        return None
    return no("O156" if s.pairs else "O155", "picked-already")


def why_not_in_pack(position: Position, action: int) -> Refusal | None:
    """The reason, if question or decision belong to the Adventure Pack; else None."""
    s = position[0]
    phase = int(s.phase)
    if phase in (r.MENU, r.PEND) and r.TREASURE <= action <= r.EVENT:
        return _why_not_in_menu(position, action)
    if phase < r.MOVE_DIR and action < r.ADD_LEFT:
        return _why_not_card(position, action)
    if phase in (r.FREE_DIR, r.JUNK_DIR) and r.DIRECTION <= action < r.DIRECTION + 6:
        clause, wanted = ("O153", ("NE", "NW")) if phase == r.FREE_DIR else ("O79", ("S", "SE", "SW"))
        direction = DIRECTIONS[action - r.DIRECTION]
        reason = "not-free" if direction in wanted else "not-this-way"
        return no(clause, reason, direction=direction, crab=LETTERS[s.subject])
    if phase in (r.OBST_ROW, r.SPY_ROW, r.HIDE_ROW) and r.ROW <= action < r.REWARD_OPTION:
        clause, reason = _place_reason(phase)
        return no(clause, f"{reason}-row", row=action - r.ROW)
    if phase in (r.OBST_COLUMN, r.SPY_COLUMN, r.HIDE_COLUMN) and r.COLUMN <= action < r.COLUMN + WIDTH:
        return _why_not_space(position, int(s.row) * WIDTH + action - r.COLUMN)
    if phase == r.REWARD and r.REWARD_OPTION <= action < r.REWARD_OPTION + 3:
        return _why_not_reward(position, action - r.REWARD_OPTION)
    if phase in (r.REWARD_CRAB, r.ASYM_ASSIGN) and r.CRAB <= action < r.CRAB + 5:
        return _why_not_crab(position, action - r.CRAB)
    return no("O127", "no-second-end") if phase == r.JUNK_END and action == r.TRAIL_RIGHT else None


def _why_not_card(position: Position, card: int) -> Refusal | None:
    s = position[0]
    name = words(position)[card]
    if s.phase == r.STASH_PICK:
        return no("O158", "not-drawn")
    if s.phase == r.REST_KEEP_TWO:
        in_trail = int(trail_cards(s, 15)) >> card & 1
        return no("O24", "not-a-neighbour" if in_trail else "not-in-trail", card=name)
    if s.phase == r.TRAIL_CARD:
        return no("O123", "not-in-trail", card=name)
    return no("O123", "not-in-discards", card=name) if s.phase == r.DISCARD_CARD else None


# ------------------------------------------------------------------ the menu


def _why_not_in_menu(position: Position, action: int) -> Refusal:
    s = position[0]
    if s.phase == r.PEND:
        return no(clause_of_two_moves(position), "finish-first", word=words(position)[action])
    needed = NEEDED.get(action, r.SURPRISES)
    if not s.modules & needed:
        return no("O117", "module-not-in-game", module=MODULE_NUMBER[needed])
    if action < r.CLAW:
        return _why_not_treasure(position, action - r.TREASURE + FIRST_TREASURE)
    return _why_not_claw(position) if action == r.CLAW else _why_not_border(position, action)


def _why_not_treasure(position: Position, token: int) -> Refusal:
    s = position[0]
    if s.token_place[token] != r.KEPT + int(s.mover):
        return no("O125", "treasure-not-yours", token=SURPRISE_TOKENS[token])
    return no("O33", "treasure-no-use", token=SURPRISE_TOKENS[token])


def _why_not_claw(position: Position) -> Refusal:
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
    return no("O13", "no-shells-left") if card == OPPORTUNIST else no("O33", "ability-no-use", card=name)


def _why_not_border(position: Position, action: int) -> Refusal:
    s = position[0]
    border = int(pending_border(s))
    if border == r.NONE:
        return no("O144" if action == r.CHALLENGE else "O133", "no-border-crossed")
    return no("O137", "challenge-first") if has_challenge(s, border) else no("O134", "event-first")


# ------------------------------------------------------------------ spaces, rewards, crabs


def _place_reason(phase: int) -> tuple[str, str]:
    """The clause and the beginning of the reason for spaces of a kind."""
    if phase in (r.OBST_ROW, r.OBST_COLUMN):
        return "O120", "cannot-dig"
    return ("O122", "nothing-to-spy") if phase in (r.SPY_ROW, r.SPY_COLUMN) else ("O128", "cannot-hide")


def _why_not_space(position: Position, space: int) -> Refusal:
    s = position[0]
    clause, reason = _place_reason(int(s.phase))
    there = int(crab_on(s, space))
    if there != r.NONE and s.phase != r.SPY_COLUMN:
        return no("O49", "occupied", cell=NAMES[space], crab=LETTERS[there])
    if s.phase == r.SPY_COLUMN and token_on(s, space) != r.NONE:
        return no("O122", "spied-already", cell=NAMES[space])
    return no(clause, reason, cell=NAMES[space])


def _why_not_reward(position: Position, number: int) -> Refusal:
    s = position[0]
    option = int(REWARD_OPTIONS[s.reward, number, 0])
    if option == NO_OPTION:
        return no("O150", "no-such-reward", card=REWARD_CARDS[s.reward])
    return no("O153", "reward-no-step" if option == FREE_DIAGONAL else "reward-no-use")


def _why_not_crab(position: Position, crab: int) -> Refusal:
    s = position[0]
    if s.owner[crab] != asked(s):
        return no("O156" if s.phase == r.ASYM_ASSIGN else "O154", "not-your-crab", crab=LETTERS[crab])
    return no("O153", "reward-no-step")
