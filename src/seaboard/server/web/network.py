"""Phones on this network: the machine's own page may open a way in for them, and close it again."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from seaboard.server.settings import Settings
from seaboard.server.wire.bodies import Network, OpenNetwork
from seaboard.server.wire.problems import HttpProblem

from .address import speaks_for_others
from .answers import answer
from .origin import host_of, is_loopback
from .porter import Porter
from .reading import read_body


class NoNetwork(Exception):
    """This machine has no address that others could type."""


@dataclass(frozen=True)
class Listener:
    """How a server listens, besides where it does already."""

    listen: Callable[
        [], tuple[socket.socket, str]
    ]  # among the neighbours, and the address to type; NoNetwork
    door: Callable[[], asyncio.Protocol]
    address: str | None = None  # where the neighbours come in anyway


class NetworkDoor:
    """The second way in; it is closed until somebody at this machine opens it."""

    def __init__(self, porter: Porter, settings: Settings) -> None:
        self.porter = porter
        self.settings = settings
        self.listener: Listener | None = None  # a server tells it when it answers
        self.server: asyncio.Server | None = None
        self.address: str | None = None

    def routes(self) -> list[BaseRoute]:
        """Where a page finds it."""
        return [
            Route("/api/network", self.ask),
            Route("/api/network", self.switch, methods=["POST"]),
        ]

    async def ask(self, request: Request) -> Response:
        """Where the neighbours come in, and whether whoever asks may change that."""
        return answer(self._told(request))

    async def switch(self, request: Request) -> Response:
        """Open or close the second way in."""
        wish = await read_body(request, OpenNetwork, self.settings)
        if not self._may_switch(request):
            raise HttpProblem(403, "network-not-yours")
        if wish.open:
            await self.open()
        else:
            await self.close()
        return answer(self._told(request))

    async def open(self) -> None:
        """Let the neighbours in."""
        assert self.listener is not None, "nobody may switch before a server answers"
        if self.server is not None:
            return
        try:
            listening, address = self.listener.listen()
        except NoNetwork:
            raise HttpProblem(409, "no-network") from None
        loop = asyncio.get_running_loop()
        self.server = await loop.create_server(self.listener.door, sock=listening)
        self.address = address

    async def close(self) -> None:
        """Let nobody in there any more; whoever came in that way has to go."""
        server, self.server, self.address = self.server, None, None
        if server is None:
            return
        here = [listening.getsockname() for listening in server.sockets]
        server.close()
        doors = [door.transport for door in self.porter.doors]
        sockets = [socket.transport for socket in self.porter.sockets]
        for transport in doors + sockets:
            if transport.get_extra_info("sockname") in here:
                transport.close()

    def _told(self, request: Request) -> Network:
        always = self.listener.address if self.listener else None
        return Network(self.address or always, self._may_switch(request))

    def _may_switch(self, request: Request) -> bool:
        """Only who sits at this machine, speaks for nobody else, and where there is something to switch."""
        peer = request.client.host if request.client else ""
        return (
            self.listener is not None
            and self.listener.address is None
            and is_loopback(peer)
            and is_loopback(host_of(request.headers.get("host", "")))
            and not speaks_for_others(request.headers)
        )
