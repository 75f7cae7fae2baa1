"""A bot that searches: UCT on the kernel, for perfect information and any number of seats."""

from __future__ import annotations

import math

from seaboard.kernel.plain_tree import PlainTree
from seaboard.match.errors import WrongPlayer
from seaboard.match.match import Match

from .base import Bot
from .budget import Budget
from .information_set import InformationSet
from .players import players_of


class Uct(Bot):
    """Thinks for some seconds, or for so many simulations (then it always answers the same)."""

    def __init__(
        self, name: str, seed: int = 0, seconds: float = 1.0, simulations: int | None = None
    ) -> None:
        super().__init__(name, seed)
        self.seconds, self.simulations = seconds, simulations

    def counting(self, simulations: int) -> Uct:
        return Uct(self.name, self.seed, self.seconds, simulations)

    def search(self, match: Match, seat: int | None, seconds: float | None = None) -> PlainTree:
        """A tree of the present position, grown within the budget."""
        game = self._compiled(match)
        if not game.perfect_information:
            raise WrongPlayer(f"{self.name} plays games of perfect information, not {game.name}")
        tree = PlainTree(game.engine, match.here, match.players, self._coin(match, seat))
        budget = Budget(math.inf if self.simulations else self._seconds(seconds), self.simulations)
        while chunk := budget.next_chunk():
            tree.grow(chunk)
        return tree

    def _blind(self, seconds: float) -> InformationSet:
        """The same player where something is hidden."""
        return InformationSet(self.name, self.seed, seconds, self.simulations)

    def _seconds(self, seconds: float | None) -> float:
        return self.seconds if seconds is None else seconds

    def _pick(self, match: Match, seat: int | None, moves: list[str], seconds: float | None) -> str:
        if not match.game.perfect_information:
            return self._blind(self._seconds(seconds)).choose(match, seat)
        if think := players_of(match.game).plan_turn:
            return think(match, self._coin(match, seat), self._seconds(seconds), self.simulations)[0]
        tree = self.search(match, seat, seconds)
        return self._compiled(match).write_move(match.here, tree.best_action)
