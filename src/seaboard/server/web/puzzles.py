"""The puzzle of the day: asked for by its date, tried move by move, judged by the rules; nothing is kept."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from seaboard.puzzles import Attempt, Puzzle, attempt, puzzle_of, task_of, with_puzzles
from seaboard.server.settings import Settings
from seaboard.server.tables.hall import Hall
from seaboard.server.tables.states import entry, position_line, sight
from seaboard.server.wire.bodies import PuzzleBoard, PuzzleBox, PuzzleTry
from seaboard.server.wire.bucket import Buckets
from seaboard.server.wire.messages import Refused
from seaboard.server.wire.problems import HttpProblem, sendable

from .answers import answer
from .reading import read_body

SOMEWHERE = timedelta(hours=14)  # so far the clocks of some islands are ahead


class Puzzles:
    """Handlers of the puzzles of all days up to this one."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.settings = settings
        self.tries = Buckets(settings.puzzles_rate, settings.puzzles_burst)

    def routes(self) -> list[BaseRoute]:
        """Where each handler is found."""
        return [
            Route("/api/puzzles", self.shelf),
            Route("/api/puzzles/{game}/{day}", self.attempt, methods=["POST"]),
        ]

    async def shelf(self, request: Request) -> Response:
        """The games that have a puzzle every day."""
        return answer(boxes())

    async def attempt(self, request: Request) -> Response:
        """The board of a puzzle after some moves of an attempt, as its seat sees it, and what they reach."""
        tried = await read_body(request, PuzzleTry, self.settings)
        if not self.tries.take(request.client.host if request.client else ""):
            raise HttpProblem(429, "too-many")
        puzzle = puzzle_called(request.path_params["game"], request.path_params["day"])
        await self.hall.readiness.wait(puzzle.game)
        return answer(board(puzzle, tried))


def boxes() -> list[PuzzleBox]:
    """The games that have a puzzle every day, and what each asks for."""
    return [PuzzleBox(game, task_of(game).TASK) for game in with_puzzles()]


def puzzle_called(game: str, day: str) -> Puzzle:
    """The puzzle of a day that has begun somewhere."""
    try:
        wanted = date.fromisoformat(day)
    except ValueError:
        wanted = date.max
    if game not in with_puzzles() or wanted > (datetime.now(UTC) + SOMEWHERE).date():
        raise HttpProblem(404, "no-puzzle", game=game, day=day)
    return puzzle_of(game, wanted)


def board(puzzle: Puzzle, tried: PuzzleTry) -> PuzzleBoard:
    """All that a page needs to show an attempt."""
    found = attempt(puzzle, tried.moves, settle=True)
    match, judged = found
    seen = sight(match.standing, puzzle.seat)
    return PuzzleBoard(
        game=puzzle.game,
        task=puzzle.task,
        best=puzzle.best,
        seat=puzzle.seat,
        players=match.players,
        options=dict(match.options),
        rules_version=match.game.rules_version,
        played=[step.move for step in match.history],
        value=judged.value,
        over=judged.over,
        solved=judged.solved,
        refused=refused(found, tried, puzzle.seat),
        view=seen.view,
        constants=match.constants,
        moves=[] if judged.over else match.standing.moves(puzzle.seat),
        to_move=list(match.to_move),
        scores=list(seen.scores),
        position=position_line(match.standing, puzzle.seat),
        log=[entry(match, number, puzzle.seat) for number in range(len(match.history))],
    )


def refused(found: Attempt, tried: PuzzleTry, seat: int) -> Refused | None:
    """Why the rules forbid a move that was played, or asked about."""
    if (refusal := found.judgement.refusal) is not None:
        move, asked = tried.moves[found.judgement.played], False
    elif tried.why is not None and (refusal := found.match.why_not(tried.why, seat)) is not None:
        move, asked = tried.why, True
    else:
        return None
    clause = None if refusal.clause is None else str(refusal.clause)
    return Refused(move, clause, refusal.reason, sendable(dict(refusal.params)), asked)
