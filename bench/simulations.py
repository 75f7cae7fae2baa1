"""How fast the search of the house is in the midst of a match, on one core: `python bench/simulations.py`.

A simulation counts if it walked down to a position that nobody had met and judged it. One that ends on what
is proven or played out is quicker and is not counted, and a position whose tree is proven as a whole is left
out. Positions come from matches of `seal` against itself. --write renews simulations.md beside this file.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import sys
import time
from dataclasses import dataclass
from datetime import date
from pathlib import Path

import numpy as np
from start import processor

import seaboard
from seaboard.bots.weights import weights_of
from seaboard.games.oh_crab.rules.redeal import redealt
from seaboard.kernel.chance import chance
from seaboard.kernel.layout import blank, twin
from seaboard.kernel.nodes import EXACT, NO_NODE, Node
from seaboard.kernel.tree import Tree, room_for
from seaboard.machine.bar import Bar
from seaboard.match.compiled import CompiledGame
from seaboard.match.match import Match

RESULTS = Path(__file__).with_name("simulations.md")
LEVEL = "seal"
POSITIONS = 12  # of each game, from as many matches
SIMULATIONS = 5000  # of each tree
CHUNK = 64  # at a time, as bots think
REDEALS = 100_000
GOLDEN = 0.618034  # its multiples lie evenly between whole numbers
REDEAL_WANTED = 5.0  # microseconds


@dataclass(frozen=True)
class Table:
    """A game with so many players, and the wanted rate."""

    game: str
    players: int
    wanted: int | None = None  # simulations a second


TABLES = (
    Table("fish-and-chips", 2),
    Table("urchins", 2, 100_000),
    Table("oh-crab", 4, 60_000),
)


@dataclass(frozen=True)
class Grown:
    """A tree of one position: what its simulations did, and the seconds of one core that they took."""

    all: int
    judged: int
    seconds: float
    proven: bool


def main() -> None:
    """Measure, print, and write if that was asked for."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--positions", type=int, default=POSITIONS, help="of each game (%(default)s)")
    wanted.add_argument("--simulations", type=int, default=SIMULATIONS, help="of each tree (%(default)s)")
    wanted.add_argument("--write", action="store_true", help=f"renew {RESULTS.name}")
    given = wanted.parse_args()
    text = page(given.positions, given.simulations)
    print(text)
    if given.write:
        RESULTS.write_text(text, encoding="utf-8")


# ------------------------------------------------------------------ measuring


def position(table: Table, seed: int) -> Match:
    """A match in its midst: back from its end by a third to two thirds of its moves, to where is a choice."""
    match, bot = seaboard.game(table.game).new(players=table.players, seed=seed), seaboard.bot(LEVEL, seed)
    while not match.over:
        seat = match.to_move[0]
        match.play(bot.choose(match, seat), seat)
    ply = round(len(match.history) * (1 + seed * GOLDEN % 1) / 3)
    while len(match.history) > ply or len(match.moves(match.to_move[0])) < 2:
        match.undo()
    return match


def grown(match: Match, simulations: int, seed: int) -> Grown:
    """Search one position, as its seat may know it."""
    game, seat = match.game, match.to_move[0]
    assert isinstance(game, CompiledGame), "only such games are searched"
    root, weights = game.deciding(match.here, seat), weights_of(game, match.players)
    nodes = room_for(2 * simulations)
    tree = Tree(game.engine, root, seat, match.players, chance("bench", seed), weights, nodes=nodes)
    began = time.process_time()
    while tree.simulations < simulations and not tree.exact:
        tree.grow(CHUNK)
    seconds = time.process_time() - began
    return Grown(tree.simulations, judged(tree), seconds, tree.exact)


def judged(tree: Tree) -> int:
    """The simulations that ended on a node which nobody had met, and which is not the end of anything.

    A node is judged when it is first met; later simulations go on to its children.
    """
    nodes = tree._nodes[: tree._used]
    met = nodes["visits"] > 0
    met[0] = False  # the root is where all begin
    if tree._engine.hides:  # what is decided beside the tree is not judged
        return int(np.count_nonzero(met & in_the_tree(nodes)))
    ended = (nodes["known"] == EXACT) & (nodes["first"] == NO_NODE)
    return int(np.count_nonzero(met & (nodes["beside"] == NO_NODE) & ~ended))


def in_the_tree(nodes: np.ndarray) -> np.ndarray:
    """Which nodes stand for positions of their own: all that hang on the root by children alone."""
    first, sibling = nodes["first"].tolist(), nodes["sibling"].tolist()
    found, waiting = np.zeros(len(nodes), np.bool_), [0]
    while waiting:
        child = first[waiting.pop()]
        while child != NO_NODE:
            found[child] = True
            waiting.append(child)
            child = sibling[child]
    return found


def redeal_microseconds() -> tuple[float, float]:
    """A redeal of Oh Crab! for four through its door, and a door behind which next to nothing is done."""
    match = position(TABLES[-1], 0)
    game, seat, rng = match.game, match.to_move[0], chance("bench")
    assert isinstance(game, CompiledGame)
    race, node, plant = twin(match.here), blank(Node, 1), game.engine.plant
    dealt, empty = [], []
    for _ in range(5):
        began = time.process_time()
        for _ in range(REDEALS // 5):
            redealt(race, seat, rng)
        dealt.append(time.process_time() - began)
        began = time.process_time()
        for _ in range(REDEALS // 5):
            plant(node)
        empty.append(time.process_time() - began)
    each = 1e6 / (REDEALS // 5)
    return statistics.median(dealt) * each, statistics.median(empty) * each


# ------------------------------------------------------------------ telling


def page(positions: int, simulations: int) -> str:
    """The tables, with what was measured and where."""
    dealt, door = redeal_microseconds()
    return "\n".join(
        [
            "# Simulations a second",
            "",
            f"{date.today()}, one core of {processor()}, Python {platform.python_version()}; {business()}"
            " (`python bench/simulations.py --write`).",
            f"Positions in the midst of matches of `{LEVEL}`, the search and the nets of the house, a new"
            f" tree of {simulations:,} simulations for each; seconds of CPU.",
            "Judged are simulations that walked to a position nobody had met and judged it; those that end on"
            " what is proven or over are not.",
            "A position whose tree is proven as a whole is left out of its row. The median of the others, and"
            " the slowest and the fastest.",
            "",
            "| game | players | positions | proven, left out | judged | judged/s | from, to | wanted |",
            "| --- | ---: | ---: | ---: | ---: | ---: | --- | ---: |",
            *(row(table, positions, simulations) for table in TABLES),
            "",
            "| Oh Crab!, 4 players: hidden cards dealt anew | µs | wanted |",
            "| --- | ---: | ---: |",
            f"| called from Python | {dealt:.2f} | |",
            f"| the call alone, with next to nothing behind it | {door:.2f} | |",
            f"| so inside the search, about | {max(0.0, dealt - door):.2f} | {REDEAL_WANTED:.0f} |",
            "",
        ]
    )


def business() -> str:
    """What else the machine had to do: a busy neighbour slows a core down."""
    return f"a load of {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


def row(table: Table, positions: int, simulations: int) -> str:
    """What came of one game."""
    bar, all_of_them = Bar(sys.stderr), list[Grown]()
    for seed in range(positions):
        match = position(table, seed)
        all_of_them.append(grown(match, simulations, seed))
        bar.draw(seed + 1, positions, f"{seed + 1} of {positions}", f"{table.game}/{table.players} ")
    bar.wipe()
    found = [tree for tree in all_of_them if not tree.proven]
    rates = sorted(tree.judged / tree.seconds for tree in found)
    share = sum(tree.judged for tree in found) / max(1, sum(tree.all for tree in found))
    cells = (
        seaboard.game(table.game).title,
        table.players,
        positions,
        positions - len(found),
        f"{100 * share:.1f} %",
        f"{statistics.median(rates):,.0f}" if rates else "–",
        f"{rates[0]:,.0f} – {rates[-1]:,.0f}" if rates else "–",
        f"{table.wanted:,}" if table.wanted else "",
    )
    return f"| {' | '.join(map(str, cells))} |"


if __name__ == "__main__":
    main()
