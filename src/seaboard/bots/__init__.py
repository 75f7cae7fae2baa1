"""Players without hands: `bot("orca").choose(match, seat)`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from seaboard.games.errors import UnknownBot

from .greedy import Greedy
from .icecool import FLICKER_LEVELS, Flicker
from .random_bot import Random
from .resident import Resident
from .turns.urchins import Careful
from .uct import Uct

if TYPE_CHECKING:
    from .base import Bot

LEVELS: dict[str, Callable[[int], Bot]] = {
    "plankton": lambda seed: Random("plankton", seed),
    "herring": lambda seed: Greedy("herring", seed),
    "dolphin": lambda seed: Uct("dolphin", seed, seconds=0.15),
    "orca": lambda seed: Uct("orca", seed, seconds=1.0),
}
SPECIALISTS: dict[str, Callable[[int], Bot]] = {  # players of one game
    "careful": lambda seed: Careful("careful", seed),  # of Urchins, to measure others by
    "seal": lambda seed: Flicker("seal", seed),  # of ICECOOL, between herring and dolphin
}
OWN_PLAYERS: dict[str, Callable[[str, int], Bot]] = {"icecool": Flicker}  # games with players of their own
OWN_LEVELS = {"icecool": list(FLICKER_LEVELS)}  # where they are not the four of the house
METHODS = {"random": "plankton", "greedy": "herring", "uct": "orca"}  # the same by the name of their method


def bots(game: str | None = None) -> list[str]:
    """The names of the bots that play every game, or of those that play this one; weakest first."""
    return list(OWN_LEVELS.get(game or "", LEVELS))


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name or its method; the seed settles its tosses of a coin."""
    found = METHODS.get(name, name) if isinstance(name, str) else ""
    known = LEVELS | SPECIALISTS
    if found not in known:
        raise UnknownBot(name, [*known, *METHODS])
    player = known[found](seed)
    return Resident(player, OWN_PLAYERS) if found in LEVELS else player
