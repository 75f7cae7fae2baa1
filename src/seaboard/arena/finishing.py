"""How strong several bots are, from the orders in which they finished: one joint Plackett–Luce fit.

A finishing order is drawn place by place: whoever is still there takes the next place with a chance in
proportion to his strength. The strengths that explain all orders best are found by Hunter's MM algorithm
(Annals of Statistics 32, 2004). Tied places count as the average of the orders they stand for, as a draw
counts half. Only a tie for the last places is left open: there a game has not said more, as Oh Crab!, which
names none but the winner.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

import numpy as np
import numpy.typing as npt

from .rating import Estimate

Floats = npt.NDArray[np.float64]
Order = Sequence[Sequence[int]]  # entrants, the best first; those in one group are tied
Stage = tuple[int, tuple[int, ...]]  # who took a place, and all who were still there, sorted
ELO = 400 / math.log(10)  # of a strength's natural logarithm
REPLICATES = 1000
ENDS = (2.5, 97.5)  # percent
CLOSE = 1e-7  # of a logarithm, when to stop
MOST_ROUNDS = 4000  # who always wins moves on for ever; all others are found long before


@dataclass(frozen=True)
class Ranking:
    """How strong the entrants are, in Elo."""

    ratings: tuple[Estimate, ...]  # above the weakest
    steps: tuple[Estimate, ...]  # from each entrant to the next, in the order given
    superior: tuple[float, ...]  # for each step the likelihood that it leads up


def stages(order: Order) -> dict[Stage, float]:
    """The draws of an order that say something, and how much each counts."""
    found: dict[Stage, float] = defaultdict(float)
    for place, group in enumerate(order):
        below = [entrant for later in order[place + 1 :] for entrant in later]
        if place and not below:
            break
        orders = list(permutations(group))
        for one in orders:
            for at, entrant in enumerate(one):
                there = tuple(sorted([*one[at:], *below]))
                if len(set(there)) > 1:
                    found[entrant, there] += 1 / len(orders)
    return found


def rank(entrants: int, deals: Iterable[Iterable[Order]], seed: int = 0) -> Ranking:
    """Fit all orders at once; intervals by a bootstrap over deals, whose matches depend on each other.

    Deals are weighed anew rather than drawn (Rubin's Bayesian bootstrap), so that nobody loses all rivals in
    a replicate. Everybody also drew one imagined match, spread over all others: who always wins has a rating.
    """
    share = 1 / (2 * (entrants - 1))
    pairs = combinations(range(entrants), 2)
    imagined: list[list[dict[Stage, float]]] = [[{(one, pair): share for one in pair}] for pair in pairs]
    seen = [[stages(order) for order in deal] for deal in deals]
    wins, crowds, members = _matrices(entrants, [*seen, *imagined])
    rng = np.random.default_rng(seed)
    weights = np.vstack([np.ones(len(wins)), rng.standard_exponential((REPLICATES, len(wins)))])
    logs = fit(weights @ wins, weights @ crowds, members) * ELO
    best, replicates = logs[0], logs[1:]
    weakest = int(best.argmin())
    above = [_estimate(best, replicates, weakest, entrant) for entrant in range(entrants)]
    steps = [_estimate(best, replicates, one, one + 1) for one in range(entrants - 1)]
    superior = (np.diff(replicates, axis=1) > 0).mean(axis=0)
    return Ranking(tuple(above), tuple(steps), tuple(float(share) for share in superior))


def fit(wins: Floats, crowds: Floats, members: Floats) -> Floats:
    """Logarithms of the most likely strengths, for every row of weights; their mean is 0.

    `wins`: places taken by each entrant; `crowds`: draws from each crowd; `members`: how often each entrant
    is in a crowd.
    """
    logs = np.zeros_like(wins)
    open_rows = np.arange(len(wins))
    for _ in range(MOST_ROUNDS):
        strengths = np.exp(logs[open_rows])
        shares = (crowds[open_rows] / (strengths @ members.T)) @ members
        found = np.log(wins[open_rows] / shares)
        found -= found.mean(axis=1, keepdims=True)
        moved = np.abs(found - logs[open_rows]).max(axis=1)
        logs[open_rows] = found
        open_rows = open_rows[moved > CLOSE]
        if not len(open_rows):
            break
    return logs


def _matrices(
    entrants: int, deals: Sequence[Sequence[Mapping[Stage, float]]]
) -> tuple[Floats, Floats, Floats]:
    """Deal by deal the places taken and the draws from each crowd; and who is in which crowd."""
    crowds = sorted({there for deal in deals for match in deal for _, there in match})
    column = {there: number for number, there in enumerate(crowds)}
    wins, draws = np.zeros((len(deals), entrants)), np.zeros((len(deals), len(crowds)))
    for row, deal in enumerate(deals):
        for (entrant, there), share in (item for match in deal for item in match.items()):
            wins[row, entrant] += share
            draws[row, column[there]] += share
    members = np.array([[there.count(entrant) for entrant in range(entrants)] for there in crowds], float)
    return wins, draws, members


def _estimate(best: Floats, replicates: Floats, one: int, other: int) -> Estimate:
    """By how much the other is stronger."""
    low, high = np.percentile(replicates[:, other] - replicates[:, one], ENDS)
    return Estimate(float(best[other] - best[one]), float(low), float(high))
