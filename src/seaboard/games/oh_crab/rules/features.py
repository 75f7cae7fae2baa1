"""What a player looks at before judging a race: ways to go, cards, and what bars the way.

A bot's net weighs these; no rule of the game depends on them. Positions of a search are redealt, so that
what a player cannot see is guessed.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from seaboard.games.oh_crab.board import NE, NEXT, NOWHERE, NW, SE, SEA, SW, N, S
from seaboard.games.oh_crab.names import MOST_CRABS, TOKENS
from seaboard.kernel.kit import lowest, rule, scratch
from seaboard.kernel.sets import size

from . import hooks
from . import race as r
from .cards import BIT, EMPTY_SET, ONE, cards_with_icon, hand_size, row
from .race import KIND, NONE, REEDS, SHELL, Race
from .reach import (
    best_cards,
    card_height,
    cook_height,
    extra_height,
    height_won,
    is_acting,
    rest_of_turn,
    special_height,
    to_go,
    turns_left,
)
from .rounds import is_home
from .steps import crab_on, step

Features = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.float64]

# What is known of every seat: the way of its crabs together and of the hindmost, how many lie, cards, shells,
# what the next turn may bring, turns left in this round, and how far there is to go after them.
WAY, HINDMOST, LIES, HAND, SHELLS, NEXT_TURN, TURNS, AFTER, LATER, STORE = range(10)
KNOWN: Final = 10
OF_ALL: Final = MOST_CRABS * KNOWN

# A way to go, coarse and fine.
FAR, TWELVE, EIGHT, FIVE, THREE, ONE_STEP, AT_SEA = range(7)
WAYS: Final = 7

# About one of the own crabs: its way, how it lies, and what is before it, straight on and aside.
CRAB_LIES, CRAB_ACTIVE, ON_EXCHANGE, ON_CURRENT, ON_SHORTCUT, BEHIND_IT, LEADS = range(WAYS, WAYS + 7)
STRAIGHT_ON: Final = WAYS + 7
OPEN, BARRED, TAKEN, OBSTACLE, KNOCK_OVER, SHELL_THERE, TOKEN_THERE = range(7)
SIDES: Final = 7
ASIDE: Final = STRAIGHT_ON + SIDES
A_CRAB: Final = ASIDE + SIDES

# About the own cards, shells and turn.
CARDS: Final = 2 * A_CRAB
NO_CARD, ONE_CARD, TWO_CARDS, HELD, BEST, SECOND, THIRD, ALL_CARDS, DOWN, DOWN_BRINGS = range(
    CARDS, CARDS + 10
)
MAINS: Final = CARDS + 10
SPECIALS: Final = MAINS + 4
LAID, DISCARDED, MARKET_CARDS = range(SPECIALS + 12, SPECIALS + 15)
PURSE: Final = SPECIALS + 15
RICH, TILE_PAID, TILE_FREE = range(PURSE + 4, PURSE + 7)
TILES: Final = PURSE + 7
TURN: Final = TILES + 8
MY_TURN, TO_COME, DONE, PLANNING, BEGINS, RESTED, COOK, COOK_LEFT, BRINGS, IN_REACH, CHARGING = range(
    TURN, TURN + 11
)
CHIPS: Final = TURN + 11
SPECIAL_CHIPS: Final = CHIPS + 4
AFTER_IT: Final = SPECIAL_CHIPS + 12

# About two rivals, the foremost first, and the others together.
RIVALS: Final = AFTER_IT + WAYS
ITS_AFTER: Final = WAYS
(
    ITS_LIES,
    ITS_HAND,
    ITS_SHELLS,
    ITS_TURN,
    ITS_LATER,
    ITS_MOVE,
    ITS_TURNS,
    ITS_BACK,
    ITS_STORE,
    LEAD,
    LEAD_AFTER,
) = range(2 * WAYS, 2 * WAYS + 11)
A_RIVAL: Final = 2 * WAYS + 11
OTHERS: Final = RIVALS + 2 * A_RIVAL
THEIR_WAY, THEIR_AFTER, THEIR_HANDS, THEIR_SHELLS, PLACE, PLACE_AFTER = range(OTHERS, OTHERS + 6)

# About the end of the race, and the Adventure Pack.
END: Final = OTHERS + 6
LAST_ROUND, I_AM_HOME, OTHERS_HOME, MORE_CARDS, WINS_SO, ROUND = range(END, END + 6)
PACK: Final = END + 6
FEATURES: Final = PACK + hooks.PACK_FEATURES

SEAWARD_WAYS: Final = (N, NE, NW)
LANDWARD_WAYS: Final = (S, SE, SW)


@rule
def features(s: Race, seat: int, out: Features) -> None:
    """The race as a seat judges it."""
    out[:] = 0.0
    known, best = scratch(OF_ALL, np.float64), scratch(4, np.float64)
    for other in range(s.players):
        survey(s, other, known[other * KNOWN : (other + 1) * KNOWN], best)
    mine = known[seat * KNOWN : (seat + 1) * KNOWN]
    look_at_crabs(s, seat, out)
    look_at_cards(s, seat, best, out)
    look_at_purse(s, seat, out)
    look_at_turn(s, seat, mine, out)
    look_at_rivals(s, seat, known, out)
    look_at_end(s, seat, out)
    if s.modules:
        hooks.look_at_pack(s, seat, out[PACK:])


@rule
def survey(s: Race, seat: int, known: Numbers, best: Numbers) -> None:
    """What everybody may guess of a seat."""
    first, second = int(s.crabs[seat, 0]), int(s.crabs[seat, 1])
    known[WAY] = known[HINDMOST] = to_go(s, first)
    known[LIES] = s.knocked_over[first]
    if second != NONE:
        known[WAY] += to_go(s, second)
        known[HINDMOST] = max(known[HINDMOST], to_go(s, second))
        known[LIES] += s.knocked_over[second]
    known[HAND] = hand_size(s, seat)
    known[SHELLS] = s.shells[seat]
    best_cards(s, seat, best)
    down, turns = int(s.down[seat]), turns_left(s, seat)
    known[TURNS] = turns
    known[LATER], known[STORE] = best[0], best[3]
    bonus = cook_height(s, seat)
    if is_acting(s) and s.mover == seat:
        known[NEXT_TURN] = rest_of_turn(s) + bonus
        if s.tile_free:
            known[NEXT_TURN] += extra_height(s, seat)
    else:
        brings = card_height(s, seat, down, hand_size(s, seat)) if down != NONE else best[0]
        if down == NONE:
            known[LATER] = best[1]
        known[NEXT_TURN] = brings + bonus + extra_height(s, seat)
    known[AFTER] = known[WAY] - (known[NEXT_TURN] if turns > 0 else 0.0)


@rule
def tell_way(way: float, out: Features) -> None:
    """A way to go, by degrees: close to the sea every step counts."""
    out[FAR] = way / 30.0
    out[TWELVE] = min(max(way, 0.0), 12.0) / 12.0
    out[EIGHT] = min(max(way, 0.0), 8.0) / 8.0
    out[FIVE] = min(max(way, 0.0), 5.0) / 5.0
    out[THREE] = min(max(way, 0.0), 3.0) / 3.0
    out[ONE_STEP] = way <= 2.0
    out[AT_SEA] = way <= 0.0


# ------------------------------------------------------------------ the own crabs


@rule
def look_at_crabs(s: Race, seat: int, out: Features) -> None:
    """The own crab; of two the foremost first."""
    first, second = int(s.crabs[seat, 0]), int(s.crabs[seat, 1])
    if second != NONE and to_go(s, second) < to_go(s, first):
        first, second = second, first
    look_at_crab(s, seat, first, out[:A_CRAB])
    if second != NONE:
        look_at_crab(s, seat, second, out[A_CRAB : 2 * A_CRAB])


@rule
def look_at_crab(s: Race, seat: int, crab: int, out: Features) -> None:
    """How far it has to go, and what is around it."""
    space = int(s.place[crab])
    tell_way(to_go(s, crab), out)
    out[CRAB_ACTIVE] = s.crab == crab
    if space < 0 or space == SEA:
        return
    out[CRAB_LIES] = s.knocked_over[crab]
    kind = int(s.ground[space]) & KIND
    out[ON_EXCHANGE] = kind == r.EXCHANGE
    if kind == r.CURRENT or kind == r.SHORTCUT:
        to = int(s.arrow[space])
        gain = 0.25 * height_won(space, to)
        if kind == r.CURRENT:
            out[ON_CURRENT] = gain
            out[LEADS] = to == SEA
        elif size(cards_with_icon(s, seat, int(s.toll[space]) >> 4)) >= int(s.toll[space]) & 15:
            out[ON_SHORTCUT] = gain
    for direction in LANDWARD_WAYS:
        to = int(NEXT[space, direction])
        if to != NOWHERE:
            there = crab_on(s, to)
            if there != NONE and s.owner[there] != seat:
                out[BEHIND_IT] += 0.5
    for direction in SEAWARD_WAYS:
        look_at_step(
            s, step(s, space, direction), direction, out[STRAIGHT_ON:] if direction == N else out[ASIDE:]
        )


@rule
def look_at_step(s: Race, to: int, direction: int, out: Features) -> None:
    """What a step would meet."""
    if to == SEA:
        out[OPEN] += 1.0
        return
    if to == NOWHERE:
        out[BARRED] += 0.5
        return
    ground = int(s.ground[to])
    kind = ground & KIND
    if kind == r.INACCESSIBLE or (direction == N and ground & REEDS):
        out[BARRED] += 0.5
        return
    if crab_on(s, to) != NONE:
        out[TAKEN] += 0.5
    elif kind == r.OBSTACLE:
        out[OBSTACLE] += 0.5
    elif kind == r.KNOCK_OVER:
        out[KNOCK_OVER] += 0.5
    else:
        out[OPEN] += 0.5
    if ground & SHELL:
        out[SHELL_THERE] += 0.5
    if s.modules & r.SURPRISES and ground & r.SURPRISE:
        for token in range(TOKENS):
            if s.token_place[token] == to:
                out[TOKEN_THERE] += 0.5


# ------------------------------------------------------------------ the own cards, shells and turn


@rule
def look_at_cards(s: Race, seat: int, best: Numbers, out: Features) -> None:
    """How many cards there are, how far they lead, and what they can do."""
    held = s.hand[seat]
    n = hand_size(s, seat)
    best_cards(s, seat, best)
    out[NO_CARD], out[ONE_CARD], out[TWO_CARDS] = n == 0, n == 1, n == 2
    out[HELD] = n / 5.0
    out[BEST], out[SECOND], out[THIRD] = best[0] / 4.0, best[1] / 4.0, best[2] / 4.0
    out[ALL_CARDS] = best[3] / 12.0
    down = int(s.down[seat])
    if down != NONE:
        out[DOWN] = 1.0
        out[DOWN_BRINGS] = card_height(s, seat, down, n) / 4.0
    owned = held
    while held != EMPTY_SET:
        card = lowest(held)
        held &= held - ONE
        out[MAINS + s.main[card]] += 0.5
        if s.special[card] != NONE:
            out[SPECIALS + s.special[card]] += 1.0
    laid, discarded = row(s, int(s.trail_left[seat])), row(s, int(s.discard_first[seat]))
    out[LAID] = size(laid) / 5.0
    out[DISCARDED] = size(discarded) / 5.0
    owned |= laid | discarded
    if down != NONE:
        owned |= BIT[down]
    out[MARKET_CARDS] = size(owned >> np.uint64(20)) / 5.0


@rule
def look_at_purse(s: Race, seat: int, out: Features) -> None:
    """Shells, and the tiles they pay for (O35)."""
    shells = int(s.shells[seat])
    for n in range(4):
        out[PURSE + n] = shells > n
    out[RICH] = shells / 6.0
    out[TILE_PAID] = extra_height(s, seat) / 3.0
    if shells > 0 and hooks.tiles_work(s):
        for tile in range(8):
            if s.extra >> tile & 1 and shells >= hooks.tile_price(s, tile):
                out[TILES + tile] = 1.0


@rule
def look_at_turn(s: Race, seat: int, mine: Numbers, out: Features) -> None:
    """Whose turn it is, and what the own one still gives."""
    turns = mine[TURNS]
    moving = s.mover == seat and s.stage in (r.ACTING, r.ACTING_TWO)
    out[MY_TURN] = moving
    out[TO_COME] = 0.5 * (turns - (1.0 if moving else 0.0))
    out[DONE] = turns == 0
    out[PLANNING] = s.phase == r.PLAN
    out[COOK] = s.cook == seat
    out[COOK_LEFT] = cook_height(s, seat)
    out[BRINGS] = mine[NEXT_TURN] / 5.0
    out[IN_REACH] = turns > 0 and mine[WAY] <= mine[NEXT_TURN]
    tell_way(mine[AFTER], out[AFTER_IT:])
    if not moving:
        return
    out[BEGINS] = s.phase in (r.START, r.ACTIVATE)
    out[RESTED] = s.rested
    out[CHARGING] = s.charge
    out[TILE_FREE] = s.tile_free
    for chip in range(r.CHIPS):
        gives = int(s.chips[chip])
        if gives == NONE:
            continue
        if chip & 3 == r.SPECIAL_CHIP:
            out[SPECIAL_CHIPS + gives] = 1.0 if special_height(gives, hand_size(s, seat)) > 0.0 else 0.3
        else:
            out[CHIPS + gives] += 0.5


# ------------------------------------------------------------------ the rivals


@rule
def look_at_rivals(s: Race, seat: int, known: Numbers, out: Features) -> None:
    """The two rivals who will be nearest to the sea, and what the others have together."""
    mine = known[seat * KNOWN : (seat + 1) * KNOWN]
    first, second = NONE, NONE
    for other in range(s.players):
        if other == seat:
            continue
        after = known[other * KNOWN + AFTER]
        if first == NONE or after < known[first * KNOWN + AFTER]:
            second = first
            first = other
        elif second == NONE or after < known[second * KNOWN + AFTER]:
            second = other
        out[PLACE] += 0.3 if known[other * KNOWN + WAY] < mine[WAY] else 0.0
        out[PLACE_AFTER] += 0.3 if after < mine[AFTER] else 0.0
    if first != NONE:
        look_at_rival(s, first, mine, known[first * KNOWN : (first + 1) * KNOWN], out[RIVALS:])
    if second != NONE:
        look_at_rival(s, second, mine, known[second * KNOWN : (second + 1) * KNOWN], out[RIVALS + A_RIVAL :])
    for other in range(s.players):
        if other != seat and other != first and other != second:
            out[THEIR_WAY] += known[other * KNOWN + WAY] / 30.0
            out[THEIR_AFTER] += known[other * KNOWN + AFTER] / 30.0
            out[THEIR_HANDS] += known[other * KNOWN + HAND] / 10.0
            out[THEIR_SHELLS] += known[other * KNOWN + SHELLS] / 10.0


@rule
def look_at_rival(s: Race, rival: int, mine: Numbers, its: Numbers, out: Features) -> None:
    """How far it is, how far it will be, and with what."""
    tell_way(its[WAY], out)
    tell_way(its[AFTER], out[ITS_AFTER:])
    out[ITS_LIES] = 0.5 * its[LIES]
    out[ITS_HAND] = its[HAND] / 5.0
    out[ITS_SHELLS] = its[SHELLS] / 5.0
    out[ITS_TURN] = its[NEXT_TURN] / 5.0
    out[ITS_LATER] = its[LATER] / 4.0
    out[ITS_STORE] = its[STORE] / 12.0
    out[ITS_MOVE] = s.mover == rival
    out[ITS_TURNS] = 0.5 * its[TURNS]
    out[ITS_BACK] = its[HINDMOST] / 20.0
    out[LEAD] = min(max(its[WAY] - mine[WAY], -10.0), 10.0) / 5.0
    out[LEAD_AFTER] = min(max(its[AFTER] - mine[AFTER], -10.0), 10.0) / 5.0


# ------------------------------------------------------------------ the end


@rule
def look_at_end(s: Race, seat: int, out: Features) -> None:
    """Whether this is the last round, and who would win it (O93–O95)."""
    out[ROUND] = s.round_number / 15.0
    home, most = 0, -1
    for other in range(s.players):
        if other != seat and is_home(s, other):
            home += 1
            most = max(most, 100 * hand_size(s, other) + int(s.shells[other]))
    me = is_home(s, seat)
    own = 100 * hand_size(s, seat) + int(s.shells[seat])
    out[I_AM_HOME] = me
    out[OTHERS_HOME] = 0.5 * home
    out[LAST_ROUND] = me or home > 0
    if home > 0:
        out[MORE_CARDS] = min(max((own - most) / 100.0, -3.0), 3.0) / 3.0
    out[WINS_SO] = me and own >= most
