"""A learner that works: it learns Fish & Chips by playing itself, then meets Herring (argument: minutes).

NumPy alone, on one core. A small net judges rounds. At many tables every move is tried, and the one played
that the net likes best; it learns from what came of it: TD(λ). In a match it looks some moves further ahead.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterable

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy is loaded: one core is meant

import numpy as np

import seaboard

Array = np.ndarray
GAME, TABLES, STEPS, UNITS, DEPTH, WIDTH = "fish-and-chips", 128, 24, 64, 3, 4
RATE, LAMBDA, TRIES, BATCH, BATCHES, KEPT = 1e-3, 0.7, 0.05, 512, 24, 12
FIELDS = seaboard.game(GAME).new(players=2, seed=0).fields
OVER = FIELDS["phase"].at.stop - 1


def features(seen: Array) -> Array:
    """By the fish on top, own and rival: piles, their points, and what could be captured of them."""
    values, fish = (FIELDS[name].of(seen)[:, :2].swapaxes(0, 1).astype("i2") for name in ("values", "fish"))
    n, board = len(seen), values[0] - values[1]  # the rival's fish count below 0
    lines = np.stack([np.rot90(board, k, (1, 2)) for k in range(4)])
    near = np.zeros_like(lines)  # the first fish that a square sees, to the left on a turned board
    for k in range(1, 6):
        near[..., k] = np.where(lines[..., k - 1], lines[..., k - 1], near[..., k - 1])
    taken = ((near * lines < 0) & (abs(near) >= abs(lines))).astype(np.int16)
    hunters = np.sum([np.rot90(part, -k, (1, 2)) for k, part in enumerate(taken)], axis=0)
    loose, height, points = hunters > 0, fish[0] + fish[1], np.where(board > 0, fish[1], fish[0])
    places = (33 * np.arange(n)[:, None, None] + 16 + board).ravel()
    told = board != 0, points, loose * height, loose * points, hunters, hunters * height
    sums = [np.bincount(places, part.ravel(), 33 * n).reshape(n, 33) / 8 for part in told]
    return np.concatenate([*sums, seen[:, OVER - 2 : OVER + 4]], axis=1).astype(np.float32)


def after(match: seaboard.Match, action: int) -> seaboard.Match:
    """Where an action leads, with what the rules leave no choice in, as far as the round goes."""
    ahead = match.fork(seed=0)
    ahead.step(action)
    while len(actions := ahead.actions()) == 1 and not ahead.observe(0)[OVER]:
        ahead.step(actions[0])
    return ahead


class Net:
    """How a round will end for whoever is to move, −1 … 1; and a bot that believes it."""

    def __init__(self, seed: int = 0) -> None:
        rng, n = np.random.default_rng(seed), features(np.zeros((1, FIELDS["points"].at.stop), np.uint8)).size
        shapes = ((n, UNITS), n**-0.5), ((UNITS,), 0.0), ((UNITS,), 0.1), ((1,), 0.0)
        self.weights = [rng.normal(0, spread, shape).astype(np.float32) for shape, spread in shapes]
        self.moments = [np.zeros((2, *w.shape), np.float32) for w in self.weights]

    def forward(self, x: Array) -> tuple[Array, Array]:
        h = np.maximum(x @ self.weights[0] + self.weights[1], 0)
        return h, np.tanh(h @ self.weights[2] + self.weights[3])

    def descend(self, x: Array, goal: Array, rate: float) -> None:
        """A step of Adam toward the goals."""
        h, value = self.forward(x)
        d = ((value - goal) * (1 - value**2) / len(x)).astype(np.float32)
        d_h = np.outer(d, self.weights[2]) * (h > 0)
        slopes = x.T @ d_h, d_h.sum(axis=0), h.T @ d, d.sum(keepdims=True)
        for w, moment, slope in zip(self.weights, self.moments, slopes, strict=True):
            moment += np.reshape([0.1, 0.01], (2, *[1] * w.ndim)) * (np.stack([slope, slope**2]) - moment)
            w -= rate * moment[0] / (moment[1] ** 0.5 + 1e-6)

    def judge(self, matches: list[seaboard.Match], seats: Array) -> Array:
        """What matches are worth to these seats: the lead at the end of a round, or what the net expects."""
        movers = [(m.to_move or (seat,))[0] for m, seat in zip(matches, seats.tolist(), strict=True)]
        seen = np.array([m.observe(mover) for m, mover in zip(matches, movers, strict=True)])
        lead = FIELDS["points"].of(seen)[:, :2] @ np.array([1, -1])
        ended = lead / np.where(abs(lead) == 16, 16, 27)  # all fish of the rival win the match
        worth = np.where(seen[:, OVER], ended, self.forward(features(seen))[1])
        return np.where(seats == movers, worth, -worth)

    def best(self, match: seaboard.Match, depth: int = DEPTH) -> tuple[float, int]:
        """What the best action is worth to whoever is to move, and that action."""
        mover, actions = match.to_move[0], match.actions()
        ahead = [after(match, action) for action in actions]
        worth = self.judge(ahead, np.full(len(ahead), mover))
        closer = np.argsort(-worth)[:WIDTH]  # a few are looked at more closely
        for k in closer if depth else ():
            if not ahead[k].observe(mover)[OVER]:
                worth[k] = self.best(ahead[k], depth - 1)[0] * (1 if ahead[k].to_move[0] == mover else -1)
        return max((float(worth[k]), actions[k]) for k in closer)

    def choose(self, match: seaboard.Match, seat: int) -> str:
        return match.step(self.best(match)[1], seat).move


class Tables:
    """Rounds that a net plays against itself, each beside a match to try moves in."""

    def __init__(self, seed: int, n: int = TABLES) -> None:
        self.env = seaboard.vector(GAME, n, 2, seed=seed, episode="round", skip_forced=True)
        self.matches, self.rng = [self.env.match(row) for row in range(n)], np.random.default_rng(seed)

    def lessons(self, net: Net, steps: int = STEPS) -> tuple[Array, Array]:
        """What was seen at all tables, and what it was worth by what came of it."""
        env, told, goals = self.env, [], list[Array]()
        for _ in range(steps):
            seen, seat = features(env.observation), env.seat.copy()
            tried = [(row, a, after(m, a)) for row, m in enumerate(self.matches) for a in m.actions()]
            rows, actions = np.array([one[:2] for one in tried]).T
            worth = net.judge([one[2] for one in tried], seat[rows])
            order = np.lexsort((worth + TRIES * self.rng.gumbel(size=len(worth)), rows))
            picked = order[np.append(np.diff(rows), 1) > 0]  # the best one of each row stands last
            env.step(actions[picked])
            self.matches = [env.match(row) if env.done[row] else tried[k][2] for row, k in enumerate(picked)]
            told.append((seen, seat, env.done.copy(), worth[picked]))
        goal, following = net.forward(features(env.observation))[1], env.seat
        for _, seat, done, got in reversed(told):  # what one expects, the other fears
            goal = (1 - LAMBDA) * got + LAMBDA * np.where(done, got, np.where(seat == following, goal, -goal))
            following, goals = seat, [goal, *goals]
        return np.concatenate([seen for seen, *_ in told]), np.concatenate(goals)


def train(net: Net, played: Callable[[], Iterable[tuple[Array, Array]]], left: Callable[[], float]) -> None:
    """Learn from what is played while a share of the time is left."""
    rng, kept = np.random.default_rng(0), list[tuple[Array, Array]]()
    while (share := left()) > 0:
        for lessons in played():
            kept = [*kept[1 - KEPT :], lessons]
            x, goal = (np.concatenate(part) for part in zip(*kept, strict=True))
            for rows in rng.integers(len(x), size=(BATCHES, BATCH)):
                net.descend(x[rows], goal[rows], RATE * share)


def against(net: Net, rival: str, matches: int, seed: int = 10**6) -> float:
    """The share of matches that the learner wins, from both seats, against a bot of the house."""
    won = 0.0
    for number in range(matches):
        match = seaboard.play_match((rival, net) if number % 2 else (net, rival), GAME, seed + number // 2)
        won += (match.outcome.utilities[number % 2] + 1) / 2
    return won / matches


if __name__ == "__main__":
    seconds, tables, net = 60 * float(sys.argv[1] if sys.argv[1:] else 4), Tables(seed=0), Net()
    train(net, lambda: [tables.lessons(net)], lambda: 1 - time.process_time() / seconds)
    print(f"{against(net, 'herring', 100):.0%} of 100 matches against herring")
