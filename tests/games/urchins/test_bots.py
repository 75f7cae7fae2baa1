"""The five levels in Urchins: fair at the bottom, careful at the top, and what they say of their chances."""

from __future__ import annotations

import pytest

import seaboard
from seaboard.bots.base import Bot
from seaboard.bots.players import players_of
from seaboard.bots.searcher import Searcher
from seaboard.games.urchins.bots import LEVELS
from seaboard.games.urchins.bots.first_judgement import first_judgement
from seaboard.games.urchins.bots.greedy import best_rest
from seaboard.games.urchins.chances import A_WIN, chances
from seaboard.kernel.chance import chance
from seaboard.kernel.tree import Tree

from .boards import GAME, reef
from .first_timer import FirstTimer


def points(first: str | type[Bot], second: str | type[Bot], pairs: int) -> float:
    """The matches that the first wins, as both seats; a shared win counts half."""
    won = 0.0
    for number in range(2 * pairs):
        made = [
            seaboard.bot(bot, number) if isinstance(bot, str) else bot("first-timer", number)
            for bot in (first, second)
        ]
        own = number % 2
        match = GAME.new(players=2, seed=number)
        while not match.over:
            seat = match.to_move[0]
            match.play(made[0 if seat == own else 1].choose(match, seat), seat)
        won += (own in match.winners) / len(match.winners)
    return won


@pytest.mark.jit_only
@pytest.mark.slow
def test_plankton_is_a_fair_opponent_of_a_first_timer() -> None:
    assert 8 <= points("plankton", FirstTimer, 12) <= 19


@pytest.mark.jit_only
@pytest.mark.slow
@pytest.mark.parametrize(("strong", "weak"), [("seal", "plankton"), ("dolphin", "herring"), ("orca", "seal")])
def test_two_levels_further_up_hardly_anything_is_lost(strong: str, weak: str) -> None:
    assert points(strong, weak, 3) >= 5


HALF_DONE = """
    . . . . r
    . . . . .
    . r . y .
    . y r . .
    . . . . rB
    """


@pytest.mark.jit_only
def test_the_strong_ones_fish_what_is_half_done_and_leave_nothing() -> None:
    for name in ("dolphin", "orca"):
        match = reef(HALF_DONE)
        bot = seaboard.bot(name)
        while match.to_move == (0,):
            match.play(bot.choose(match, 0))
        assert match.scores[0] >= 4
        assert best_rest(match.here) == 0


@pytest.mark.jit_only
def test_a_turn_is_thought_about_once() -> None:
    """What the first step's search knows of the rest of the turn is not thought again."""
    match = reef(HALF_DONE)
    bot = Searcher("orca", LEVELS["orca"])
    first = bot.search(match, 0)
    move = GAME.write_move(match.here, first.branches[0].action)
    known = first.branches[0].visits
    match.play(move)
    bot.level = type(bot.level)(0, bot.level.mind)
    assert bot.search(match, 0).simulations == known > 1


@pytest.mark.jit_only
def test_the_judgement_made_by_hand_wants_what_is_half_done() -> None:
    match = reef(HALF_DONE)
    tree = Tree(GAME.engine, match.here, 0, 2, chance(1), first_judgement())
    tree.grow(500)
    quiet = Tree(GAME.engine, reef(". . .\n. y .\n. . rB\n").here, 0, 2, chance(1), first_judgement())
    quiet.grow(500)
    assert tree.values[0] > 0.3 > quiet.values[0]
    assert players_of(GAME).first_judgement is first_judgement


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ((0.0, 0.0), (0.5, 0.5)),
        ((A_WIN + 0.05, -A_WIN - 0.05), (1.0, 0.0)),
        ((-1.0, -1.0, -1.0), (1 / 3, 1 / 3, 1 / 3)),
        ((A_WIN, -A_WIN, -A_WIN), (1.0, 0.0, 0.0)),
        ((0.35, -0.35), (0.75, 0.25)),
    ],
)
def test_chances_are_those_of_the_win_alone(values: tuple[float, ...], told: tuple[float, ...]) -> None:
    assert chances(GAME.new(players=2).here, values) == pytest.approx(told)
