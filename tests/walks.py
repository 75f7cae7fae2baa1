"""Random but repeatable matches, for tests that want many positions of any game."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any

import pytest
from _pytest.mark import ParameterSet

import seaboard
from seaboard.kernel import kit
from seaboard.match.compiled import CompiledGame
from seaboard.match.match import Match

PLIES = 50 if kit.INTERPRETED else 100
MOST_VALUES = 3  # of one option besides the default

SHORT = 8  # moves of a game whose moves are simulated
SIMULATED_SEED = 2_024_001  # of all matches of `begin` whose moves are simulated

Variant = tuple[str, int, dict[str, Any]]  # a game's name, the players, options


def loaded_games() -> list[str]:
    """The games that can be loaded; tests/contract/test_material.py fails for the others.

    Called while tests are collected: one broken game must not take the tests of the others with it.
    """
    return [name for name in seaboard.games() if _loads(name)]


@cache
def _loads(name: str) -> bool:
    try:
        game = seaboard.game(name)
        return all(option.values(players) is not None for players in game.seats for option in game.options)
    except Exception:
        return False


def quick_games() -> list[str]:
    """The games whose moves are not simulated: their matches can be played to the end many times."""
    return [name for name in loaded_games() if seaboard.game(name).quick]


def numbered_games() -> list[str]:
    """The games whose moves are integers."""
    return [name for name in loaded_games() if isinstance(seaboard.game(name), CompiledGame)]


def rules_of(name: str) -> object:
    """The module of a game's rules, where its moves are integers."""
    game = seaboard.game(name)
    return game.rules if isinstance(game, CompiledGame) else None


def encoded_games() -> list[str]:
    """Those of them that say what a seat may know as numbers."""
    return [name for name in numbered_games() if hasattr(rules_of(name), "encode")]


def open_games() -> list[str]:
    """The games that hide nothing."""
    return [name for name in loaded_games() if seaboard.game(name).perfect_information]


def tables(names: list[str] | None = None) -> list[tuple[str, int]]:
    """Every game, or every one of some, with every number of players."""
    wanted = loaded_games() if names is None else names
    return [(name, players) for name in wanted for players in seaboard.game(name).seats]


def variants(names: list[str] | None = None) -> list[Variant]:
    """Every game, player count and value of every option, one option at a time; and all options at once."""
    found: list[Variant] = []
    for name, players in tables(names):
        found.append((name, players, {}))
        found += [(name, players, {option: value}) for option, value in _single_options(name, players)]
        found.append((name, players, _all_options(name, players)))
    return found


def selected_variants(names: list[str] | None = None) -> list[Variant]:
    """A selection of `variants`: every player count without options and with all of them; every value once.

    The values of options go round the player counts, so that each count meets some of them.
    """
    found: list[Variant] = []
    for name in loaded_games() if names is None else names:
        counts = list(seaboard.game(name).seats)
        for players in counts:
            found += [(name, players, {}), (name, players, _all_options(name, players))]
        values = dict.fromkeys(pair for players in counts for pair in _single_options(name, players))
        for number, (option, value) in enumerate(values):
            possible = [players for players in counts if (option, value) in _single_options(name, players)]
            found.append((name, possible[number % len(possible)], {option: value}))
    return found


def extreme_variants() -> list[Variant]:
    """The match without options, and the one with all of them at their last values, for each player count."""
    return [
        (name, players, options)
        for name, players in tables()
        for options in ({}, _all_options(name, players))
    ]


def every_variant(names: list[str] | None = None) -> list[ParameterSet]:
    """`variants` as parameters of a test; those that are not selected run in `make test-all` only."""
    return marked_slow(variants(names), selected_variants(names))


def marked_slow(cases: Iterable[Any], quick: Sequence[Any]) -> list[ParameterSet]:
    """Parameters of a test, of which all but the quick ones are marked slow."""
    return [pytest.param(case, marks=() if case in quick else pytest.mark.slow) for case in cases]


@cache
def _single_options(name: str, players: int) -> list[tuple[str, Any]]:
    """The values besides the default that a walk tries of each option."""
    game = seaboard.game(name)
    most = MOST_VALUES if game.quick else 1  # the last values are in the last case
    return [(option.name, value) for option in game.options for value in option.values(players)[1 : most + 1]]


def _all_options(name: str, players: int) -> dict[str, Any]:
    """Every option at its last value."""
    options = seaboard.game(name).options
    return {option.name: option.values(players)[-1] for option in options if option.values(players)}


def spell(case: Any) -> str:
    """A case as the id of a test."""
    name, players, *options = case
    return "-".join([name, str(players), *(f"{k}={v}" for o in options for k, v in o.items())])


def begin(name: str, players: int, seed: int, **options: Any) -> Match:
    """A new match to walk through; the matches of a simulated game all have one seed, see `walk`."""
    game = seaboard.game(name)
    return game.new(players=players, seed=seed if game.quick else SIMULATED_SEED, **options)


def walk(match: Match, seed: int, plies: int = PLIES) -> Iterator[Match]:
    """The match after every random move of so many, the beginning included.

    Simulated moves cost a tenth of a second each. The walk through a match of `begin` is therefore simulated
    once, whatever its seed, and entered as from a record afterwards.
    """
    yield match
    if not match.game.quick and match.seed == SIMULATED_SEED and not match.history:
        words = _simulated_walk(match.game.name, match.players, tuple(match.options.items()))
        for word, seat in words[:plies]:
            match.enter(word, seat)
            yield match
        return
    rng = random.Random(seed)
    for _ in range(plies if match.game.quick else min(plies, SHORT)):
        if match.over:
            return
        seat = rng.choice(match.to_move)
        match.play(rng.choice(match.moves(seat)), seat)
        yield match


@cache
def _simulated_walk(name: str, players: int, options: tuple[tuple[str, Any], ...]) -> list[tuple[str, int]]:
    """Words and seats of random moves; entering the words must lead to where playing the moves leads."""
    match = begin(name, players, 0, **dict(options))
    again, rng, words = match.exact_copy(), random.Random(SIMULATED_SEED), []
    for number in range(SHORT):
        if match.over:
            break
        seat = rng.choice(match.to_move)
        match.play(rng.choice(match.moves(seat)), seat)
        words.append((match.word(number), seat))
        again.enter(*words[-1])
        assert again.here.tobytes() == match.here.tobytes() and again.record == match.record
    return words


def played(name: str, players: int, seed: int, plies: int = PLIES, **options: Any) -> Match:
    """A new match after so many random moves."""
    match = begin(name, players, seed, **options)
    for _ in walk(match, seed, plies):
        pass
    return match


def sampled(match: Match, seed: int, every: int, plies: int = PLIES) -> Iterator[Match]:
    """Copies of some of the positions of a walk."""
    for number, there in enumerate(walk(match, seed, plies)):
        if number % every == 0 or there.over:
            yield there.copy()
