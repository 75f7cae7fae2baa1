"""Players without hands: `bot("orca").choose(match, seat)`."""

from __future__ import annotations

import sys
from types import ModuleType

from seaboard.match.errors import BrokenGame, UnknownBot
from seaboard.match.shelf import game as find_game
from seaboard.match.shelf import games

from .base import Bot
from .greedy import Greedy
from .players import Make, players_of
from .random_bot import Random
from .resident import Resident
from .uct import Uct

LEVELS: dict[str, Make] = {
    "plankton": lambda seed: Random("plankton", seed),
    "herring": lambda seed: Greedy("herring", seed),
    "dolphin": lambda seed: Uct("dolphin", seed, seconds=0.15),
    "orca": lambda seed: Uct("orca", seed, seconds=1.0),
}
METHODS = {"random": "plankton", "greedy": "herring", "uct": "orca"}  # the same by the name of their method


def bots(game: str | None = None) -> list[str]:
    """The names of the bots that play every game, or of those that play this one; weakest first."""
    own = {} if game is None else players_of(find_game(game)).levels
    return list(own or LEVELS)


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name or its method; the seed settles its tosses of a coin."""
    found = METHODS.get(name, name) if isinstance(name, str) else ""
    if found in LEVELS:
        return Resident(LEVELS[found](seed))
    specialists = _specialists()
    if found not in specialists:
        raise UnknownBot(name, [*LEVELS, *specialists, *METHODS])
    return specialists[found](seed)


def _specialists() -> dict[str, Make]:
    """Players of one game: its own, and levels of its own that the house does not have."""
    found: dict[str, Make] = {}
    for name in games():
        try:
            own = players_of(find_game(name))
        except BrokenGame:
            continue
        found |= {level: make for level, make in own.levels.items() if level not in LEVELS}
        found |= own.specialists
    return found


class Listed(ModuleType):
    """`seaboard.bots` is this folder, to be imported from in any spelling, and, called, the list of bots."""

    def __call__(self, game: str | None = None) -> list[str]:
        return bots(game)


sys.modules[__name__].__class__ = Listed
