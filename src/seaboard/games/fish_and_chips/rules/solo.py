"""Can a solo game still be won? A search to the end that remembers what it has proved lost.

Only the top fish of the piles matter, and who hunts next: what lies below is never seen again (F4, F29). Bots
and puzzles ask; no rule of the game depends on it.
"""

from __future__ import annotations

import hashlib
from typing import Final

import numpy as np

from seaboard.games.fish_and_chips.board import EMPTY_SET, ONE, SIZE, SQUARES
from seaboard.kernel.chance import Chance, below
from seaboard.kernel.kit import Actions, entry, lowest, rule
from seaboard.kernel.layout import ActionTable, Bits, BitTable, Positions
from seaboard.kernel.notes import NO_LOG, Notes

from .hunt import anyone_can_capture, capture, captures, next_side
from .sea import FISH, MOST_SIDES, Sea, owner, rank
from .sight import hunters

OWN: Final = 3  # the player's side (F26)
OPEN, WON, LOST = 0, 1, 2  # what a search knows of its root
DEEPEST: Final = SQUARES  # every capture makes one pile fewer, and the last one is not captured

# A walk: how deep it stands, how many positions it met; then by depth which choice it took, of how many.
DEPTH, MET, TRIED = 0, 1, 2
CHOICES: Final = TRIED + DEEPEST
WALK: Final = CHOICES + DEEPEST
NOT_MET: Final = -1  # in place of the number of choices

WEAKEST: Final = 4 * 7  # the first fish in play alone: the 8 of side 0
LOOKS: Final = FISH - WEAKEST
WORDS: Final = 2  # of a key. With 128 bits a billion positions have a chance of 10⁻²¹ that two look alike
BUCKET: Final = 4  # places in the table for keys that begin alike

NOISE: Final = 64  # how much of the order is drawn, where one step of value counts 8
EAGER: Final = 40  # steps of value by which the player's own captures come before a catch among rivals


def _looks() -> BitTable:
    """Random words for every fish on every square, and for whose turn it is."""
    shape = (SQUARES * LOOKS + MOST_SIDES, WORDS)
    drawn = hashlib.shake_256(b"fish on squares").digest(shape[0] * shape[1] * 8)
    return np.frombuffer(drawn, "<u8").astype(np.uint64).reshape(shape)


LOOK: Final = _looks()
LINES: Final = np.array(  # by square: all squares of its row and its column
    [
        sum(1 << j for j in range(SQUARES) if i // SIZE == j // SIZE or i % SIZE == j % SIZE)
        for i in range(SQUARES)
    ],
    np.uint64,
)


@rule
def all_piles(s: Sea) -> np.uint64:
    """The squares of all piles."""
    return s.piles[0] | s.piles[1] | s.piles[2] | s.piles[3]


@rule
def is_hopeless(s: Sea) -> bool:
    """Somewhere a rival is stronger than every fish of the player's that it can ever meet.

    Piles that share no line, not even by way of others, never meet: an empty square stays empty (F17). The
    strongest rival among those that meet falls only to one as strong, and the last of these stays (F14).
    """
    left = all_piles(s)
    while left != EMPTY_SET:
        shoal = left & (~left + ONE)
        unmet = shoal
        rival = own = -1
        while unmet != EMPTY_SET:
            square = lowest(unmet)
            unmet &= unmet - ONE
            found = LINES[square] & left & ~shoal
            shoal |= found
            unmet |= found
            if owner(s, square) == OWN:
                own = max(own, int(rank(s, square)))
            else:
                rival = max(rival, int(rank(s, square)))
        if rival > own:
            return True
        left &= ~shoal
    return False


@rule
def find_hunter(s: Sea) -> None:
    """Sides without a capture pass; somebody has one (F18)."""
    while hunters(s) & s.piles[s.mover] == EMPTY_SET:
        s.mover = next_side(s, s.mover)


@rule
def write_key(s: Sea, key: Bits) -> None:
    """All that matters of a position, the top fish and whose turn it is, in 128 bits."""
    for word in range(WORDS):
        key[word] = LOOK[SQUARES * LOOKS + int(s.mover), word]
    left = all_piles(s)
    while left != EMPTY_SET:
        square = lowest(left)
        left &= left - ONE
        for word in range(WORDS):
            key[word] ^= LOOK[square * LOOKS + int(s.top[square]) - WEAKEST, word]


@rule
def bucket_of(lost: BitTable, key: Bits) -> int:
    """The first of the places where a key may lie."""
    return int(np.int64(key[0] & np.uint64(len(lost) - BUCKET)))  # of uint64, int() makes no index


@rule
def is_lost(lost: BitTable, key: Bits) -> bool:
    """The position has been proved lost."""
    first = bucket_of(lost, key)
    for place in range(first, first + BUCKET):
        if lost[place, 0] == key[0] and lost[place, 1] == key[1]:
            return True
    return False


@rule
def remember(lost: BitTable, key: Bits) -> None:
    """Keep a position that is proved lost: in an empty place, or in that of another."""
    first = bucket_of(lost, key)
    place = first + int(np.int64(key[1] & np.uint64(BUCKET - 1)))
    for other in range(first, first + BUCKET):
        if lost[other, 0] == EMPTY_SET and lost[other, 1] == EMPTY_SET:
            place = other
            break
    lost[place, 0] = key[0]
    lost[place, 1] = key[1]


@rule
def promise(s: Sea, action: int) -> int:
    """How good a capture looks: strong rivals shall fall, to weak fish, and the player's own be spared."""
    hunter, taken = int(s.top[action >> 2]), int(s.top[s.near[action >> 2, action & 3]])
    if s.mover == OWN:
        return EAGER + 2 * (taken >> 2) - (hunter >> 2)
    if taken & 3 == OWN:
        return -EAGER - 2 * (taken >> 2)
    return 3 * (taken >> 2) - (hunter >> 2)


@rule
def write_choices(s: Sea, choices: Actions, worth: Notes, rng: Chance) -> int:
    """The captures of the hunter, those that look best first, not always in the same order; their number."""
    n = captures(s, s.mover, choices)
    for i in range(n):
        action, value = choices[i], 8 * promise(s, choices[i]) + below(rng, NOISE)
        place = i
        while place > 0 and worth[place - 1] < value:
            choices[place], worth[place] = choices[place - 1], worth[place - 1]
            place -= 1
        choices[place], worth[place] = action, value
    return n


@rule
def follow(before: Sea, after: Sea, action: int) -> None:
    """A capture; whoever's turn is next."""
    capture(after, action >> 2, action & 3, NO_LOG)
    after.mover = next_side(before, before.mover)


@entry
def dive(
    stack: Positions,
    actions: ActionTable,
    keys: BitTable,
    lost: BitTable,
    walk: Notes,
    worth: Notes,
    rng: Chance,
    nodes: int,
) -> int:
    """Meet so many more positions from `stack[0]` on: WON, the walk being the way; LOST; or OPEN (F29)."""
    depth = walk[DEPTH]
    while nodes > 0 and depth >= 0:
        s = stack[depth]
        if walk[CHOICES + depth] == NOT_MET:
            nodes -= 1
            walk[MET] += 1
            walk[TRIED + depth] = walk[CHOICES + depth] = 0
            calm = not anyone_can_capture(s)
            if calm and all_piles(s) == s.piles[OWN]:
                walk[DEPTH] = depth
                return WON
            if calm or is_hopeless(s):
                depth -= 1
                continue
            find_hunter(s)
            write_key(s, keys[depth])
            if is_lost(lost, keys[depth]):
                depth -= 1
                continue
            walk[CHOICES + depth] = write_choices(s, actions[depth], worth, rng)
        if walk[TRIED + depth] == walk[CHOICES + depth]:
            remember(lost, keys[depth])
            depth -= 1
            continue
        stack[depth + 1] = stack[depth]
        follow(s, stack[depth + 1], actions[depth, walk[TRIED + depth]])
        walk[TRIED + depth] += 1
        depth += 1
        walk[CHOICES + depth] = NOT_MET
    walk[DEPTH] = depth
    return OPEN if depth >= 0 else LOST
