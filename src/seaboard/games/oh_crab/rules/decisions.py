"""What a decision does, and what is asked next (section 13)."""

from __future__ import annotations

from seaboard.games.oh_crab.board import WIDTH
from seaboard.kernel.chance import Chance
from seaboard.kernel.kit import rule
from seaboard.kernel.notes import Log, note

from . import hooks, noted
from . import race as r
from .cards import (
    BIT,
    add_to_trail,
    give_in_exchange,
    lose_card,
    pay_card,
    reveal,
    take_from_market,
)
from .moves import basic, jump, next_sand, next_step, push, set_out, shift, suffer, trade_places
from .race import BACK, CHIPS, NONE, Race, ask, asked
from .rounds import activate, end_turn, place_second_pair, plan
from .steps import crab_on, step
from .turn import (
    begin,
    call,
    choose_from_menu,
    drift,
    keep,
    keep_both,
    pay,
    pend_on,
    rest_on,
    send_back,
    wake_up,
)

# ------------------------------------------------------------------ answers


@rule
def answer_with_card(s: Race, card: int, seat: int, log: Log) -> int:
    """Questions about cards: the question that follows, or BACK."""
    phase = s.phase
    if phase == r.PLAN:
        plan(s, card, log)
        return int(s.phase)
    if phase == r.REST_KEEP:
        return keep(s, card, log)
    if phase == r.REST_KEEP_TWO:
        return keep_both(s, int(s.card), card, log)
    if phase == r.PAY:
        return pay(s, card, log)
    if phase == r.OBSTACLE_CARD:
        lose_card(s, seat, card, noted.O63, log)
        return BACK
    if phase == r.RUNUP_CARD:
        return basic(s, int(s.main[card]), log)
    if phase == r.BOOST_CARD:
        pay_card(s, seat, card, noted.O33, log)
        return basic(s, int(s.main[card]), log)
    if phase == r.DOPE_CARD:
        reveal(s, card)
        s.card = card
        return r.DOPE_SIDE
    if phase == r.EXCH_CARD:
        give_in_exchange(s, seat, card, log)
        return ask(s, seat, r.EXCH_TAKE)
    return hooks.answer_with_card(s, card, seat, log)


@rule
def answer_with_direction(s: Race, direction: int, log: Log) -> int:
    """Questions about a way: the question that follows, or BACK."""
    phase = s.phase
    if phase == r.PUSH_DIR:
        return push(s, direction, log)
    if phase == r.JUMP_DIR:
        return jump(s, direction, log)
    if phase == r.MOVE_DIR:
        return set_out(s, step(s, int(s.place[s.crab]), direction), noted.STEP, direction, log)
    if phase == r.SWAP_DIR:
        there = step(s, int(s.place[s.crab]), direction)
        trade_places(s, crab_on(s, there), noted.EXCHANGE, log)
        return BACK
    if phase == r.GULL_DIR:
        return send(s, direction, noted.GULL, log)
    if phase == r.CALL_DIR:
        return send(s, direction, noted.CALL, log)
    if phase == r.PASS_DIR:
        return send(s, direction, noted.PASS, log)
    return hooks.answer_with_direction(s, direction, log)


@rule
def send(s: Race, direction: int, way: int, log: Log) -> int:
    """The crab that was asked about makes a step (O80, O81, O91)."""
    shift(s, int(s.subject), step(s, int(s.place[s.subject]), direction), way, direction, log)
    return BACK


@rule
def answer_with_word(s: Race, action: int, seat: int, rng: Chance, log: Log) -> int:
    """All other questions: the question that follows, or BACK."""
    phase = s.phase
    if phase == r.START:
        return begin(s, action, log)
    if phase == r.PEND:
        return pend_on(s, action, log)
    if phase == r.GULL_CRAB:
        return send_back(s, action)
    if phase == r.CALL_CRAB:
        return call(s, action - r.CRAB)
    if phase == r.PASS_CRAB:
        s.subject = action - r.CRAB
        return r.PASS_DIR
    if phase == r.HOP_COLUMN:
        row = int(s.place[s.crab]) // WIDTH
        shift(s, int(s.crab), row * WIDTH + action - r.COLUMN, noted.HOP, r.NONE, log)
        return BACK
    if phase == r.REST_TAKE:
        take_from_market(s, seat, action - r.PILE, log)
        return wake_up(s, log)
    if phase == r.EXCH_TAKE:
        take_from_market(s, seat, action - r.PILE, log)
        return BACK
    if phase == r.DOPE_SIDE:
        s.hand[seat] &= ~BIT[s.card]
        add_to_trail(s, seat, int(s.card), action == r.TRAIL_LEFT, CHIPS // 2, log)
        return BACK
    if phase == r.IGNORE:
        if action == r.NO:
            return suffer(s, int(s.subject), rng, log)
        note(log, noted.IGNORED, s.subject)
        return BACK
    if phase == r.END_EXCH:
        return r.EXCH_CARD if action == r.YES else BACK
    if phase == r.END_CURRENT:
        if action == r.YES:
            drift(s, log)
        return BACK
    if phase == r.REST_KEEP_TWO:  # END: no second card
        return keep_both(s, int(s.card), r.NONE, log)
    if phase == r.REST_KEEP:  # no card: all of them stay
        hooks.keep_whole_trail(s, log)
        return rest_on(s, log)
    if phase == r.PLACE2:
        place_second_pair(s, action - r.COLUMN, rng, log)
        return int(s.phase)
    if phase == r.ACTIVATE:
        activate(s, action - r.CRAB, log)
        return int(s.phase)
    return hooks.answer(s, action, seat, rng, log)


# ------------------------------------------------------------------ what follows


@rule
def respond(s: Race, action: int, rng: Chance, log: Log) -> int:
    """One decision: the question that follows, or BACK where what waits goes on."""
    seat = int(asked(s))
    s.decider = NONE
    if s.phase == r.MENU:
        return choose_from_menu(s, action, rng, log)
    if action < r.ADD_LEFT:
        return answer_with_card(s, action, seat, log)
    if r.DIRECTION <= action < r.DIRECTION + 6:
        return answer_with_direction(s, action - r.DIRECTION, log)
    return answer_with_word(s, action, seat, rng, log)


@rule
def resume(s: Race, rng: Chance, log: Log) -> int:
    """One step of what waits, the nearest first: the question it leads to, or BACK for the next (O176)."""
    if s.entering > 0:
        return next_step(s, rng, log)
    if s.blinding:
        return next_sand(s, rng, log)
    if s.modules and hooks.something_waits(s):
        return hooks.resume(s, rng, log)
    if s.running == r.CALL_RUNS and s.crowd == 0:
        s.running = r.NOTHING_RUNS
    if s.running == r.PEND_RUNS and s.pend_forward + s.pend_diagonal == 0:
        s.running = r.NOTHING_RUNS
    if s.running == r.PEND_RUNS:
        return r.PEND
    if s.running == r.GULL_RUNS:
        return r.GULL_CRAB
    if s.running == r.CALL_RUNS:
        return r.CALL_CRAB
    if not s.ending:
        return r.MENU
    if s.borders:
        return hooks.resolve_border(s, rng, log)
    end_turn(s, log)
    return int(s.phase)


@rule
def decide(s: Race, action: int, rng: Chance, log: Log) -> None:
    """One decision, without the automatic ones that may follow."""
    question = respond(s, action, rng, log)
    while question == BACK:
        question = resume(s, rng, log)
    s.phase = question
