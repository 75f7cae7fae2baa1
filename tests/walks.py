"""Random but repeatable matches, for tests that want many positions of any game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import seaboard
from seaboard.kernel import kit
from seaboard.match.compiled import CompiledGame
from seaboard.match.match import Match

PLIES = 50 if kit.INTERPRETED else 100
MOST_VALUES = 3  # of one option besides the default

SHORT = 8  # moves of a game whose moves are simulated

Variant = tuple[str, int, dict[str, Any]]  # a game's name, the players, options


def quick_games() -> list[str]:
    """The games whose moves are not simulated: their matches can be played to the end many times."""
    return [name for name in seaboard.games() if seaboard.game(name).quick]


def numbered_games() -> list[str]:
    """The games whose moves are integers."""
    return [name for name in seaboard.games() if isinstance(seaboard.game(name), CompiledGame)]


def rules_of(name: str) -> object:
    """The module of a game's rules, where its moves are integers."""
    game = seaboard.game(name)
    return game.rules if isinstance(game, CompiledGame) else None


def encoded_games() -> list[str]:
    """Those of them that say what a seat may know as numbers."""
    return [name for name in numbered_games() if hasattr(rules_of(name), "encode")]


def open_games() -> list[str]:
    """The games that hide nothing."""
    return [name for name in seaboard.games() if seaboard.game(name).perfect_information]


def tables(names: list[str] | None = None) -> list[tuple[str, int]]:
    """Every game, or every one of some, with every number of players."""
    wanted = seaboard.games() if names is None else names
    return [(name, players) for name in wanted for players in seaboard.game(name).seats]


def variants(names: list[str] | None = None) -> list[Variant]:
    """Every game, player count and value of every option, one option at a time; and all options at once."""
    found: list[Variant] = []
    for name, players in tables(names):
        options = seaboard.game(name).options
        most = MOST_VALUES if seaboard.game(name).quick else 1  # the last values are in the last case
        found.append((name, players, {}))
        for option in options:
            values = option.values(players)[1 : most + 1]
            found += [(name, players, {option.name: value}) for value in values]
        last = {option.name: option.values(players)[-1] for option in options if option.values(players)}
        found.append((name, players, last))
    return found


def spell(case: Any) -> str:
    """A case as the id of a test."""
    name, players, *options = case
    return "-".join([name, str(players), *(f"{k}={v}" for o in options for k, v in o.items())])


def walk(match: Match, seed: int, plies: int = PLIES) -> Iterator[Match]:
    """The match after every random move of so many, the beginning included."""
    rng = random.Random(seed)
    yield match
    for _ in range(plies if match.game.quick else min(plies, SHORT)):
        if match.over:
            return
        seat = rng.choice(match.to_move)
        match.play(rng.choice(match.moves(seat)), seat)
        yield match


def played(name: str, players: int, seed: int, plies: int = PLIES, **options: Any) -> Match:
    """A new match after so many random moves."""
    if not seaboard.game(name).quick:
        return _played_once(name, players, seed, min(plies, SHORT), tuple(options.items())).exact_copy()
    match = seaboard.game(name).new(players=players, seed=seed, **options)
    for _ in walk(match, seed, plies):
        pass
    return match


@cache
def _played_once(
    name: str, players: int, seed: int, plies: int, options: tuple[tuple[str, Any], ...]
) -> Match:
    match = seaboard.game(name).new(players=players, seed=seed, **dict(options))
    for _ in walk(match, seed, plies):
        pass
    return match


def sampled(match: Match, seed: int, every: int, plies: int = PLIES) -> Iterator[Match]:
    """Copies of some of the positions of a walk."""
    for number, there in enumerate(walk(match, seed, plies)):
        if number % every == 0 or there.over:
            yield there.copy()
