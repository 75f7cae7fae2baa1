"""Lessons over HTTP: a page sends a whole try, the rules play it, and nothing of it is kept here."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import seaboard
from seaboard.lessons import Attempt, Lesson, attempt, lessons
from seaboard.match.errors import Refusal
from seaboard.match.game import Game
from seaboard.match.match import Match
from seaboard.server.tables.hall import Hall
from seaboard.server.tables.states import entry, sight
from seaboard.server.wire.bodies import LessonBoard, LessonFacts, LessonTry
from seaboard.server.wire.messages import Refused, SeatFacts, State, TableFacts, Terms
from seaboard.server.wire.problems import HttpProblem, sendable


def lesson_facts(game: Game[Any]) -> list[LessonFacts]:
    """What there is to learn of a game; a problem where nobody wrote a lesson."""
    found = [LessonFacts(lesson.name, lesson.clause, lesson.solution) for lesson in lessons(game)]
    if not found:
        raise HttpProblem(404, "no-lessons", game=game.name)
    return found


async def lesson_board(hall: Hall, game: Game[Any], asked: LessonTry) -> LessonBoard:
    """Where a try leads; what takes long is simulated where tables' moves are."""
    lesson = next((each for each in lessons(game) if each.name == asked.lesson), None)
    if lesson is None:
        raise HttpProblem(404, "no-lessons", game=game.name)
    await hall.readiness.wait(game.name)
    work = partial(_board, game, lesson, asked)
    return work() if game.quick else await asyncio.get_running_loop().run_in_executor(hall.simulating, work)


def _board(game: Game[Any], lesson: Lesson, asked: LessonTry) -> LessonBoard:
    return board_of(attempt(game, lesson, asked.moves), lesson, asked)


def board_of(tried: Attempt, lesson: Lesson, asked: LessonTry) -> LessonBoard:
    """A try as a page is shown it."""
    match = tried.match
    films = {str(number): match.film(number) for number in range(len(match.history))}
    return LessonBoard(
        state=state_of(match, lesson.seat, decides=tried.verdict == "open"),
        verdict=tried.verdict,
        played=tried.played,
        refused=_refused(tried, lesson, asked),
        films={number: film for number, film in films.items() if film},
    )


def _refused(tried: Attempt, lesson: Lesson, asked: LessonTry) -> Refused | None:
    """Why a move was not taken, or would not be."""
    if tried.refusal is not None:
        return told(tried.refusal, asked.moves[tried.played], asked=False)
    why = None if asked.why is None else tried.match.why_not(asked.why, lesson.seat)
    return None if why is None or asked.why is None else told(why, asked.why, asked=True)


def told(refusal: Refusal, move: str, asked: bool) -> Refused:
    """A refusal as a page hears it."""
    clause = None if refusal.clause is None else str(refusal.clause)
    return Refused(move, clause, refusal.reason, sendable(dict(refusal.params)), asked)


def state_of(match: Match, seat: int | None, decides: bool) -> State:
    """A match that is no table's, as a page draws one: its bots do not move by themselves."""
    game, seen = match.game, sight(match.standing, seat)
    rival = next(iter(seaboard.bots(game.name)), "")
    seats = [
        SeatFacts(each, "person", "", True) if each == seat else SeatFacts(each, "bot", rival, True)
        for each in range(match.players)
    ]
    return State(
        number=len(match.history),
        table=TableFacts(
            table="",
            game=game.name,
            players=match.players,
            options=match.all_options,
            seats=seats,
            terms=Terms(),
            rules_version=game.rules_version,
            first_rules_version=game.rules_version,
            hidden=not game.perfect_information,
            seed_hash="",
            seed=None,
        ),
        seat=seat,
        ply=len(match.history),
        log_from=0,
        log=[entry(match, number, seat) for number in range(len(match.history))],
        view=seen.view,
        moves=match.standing.moves(seat) if seat is not None and decides else [],
        to_move=list(match.to_move),
        scores=seen.scores,
        winners=list(match.winners),
        over=match.over,
        thinking=[],
        undo="no",
        undo_asked=None,
        constants=match.constants,
    )
