"""Which matches are played: a list that depends on nothing but what was asked for.

A deal is a seed of a match. It is played once from every seat: the line-up moves on by one seat from match to
match, so that nobody owes a result to his cards or to his place. Line-ups are chosen so that all meet alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from itertools import combinations, islice, repeat
from math import ceil
from pathlib import Path
from random import Random
from typing import Any

import seaboard
from seaboard.bots.weights import ENDING
from seaboard.match.game import Game
from seaboard.match.options import Value, write

from .digest import digest
from .entrants import Entrant

LineUp = tuple[int, ...]  # numbers of entrants


@dataclass(frozen=True)
class Fixture:
    """A match that is to be played."""

    number: int
    deal: int
    seed: int  # of the match, and so of its deals
    seats: LineUp  # who sits where


@dataclass(frozen=True)
class Plan:
    """What was asked for. More matches of the same plan begin with the same ones."""

    game: str
    rules: str  # the version of its rules
    players: int
    options: tuple[tuple[str, Value], ...]
    entrants: tuple[Entrant, ...]
    matches: int  # at least so many: the last deal is played from every seat
    seed: int = 0
    sources: str = ""  # of what code the bots of the house are
    line_up: LineUp = ()  # at every table; usually all who can meet do by turns
    newcomers: int = 0  # so many last entrants, one of whom is in every match; 0: it does not matter who is

    @property
    def names(self) -> tuple[str, ...]:
        """The entrants' names."""
        return tuple(entrant.name for entrant in self.entrants)

    @property
    def is_duel(self) -> bool:
        """Two bots at two seats."""
        return len(self.entrants) == self.players == 2

    @property
    def deals(self) -> int:
        """How many deals."""
        return ceil(self.matches / self.players)

    @cached_property
    def id(self) -> str:
        """Results belong together if they have the same one; how many there shall be is not part of it."""
        bots = tuple((entrant.name, entrant.identity) for entrant in self.entrants)
        options = tuple(sorted((name, write(value)) for name, value in self.options))
        chosen: tuple[object, ...] = (self.line_up,) if self.line_up else ()
        chosen += (("newcomers", self.newcomers),) if self.newcomers else ()
        return digest("plan", self.game, self.rules, self.players, options, bots, self.seed, *chosen)

    @cached_property
    def fixtures(self) -> tuple[Fixture, ...]:
        """All matches, in order."""
        found: list[Fixture] = []
        usual = line_ups(len(self.entrants), self.players, self.seed, self.newcomers)
        for deal, line_up in enumerate(islice(repeat(self.line_up) if self.line_up else usual, self.deals)):
            seats = list(line_up)
            Random(digest("seats", self.seed, deal)).shuffle(seats)
            seed = int(digest("deal", self.seed, deal), 16)
            for turn in range(self.players):
                rotated = tuple(seats[turn:] + seats[:turn])
                found.append(Fixture(len(found), deal, seed, rotated))
        return tuple(found)


def line_ups(entrants: int, seats: int, seed: int, newcomers: int = 0) -> Iterator[LineUp]:
    """Line-ups without end. After every whole cycle all have met equally often, and between nearly so.

    Where there are more seats than bots everybody sits down several times, as equally as it goes. With
    newcomers, who are the last, nobody else plays without one of them.
    """
    everybody = list(range(entrants)) * (seats // entrants)
    all_of_them = [tuple(everybody + list(more)) for more in combinations(range(entrants), seats % entrants)]
    if newcomers:
        all_of_them = [line_up for line_up in all_of_them if max(line_up) >= entrants - newcomers]
    rng = Random(digest("line-ups", seed))
    while True:
        met: Counter[tuple[int, int]] = Counter()
        left = all_of_them.copy()
        rng.shuffle(left)
        while left:
            pairs = [list(combinations(sorted(line_up), 2)) for line_up in left]
            # Whoever met least comes next; of equals the first, for they are shuffled.
            best = min(range(len(left)), key=lambda i: sorted((met[pair] for pair in pairs[i]), reverse=True))
            met.update(pairs[best])
            yield left.pop(best)


def sources_of(game: Game[Any]) -> str:
    """A fingerprint of what plays: the bots of the house, the search, and the game's own code and weights."""
    own = import_module(type(game).__module__)
    house = Path(seaboard.__file__).parent
    files = [file for floor in ("bots", "kernel") for file in sorted((house / floor).rglob("*.py"))]
    here = Path(str(own.__file__))
    ours = sorted(file for ending in ("py", ENDING) for file in here.parent.rglob(f"*.{ending}"))
    files += ours if own.__package__ else [here]
    return digest(*(file.read_bytes() for file in files))
