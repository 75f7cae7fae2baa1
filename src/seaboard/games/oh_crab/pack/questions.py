"""What may be answered to the questions of the Adventure Pack; `rules/questions.py` has the others."""

from __future__ import annotations

import numpy as np

from seaboard.games.oh_crab.names import TOKENS
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.cards import EMPTY_SET, hand_size, row
from seaboard.games.oh_crab.rules.questions import ENOUGH_BIT, Answers, answer, shifted
from seaboard.games.oh_crab.rules.race import Race, asked
from seaboard.games.oh_crab.rules.steps import free_diagonals, landward_steps
from seaboard.games.oh_crab.rules.verbs import possible_icons
from seaboard.kernel.kit import rule

from .asymmetry.rules import claw_helps, drawn_cards, halves_to_sew, pickable
from .challenges.rules import crabs_for_reward, option_of, possible_rewards
from .event_cards.rules import has_challenge, pending_border
from .on_the_table import FIRST_TREASURE
from .surprises.rules import columns_to_choose, diggable_rows, hide_rows, spy_rows, treasure_helps


@rule
def menu(s: Race, icons: int) -> Answers:
    """Kept Treasures, a Claw, and the border that is to be resolved (O125, O134, O145, O160)."""
    found = EMPTY_SET
    if s.modules & r.SURPRISES:
        for token in range(FIRST_TREASURE, TOKENS):
            if treasure_helps(s, token, icons):
                found |= answer(r.TREASURE + token - FIRST_TREASURE)
    if s.modules & r.ASYMMETRY and claw_helps(s, icons):
        found |= answer(r.CLAW)
    if s.borders:
        found |= answer(r.CHALLENGE if has_challenge(s, pending_border(s)) else r.EVENT)
    return found


@rule
def card_answers(s: Race) -> Answers:
    """The cards that answer a question about cards."""
    if s.phase == r.STASH_PICK:
        return drawn_cards(s)
    if s.phase == r.TRAIL_CARD:
        return row(s, int(s.trail_left[asked(s)]))
    if s.phase == r.DISCARD_CARD:
        return row(s, int(s.discard_first[asked(s)]))
    found: Answers = s.hand[asked(s)]
    return found


@rule
def direction_answers(s: Race) -> int:
    """The ways of a Reward's free step, and of a crab in a plastic bag, as bits (O153, J5)."""
    return free_diagonals(s, int(s.subject)) if s.phase == r.FREE_DIR else landward_steps(s, int(s.subject))


@rule
def answers(s: Race) -> Answers:
    """Crabs, halves, rows, columns, rewards and offers; nothing when the race is over."""
    phase = s.phase
    if phase == r.REWARD_CRAB:
        return shifted(crabs_for_reward(s, asked(s), option_of(s, int(s.option))), r.CRAB)
    if phase == r.ASYM_ASSIGN:
        return answer(r.CRAB + int(s.crabs[s.mover, 0])) | answer(r.CRAB + int(s.crabs[s.mover, 1]))
    if phase == r.TAILOR_HALF:
        return shifted(halves_to_sew(s, possible_icons(s, hand_size(s, s.mover))), r.MAIN + 1)
    if phase == r.OBST_ROW:
        return np.uint64(diggable_rows(s))
    if phase == r.SPY_ROW:
        return np.uint64(spy_rows(s) | 1 << ENOUGH_BIT)
    if phase == r.HIDE_ROW:
        return np.uint64(hide_rows(s, int(s.option)))
    if phase in (r.OBST_COLUMN, r.SPY_COLUMN, r.HIDE_COLUMN):
        return shifted(columns_to_choose(s, int(s.row)), r.COLUMN)
    if phase == r.REWARD:
        return np.uint64(possible_rewards(s, asked(s)))
    if phase == r.ASYM_PICK:
        return np.uint64(pickable(s, int(s.mover)))
    return EMPTY_SET
