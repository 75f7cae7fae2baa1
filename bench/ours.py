"""The games of the house as cases. A new game is one entry in GAMES."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count

from timing import SIMULATIONS, Case

from seaboard.games import game
from seaboard.kernel.chance import chance
from seaboard.kernel.plain_tree import PlainTree
from seaboard.match.compiled import CompiledGame
from seaboard.match.game import Position


@dataclass(frozen=True)
class House:
    """How many matches to play in one round: about a third of a second."""

    name: str
    players: int
    matches: int
    modules: str = ""

    @property
    def label(self) -> str:
        return f"{self.name}, {self.players} players" + (", all modules" if self.modules else "")

    @property
    def start(self) -> Position:
        options = {"modules": self.modules} if self.modules else {}
        return self.game.new(players=self.players, seed=1, **options).here

    @property
    def game(self) -> CompiledGame:
        found = game(self.name)
        assert isinstance(found, CompiledGame)
        return found

    def playouts(self) -> Case:
        """Whole random matches; the number of moves."""
        engine, start = self.game.engine, self.start
        seeds = count()
        return Case(
            self.label,
            lambda: float(engine.playouts(start, self.matches, chance("bench", next(seeds)))),
        )

    def search(self) -> Case:
        """Plain UCT from the first position, each time with a new tree; the number of simulations."""
        engine, start = self.game.engine, self.start
        seeds = count()

        def work() -> float:
            tree = PlainTree(engine, start, self.players, chance("bench", next(seeds)))
            tree.grow(SIMULATIONS)
            return float(tree.simulations)

        return Case(self.label, work)


GAMES = (
    House("fish-and-chips", players=2, matches=4000),
    House("oh-crab", players=4, matches=2500),
    House("oh-crab", players=4, matches=2000, modules="1 2 3 4"),
    House("urchins", players=2, matches=2500),
)
