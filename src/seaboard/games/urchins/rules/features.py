"""What a player looks at before judging a position: scores, the pile, and what everybody could fish.

A bot's net weighs these; no rule of the game depends on them.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from seaboard.games.urchins.board import BIT, NOWHERE, WORDS
from seaboard.games.urchins.facts import EACH
from seaboard.kernel.kit import lowest, rule, scratch
from seaboard.kernel.sets import size

from .fishing import catch, cell_round, tokens_on
from .outlook import (
    BLOCKS,
    BOARDS,
    CATCH,
    FOUND,
    FROZEN,
    NEAR,
    Boards,
    Found,
    change,
    find_blocks,
    spread_out,
    take_pawn,
    weigh_blocks,
)
from .reef import (
    BELOW,
    EMPTY,
    MOVE,
    ONTO,
    PLACE,
    RED,
    RED_ON_YELLOW,
    VISIBLE,
    YELLOW,
    YELLOW_ON_RED,
    Reef,
    next_seat,
)
from .tokens import SKIP, ends_of, first_move, first_placing
from .turn import has_duty

Features = npt.NDArray[np.float32]

A_CATCH: Final = np.float32(1 / 6)  # what is about 1 when it is much
A_LEAD: Final = np.float32(0.1)
OF_A_COLOUR: Final = np.float32(1 / EACH)
NEAR_SCALE: Final = np.array([0.5, 0.25, 0.125], np.float32)

# What a seat could fish: the most, whether it is anything, the most with fewer token actions, blocks so near.
MOST_NOW, ANYTHING, AT_ONCE, BY_ONE, NEAR_FROM = range(5)
GROUP: Final = 8
# By the step of the turn, for the mover and for the next player, who may be oneself; last, a seat after them.
MOVER, NEXT, LATER = 0, 6, 12
GROUPS: Final = 13
GENERAL: Final = GROUPS * GROUP
(
    ALWAYS,
    STEP,  # three of them
    _STEP_2,
    _STEP_3,
    MY_TURN,
    MY_TURN_NEXT,
    LEAD,
    LEAD_LATE,
    LEAD_LAST,
    MY_SCORE,
    AHEAD,
    BEHIND,
    LATE,
    LAST_FEW,
    LAST_TWO,
    LAST_ONE,
    OTHER_PILE,
    EMPTY_CELLS,
    LONE,
    STACKS,
    MY_PAWN_OUT,
    RIVALS_OUT,
    QUIET,
    DUTY,
    STIRRED,
    NEXT_LEAD,
) = range(GENERAL, GENERAL + 26)
FEATURES: Final = GENERAL + 26


@rule
def actions_left(s: Reef) -> int:
    """The token actions that the mover still has in this turn (U3, U4)."""
    return PLACE - s.step


@rule
def best_rival(s: Reef, seat: int) -> int:
    """The highest score of all others."""
    best = 0
    for rival in range(s.players):
        if rival != seat:
            best = max(best, int(s.scores[rival]))
    return best


@rule
def put_group(found: Found, actions: int, group: int, out: Features) -> None:
    """What a seat with so many token actions could fish."""
    at = group * GROUP
    most = found[CATCH + actions]
    out[at + MOST_NOW] = A_CATCH * np.float32(most)
    out[at + ANYTHING] = most > 0
    out[at + AT_ONCE] = A_CATCH * np.float32(found[CATCH])
    if actions > 0:
        out[at + BY_ONE] = A_CATCH * np.float32(found[CATCH + 1])
    for number in range(actions + 1):
        out[at + NEAR_FROM + number] = NEAR_SCALE[number] * np.float32(found[NEAR + number])


@rule
def features(s: Reef, seat: int, out: Features) -> None:
    """The board as a seat judges it (U2, U20, U27, U28)."""
    out[:] = 0.0
    boards = scratch(BOARDS, np.uint64)
    near = scratch(BLOCKS, np.uint64)
    found = scratch(FOUND, np.int64)
    spread_out(s, boards)
    find_blocks(s, boards, near)
    step, following = int(s.step) - MOVE, next_seat(s, s.mover)
    weigh_blocks(s, boards, near, s.pawns[s.mover], found)
    put_group(found, actions_left(s), MOVER + 2 * step + (s.mover != seat), out)
    weigh_blocks(s, boards, near, s.pawns[following], found)
    put_group(found, 2, NEXT + 2 * step + (following != seat), out)
    if seat != s.mover and seat != following:
        weigh_blocks(s, boards, near, s.pawns[seat], found)
        put_group(found, 2, LATER, out)
    look_at_match(s, seat, out)


@rule
def look_at_match(s: Reef, seat: int, out: Features) -> None:
    """Scores, what is left of the pile, what lies on the board, and where the turn stands."""
    following = next_seat(s, s.mover)
    out[ALWAYS] = 1.0
    out[STEP + s.step - MOVE] = 1.0
    out[MY_TURN] = s.mover == seat
    out[MY_TURN_NEXT] = following == seat
    lead = np.float32(int(s.scores[seat]) - best_rival(s, seat)) * A_LEAD
    least, most = min(s.pile[YELLOW], s.pile[RED]), max(s.pile[YELLOW], s.pile[RED])
    late = np.float32(1.0) - np.float32(least) * OF_A_COLOUR
    out[LEAD] = lead
    out[LEAD_LATE] = lead * late
    out[LEAD_LAST] = lead if least <= 3 else np.float32(0.0)
    out[NEXT_LEAD] = np.float32(int(s.scores[following]) - best_rival(s, following)) * A_LEAD
    out[MY_SCORE] = np.float32(s.scores[seat]) * OF_A_COLOUR
    out[AHEAD] = lead > 0.0
    out[BEHIND] = lead < 0.0
    out[LATE] = late
    out[LAST_FEW] = least <= 4
    out[LAST_TWO] = least <= 2
    out[LAST_ONE] = least <= 1
    out[OTHER_PILE] = np.float32(most) * OF_A_COLOUR
    cells = np.float32(1.0) / np.float32(s.rows * s.cols)
    for word in range(WORDS):
        out[EMPTY_CELLS] += np.float32(size(s.holding[EMPTY, word])) * cells
        out[LONE] += np.float32(size(s.holding[YELLOW, word] | s.holding[RED, word])) * cells
        stacks = s.holding[YELLOW_ON_RED, word] | s.holding[RED_ON_YELLOW, word]
        out[STACKS] += np.float32(2 * size(stacks)) * cells
    out[MY_PAWN_OUT] = s.pawns[seat] != NOWHERE
    for rival in range(s.players):
        if rival != seat and s.pawns[rival] != NOWHERE:
            out[RIVALS_OUT] += np.float32(0.5)
    out[QUIET] = np.float32(s.quiet) / np.float32(s.quiet_limit)
    out[DUTY] = has_duty(s)
    out[STIRRED] = s.stirred != 0


# ------------------------------------------------------------------ moves

# Which kind of step it is; then, for each step of the turn, what the mover could fish after it and what the
# next player could.
SKIPPING, ON_EMPTY, ON_TOKEN, LONE_MOVE, TOP_MOVE, LATE_MOVE, ENDS_AHEAD, ENDS_BEHIND, WINS, WON = range(10)
AFTER: Final = 10
MINE, MINE_ANY, MINE_NEAR, ITS_MOST, ITS_ANY, ITS_AT_ONCE, ITS_BY_ONE, ITS_NEAR = range(8)
AFTERS: Final = 10
MOVE_FEATURES: Final = AFTER + 3 * AFTERS


@rule
def move_features(s: Reef, action: int, out: Features) -> None:
    """What a step wins, what it makes ready, and what it leaves to the next player (U19, U20)."""
    out[:] = 0.0
    boards = scratch(BOARDS, np.uint64)
    near = scratch(BLOCKS, np.uint64)
    found = scratch(FOUND, np.int64)
    spread_out(s, boards)
    own = int(s.pawns[s.mover])
    if action == SKIP:
        out[SKIPPING] = 1.0
    elif action < first_move(s):
        lay_token(s, action - 1, boards, out)
    elif action < first_placing(s):
        origin, target = ends_of(s, action)
        held = s.holds[origin]
        change(boards, origin, held, BELOW[held])
        change(boards, target, EMPTY, VISIBLE[held])
        out[TOP_MOVE if held >= YELLOW_ON_RED else LONE_MOVE] = 1.0
        out[LATE_MOVE] = s.step != MOVE
    else:
        own = stand(s, action - first_placing(s), boards, out)
    find_blocks(s, boards, near)
    at = AFTER + AFTERS * (s.step - MOVE)
    if s.step != PLACE:
        weigh_blocks(s, boards, near, own, found)
        actions = actions_left(s) - 1
        out[at + MINE] = A_CATCH * np.float32(found[CATCH + actions])
        out[at + MINE_ANY] = found[CATCH + actions] > 0
        out[at + MINE_NEAR] = NEAR_SCALE[actions] * np.float32(found[NEAR + actions])
        total = int(s.scores[s.mover]) + found[CATCH + actions]
        if out[ENDS_BEHIND] != 0.0 and total > best_rival(s, s.mover):
            out[ENDS_AHEAD], out[ENDS_BEHIND] = 1.0, 0.0
    weigh_blocks(s, boards, near, s.pawns[next_seat(s, s.mover)], found)
    out[at + ITS_MOST] = A_CATCH * np.float32(found[CATCH + 2])
    out[at + ITS_ANY] = found[CATCH + 2] > 0
    out[at + ITS_AT_ONCE] = A_CATCH * np.float32(found[CATCH])
    out[at + ITS_BY_ONE] = A_CATCH * np.float32(found[CATCH + 1])
    for number in range(3):
        out[at + ITS_NEAR + number] = NEAR_SCALE[number] * np.float32(found[NEAR + number])


@rule
def lay_token(s: Reef, number: int, boards: Boards, out: Features) -> None:
    """An addition; the last token of a colour ends the match (U14, U27)."""
    colour, cell = YELLOW, number
    if number >= s.rows * s.cols:
        colour, cell = RED, number - s.rows * s.cols
    held = s.holds[cell]
    change(boards, cell, held, colour if held == EMPTY else colour + ONTO)
    out[ON_EMPTY if held == EMPTY else ON_TOKEN] = 1.0
    out[ENDS_BEHIND] = s.pile[colour] == 1


@rule
def stand(s: Reef, cell: int, boards: Boards, out: Features) -> int:
    """The pawn goes to a cell and wins what it can; where it is then (U17, U22, U24)."""
    take_pawn(boards, FROZEN, s.pawns[s.mover])
    caught = catch(s, s.mover, cell)
    if caught == 0:
        boards[WORDS * FROZEN + (cell >> 6)] |= BIT[cell & 63]
        return cell
    out[WINS] = 1.0
    out[WON] = A_CATCH * np.float32(tokens_on(s, cell, caught))
    while caught:
        won = cell_round(s, cell, lowest(caught))
        change(boards, won, s.holds[won], EMPTY)
        caught &= caught - 1
    return NOWHERE
