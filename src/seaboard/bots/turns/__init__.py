"""Games whose turn is several moves: a bot plans the turn as a whole instead of searching move by move."""

from __future__ import annotations

from collections.abc import Callable

from seaboard.games.match import Match
from seaboard.kernel.chance import Chance

from . import urchins

Think = Callable[[Match, Chance, float, int | None], str]  # match, chance, seconds or simulations → a move

TURNS: dict[str, Think] = {"urchins": urchins.think}
