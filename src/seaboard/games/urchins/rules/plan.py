"""A whole turn at a glance: what the mover can still win in it, its best turns, and the threats of a rival.

Bots plan with these rules and the view warns with them; no rule of the game depends on them.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from seaboard.games.urchins.board import BIT, CELLS, COLUMN, MOST, NO_CELL, NOWHERE, ONE, WORDS
from seaboard.kernel.chance import Chance, below
from seaboard.kernel.kit import Actions, entry, lowest, rule, scratch
from seaboard.kernel.layout import ActionTable, Bits, BitTable, Cells, CellTable, Positions
from seaboard.kernel.notes import NO_LOG, Notes

from .fishing import catch, is_fishing_square, tokens_on
from .reef import ADD, MOVE, ONTO, PLACE, RED, YELLOW, Reef, next_seat, rival_on
from .tokens import SKIP, accepts, add_token, ends_of, token_moves
from .turn import apply, legal, must_add, take_step

DEPTH: Final = 3  # a position and a buffer of actions for each step of a turn
NEVER: Final = 3  # more token actions than a turn has
MISSING, WON = 0, 1  # of a threat
TIES: Final = 1 << 20  # gains are compared first, then a random number below this

Blocks = Bits  # a set of blocks by their lower left cells

# By the number of columns: the cells that have a neighbour to the right.
HAS_RIGHT: Final = np.array(
    [
        [
            sum(
                1 << cell % 64
                for cell in range(CELLS)
                if cell // 64 == word and COLUMN[cols, cell] < cols - 1
            )
            for word in range(WORDS)
        ]
        for cols in range(MOST + 1)
    ],
    np.uint64,
)


@rule
def ahead(low: np.uint64, high: np.uint64, by: int) -> np.uint64:
    """The low word of a set of cells, each put so many cells back."""
    return (low >> np.uint64(by)) | (high << np.uint64(64 - by))


@rule
def put_ahead(cells: Blocks, word: int, found: np.uint64, by: int) -> None:
    """Add to a set the cells so many further on than those found in a word."""
    cells[word] |= found << np.uint64(by)
    if word == 0:
        cells[1] |= found >> np.uint64(64 - by)


@rule
def showing(s: Reef, colour: int, word: int) -> np.uint64:
    """The cells of a word whose visible token has a colour."""
    return s.holding[colour, word] | s.holding[colour + ONTO, word]


@rule
def further(s: Reef, colour: int, word: int) -> np.uint64:
    """The same of the word behind it."""
    return showing(s, colour, word + 1) if word + 1 < WORDS else NO_CELL


@rule
def complete_blocks(s: Reef, blocks: Blocks) -> bool:
    """The blocks whose colours match, all at once; False if there is none (U20)."""
    for word in range(WORDS):
        yellow, more_yellow = showing(s, YELLOW, word), further(s, YELLOW, word)
        red, more_red = showing(s, RED, word), further(s, RED, word)
        rising_yellow = yellow & ahead(yellow, more_yellow, s.cols + 1)
        rising_red = red & ahead(red, more_red, s.cols + 1)
        falling_yellow = ahead(yellow, more_yellow, 1) & ahead(yellow, more_yellow, s.cols)
        falling_red = ahead(red, more_red, 1) & ahead(red, more_red, s.cols)
        if s.four_alike:
            found = (rising_yellow | rising_red) & (falling_yellow | falling_red)
        else:
            found = (rising_yellow & falling_red) | (rising_red & falling_yellow)
        blocks[word] = found & HAS_RIGHT[s.cols, word]
    return (blocks[0] | blocks[1]) != NO_CELL


@rule
def can_place(s: Reef, seat: int, cell: int) -> bool:
    """A seat's pawn may go to this taken cell in step 3 (U17, U18)."""
    if s.pawns[seat] == cell:
        return s.pawn_may_stay != 0
    return not rival_on(s, seat, cell)


@rule
def wins_on(s: Reef, seat: int, corner: int, square: int) -> int:
    """The tokens that a seat's pawn would win on a cell of a block; 0 if that block does not count."""
    cell = corner + (square >> 1) * s.cols + (square & 1)
    if not can_place(s, seat, cell) or not is_fishing_square(s, seat, cell, 3 - square):
        return 0
    return tokens_on(s, cell, catch(s, seat, cell))


@rule
def best_in_block(s: Reef, seat: int, corner: int) -> int:
    """The most tokens that a seat's pawn would win on one of the cells of a block (U22, U23)."""
    most = 0
    for square in range(4):
        most = max(most, wins_on(s, seat, corner, square))
    return most


@rule
def best_placing(s: Reef, blocks: Blocks) -> int:
    """The most tokens that the mover's pawn can win in step 3."""
    most = 0
    if complete_blocks(s, blocks):
        for word in range(WORDS):
            left = blocks[word]
            while left != NO_CELL:
                most = max(most, best_in_block(s, s.mover, 64 * word + lowest(left)))
                left &= left - ONE
    return most


@rule
def gain_of_addition(s: Reef, action: int, blocks: Blocks, rng: Chance) -> int:
    """What the mover can win in a turn by this step 2; the position is written over."""
    mover, before = s.mover, s.scores[s.mover]
    apply(s, action, rng, NO_LOG)
    if s.mover != mover:
        return s.scores[mover] - before
    return best_placing(s, blocks)


@rule
def best_addition(
    stack: Positions, depth: int, actions: Actions, blocks: Blocks, rng: Chance, enough: int
) -> int:
    """The most tokens that the mover of `stack[depth]`, in step 2, can win in this turn, or enough."""
    most = 0
    for i in range(legal(stack[depth], actions[depth])):
        stack[depth + 1] = stack[depth]
        most = max(most, gain_of_addition(stack[depth + 1], actions[depth, i], blocks, rng))
        if most >= enough:
            break
    return most


@entry
def best_rest(stack: Positions, actions: ActionTable, blocks: Bits, rng: Chance, enough: int) -> int:
    """The most tokens that the mover of `stack[0]` can still win in this turn, or enough of them."""
    s = stack[0]
    if s.over:
        return 0
    if s.step == PLACE:
        return best_placing(s, blocks)
    if s.step == ADD:
        return best_addition(stack, 0, actions, blocks, rng, enough)
    most = 0
    for i in range(legal(s, actions[0])):
        stack[1] = stack[0]
        apply(stack[1], actions[0, i], rng, NO_LOG)
        gain = int(stack[1].scores[s.mover]) - int(s.scores[s.mover])
        if gain == 0:
            gain = best_addition(stack, 1, actions, blocks, rng, enough)
        most = max(most, gain)
        if most >= enough:
            break
    return most


@rule
def room_for(key: int, keys: npt.NDArray[np.int64], kept: int) -> int:
    """The place for a turn among the best so far, perhaps of the worst of them; NOWHERE if it is worse."""
    if kept < len(keys):
        return kept
    worst = 0
    for place in range(1, len(keys)):
        if keys[place] < keys[worst]:
            worst = place
    return worst if keys[worst] < key else NOWHERE


@entry
def best_turns(
    stack: Positions,
    actions: ActionTable,
    rng: Chance,
    turns: ActionTable,
    keys: Notes,
    results: Positions,
) -> int:
    """Of all ways to finish the turn of `stack[0]` the ones that win most, equals drawn; their number.

    A turn is written as its actions, NOWHERE where it has fewer, beside the position after it.
    """
    s = stack[0]
    tried = scratch(DEPTH, np.int64)
    choices = scratch(DEPTH, np.int64)
    tried[0], choices[0] = 0, legal(s, actions[0])
    kept, depth, floor = 0, 0, np.int64(-1)
    while depth >= 0:
        if tried[depth] == choices[depth]:
            depth -= 1
            continue
        stack[depth + 1] = stack[depth]
        after = stack[depth + 1]
        apply(after, actions[depth, tried[depth]], rng, NO_LOG)
        tried[depth] += 1
        if after.turns == s.turns:
            depth += 1
            tried[depth] = 0
            choices[depth] = legal(after, actions[depth])
            continue
        key = (int(after.scores[s.mover]) - int(s.scores[s.mover])) * TIES + below(rng, TIES)
        if key <= floor:
            continue
        place = room_for(key, keys, kept)
        if place == NOWHERE:
            floor = min(keys)
            continue
        kept = max(kept, place + 1)
        keys[place] = key
        results[place] = after
        for step in range(DEPTH):
            turns[place, step] = actions[step, tried[step] - 1] if step <= depth else NOWHERE
    return kept


@entry
def judge_turns(
    stack: Positions,
    actions: ActionTable,
    blocks: Bits,
    rng: Chance,
    results: Positions,
    keys: Notes,
    values: Notes,
    first: int,
    last: int,
    best: int,
) -> int:
    """What turns win less what the next player can win in return; the best value so far.

    A turn that proves worse than the best is not searched to its end: its value is then only a bound.
    """
    for turn in range(first, last):
        gain = keys[turn] // TIES
        stack[0] = results[turn]
        values[turn] = gain - best_rest(stack, actions, blocks, rng, gain - best + 1)
        best = max(best, values[turn])
    return best


@rule
def note_threats(s: Reef, blocks: Blocks, needed: int, threat: Cells) -> None:
    """Write down for every block that counts for the mover how few token actions it needed."""
    if not complete_blocks(s, blocks):
        return
    for word in range(WORDS):
        left = blocks[word]
        while left != NO_CELL:
            corner = 64 * word + lowest(left)
            left &= left - ONE
            won = best_in_block(s, s.mover, corner)
            if won > 0:
                threat[corner, MISSING] = min(threat[corner, MISSING], needed)
                threat[corner, WON] = max(threat[corner, WON], won)


@rule
def completing(s: Reef, colour: int, cells: Blocks) -> None:
    """The cells on which a token of a colour would complete a block: its other three cells fit (U20)."""
    other = YELLOW + RED - colour
    cells[:] = NO_CELL
    for word in range(WORDS):
        same, more_same = showing(s, colour, word), further(s, colour, word)
        rest, more_rest = showing(s, other, word), further(s, other, word)
        right, above = ahead(same, more_same, 1), ahead(same, more_same, s.cols)
        opposite = ahead(same, more_same, s.cols + 1)
        rising = rest & ahead(rest, more_rest, s.cols + 1)
        falling = ahead(rest, more_rest, 1) & ahead(rest, more_rest, s.cols)
        if s.four_alike:
            rising |= same & opposite
            falling |= right & above
        space = HAS_RIGHT[s.cols, word]
        cells[word] |= opposite & falling & space
        put_ahead(cells, word, above & rising & space, 1)
        put_ahead(cells, word, right & rising & space, s.cols)
        put_ahead(cells, word, same & falling & space, s.cols + 1)
    for word in range(WORDS):
        cells[word] &= accepts(s, colour, word)


@rule
def may_complete(s: Reef, move: int, completing_cells: Blocks) -> bool:
    """A lone token completes a block only where it lands; of a stack the token below comes to light too."""
    origin, target = ends_of(s, move)
    colour = s.holds[origin]
    return colour > RED or completing_cells[colour, target >> 6] & BIT[target & 63] != NO_CELL


@rule
def begin_next_turn(s: Reef) -> None:
    """The next player's turn on the board as it stands."""
    s.mover = next_seat(s, s.mover)
    s.step = MOVE
    s.stirred = 0


@rule
def capture_at_the_end(s: Reef) -> None:
    """With captures after every step a pawn that stays put can win too; else the same blocks count (U31)."""
    if s.immediate:
        s.pawn_may_stay = 1
        s.immediate = 0


@entry
def openings(
    stack: Positions, actions: ActionTable, blocks: Bits, cells: BitTable, threat: CellTable, rng: Chance
) -> None:
    """By corner, the blocks with which the mover of `stack[0]`, whose turn begins, could win in it:
    token actions still MISSING, and tokens WON, 0 if there is nothing to win."""
    capture_at_the_end(stack[0])
    threat[:, MISSING] = NEVER
    threat[:, WON] = 0
    note_threats(stack[0], blocks, 0, threat)
    for i in range(legal(stack[0], actions[0])):
        stack[1] = stack[0]
        middle = stack[1]
        apply(middle, actions[0, i], rng, NO_LOG)
        moved = 0 if actions[0, i] == SKIP else 1
        note_threats(middle, blocks, moved, threat)
        for colour in (YELLOW, RED):
            completing(middle, colour, cells[colour])
            for word in range(WORDS):
                left = cells[colour, word]
                while middle.pile[colour] > 0 and left != NO_CELL:
                    stack[2] = stack[1]
                    add_token(stack[2], colour, 64 * word + lowest(left), False, NO_LOG)
                    note_threats(stack[2], blocks, moved + 1, threat)
                    left &= left - ONE
        for j in range(0 if must_add(middle) else token_moves(middle, actions[1], 0)):
            if may_complete(middle, actions[1, j], cells):
                stack[2] = stack[1]
                take_step(stack[2], actions[1, j], NO_LOG)
                note_threats(stack[2], blocks, moved + 1, threat)


@entry
def threats(
    stack: Positions, actions: ActionTable, blocks: Bits, cells: BitTable, threat: CellTable, rng: Chance
) -> None:
    """The same for the player after the mover of `stack[0]`, as if that turn ended here."""
    begin_next_turn(stack[0])
    openings(stack, actions, blocks, cells, threat, rng)
