"""Our joint Plackett–Luce fit beside openskill's, which rates match by match, on the same finishing orders.

    pip install openskill && python bench/fits.py bench/ladder/fish-and-chips-3.jsonl …

openskill's strengths are exp(μ / c) with c = √(Σ σ² + β²) over a table, so that μ has a meaning in Elo. Its
table depends on the order in which matches are heard: they are shuffled in many ways and heard several times.
"""

from __future__ import annotations

import argparse
import math
import random
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from seaboard.arena.finishing import ELO, Order, rank
from seaboard.arena.results import Result
from seaboard.arena.summary import orders

PlackettLuce: Any = import_module("openskill.models").PlackettLuce  # no dependency of ours
SHUFFLES, PASSES = 20, 6
SURE = 1.0  # openskill's σ to begin with: a large one makes the first matches count most


def main() -> None:
    """A table for each file."""
    wanted = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    wanted.add_argument("files", metavar="FILE", nargs="+", type=Path)
    for file in wanted.parse_args().files:
        results = [msgspec.json.decode(line, type=Result) for line in file.read_bytes().splitlines()]
        names = {number: name for r in results for number, name in zip(r.seats, r.line_up, strict=True)}
        played = orders(results)
        deals = [orders([r for r in results if r.deal == deal]) for deal in sorted({r.deal for r in results})]
        ours = rank(len(names), deals).steps
        theirs = np.array([by_openskill(len(names), played, shuffle) for shuffle in range(SHUFFLES)])
        steps = np.diff(theirs, axis=1)
        print(f"\n{file.stem}: {len(results)} matches")
        print("| step | joint fit, 95 % | openskill, mean | openskill, by order of matches |")
        print("| --- | --- | ---: | --- |")
        for number, step in enumerate(ours):
            told = f"{step.value:+.0f} [{step.low:+.0f}, {step.high:+.0f}]"
            seen = steps[:, number]
            print(
                f"| {names[number]} → {names[number + 1]} | {told} | {seen.mean():+.0f} | "
                f"{seen.min():+.0f} … {seen.max():+.0f} |"
            )


def by_openskill(entrants: int, played: list[Order], shuffle: int) -> list[float]:
    """Elo of all, after hearing of the matches in one order."""
    model = PlackettLuce(tau=0.0)
    ratings: list[Any] = [model.rating(sigma=SURE) for _ in range(entrants)]
    heard = played * PASSES
    random.Random(shuffle).shuffle(heard)
    for order in heard:
        teams = [[ratings[one]] for group in order for one in group]
        ranks = [float(place) for place, group in enumerate(order) for _ in group]
        numbers = [one for group in order for one in group]
        for one, (rated,) in zip(numbers, model.rate(teams, ranks=ranks), strict=True):
            ratings[one] = rated
    seats = len([one for group in played[0] for one in group])
    scale = math.sqrt(seats * (model.beta**2 + np.mean([rating.sigma for rating in ratings]) ** 2))
    return [ELO * rating.mu / scale for rating in ratings]


if __name__ == "__main__":
    main()
