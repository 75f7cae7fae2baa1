"""The puzzle of Fish & Chips: win this solo game."""

from __future__ import annotations

from typing import Final

from seaboard.games.fish_and_chips.solver import NODES, solve, unproved
from seaboard.match.match import Match

TASK: Final = "win"
WHOLE: Final = 1  # of a win


def is_over(match: Match) -> bool:
    """The hunt is over (F20)."""
    return match.over


def reached(match: Match) -> int:
    """1 for a win, which is all that counts (F29)."""
    return WHOLE if match.winners else 0


class Reach:
    """What can still be reached, by proof."""

    def __init__(self, nodes: int = NODES) -> None:
        self._nodes, self._lost = nodes, unproved()

    def __call__(self, match: Match) -> int | None:
        """1 if the game can still be won, 0 if it cannot, None if that is not known."""
        found = solve(match, self._nodes, self._lost).verdict
        return None if found == "unknown" else WHOLE * (found == "yes")
