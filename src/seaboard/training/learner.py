"""Weights from lessons: gradient descent on the kernel's small net, in NumPy alone."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from seaboard.kernel.net import MOVE_UNITS, UNITS, Weights

from .selfplay import Floats, Lessons

BATCH = 512
RATE, LAST_RATE = 3e-3, 2e-4
VALUE_COUNTS = 4.0  # beside the moves
KEPT = 0.9, 0.999  # Adam's memories
HELD_BACK = 20  # one lesson of so many is not learned from: by these the net is measured


@dataclass(frozen=True)
class Measured:
    """How well a net does on lessons that it did not learn from."""

    value_error: float  # the mean square of what it misjudges
    value_spread: float  # the same of a net that always says the mean
    move_surprise: float  # in nats, above what nobody could know


class Net:
    """The weights as matrices: the same numbers in the same order as the kernel reads them."""

    def __init__(self, features: int, move_features: int, weights: Weights) -> None:
        shapes = [(features, UNITS), (UNITS,), (UNITS,), (1,)]
        shapes += [(move_features, MOVE_UNITS), (MOVE_UNITS,), (MOVE_UNITS,)]
        self.flat = weights.copy()
        self.parts: list[Floats] = []
        at = 0
        for shape in shapes:
            size = int(np.prod(shape))
            self.parts.append(self.flat[at : at + size].reshape(shape))
            at += size
        assert at == len(weights), "as many weights as the kernel reads"

    @classmethod
    def fresh(cls, features: int, move_features: int, size: int, seed: int) -> Net:
        """Small random weights."""
        net = cls(features, move_features, np.zeros(size, np.float32))
        rng = np.random.default_rng(seed)
        for part, scale in zip(net.parts, (0.1, 0.0, 0.1, 0.0, 0.3, 0.0, 0.1), strict=True):
            part[...] = (rng.standard_normal(part.shape) * scale).astype(np.float32)
        return net

    def value(self, x: Floats) -> tuple[Floats, Floats, Floats]:
        """What positions are worth, and what the units said on the way."""
        w, b, out, bias = self.parts[:4]
        hidden = np.maximum(x @ w + b, 0.0)
        z = hidden @ out + bias[0]
        return z / np.sqrt(1 + z * z), z, hidden

    def promises(self, m: Floats, first: npt.NDArray[np.int64]) -> tuple[Floats, Floats]:
        """The share of each move among those of its decision, which begin at `first`, and the units."""
        w, b, out = self.parts[4:]
        hidden = np.maximum(m @ w + b, 0.0)
        z = hidden @ out
        counts = np.diff(np.append(first, len(m)))
        z = np.exp(z - np.repeat(np.maximum.reduceat(z, first), counts))
        return z / np.repeat(np.add.reduceat(z, first), counts), hidden

    def gradient(
        self, x: Floats, worth: Floats, m: Floats, tried: Floats, first: npt.NDArray[np.int64]
    ) -> Floats:
        """Of the loss: misjudged positions, and surprise at what was tried."""
        found = Net(len(self.parts[0]), len(self.parts[4]), np.zeros_like(self.flat))
        v, z, hidden = self.value(x)
        dz = VALUE_COUNTS * 2 * (v - worth) / len(x) * (1 + z * z) ** -1.5
        found.parts[2][...], found.parts[3][...] = dz @ hidden, dz.sum()
        dh = np.outer(dz, self.parts[2]) * (hidden > 0)
        found.parts[0][...], found.parts[1][...] = x.T @ dh, dh.sum(0)
        if len(first):
            share, units = self.promises(m, first)
            dz = (share - tried) / len(first)
            found.parts[6][...] = dz @ units
            dh = np.outer(dz, self.parts[6]) * (units > 0)
            found.parts[4][...], found.parts[5][...] = m.T @ dh, dh.sum(0)
        return found.flat


@dataclass
class Book:
    """Lessons laid out for learning."""

    x: Floats
    worth: Floats
    moves: Floats
    tried: Floats
    first: npt.NDArray[np.int64]  # where the moves of each decision begin

    @classmethod
    def of(cls, lessons: Lessons) -> Book:
        """All lessons, side by side."""
        sizes = [len(moves) for moves in lessons.moves]
        return cls(
            np.stack(lessons.seen),
            np.array(lessons.worth, np.float32),
            np.concatenate(lessons.moves),
            np.concatenate(lessons.tried),
            np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(np.int64),
        )

    def decisions(self, chosen: npt.NDArray[np.int64]) -> tuple[Floats, Floats, npt.NDArray[np.int64]]:
        """The moves of some decisions."""
        ends = np.append(self.first[1:], len(self.moves))
        sizes = ends[chosen] - self.first[chosen]
        starts = np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(np.int64)
        rows = np.repeat(self.first[chosen] - starts, sizes) + np.arange(sizes.sum())
        return self.moves[rows], self.tried[rows], starts


def learn(net: Net, book: Book, updates: int, seed: int) -> Measured:
    """Improve a net in place."""
    rng = np.random.default_rng(seed)
    x_from = np.flatnonzero(np.arange(len(book.x)) // BATCH % HELD_BACK != 0)
    moves_from = np.flatnonzero(np.arange(len(book.first)) // BATCH % HELD_BACK != 0)
    if not len(x_from) or not len(moves_from):  # too few to hold any back
        x_from, moves_from = np.arange(len(book.x)), np.arange(len(book.first))
    mean, square = np.zeros_like(net.flat), np.zeros_like(net.flat)
    for update in range(1, updates + 1):
        rate = RATE * (LAST_RATE / RATE) ** (update / updates)
        some = x_from[rng.integers(len(x_from), size=BATCH)]
        few = moves_from[rng.integers(len(moves_from), size=BATCH // 4)]
        slope = net.gradient(book.x[some], book.worth[some], *book.decisions(few))
        mean = KEPT[0] * mean + (1 - KEPT[0]) * slope
        square = KEPT[1] * square + (1 - KEPT[1]) * slope * slope
        step = mean / (1 - KEPT[0] ** update) / (np.sqrt(square / (1 - KEPT[1] ** update)) + 1e-8)
        net.flat -= (rate * step).astype(np.float32)
    return measure(net, book)


def measure(net: Net, book: Book) -> Measured:
    """On the lessons held back."""
    held = np.flatnonzero(np.arange(len(book.x)) // BATCH % HELD_BACK == 0)
    worth = book.worth[held]
    error = float(np.mean((net.value(book.x[held])[0] - worth) ** 2))
    chosen = np.flatnonzero(np.arange(len(book.first)) // BATCH % HELD_BACK == 0)
    moves, tried, first = book.decisions(chosen)
    share, _ = net.promises(moves, first)
    surprise = np.sum(tried * (np.log(np.maximum(tried, 1e-9)) - np.log(np.maximum(share, 1e-9))))
    return Measured(error, float(worth.var()), float(surprise / len(first)))
