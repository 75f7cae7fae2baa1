"""A level of the house: in most games its usual player, in some a player of the game's own."""

from __future__ import annotations

from typing import Any

from seaboard.match.match import Match

from .base import Bot
from .players import players_of


class Resident(Bot):
    """Hands each match to whoever of this level can play it."""

    def __init__(self, usual: Bot) -> None:
        super().__init__(usual.name, usual.seed)
        self._usual = usual

    def choose(self, match: Match, seat: int | None = None, seconds: float | None = None) -> str:
        return self._player(match).choose(match, seat, seconds)

    def hint(
        self, match: Match, seat: int | None = None, seconds: float | None = None
    ) -> tuple[str, dict[str, Any]]:
        return self._player(match).hint(match, seat, seconds)

    def _player(self, match: Match) -> Bot:
        make = players_of(match.game).levels.get(self.name)
        return make(self.seed) if make else self._usual

    def _pick(self, match: Match, seat: int | None, moves: list[str], seconds: float | None) -> str:
        return self.choose(match, seat, seconds)
