"""The puzzle of Urchins: win as many tokens as you can in this turn."""

from __future__ import annotations

from typing import Final

from seaboard.games.urchins.bots.greedy import best_rest
from seaboard.match.game import Position
from seaboard.match.match import Match

TASK: Final = "most-tokens"


def is_over(match: Match) -> bool:
    """The turn has come to its end, or the match has."""
    return match.over or int(match.here[0].turns) != int(_start(match)[0].turns)


def reached(match: Match) -> int:
    """The tokens won in this turn (U22)."""
    start = _start(match)[0]
    return int(match.here[0].scores[start.mover]) - int(start.scores[start.mover])


class Reach:
    """What can still be reached: a turn is short enough to try everything."""

    def __call__(self, match: Match) -> int | None:
        """The most tokens that the whole turn can win from here."""
        return reached(match) if is_over(match) else reached(match) + best_rest(match.here)


def _start(match: Match) -> Position:
    """The position of the puzzle."""
    return match.history[0].before.position if match.history else match.here
