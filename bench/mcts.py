"""Our search beside OpenSpiel's MCTSBot on a game that both have, Connect Four: simulations and strength.

    make .venv/done/bench && .venv/bin/python bench/mcts.py [--games 100] [--seconds 0.02 0.05] [--write]

Both search from scratch at every move, with one random playout a simulation and proofs of wins and losses
(MCTS-Solver), on one core. First the simulations a second from the empty grid; then so many are granted to
each as it can do in the same CPU time, and they play each other: openings of two random discs, each played
from both sides.
"""

from __future__ import annotations

import argparse
import platform
import random
import sys
import time
from datetime import date
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from seaboard.kernel.chance import chance
from seaboard.kernel.mind import Mind
from seaboard.kernel.tree import Tree
from seaboard.machine.bar import Bar

ROOT = Path(__file__).parent.parent
RESULTS = Path(__file__).with_name("mcts.md")
NO_WEIGHTS = np.zeros(0, np.float32)
MEMORY_MB = 1000
EXPLORATION = 1.4  # of theirs, as its own examples have it; ours is tuned to its own formula
OURS = Mind(exploration=3.0, caution=0.0)
ROUNDS, MOST = 7, 20_000

sys.path.insert(0, str(ROOT / "examples" / "connect_four"))
GAME = import_module("sea_connect_four").GAME
THEIRS = pyspiel.load_game("connect_four")


def our_tree(here: Any, seat: int, simulations: int, seed: object) -> Tree:
    """A tree of ours, grown."""
    tree = Tree(GAME.engine, here, seat, 2, chance("bench", seed), NO_WEIGHTS, OURS)
    tree.grow(simulations)
    return tree


def their_bot(simulations: int, seed: int) -> Any:
    """Their bot."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    return pyspiel.MCTSBot(THEIRS, evaluator, EXPLORATION, simulations, MEMORY_MB, True, seed, False)


def rates() -> tuple[float, float]:
    """Simulations a second from the empty grid, ours and theirs, medians of rounds by turns."""
    ours, theirs = [], []
    start = GAME.new(seed=1).here
    for number in range(ROUNDS):
        began = time.process_time()
        done = our_tree(start, 0, MOST, number).simulations
        ours.append(done / (time.process_time() - began))
        began = time.process_time()
        their_bot(MOST, number + 1).step(THEIRS.new_initial_state())
        theirs.append(MOST / (time.process_time() - began))
    return sorted(ours)[ROUNDS // 2], sorted(theirs)[ROUNDS // 2]


def play(opening: list[int], our_seat: int, ours: int, theirs: int, seed: int) -> tuple[float, float, float]:
    """One game: our points, and the CPU seconds of both."""
    match, state = GAME.new(seed=seed), THEIRS.new_initial_state()
    bot, spent = their_bot(theirs, seed + 1), [0.0, 0.0]
    for column in opening:
        match.play(match.moves()[match.standing.legal(match.to_move[0]).index(column)])
        state.apply_action(column)
    while not match.over:
        seat = match.to_move[0]
        began = time.process_time()
        if seat == our_seat:
            column = our_tree(match.here, seat, ours, (seed, len(match.history))).branches[0].action
        else:
            column = bot.step(state)
        spent[seat != our_seat] += time.process_time() - began
        match.play(GAME.write_move(match.here, column))
        state.apply_action(column)
    won = 1.0 if match.winners == (our_seat,) else 0.5 if len(match.winners) != 1 else 0.0
    return won, spent[0], spent[1]


def main() -> None:
    """Measure both, play, print and write what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, nargs="+", default=[0.02, 0.05], help="of CPU a move")
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}")
    args = parser.parse_args()
    our_rate, their_rate = rates()
    rows = [row(seconds, args.games, our_rate, their_rate) for seconds in args.seconds]
    text = page(our_rate, their_rate, rows)
    print(text)
    if args.write:
        RESULTS.write_text(text + "\n", encoding="utf-8")


def row(seconds: float, games: int, our_rate: float, their_rate: float) -> str:
    """What comes of some games with so much time for a move."""
    ours, theirs = int(our_rate * seconds), int(their_rate * seconds)
    coin, points, spent = random.Random(1), list[float](), [0.0, 0.0]
    bar = Bar(sys.stderr)
    for number in range(games // 2):
        opening = [coin.randrange(7), coin.randrange(7)]
        pair = []
        for seat in (0, 1):
            won, mine, other = play(opening, seat, ours, theirs, 2 * number + seat)
            pair.append(won)
            spent = [spent[0] + mine, spent[1] + other]
        points.append(sum(pair) / 2)
        done, found = 2 * number + 2, sum(points) / len(points)
        bar.draw(done, games, f"{done} of {games}: {found:.3f}", f"{seconds} s ")
    bar.rest()
    rate, low, high = (100 * share for share in (float(np.mean(points)), *interval(points)))
    return (
        f"| {seconds} s | {rate:.1f} % [{low:.1f}, {min(100.0, high):.1f}] | "
        f"{2 * len(points)} | {spent[0]:.0f} | {spent[1]:.0f} |"
    )


def page(our_rate: float, their_rate: float, rows: list[str]) -> str:
    """The results as a page."""
    return "\n".join(
        [
            "# Our search and OpenSpiel's MCTSBot on Connect Four",
            "",
            f"{date.today().isoformat()}, {platform.machine()}, Python {platform.python_version()}; one core,"
            " one random playout a simulation, both with proofs",
            "(`make .venv/done/bench && .venv/bin/python bench/mcts.py --write`).",
            "",
            "| | simulations/s |",
            "| --- | ---: |",
            f"| Seaboard | {our_rate:,.0f} |",
            f"| OpenSpiel MCTSBot (C++) | {their_rate:,.0f} |",
            "",
            f"{our_rate / their_rate:.1f} times the simulations. With equal CPU time for a move, openings of"
            " two random discs, each played from both sides:",
            "",
            "| a move | Seaboard's points, 95 % | games | our CPU s | their CPU s |",
            "| --- | --- | ---: | ---: | ---: |",
            *rows,
            "",
            "The more time both have, the nearer both are to perfect play: then an opening has the same"
            " result whoever plays which side.",
        ]
    )


def interval(points: list[float]) -> tuple[float, float]:
    """The ends of the 95 % interval of a score; pairs of games are what is independent."""
    mean, error = float(np.mean(points)), float(np.std(points)) / len(points) ** 0.5
    return mean - 1.96 * error, mean + 1.96 * error


if __name__ == "__main__":
    main()
