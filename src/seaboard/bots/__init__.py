"""Players without hands: `bot("orca").choose(match, seat)`."""

from __future__ import annotations

import sys
from types import ModuleType

from seaboard.match.errors import BadOption, BrokenGame, UnknownBot
from seaboard.match.shelf import game as find_game
from seaboard.match.shelf import games
from seaboard.match.whole import Whole, whole

from .base import Bot
from .greedy import Greedy
from .levels import NAMES
from .players import Make, players_of
from .playing import play_match
from .random_bot import Random
from .resident import Resident
from .uct import Uct

__all__ = ["Bot", "bot", "bots", "play_match"]

FIRST_ORCA = "orca-0.1"  # the strongest player of the first release, to measure others by
METHODS: dict[str, Make] = {
    "random": lambda seed: Random("random", seed),
    "greedy": lambda seed: Greedy("greedy", seed),
    FIRST_ORCA: lambda seed: Uct(FIRST_ORCA, seed, seconds=1.0),
}


def bots(game: str | None = None) -> list[str]:
    """The names of the bots that play every game, or of those that play this one; weakest first."""
    own = {} if game is None else players_of(find_game(game)).levels
    return list(own or NAMES)


def bot(name: str, seed: Whole = 0, simulations: Whole | None = None) -> Bot:
    """A bot by its name or its method; the seed settles its tosses of a coin.

    With so many simulations a decision, in place of its own number, it plays the same on every machine;
    WrongPlayer where it counts none.
    """
    settled = whole(seed)
    if settled is None:
        raise BadOption("seed", seed, ["a whole number"])
    if simulations is None:
        return _named(name, settled)
    counted = whole(simulations)
    if counted is None or counted < 1:
        raise BadOption("simulations", simulations, ["a whole number from 1"])
    return _named(name, settled).counting(counted)


def _named(name: str, seed: int) -> Bot:
    if name in NAMES:
        return Resident(name, seed)
    if isinstance(name, str) and name in METHODS:  # no game is loaded for who plays at random
        return METHODS[name](seed)
    known = METHODS | _specialists()
    if not isinstance(name, str) or name not in known:
        raise UnknownBot(name, [*NAMES, *known])
    return known[name](seed)


def _specialists() -> dict[str, Make]:
    """Players of one game: its own, and levels of its own that the house does not have."""
    found: dict[str, Make] = {}
    for name in games():
        try:
            own = players_of(find_game(name))
        except BrokenGame:
            continue
        found |= {level: make for level, make in own.levels.items() if level not in NAMES}
        found |= own.specialists
    return found


class Listed(ModuleType):
    """`seaboard.bots` is this folder, to be imported from in any spelling, and, called, the list of bots."""

    def __call__(self, game: str | None = None) -> list[str]:
        return bots(game)


sys.modules[__name__].__class__ = Listed
