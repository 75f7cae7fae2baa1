"""Somebody who plays Urchins for the first time: adds tokens, and fishes what happens to be seen."""

from __future__ import annotations

from seaboard.bots.base import Bot, one_of
from seaboard.games.urchins.bots.greedy import largest_catch
from seaboard.games.urchins.rules import ADD, MOVE, first_move
from seaboard.kernel.chance import below, chance
from seaboard.match.match import Match

from .boards import GAME

SEES = 60  # the chance, in per cent of turns, to look for a catch at all


class FirstTimer(Bot):
    """Moves no token; in some turns looks for a catch by one addition, or by the pawn alone."""

    def _pick(self, match: Match, seat: int | None, moves: list[str], seconds: float | None) -> str:
        s = match.here[0]
        if s.step == MOVE:
            return "="
        if s.step == ADD:
            additions = [move for move in moves if GAME.read_move(match.here, move) < first_move(s)]
            moves = additions or moves
        if int(below(chance("a first-timer looks", self.seed, int(s.turns)), 100)) < SEES:
            gains = {move: self._gain(match, move) for move in moves}
            if any(gains.values()):
                return max(moves, key=lambda move: gains[move])
        return one_of(self._coin(match, seat), moves)

    def _gain(self, match: Match, move: str) -> float:
        """The tokens that the turn can win after this step."""
        seat, action = match.to_move[0], GAME.read_move(match.here, move)
        after = GAME.engine.after(match.here, action, chance("nothing is drawn")).position
        return largest_catch(after, seat) - match.scores[seat]
