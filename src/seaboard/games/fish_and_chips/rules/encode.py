"""A round as numbers, from a seat: its own colour first, then the others in turn order (F6).

What no rule asks for any more is left out: the order of the fish under the top of a pile.
"""

from __future__ import annotations

from typing import Final

from seaboard.games.fish_and_chips.board import EMPTY_SET, ONE, SQUARES
from seaboard.kernel.encoding import Fields, Observation, lay_out
from seaboard.kernel.kit import lowest, rule
from seaboard.match.options import Options

from .counting import round_points
from .features import SOLO_SIDE
from .sea import MOST_SIDES, OCTOPUS_USED, SHARK_USED, TARGET, Sea, rank

MOST_POINTS: Final = 64  # of a round; with `ever` a fish may be caught again and again
MOST_TOTAL: Final = 2 * TARGET  # only ties take a match beyond 60

FIELDS: Final = lay_out(
    ("piles", (MOST_SIDES, 6, 6), 1, "the squares of a colour's piles; row 6 first, a6 is the first square"),
    ("values", (MOST_SIDES, 6, 6), 16, "the value of the fish on top of these piles"),
    ("fish", (MOST_SIDES, 6, 6), 16, "how many fish of a colour lie on a square, top and below"),
    ("phase", (3,), 1, "swaps, captures, or the round is over"),
    ("swapped", (2,), 1, "the mover has swapped its octopus, its shark"),
    ("swap_turns", (1,), MOST_SIDES, "colours whose swap turn is not over"),
    ("mover", (MOST_SIDES,), 1, "the colour that moves"),
    ("starter", (MOST_SIDES,), 1, "the colour that began the round"),
    ("totals", (MOST_SIDES,), MOST_TOTAL, "the points of each colour before this round"),
    ("points", (MOST_SIDES,), MOST_POINTS, "what the round would give each colour if it ended now"),
)
PILES, VALUES, FISH = (FIELDS[name].start for name in ("piles", "values", "fish"))
PHASE, SWAPPED, SWAP_TURNS = (FIELDS[name].start for name in ("phase", "swapped", "swap_turns"))
MOVER, STARTER = FIELDS["mover"].start, FIELDS["starter"].start
TOTALS, POINTS = FIELDS["totals"].start, FIELDS["points"].start


def fields(options: Options) -> Fields:
    """They are the same at every table."""
    return FIELDS


@rule
def from_seat(s: Sea, me: int, side: int) -> int:
    """A colour counted from one's own, in turn order."""
    return side - me if side >= me else side - me + int(s.sides)


@rule
def encode(s: Sea, seat: int, out: Observation) -> None:
    """The round and the totals; alone, from the colour that is the player's (F6, F26)."""
    out[:] = 0
    me = SOLO_SIDE if s.players == 1 else seat
    for side in range(s.sides):
        place = from_seat(s, me, side)
        left = s.piles[side]
        while left != EMPTY_SET:
            square = lowest(left)
            left &= left - ONE
            out[PILES + place * SQUARES + square] = 1
            out[VALUES + place * SQUARES + square] = rank(s, square) + 1
        for square in range(SQUARES):
            out[FISH + place * SQUARES + square] = s.shoal[square, side]
        out[TOTALS + place] = min(int(s.totals[side]), MOST_TOTAL)
        out[POINTS + place] = min(int(round_points(s, side)), MOST_POINTS)
    out[PHASE + int(s.phase)] = 1
    out[SWAPPED] = s.swapped & OCTOPUS_USED != 0
    out[SWAPPED + 1] = s.swapped & SHARK_USED != 0
    out[SWAP_TURNS] = s.swap_turns
    out[MOVER + from_seat(s, me, int(s.mover))] = 1
    out[STARTER + from_seat(s, me, int(s.starter))] = 1
