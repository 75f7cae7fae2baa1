"""Bots at the beach: they play by what their seat may know, and as fast as the specification's."""

from __future__ import annotations

import pytest

import seaboard
from seaboard.bots.base import Bot
from seaboard.bots.information_set import InformationSet
from seaboard.bots.levels import NAMES
from seaboard.games.oh_crab import GAME
from seaboard.match.match import Match
from tests.clauses import clause
from tests.walks import walk

from .boards import beach
from .test_secrets import twin_of

pytestmark = pytest.mark.once


def rounds(players: int, seed: int, **options: object) -> int:
    match = GAME.new(players, seed=seed, **options)
    player = seaboard.bot("greedy")
    while not match.over:
        seat = match.to_move[0]
        match.play(player.choose(match, seat), seat)
    return match.round


@clause("O93")
@pytest.mark.jit_only
@pytest.mark.parametrize(
    ("players", "short", "wanted"),
    [
        (2, False, 10.4),
        pytest.param(3, True, 10.6, marks=pytest.mark.slow),
        pytest.param(3, False, 14.1, marks=pytest.mark.slow),
    ],
)
def test_greedy_races_take_as_many_rounds_as_in_the_specification(
    players: int, short: bool, wanted: float
) -> None:
    games = 6
    found = [rounds(players, seed, scenario=1 + seed, short=short) for seed in range(games)]
    assert abs(sum(found) / games - wanted) <= 0.15 * wanted, found


@clause("O170")
def test_the_search_knows_no_more_than_its_seat() -> None:
    knows_no_more(InformationSet("blind", simulations=300), GAME.new(3, seed=3))


@clause("O170")
@pytest.mark.jit_only
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("modules", ["", "1 2 3 4"], ids=["plain", "pack"])
def test_no_level_knows_more_than_its_seat(name: str, modules: str) -> None:
    knows_no_more(seaboard.bot(name), GAME.new(4, seed=3, modules=modules))


def knows_no_more(player: Bot, new: Match) -> None:
    for number, match in enumerate(walk(new, 3, 30)):
        if number % 10 == 0 and match.to_move:
            seat = match.to_move[-1]
            choice = player.choose(match, seat)
            assert choice in match.moves(seat)
            assert player.choose(twin_of(match, seat, 7), seat) == choice


@clause("O170")
@pytest.mark.parametrize("name", ["dolphin", "orca"])
def test_the_searching_levels_play_games_with_secrets(name: str) -> None:
    match = GAME.new(4, seed=2)
    assert seaboard.bot(name).choose(match, 2, seconds=0.0) in match.moves(2)
    assert seaboard.bot(name).hint(match, 1, seconds=0.0)[0] in match.moves(1)


@clause("O58", "O76")
@pytest.mark.jit_only
@pytest.mark.parametrize("name", NAMES[1:])
def test_every_level_but_the_weakest_takes_the_step_into_the_sea(name: str) -> None:
    match = beach({"red": "d15", "orange": "a0", "blue": "c0"}, rows=8, icons=["F"])
    assert InformationSet("blind", simulations=400).choose(match) == "main"
    assert seaboard.bot(name).choose(match) == "main"


@clause("O117")
@pytest.mark.jit_only
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "modules", [pytest.param("", marks=pytest.mark.slow), "1 2 3 4"], ids=["plain", "pack"]
)
def test_all_levels_end_a_race_together(players: int, modules: str) -> None:
    match = GAME.new(players, seed=6, modules=modules, short=players > 2)
    bots = [seaboard.bot(name, seat) for seat, name in enumerate((*NAMES[:4], NAMES[0]))]
    while not match.over:
        seat = match.to_move[0]
        match.play(bots[seat].choose(match, seat), seat)
    assert match.winners
