"""A bot that searches: UCT on the kernel, for perfect information and any number of seats."""

from __future__ import annotations

from typing import Any

import numpy as np

from seaboard.kernel.engine import Tree
from seaboard.match.errors import WrongPlayer
from seaboard.match.match import Match

from .base import Bot
from .budget import Budget
from .information_set import InformationSet
from .players import players_of

HINT_SECONDS = 0.4


class Uct(Bot):
    """Thinks for some seconds, or for so many simulations (then it always answers the same)."""

    def __init__(
        self, name: str, seed: int = 0, seconds: float = 1.0, simulations: int | None = None
    ) -> None:
        super().__init__(name, seed)
        self.seconds, self.simulations = seconds, simulations

    def search(self, match: Match, seat: int | None, seconds: float | None = None) -> Tree:
        """A tree of the present position, grown within the budget."""
        game = self._compiled(match)
        if not game.perfect_information:
            raise WrongPlayer(f"{self.name} plays games of perfect information, not {game.name}")
        tree = game.engine.tree(match.here, max(match.players, 1), self._coin(match, seat))
        budget = Budget(self._seconds(seconds), self.simulations)
        while chunk := budget.next_chunk():
            tree.grow(chunk)
        return tree

    def _blind(self, seconds: float) -> InformationSet:
        """The same player where something is hidden."""
        return InformationSet(self.name, self.seed, seconds, self.simulations)

    def _seconds(self, seconds: float | None) -> float:
        return self.seconds if seconds is None else seconds

    def hint(
        self, match: Match, seat: int | None = None, seconds: float | None = None
    ) -> tuple[str, dict[str, Any]]:
        """The best move found; alone, also whether some line of play was seen to win."""
        moves = self._choices(match, seat)
        if not match.game.perfect_information:
            return self._blind(HINT_SECONDS if seconds is None else seconds).choose(match, seat), {}
        if think := players_of(match.game).plan_turn:
            time = HINT_SECONDS if seconds is None else seconds
            turn = think(match, self._coin(match, seat), time, self.simulations)
            return turn[0], {"plan": turn}
        tree = self.search(match, seat, HINT_SECONDS if seconds is None else seconds)
        move = moves[0] if len(moves) == 1 else self._compiled(match).write_move(match.here, tree.best_action)
        if match.players > 1:
            return move, {}
        return move, {"winnable": "yes" if np.any(tree.best_returns >= 1.0) else "unknown"}

    def _pick(self, match: Match, seat: int | None, moves: list[str], seconds: float | None) -> str:
        if not match.game.perfect_information:
            return self._blind(self._seconds(seconds)).choose(match, seat)
        if think := players_of(match.game).plan_turn:
            return think(match, self._coin(match, seat), self._seconds(seconds), self.simulations)[0]
        tree = self.search(match, seat, seconds)
        return self._compiled(match).write_move(match.here, tree.best_action)
