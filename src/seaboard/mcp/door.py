"""`/mcp` beside the page: streamable HTTP for agents. Nothing of the protocol is loaded before one comes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from starlette.datastructures import Headers
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from seaboard.server.keepers.requests import replayed
from seaboard.server.settings import Settings
from seaboard.server.tables.hall import Hall
from seaboard.server.web.answers import problem_answer
from seaboard.server.web.origin import is_welcome
from seaboard.server.wire.bodies import Problem

if TYPE_CHECKING:
    from .tools import Tools

PATH = "/mcp"
log = logging.getLogger("seaboard.server")


def is_installed() -> bool:
    """Whether the package of the protocol is there: the extra `seaboard[mcp]`."""
    return find_spec("mcp") is not None


class Door:
    """The way in for agents, to the tables of a hall."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall, self.settings = hall, settings
        # For agents that do not come by HTTP: their language, and where people reach the tables.
        self.language, self.home = "en", ""
        self.closing = asyncio.Event()
        self.coming = asyncio.Lock()
        self.handler: ASGIApp | None = None
        self.running: asyncio.Task[None] | None = None
        self._tools: Tools | None = None

    @property
    def routes(self) -> list[BaseRoute]:
        """Where it is found."""
        return [Route(PATH, self)]

    async def tools(self) -> Tools:
        """What an agent can do, whichever way it came in."""
        if self._tools is None:
            # In a thread: the protocol's package takes a while to load, and others play on.
            made = await asyncio.to_thread(import_module, "seaboard.mcp.tools")
            await asyncio.to_thread(import_module, "seaboard.mcp.protocol")
            if self._tools is None:
                self._tools = made.Tools(self.hall, self.settings, made.words_in(self.language), self.home)
        return self._tools

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A message of an agent, unless a foreign page sends it."""
        if not is_welcome(Headers(scope=scope), self.settings.origins):
            await problem_answer(403, Problem("origin", {}))(scope, receive, send)
            return
        try:
            handler = await self._opened()
        except Exception:  # of whatever kind the protocol's are: whoever asks again tries anew
            log.exception("agents cannot be served")
            await problem_answer(503, Problem("internal", {}))(scope, receive, send)
            return
        heard = await self._heard(receive)
        if heard is None:
            allowed = self.settings.body
            await problem_answer(413, Problem("too-large", {"allowed": allowed}))(scope, receive, send)
            return
        await handler(scope, replayed(heard, receive), send)

    async def _heard(self, receive: Receive) -> list[Message] | None:
        """The messages with a request's body; None if it is longer than any of ours may be."""
        heard, size = [], 0
        while True:
            heard.append(await receive())
            size += len(heard[-1].get("body", b""))
            if size > self.settings.body:
                return None
            if not heard[-1].get("more_body", False):
                return heard

    async def _opened(self) -> ASGIApp:
        """Whoever speaks the protocol, from the first agent on."""
        async with self.coming:
            if self.handler is None:
                opened: asyncio.Future[ASGIApp] = asyncio.get_running_loop().create_future()
                self.running = asyncio.create_task(self._run(await self.tools(), opened))
                either: list[asyncio.Future[Any]] = [self.running, opened]
                await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
                if not opened.done():  # it went wrong, and nothing of it is left
                    failed, self.running = self.running, None
                    await failed
                self.handler = opened.result()
            return self.handler

    async def _run(self, tools: Tools, opened: asyncio.Future[ASGIApp]) -> None:
        """The protocol's own sessions begin and end in one task."""
        from mcp.server.transport_security import TransportSecuritySettings

        from .protocol import server_of

        server = server_of(tools)
        # Who may come in is decided above, as for every other request. No session is kept: a seat is enough.
        server.streamable_http_app(
            stateless_http=True,
            transport_security=TransportSecuritySettings(enable_dns_rebinding_protection=False),
        )
        async with server.session_manager.run():
            opened.set_result(server.session_manager.handle_request)
            await self.closing.wait()

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """As long as the server runs."""
        try:
            yield
        finally:
            self.closing.set()
            if self._tools is not None:
                await self._tools.guests.close()
            if self.running is not None:
                await self.running
