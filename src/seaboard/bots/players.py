"""What a game's own `bots` room says to the players of the house, and adds to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from seaboard.kernel.chance import Chance
from seaboard.kernel.net import Weights
from seaboard.match.game import Game, Position
from seaboard.match.match import Match

from .levels import USUAL, Level, Levels

if TYPE_CHECKING:
    from .base import Bot

Appraise = Callable[[Position, int], float]  # how good a position is for a seat that has just moved
PlanTurn = Callable[[Match, Chance, float, int | None], list[str]]  # seconds, simulations → moves of a turn
Values = tuple[float, ...]  # of a search, for each seat, −1 … 1
Chances = Callable[[Position, Values], Values]  # the winning chances of all seats, 0 … 1
Make = Callable[[int], "Bot"]  # by the seed of its tosses of a coin


def even_split(position: Position, values: Values) -> Values:
    """Winning chances where a value says just that: 1 a win, −1 a loss; together they are 1."""
    shares = [max(0.0, (value + 1) / 2) for value in values]
    total = sum(shares)
    if len(values) == 1 or total == 0:
        return tuple(min(1.0, share) for share in shares)
    return tuple(share / total for share in shares)


class Proved(Protocol):
    """What a game played alone can prove of a match."""

    @property
    def verdict(self) -> str:
        """Whether it can still be won: "yes", "no", or "unknown"."""

    @property
    def line(self) -> tuple[str, ...]:
        """The moves to the win, if it can."""


Prove = Callable[[Match, float, int | None], Proved]  # within so many seconds, and so many positions


@dataclass(frozen=True)
class Players:
    """`PLAYERS = Players(…)` in a game's `bots`; a game without that room is played by the house's own."""

    appraise: Appraise | None = None  # what Herring looks at one move ahead
    plan_turn: PlanTurn | None = None  # a turn of several moves is planned as a whole
    thinks: Levels = field(default_factory=lambda: USUAL)  # how the levels of the house play it
    thinks_with: Mapping[int, Levels] = field(default_factory=dict)  # the same where so many players need it
    chances: Chances = even_split  # what a search's values mean
    prove: Prove | None = None  # alone: whether a match can still be won
    first_judgement: Callable[[], Weights] | None = (
        None  # self-play begins with it; else with random playouts
    )
    levels: Mapping[str, Make] = field(default_factory=dict)  # in place of the house's, weakest first
    specialists: Mapping[str, Make] = field(default_factory=dict)  # besides them

    def level(self, name: str, players: int) -> Level:
        """How a level of the house plays the game with so many players."""
        return self.thinks_with.get(players, self.thinks)[name]


def players_of(game: Game[Any]) -> Players:
    """What a game brings along for its bots; BrokenGame where it cannot be loaded."""
    found: Players | None = game.said_in("bots", "PLAYERS")
    return Players() if found is None else found
