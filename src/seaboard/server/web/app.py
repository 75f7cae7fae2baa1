"""The application: API, sockets and page in one, with its beginning and its end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from seaboard.kernel.making import stop_building
from seaboard.server.keepers.protocol import Elsewhere
from seaboard.server.keepers.requests import PassRequests
from seaboard.server.settings import Settings
from seaboard.server.shelf import playable
from seaboard.server.store.protocol import StorageError, Store
from seaboard.server.tables.hall import Hall
from seaboard.server.tasks import report
from seaboard.server.thinking.readiness import Load, Readiness, load_all
from seaboard.server.thinking.thinkers import ProcessThinkers, Thinkers
from seaboard.server.wire.bodies import Health, Problem
from seaboard.server.wire.problems import HttpProblem

from .ahead import Ahead
from .answers import problem_answer
from .api import Api
from .edition import Edition
from .guard import Guard
from .headers import HEADERS, SecurityHeaders
from .network import NetworkDoor
from .page import BUILT, page_routes
from .pictures import Pictures
from .porter import Porter
from .puzzles import Puzzles, boxes
from .shelf import game_facts
from .upkeep import Upkeep

if TYPE_CHECKING:  # it needs a database, and most servers none
    from seaboard.server.keepers.keeper import Keeper

log = logging.getLogger("seaboard.server")
CODES = {404: "no-page", 405: "method", 413: "too-large"}


class Annex(Protocol):
    """Another way to the same tables, such as that of agents; the server knows none of them."""

    @property
    def routes(self) -> list[BaseRoute]:
        """Where it is found."""

    def open(self) -> AbstractAsyncContextManager[None]:
        """As long as the server runs."""


def create_app(
    store: Store,
    settings: Settings | None = None,
    thinkers: Callable[[Settings], Thinkers] | None = None,
    load: Load = load_all,
    watch: Callable[[Health], None] = lambda _: None,
    page: Path = BUILT,
    annexes: Sequence[Callable[[Hall, Settings], Annex]] = (),
    keeper: Keeper | None = None,
) -> Starlette:
    """The server over a store, but for its sockets, which `door.py` lets in.

    `thinkers` makes whoever thinks for bots, `load` gets a game's rules, `keeper` knows the other processes.
    """
    settings = settings or Settings()
    thinking = (thinkers or process_thinkers)(settings)
    readiness = Readiness(load, watch)
    hall = Hall(store, thinking, settings, readiness, keeper)
    beside = [annex(hall, settings) for annex in annexes]

    porter, edition = Porter(hall), Edition(page)
    network = NetworkDoor(porter, settings)
    pictures, ahead = Pictures(hall, settings), Ahead()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(work) for work in (readiness.warm_up(thinking), porter.look_around())]
        for task in tasks:
            task.add_done_callback(report)
        try:
            async with contextlib.AsyncExitStack() as open_annexes:
                try:
                    if keeper is not None:
                        open_annexes.push_async_callback(keeper.close)
                        await keeper.open(hall, app, porter.asked.of)
                    for annex in beside:
                        await open_annexes.enter_async_context(annex.open())
                except Exception as error:
                    app.state.hindered = error
                    raise
                yield
        finally:
            await network.close()
            for task in tasks:
                task.cancel()
            stop_building()
            await hall.close()
            thinking.stop()
            store.close()

    passing = [] if keeper is None else [Middleware(PassRequests, keeper=keeper, settings=settings)]
    app = Starlette(
        routes=[
            *Api(hall, settings, ahead).routes(),
            *Upkeep(porter, settings).routes(),
            *pictures.routes(),
            *Puzzles(hall, settings, ahead).routes(),
            *network.routes(),
            *(route for annex in beside for route in annex.routes),
            *page_routes(page, pictures.head, first_answers),
        ],
        middleware=[
            Middleware(SecurityHeaders, edition=edition, settings=settings),
            Middleware(Guard, porter=porter),
            *passing,
        ],
        exception_handlers={
            HttpProblem: on_problem,
            HTTPException: on_http_exception,
            StorageError: on_storage_error,
            Elsewhere: on_elsewhere,
            Exception: on_surprise,
        },
        lifespan=lifespan,
    )
    app.state.hall, app.state.porter = hall, porter
    app.state.edition, app.state.network, app.state.ahead = edition, network, ahead
    app.state.hindered = None
    return app


def first_answers() -> bytes:
    """What a shelf asks for at its beginning."""
    return msgspec.json.encode({"games": [game_facts(game) for game in playable()], "puzzles": boxes()})


def process_thinkers(settings: Settings) -> Thinkers:
    """Bots in processes of their own."""
    return ProcessThinkers(settings.workers, settings.bot_patience, settings.hint_seconds)


async def on_problem(request: Request, error: Exception) -> Response:
    """A problem we foresaw."""
    assert isinstance(error, HttpProblem)
    return problem_answer(error.status, error.problem)


async def on_http_exception(request: Request, error: Exception) -> Response:
    """What the framework refuses."""
    assert isinstance(error, HTTPException)
    answer = problem_answer(error.status_code, Problem(CODES.get(error.status_code, "refused"), {}))
    answer.headers.update(error.headers or {})
    return answer


async def on_storage_error(request: Request, error: Exception) -> Response:
    """The disk is full, say."""
    assert isinstance(error, StorageError)
    log.error("%s", error)
    return problem_answer(503, Problem("storage", {"reason": error.reason}))


async def on_elsewhere(request: Request, error: Exception) -> Response:
    """The table has just moved to another process: whoever asks again is led there."""
    return problem_answer(503, Problem("storage", {"reason": "moved"}))


async def on_surprise(request: Request, error: Exception) -> Response:
    """A mistake of ours; the log has it in full."""
    answer = problem_answer(500, Problem("internal", {}))
    answer.headers.update(HEADERS)  # this one is given outside of all middleware
    return answer
