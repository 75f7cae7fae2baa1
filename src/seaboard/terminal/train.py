"""`seaboard train`: weights for a game's bots by self-play."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from seaboard.arena.crews import Crew, OnRay, cores, local
from seaboard.machine.bar import Bar
from seaboard.match.match import Match
from seaboard.training.course import Course, go_on
from seaboard.training.folder import Point
from seaboard.words import Words

from .mistakes import number
from .reasons import told

FOLDER = Path("training")
MOST = 1_000_000


def run(args: argparse.Namespace, match: Match, words: Words) -> None:
    """Go on with the course that the flags describe."""
    workers = cores() if args.workers is None else number(args.workers, "--workers", 1, MOST)
    crew: Crew = local(workers) if args.ray is None else OnRay(args.ray, workers)
    course = Course(
        match.game.name,
        match.players,
        tuple(match.options.items()),
        iterations=number(args.iterations, "--iterations", 0, MOST),
        matches=number(args.games, "--games", 1, MOST),
        simulations=number(args.simulations, "--simulations", 2, MOST),
        updates=number(args.updates, "--updates", 1, MOST),
        seed=number(args.seed, "--seed", 0, 2**128 - 1),
    )
    folder = Path(args.out) if args.out else FOLDER / f"{course.game}-{course.players}"
    screen = Screen(words)
    try:
        with told():
            curve = go_on(course, folder, crew, screen.show)
    except KeyboardInterrupt:
        screen.bar.wipe()
        print(words.say("cli-train-stopped", path=folder), file=sys.stderr)
        return
    screen.bar.wipe()
    print(words.say("cli-train-done", path=folder, iterations=len(curve) - 1))


class Screen:
    """A line for every iteration, and below them how far the present one is."""

    def __init__(self, words: Words) -> None:
        self.words, self.told, self.bar = words, 0, Bar(sys.stderr)

    def show(self, iteration: int, done: int, of: int, curve: Sequence[Point]) -> None:
        """After every match and every iteration."""
        for point in curve[self.told :]:
            self.bar.wipe()
            explained = 100 * (1 - point.value_error / point.value_spread) if point.value_spread else 0.0
            explained = max(0.0, explained)  # who foresees less than the mean does foresees nothing
            print(
                self.words.say(
                    "cli-train-iteration",
                    iteration=point.iteration,
                    positions=point.positions,
                    explained=round(explained, 1),
                    surprise=round(point.move_surprise, 3),
                )
            )
        self.told = len(curve)
        if done < of:
            said = self.words.say("cli-train-progress", iteration=iteration, done=done, planned=of)
            self.bar.draw(done, of, said)
