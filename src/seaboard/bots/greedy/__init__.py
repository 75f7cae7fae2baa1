"""A bot that looks one move ahead and takes what looks best; what that is, each game's file here says."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from seaboard.bots.base import Bot, one_of
from seaboard.games.base import State
from seaboard.games.match import Match
from seaboard.kernel.chance import chance

from . import fish_and_chips, oh_crab, urchins

Appraisal = Callable[[State, int], float]  # how good a position is for a seat that has just moved

APPRAISALS: dict[str, Appraisal] = {
    "fish-and-chips": fish_and_chips.gain_minus_exposure,
    "oh-crab": oh_crab.distance_won,
    "urchins": urchins.largest_catch,
}


class Greedy(Bot):
    """The move after which the seat stands best; equals are drawn."""

    def _pick(self, match: Match, seat: int | None, moves: list[str], seconds: float | None) -> str:
        appraise = APPRAISALS[match.game.name]
        mover = match.to_move[0] if seat is None else seat
        nobody_knows = chance("a bot does not see the match's chance")
        coin = self._coin(match, seat)
        here = match.game.redeal(match.state, mover, Random(int(coin[0])))  # nor what is hidden from its seat
        worth = {move: appraise(match.game.after(here, mover, move, nobody_knows), mover) for move in moves}
        best = max(worth.values())
        return one_of(coin, [move for move in moves if worth[move] == best])
