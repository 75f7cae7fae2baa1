"""How steady a hand each level of ICECOOL needs: `bench/hands.py PLAYERS`.

    .venv/bin/python bench/hands.py 4 [--matches 63] [--step 255]

Levels with hands of many kinds play at tables of two kinds each. One Plackett–Luce fit says what a degree is
worth, and so which hands are a step apart. Deals are none of the ladder's: what chose the numbers must not
measure them. Results lie in hands/ beside this file, a line of JSON each; a run that was stopped goes on.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import numpy.typing as npt

import seaboard
from seaboard.arena.digest import digest
from seaboard.arena.finishing import ELO, stages
from seaboard.arena.results import finishing_order
from seaboard.bots.budget import processor_time
from seaboard.games.icecool.bots import Flicker
from seaboard.games.icecool.bots.levels import HEADS, with_hand

Floats = npt.NDArray[np.float64]
FOLDER = Path(__file__).with_name("hands")
KINDS = {  # levels and degrees that are tried, the clumsiest first
    2: "plankton 24, plankton 15, herring 22, herring 14, seal 14, seal 9, dolphin 8, dolphin 5, orca 0",
    3: "plankton 24, plankton 14, herring 18, herring 10, seal 11, seal 7, dolphin 6, dolphin 3, orca 0",
    4: "plankton 30, plankton 20, herring 20, herring 13, seal 12, seal 8, dolphin 7, dolphin 4, orca 0",
}
APART = 3  # kinds that meet are at most so many places apart in that list
FIRST = 4.0  # degrees, about half the width of a door from the middle of a room
HOLD = 1e-3  # keeps the fit finite while little has been played
NEWTON = 60  # steps of the fit


class Played(msgspec.Struct, frozen=True):
    """A match: who sat where, and who finished before whom."""

    number: int
    kinds: tuple[str, ...]  # "seal 8", by seat
    order: tuple[tuple[int, ...], ...]  # seats, the best first
    plies: int
    cpu: float


@dataclass(frozen=True)
class Fitted:
    """What a kind is worth in Elo, Orca being 0: a number for each level's head, and one for all hands."""

    heads: dict[str, float]
    slope: float  # Elo for e times the degrees, beyond the first few
    doubt: Floats  # covariance of all of them

    def worth(self, name: str, degrees: float) -> float:
        return self.heads.get(name, 0.0) + self.slope * unsteadiness(degrees)

    def hand(self, name: str, wanted: float) -> float:
        """The degrees at which a level is worth so much, to half a degree."""
        grid = np.arange(0.0, 40.1, 0.5)
        return float(min(grid, key=lambda degrees: abs(self.worth(name, float(degrees)) - wanted)))


def main() -> None:
    """Play what is missing, then say what it means."""
    wanted = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    wanted.add_argument("players", type=int, choices=KINDS)
    wanted.add_argument("--matches", type=int, default=63)
    wanted.add_argument("--step", type=float, default=255.0, help="Elo from each level to the next")
    given = wanted.parse_args()
    file = FOLDER / f"icecool-{given.players}.jsonl"
    file.parent.mkdir(exist_ok=True)
    found = read(file)
    for number, kinds in enumerate(tables(given.players, given.matches)):
        if number not in found:
            found[number] = play(number, kinds)
            with file.open("ab") as lines:
                lines.write(msgspec.json.encode(found[number]) + b"\n")
            print(f"\r{len(found)}/{given.matches}", end="", flush=True)
    print(f"\r{report(list(found.values()), given.step)}")


def read(file: Path) -> dict[int, Played]:
    """The matches that are there, by number."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    return {one.number: one for one in (msgspec.json.decode(line, type=Played) for line in lines)}


def tables(players: int, matches: int) -> Iterator[tuple[str, ...]]:
    """Two kinds at each table, all pairs by turns, in seats that are drawn."""
    kinds = KINDS[players].split(", ")
    pairs = [(a, b) for a, b in combinations(range(len(kinds)), 2) if b - a <= APART]
    for number in range(matches):
        rng = Random(digest("hands", players, number))
        if number % len(pairs) == 0:
            Random(digest("pairs", players, number)).shuffle(pairs)
        a, b = pairs[number % len(pairs)]
        more = [rng.choice((a, b))] if players % 2 else []
        seats = [a, b] * (players // 2) + more
        rng.shuffle(seats)
        yield tuple(kinds[seat] for seat in seats)


def play(number: int, kinds: tuple[str, ...]) -> Played:
    """A whole match."""
    began, seed = time.process_time(), int(digest("hands", "deal", len(kinds), number), 16)
    match = seaboard.game("icecool").new(players=len(kinds), seed=seed)
    bots = [flicker(kind, seed + seat) for seat, kind in enumerate(kinds)]
    with processor_time():
        while not match.over:
            seat = match.to_move[0]
            moves = match.moves(seat)
            alone = len(moves) == 1
            match.play(moves[0] if alone else bots[seat].choose(match.fork(seed), seat), seat)
    cpu = round(time.process_time() - began, 3)
    return Played(number, kinds, finishing_order(match.outcome), len(match.history), cpu)


def flicker(kind: str, seed: int) -> Flicker:
    """A bot of a kind."""
    name, degrees = kind.split()
    return Flicker(name, seed, with_hand(name, float(degrees)))


# ------------------------------------------------------------------ what it means


def unsteadiness(degrees: float) -> float:
    """From 20° to 30° a hand loses less than from none to 10°: by then it misses most doors."""
    return math.log1p(degrees / FIRST)


def fit(played: list[Played]) -> Fitted:
    """The most likely numbers, by Newton's method: the likelihood is concave."""
    names = [name for name in HEADS if name != "orca"]
    draws: list[tuple[Floats, int, float]] = []
    for one in played:
        rows = np.array([features(kind, names) for kind in one.kinds])
        for (seat, there), share in stages(one.order).items():
            draws.append((rows[list(there)], there.index(seat), share))
    size = len(names) + 1
    found, hessian = np.zeros(size), np.eye(size)
    for _ in range(NEWTON):
        gradient, hessian = -HOLD * found, HOLD * np.eye(size)
        for rows, taken, share in draws:
            chance = np.exp(rows @ found - (rows @ found).max())
            chance /= chance.sum()
            mean = chance @ rows
            gradient += share * (rows[taken] - mean)
            hessian += share * ((rows * chance[:, None]).T @ rows - np.outer(mean, mean))
        move = np.linalg.solve(hessian, gradient)
        found = found + move / max(1.0, float(np.abs(move).max()))
        if np.abs(move).max() < 1e-9:
            break
    worth = found * ELO
    heads = dict(zip(names, worth[:-1].tolist(), strict=True))
    return Fitted(heads, float(worth[-1]), np.asarray(np.linalg.inv(hessian), np.float64) * ELO**2)


def features(kind: str, names: list[str]) -> list[float]:
    """Which head, and which hand."""
    name, degrees = kind.split()
    return [*(float(name == one) for one in names), unsteadiness(float(degrees))]


def report(played: list[Played], step: float) -> str:
    """What every kind is worth, and hands that are a step apart."""
    found, names = fit(played), [name for name in HEADS if name != "orca"]
    lines = [f"{len(played)} matches, {sum(one.cpu for one in played):.0f} s of CPU"]
    for kind in KINDS[len(played[0].kinds)].split(", "):
        row = np.array(features(kind, names))
        lines.append(f"{kind:>12}: {row @ _all(found):+5.0f} ± {1.96 * np.sqrt(row @ found.doubt @ row):.0f}")
    for place, name in enumerate(reversed(names), 1):
        degrees = found.hand(name, -place * step)
        lines.append(
            f"{name:>12} {degrees:4.1f}° for {-place * step:+.0f}: {found.worth(name, degrees):+.0f}"
        )
    return "\n".join(lines)


def _all(found: Fitted) -> Floats:
    return np.array([*found.heads.values(), found.slope])


if __name__ == "__main__":
    main()
