"""A course of self-play over many options of a game, where `seaboard train` keeps to one set of them.

    .venv/bin/python bench/courses.py oh-crab --players 4 --out training/oh-crab-4

Half of the options of every match are the usual ones, the others any that the game offers: other beaches,
short races, modules. So one net learns to judge all of them. `--start FILE` goes on from weights that were
learned for another number of players; else a game's `first_judgement` is where learning begins. Weights and
curve of every iteration are written to the folder.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import seaboard
from seaboard.bots.players import players_of
from seaboard.bots.weights import STORED
from seaboard.kernel.net import Weights
from seaboard.match.compiled import CompiledGame
from seaboard.training.learner import Book, Net, learn
from seaboard.training.selfplay import Lesson, Lessons, play

REMEMBERED = 3  # iterations whose lessons are learned from together


def mixed(game: CompiledGame, players: int, rng: Random) -> tuple[tuple[str, Any], ...]:
    """Options of a match: half of them as usual."""
    found = []
    for option in game.options:
        values = option.values(players)
        if len(values) > 1 and option.needs is None and not option.local and rng.random() < 0.5:
            found.append((option.name, rng.choice(values)))
    return tuple(found)


def played(game: CompiledGame, args: argparse.Namespace, iteration: int, weights: Weights | None) -> Lessons:
    """The lessons of an iteration."""
    found = Lessons()
    for number in range(args.games):
        rng = Random(f"{args.seed} {iteration} {number}")
        options = mixed(game, args.players, rng)
        seed = (args.seed, iteration, number)
        found += play(game, Lesson(game.name, args.players, options, args.simulations, weights, seed))
    return found


def main() -> None:
    """Play, learn, and play with what was learned."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--iterations", type=int, default=6)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--simulations", type=int, default=128)
    parser.add_argument("--updates", type=int, default=2500)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    game = seaboard.game(args.game)
    assert isinstance(game, CompiledGame)
    engine = game.engine
    net = Net.fresh(engine.features, engine.move_features, engine.weights_size, args.seed)
    first = players_of(game).first_judgement
    if args.start:
        net.flat[:] = np.fromfile(args.start, STORED)
    elif first is not None:
        net.flat[:] = np.where(first() == 0, net.flat, first())
    args.out.mkdir(parents=True, exist_ok=True)
    remembered: list[Lessons] = []
    for iteration in range(1, args.iterations + 1):
        began = time.process_time()
        fresh = played(game, args, iteration, net.flat.copy())
        remembered = [*remembered, fresh][-REMEMBERED:]
        together = Lessons()
        for lessons in remembered:
            together += lessons
        measured = learn(net, Book.of(together), args.updates, args.seed + iteration)
        net.flat.astype(STORED).tofile(args.out / f"weights-{iteration}.f32")
        point = {"iteration": iteration, "positions": len(fresh.seen), "decisions": len(fresh.moves)}
        line = json.dumps(point | asdict(measured) | {"cpu": round(time.process_time() - began, 1)})
        print(line, flush=True)
        with open(args.out / "curve.jsonl", "a", encoding="utf-8") as file:
            file.write(line + "\n")


if __name__ == "__main__":
    main()
