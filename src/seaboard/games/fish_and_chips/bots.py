"""What looks good in Fish & Chips: points on the board, less what a rival could take next; alone, proofs."""

from __future__ import annotations

from seaboard.bots.budget import Budget
from seaboard.bots.levels import PATIENT, Level, Levels
from seaboard.bots.players import Players
from seaboard.games.fish_and_chips import rules
from seaboard.games.fish_and_chips.board import SQUARES
from seaboard.games.fish_and_chips.chances import chances
from seaboard.games.fish_and_chips.solver import CHUNK, NODES, Answer, Search, Verdict
from seaboard.kernel.mind import Mind
from seaboard.match.game import Position
from seaboard.match.match import Match

SWEEP = 1000.0
A_STANDING_FISH = 0.1  # a fish in danger costs a little even if it carries no points

# Of two players each wins about four matches of five against the one before.
LEVELS: Levels = {
    "plankton": Level(30, Mind(noise=0.2, overlooks=0.3, sight=2)),
    "herring": Level(40, Mind(noise=0.08, overlooks=0.1, sight=3)),
    "seal": Level(70, Mind(overlooks=0.03)),
    "dolphin": Level(150),
    "orca": Level(400, seconds=PATIENT),
}
# With more rivals there is more to foresee: the strong ones need many more simulations to be as far apart.
OF_THREE: Levels = {
    "plankton": Level(30, Mind(noise=0.35, sight=1)),
    "herring": Level(45, Mind(noise=0.06, overlooks=0.05, sight=4)),
    "seal": Level(180, Mind(overlooks=0.02)),
    "dolphin": Level(1_250),
    "orca": Level(8_000, seconds=PATIENT),
}
OF_FOUR: Levels = {
    "plankton": Level(20, Mind(noise=0.5, sight=1, spread=0.8)),
    "herring": Level(40, Mind(noise=0.3, overlooks=0.25, sight=3)),
    "seal": Level(28, Mind(overlooks=0.1)),
    "dolphin": Level(500),
    "orca": Level(24_000, seconds=PATIENT),
}
# Alone so many positions are read behind each move; Orca reads as many as a proof needs.
ALONE: Levels = {
    "plankton": Level(6, Mind(overlooks=0.3)),
    "herring": Level(10, Mind(overlooks=0.05)),
    "seal": Level(20, Mind(overlooks=0.03)),
    "dolphin": Level(55),
    "orca": Level(NODES, seconds=PATIENT),
}


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


def proof(match: Match, seconds: float, positions: int | None = None) -> Verdict:
    """Whether a solo game can still be won, and how, as far as seconds and positions can tell (F29)."""
    search = Search(match.here)
    budget = Budget(seconds, positions, CHUNK)
    while search.answer == "unknown" and (nodes := budget.next_chunk()):
        search.go_on(nodes)
    return search.verdict


def winnable(match: Match, seconds: float) -> Answer:
    """Whether a solo game can still be won: "yes" and "no" are proved (F29)."""
    return proof(match, seconds).verdict


PLAYERS = Players(
    appraise=gain_minus_exposure,
    prove=proof,
    chances=chances,
    thinks=LEVELS,
    thinks_with={1: ALONE, 3: OF_THREE, 4: OF_FOUR},
)
