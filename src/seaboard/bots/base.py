"""What a bot is: it answers with a move, from what its seat may know."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from typing import Any

from seaboard.kernel.chance import Chance, below, chance
from seaboard.match.compiled import CompiledGame
from seaboard.match.errors import BadOption, WrongPlayer
from seaboard.match.match import Match


class Bot(ABC):
    """A player. `choose` changes nothing and gives a legal move of the seat."""

    def __init__(self, name: str, seed: int = 0) -> None:
        self.name, self.seed = name, seed

    def choose(self, match: Match, seat: int | None = None, seconds: float | None = None) -> str:
        """A move for that seat; `seconds` overrides the time a thinking bot would take."""
        if seconds is not None and not (isinstance(seconds, int | float) and 0 <= seconds < math.inf):
            raise BadOption("seconds", seconds, ["a number from 0"])
        moves = self._choices(match, seat)
        return moves[0] if len(moves) == 1 else self._pick(match, seat, moves, seconds)

    def hint(
        self, match: Match, seat: int | None = None, seconds: float | None = None
    ) -> tuple[str, dict[str, Any]]:
        """A move worth trying, and what the bot has to say about it."""
        return self.choose(match, seat, seconds), {}

    def _choices(self, match: Match, seat: int | None) -> list[str]:
        """The legal moves; somebody who has none should not have been asked."""
        moves = match.moves(seat)
        if not moves:
            raise WrongPlayer("this seat has no move to choose")
        return moves

    @abstractmethod
    def _pick(self, match: Match, seat: int | None, moves: list[str], seconds: float | None) -> str:
        """One of several legal moves."""

    def _compiled(self, match: Match) -> CompiledGame:
        """The match's game, for a bot that plays games of numbers only."""
        if not isinstance(match.game, CompiledGame):
            raise WrongPlayer(f"{self.name} plays games of whole numbers, not {match.game.name}")
        return match.game

    def _coin(self, match: Match, seat: int | None) -> Chance:
        """Randomness that depends only on the bot's seed and on what the seat may know."""
        known = match.position_for(seat) or match.view(seat)
        return chance(self.name, self.seed, known, len(match.history))


def one_of(rng: Chance, moves: list[str]) -> str:
    """Any of the moves."""
    return moves[int(below(rng, len(moves)))]
