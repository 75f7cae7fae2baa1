"""The application: API, sockets and page in one, with its beginning and its end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

import seaboard
from seaboard.server.settings import Settings
from seaboard.server.store.protocol import StorageError, Store
from seaboard.server.tables.hall import Hall
from seaboard.server.thinking.readiness import Load, Readiness
from seaboard.server.thinking.thinkers import ProcessThinkers, Thinkers
from seaboard.server.wire.bodies import Health, Problem
from seaboard.server.wire.connection import POLICY, Connection
from seaboard.server.wire.problems import HttpProblem

from .api import Api, problem_answer
from .headers import HEADERS, SecurityHeaders
from .origin import is_welcome
from .page import BUILT, page_routes

log = logging.getLogger("seaboard.server")
CODES = {404: "no-page", 405: "method", 413: "too-large"}


def create_app(
    store: Store,
    settings: Settings | None = None,
    thinkers: Callable[[Settings], Thinkers] | None = None,
    load: Load = lambda game, progress: seaboard.warm_up(progress, [game]),
    watch: Callable[[Health], None] = lambda _: None,
    page: Path = BUILT,
) -> Starlette:
    """The server over a store; `thinkers` makes whoever thinks for bots, `load` gets a game's rules."""
    settings = settings or Settings()
    thinking = (thinkers or process_thinkers)(settings)
    readiness = Readiness(load, watch)
    hall = Hall(store, thinking, settings, readiness)

    async def table_socket(socket: WebSocket) -> None:
        if is_welcome(socket.headers, settings.origins):
            await Connection(socket, hall, settings).run()
        else:
            await socket.close(POLICY)  # before accept: the browser sees 403

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        warming = asyncio.create_task(readiness.warm_up(thinking))
        try:
            yield
        finally:
            warming.cancel()
            await hall.close()
            thinking.stop()
            store.close()

    app = Starlette(
        routes=[
            *Api(hall, settings).routes(),
            WebSocketRoute("/ws/{table}", table_socket),
            *page_routes(page),
        ],
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={
            HttpProblem: on_problem,
            HTTPException: on_http_exception,
            StorageError: on_storage_error,
            Exception: on_surprise,
        },
        lifespan=lifespan,
    )
    app.state.hall = hall
    return app


def process_thinkers(settings: Settings) -> Thinkers:
    """Bots in processes of their own."""
    return ProcessThinkers(patience=settings.bot_patience, hint_seconds=settings.hint_seconds)


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


async def on_surprise(request: Request, error: Exception) -> Response:
    """A mistake of ours; the log has it in full."""
    answer = problem_answer(500, Problem("internal", {}))
    answer.headers.update(HEADERS)  # this one is given outside of all middleware
    return answer
