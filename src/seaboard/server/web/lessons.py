"""Lessons over HTTP: tries that the rules judge."""

from __future__ import annotations

from functools import partial
from typing import Any

from seaboard.lessons import Attempt, Lesson, attempt, lessons
from seaboard.match.game import Game
from seaboard.server.tables.hall import Hall
from seaboard.server.thinking.queue import Kind
from seaboard.server.wire.bodies import LessonBoard, LessonFacts, LessonTry
from seaboard.server.wire.problems import HttpProblem

from .trying import films_of, refused, state_of


def lesson_facts(game: Game[Any]) -> list[LessonFacts]:
    """What there is to learn of a game; a problem where nobody wrote a lesson."""
    found = [LessonFacts(lesson.name, lesson.clause, lesson.solution) for lesson in lessons(game)]
    if not found:
        raise HttpProblem(404, "no-lessons", game=game.name)
    return found


async def lesson_board(hall: Hall, game: Game[Any], asked: LessonTry, address: str) -> LessonBoard:
    """Where a try leads; what takes long is simulated where tables' moves are, which go first."""
    lesson = next((each for each in lessons(game) if each.name == asked.lesson), None)
    if lesson is None:
        raise HttpProblem(404, "no-lessons", game=game.name)
    await hall.readiness.wait(game.name)
    work = partial(_board, game, lesson, asked)
    if game.quick:
        return work()
    return await hall.simulating.run(Kind.PRACTICE, address, "", work)


def _board(game: Game[Any], lesson: Lesson, asked: LessonTry) -> LessonBoard:
    return board_of(attempt(game, lesson, asked.moves), lesson, asked.moves, asked.why)


def board_of(tried: Attempt, lesson: Lesson, moves: list[str], why: str | None = None) -> LessonBoard:
    """A try as a page is shown it."""
    match, played = tried.match, tried.played
    return LessonBoard(
        state=state_of(match, lesson.seat, decides=tried.verdict == "open"),
        played=moves[:played],
        refused=refused(match, lesson.seat, tried.refusal, "".join(moves[played : played + 1]), why),
        films=films_of(match),
        verdict=tried.verdict,
    )
