"""What a decision does, and what is asked next (section 13)."""

from __future__ import annotations

from seaboard.games.oh_crab.board import WIDTH
from seaboard.kernel.chance import Chance
from seaboard.kernel.kit import rule
from seaboard.kernel.notes import Log, note

from . import cards, hooks, moves, noted, rounds, turn
from . import race as r
from .race import BACK, NONE, Race, ask
from .steps import crab_on, leap, step


@rule
def answer_with_card(s: Race, card: int, seat: int, log: Log) -> int:
    """Questions about cards: the question that follows, or BACK."""
    phase = s.phase
    if phase == r.PLAN:
        rounds.plan(s, card, log)
        return int(s.phase)
    if phase == r.REST_KEEP:
        return turn.keep(s, card, log)
    if phase == r.REST_KEEP_TWO:
        return turn.keep_both(s, int(s.card), card, log)
    if phase == r.PAY:
        return turn.pay(s, card, log)
    if phase == r.OBSTACLE_CARD:
        cards.lose_card(s, seat, card, False, noted.O63, log)
        return BACK
    if phase == r.BOOST_CARD:
        cards.pay_card(s, seat, card, noted.O33, log)
    if phase in (r.BOOST_CARD, r.RUNUP_CARD):
        return moves.basic(s, int(s.main[card]), log)
    if phase == r.DOPE_CARD:
        cards.reveal(s, card)
        s.card = card
        return r.DOPE_SIDE
    if phase == r.EXCH_CARD:
        cards.give_in_exchange(s, seat, card, log)
        return ask(s, seat, r.EXCH_TAKE)
    return hooks.answer_with_card(s, card, seat, log)


@rule
def answer_with_direction(s: Race, direction: int, log: Log) -> int:
    """Questions about a way: the question that follows, or BACK."""
    phase, here = s.phase, int(s.place[s.crab])
    if phase == r.PUSH_DIR:
        return moves.push(s, direction, log)
    if phase == r.JUMP_DIR:
        return moves.set_out(s, leap(s, here, direction), noted.JUMP, direction, log)
    if phase == r.MOVE_DIR:
        return moves.set_out(s, step(s, here, direction), noted.STEP, direction, log)
    if phase == r.SWAP_DIR:
        moves.trade_places(s, crab_on(s, step(s, here, direction)), noted.EXCHANGE, log)
        return BACK
    if phase == r.GULL_DIR:
        return moves.send(s, direction, noted.GULL, log)
    if phase == r.CALL_DIR:
        return moves.send(s, direction, noted.CALL, log)
    if phase == r.PASS_DIR:
        return moves.send(s, direction, noted.PASS, log)
    if phase == r.FREE_DIR:
        return moves.send(s, direction, noted.REWARD_STEP, log)
    return hooks.drift_back(s, int(s.subject), direction, log)


@rule
def answer_with_word(s: Race, action: int, seat: int, rng: Chance, log: Log) -> int:
    """All other questions: the question that follows, or BACK."""
    phase = s.phase
    if phase == r.START:
        return turn.begin(s, action, log)
    if phase == r.PEND:
        return turn.pend_on(s, action, log)
    if phase in (r.GULL_CRAB, r.CALL_CRAB, r.PASS_CRAB):
        return turn.choose_crab(s, action)
    if phase == r.HOP_COLUMN:
        row = int(s.place[s.crab]) // WIDTH
        moves.shift(s, int(s.crab), row * WIDTH + action - r.COLUMN, noted.HOP, NONE, log)
        return BACK
    if phase in (r.REST_TAKE, r.EXCH_TAKE, r.TAKE):
        cards.take_from_market(s, seat, action - r.PILE, log)
        return turn.wake_up(s, log) if phase == r.REST_TAKE else BACK
    if phase == r.DOPE_SIDE:
        s.hand[seat] &= ~cards.BIT[s.card]
        cards.add_to_trail(s, seat, int(s.card), action == r.TRAIL_LEFT, r.CHIPS // 2, log)
        return BACK
    if phase == r.IGNORE:
        if action == r.NO:
            return moves.suffer(s, int(s.subject), rng, log)
        note(log, noted.IGNORED, s.subject)
        return BACK
    if phase == r.END_EXCH:
        return r.EXCH_CARD if action == r.YES else BACK
    if phase == r.END_CURRENT:
        if action == r.YES:
            turn.drift(s, log)
        return BACK
    if phase == r.REST_KEEP_TWO:  # END: no second card
        return turn.keep_both(s, int(s.card), NONE, log)
    if phase == r.REST_KEEP:  # no card: all of them stay
        hooks.keep_whole_trail(s, log)
        return turn.rest_on(s, log)
    if phase == r.PLACE2:
        rounds.place_second_pair(s, action - r.COLUMN, rng, log)
        return int(s.phase)
    if phase == r.ACTIVATE:
        rounds.activate(s, action - r.CRAB, log)
        return int(s.phase)
    return hooks.answer(s, action, seat, rng, log)


@rule
def respond(s: Race, action: int, rng: Chance, log: Log) -> int:
    """One decision: the question that follows, or BACK where what waits goes on."""
    seat = int(r.asked(s))
    s.decider = NONE
    if s.phase == r.MENU:
        return turn.choose_from_menu(s, action, rng, log)
    if action < r.ADD_LEFT:
        return answer_with_card(s, action, seat, log)
    if r.DIRECTION <= action < r.DIRECTION + 6:
        return answer_with_direction(s, action - r.DIRECTION, log)
    return answer_with_word(s, action, seat, rng, log)


@rule
def resume(s: Race, rng: Chance, log: Log) -> int:
    """One step of what waits, the nearest first: the question it leads to, or BACK for the next (O176)."""
    if s.entering > 0:
        return moves.next_step(s, rng, log)
    if s.blinding:
        return moves.next_sand(s, rng, log)
    if s.modules and hooks.something_waits(s):
        return hooks.resume(s, rng, log)
    if s.running == r.PEND_RUNS and s.pend_forward + s.pend_diagonal > 0:
        return r.PEND
    if s.running == r.GULL_RUNS:
        return r.GULL_CRAB
    if s.running == r.CALL_RUNS and s.crowd != 0:
        return r.CALL_CRAB
    s.running = r.NOTHING_RUNS
    if not s.ending:
        return r.MENU
    if s.borders:
        return hooks.resolve_border(s, rng, log)
    rounds.end_turn(s, log)
    return int(s.phase)


@rule
def decide(s: Race, action: int, rng: Chance, log: Log) -> None:
    """One decision, without the automatic ones that may follow."""
    question = respond(s, action, rng, log)
    while question == BACK:
        question = resume(s, rng, log)
    s.phase = question
