"""Captures: who can take whom, what a capture does, and when a round is over."""

from __future__ import annotations

from seaboard.games.fish_and_chips.board import BIT, EMPTY_SET, NOWHERE, ONE
from seaboard.kernel.kit import Actions, lowest, rule
from seaboard.kernel.notes import Log, note

from .noted import CAPTURED, ROUND_OVER
from .sea import DONE, EMPTY, SWAP, Sea, owner, unlink


@rule
def next_side(s: Sea, side: int) -> int:
    """Clockwise, in seat order (F3, F27)."""
    return side + 1 if side + 1 < s.sides else 0


@rule
def can_take(fish: int, other: int) -> bool:
    """A rival's fish, and not a stronger one; equal takes equal (F14, F16)."""
    return ((fish ^ other) & 3 != 0) & (other >> 2 <= fish >> 2)


@rule
def can_capture(s: Sea, square: int, direction: int) -> bool:
    """Only the first pile in a line can be captured, if its top fish can be taken (F15)."""
    return can_take(s.top[square], s.top[s.near[square, direction]])


@rule
def captures(s: Sea, side: int, actions: Actions) -> int:
    """Every capture open to a side (F13)."""
    n = 0
    left = s.piles[side]
    while left != EMPTY_SET:
        square = lowest(left)
        left &= left - ONE
        fish = s.top[square]
        for direction in range(4):
            actions[n] = 4 * square + direction  # written first and kept if legal: no branch to mispredict
            n += can_take(fish, s.top[s.near[square, direction]])
    return n


@rule
def rival_fish(s: Sea, square: int, side: int) -> int:
    """The fish of other colours in a pile."""
    n = 0
    fish = s.top[square]
    while fish != EMPTY:
        n += fish & 3 != side
        fish = s.under[fish]
    return n


@rule
def anyone_can_capture(s: Sea) -> bool:
    """Two piles of different owners that see each other: the higher or equal one can capture (F20)."""
    for side in range(s.sides - 1):
        left = s.piles[side]
        while left != EMPTY_SET:
            square = lowest(left)
            left &= left - ONE
            for direction in range(4):
                seen = s.near[square, direction]
                if seen != NOWHERE and owner(s, seen) != side:
                    return True
    return False


@rule
def end_round_if_calm(s: Sea, log: Log) -> None:
    """The round is over as soon as nobody can capture (F20)."""
    if not anyone_can_capture(s):
        s.phase = DONE
        s.swap_turns = 0
        note(log, ROUND_OVER)


@rule
def capture(s: Sea, square: int, direction: int, log: Log) -> None:
    """The whole moving pile goes on top of the whole caught pile (F17)."""
    target = s.near[square, direction]
    rival = owner(s, target)
    note(log, CAPTURED, s.mover, square, target, s.top[square], s.top[target], s.height[target])
    s.caught[s.mover] += s.height[target]
    s.under[s.bottom[square]] = s.top[target]
    s.top[target] = s.top[square]
    s.height[target] += s.height[square]
    s.piles[s.mover] ^= BIT[square] | BIT[target]
    s.piles[rival] ^= BIT[target]
    s.specials &= ~BIT[target]
    if s.specials & BIT[square] != EMPTY_SET:
        s.specials ^= BIT[square] | BIT[target]
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
