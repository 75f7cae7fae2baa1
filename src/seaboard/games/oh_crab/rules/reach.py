"""How far a turn may bring a crab: what icons, cards, chips and tiles promise, in heights.

Guesses of a player who plans, for bots; no rule of the game depends on them.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from seaboard.games.oh_crab.board import SEA, WIDTH
from seaboard.kernel.kit import lowest, rule

from . import hooks
from . import race as r
from .cards import EMPTY_SET, ONE, fits, hand_size
from .race import KIND, NONE, Race
from .steps import level

Numbers = npt.NDArray[np.float64]

# Heights that a basic action brings: F, D, S, C, and no icon; what a shell is worth beside them.
ICON_HEIGHT: Final = np.array([2.0, 1.0, 1.9, 0.3, 0.0])
# Those of the special actions, in their order, and how many Hand cards each costs.
SPECIAL_HEIGHT: Final = np.array([0.8, 0.8, 1.8, 0.3, 1.7, 0.5, 0.3, 0.4, 1.0, 2.0, 2.0, 3.0])
SPECIAL_PRICE: Final = np.array([0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 1, 1])
# And of the Extra-action tiles.
TILE_HEIGHT: Final = np.array([1.0, 0.3, 0.7, 2.0, 3.5, 2.5, 0.8, 0.3])
A_CARD_PAID: Final = 0.5
A_JUMP: Final = 3.5
A_DOPING: Final = 2.5
A_DRIFT: Final = 0.5
IN_THE_SEA: Final = 2.0  # beyond the last row: for a step there
HALVES: Final = 2.0  # a way to the sea is counted in halves of a height


@rule
def way_from(s: Race, space: int) -> float:
    """How far it is from a space to the sea, in heights; from a shortcut or a current by its arrow."""
    kind, price = int(s.ground[space]) & KIND, 0.0
    if kind == r.CURRENT or kind == r.SHORTCUT:
        price = A_DRIFT if kind == r.CURRENT else 1.0 * (int(s.toll[space]) & 15)
        space = int(s.arrow[space])
        if space == SEA:
            return price
        kind = int(s.ground[space]) & KIND
        if kind == r.CURRENT or kind == r.SHORTCUT:
            return price + s.spaces / WIDTH * 2.0 - level(space)
    return price + s.toll[space] / HALVES


@rule
def height_won(space: int, to: int) -> float:
    """How much nearer to the sea an arrow leads."""
    return IN_THE_SEA if to == SEA else float(level(to)) - float(level(space))


@rule
def to_go(s: Race, crab: int) -> float:
    """How far a crab has to go, in heights; a crab that is not placed yet has the whole beach before it."""
    place = int(s.place[crab])
    if place == SEA:
        return 0.0
    return 2.0 * s.spaces / WIDTH if place < 0 else way_from(s, place)


@rule
def halves_height(mine: int, theirs: int) -> float:
    """What two sides of cards give that lie side by side (O31)."""
    return ICON_HEIGHT[fits(mine >> 3, theirs >> 3)] + ICON_HEIGHT[fits(mine & 7, theirs & 7)]


@rule
def end_height(s: Race, seat: int, card: int, at_left: bool) -> float:
    """The halves that a card completes at an end of the Trail (O31)."""
    neighbour = int(s.trail_left[seat] if at_left else s.trail_right[seat])
    if neighbour == NONE:
        return 0.0
    if at_left:
        return halves_height(int(s.right[card]), int(s.left[neighbour]))
    return halves_height(int(s.left[card]), int(s.right[neighbour]))


@rule
def special_height(special: int, cards: int) -> float:
    """What a special action brings to a player with so many Hand cards (O32, O33)."""
    if special == NONE or cards < SPECIAL_PRICE[special]:
        return 0.0
    return SPECIAL_HEIGHT[special] - A_CARD_PAID * SPECIAL_PRICE[special]


@rule
def card_height(s: Race, seat: int, card: int, cards: int) -> float:
    """A card added at its better end, with so many others left in the Hand (O23)."""
    halves = max(end_height(s, seat, card, True), end_height(s, seat, card, False))
    return ICON_HEIGHT[s.main[card]] + halves + special_height(int(s.special[card]), cards)


@rule
def best_cards(s: Race, seat: int, best: Numbers) -> None:
    """The heights of the best, the second and the third Hand card, and of all together."""
    best[0] = best[1] = best[2] = best[3] = 0.0
    left = s.hand[seat]
    cards = hand_size(s, seat) - 1
    while left != EMPTY_SET:
        card = lowest(left)
        left &= left - ONE
        found = card_height(s, seat, card, cards)
        best[3] += found
        if found > best[0]:
            best[2] = best[1]
            best[1] = best[0]
            best[0] = found
        elif found > best[1]:
            best[2] = best[1]
            best[1] = found
        elif found > best[2]:
            best[2] = found


@rule
def extra_height(s: Race, seat: int) -> float:
    """What the best tile brings that a seat can pay for in a turn of its own (O35)."""
    best = 0.0
    shells = int(s.shells[seat])
    if shells > 0 and hooks.tiles_work(s):
        for tile in range(8):
            if s.extra >> tile & 1 and shells >= hooks.tile_price(s, tile):
                best = max(best, TILE_HEIGHT[tile])
    return best


@rule
def is_acting(s: Race) -> bool:
    """A turn is under way whose card is added, or which began with a Rest."""
    return s.stage in (r.ACTING, r.ACTING_TWO) and s.phase not in (r.START, r.ACTIVATE)


@rule
def under_way(s: Race) -> float:
    """What the action that has begun will still bring the active crab."""
    phase, found = s.phase, 0.0
    if s.running == r.PEND_RUNS:
        found += ICON_HEIGHT[0] * s.pend_forward + ICON_HEIGHT[1] * s.pend_diagonal
    if phase == r.MOVE_DIR:
        found += ICON_HEIGHT[s.icon]
    elif phase == r.PUSH_DIR:
        found += height_won(int(s.place[s.crab]), int(s.goal))
    elif phase == r.PAY:
        if s.pay_for == r.CUT:
            place = int(s.place[s.crab])
            found += height_won(place, int(s.arrow[place]))
        else:
            found += SPECIAL_HEIGHT[s.pay_for]
    elif phase in (r.RUNUP_CARD, r.BOOST_CARD):
        found += ICON_HEIGHT[2]
    elif phase == r.JUMP_DIR:
        found += A_JUMP
    elif phase in (r.DOPE_CARD, r.DOPE_SIDE):
        found += A_DOPING
    elif s.running == r.CALL_RUNS and (
        s.crowd >> s.crab & 1 or (phase == r.CALL_DIR and s.subject == s.crab)
    ):
        found += ICON_HEIGHT[2]
    return found


@rule
def rest_of_turn(s: Race) -> float:
    """What the turn under way may still bring: chips, cook, a tile, and what has begun (O27)."""
    found = under_way(s)
    cards = hand_size(s, s.mover)
    for chip in range(r.CHIPS):
        gives = int(s.chips[chip])
        if gives != NONE:
            found += special_height(gives, cards) if chip & 3 == r.SPECIAL_CHIP else ICON_HEIGHT[gives]
    return found


@rule
def cook_height(s: Race, seat: int) -> float:
    """The cook's move, if it is the seat's and not made yet (O34)."""
    return 1.0 if s.cook == seat and not s.cook_used else 0.0


@rule
def turns_left(s: Race, seat: int) -> int:
    """How many turns a seat still has in this round, the one under way included (O19, O112)."""
    found = 1 if s.pairs and s.stage in (r.PLANNING, r.ACTING) else 0
    if s.stage in (r.ACTING, r.ACTING_TWO):
        mine, now = (seat - s.cook) % s.players, (s.mover - s.cook) % s.players
        return found + (1 if mine >= now else 0)
    return found + 1
