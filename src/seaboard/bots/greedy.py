"""A bot that looks one move ahead and takes what looks best; what that is, a game's own `bots` says."""

from __future__ import annotations

from random import Random
from typing import Any

from seaboard.kernel.chance import chance
from seaboard.match.game import Position
from seaboard.match.match import Match
from seaboard.match.standing import Standing

from .base import Bot, one_of
from .imagining import imagined
from .levels import USUAL
from .players import players_of
from .searcher import Searcher

NOBODY_KNOWS = "a bot does not see the match's chance"
HERRING = "herring"


class Greedy(Bot):
    """The move after which the seat stands best; equals are drawn."""

    def _pick(self, match: Match, seat: int | None, moves: list[str], seconds: float | None) -> str:
        appraise = players_of(match.game).appraise
        if appraise is None:
            return self._short_sighted(match).choose(match, seat)
        mover = match.to_move[0] if seat is None else seat
        coin = self._coin(match, seat)
        here = imagined(match.standing, mover, Random(int(coin[0])))
        worth = {move: appraise(after(match, here, mover, move), mover) for move in moves}
        best = max(worth.values())
        return one_of(coin, [move for move in moves if worth[move] == best])

    def _short_sighted(self, match: Match) -> Bot:
        """Who plays where a game does not say what looks good: a player of its own, or a short search."""
        own = players_of(match.game).levels.get(HERRING)
        return own(self.seed) if own else Searcher(self.name, USUAL[HERRING], self.seed)


def after(match: Match, here: Standing[Any], seat: int, move: str) -> Position:
    """The position after a move, by a chance that is not the match's: a bot must not foresee it."""
    return match.game.take(here, seat, move, chance(NOBODY_KNOWS)).after.position
