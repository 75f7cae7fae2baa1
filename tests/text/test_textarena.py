"""The games in TextArena, by its own registry, wrappers and conventions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
import textarena as ta

import seaboard
from seaboard.text.textarena import register

pytestmark = pytest.mark.once


def play(env: Any, answer: Any, steps: int = 10_000) -> tuple[bool, int]:
    """Answer until the end, or so often."""
    done, step = False, 0
    while not done and step < steps:
        player, told = env.get_observation()
        done, _ = env.step(action=answer(player, told))
        step += 1
    return done, step


def legal(env: Any, rng: Random) -> Any:
    """A player who knows the moves, and dresses them as TextArena's games want it."""
    return lambda player, told: f"I think.\n[{rng.choice(env.talk.match.moves(player))}]"


def test_every_game_is_registered_once() -> None:
    register()
    for name in seaboard.games():
        for suffix in ("", "-raw"):
            ta.check_env_exists(f"Seaboard-{name}-v0{suffix}")


def test_a_whole_match_and_its_rewards() -> None:
    env = ta.make("Seaboard-urchins-v0", rows=3, cols=3)
    env.reset(num_players=2, seed=3)
    player, told = env.get_observation()
    assert "The rules in short" in told and "Your legal moves" in told
    env.step(action=env.talk.match.moves(player)[0])
    assert play(env, legal(env, Random(1)))[0]
    rewards, about = env.close()
    winners = env.talk.match.winners
    assert rewards == {
        seat: 0.0 if len(winners) == 2 else 1.0 if seat in winners else -1.0 for seat in (0, 1)
    }
    assert "Scores: A " in about[0]["reason"] and not about[0]["invalid_move"]
    ply = len(env.talk.match.history)
    assert env.step(action="=") == (True, {}) and len(env.talk.match.history) == ply


@pytest.mark.parametrize(("game", "players"), [("fish-and-chips", 1), ("oh-crab", 3), ("icecool", 2)])
def test_some_moves_of_every_game(game: str, players: int) -> None:
    env = ta.make(f"Seaboard-{game}-v0-raw")
    env.reset(num_players=players, seed=2)
    done, steps = play(env, legal(env, Random(2)), 6)
    assert done or (steps == 6 and len(env.talk.match.history) >= 6)


def test_wrong_answers_are_the_players_own_business_and_the_third_is_replaced() -> None:
    env = ta.make("Seaboard-fish-and-chips-v0-raw")
    env.reset(num_players=2, seed=4)
    player, _ = env.get_observation()
    for answer in ("MOVE: a1xa2", "RULES: F8", "hm"):
        assert env.step(action=answer) == (False, {})
        assert env.state.current_player_id == player and not env.talk.match.history
    told = env.state.observations
    assert any("invalid move. Reason: a1xa2 is refused:" in message for _, message, _ in told[player])
    assert any(message.startswith("**F8**") for _, message, _ in told[player])
    other = [message for _, message, _ in told[1 - player]]
    assert len(other) == 1 and "The rules in short" in other[0], "nobody reads what another thinks"
    env.step(action="?")
    assert len(env.talk.match.history) == 1 and env.state.game_info[player]["invalid_move"]


def test_the_same_seed_is_the_same_match_and_the_global_coin_is_left_alone() -> None:
    import random

    random.seed(5)
    before = random.getstate()
    lines = []
    for _ in range(2):
        env = ta.make("Seaboard-oh-crab-v0")
        env.reset(num_players=3, seed=9)
        lines.append(env.talk.match.position)
    assert lines[0] == lines[1] and random.getstate() == before


def test_a_number_of_players_that_there_is_not() -> None:
    env = ta.make("Seaboard-urchins-v0")
    with pytest.raises(ValueError, match="players=7"):
        env.reset(num_players=7)
