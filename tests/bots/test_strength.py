"""Each level beats the one below it, over seeded matches whose outcome never changes."""

from __future__ import annotations

import pytest

import seaboard
from seaboard.bots.base import Bot
from seaboard.bots.uct import Uct

pytestmark = pytest.mark.jit_only  # thousands of moves


def rounds_won(strong: Bot, weak: Bot, rounds: int) -> tuple[int, int]:
    """Two-player rounds with the higher count for each; every deal is played from both sides."""
    won = [0, 0]
    for number in range(rounds):
        seat = number % 2
        match = seaboard.game("fish-and-chips").new(players=2, seed=1000 + number // 2)
        while match.position.split()[4] != "done":
            player = strong if match.to_move == (seat,) else weak
            match.play(player.choose(match, match.to_move[0]))
        mine, theirs = match.scores[seat], match.scores[1 - seat]
        won[0] += mine > theirs
        won[1] += theirs > mine
    return won[0], won[1]


def test_greedy_beats_random() -> None:
    strong, weak = rounds_won(seaboard.bot("greedy"), seaboard.bot("random"), 30)
    assert strong >= 18 and weak <= 10


def test_a_little_search_beats_random() -> None:
    strong, weak = rounds_won(Uct("uct", simulations=400), seaboard.bot("random"), 20)
    assert strong >= 16 and weak <= 3


@pytest.mark.slow
def test_search_beats_greedy() -> None:
    """8000 simulations are a twentieth of a second; with 400 random playouts greedy is the better judge."""
    strong, weak = rounds_won(Uct("uct", simulations=8000), seaboard.bot("greedy"), 24)
    assert strong >= weak + 4


def test_search_wins_alone_where_random_play_hardly_ever_does() -> None:
    won = 0
    for seed in range(4):
        match = seaboard.game("fish-and-chips").new(players=1, seed=seed)
        player = Uct("uct", simulations=1500)
        while not match.over:
            match.play(player.choose(match, 0))
        won += match.winners == (0,)
    assert won >= 2


def test_a_hint_alone_says_whether_the_match_can_be_won() -> None:
    won = "1 GRYP -6/-6/-6/-6/-6/Y9,-,P12,-,G8,- P play 0,0,0,0"
    lost = "1 GRYP -6/-6/-6/-6/-6/Y9,-,R12,-,G8,- R play 0,0,0,0"
    game = seaboard.game("fish-and-chips")
    hint = seaboard.bot("orca").hint
    assert hint(game.at(won))[1]["winnable"] == "yes"
    assert hint(game.at(lost))[1]["winnable"] == "no"
