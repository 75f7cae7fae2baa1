"""Who takes part: a bot of the house by its name, or a class in a Python file of one's own.

Behind a bot of the house may stand how much it thinks, in place of what it usually does: `dolphin@0.15s`, or
in simulations `orca@5000`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from seaboard.bots import bot
from seaboard.bots.base import Bot
from seaboard.match.errors import WrongPlayer
from seaboard.match.match import Match

from .errors import ArenaError, told
from .guests import Player, guest

BUDGET = re.compile(r"(?P<seconds>\d{1,4}(\.\d{1,6})?)s|(?P<simulations>\d{1,9})")


@dataclass(frozen=True)
class Entrant:
    """A bot that takes part. A file comes along as its text: every process and machine plays the same."""

    spec: str  # as it was typed
    name: str  # as tables show it
    source: str | None = None  # of a file; None for a bot of the house
    wanted: str = ""  # the class in it; "" where there is only one
    seconds: float | None = None  # of thinking for a decision, in place of what the bot usually takes
    simulations: int | None = None  # the same, counted

    def is_same(self, other: Entrant) -> bool:
        """One and the same bot: a file is where it lies, for what it imports lies beside it."""
        if self.source is None or other.source is None:
            return (self.name, self.source) == (other.name, other.source)
        return (self.name, self.file.resolve()) == (other.name, other.file.resolve())

    @property
    def file(self) -> Path:
        """Where a bot's class lies."""
        return Path(self.spec.removesuffix(f":{self.wanted}"))

    @property
    def identity(self) -> object:
        """Results of entrants of one name belong together if this is the same."""
        return self.source

    def player(self, seed: int) -> Player:
        """A fresh player, whose tosses of a coin the seed settles."""
        if self.source is None:
            made = bot(self.name.partition("@")[0], seed)
            if self.simulations is not None:
                made = made.counting(self.simulations)
            return made if self.seconds is None else Timed(made, self.seconds)
        return guest(self.spec, self.source, self.wanted, self.name, seed)


@dataclass(frozen=True)
class Timed:
    """A bot of the house that is told how long to think."""

    bot: Bot
    seconds: float

    def choose(self, match: Match, seat: int, /) -> str:
        """What it chooses in that time."""
        return self.bot.choose(match, seat, self.seconds)


def enter(specs: Sequence[str]) -> tuple[Entrant, ...]:
    """The entrants that were typed, none of them twice; ArenaError, UnknownBot."""
    found = [entrant_of(spec) for spec in specs]
    if len(found) < 2:
        raise ArenaError("too-few")
    for number, entrant in enumerate(found):
        if any(entrant.is_same(other) for other in found[:number]):
            raise ArenaError("twice", bot=entrant.name)
    names = [entrant.name for entrant in found]
    # Files of the same name lie in different folders.
    return tuple(replace(e, name=e.spec) if names.count(e.name) > 1 and e.source else e for e in found)


def entrant_of(spec: str) -> Entrant:
    """An entrant as it was typed; ArenaError, UnknownBot."""
    path, colon, wanted = spec.rpartition(":")
    if not path.endswith(".py"):
        path, colon, wanted = spec, "", ""
    if not path.endswith(".py"):
        return _of_the_house(spec)
    try:
        source = Path(path).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        cause = (isinstance(error, OSError) and error.strerror) or told(error)
        raise ArenaError("unreadable", path=path, cause=cause) from error
    stem = Path(path).stem
    entrant = Entrant(spec, f"{stem}:{wanted}" if colon else stem, source, wanted)
    try:
        entrant.player(0)
    except ArenaError:
        raise
    except Exception as error:  # whatever somebody's constructor may raise
        raise ArenaError("broken-file", path=spec, cause=told(error)) from error
    return entrant


def _of_the_house(spec: str) -> Entrant:
    """A bot by its name, and how much it thinks if that is said."""
    name, at, budget = spec.partition("@")
    entrant = Entrant(spec, bot(name).name)
    if not at:
        return entrant
    found = BUDGET.fullmatch(budget)
    if found is None or not float(found["seconds"] or found["simulations"]):
        raise ArenaError("bad-budget", bot=spec)
    if found["seconds"]:
        return replace(entrant, name=spec, seconds=float(found["seconds"]))
    entrant = replace(entrant, name=spec, simulations=int(found["simulations"]))
    try:
        entrant.player(0)
    except WrongPlayer as error:
        raise ArenaError("counts-nothing", bot=name) from error
    return entrant
