"""Whole turns of Urchins: what a turn wins, less what the next player can win in return.

The tokens belong to nobody, so whatever one player leaves half done the next may finish: the best reply is
what matters. Turns are judged in the order of what they win; those that end equal are judged a second time
by how well a careful next player can answer them.
"""

from __future__ import annotations

import numpy as np

from seaboard.bots.base import Bot
from seaboard.bots.budget import Budget
from seaboard.games.urchins import GAME
from seaboard.games.urchins.board import WORDS
from seaboard.games.urchins.facts import TOKENS
from seaboard.games.urchins.rules import ACTIONS, Reef, plan
from seaboard.kernel.chance import Chance
from seaboard.kernel.kit import Action
from seaboard.kernel.layout import blank
from seaboard.match.errors import WrongPlayer
from seaboard.match.game import Position
from seaboard.match.match import Match

CANDIDATES = 30  # of the careful player, as in the simulation of the rules' specification
TURNS_A_SECOND = 400  # that a search looks at: with more time it looks at more of them, and closer
SHARE = {1: 0.6, 2: 0.3, 3: 0.1}  # of a turn's time: each step leaves fewer turns to think about
MOST_TURNS = 4096
LOWEST = -TOKENS


class Turns:
    """The best turns from a position, drawn among equals, and what they are worth."""

    def __init__(self, position: Position, rng: Chance, widest: int) -> None:
        self._rng = rng
        self._stack = blank(Reef, plan.DEPTH + 1)
        self._actions = np.zeros((plan.DEPTH, ACTIONS), Action)
        self._blocks = np.zeros(WORDS, np.uint64)
        steps, keys = np.zeros((widest, plan.DEPTH), Action), np.zeros(widest, np.int64)
        results = blank(Reef, widest)
        self._stack[0] = position[0]
        found = int(plan.best_turns(self._stack, self._actions, rng, steps, keys, results))
        order = self._without_doubles(results, np.argsort(-keys[:found]))
        self.steps, self.results, self._keys = steps[order], results[order], keys[order]
        self.values = np.full(len(order), LOWEST, np.int64)
        self.judged = 0
        self.best_value = LOWEST

    def _without_doubles(
        self, results: Position, order: np.ndarray[tuple[int], np.dtype[np.int64]]
    ) -> list[int]:
        """Many turns lead to the same position; one of them is enough."""
        first: dict[bytes, int] = {}
        for turn in order:
            first.setdefault(results[turn].tobytes(), int(turn))
        return list(first.values())

    def judge(self, count: int) -> None:
        """Judge some more turns."""
        last = min(self.judged + count, len(self.values))
        self.best_value = int(
            plan.judge_turns(
                self._stack,
                self._actions,
                self._blocks,
                self._rng,
                self.results,
                self._keys,
                self.values,
                self.judged,
                last,
                self.best_value,
            )
        )
        self.judged = last

    @property
    def best(self) -> list[int]:
        """The turns of the highest value."""
        return [int(turn) for turn in np.flatnonzero(self.values[: self.judged] == self.best_value)]


def careful(position: Position, rng: Chance) -> Turns:
    """A few turns, judged: the careful player of the specification's simulation."""
    turns = Turns(position, rng, CANDIDATES)
    turns.judge(CANDIDATES)
    return turns


def best_turn(position: Position, rng: Chance, widest: int, budget: Budget) -> list[int]:
    """The actions of the best turn found within the budget; behind the turn's end they mean nothing."""
    turns = Turns(position, rng, widest)
    while turns.judged < len(turns.values) and (chunk := budget.next_chunk()):
        turns.judge(chunk)
    return [int(action) for action in turns.steps[_second_thoughts(turns, rng, budget)]]


def _second_thoughts(turns: Turns, rng: Chance, budget: Budget) -> int:
    """Of the equally good turns the one that a careful next player can answer least well."""
    tied = turns.best
    answers = {turn: [] for turn in tied}  # type: dict[int, list[int]]
    number = 0
    while len(tied) > 1 and budget.next_chunk():
        turn = tied[number % len(tied)]
        number += 1
        position = turns.results[turn : turn + 1]
        answers[turn].append(0 if position[0].over else careful(position, rng).best_value)
    asked = [turn for turn in tied if answers[turn]] or tied
    return min(asked, key=lambda turn: sum(answers[turn]) / max(1, len(answers[turn])))


def think(match: Match, rng: Chance, seconds: float, simulations: int | None) -> list[str]:
    """The rest of the best turn found, step by step. A turn's time is shared out among its steps."""
    share = SHARE[int(match.here[0].step)]
    widest = int(seconds * TURNS_A_SECOND) if simulations is None else simulations
    budget = Budget(seconds * share, None if simulations is None else max(1, int(simulations * share)))
    widest = min(max(widest, CANDIDATES), MOST_TURNS)
    return in_words(match.here, best_turn(match.here, rng, widest, budget), rng)


def in_words(position: Position, actions: list[int], rng: Chance) -> list[str]:
    """The actions as moves, as far as the turn goes: a catch may end it early (U31)."""
    turn, words = (int(position[0].turns), int(position[0].mover)), []
    for action in actions:
        if position[0].over or (int(position[0].turns), int(position[0].mover)) != turn:
            break
        words.append(GAME.write_move(position, action))
        position = GAME.engine.after(position, action, rng).position
    return words


class Careful(Bot):
    """The best capture less the best reply of the next player, over a few turns that win most."""

    def _pick(self, match: Match, seat: int | None, moves: list[str], seconds: float | None) -> str:
        if match.game is not GAME:
            raise WrongPlayer(f"{self.name} plays {GAME.name}, not {match.game.name}")
        turns = careful(match.here, self._coin(match, seat))
        return GAME.write_move(match.here, int(turns.steps[turns.best[0], 0]))
