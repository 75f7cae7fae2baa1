"""Games whose turn is several moves: a bot plans the turn as a whole instead of searching move by move."""

from __future__ import annotations

from collections.abc import Callable

from seaboard.games.match import Match
from seaboard.kernel.chance import Chance

from . import urchins

# Match, chance, seconds, simulations → the moves of a turn.
Think = Callable[[Match, Chance, float, int | None], list[str]]

TURNS: dict[str, Think] = {"urchins": urchins.think}
