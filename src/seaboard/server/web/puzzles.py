"""The puzzle of the day: asked for by its date, tried move by move, judged by the rules; nothing is kept."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from seaboard.puzzles import Puzzle, puzzle_of, task_of, with_puzzles
from seaboard.server.settings import Settings
from seaboard.server.tables.hall import Hall
from seaboard.server.wire.bodies import PuzzleBox, PuzzleSolution, PuzzleTry
from seaboard.server.wire.bucket import Buckets
from seaboard.server.wire.problems import HttpProblem

from .ahead import Ahead
from .answers import answer, pressed_answer
from .prepared import prepared_puzzle
from .puzzle_boards import board
from .reading import read_body

SOMEWHERE = timedelta(hours=14)  # so far the clocks of some islands are ahead
ELSEWHERE = timedelta(hours=12)  # and so far those of others are behind


class Puzzles:
    """Handlers of the puzzles of all days up to this one."""

    def __init__(self, hall: Hall, settings: Settings, ahead: Ahead) -> None:
        self.hall = hall
        self.settings = settings
        self.tries = Buckets(settings.puzzles_rate, settings.puzzles_burst)
        self.ahead = ahead

    def routes(self) -> list[BaseRoute]:
        """Where each handler is found."""
        return [
            Route("/api/puzzles", self.shelf),
            Route("/api/puzzles/{game}/{day}", self.attempt, methods=["POST"]),
            Route("/api/puzzles/{game}/{day}/solution", self.solution),
            Route("/api/puzzles/{game}/{day}/prepared", self.prepared),
        ]

    async def shelf(self, request: Request) -> Response:
        """The games that have a puzzle every day."""
        return answer(boxes())

    async def attempt(self, request: Request) -> Response:
        """The board of a puzzle after some moves of an attempt, as its seat sees it, and what they reach."""
        tried = await read_body(request, PuzzleTry, self.settings)
        self.count(request)
        puzzle = puzzle_called(request.path_params["game"], request.path_params["day"])
        await self.hall.readiness.wait(puzzle.game)
        return answer(board(puzzle, tried))

    async def solution(self, request: Request) -> Response:
        """The shortest way to solve a puzzle, sent to nobody who did not ask for it."""
        self.count(request)
        puzzle = puzzle_called(request.path_params["game"], request.path_params["day"])
        return answer(PuzzleSolution(puzzle.solutions[0]))

    def count(self, request: Request) -> None:
        """One more request of an address, which may be too many."""
        if not self.tries.take(request.client.host if request.client else ""):
            raise HttpProblem(429, "too-many")

    async def prepared(self, request: Request) -> Response:
        """The tries of a puzzle of today, for a browser that will be without network."""
        puzzle = puzzle_called(request.path_params["game"], request.path_params["day"])
        if date.fromisoformat(request.path_params["day"]) < (datetime.now(UTC) - ELSEWHERE).date():
            raise HttpProblem(404, "no-puzzle", game=puzzle.game, day=request.path_params["day"])
        await self.hall.readiness.wait(puzzle.game)
        return pressed_answer(request, await self.ahead.found(prepared_puzzle, puzzle.game, puzzle.id))


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
