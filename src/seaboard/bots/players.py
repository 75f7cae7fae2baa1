"""What a game's own `bots` room says to the players of the house, and adds to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from seaboard.kernel.chance import Chance
from seaboard.match.game import Game, Position
from seaboard.match.match import Match

if TYPE_CHECKING:
    from .base import Bot

Appraise = Callable[[Position, int], float]  # how good a position is for a seat that has just moved
PlanTurn = Callable[[Match, Chance, float, int | None], list[str]]  # seconds, simulations → moves of a turn
Make = Callable[[int], "Bot"]  # by the seed of its tosses of a coin


@dataclass(frozen=True)
class Players:
    """`PLAYERS = Players(…)` in a game's `bots`; a game without that room is played by the house's own."""

    appraise: Appraise | None = None  # what Herring looks at one move ahead
    plan_turn: PlanTurn | None = None  # a turn of several moves is planned as a whole
    levels: Mapping[str, Make] = field(default_factory=dict)  # in place of the house's, weakest first
    specialists: Mapping[str, Make] = field(default_factory=dict)  # besides them


def players_of(game: Game[Any]) -> Players:
    """What a game brings along for its bots; BrokenGame where it cannot be loaded."""
    found: Players | None = game.said_in("bots", "PLAYERS")
    return Players() if found is None else found
