"""What may be answered in each phase: a base integer and a set of answers above it.

All integers of a phase lie within 64 of each other, so a set of answers is one word, and a question with a
single answer is a power of two (O172).
"""

from __future__ import annotations

import numpy as np

from seaboard.games.oh_crab.names import DIAGONAL, FORWARD, TAKE_SHELL, TOKENS
from seaboard.games.oh_crab.pack.asymmetry.rules import claw_helps, drawn_cards, pickable
from seaboard.games.oh_crab.pack.challenges.rules import (
    REWARD_OPTIONS,
    crabs_for_reward,
    possible_rewards,
)
from seaboard.games.oh_crab.pack.event_cards.rules import has_challenge, pending_border
from seaboard.games.oh_crab.pack.on_the_table import (
    BASKET,
    FIRST_TREASURE,
    INSOMNIAC,
    ROLLER_SKATES,
    can_use_claw,
    in_force,
)
from seaboard.games.oh_crab.pack.surprises.rules import (
    diggable_columns,
    diggable_rows,
    hide_columns,
    hide_rows,
    spy_columns,
    spy_rows,
    treasure_helps,
)
from seaboard.games.oh_crab.rules.asking import asked
from seaboard.games.oh_crab.rules.cards import (
    BIT,
    EMPTY_SET,
    ONE,
    before_in_trail,
    cards_with_icon,
    hand_size,
    market_choices,
    size,
)
from seaboard.games.oh_crab.rules.race import (
    ACTIVATE,
    ADD_LEFT,
    ADD_RIGHT,
    ASYM_ASSIGN,
    ASYM_PICK,
    ASYMMETRY,
    BOOST_CARD,
    CALL_CRAB,
    CALL_DIR,
    CARD,
    CHALLENGE,
    CHIPS,
    CLAW,
    COLUMN,
    COOK,
    CRAB,
    CUT,
    DIRECTION,
    DISCARD_CARD,
    DOPE_SIDE,
    END,
    EVENT,
    EXCH_TAKE,
    FREE_DIR,
    GULL_CRAB,
    GULL_DIR,
    HIDE_COLUMN,
    HIDE_ROW,
    HOP_COLUMN,
    IGNORE,
    JUNK_DIR,
    JUNK_END,
    MAIN,
    MAIN_TWO,
    MENU,
    MOVE_DIR,
    NO,
    NONE,
    OBST_COLUMN,
    OBST_ROW,
    OFFER,
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
    REST_KEEP_TWO,
    REST_TAKE,
    REWARD,
    REWARD_CRAB,
    REWARD_OPTION,
    ROW,
    RUNUP_CARD,
    SPECIAL_CHIP,
    SPY_COLUMN,
    SPY_ROW,
    START,
    STASH_PICK,
    SURPRISES,
    SWAP_DIR,
    TAKE,
    TILE,
    TRAIL_CARD,
    TRAIL_LEFT,
    TRAIL_RIGHT,
    TREASURE,
    USE_SHORTCUT,
    YES,
    Race,
)
from seaboard.games.oh_crab.rules.rounds import free_start_columns
from seaboard.games.oh_crab.rules.steps import (
    can_land,
    free_diagonals,
    free_seaward_steps,
    free_steps,
    hops,
    is_obstacle,
    landward_steps,
    leaps,
    on_shortcut,
    push_directions,
    pushed_space,
    steps_seaward,
    swaps,
    ways_of,
)
from seaboard.games.oh_crab.rules.verbs import (
    boosting_cards,
    gullible_crabs,
    others_with_room,
    possible_icons,
    special_possible,
    tile_possible,
)
from seaboard.kernel.kit import rule

Answers = np.uint64  # a set of answers
WORD = ADD_LEFT  # the base of every question that is not answered by a card
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
    if not on_shortcut(s) or s.knocked_over[s.crab]:
        return False
    space = int(s.place[s.crab])
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
    if s.mover == s.cook and not s.cook_used and icons & cook_icons(s):
        found |= answer(COOK)
    if s.tile_free and s.shells[s.mover] > 0:
        for tile in range(8):
            if tile_possible(s, tile):
                found |= answer(TILE + tile)
    if can_take_shortcut(s):
        found |= answer(USE_SHORTCUT)
    return found | pack_menu(s, icons) if s.modules else found


@rule
def cook_icons(s: Race) -> int:
    """What the cook gives, as bits of icons: a diagonal move, a forward one, or a shell too (O34, E4, E5)."""
    if in_force(s, ROLLER_SKATES):
        return 1 << FORWARD
    return 1 << DIAGONAL | (1 << TAKE_SHELL if in_force(s, BASKET) else 0)


@rule
def pack_menu(s: Race, icons: int) -> Answers:
    """Kept Treasures, a Claw, and the border that is to be resolved (O125, O134, O145, O160)."""
    found = EMPTY_SET
    if s.modules & SURPRISES:
        for token in range(FIRST_TREASURE, TOKENS):
            if treasure_helps(s, token, icons):
                found |= answer(TREASURE + token - FIRST_TREASURE)
    if s.modules & ASYMMETRY and claw_helps(s, icons):
        found |= answer(CLAW)
    if s.borders:
        found |= answer(CHALLENGE if has_challenge(s, pending_border(s)) else EVENT)
    return found


@rule
def trail_cards(s: Race, icons: int) -> Answers:
    """The cards of the asked seat's Trail whose main icon is one of some, as a set (O82)."""
    found = EMPTY_SET
    card = s.trail_left[asked(s)]
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
        return kept_answers(s)
    if s.phase == PAY and s.pay_for == CUT:
        return cards_with_icon(s, s.mover, int(s.toll[s.place[s.crab]]) >> 4)
    if s.phase == RUNUP_CARD:
        return trail_cards(s, possible_icons(s, hand_size(s, s.mover)))
    if s.phase == BOOST_CARD:
        return boosting_cards(s)
    if s.phase >= STASH_PICK:
        return pack_cards(s)
    return s.hand[asked(s)]


@rule
def kept_answers(s: Race) -> Answers:
    """One card of the Trail, or with the insomniac's Claw the whole of it, if it has more (O24, A7)."""
    found = trail_cards(s, 15)
    if can_use_claw(s, s.crab, INSOMNIAC) and found & (found - ONE) != EMPTY_SET:
        found |= BIT[KEEP_ALL_BIT]
    return found


@rule
def pack_cards(s: Race) -> Answers:
    """The cards that answer a question of the Adventure Pack."""
    seat = asked(s)
    found = EMPTY_SET
    if s.phase == STASH_PICK:
        return drawn_cards(s)
    if s.phase == TRAIL_CARD:
        return trail_cards(s, 15)
    if s.phase == DISCARD_CARD:
        card = s.discard_first[seat]
        while card != NONE:
            found |= BIT[card]
            card = s.follows[card]
        return found
    if s.phase == REST_KEEP_TWO:
        left, right = before_in_trail(s, seat, int(s.card)), s.follows[s.card]
        if left != NONE:
            found |= BIT[left]
        if right != NONE:
            found |= BIT[right]
        return found | BIT[END]
    return s.hand[seat]


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
    if s.phase == FREE_DIR:
        return free_diagonals(s, int(s.subject))
    if s.phase == JUNK_DIR:
        return landward_steps(s, int(s.subject))
    return leaps(s, hand_size(s, s.mover))


@rule
def two_answers(s: Race) -> Answers:
    """Yes or no, and the two ends of the Trail, as a set above YES (O86, O100)."""
    if s.phase == DOPE_SIDE:
        left = BIT[TRAIL_LEFT - YES]
        return left if s.trail_left[s.mover] == NONE else left | BIT[TRAIL_RIGHT - YES]
    if s.phase == JUNK_END:
        seat = asked(s)
        left = BIT[TRAIL_LEFT - YES]
        return left if s.trail_left[seat] == s.trail_right[seat] else left | BIT[TRAIL_RIGHT - YES]
    # An obstacle cannot be paid with an empty Hand: it is ignored (O86).
    needs_card = s.phase == IGNORE and is_obstacle(s, int(s.place[s.subject]))
    if needs_card and s.hand[s.mover] == EMPTY_SET:
        return ONE
    return ONE | BIT[NO - YES]


@rule
def base(phase: int) -> int:
    """The integer that the first bit of a question's answers stands for."""
    if phase < MOVE_DIR:
        return CARD
    if phase < OBST_ROW:
        return YES if IGNORE <= phase < MENU else WORD
    if phase < REWARD:
        return ROW
    return REWARD_OPTION if phase == REWARD else OFFER


@rule
def action_of(phase: int, bit: int) -> int:
    """The integer that a bit of a question's answers stands for."""
    if phase == REST_KEEP and bit == KEEP_ALL_BIT:
        return CLAW
    if phase == SPY_ROW and bit == ENOUGH_BIT:
        return END
    return base(phase) + bit


@rule
def bit_of(phase: int, action: int) -> int:
    """The bit of an integer among a question's answers; 63, which no question uses, for any other."""
    if phase == REST_KEEP and action == CLAW:
        return KEEP_ALL_BIT
    if phase == SPY_ROW and action == END:
        return ENOUGH_BIT
    bit = action - base(phase)
    strange = phase == REST_KEEP and bit == KEEP_ALL_BIT
    return bit if 0 <= bit < 63 and not strange else 63


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
    if phase in (REST_TAKE, EXCH_TAKE, TAKE):
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
    return pack_answers(s)


@rule
def pack_answers(s: Race) -> Answers:
    """Crabs, rows, columns, rewards and offers: the other questions of the Adventure Pack."""
    phase = s.phase
    if phase == REWARD_CRAB:
        option = REWARD_OPTIONS[s.reward, s.option, 0]
        return shifted(crabs_for_reward(s, asked(s), option), CRAB)
    if phase == ASYM_ASSIGN:
        return answer(CRAB + int(s.crabs[s.mover, 0])) | answer(CRAB + int(s.crabs[s.mover, 1]))
    if phase == OBST_ROW:
        return np.uint64(diggable_rows(s))
    if phase == SPY_ROW:
        return np.uint64(spy_rows(s)) | BIT[ENOUGH_BIT]
    if phase == HIDE_ROW:
        return np.uint64(hide_rows(s, int(s.option)))
    if phase == OBST_COLUMN:
        return shifted(diggable_columns(s, int(s.row)), COLUMN)
    if phase == SPY_COLUMN:
        return shifted(spy_columns(s, int(s.row)), COLUMN)
    if phase == HIDE_COLUMN:
        return shifted(hide_columns(s, int(s.row)), COLUMN)
    if phase == REWARD:
        return np.uint64(possible_rewards(s, asked(s)))
    if phase == ASYM_PICK:
        return np.uint64(pickable(s, int(s.mover)))
    return EMPTY_SET
