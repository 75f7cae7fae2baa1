"""What a decision does, and what is asked next."""

from __future__ import annotations

from seaboard.games.oh_crab.board import WIDTH
from seaboard.games.oh_crab.names import DIAGONAL, FORWARD
from seaboard.games.oh_crab.pack.answers import (
    answer_pack,
    answer_with_pack_card,
    count_challenge,
    next_sand,
    next_spying,
    next_taker,
    use_claw,
    use_treasure,
)
from seaboard.games.oh_crab.pack.asymmetry.rules import assign_picked, pick_card, store
from seaboard.games.oh_crab.pack.challenges.rules import close_challenge, next_winner
from seaboard.games.oh_crab.pack.event_cards.rules import has_challenge, pending_border, reveal_event
from seaboard.games.oh_crab.pack.on_the_table import (
    BASKET,
    LONG_NAP,
    ROLLER_SKATES,
    in_force,
    spend_claw,
    tile_price,
)
from seaboard.games.oh_crab.rules.asking import BACK, ask, asked, gain_shell
from seaboard.games.oh_crab.rules.cards import (
    BIT,
    add_to_trail,
    can_exchange,
    discard,
    give_in_exchange,
    hand_size,
    keep_of_trail,
    lay_on_discard,
    market_is_empty,
    reveal,
    take_back_discards,
    take_from_market,
)
from seaboard.games.oh_crab.rules.moves import (
    basic,
    drift_back,
    jump,
    next_step,
    push,
    set_out,
    shift,
    suffer,
    trade_places,
)
from seaboard.games.oh_crab.rules.race import (
    ACTIVATE,
    ADD_LEFT,
    ASYM_ASSIGN,
    ASYM_PICK,
    BOOST_CARD,
    CALL_CRAB,
    CALL_DIR,
    CALL_RUNS,
    CHALLENGE,
    CHIPS,
    CLAW,
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
    EVENT,
    EXCH_CARD,
    EXCH_TAKE,
    EXCHANGE,
    GULL_CRAB,
    GULL_DIR,
    GULL_RUNS,
    HOP_COLUMN,
    IGNORE,
    JUMP_DIR,
    JUNK_DIR,
    MAIN,
    MAIN_TWO,
    MENU,
    MOVE_DIR,
    NO,
    NONE,
    NOTHING_RUNS,
    OBSTACLE_CARD,
    OFFER,
    PASS_CRAB,
    PASS_DIR,
    PAY,
    PEND,
    PEND_FORWARD,
    PEND_RUNS,
    PILE,
    PLACE2,
    PLAN,
    PLANNING,
    PUSH_DIR,
    REST,
    REST_KEEP,
    REST_KEEP_TWO,
    REST_TAKE,
    RUNUP_CARD,
    SPECIAL_CHIP,
    START,
    STASH_PICK,
    SWAP_DIR,
    TAKE,
    TILE,
    TRAIL_LEFT,
    TREASURE,
    USE_SHORTCUT,
    YES,
    Race,
)
from seaboard.games.oh_crab.rules.rounds import activate, begin_planning, end_turn, place_second_pair, plan
from seaboard.games.oh_crab.rules.steps import crab_on, free_seaward_steps, is_free, kind, on_beach, step
from seaboard.games.oh_crab.rules.verbs import SPECIAL_VERBS, TILE_VERBS, perform, possible_icons
from seaboard.kernel.chance import Chance
from seaboard.kernel.kit import rule

# ------------------------------------------------------------------ the menu


@rule
def use_special(s: Race, special: int) -> int:
    """Its cards first, then its effect (O32, O33)."""
    if SPECIAL_VERBS[special, 0] > 0:
        s.pay_for = special
        s.pay_left = SPECIAL_VERBS[special, 0]
        return PAY
    return perform(s, SPECIAL_VERBS[special, 1], SPECIAL_VERBS[special, 2])


@rule
def use_tile(s: Race, tile: int) -> int:
    """Pay its shells to the reserve, then do it; no other tile this turn (O35)."""
    price = tile_price(s, tile)
    s.shells[s.mover] -= price
    s.reserve += price
    s.tile_free = 0
    return perform(s, TILE_VERBS[tile, 0], TILE_VERBS[tile, 1])


@rule
def enter_shortcut(s: Race) -> int:
    """Its cards first, one after the other (O66)."""
    s.pay_for = CUT
    s.pay_left = s.toll[s.place[s.crab]] & 15
    return PAY


@rule
def use_chip(s: Race, chip: int) -> int:
    """A main, secondary or special action of an added card, once (O27, O30–O32)."""
    gives = int(s.chips[chip])
    s.chips[chip] = NONE
    return use_special(s, gives) if chip & 3 == SPECIAL_CHIP else basic(s, gives)


@rule
def choose_from_menu(s: Race, action: int, rng: Chance) -> int:
    """One action, or the end of the turn (O27, O29)."""
    if action == END:
        return begin_end(s)
    if action == COOK:
        return use_cook(s)
    if action == USE_SHORTCUT:
        return enter_shortcut(s)
    if MAIN <= action < MAIN + 4:
        return use_chip(s, action - MAIN)
    if MAIN_TWO <= action < MAIN_TWO + 4:
        return use_chip(s, action - MAIN_TWO + 4)
    if action in (CHALLENGE, EVENT):
        return resolve_border(s, rng)
    if action == CLAW:
        return use_claw(s)
    if action >= TREASURE:
        return use_treasure(s, action - TREASURE)
    return use_tile(s, action - TILE)


@rule
def use_cook(s: Race) -> int:
    """A diagonal move; on roller skates a forward one; with her basket a shell before it (O34, E4, E5)."""
    s.cook_used = 1
    if in_force(s, ROLLER_SKATES):
        return basic(s, FORWARD)
    if in_force(s, BASKET):
        gain_shell(s, int(s.mover))
        if not possible_icons(s, hand_size(s, s.mover)) >> DIAGONAL & 1:
            return BACK
    return basic(s, DIAGONAL)


@rule
def resolve_border(s: Race, rng: Chance) -> int:
    """The most landward pending border: its Challenge, then its Event (O134, O137, O146, O147)."""
    s.border = pending_border(s)
    return count_challenge(s) if has_challenge(s, int(s.border)) else reveal_event(s, int(s.border), rng)


@rule
def pay(s: Race, card: int) -> int:
    """One card of a cost; after the last one the action follows (O33, O66)."""
    discard(s, s.mover, card)
    s.pay_left -= 1
    if s.pay_left > 0:
        return PAY
    if s.pay_for == CUT:
        return set_out(s, int(s.arrow[s.place[s.crab]]))
    return perform(s, SPECIAL_VERBS[s.pay_for, 1], SPECIAL_VERBS[s.pay_for, 2])


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
def keep(s: Race, card: int) -> int:
    """The card that stays in the Trail; in a long nap perhaps a neighbour too (O24, E12)."""
    if in_force(s, LONG_NAP) and s.trail_left[s.mover] != s.trail_right[s.mover]:
        s.card = card
        return REST_KEEP_TWO
    keep_of_trail(s, s.mover, card, NONE)
    return rest_on(s)


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
    """Once: a card exchange or the current of the space where the turn ends (O29, O62, O70, O73, O75)."""
    s.ending = 1
    if not on_beach(s, s.crab):
        return BACK
    what = kind(s, int(s.place[s.crab]))
    if what == EXCHANGE and can_exchange(s, s.mover):
        return END_EXCH
    if what == CURRENT and is_free(s, int(s.arrow[s.place[s.crab]])):
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
def answer_with_card(s: Race, card: int, seat: int) -> int:
    """Questions about cards: the question that follows, or BACK."""
    phase = s.phase
    if phase == REST_KEEP:
        return keep(s, card)
    if phase == PAY:
        return pay(s, card)
    if phase == OBSTACLE_CARD:
        discard(s, seat, card)
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
    if phase == REST_KEEP_TWO:
        keep_of_trail(s, s.mover, int(s.card), card)
        return rest_on(s)
    if phase == EXCH_CARD:
        give_in_exchange(s, seat, card)
        return ask(s, seat, EXCH_TAKE)
    return answer_with_pack_card(s, card, seat)


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
    elif phase == JUNK_DIR:
        drift_back(s, int(s.subject), direction)
    else:
        shift(s, int(s.subject), step(s, int(s.place[s.subject]), direction))
    return BACK


@rule
def answer_otherwise(s: Race, action: int, seat: int, rng: Chance) -> int:
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
    if phase in (EXCH_TAKE, TAKE):
        take_from_market(s, seat, action - PILE)
        return BACK
    if phase == DOPE_SIDE:
        s.hand[s.mover] &= ~BIT[s.card]
        add_to_trail(s, s.mover, int(s.card), action == TRAIL_LEFT, CHIPS // 2)
        return BACK
    if phase == IGNORE:
        return suffer(s, int(s.subject), rng) if action == NO else BACK
    if phase == END_EXCH:
        return EXCH_CARD if action == YES else BACK
    if phase == END_CURRENT:
        if action == YES:
            drift(s)
        return BACK
    if phase == REST_KEEP_TWO:  # END: no second card
        keep_of_trail(s, s.mover, int(s.card), NONE)
        return rest_on(s)
    if phase == REST_KEEP:  # a Claw: the whole Trail stays (A7)
        spend_claw(s, s.crab)
        return rest_on(s)
    return answer_pack(s, action, seat, rng)


@rule
def answer_outside_turns(s: Race, action: int, rng: Chance) -> None:
    """Plans, and the decisions of the set-up."""
    phase = s.phase
    if phase == PLAN:
        plan(s, action)
    elif phase == PLACE2:
        place_second_pair(s, action - COLUMN, rng)
    elif phase == ACTIVATE:
        activate(s, action - CRAB)
    else:
        if phase == ASYM_PICK:
            s.phase = pick_card(s, action - OFFER)
        elif phase == ASYM_ASSIGN:
            s.phase = assign_picked(s, action - CRAB)
        else:
            store(s, action)
            s.phase = PLAN
        if s.phase == PLAN:
            begin_planning(s, PLANNING)


@rule
def respond(s: Race, action: int, rng: Chance) -> int:
    """One decision of a turn: the question that follows, or BACK where what waits goes on."""
    seat = asked(s)
    s.decider = NONE
    if s.phase == MENU:
        return choose_from_menu(s, action, rng)
    if action < ADD_LEFT:
        return answer_with_card(s, action, seat)
    if DIRECTION <= action < DIRECTION + 6:
        return answer_with_direction(s, action - DIRECTION)
    return answer_otherwise(s, action, seat, rng)


@rule
def resume(s: Race, rng: Chance) -> int:
    """One step of what waits, the nearest first: the question it leads to, or BACK for the next (O176)."""
    if s.entering > 0:
        return next_step(s, rng)
    if s.blinding:
        return next_sand(s, rng)
    if s.modules and (s.takers or s.take_back or s.border != NONE):
        return resume_pack(s, rng)
    if s.running == CALL_RUNS and s.crowd == 0:
        s.running = NOTHING_RUNS
    if s.running == PEND_RUNS and s.pend_forward + s.pend_diagonal == 0:
        s.running = NOTHING_RUNS
    if s.running == PEND_RUNS:
        return PEND
    if s.running == GULL_RUNS:
        return GULL_CRAB
    if s.running == CALL_RUNS:
        return CALL_CRAB
    if not s.ending:
        return MENU
    if s.borders:
        return resolve_border(s, rng)
    end_turn(s)
    return int(s.phase)


@rule
def resume_pack(s: Race, rng: Chance) -> int:
    """Takers of a delivery, a spy, the winners of a Challenge, and the Event behind it."""
    if s.takers:
        return next_taker(s)
    if s.take_back:
        return next_spying(s)
    if s.winners_left:
        return next_winner(s)
    close_challenge(s, int(s.border))
    return reveal_event(s, int(s.border), rng)


@rule
def is_outside_turns(phase: int) -> bool:
    """Plans, and the decisions of the set-up and between turns."""
    return phase in (PLAN, PLACE2, ACTIVATE, ASYM_PICK, ASYM_ASSIGN, STASH_PICK)


@rule
def decide(s: Race, action: int, rng: Chance) -> None:
    """One decision, without the automatic ones that may follow (section 13)."""
    if is_outside_turns(s.phase):
        answer_outside_turns(s, action, rng)
        return
    question = respond(s, action, rng)
    while question == BACK:
        question = resume(s, rng)
    s.phase = question
