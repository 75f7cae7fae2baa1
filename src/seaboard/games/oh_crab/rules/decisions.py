"""What a decision does, and what is asked next."""

from __future__ import annotations

from seaboard.games.oh_crab.board import WIDTH
from seaboard.games.oh_crab.names import DIAGONAL, FORWARD
from seaboard.kernel.chance import Chance
from seaboard.kernel.kit import rule

from .cards import (
    BIT,
    add_to_trail,
    can_exchange,
    discard,
    give_in_exchange,
    keep_one_of_trail,
    lay_on_discard,
    market_is_empty,
    reveal,
    take_back_discards,
    take_from_market,
)
from .moves import BACK, basic, jump, next_arrival, push, set_out, shift, suffer, trade_places
from .record import (
    ACTIVATE,
    ADD_LEFT,
    BOOST_CARD,
    CALL_CRAB,
    CALL_DIR,
    CALL_RUNS,
    CHIPS,
    COLUMN,
    COOK,
    CRAB,
    CURRENT,
    CUT,
    DIRECTION,
    DOPE_CARD,
    DOPE_SIDE,
    END,
    END_CURRENT,
    END_EXCH,
    EXCH_CARD,
    EXCH_TAKE,
    EXCHANGE,
    GULL_CRAB,
    GULL_DIR,
    GULL_RUNS,
    HOP_COLUMN,
    IGNORE,
    JUMP_DIR,
    MAIN,
    MAIN_TWO,
    MENU,
    MOVE_DIR,
    NO,
    NONE,
    NOTHING_RUNS,
    OBSTACLE_CARD,
    PASS_CRAB,
    PASS_DIR,
    PAY,
    PEND,
    PEND_FORWARD,
    PEND_RUNS,
    PILE,
    PLACE2,
    PLAN,
    PUSH_DIR,
    REST,
    REST_KEEP,
    REST_TAKE,
    RUNUP_CARD,
    SPECIAL_CHIP,
    START,
    SWAP_DIR,
    TILE,
    TRAIL_LEFT,
    USE_SHORTCUT,
    YES,
    Race,
)
from .rounds import activate, end_turn, place_second_pair, plan
from .steps import crab_on, free_seaward_steps, kind, on_beach, step
from .verbs import SPECIAL_VERBS, TILE_VERBS, perform

# ------------------------------------------------------------------ the menu


@rule
def use_special(s: Race, special: int, rng: Chance) -> int:
    """Its cards first, then its effect (O32, O33)."""
    if SPECIAL_VERBS[special, 0] > 0:
        s.pay_for = special
        s.pay_left = SPECIAL_VERBS[special, 0]
        return PAY
    return perform(s, SPECIAL_VERBS[special, 1], SPECIAL_VERBS[special, 2], rng)


@rule
def use_tile(s: Race, tile: int, rng: Chance) -> int:
    """Pay its shells to the reserve, then do it; no other tile this turn (O35)."""
    s.shells[s.mover] -= s.tile_cost[tile]
    s.reserve += s.tile_cost[tile]
    s.tile_free = 0
    return perform(s, TILE_VERBS[tile, 0], TILE_VERBS[tile, 1], rng)


@rule
def enter_shortcut(s: Race) -> int:
    """Its cards first, one after the other (O66)."""
    s.pay_for = CUT
    s.pay_left = s.toll[s.place[s.crab]] & 15
    return PAY


@rule
def use_chip(s: Race, chip: int, rng: Chance) -> int:
    """A main, secondary or special action of an added card, once (O27, O30–O32)."""
    gives = int(s.chips[chip])
    s.chips[chip] = NONE
    return use_special(s, gives, rng) if chip & 3 == SPECIAL_CHIP else basic(s, gives)


@rule
def choose_from_menu(s: Race, action: int, rng: Chance) -> int:
    """One action, or the end of the turn (O27, O29)."""
    if action == END:
        return begin_end(s)
    if action == COOK:
        s.cook_used = 1
        return basic(s, DIAGONAL)
    if action == USE_SHORTCUT:
        return enter_shortcut(s)
    if MAIN <= action < MAIN + 4:
        return use_chip(s, action - MAIN, rng)
    if MAIN_TWO <= action < MAIN_TWO + 4:
        return use_chip(s, action - MAIN_TWO + 4, rng)
    return use_tile(s, action - TILE, rng)


@rule
def pay(s: Race, card: int, rng: Chance) -> int:
    """One card of a cost; after the last one the action follows (O33, O66)."""
    discard(s, s.mover, card)
    s.pay_left -= 1
    if s.pay_left > 0:
        return PAY
    if s.pay_for == CUT:
        return set_out(s, int(s.arrow[s.place[s.crab]]))
    return perform(s, SPECIAL_VERBS[s.pay_for, 1], SPECIAL_VERBS[s.pay_for, 2], rng)


@rule
def pend_on(s: Race, action: int) -> int:
    """The next move of Slalom or Slide, a shortcut between them, or the rest is dropped (O87, O88)."""
    if action == END:
        s.running = NOTHING_RUNS
        return BACK
    if action == USE_SHORTCUT:
        return enter_shortcut(s)
    if action == PEND_FORWARD:
        s.pend_forward -= 1
        return basic(s, FORWARD)
    s.pend_diagonal -= 1
    return basic(s, DIAGONAL)


# ------------------------------------------------------------------ rest


@rule
def begin(s: Race, action: int) -> int:
    """Add the face-down card, or rest (O20–O24)."""
    card = int(s.down[s.mover])
    s.down[s.mover] = NONE
    if action != REST:
        add_to_trail(s, s.mover, card, action == ADD_LEFT, 0)
        return MENU
    if card != NONE:
        lay_on_discard(s, s.mover, card)
    return REST_KEEP if s.trail_left[s.mover] != NONE else rest_on(s)


@rule
def rest_on(s: Race) -> int:
    """A Market card, if there is one (O24, O25)."""
    return wake_up(s) if market_is_empty(s) else REST_TAKE


@rule
def wake_up(s: Race) -> int:
    """The Discard pile comes back and the crab stands up; cook and tiles remain (O24, O26, O114)."""
    take_back_discards(s, s.mover)
    s.knocked_over[s.crab] = 0
    return MENU


# ------------------------------------------------------------------ Seagull!, Call of the sea!


@rule
def send_back(s: Race, action: int) -> int:
    """The next crab ahead to be sent back, or enough of it (O80)."""
    if action == END:
        s.running = NOTHING_RUNS
        return BACK
    s.subject = action - CRAB
    s.crowd |= 1 << s.subject
    return GULL_DIR


@rule
def call(s: Race, crab: int, cards_left: bool) -> int:
    """A called crab moves; one without a free space stays behind (O81)."""
    s.subject = crab
    s.crowd &= ~(1 << crab)
    return CALL_DIR if free_seaward_steps(s, crab, 1 if cards_left else 0) else BACK


# ------------------------------------------------------------------ the end of a turn


@rule
def begin_end(s: Race) -> int:
    """Once: a card exchange or the current of the space where the turn ends (O29, O70, O73)."""
    s.ending = 1
    if not on_beach(s, s.crab):
        return BACK
    what = kind(s, int(s.place[s.crab]))
    if what == EXCHANGE and can_exchange(s, s.mover):
        return END_EXCH
    if what == CURRENT and crab_on(s, int(s.arrow[s.place[s.crab]])) == NONE:
        if s.charge:
            return END_CURRENT
        drift(s)
    return BACK


@rule
def drift(s: Race) -> None:
    """The current carries the crab, even knocked over, to its arrow's space or the sea (O73–O75, O78)."""
    shift(s, int(s.crab), int(s.arrow[s.place[s.crab]]))


# ------------------------------------------------------------------ every decision


@rule
def answer_with_card(s: Race, card: int, rng: Chance) -> int:
    """Questions about cards: the question that follows, or BACK."""
    phase = s.phase
    if phase == REST_KEEP:
        keep_one_of_trail(s, s.mover, card)
        return rest_on(s)
    if phase == PAY:
        return pay(s, card, rng)
    if phase == OBSTACLE_CARD:
        discard(s, s.mover, card)
        return BACK
    if phase == RUNUP_CARD:
        return basic(s, int(s.main[card]))
    if phase == BOOST_CARD:
        discard(s, s.mover, card)
        return basic(s, int(s.main[card]))
    if phase == DOPE_CARD:
        reveal(s, card)
        s.card = card
        return DOPE_SIDE
    give_in_exchange(s, s.mover, card)
    return EXCH_TAKE


@rule
def answer_with_direction(s: Race, direction: int) -> int:
    """Questions about a way: the question that follows, or BACK."""
    phase = s.phase
    if phase == PUSH_DIR:
        return push(s, direction)
    if phase == MOVE_DIR:
        return set_out(s, step(s, int(s.place[s.crab]), direction))
    if phase == JUMP_DIR:
        return jump(s, direction)
    if phase == SWAP_DIR:
        trade_places(s, crab_on(s, step(s, int(s.place[s.crab]), direction)))
    else:
        shift(s, int(s.subject), step(s, int(s.place[s.subject]), direction))
    return BACK


@rule
def answer_otherwise(s: Race, action: int, rng: Chance) -> int:
    """All other questions of a turn: the question that follows, or BACK."""
    phase = s.phase
    if phase == START:
        return begin(s, action)
    if phase == PEND:
        return pend_on(s, action)
    if phase == GULL_CRAB:
        return send_back(s, action)
    if phase == CALL_CRAB:
        return call(s, action - CRAB, s.hand[s.mover] != 0)
    if phase == PASS_CRAB:
        s.subject = action - CRAB
        return PASS_DIR
    if phase == HOP_COLUMN:
        shift(s, int(s.crab), int(s.place[s.crab]) // WIDTH * WIDTH + action - COLUMN)
        return BACK
    if phase == REST_TAKE:
        take_from_market(s, s.mover, action - PILE)
        return wake_up(s)
    if phase == EXCH_TAKE:
        take_from_market(s, s.mover, action - PILE)
        return BACK
    if phase == DOPE_SIDE:
        s.hand[s.mover] &= ~BIT[s.card]
        add_to_trail(s, s.mover, int(s.card), action == TRAIL_LEFT, CHIPS // 2)
        return BACK
    if phase == IGNORE:
        return suffer(s, int(s.subject), rng) if action == NO else BACK
    if phase == END_EXCH:
        return EXCH_CARD if action == YES else BACK
    if action == YES:  # END_CURRENT
        drift(s)
    return BACK


@rule
def go_on(s: Race, rng: Chance) -> None:
    """Nothing is asked: resolve arrivals, go on with what runs, then the menu or the next turn (O176)."""
    while s.entering > 0:
        question = next_arrival(s, rng)
        if question != BACK:
            s.phase = question
            return
    if s.running == CALL_RUNS and s.crowd == 0:
        s.running = NOTHING_RUNS
    if s.running == PEND_RUNS and s.pend_forward + s.pend_diagonal == 0:
        s.running = NOTHING_RUNS
    if s.running == PEND_RUNS:
        s.phase = PEND
    elif s.running == GULL_RUNS:
        s.phase = GULL_CRAB
    elif s.running == CALL_RUNS:
        s.phase = CALL_CRAB
    elif s.ending:
        end_turn(s)  # pending borders of the modules 2 and 3 will be resolved before this (O29)
    else:
        s.phase = MENU


@rule
def decide(s: Race, action: int, rng: Chance) -> None:
    """One decision, without the automatic ones that may follow (section 13)."""
    phase = s.phase
    if phase == PLAN:
        plan(s, action)
        return
    if phase == PLACE2:
        place_second_pair(s, action - COLUMN)
        return
    if phase == ACTIVATE:
        activate(s, action - CRAB)
        return
    if phase == MENU:
        question = choose_from_menu(s, action, rng)
    elif action < ADD_LEFT:
        question = answer_with_card(s, action, rng)
    elif DIRECTION <= action < DIRECTION + 6:
        question = answer_with_direction(s, action - DIRECTION)
    else:
        question = answer_otherwise(s, action, rng)
    if question == BACK:
        go_on(s, rng)
    else:
        s.phase = question
