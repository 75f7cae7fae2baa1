"""A course of self-play: play, learn, play with what was learned; kept in a folder, so that it can go on."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import seaboard
from seaboard.arena.crews import Crew
from seaboard.bots.players import players_of
from seaboard.kernel.net import Weights
from seaboard.match.compiled import CompiledGame

from .errors import TrainingError
from .folder import Point, keep_learned, keep_lessons, opened, remembered, weights_in
from .learner import Book, Measured, Net, learn
from .selfplay import Lesson, Lessons, play


@dataclass(frozen=True)
class Course:
    """All that the weights depend on: the same course gives the same weights on the same machine."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...] = ()
    iterations: int = 8  # after the first, which is played out at random or judged by hand
    matches: int = 500  # of each iteration
    simulations: int = 300  # of each decision
    updates: int = 2500  # of the weights, after each iteration
    seed: int = 0


Progress = Callable[[int, int, int, Sequence[Point]], None]  # iteration, matches done, of how many; curve


def go_on(course: Course, folder: Path, crew: Crew, progress: Progress) -> list[Point]:
    """Play and learn what is missing of a course; the curve. What a kill interrupts is one iteration."""
    game = _compiled(course.game)
    curve = opened(folder, asdict(course) | {"iterations": None})  # more of them may follow
    engine = game.engine
    net = Net.fresh(engine.features, engine.move_features, engine.weights_size, course.seed)
    if curve:
        known = weights_in(folder, len(curve) - 1, engine.weights_size)
        net = Net(engine.features, engine.move_features, known)
    for iteration in range(len(curve), course.iterations + 1):
        lessons = remembered(folder, iteration)  # before anybody waits for matches: it may be damaged
        judgement = net.flat.copy() if iteration else _first_judgement(game)
        fresh = _played(course, iteration, judgement, crew, progress, curve)
        keep_lessons(fresh, folder, iteration)
        began = time.process_time()
        lessons += fresh
        measured = learn(net, Book.of(lessons), course.updates, course.seed + iteration)
        seconds = fresh.seconds + time.process_time() - began
        curve.append(_point(iteration, fresh, measured))
        keep_learned(curve[-1], net.flat, seconds, folder)
        progress(iteration, course.matches, course.matches, curve)
    return curve


def one_match(game: str, lesson: Lesson) -> Lessons:
    """What a worker does."""
    began = time.process_time()
    found = play(_compiled(game), lesson)
    found.seconds = time.process_time() - began
    return found


def _compiled(name: str) -> CompiledGame:
    game = seaboard.game(name)
    if not isinstance(game, CompiledGame) or not game.engine.features:
        raise TrainingError("no-features", game=name)
    return game


def _first_judgement(game: CompiledGame) -> Weights | None:
    """What the first iteration is played with; None: random playouts."""
    made = players_of(game).first_judgement
    return None if made is None else made()


def _played(
    course: Course,
    iteration: int,
    weights: Weights | None,
    crew: Crew,
    progress: Progress,
    curve: Sequence[Point],
) -> Lessons:
    """The lessons of an iteration, in the order of its matches whoever ends first."""
    lessons = [
        Lesson(
            course.game,
            course.players,
            course.options,
            course.simulations,
            weights,
            (course.seed, iteration, number),
        )
        for number in range(course.matches)
    ]
    found: dict[int, Lessons] = {}
    progress(iteration, 0, course.matches, curve)
    for number, learned in crew.run(one_match, course.game, lessons):
        found[number] = learned
        progress(iteration, len(found), course.matches, curve)
    together = Lessons()
    for number in range(course.matches):
        together += found[number]
    return together


def _point(iteration: int, fresh: Lessons, measured: Measured) -> Point:
    return Point(iteration, len(fresh.seen), len(fresh.moves), **asdict(measured))
