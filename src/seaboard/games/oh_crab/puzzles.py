"""The puzzle of Oh Crab!: get as far as you can in this turn.

It ends with the turn, or before that where something hidden is turned up or others are asked: just where
nobody may take a decision back. So nothing that is hidden from the player can matter.
"""

from __future__ import annotations

from typing import Final

from seaboard.games.oh_crab import GAME
from seaboard.games.oh_crab.board import SEA, WIDTH, height
from seaboard.kernel.chance import chance
from seaboard.match.game import Position
from seaboard.match.match import Match

TASK: Final = "furthest"
MOST_POSITIONS: Final = 30_000  # of one turn; more are not looked through
NOBODY_KNOWS = chance("a puzzle ends where chance is asked")


def is_over(match: Match) -> bool:
    """The last decision cannot be taken back."""
    return bool(match.history) and match.history[-1].final


def reached(match: Match) -> int:
    """How far from the land the crab stands whose turn it is (O46)."""
    return _height(match.here, _crab(match))


class Reach:
    """What can still be reached, by trying everything; what was tried is remembered."""

    def __init__(self, most: int = MOST_POSITIONS) -> None:
        self._known: dict[tuple[int, bytes], int] = {}
        self._most = most

    def __call__(self, match: Match) -> int | None:
        """The furthest that the crab can get; None where a turn has too many ways to go."""
        if is_over(match):
            return reached(match)
        try:
            return self._furthest(match.here, _crab(match))
        except OverflowError:
            return None

    def _furthest(self, position: Position, crab: int) -> int:
        key = (crab, position.tobytes())
        if key not in self._known:
            if len(self._known) >= self._most:
                raise OverflowError
            self._known[key] = -1  # a turn does not come back to where it was
            legal = GAME.engine.legal(position)
            try:
                self._known[key] = max(self._after(position, crab, action, legal) for action in legal)
            except OverflowError:
                del self._known[key]  # not tried to its end
                raise
        return self._known[key]

    def _after(self, position: Position, crab: int, action: int, legal: list[int]) -> int:
        done = GAME.engine.after(position, action, NOBODY_KNOWS.copy(), legal)
        if GAME.is_final(position, action, done):
            return _height(done.position, crab)
        return self._furthest(done.position, crab)


def _crab(match: Match) -> int:
    start: Position = match.history[0].before.position if match.history else match.here
    return int(start[0].crab)


def _height(position: Position, crab: int) -> int:
    """Twice the row, as on the board; the sea lies one row behind the last."""
    s = position[0]
    place = int(s.place[crab])
    return int(s.spaces) // WIDTH * 2 if place == SEA else height(place)
