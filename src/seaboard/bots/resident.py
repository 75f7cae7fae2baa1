"""A level of the house: in most games its usual player, in some a player of the game's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from seaboard.games.match import Match

from .base import Bot

OwnPlayers = Mapping[str, Callable[[str, int], Bot]]  # by the game's name: level and seed → a player


class Resident(Bot):
    """Hands each match to whoever of this level can play it."""

    def __init__(self, usual: Bot, own: OwnPlayers) -> None:
        super().__init__(usual.name, usual.seed)
        self._usual, self._own = usual, own

    def choose(self, match: Match, seat: int | None = None, seconds: float | None = None) -> str:
        return self._player(match).choose(match, seat, seconds)

    def hint(
        self, match: Match, seat: int | None = None, seconds: float | None = None
    ) -> tuple[str, dict[str, Any]]:
        return self._player(match).hint(match, seat, seconds)

    def _player(self, match: Match) -> Bot:
        make = self._own.get(match.game.name)
        return make(self.name, self.seed) if make else self._usual

    def _pick(self, match: Match, seat: int | None, moves: list[str], seconds: float | None) -> str:
        return self.choose(match, seat, seconds)
