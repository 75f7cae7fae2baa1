"""What cards, tiles and the cook let a player do, as data: a cost, a verb and an amount.

Every action of the menu is one of these, so that legality and effect are written once for each verb.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from seaboard.games.oh_crab.names import DIAGONAL, FORWARD, MOST_CRABS, TAKE_SHELL
from seaboard.kernel.kit import rule
from seaboard.kernel.notes import Log

from . import cards as c
from . import hooks, noted, steps
from . import race as r
from .moves import basic
from .race import BACK, NONE, Race
from .steps import crabs_ahead, on_beach

BASIC, TWO_MOVES, TRAIL_MAIN, CARD_MAIN, SEND_BACK, CALL_ALL, BLIND, LET_THROUGH = range(8)
SIDE_HOP, HEAD_DOWN, CHANGE_PLACES, LONG_JUMP, DOPING, TAKE_ALL_BACK, CARD_EXCHANGE = range(8, 15)
FORWARD_TOO: Final = 4  # of TWO_MOVES: one diagonal and one forward move instead of two diagonals

# Hand cards to pay first, verb, amount; in the order of names.SPECIALS (O80–O91). BOOST's card is its choice.
SPECIAL_VERBS: Final = np.array([
    (0, SEND_BACK, 0), (0, CALL_ALL, 0), (1, TRAIL_MAIN, 0), (0, BLIND, 1), (0, CARD_MAIN, 1),
    (0, LET_THROUGH, 1), (0, SIDE_HOP, 1), (0, HEAD_DOWN, 0), (0, BASIC, DIAGONAL), (1, BASIC, FORWARD),
    (1, TWO_MOVES, 0), (1, TWO_MOVES, FORWARD_TOO),
], np.int64)  # fmt: skip
# Verb, amount; in the order of names.EXTRA_TILES (O97–O103). Their shells are data of the position (O104).
TILE_VERBS: Final = np.array([
    (BASIC, DIAGONAL), (SIDE_HOP, 1), (CHANGE_PLACES, 1), (BASIC, FORWARD), (LONG_JUMP, 2), (DOPING, 1),
    (TAKE_ALL_BACK, 0), (CARD_EXCHANGE, 1),
], np.int64)  # fmt: skip
# What each verb asks first, in their order; BACK where nothing is asked.
FIRST_QUESTION: Final = np.array([
    BACK, r.PEND, r.RUNUP_CARD, r.BOOST_CARD, r.GULL_CRAB, r.CALL_CRAB, BACK, r.PASS_CRAB, r.HOP_COLUMN, BACK,
    r.SWAP_DIR, r.JUMP_DIR, r.DOPE_CARD, BACK, r.EXCH_CARD,
], np.int64)  # fmt: skip


@rule
def possible_icons(s: Race, cards: int) -> int:
    """The basic actions that can do something with so many Hand cards left, as bits (O33, O39, O58)."""
    found = 1 << TAKE_SHELL if s.reserve > 0 else 0
    if not on_beach(s, s.crab):
        return found
    ways = steps.ways_of(2) if s.knocked_over[s.crab] else steps.steps_seaward(s, cards)
    for icon in range(TAKE_SHELL):
        if ways & steps.ways_of(icon):
            found |= 1 << icon
    return found


@rule
def boosting_cards(s: Race) -> c.CardSet:
    """The Hand cards whose main action is possible after discarding them, as a set (O84)."""
    return c.with_icons(s, s.hand[s.mover], possible_icons(s, c.hand_size(s, s.mover) - 1))


@rule
def gullible_crabs(s: Race, moved: int) -> int:
    """Crabs ahead that have not been sent back yet and have a free space to go to (O80)."""
    found = crabs_ahead(s) & ~moved
    for crab in range(MOST_CRABS):
        if found >> crab & 1 and steps.landward_steps(s, crab) == 0:
            found &= ~(1 << crab)
    return found


@rule
def someone_answers_call(s: Race, cards: int) -> bool:
    """Some crab of the called ones can move now (O33, O81)."""
    called, moving = steps.callable_crabs(s), 0
    for crab in range(MOST_CRABS):
        if called >> crab & 1:
            moving |= steps.free_seaward_steps(s, crab, cards)
    return moving != 0


@rule
def others_with_room(s: Race) -> int:
    """The crabs of other players that can be let through, as bits (O91, O107)."""
    found = 0
    for crab in range(MOST_CRABS):
        if on_beach(s, crab) and s.owner[crab] != s.mover and steps.free_steps(s, crab):
            found |= 1 << crab
    return found


@rule
def blinded(s: Race) -> int:
    """The other players with a crab strictly ahead and a card to lose, as bits (O77, O83)."""
    found, ahead = 0, crabs_ahead(s)
    for crab in range(MOST_CRABS):
        seat = int(s.owner[crab])
        if ahead >> crab & 1 and seat != s.mover and s.hand[seat] != c.EMPTY_SET:
            found |= 1 << seat
    return found


@rule
def possible(s: Race, verb: int, amount: int, cards: int) -> bool:
    """At least one effect, once the cost is paid and so many Hand cards are left (O33)."""
    if verb == BASIC:
        return possible_icons(s, cards) >> amount & 1 != 0
    if verb == TWO_MOVES:
        wanted = 1 << DIAGONAL | (1 << FORWARD if amount == FORWARD_TOO else 0)
        return possible_icons(s, cards) & wanted != 0
    if verb == TRAIL_MAIN:
        return c.with_icons(s, c.row(s, int(s.trail_left[s.mover])), possible_icons(s, cards)) != c.EMPTY_SET
    if verb == CARD_MAIN:
        return boosting_cards(s) != c.EMPTY_SET
    if verb == SEND_BACK:
        return gullible_crabs(s, 0) != 0
    if verb == CALL_ALL:
        return someone_answers_call(s, cards)
    if verb == BLIND:
        return blinded(s) != 0
    if verb == LET_THROUGH:
        return others_with_room(s) != 0
    if verb == SIDE_HOP:
        return steps.hops(s, cards) != 0
    if verb == HEAD_DOWN:
        return on_beach(s, s.crab)
    if verb == CHANGE_PLACES:
        return steps.swaps(s, cards) != 0
    if verb == LONG_JUMP:
        return steps.leaps(s, cards) != 0
    if verb == DOPING:
        return s.hand[s.mover] != c.EMPTY_SET
    if verb == TAKE_ALL_BACK:
        return s.discard_first[s.mover] != NONE
    return c.can_exchange(s, s.mover)


@rule
def special_possible(s: Race, special: int) -> bool:
    """Its cards can be paid, and then it does something (O33)."""
    left = c.hand_size(s, s.mover) - SPECIAL_VERBS[special, 0]
    return left >= 0 and possible(s, SPECIAL_VERBS[special, 1], SPECIAL_VERBS[special, 2], left)


@rule
def tile_possible(s: Race, tile: int) -> bool:
    """In the game, affordable, the first of this turn, and of some use (O35, O104)."""
    if not s.tile_free or not s.extra >> tile & 1 or s.shells[s.mover] < hooks.tile_price(s, tile):
        return False
    verb, amount = TILE_VERBS[tile, 0], TILE_VERBS[tile, 1]
    return hooks.tiles_work(s) and possible(s, verb, amount, c.hand_size(s, s.mover))


@rule
def perform(s: Race, verb: int, amount: int, log: Log) -> int:
    """Begin an action whose cost is paid: the question it asks, or BACK if it is done (section 8, 10a)."""
    if verb == BASIC:
        return basic(s, amount, log)
    if verb == TWO_MOVES:
        s.running = r.PEND_RUNS
        s.pend_forward = amount == FORWARD_TOO
        s.pend_diagonal = 2 - s.pend_forward
    elif verb == SEND_BACK:
        s.running = r.GULL_RUNS
        s.crowd = 0
    elif verb == CALL_ALL:
        s.running = r.CALL_RUNS
        s.crowd = steps.callable_crabs(s)
    elif verb == BLIND:
        s.blinding = 1
        s.victims = blinded(s)
    elif verb == HEAD_DOWN:
        s.charge = 1
    elif verb == TAKE_ALL_BACK:
        c.take_back_discards(s, int(s.mover), noted.O101, log)
    return int(FIRST_QUESTION[verb])
