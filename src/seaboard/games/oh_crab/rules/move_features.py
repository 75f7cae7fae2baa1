"""What a player looks at before trying a decision: what kind it is, where it leads, what it gives or costs.

A bot's net weighs these; no rule of the game depends on them.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from seaboard.games.oh_crab.board import NOWHERE, SEA, WIDTH, N
from seaboard.games.oh_crab.names import TAKE_SHELL
from seaboard.kernel.kit import rule

from . import race as r
from .cards import hand_size
from .race import KIND, NONE, SHELL, Race, asked
from .reach import ICON_HEIGHT, card_height, end_height, rest_of_turn, to_go, way_from
from .steps import crab_on, is_partner, leap, step

Features = npt.NDArray[np.float32]

# Which kind of decision.
ENDS, LEFT_BEHIND, ENDS_RESTED, RESTS, RESTS_POOR, RESTS_LYING, ADDS, ADDS_HALVES, ADDS_ALL = range(9)
# A card planned, parted with, kept or taken: what it would bring, its icon, whether it has a special action.
PLANNED, PAID, KEPT, TAKEN, UNSEEN = range(9, 14)
CARD_WORTH, CARD_MAIN, CARD_SPECIAL, PLAN_WORTH, PLAN_HALVES, PLAN_SEA, PAID_WORTH, PAID_SEA, TAKEN_WORTH = (
    range(14, 23)
)
# A way: how far, and what is there.
WAY_WON, TO_SEA, PUSHES, SWAPS, LOSES_CARD, FALLS, FINDS_SHELL, FINDS_TOKEN, DRIFTS, EXCHANGES, CUTS = range(
    23, 34
)
OTHERS_WAY, OTHERS_FALL, OTHERS_SHELL, STRAIGHT = range(34, 38)
# An action of the menu.
USES_ICON: Final = 38  # by icon
STANDS_UP: Final = 42
USES_SPECIAL: Final = 43  # by special action
USES_TILE: Final = 55  # by tile
USES_COOK, USES_CUT, USES_TREASURE, USES_CLAW, RESOLVES, DROPS, MOVES_OWN, MOVES_OTHER, AHEAD_OF_ME = range(
    63, 72
)
SAYS_YES, SAYS_NO, ACTIVATES_FRONT, ACTIVATES_LYING, OTHER_WORD = range(72, 77)
OFFERED: Final = 77  # by Asymmetry card
MOVE_FEATURES: Final = 77 + 14
PICK: Final = 16


@rule
def move_features(s: Race, action: int, out: Features) -> None:
    """A decision as its seat sees it."""
    out[:] = 0.0
    phase = s.phase
    if phase == r.MENU or phase == r.PEND:
        look_at_action(s, action, out)
    elif action < r.ADD_LEFT:
        look_at_card(s, action, out)
    elif r.DIRECTION <= action < r.DIRECTION + 6:
        look_at_way(s, action - r.DIRECTION, out)
    elif phase == r.START:
        look_at_beginning(s, action, out)
    elif r.PILE <= action <= r.DRAW:
        look_at_market(s, action - r.PILE, out)
    elif r.CRAB <= action < r.COLUMN:
        look_at_choice(s, action - r.CRAB, out)
    elif phase == r.HOP_COLUMN:
        look_at_space(s, int(s.place[s.crab]) // WIDTH * WIDTH + action - r.COLUMN, out)
    elif action == r.YES:
        out[SAYS_YES] = 1.0
    elif action == r.NO:
        out[SAYS_NO] = 1.0
    elif action == r.END:
        out[ENDS] = 1.0
    elif phase == r.DOPE_SIDE:
        out[ADDS_HALVES] = end_height(s, int(s.mover), int(s.card), action == r.TRAIL_LEFT) / 3.0
    elif phase == r.ASYM_PICK:
        offers = 4 if s.pairs else 2
        out[OFFERED + int(s.offer[int(s.mover) * offers + action - r.OFFER]) % PICK] = 1.0
    else:
        out[OTHER_WORD] = action / 144.0


@rule
def look_at_beginning(s: Race, action: int, out: Features) -> None:
    """Add the card at an end, or rest (O20)."""
    seat = int(s.mover)
    if action == r.REST:
        out[RESTS] = 1.0
        out[RESTS_POOR] = max(0, 3 - hand_size(s, seat)) / 3.0
        out[RESTS_LYING] = s.knocked_over[s.crab]
        return
    card = int(s.down[seat])
    halves = end_height(s, seat, card, action == r.ADD_LEFT)
    out[ADDS] = 1.0
    out[ADDS_HALVES] = halves / 3.0
    out[ADDS_ALL] = (ICON_HEIGHT[s.main[card]] + halves) / 4.0


@rule
def look_at_card(s: Race, card: int, out: Features) -> None:
    """A card to be planned, paid, lost or kept."""
    seat, phase = int(asked(s)), s.phase
    worth = card_height(s, seat, card, hand_size(s, seat) - 1) / 4.0
    if phase == r.PLAN:
        out[PLANNED] = 1.0
        out[PLAN_WORTH] = worth
        out[PLAN_HALVES] = worth - ICON_HEIGHT[s.main[card]] / 4.0
        out[PLAN_SEA] = s.main[card] == TAKE_SHELL
    elif phase in (r.PAY, r.OBSTACLE_CARD, r.EXCH_CARD, r.JUNK_CARD, r.STASH_SWAP):
        out[PAID] = 1.0
        out[PAID_WORTH] = worth
        out[PAID_SEA] = s.main[card] == TAKE_SHELL
    elif phase == r.DOPE_CARD:
        out[ADDS_ALL] = worth
    elif phase in (r.BOOST_CARD, r.RUNUP_CARD):
        out[USES_ICON + s.main[card]] = 1.0
        out[PAID_WORTH] = worth if phase == r.BOOST_CARD else 0.0
    else:
        out[KEPT] = 1.0
        out[CARD_WORTH] = worth
    out[CARD_MAIN] = ICON_HEIGHT[s.main[card]] / 2.0
    out[CARD_SPECIAL] = s.special[card] != NONE


@rule
def look_at_market(s: Race, slot: int, out: Features) -> None:
    """A card of the Market, or an unseen one (O43)."""
    if slot == 3:
        out[UNSEEN] = 1.0
        return
    seat, card = int(asked(s)), int(s.pile[slot])
    out[TAKEN] = 1.0
    out[TAKEN_WORTH] = card_height(s, seat, card, hand_size(s, seat)) / 4.0
    out[CARD_MAIN] = ICON_HEIGHT[s.main[card]] / 2.0
    out[USES_SPECIAL + s.special[card]] = 0.5


@rule
def look_at_action(s: Race, action: int, out: Features) -> None:
    """One of the actions of a turn, or its end (O27)."""
    if action == r.END:
        out[ENDS] = 1.0
        out[LEFT_BEHIND] = rest_of_turn(s) / 4.0
        out[ENDS_RESTED] = s.rested
        if s.crab != NONE and 0 <= s.place[s.crab] < SEA and s.ground[s.place[s.crab]] & KIND == r.CURRENT:
            out[DRIFTS] = 1.0
    elif action == r.COOK:
        out[USES_COOK] = 1.0
        look_at_icon(s, 1, out)
    elif action == r.USE_SHORTCUT:
        out[USES_CUT] = 1.0
        look_at_space(s, int(s.arrow[s.place[s.crab]]), out)
    elif r.MAIN <= action < r.MAIN + 4 or r.MAIN_TWO <= action < r.MAIN_TWO + 4:
        chip = action - r.MAIN if action < r.MAIN + 4 else action - r.MAIN_TWO + 4
        gives = int(s.chips[chip])
        if chip & 3 == r.SPECIAL_CHIP:
            out[USES_SPECIAL + gives] = 1.0
        else:
            out[USES_ICON + gives] = 1.0
            look_at_icon(s, gives, out)
    elif r.TILE <= action < r.TILE + 8:
        out[USES_TILE + action - r.TILE] = 1.0
    elif action == r.PEND_FORWARD:
        look_at_icon(s, 0, out)
    elif action == r.PEND_DIAGONAL:
        look_at_icon(s, 1, out)
    elif r.TREASURE <= action < r.CLAW:
        out[USES_TREASURE] = 1.0
    elif action == r.CLAW:
        out[USES_CLAW] = 1.0
        if s.crab != NONE and s.asym[s.crab] != NONE:
            out[OFFERED + s.asym[s.crab]] = 0.5
    else:
        out[RESOLVES] = 1.0


@rule
def look_at_icon(s: Race, icon: int, out: Features) -> None:
    """A basic action: standing up, or what lies straight on where it leads there (O38, O58)."""
    if icon == TAKE_SHELL or s.crab == NONE:
        return
    if s.knocked_over[s.crab]:
        out[STANDS_UP] = 1.0
    elif icon == 0 and 0 <= s.place[s.crab] < SEA:
        look_at_space(s, step(s, int(s.place[s.crab]), N), out)


@rule
def look_at_way(s: Race, direction: int, out: Features) -> None:
    """A step of the active crab, of one that it pushes, or of another (O51, O80, O81, O91)."""
    phase = s.phase
    if phase == r.MOVE_DIR or phase == r.SWAP_DIR:
        look_at_space(s, step(s, int(s.place[s.crab]), direction), out)
        out[STRAIGHT] = direction == N
        return
    if phase == r.JUMP_DIR:
        look_at_space(s, leap(s, int(s.place[s.crab]), direction), out)
        return
    if phase == r.PUSH_DIR:
        space = int(s.goal) if s.links == 0 else int(s.link_to[s.links - 1])
        crab = crab_on(s, space)
    else:
        crab = int(s.subject)
        space = int(s.place[crab])
    to = step(s, space, direction)
    if s.owner[crab] == asked(s):
        look_at_step_from(s, space, to, out)
        return
    if to == SEA:
        out[OTHERS_WAY] = 1.5
        return
    kind = int(s.ground[to]) & KIND
    out[OTHERS_WAY] = (way_from(s, space) - way_from(s, to)) / 4.0
    out[OTHERS_FALL] = (kind == r.KNOCK_OVER and phase != r.PUSH_DIR) or kind == r.OBSTACLE
    out[OTHERS_SHELL] = s.ground[to] & SHELL != 0


@rule
def look_at_space(s: Race, to: int, out: Features) -> None:
    """Where the active crab would go."""
    look_at_step_from(s, int(s.place[s.crab]), to, out)


@rule
def look_at_step_from(s: Race, space: int, to: int, out: Features) -> None:
    """How much shorter the way to the sea becomes, and what is there."""
    if to == SEA:
        out[TO_SEA] = 1.0
        out[WAY_WON] = 1.0
        return
    if to == NOWHERE or space < 0 or space >= SEA:
        return
    out[WAY_WON] = (way_from(s, space) - way_from(s, to)) / 4.0
    there, ground = crab_on(s, to), int(s.ground[to])
    kind = ground & KIND
    if there != NONE:
        if is_partner(s, there):
            out[SWAPS] = 1.0
        else:
            out[PUSHES] = 1.0
    out[LOSES_CARD] = kind == r.OBSTACLE
    out[FALLS] = kind == r.KNOCK_OVER
    out[FINDS_SHELL] = ground & SHELL != 0
    out[FINDS_TOKEN] = s.modules & r.SURPRISES != 0 and ground & r.SURPRISE != 0
    out[DRIFTS] = kind == r.CURRENT
    out[EXCHANGES] = kind == r.EXCHANGE
    out[CUTS] = kind == r.SHORTCUT


@rule
def look_at_choice(s: Race, crab: int, out: Features) -> None:
    """A crab to be moved next, or whose turn this is (O80, O81, O91, O113)."""
    if s.phase == r.ACTIVATE:
        other = int(s.crabs[s.mover, 0] + s.crabs[s.mover, 1]) - crab
        out[ACTIVATES_FRONT] = to_go(s, crab) < to_go(s, other)
        out[ACTIVATES_LYING] = s.knocked_over[crab]
        return
    if s.owner[crab] == asked(s):
        out[MOVES_OWN] = 1.0
    else:
        out[MOVES_OTHER] = 1.0
        out[AHEAD_OF_ME] = to_go(s, crab) / 20.0
