"""Puzzles: a position, a task, and all that was proved about it. `puzzle_of("urchins", date)` is the day's.

They are made by `scripts/puzzles.py` and lie beside this file. What a task means says the game's own room
`puzzles`; who solves one is judged by the rules.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, cast

import msgspec

from seaboard.match.errors import IllegalMove, Refusal
from seaboard.match.match import Match
from seaboard.match.shelf import game as find_game
from seaboard.match.shelf import games

if TYPE_CHECKING:
    from datetime import date

__all__ = [
    "Attempt",
    "Difficulty",
    "Judgement",
    "Puzzle",
    "Reach",
    "Task",
    "attempt",
    "begun",
    "judge",
    "puzzle_of",
    "puzzles",
    "task_of",
    "with_puzzles",
]

TaskCode = Literal["win", "most-tokens", "furthest"]


class Difficulty(msgspec.Struct, frozen=True):
    """How hard a puzzle is: the moves open on the way of its first solution, and how bots fare."""

    choices: int
    losing: int  # those after which the best is out of reach
    solved: dict[str, float] = {}  # by level: how often it solves the puzzle, 0 … 1


class Puzzle(msgspec.Struct, frozen=True):
    """A position in which a seat has something to find."""

    id: str
    game: str
    position: str
    options: dict[str, Any]
    seat: int
    task: TaskCode
    best: int  # what can be reached, and no more than that
    solutions: list[list[str]]  # ways to reach it, the shortest first; all of them if `complete`
    complete: bool
    good: list[list[str]]  # on the way of the first solution: every move that keeps the best within reach
    difficulty: Difficulty


class Judgement(msgspec.Struct, frozen=True):
    """What came of an attempt."""

    value: int  # reached so far
    over: bool  # nothing more counts
    solved: bool
    played: int  # moves that were accepted
    refusal: Refusal | None = None  # of the move after these


class Reach(Protocol):
    """What can still be reached in a puzzle, tried out or proved; it remembers."""

    def __call__(self, match: Match) -> int | None:
        """The best value from here on; None if that is not known."""


class Task(Protocol):
    """What a game's room `puzzles` says about its task; a match begins at the puzzle's position."""

    TASK: TaskCode

    def is_over(self, match: Match) -> bool:
        """Nothing more counts."""

    def reached(self, match: Match) -> int:
        """What has been reached so far."""

    def Reach(self) -> Reach:  # noqa: N802  # a class of the room
        """What can be reached."""


def task_of(game: str) -> Task:
    """The task of a game's puzzles; LookupError where it has none."""
    room = find_game(game).room("puzzles")
    if room is None:
        raise LookupError(f"{game} has no puzzles")
    return cast(Task, room)


@cache
def _read(game: str) -> tuple[Puzzle, ...]:
    task_of(game)
    lines = files(__name__).joinpath(f"{game}.jsonl").read_text("utf-8").splitlines()
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in lines)


def puzzles(game: str) -> list[Puzzle]:
    """All puzzles of a game."""
    return list(_read(find_game(game).name))


def puzzle_of(game: str, day: date) -> Puzzle:
    """The puzzle of a day, the same for everybody; when all have been shown the first comes again."""
    found = sorted(puzzles(game), key=lambda puzzle: hashlib.blake2b(puzzle.id.encode()).digest())
    return found[day.toordinal() % len(found)]


def begun(puzzle: Puzzle) -> Match:
    """A match at the puzzle's position."""
    return find_game(puzzle.game).at(puzzle.position, seed=0, **puzzle.options)


class Attempt(NamedTuple):
    """A match as far as somebody tried, and what came of it."""

    match: Match
    judgement: Judgement


def attempt(
    puzzle: Puzzle, moves: Sequence[str], settle: bool = False, first: Match | None = None
) -> Attempt:
    """Play the moves of an attempt; what comes after its end does not count.

    To `settle` is to play what the rules leave no choice about, as tables do. `first` is a match at
    the puzzle's position and stays as it is: whoever tries much need not have its line read each time.
    """
    task, match = task_of(puzzle.game), begun(puzzle) if first is None else first.exact_copy()
    refusal = None
    for move in moves:
        if task.is_over(match):
            break
        try:
            match.play(move, puzzle.seat)
        except IllegalMove as error:
            refusal = error.refusal
            break
    while settle and refusal is None and not task.is_over(match) and (forced := match.forced) is not None:
        match.play(forced[1], forced[0])
    over, value = task.is_over(match), task.reached(match)
    judgement = Judgement(value, over, over and value >= puzzle.best, len(match.history), refusal)
    return Attempt(match, judgement)


def judge(puzzle: Puzzle, moves: Sequence[str]) -> Judgement:
    """What an attempt reaches."""
    return attempt(puzzle, moves).judgement


def with_puzzles() -> list[str]:
    """The games that have puzzles here, in the order of their names."""
    return [name for name in games() if files(__name__).joinpath(f"{name}.jsonl").is_file()]
