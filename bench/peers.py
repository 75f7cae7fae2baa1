"""Other engines, in the fastest way they offer without writing C++."""

from __future__ import annotations

import random
from functools import cache
from itertools import count

import chess
import pyspiel
from timing import SIMULATIONS, Case

BREAKTHROUGH = "breakthrough(rows=6,columns=6)"
CONNECT_FOUR = "connect_four"
GAMES_FOR_LENGTH = 2000
MEMORY_MB = 1000
EXPLORATION = 1.0  # as in our own search


def open_spiel_playouts(name: str, rollouts: int = 8000) -> Case:
    """OpenSpiel's C++ rollouts.

    `RandomRolloutEvaluator` cannot be called from Python, but a bot that is allowed one simulation asks it
    for all its rollouts from the first position, without coming back to Python: the time is linear in
    their number. Moves are rollouts times the mean length of a random game, counted beforehand.
    """
    game = pyspiel.load_game(name)
    length, seeds = mean_length(name), count(1)

    def work() -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, next(seeds))
        pyspiel.MCTSBot(game, evaluator, EXPLORATION, 1, MEMORY_MB, False, 1, False).step(
            game.new_initial_state()
        )
        return rollouts * length

    return Case(f"OpenSpiel {name}", work)


@cache
def mean_length(name: str) -> float:
    """Moves in a random game, on average."""
    game, coin, moves = pyspiel.load_game(name), random.Random(1), 0
    for _ in range(GAMES_FOR_LENGTH):
        position = game.new_initial_state()
        while not position.is_terminal():
            position.apply_action(coin.choice(position.legal_actions()))
            moves += 1
    return moves / GAMES_FOR_LENGTH


def open_spiel_search(name: str) -> Case:
    """OpenSpiel's C++ MCTS, one rollout a simulation, from the first position with a new tree."""
    game, seeds = pyspiel.load_game(name), count(1)

    def work() -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(1, next(seeds))
        pyspiel.MCTSBot(game, evaluator, EXPLORATION, SIMULATIONS, MEMORY_MB, False, 1, False).step(
            game.new_initial_state()
        )
        return float(SIMULATIONS)

    return Case(f"OpenSpiel MCTSBot {name}", work)


def chess_playouts(games: int = 3) -> Case:
    """python-chess, whole random games."""
    coin = random.Random(1)

    def work() -> float:
        moves = 0
        for _ in range(games):
            board = chess.Board()
            while not board.is_game_over():
                board.push(coin.choice(list(board.legal_moves)))
                moves += 1
        return float(moves)

    return Case("python-chess", work)
