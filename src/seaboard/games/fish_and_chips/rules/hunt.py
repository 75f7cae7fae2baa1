"""Captures: who can take whom, what a capture does, and when a round is over."""

from __future__ import annotations

from seaboard.games.fish_and_chips.board import BIT, EMPTY_SET, ONE
from seaboard.kernel.kit import Actions, lowest, rule
from seaboard.kernel.notes import Log, note
from seaboard.kernel.sets import nth, size

from .noted import CAPTURED, ROUND_OVER
from .sea import DONE, EMPTY, MOST_SIDES, SWAP, Sea, owner
from .sight import can_capture, hunters, new_top, unlink, ways


@rule
def next_side(s: Sea, side: int) -> int:
    """Clockwise, in seat order (F3, F27)."""
    return side + 1 if side + 1 < s.sides else 0


@rule
def captures(s: Sea, side: int, actions: Actions) -> int:
    """Every capture open to a side (F13)."""
    n = 0
    left = hunters(s) & s.piles[side]
    while left != EMPTY_SET:
        square = lowest(left)
        left &= left - ONE
        for direction in range(4):
            actions[n] = 4 * square + direction  # written first and kept if legal: no branch to mispredict
            n += can_capture(s, square, direction)
    return n


@rule
def number_of_captures(s: Sea, side: int) -> int:
    """How many captures are open to a side."""
    n = 0
    for direction in range(4):
        n += size(s.takes[direction] & s.piles[side])
    return n


@rule
def nth_capture(s: Sea, side: int, n: int) -> int:
    """A capture open to a side, by its number in the list of all."""
    left = hunters(s) & s.piles[side]
    square = lowest(left)
    while n >= size(ways(s, square)):
        n -= size(ways(s, square))
        left &= left - ONE
        square = lowest(left)
    return 4 * square + nth(ways(s, square), n)


@rule
def rival_fish(s: Sea, square: int, side: int) -> int:
    """The fish of other colours in a pile."""
    return s.height[square] - s.shoal[square, side]


@rule
def anyone_can_capture(s: Sea) -> bool:
    """Some pile, of any side, can capture another (F20)."""
    return hunters(s) != EMPTY_SET


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
    for side in range(MOST_SIDES):
        s.shoal[target, side] += s.shoal[square, side]
        s.shoal[square, side] = 0
    s.piles[s.mover] ^= BIT[square] | BIT[target]
    s.piles[rival] ^= BIT[target]
    s.singles &= ~(BIT[square] | BIT[target])
    s.specials &= ~BIT[target]
    if s.specials & BIT[square] != EMPTY_SET:
        s.specials ^= BIT[square] | BIT[target]
    s.top[square] = EMPTY
    s.bottom[square] = EMPTY
    s.height[square] = 0
    unlink(s, square)
    new_top(s, target)


@rule
def end_turn(s: Sea) -> None:
    """The next player's turn, which may begin with a swap turn (F3, F32)."""
    s.mover = next_side(s, s.mover)
    if s.swap_turns > 0:
        s.phase = SWAP
