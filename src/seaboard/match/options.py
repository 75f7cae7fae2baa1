"""The options of a game: their names, what they may be, and how a record writes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .errors import BadOption, Clause, UnknownOption

Value = str | int | bool
Options = dict[str, Value]


@dataclass(frozen=True)
class Option:
    """A choice between a few values; which ones may depend on the number of players."""

    name: str
    choices: tuple[Value, ...] | Callable[[int], Sequence[Value]]
    clause: str  # the clause that describes it
    local: bool = False  # names a file of this machine: for scripts, never to be taken from the wire
    fewest: int = 1  # players with whom it has an effect; with fewer it is allowed and changes nothing
    needs: tuple[str, str] | None = None  # an option, and the word in it without which this has no effect

    def values(self, players: int) -> list[Value]:
        """What is allowed with so many players, the default first; empty: the option has no meaning then."""
        return list(self.choices(players) if callable(self.choices) else self.choices)

    def places(self, players: int) -> list[list[str]]:
        """For a value of one's own, words with spaces between: which may stand in each place; else none."""
        return []

    def parts(self) -> list[str]:
        """The words that a value may hold in any combination; none where the values are all there is."""
        return []

    def read(self, value: Any, players: int) -> Value:
        """The value itself, of the type the game uses; a text stands for the value it spells."""
        allowed = self.values(players)
        value = plain(value)
        for choice in allowed:
            if type(value) is type(choice) and value == choice:
                return choice
            if isinstance(value, str) and value == write(choice):
                return choice
        raise BadOption(self.name, value, allowed)


def plain(value: Any) -> Any:
    """The value; if it is one of NumPy, the plain one that it stands for."""
    return value.item() if isinstance(value, np.generic) else value


def write(value: Value) -> str:
    """A value as a record writes it: truth as 0 and 1."""
    return str(int(value)) if isinstance(value, bool) else str(value)


def settle(declared: Sequence[Option], given: Mapping[str, Any], players: int) -> Options:
    """All options with their values; an unknown name or value is a BadOption."""
    known = [option.name for option in declared]
    for name, value in given.items():
        if name not in known:
            raise UnknownOption(name, value, known)
    settled: Options = {}
    for option in declared:
        if option.name in given:
            settled[option.name] = _read(option, given[option.name], players)
        elif allowed := option.values(players):
            settled[option.name] = allowed[0]
    return settled


def _read(option: Option, value: Any, players: int) -> Value:
    try:
        return option.read(value, players)
    except BadOption as error:
        error.clause = Clause(option.clause)
        raise


def unusual(declared: Sequence[Option], settled: Options, players: int) -> Options:
    """Only the options that differ from their defaults."""
    defaults = settle(declared, {}, players)
    return {name: value for name, value in settled.items() if defaults.get(name) != value}
