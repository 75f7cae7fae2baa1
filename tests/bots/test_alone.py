"""Alone the levels differ by how far they read, and only what was read to its end is said to be exact."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

import seaboard
from seaboard.bots.advice import winnable
from seaboard.bots.alone import read_alone
from seaboard.bots.levels import NAMES, Level
from seaboard.bots.players import players_of
from seaboard.bots.searcher import Searcher
from seaboard.kernel.chance import chance
from seaboard.kernel.mind import Mind
from seaboard.match.match import Match

GAME = seaboard.game("fish-and-chips")
PROVE = players_of(GAME).prove


def fresh(seed: int = 1) -> Match:
    return GAME.new(players=1, seed=seed)


def reader(positions: int, overlooks: float = 0.0) -> Searcher:
    return Searcher("reader", Level(positions, Mind(overlooks=overlooks)))


def test_who_reads_nothing_knows_nothing_before_the_end() -> None:
    thought = reader(0).think(fresh(), 0)
    assert not any(choice.exact for choice in thought.choices) and thought.chances == (0.5,)
    assert len(thought.choices) == len(fresh().moves(0))


def test_who_reads_on_finds_a_win_and_says_how() -> None:
    thought = reader(100_000).think(fresh(), 0)
    assert thought.exact and thought.best.chance == 1.0
    match = fresh()
    for move in thought.best.line:
        match.play(move, 0)


def test_the_last_move_needs_no_reading() -> None:
    assert PROVE is not None
    match = fresh()
    for move in PROVE(match, 10.0, 1_000_000).line[:-1]:
        match.play(move)
    thought = reader(0).think(match, 0)
    ends = [choice for choice in thought.choices if choice.exact]
    assert ends and thought.best.chance == 1.0
    for choice in ends:
        after = match.fork(0)
        after.play(choice.move)
        assert after.over and bool(after.winners) == (choice.chance == 1.0)


def test_some_moves_are_overlooked_but_never_all() -> None:
    assert PROVE is not None
    match = fresh()
    moves = match.moves(0)
    for seed in range(8):
        half = read_alone(match, moves, PROVE, Level(0, Mind(overlooks=0.5)), chance(seed))
        assert 0 < len(half.choices) < len(moves)
    none = read_alone(match, moves, PROVE, Level(0, Mind(overlooks=1.0)), chance(1))
    assert {choice.move for choice in none.choices} == set(moves)


@dataclass(frozen=True)
class Proof:
    """What a test has proved."""

    verdict: str
    line: tuple[str, ...] = ()


@pytest.mark.parametrize(("overlooks", "found"), [(0.0, "no"), (0.5, "unknown")])
def test_that_there_is_no_win_says_only_who_overlooked_nothing(overlooks: float, found: str) -> None:
    match = fresh()
    level = Level(1, Mind(overlooks=overlooks))
    thought = read_alone(match, match.moves(0), lambda *_: Proof("no"), level, chance(2))
    assert thought.best.exact and thought.best.chance == 0.0
    assert (len(thought.choices) < len(match.moves(0))) == bool(overlooks)
    assert winnable(thought) == found


def test_a_win_is_a_win_whatever_else_is_overlooked() -> None:
    match = fresh()
    level = Level(1, Mind(overlooks=0.5))
    thought = read_alone(match, match.moves(0), lambda *_: Proof("yes"), level, chance(2))
    assert len(thought.choices) < len(match.moves(0)) and winnable(thought) == "yes"


def test_of_what_is_not_known_the_best_looking_comes_first() -> None:
    appraise = players_of(GAME).appraise
    assert appraise is not None
    match = fresh(3)
    looks = []
    for choice in reader(0).think(match, 0).choices:
        after = match.fork(0)
        after.play(choice.move)
        looks.append(appraise(after.here, 0))
    assert looks == sorted(looks, reverse=True) and len(set(looks)) > 1


def test_each_level_reads_more_or_overlooks_less_than_the_one_before() -> None:
    levels = [players_of(GAME).level(name, 1) for name in NAMES]
    far = [(level.simulations, -level.mind.overlooks) for level in levels]
    assert far == sorted(far) and len(set(far)) == len(NAMES)


@pytest.mark.parametrize(("name", "most", "least"), [("plankton", 1, 0), ("orca", 3, 3)])
def test_the_weakest_level_loses_deals_that_the_strongest_wins(name: str, most: int, least: int) -> None:
    found = 0
    for seed in (11, 12, 13):
        match, player = fresh(seed), seaboard.bot(name, seed)
        while not match.over:
            match.play(player.choose(match, 0), 0)
        found += bool(match.winners)
    assert least <= found <= most
