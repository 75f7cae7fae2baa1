"""What looks good in Fish & Chips: points on the board, less what a rival could take next."""

from __future__ import annotations

from seaboard.bots.players import Players
from seaboard.games.fish_and_chips import rules
from seaboard.games.fish_and_chips.board import SQUARES
from seaboard.match.game import Position

SWEEP = 1000.0
A_STANDING_FISH = 0.1  # a fish in danger costs a little even if it carries no points


def gain_minus_exposure(position: Position, seat: int) -> float:
    """The seat's points now, less the best catch a rival could make of its piles (F21)."""
    s = position[0]
    side = _side(position, seat)
    if rules.sweeper(s) == side:
        return SWEEP
    return float(rules.round_points(s, side)) - exposure(position, side)


def exposure(position: Position, side: int) -> float:
    """What the most dangerous capture by a rival would cost the side, and a little for every other one."""
    s = position[0]
    worst = every = 0.0
    for square in range(SQUARES):
        if s.top[square] == rules.EMPTY or rules.owner(s, square) == side:
            continue
        for direction in range(4):
            target = int(s.near[square, direction])
            if rules.can_capture(s, square, direction) and rules.owner(s, target) == side:
                cost = float(rules.pile_points(s, target)) + float(s.height[target]) * A_STANDING_FISH
                worst, every = max(worst, cost), every + cost
    return worst + every * A_STANDING_FISH


def _side(position: Position, seat: int) -> int:
    """In solo the last colour is the player's, whichever moves (F26)."""
    return 3 if position[0].players == 1 else seat


PLAYERS = Players(appraise=gain_minus_exposure)
