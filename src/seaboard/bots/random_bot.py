"""A bot that plays any legal move."""

from __future__ import annotations

from seaboard.match.match import Match

from .base import Bot, one_of


class Random(Bot):
    """Every legal move is as likely as any other."""

    def _pick(self, match: Match, seat: int | None, moves: list[str], seconds: float | None) -> str:
        return one_of(self._coin(match, seat), moves)
