"""A level of the house: in most games its usual player, in some a player of the game's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from seaboard.match.compiled import CompiledGame
from seaboard.match.game import Game
from seaboard.match.match import Match

from .base import Bot
from .greedy import Greedy
from .players import players_of
from .random_bot import Random
from .searcher import Searcher
from .thought import Thought


class Resident(Bot):
    """Hands each match to whoever of this level can play it."""

    def __init__(self, name: str, seed: int = 0, simulations: int | None = None) -> None:
        super().__init__(name, seed)
        self._simulations = simulations  # a decision, in place of the level's own
        self._players: dict[tuple[str, int], Bot] = {}  # by game and seats: a searcher remembers

    def counting(self, simulations: int) -> Resident:
        return Resident(self.name, self.seed, simulations)

    def choose(self, match: Match, seat: int | None = None, seconds: float | None = None) -> str:
        return self._player(match).choose(match, seat, seconds)

    def hint(
        self, match: Match, seat: int | None = None, seconds: float | None = None
    ) -> tuple[str, dict[str, Any]]:
        return self._player(match).hint(match, seat, seconds)

    def think(self, match: Match, seat: int | None = None, seconds: float | None = None) -> Thought:
        return self._player(match).think(match, seat, seconds)

    def appraise(self, match: Match, seat: int, moves: Sequence[str]) -> tuple[float, ...] | None:
        return self._player(match).appraise(match, seat, moves)

    def _player(self, match: Match) -> Bot:
        table = match.game.name, match.players
        if table not in self._players:
            made = self._made(match.game, match.players)
            self._players[table] = made if self._simulations is None else made.counting(self._simulations)
        return self._players[table]

    def _made(self, game: Game[Any], players: int) -> Bot:
        own = players_of(game)
        if self.name in own.levels:
            return own.levels[self.name](self.seed)
        if isinstance(game, CompiledGame):
            return Searcher(self.name, own.level(self.name, players), self.seed)
        return Greedy(self.name, self.seed) if own.appraise else Random(self.name, self.seed)

    def _pick(self, match: Match, seat: int | None, moves: list[str], seconds: float | None) -> str:
        return self.choose(match, seat, seconds)
