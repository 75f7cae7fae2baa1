"""What may be answered in each phase: a base integer and a set of answers above it.

All integers of a phase lie within 64 of each other, so a set of answers is one word, and a question with a
single answer is a power of two (O172).
"""

from __future__ import annotations

import numpy as np

from seaboard.games.oh_crab.names import DIAGONAL, FORWARD
from seaboard.kernel.kit import rule

from .cards import (
    BIT,
    EMPTY_SET,
    ONE,
    cards_with_icon,
    hand_size,
    market_choices,
    size,
)
from .moves import pushed_space
from .record import (
    ACTIVATE,
    ADD_LEFT,
    ADD_RIGHT,
    BOOST_CARD,
    CALL_CRAB,
    CALL_DIR,
    CARD,
    CHIPS,
    COLUMN,
    COOK,
    CRAB,
    CUT,
    DIRECTION,
    DOPE_SIDE,
    END,
    EXCH_TAKE,
    GULL_CRAB,
    GULL_DIR,
    HOP_COLUMN,
    IGNORE,
    MAIN,
    MAIN_TWO,
    MENU,
    MOVE_DIR,
    NO,
    NONE,
    OBSTACLE,
    PASS_CRAB,
    PASS_DIR,
    PAY,
    PEND,
    PEND_DIAGONAL,
    PEND_FORWARD,
    PILE,
    PLACE2,
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
    TRAIL_RIGHT,
    USE_SHORTCUT,
    YES,
    Race,
)
from .rounds import free_start_columns
from .steps import (
    can_land,
    free_seaward_steps,
    free_steps,
    hops,
    kind,
    landward_steps,
    leaps,
    on_shortcut,
    push_directions,
    steps_seaward,
    swaps,
    ways_of,
)
from .verbs import (
    boosting_cards,
    gullible_crabs,
    others_with_room,
    possible_icons,
    special_possible,
    tile_possible,
)

Answers = np.uint64  # a set of answers
WORD = ADD_LEFT  # the base of every question that is not answered by a card


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
    if not on_shortcut(s) or s.knocked_over[s.crab]:
        return False
    space = int(s.place[s.crab])
    cost = int(s.toll[space]) & 15
    paying = size(cards_with_icon(s, s.mover, int(s.toll[space]) >> 4))
    return paying >= cost and can_land(s, int(s.arrow[space]), hand_size(s, s.mover) - cost)


@rule
def pending(s: Race) -> Answers:
    """Moves left of Slalom and Slide, a shortcut between them, or enough (O87, O88)."""
    found = answer(END)
    icons = possible_icons(s, hand_size(s, s.mover))
    if s.pend_forward and icons >> FORWARD & 1:
        found |= answer(PEND_FORWARD)
    if s.pend_diagonal and icons >> DIAGONAL & 1:
        found |= answer(PEND_DIAGONAL)
    if can_take_shortcut(s):
        found |= answer(USE_SHORTCUT)
    return found


@rule
def menu(s: Race) -> Answers:
    """Everything still available this turn, in any order, each once, and the end (O27, O33)."""
    found = answer(END)
    icons = possible_icons(s, hand_size(s, s.mover))
    for chip in range(CHIPS):
        gives = s.chips[chip]
        if gives == NONE:
            continue
        if special_possible(s, int(gives)) if chip & 3 == SPECIAL_CHIP else icons >> gives & 1:
            found |= answer(MAIN + chip if chip < 4 else MAIN_TWO + chip - 4)
    if s.mover == s.cook and not s.cook_used and icons >> DIAGONAL & 1:
        found |= answer(COOK)
    if s.tile_free and s.shells[s.mover] > 0:
        for tile in range(8):
            if tile_possible(s, tile):
                found |= answer(TILE + tile)
    if can_take_shortcut(s):
        found |= answer(USE_SHORTCUT)
    return found


@rule
def trail_cards(s: Race, icons: int) -> Answers:
    """The cards of the mover's Trail whose main icon is one of some, as a set (O82)."""
    found = EMPTY_SET
    card = s.trail_left[s.mover]
    while card != NONE:
        if icons >> s.main[card] & 1:
            found |= BIT[card]
        card = s.follows[card]
    return found


@rule
def begin_answers(s: Race) -> Answers:
    """Left or right of the Trail, or rest; an empty Trail has one end, no card means rest (O20–O22)."""
    found = answer(REST)
    if s.down[s.mover] != NONE:
        found |= answer(ADD_LEFT)
        if s.trail_left[s.mover] != NONE:
            found |= answer(ADD_RIGHT)
    return found


@rule
def card_answers(s: Race) -> Answers:
    """The cards that answer a question about cards."""
    if s.phase == REST_KEEP:
        return trail_cards(s, 15)
    if s.phase == PAY and s.pay_for == CUT:
        return cards_with_icon(s, s.mover, int(s.toll[s.place[s.crab]]) >> 4)
    if s.phase == RUNUP_CARD:
        return trail_cards(s, possible_icons(s, hand_size(s, s.mover)))
    if s.phase == BOOST_CARD:
        return boosting_cards(s)
    return s.hand[s.mover]


@rule
def direction_answers(s: Race) -> int:
    """The directions that answer a question about a way, as bits."""
    if s.phase == PUSH_DIR:
        return push_directions(s, pushed_space(s))
    if s.phase == MOVE_DIR:
        return steps_seaward(s, hand_size(s, s.mover)) & ways_of(int(s.icon))
    if s.phase == GULL_DIR:
        return landward_steps(s, int(s.subject))
    if s.phase == CALL_DIR:
        return free_seaward_steps(s, int(s.subject), hand_size(s, s.mover))
    if s.phase == PASS_DIR:
        return free_steps(s, int(s.subject))
    if s.phase == SWAP_DIR:
        return swaps(s, hand_size(s, s.mover))
    return leaps(s, hand_size(s, s.mover))


@rule
def two_answers(s: Race) -> Answers:
    """Yes or no, and the two ends of the Trail, as a set above YES (O86, O100)."""
    if s.phase == DOPE_SIDE:
        left = BIT[TRAIL_LEFT - YES]
        return left if s.trail_left[s.mover] == NONE else left | BIT[TRAIL_RIGHT - YES]
    # An obstacle cannot be paid with an empty Hand: it is ignored (O86).
    needs_card = s.phase == IGNORE and kind(s, int(s.place[s.subject])) == OBSTACLE
    if needs_card and s.hand[s.mover] == EMPTY_SET:
        return ONE
    return ONE | BIT[NO - YES]


@rule
def base(phase: int) -> int:
    """The integer that the first bit of a question's answers stands for."""
    if phase < MOVE_DIR:
        return CARD
    return YES if IGNORE <= phase < MENU else WORD


@rule
def answers(s: Race) -> Answers:
    """The set of legal answers above the base of the phase; empty when the race is over."""
    phase = s.phase
    if phase == MENU:
        return menu(s)
    if phase < MOVE_DIR:
        return card_answers(s)
    if phase < IGNORE:
        return shifted(direction_answers(s), DIRECTION)
    if phase < MENU:
        return two_answers(s)
    if phase == START:
        return begin_answers(s)
    if phase in (REST_TAKE, EXCH_TAKE):
        return shifted(market_choices(s), PILE)
    if phase == PEND:
        return pending(s)
    if phase == GULL_CRAB:
        return shifted(gullible_crabs(s, int(s.crowd)), CRAB) | answer(END)
    if phase == CALL_CRAB:
        return shifted(int(s.crowd), CRAB)
    if phase == PASS_CRAB:
        return shifted(others_with_room(s), CRAB)
    if phase == HOP_COLUMN:
        return shifted(hops(s, hand_size(s, s.mover)), COLUMN)
    if phase == ACTIVATE:
        return answer(CRAB + int(s.crabs[s.mover, 0])) | answer(CRAB + int(s.crabs[s.mover, 1]))
    if phase == PLACE2:
        return shifted(free_start_columns(s), COLUMN)
    return EMPTY_SET
