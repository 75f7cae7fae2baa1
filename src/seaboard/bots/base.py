"""What a bot is: it answers with a move, from what its seat may know."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from seaboard.kernel.chance import Chance, below, chance
from seaboard.match.compiled import CompiledGame
from seaboard.match.errors import BadOption, WrongPlayer
from seaboard.match.match import Match

from .advice import advise
from .thought import Choice, Thought


class Bot:
    """A player. `choose` changes nothing and gives a legal move of the seat: the one method to write.

    Who writes `_pick` in its place is asked only where there is something to choose from.
    """

    def __init__(self, name: str = "", seed: int = 0) -> None:
        self.name, self.seed = name or type(self).__name__.lower(), seed

    def choose(self, match: Match, seat: int | None = None, seconds: float | None = None) -> str:
        """A move for that seat; `seconds` overrides the time a thinking bot would take."""
        check_time(seconds)
        moves = self._choices(match, seat)
        return moves[0] if len(moves) == 1 else self._pick(match, seat, moves, seconds)

    def counting(self, simulations: int) -> Bot:
        """The same bot with so many simulations a decision; WrongPlayer where it counts none."""
        raise WrongPlayer(f"{self.name} counts no simulations")

    def hint(
        self, match: Match, seat: int | None = None, seconds: float | None = None
    ) -> tuple[str, dict[str, Any]]:
        """A move worth trying, and advice on it: where to look, which kind of move it is, its reason."""
        advice = advise(match, seat, self.think(match, seat, seconds))
        return advice.move, advice.params

    def think(self, match: Match, seat: int | None = None, seconds: float | None = None) -> Thought:
        """What the bot makes of the seat's decision. One that only knows its move has nothing else to say."""
        move = self.choose(match, seat, seconds)
        return Thought((Choice(move, 1.0, 1 / match.players),), (1 / match.players,) * match.players, 0)

    def appraise(self, match: Match, seat: int, moves: Sequence[str]) -> tuple[float, ...] | None:
        """The chance that the seat wins after each of some legal moves, all measured alike.

        None where a bot has no measure but its thoughts.
        """
        return None

    def _choices(self, match: Match, seat: int | None) -> list[str]:
        """The legal moves; somebody who has none should not have been asked."""
        moves = match.moves(seat)
        if not moves:
            raise WrongPlayer("this seat has no move to choose")
        return moves

    def _pick(self, match: Match, seat: int | None, moves: list[str], seconds: float | None) -> str:
        """One of several legal moves."""
        raise NotImplementedError(f"{type(self).__name__} has neither `choose` nor `_pick`")

    def _compiled(self, match: Match) -> CompiledGame:
        """The match's game, for a bot that plays games of numbers only."""
        if not isinstance(match.game, CompiledGame):
            raise WrongPlayer(f"{self.name} plays games of whole numbers, not {match.game.name}")
        return match.game

    def _coin(self, match: Match, seat: int | None) -> Chance:
        """Randomness that depends only on the bot's seed and on what the seat may know."""
        known = match.position_for(seat) or match.view(seat)
        return chance(self.name, self.seed, known, len(match.history))


def check_time(seconds: float | None) -> None:
    """BadOption for a time to think that is none, or that would never end."""
    if seconds is not None and not (isinstance(seconds, int | float) and 0 <= seconds < math.inf):
        raise BadOption("seconds", seconds, ["a number from 0"])


def one_of(rng: Chance, moves: list[str]) -> str:
    """Any of the moves."""
    return moves[int(below(rng, len(moves)))]
