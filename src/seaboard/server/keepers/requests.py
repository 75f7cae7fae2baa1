"""HTTP requests about a table that another process keeps are answered there, as if they had come there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from seaboard.server.settings import Settings
from seaboard.server.store.protocol import StorageError
from seaboard.server.tables.links import table_of
from seaboard.server.web.answers import answer, problem_answer
from seaboard.server.wire.bodies import Mine, Problem

from .passing import Asking, Calls, PassedRequest, Unanswered, answered
from .receiving import PASSED

if TYPE_CHECKING:  # it needs a database, and this file none
    from .keeper import Keeper

TABLE = re.compile(r"/api/tables/([^/]+)/.+")
MINE, AGENTS = "/api/mine", "/mcp"


class PassRequests:
    """Before the application: is this for us to answer?"""

    def __init__(self, app: ASGIApp, keeper: Keeper, settings: Settings) -> None:
        self.app, self.keeper = app, keeper
        self.longest = settings.body  # bytes of a body; what is longer is refused by the application,
        self.most = settings.mine  # and so are more tables

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or PASSED in scope or not is_about_tables(scope["path"]):
            await self.app(scope, receive, send)
            return
        body, heard = await self._body(receive)
        try:
            elsewhere = await self.keeper.whose(tables_of(scope["path"], body, self.most))
            if not elsewhere:
                await self.app(scope, replayed(heard, receive), send)
            elif scope["path"] == MINE:
                await self._mine(scope, body, elsewhere, send)
            else:
                await pass_on(scope, body, next(iter(elsewhere.values())), send)
        except (Unanswered, StorageError):
            await problem_answer(503, Problem("storage", {"reason": "unreachable"}))(scope, receive, send)

    async def _body(self, receive: Receive) -> tuple[bytes, list[Message]]:
        """A request's body, and the messages that brought it."""
        body, heard = b"", []
        while True:
            message = await receive()
            heard.append(message)
            body += message.get("body", b"")
            if not message.get("more_body", False) or len(body) > self.longest:
                return body, heard

    async def _mine(self, scope: Scope, body: bytes, elsewhere: dict[str, Calls], send: Send) -> None:
        """One browser's tables, asked of all who keep them, in the order in which they were asked for."""
        tokens = msgspec.json.decode(body, type=Mine).tokens
        here = {table: token for table, token in tokens.items() if table not in elsewhere}
        found = await self._mine_here(scope, msgspec.json.encode(Mine(here)))
        if not isinstance(found, list):
            await answer(*found)(scope, no_more, send)
            return
        for calls in {id(calls): calls for calls in elsewhere.values()}.values():
            there = {table: tokens[table] for table, its in elsewhere.items() if its is calls}
            status, some = await answered(calls, asking(scope, msgspec.json.encode(Mine(there))))
            found += some if status == 200 else []
        order = list(tokens)
        found.sort(key=lambda summary: order.index(summary["table"]))
        await answer(found)(scope, no_more, send)

    async def _mine_here(self, scope: Scope, body: bytes) -> list[Any] | tuple[Any, int]:
        """Our own part of it; or the problem that there is, with its status."""
        status, parts = 0, []

        async def collect(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            parts.append(message.get("body", b""))

        await self.app(scope, replayed([request_of(body)], no_more), collect)
        found = msgspec.json.decode(b"".join(parts))
        return found if status == 200 else (found, status)


async def pass_on(scope: Scope, body: bytes, calls: Calls, send: Send) -> None:
    """Have another process answer; Unanswered if it is gone before it begins."""
    request = PassedRequest(calls, asking(scope, body))
    try:
        head = await request.head()
        await send({"type": "http.response.start", "status": head.status, "headers": head.headers})
        async for part in request.body():
            await send({"type": "http.response.body", "body": part, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
    finally:
        request.leave()


def is_about_tables(path: str) -> bool:
    """Whether somebody may have to be asked."""
    return path in (MINE, AGENTS) or TABLE.fullmatch(path) is not None


def tables_of(path: str, body: bytes, most: int = 1) -> list[str]:
    """The tables that a request is about; none where the application will refuse it."""
    if (about := TABLE.fullmatch(path)) is not None:
        return [about[1]]
    try:
        if path == MINE:
            tokens = msgspec.json.decode(body, type=Mine).tokens
            return list(tokens) if len(tokens) <= most else []
        arguments = msgspec.json.decode(body)["params"]["arguments"]
        if "seat" in arguments:
            return [str(arguments["seat"]).partition(".")[0]]
        return [table_of(str(arguments["link"]))]
    except (msgspec.MsgspecError, ValueError, RecursionError, LookupError, TypeError):
        return []


def asking(scope: Scope, body: bytes) -> Asking:
    """A request, to be passed on; its body may be another one now."""
    headers = [(name, value) for name, value in scope["headers"] if name != b"content-length"]
    return Asking(
        scope["method"],
        scope["path"],
        scope["query_string"],
        [*headers, (b"content-length", str(len(body)).encode())],
        scope["client"][0] if scope.get("client") else "",
        body,
    )


def request_of(body: bytes) -> Message:
    """A body in one message."""
    return {"type": "http.request", "body": body, "more_body": False}


def replayed(heard: list[Message], receive: Receive) -> Receive:
    """What was heard already, once more, and then the rest."""
    waiting = list(heard)

    async def replay() -> Message:
        return waiting.pop(0) if waiting else await receive()

    return replay


async def no_more() -> Message:
    """Nothing follows."""
    return {"type": "http.disconnect"}
