"""What may be answered in each phase: a base integer and a set of answers above it.

All integers of a phase lie within 64 of each other, so a set of answers is one word, and a question with a
single answer is a power of two (O172).
"""

from __future__ import annotations

import numpy as np

from seaboard.games.oh_crab.names import DIAGONAL, FORWARD, TAKE_SHELL
from seaboard.kernel.kit import rule
from seaboard.kernel.sets import size

from . import cards, hooks, steps, verbs
from . import race as r
from .cards import BIT, EMPTY_SET, ONE, hand_size
from .race import END, NONE, USE_SHORTCUT, YES, Race, asked
from .rounds import free_start_columns
from .steps import on_shortcut
from .verbs import possible_icons

Answers = np.uint64  # a set of answers
WORD = r.ADD_LEFT  # the base of every question that is not answered by a card
# Two questions have one answer that lies too far from the others: it has a bit of its own.
KEEP_ALL_BIT = 52  # of REST_KEEP: a Claw (A7)
ENOUGH_BIT = 32  # of SPY_ROW: END


@rule
def answer(action: int) -> Answers:
    """An integer from 52 to 115 as a set of one answer."""
    return BIT[action - WORD]


@rule
def shifted(bits: int, base: int) -> Answers:
    """Small bits as a set of answers from a base integer on."""
    return np.uint64(bits) << np.uint64(base - WORD)


@rule
def can_take_shortcut(s: Race) -> bool:
    """The standing crab is on a shortcut, its cards are in Hand, the far end may be entered (O66, O67)."""
    return on_shortcut(s) and can_pay_shortcut(s, int(s.toll[s.place[s.crab]]) & 15)


@rule
def can_pay_shortcut(s: Race, cost: int) -> bool:
    """So many cards, all or the rest of its cost, lead the standing crab to the far end (O66, O67)."""
    if not shortcut_leads_on(s, cost):
        return False
    return size(cards.cards_with_icon(s, s.mover, int(s.toll[s.place[s.crab]]) >> 4)) >= cost


@rule
def shortcut_leads_on(s: Race, cost: int) -> bool:
    """As far as everybody can see, so many cards could lead the standing crab to the far end (O66, O67)."""
    if not on_shortcut(s) or s.knocked_over[s.crab]:
        return False
    left = hand_size(s, s.mover) - cost
    return left >= 0 and steps.can_land(s, int(s.arrow[s.place[s.crab]]), left)


@rule
def may_hide_shortcut(s: Race, seat: int) -> bool:
    """Only a seat itself can tell whether its Hand pays for the shortcut under its active crab (O170)."""
    return seat == s.mover and on_shortcut(s) and shortcut_leads_on(s, int(s.toll[s.place[s.crab]]) & 15)


@rule
def pending(s: Race) -> Answers:
    """Moves left of Slalom and Slide, a shortcut between them, or enough (O87, O88)."""
    found = answer(END)
    icons = possible_icons(s, hand_size(s, s.mover))
    if s.pend_forward and icons >> FORWARD & 1:
        found |= answer(r.PEND_FORWARD)
    if s.pend_diagonal and icons >> DIAGONAL & 1:
        found |= answer(r.PEND_DIAGONAL)
    if can_take_shortcut(s):
        found |= answer(USE_SHORTCUT)
    return found


@rule
def menu(s: Race) -> Answers:
    """Everything still available this turn, in any order, each once, and the end (O27, O33)."""
    found = answer(END)
    icons = possible_icons(s, hand_size(s, s.mover))
    for chip in range(r.CHIPS):
        gives = s.chips[chip]
        if gives == NONE:
            continue
        if verbs.special_possible(s, int(gives)) if chip & 3 == r.SPECIAL_CHIP else icons >> gives & 1:
            found |= answer(r.MAIN + chip if chip < 4 else r.MAIN_TWO + chip - 4)
    if s.mover == s.cook and not s.cook_used:
        shell = icons >> TAKE_SHELL & hooks.cook_shells(s)
        if shell or icons >> hooks.cook_move(s) & 1:
            found |= answer(r.COOK)
    if s.tile_free and s.shells[s.mover] > 0:
        for tile in range(8):
            if verbs.tile_possible(s, tile):
                found |= answer(r.TILE + tile)
    if can_take_shortcut(s):
        found |= answer(USE_SHORTCUT)
    return found | hooks.menu(s, icons) if s.modules else found


@rule
def trail_cards(s: Race, icons: int) -> Answers:
    """The cards of the asked seat's Trail whose main icon is one of some, as a set (O82)."""
    return cards.with_icons(s, cards.row(s, int(s.trail_left[asked(s)])), icons)


@rule
def begin_answers(s: Race) -> Answers:
    """Left or right of the Trail, or rest; an empty Trail has one end, no card means rest (O20–O22)."""
    found = answer(r.REST)
    if s.down[s.mover] != NONE:
        found |= answer(r.ADD_LEFT)
        if s.trail_left[s.mover] != NONE:
            found |= answer(r.ADD_RIGHT)
    return found


@rule
def card_answers(s: Race) -> Answers:
    """The cards that answer a question about cards."""
    if s.phase == r.REST_KEEP:
        return kept_answers(s)
    if s.phase == r.PAY and s.pay_for == r.CUT:
        return cards.cards_with_icon(s, s.mover, int(s.toll[s.place[s.crab]]) >> 4)
    if s.phase == r.RUNUP_CARD:
        return trail_cards(s, possible_icons(s, hand_size(s, s.mover)))
    if s.phase == r.BOOST_CARD:
        return verbs.boosting_cards(s)
    if s.phase == r.REST_KEEP_TWO:
        return neighbours(s) | BIT[END]
    return hooks.card_answers(s) if s.phase >= r.STASH_PICK else s.hand[asked(s)]


@rule
def kept_answers(s: Race) -> Answers:
    """One card of the Trail, or all of them where that is allowed and makes a difference (O24)."""
    found = trail_cards(s, 15)
    if hooks.may_keep_all(s) and found & (found - ONE) != EMPTY_SET:
        found |= BIT[KEEP_ALL_BIT]
    return found


@rule
def neighbours(s: Race) -> Answers:
    """The cards beside the one that is kept, as a set (E12)."""
    found = EMPTY_SET
    left, right = cards.before_in_trail(s, int(s.mover), int(s.card)), s.follows[s.card]
    if left != NONE:
        found |= BIT[left]
    if right != NONE:
        found |= BIT[right]
    return found


@rule
def direction_answers(s: Race) -> int:
    """The directions that answer a question about a way, as bits."""
    if s.phase == r.PUSH_DIR:
        return steps.push_directions(s, steps.pushed_space(s))
    if s.phase == r.MOVE_DIR:
        return steps.steps_seaward(s, hand_size(s, s.mover)) & steps.ways_of(int(s.icon))
    if s.phase == r.GULL_DIR:
        return steps.landward_steps(s, int(s.subject))
    if s.phase == r.CALL_DIR:
        return steps.free_seaward_steps(s, int(s.subject), hand_size(s, s.mover))
    if s.phase == r.PASS_DIR:
        return steps.free_steps(s, int(s.subject))
    if s.phase == r.SWAP_DIR:
        return steps.swaps(s, hand_size(s, s.mover))
    if s.phase == r.JUMP_DIR:
        return steps.leaps(s, hand_size(s, s.mover))
    return hooks.direction_answers(s)


@rule
def two_answers(s: Race) -> Answers:
    """Yes or no, and the two ends of the Trail, as a set above YES (O86, O100)."""
    if s.phase == r.DOPE_SIDE or s.phase == r.JUNK_END:
        seat = asked(s)
        # One side is enough to add to an empty Trail, and to lose a single card.
        single = NONE if s.phase == r.DOPE_SIDE else s.trail_right[seat]
        left = BIT[r.TRAIL_LEFT - YES]
        return left if s.trail_left[seat] == single else left | BIT[r.TRAIL_RIGHT - YES]
    # An obstacle cannot be paid with an empty Hand: it is ignored (O86).
    needs_card = s.phase == r.IGNORE and steps.is_obstacle(s, int(s.place[s.subject]))
    if needs_card and s.hand[s.mover] == EMPTY_SET:
        return ONE
    return ONE | BIT[r.NO - YES]


@rule
def base(phase: int) -> int:
    """The integer that the first bit of a question's answers stands for."""
    if phase < r.MOVE_DIR:
        return r.CARD
    if phase < r.OBST_ROW:
        return YES if r.IGNORE <= phase < r.MENU else WORD
    if phase < r.REWARD:
        return r.ROW
    return r.REWARD_OPTION if phase == r.REWARD else r.OFFER


@rule
def action_of(phase: int, bit: int) -> int:
    """The integer that a bit of a question's answers stands for."""
    if phase == r.REST_KEEP and bit == KEEP_ALL_BIT:
        return r.CLAW
    if phase == r.SPY_ROW and bit == ENOUGH_BIT:
        return END
    return base(phase) + bit


@rule
def answers(s: Race) -> Answers:
    """The set of legal answers above the base of the phase; empty when the race is over."""
    phase = s.phase
    if phase == r.MENU:
        return menu(s)
    if phase < r.MOVE_DIR:
        return card_answers(s)
    if phase < r.IGNORE:
        return shifted(direction_answers(s), r.DIRECTION)
    if phase < r.MENU:
        return two_answers(s)
    if phase == r.START:
        return begin_answers(s)
    if phase in (r.REST_TAKE, r.EXCH_TAKE, r.TAKE):
        return shifted(cards.market_choices(s), r.PILE)
    if phase == r.PEND:
        return pending(s)
    if phase == r.GULL_CRAB:
        return shifted(verbs.gullible_crabs(s, int(s.crowd)), r.CRAB) | answer(END)
    if phase == r.CALL_CRAB:
        return shifted(int(s.crowd), r.CRAB)
    if phase == r.PASS_CRAB:
        return shifted(verbs.others_with_room(s), r.CRAB)
    if phase == r.HOP_COLUMN:
        return shifted(steps.hops(s, hand_size(s, s.mover)), r.COLUMN)
    if phase == r.ACTIVATE:
        return answer(r.CRAB + int(s.crabs[s.mover, 0])) | answer(r.CRAB + int(s.crabs[s.mover, 1]))
    if phase == r.PLACE2:
        return shifted(free_start_columns(s), r.COLUMN)
    return hooks.answers(s)
