"""Lessons prepared for a browser without network: every try as the rules judge it, worked out ahead of time.

A lesson is a small position with few moves, so all that can come of it is data. What would be too much of it
is left out, first what lies furthest from the solution; a page then says that it needs the server.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from functools import cache
from heapq import heappop, heappush
from typing import Any

import msgspec

from seaboard.lessons import Attempt, Lesson, attempt, lessons
from seaboard.lessons.questions import cells_of, questions
from seaboard.match.game import Game
from seaboard.server.wire.bodies import LessonBoard, LessonTry, PreparedLesson, PreparedLessons
from seaboard.server.wire.messages import Refused

from .lessons import board_of, lesson_facts, told

MOST_BOARDS = 400  # of one lesson
MOST_ASKED = 12  # boards at which every question is answered; the nearest to the solution
Moves = tuple[str, ...]


@cache
def prepared_lessons(game: Game[Any]) -> bytes:
    """All lessons of a game as JSON, pressed: it is much alike. Nothing where moves are simulated."""
    found = [prepared(game, lesson) for lesson in lessons(game)] if game.quick else []
    return gzip.compress(msgspec.json.encode(PreparedLessons(lesson_facts(game), found)), mtime=0)


def prepared(game: Game[Any], lesson: Lesson) -> PreparedLesson:
    """The boards of a lesson by the moves that lead there, and why other moves are refused."""
    boards, refusals = dict[str, LessonBoard](), dict[str, dict[str, int]]()
    reasons = dict[bytes, int]()
    kinds, cells = vocabulary(game)
    for moves, tried in tries(game, lesson):
        key = " ".join(moves)
        boards[key] = board_of(tried, lesson, LessonTry(lesson.name, list(moves)))
        if tried.verdict == "open" and len(refusals) < MOST_ASKED:
            legal = set(tried.match.moves(lesson.seat))
            asked = [move for move in questions(kinds, cells) if move not in legal]
            refusals[key] = {
                move: reasons.setdefault(msgspec.json.encode(refused), len(reasons))
                for move in asked
                if (refused := refusal_of(tried, lesson, move)) is not None
            }
    return PreparedLesson(lesson.name, boards, refusals, [msgspec.Raw(reason) for reason in reasons])


def refusal_of(tried: Attempt, lesson: Lesson, move: str) -> Refused | None:
    """Why a move is not allowed, without its own text: many have one reason."""
    refusal = tried.match.why_not(move, lesson.seat)
    return None if refusal is None else told(refusal, "", asked=True)


@cache
def vocabulary(game: Game[Any]) -> tuple[list[str], list[str]]:
    """Moves of every kind that a game's lessons know, and the cells of their boards."""
    moves = {move for lesson in lessons(game) for move in lesson.solution}
    for lesson in lessons(game):
        moves |= set(attempt(game, lesson, []).match.moves(lesson.seat))
    return sorted(moves), cells_of(moves)


def tries(game: Game[Any], lesson: Lesson) -> Iterator[tuple[Moves, Attempt]]:
    """Every try, those first that leave the solution latest and least."""
    open_: list[tuple[int, int, Moves]] = [(0, 0, ())]
    for _ in range(MOST_BOARDS):
        if not open_:
            return
        astray, length, moves = heappop(open_)
        tried = attempt(game, lesson, moves)
        yield moves, tried
        if tried.verdict != "open":
            continue
        for move in tried.match.moves(lesson.seat):
            further = (*moves, move)
            off = 0 if further == tuple(lesson.solution[: len(further)]) else astray + 1
            heappush(open_, (off, length + 1, further))
