"""Fish & Chips: the record of a round and the rules on it.

Colours are written as *sides* here: side k is the k-th colour in turn order. With two or more players
side k belongs to seat k; in solo the one seat moves all four sides and owns the last.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from seaboard.kernel.chance import Chance, shuffle
from seaboard.kernel.kit import Actions, lowest, rule
from seaboard.kernel.records import Bits, Cells, Counts, cells, number, record

from .board import BIT, EMPTY_SET, NEXT, NOWHERE, ONE, SQUARES

MOST_SIDES: Final = 4
FISH: Final = 64  # a fish is 16 · side + value − 1
EMPTY: Final = -1  # no fish
SHARK_RANK: Final = 14  # ranks are values less one: the shark is 15, the octopus 16
OCTOPUS_RANK: Final = 15
TARGET: Final = 60

SWAP, PLAY, DONE = 0, 1, 2  # phases
OPPONENTS, UNDER, PILE, EVER = 0, 1, 2, 3  # ways of counting

PASS: Final = 144
SWAP_OCTOPUS: Final = 145
SWAP_SHARK: Final = 181
OK: Final = 217
DEAL: Final = 218
ACTIONS: Final = 219

OCTOPUS_USED, SHARK_USED = 1, 2  # bits of `swapped`


@record
class Sea:
    """One round of Fish & Chips with the totals of the match so far."""

    players: int = number()
    sides: int = number()
    colours: Cells = cells(MOST_SIDES)  # which colour each side has
    counting: int = number()  # option `score`
    tie_is_shared: int = number()  # option `tie`
    adjacent_rule: int = number()  # option `swap_rule`
    swap_on_first_turn: int = number()  # option `swap_timing`
    starter_square: int = number()  # left of the buoy with two players, else the buoy

    phase: int = number()
    mover: int = number()
    starter: int = number()
    swapped: int = number()  # swaps the mover has used in this swap turn
    swap_turns: int = number()  # sides whose swap turn is not over
    totals: Counts = cells(MOST_SIDES, kind=np.int16)
    caught: Counts = cells(MOST_SIDES, kind=np.int16)  # fish caught at any time in this round, for `ever`

    top: Cells = cells(SQUARES)  # the top fish of each pile
    bottom: Cells = cells(SQUARES)  # its lowest fish
    height: Cells = cells(SQUARES)
    under: Cells = cells(FISH)  # the fish on which a fish lies
    near: Cells = cells(SQUARES, 4)  # the first pile seen from a pile in each direction
    piles: Bits = cells(MOST_SIDES, kind=np.uint64)  # the squares of each side's piles


# ------------------------------------------------------------------ the sea


@rule
def owner(s: Sea, square: int) -> int:
    """The side of the top fish owns the pile (F4)."""
    return s.top[square] >> 4


@rule
def rank(s: Sea, square: int) -> int:
    """The top fish alone gives the pile's value, here less one (F4)."""
    return s.top[square] & 15


@rule
def clear(s: Sea) -> None:
    """Take every fish off the board."""
    s.top[:] = EMPTY
    s.bottom[:] = EMPTY
    s.height[:] = 0
    s.under[:] = EMPTY
    s.near[:] = NOWHERE
    s.piles[:] = EMPTY_SET
    s.caught[:] = 0


@rule
def put_under(s: Sea, square: int, fish: int) -> None:
    """Slip a fish under the pile of a square, or start the pile with it."""
    if s.height[square] == 0:
        s.top[square] = fish
        s.piles[fish >> 4] |= BIT[square]
    else:
        s.under[s.bottom[square]] = fish
    s.bottom[square] = fish
    s.height[square] += 1


@rule
def link_piles(s: Sea) -> None:
    """Note for every pile the first pile met in each direction, over any number of empty squares (F15)."""
    for square in range(SQUARES):
        if s.top[square] != EMPTY:
            for direction in range(4):
                seen = NEXT[square, direction]
                while seen != NOWHERE and s.top[seen] == EMPTY:
                    seen = NEXT[seen, direction]
                s.near[square, direction] = seen


@rule
def unlink(s: Sea, square: int) -> None:
    """The square is empty now: those who saw its pile see through to each other."""
    for direction in range(2):
        ahead, behind = s.near[square, direction], s.near[square, direction + 2]
        if ahead != NOWHERE:
            s.near[ahead, direction + 2] = behind
        if behind != NOWHERE:
            s.near[behind, direction] = ahead
    s.near[square, :] = NOWHERE


# ------------------------------------------------------------------ the deal


@rule
def lowest_rank(sides: int) -> int:
    """Fish in play: 1–16 with two colours, 5–16 with three, 8–16 with four; here less one."""
    return 0 if sides == 2 else 4 if sides == 3 else 7


@rule
def is_reef(s: Sea, square: int) -> bool:
    """With two players nobody swims in the corners."""
    return s.sides == 2 and (square == 0 or square == 5 or square == 30 or square == 35)


@rule
def deal(s: Sea, rng: Chance) -> None:
    """Shuffle all fish in play over the board; the colour on the starter square begins (F2)."""
    clear(s)
    shoal = np.empty(SQUARES, np.int8)
    n = 0
    for side in range(s.sides):
        for r in range(lowest_rank(s.sides), 16):
            shoal[n] = 16 * side + r
            n += 1
    shuffle(rng, shoal, n)
    for square in range(SQUARES):
        if not is_reef(s, square):
            n -= 1
            put_under(s, square, shoal[n])
    link_piles(s)
    s.starter = owner(s, s.starter_square)
    s.mover = s.starter
    s.swapped = 0
    s.swap_turns = 0 if s.players == 1 else s.sides
    s.phase = PLAY if s.players == 1 else SWAP


@rule
def draw_order(s: Sea, rng: Chance) -> None:
    """In solo the order of the colours is drawn; the last one is the player's (F26)."""
    s.colours[:] = np.arange(MOST_SIDES)
    shuffle(rng, s.colours, MOST_SIDES)


@rule
def setup(s: Sea, rng: Chance) -> None:
    """The first deal of a match whose players and options are already written down (F1)."""
    s.totals[:] = 0
    if s.players == 1:
        draw_order(s, rng)
    deal(s, rng)


# ------------------------------------------------------------------ swaps


@rule
def special_square(s: Sea, side: int, special: int) -> int:
    """Where a side's octopus or shark stands as a single fish, NOWHERE if it does not (F30)."""
    left = s.piles[side]
    while left != EMPTY_SET:
        square = lowest(left)
        left &= left - ONE
        if rank(s, square) == special and s.height[square] == 1:
            return square
    return NOWHERE


@rule
def threatened_from(s: Sea, side: int, special: int, square: int) -> int:
    """The rival octopus or shark that this special fish would threaten from a square (F10, F11).

    Under the adjacent rule: the one it would touch, whatever the values (F31). NOWHERE if there is none.
    """
    for direction in range(4):
        seen = NEXT[square, direction] if s.adjacent_rule else s.near[square, direction]
        if seen != NOWHERE and s.top[seen] != EMPTY and owner(s, seen) != side:
            rival = rank(s, seen)
            if rival >= SHARK_RANK and (s.adjacent_rule or rival <= special):
                return seen
    return NOWHERE


@rule
def swap_threatens(s: Sea, side: int, special: int, origin: int, partner: int) -> int:
    """The rival special fish that forbids a swap: threatened by any special fish it moves (F11)."""
    threatened = threatened_from(s, side, special, partner)
    if threatened == NOWHERE and rank(s, partner) >= SHARK_RANK:
        threatened = threatened_from(s, side, rank(s, partner), origin)
    return threatened


@rule
def swaps_of(s: Sea, special: int, first_action: int, actions: Actions, n: int) -> int:
    """Every legal swap of the mover's octopus or shark with a single fish of its colour (F8, F30)."""
    origin = special_square(s, s.mover, special)
    if origin == NOWHERE:
        return n
    left = s.piles[s.mover] & ~BIT[origin]
    while left != EMPTY_SET:
        partner = lowest(left)
        left &= left - ONE
        single = s.height[partner] == 1
        if single and swap_threatens(s, s.mover, special, origin, partner) == NOWHERE:
            actions[n] = first_action + partner
            n += 1
    return n


@rule
def swaps(s: Sea, actions: Actions) -> int:
    """One swap for the octopus, one for the shark, or none: `ok` is always there (F8, F12)."""
    n = 0
    if not s.swapped & OCTOPUS_USED:
        n = swaps_of(s, OCTOPUS_RANK, SWAP_OCTOPUS, actions, n)
    if not s.swapped & SHARK_USED:
        n = swaps_of(s, SHARK_RANK, SWAP_SHARK, actions, n)
    actions[n] = OK
    return n + 1


@rule
def trade_places(s: Sea, special: int, partner: int) -> None:
    """The special fish and its partner exchange their squares; nothing else moves (F8, F9)."""
    origin = special_square(s, s.mover, special)
    s.top[origin], s.top[partner] = s.top[partner], s.top[origin]
    s.bottom[origin], s.bottom[partner] = s.top[origin], s.top[partner]


@rule
def end_swap_turn(s: Sea) -> None:
    """The next player swaps, or the hunt opens: with the starter, or at once on a first turn (F12, F32)."""
    s.swapped = 0
    s.swap_turns -= 1
    if s.swap_on_first_turn:
        s.phase = PLAY
    elif s.swap_turns > 0:
        s.mover = next_side(s, s.mover)
    else:
        s.mover = s.starter
        s.phase = PLAY
    if s.phase == PLAY:
        end_round_if_calm(s)


# ------------------------------------------------------------------ captures


@rule
def next_side(s: Sea, side: int) -> int:
    """Clockwise, in seat order (F3, F27)."""
    return side + 1 if side + 1 < s.sides else 0


@rule
def can_capture(s: Sea, square: int, direction: int) -> bool:
    """Only the first pile in the line, a rival's, whose top fish is not stronger (F14, F15, F16)."""
    target = s.near[square, direction]
    return target != NOWHERE and owner(s, target) != owner(s, square) and rank(s, target) <= rank(s, square)


@rule
def captures(s: Sea, side: int, actions: Actions) -> int:
    """Every capture open to a side (F13)."""
    n = 0
    left = s.piles[side]
    while left != EMPTY_SET:
        square = lowest(left)
        left &= left - ONE
        for direction in range(4):
            if can_capture(s, square, direction):
                actions[n] = 4 * square + direction
                n += 1
    return n


@rule
def anyone_can_capture(s: Sea) -> bool:
    """Two piles of different owners that see each other: the higher or equal one can capture (F20)."""
    for square in range(SQUARES):
        if s.top[square] != EMPTY:
            for direction in range(2):
                seen = s.near[square, direction]
                if seen != NOWHERE and owner(s, seen) != owner(s, square):
                    return True
    return False


@rule
def end_round_if_calm(s: Sea) -> None:
    """The round is over as soon as nobody can capture (F20)."""
    if not anyone_can_capture(s):
        s.phase = DONE
        s.swap_turns = 0


@rule
def capture(s: Sea, square: int, direction: int) -> None:
    """The whole moving pile goes on top of the whole caught pile (F17)."""
    target = s.near[square, direction]
    rival = owner(s, target)
    s.caught[s.mover] += s.height[target]
    s.under[s.bottom[square]] = s.top[target]
    s.top[target] = s.top[square]
    s.height[target] += s.height[square]
    s.piles[s.mover] ^= BIT[square] | BIT[target]
    s.piles[rival] ^= BIT[target]
    s.top[square] = EMPTY
    s.bottom[square] = EMPTY
    s.height[square] = 0
    unlink(s, square)


@rule
def end_turn(s: Sea) -> None:
    """The next player's turn, which may begin with a swap turn (F3, F32)."""
    s.mover = next_side(s, s.mover)
    if s.swap_turns > 0:
        s.phase = SWAP


# ------------------------------------------------------------------ counting


@rule
def pile_points(s: Sea, square: int) -> int:
    """What one pile gives its owner in the chosen way of counting (F21)."""
    if s.counting == PILE and s.players > 1:
        return s.height[square]
    if s.counting == UNDER and s.players > 1:
        return s.height[square] - 1
    mine = owner(s, square)
    points = 0
    fish = s.under[s.top[square]]
    while fish != EMPTY:
        points += fish >> 4 != mine
        fish = s.under[fish]
    return points


@rule
def round_points(s: Sea, side: int) -> int:
    """A side's points if the round is over now (F21)."""
    if s.counting == EVER and s.players > 1:
        return s.caught[side]
    points = 0
    left = s.piles[side]
    while left != EMPTY_SET:
        points += pile_points(s, lowest(left))
        left &= left - ONE
    return points


@rule
def sweeper(s: Sea) -> int:
    """The side that owns every pile of the board, NOWHERE if several do (F22, F29)."""
    found = NOWHERE
    for side in range(s.sides):
        if s.piles[side] != EMPTY_SET:
            if found != NOWHERE:
                return NOWHERE
            found = side
    return found


@rule
def won_by_sweep(s: Sea) -> int:
    """With two or three players, who has caught every rival fish wins the match at once (F22)."""
    return sweeper(s) if s.phase == DONE and 2 <= s.players <= 3 else NOWHERE


@rule
def new_total(s: Sea, side: int) -> int:
    """A side's total with the round just over (F23)."""
    return s.totals[side] + round_points(s, side)


@rule
def leaders(s: Sea, best: npt.NDArray[np.bool_]) -> int:
    """Mark the sides with the highest new total; the number of them if it is 60 or more, else 0 (F23)."""
    highest = TARGET
    n = 0
    for side in range(s.sides):
        highest = max(highest, new_total(s, side))
    for side in range(s.sides):
        best[side] = new_total(s, side) == highest
        n += best[side]
    return n


@rule
def winners(s: Sea, won: npt.NDArray[np.bool_]) -> int:
    """Mark the winning sides of a match that is over; 0 if nobody has won, or not yet (F22–F24, F29)."""
    won[:] = False
    if s.phase != DONE:
        return 0
    swept = sweeper(s)
    if s.players == 1:
        won[3] = swept == 3
        return int(won[3])
    if swept != NOWHERE and s.players <= 3:
        won[swept] = True
        return 1
    n = leaders(s, won)
    if n > 1 and not s.tie_is_shared:
        won[:] = False
        return 0
    return n


@rule
def match_over(s: Sea) -> bool:
    """Decided by a sweep or at 60, or the one deal of a solo game is played (F25, F29)."""
    return s.phase == DONE and (s.players == 1 or winners(s, np.zeros(MOST_SIDES, np.bool_)) > 0)


# ------------------------------------------------------------------ what the kernel asks of every game


@rule
def legal(s: Sea, actions: Actions) -> int:
    """A capture is a must; who has none passes; between rounds there is only the deal (F13, F18, F25)."""
    if s.phase == SWAP:
        return swaps(s, actions)
    if s.phase == PLAY:
        n = captures(s, s.mover, actions)
        if n > 0:
            return n
        actions[0] = PASS
        return 1
    if match_over(s):
        return 0
    actions[0] = DEAL
    return 1


@rule
def apply(s: Sea, action: int, rng: Chance) -> None:
    """Play a legal action."""
    if action < PASS:
        capture(s, action >> 2, action & 3)
        end_turn(s)
        end_round_if_calm(s)
    elif action == PASS:
        end_turn(s)
    elif action == DEAL:
        for side in range(s.sides):
            s.totals[side] = new_total(s, side)
        deal(s, rng)
    elif action == OK:
        end_swap_turn(s)
    else:
        if action < SWAP_SHARK:
            trade_places(s, OCTOPUS_RANK, action - SWAP_OCTOPUS)
            s.swapped |= OCTOPUS_USED
        else:
            trade_places(s, SHARK_RANK, action - SWAP_SHARK)
            s.swapped |= SHARK_USED
        if s.swapped == OCTOPUS_USED | SHARK_USED:
            end_swap_turn(s)


@rule
def actor(s: Sea) -> int:
    """The seat that decides; in solo seat 0 moves every colour (F28)."""
    return 0 if s.players == 1 else s.mover


@rule
def horizon(s: Sea) -> bool:
    """A search looks no further than the end of the round: the next deal is chance."""
    return s.phase == DONE


@rule
def returns(s: Sea, out: npt.NDArray[np.float64]) -> None:
    """How good a finished round is for each seat, from −1 to 1; a decided match counts most."""
    won = np.zeros(MOST_SIDES, np.bool_)
    n = winners(s, won)
    if s.players == 1:
        out[0] = 1.0 if n > 0 else round_points(s, 3) / 27.0 - 1.0
        return
    rival_fish = (s.sides - 1) * (16 - lowest_rank(s.sides))
    for side in range(s.sides):
        if n > 0:
            out[side] = 1.0 if won[side] else -1.0
        else:
            others = 0
            for other in range(s.sides):
                if other != side:
                    others = max(others, round_points(s, other))
            out[side] = 0.7 * (round_points(s, side) - others) / rival_fish
