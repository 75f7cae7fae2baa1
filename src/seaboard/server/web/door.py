"""The door of the house: HTTP within limits, and the handshake of the sockets, which then go their own way.

uvicorn parses requests and runs the application; a socket at a table never meets either
(docs/decisions/059-sockets-of-our-own.md).
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
from functools import partial
from typing import Any
from urllib.parse import parse_qs, unquote

from starlette.applications import Starlette
from starlette.datastructures import Headers
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from seaboard.server.settings import Settings
from seaboard.server.wire.frames import OLD_PAGE
from seaboard.server.wire.socket import TableSocket

from .address import BY_PROXY, address_of, counted_as, is_among
from .edition import Edition
from .guard import comes_from_here
from .porter import Porter

GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # RFC 6455
SOCKETS = "/ws/"
END_OF_HEAD = b"\r\n\r\n"
BEHIND = 8  # requests that may wait behind one that is being answered; browsers and proxies send none


class TooManyBehind(Exception):
    """Requests come faster than they are answered, each of them small: no limit of bytes would notice."""


class Door(HttpToolsProtocol):
    """One connection that knocks."""

    porter: Porter
    edition: Edition
    begun = 0.0  # when its request began
    whole = False  # its request is here
    unread = 0  # bytes of a head that is not here yet
    received = 0  # bytes since its request began
    unsent = 0  # bytes of its answer that nobody had read at the last look
    read_at = 0.0  # when some were
    counted: str | None = None  # the address among whose connections it is
    by_proxy = False  # whoever knocks speaks for others

    @property
    def settings(self) -> Settings:
        """How patient we are."""
        return self.porter.hall.settings

    # ------------------------------------------------------------ coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody knocks."""
        super().connection_made(transport)
        app: Starlette = self.config.app  # type: ignore[assignment]  # ours is no other
        self.porter, self.edition = app.state.porter, app.state.edition
        self.begun = self.loop.time()
        self.earlier: list[RequestResponseCycle] = []  # requests that others came behind, not answered yet
        peer = self.client[0] if self.client else ""
        self.by_proxy = is_among(peer, self.settings.proxies)
        if self.porter.full or not self.counts(counted_as(peer)):
            self.refuse(503)
        self.porter.doors.add(self)

    def counts(self, address: str) -> bool:
        """Whether one more of an address may be here; a proxy is many."""
        if self.by_proxy:
            return True
        if self.porter.admits(address):
            self.counted = address
            return True
        return False

    def connection_lost(self, error: Exception | None) -> None:
        """Gone, and nothing of it is left for the collector, who comes seldom."""
        self.leave()
        super().connection_lost(error)
        for cycle in self.earlier:  # of several, uvicorn tells only the newest
            cycle.disconnected = True
            cycle.message_event.set()
        self.earlier.clear()
        self.pipeline.clear()
        self.cycle = None  # type: ignore[assignment]  # it knows this door, as the parser does

    def leave(self) -> None:
        """It is no HTTP connection any more."""
        self.porter.doors.discard(self)
        if self.counted is not None:
            self.porter.left(self.counted)
            self.counted = None

    def look(self, now: float) -> None:
        """A request that does not come to its end is not waited for, nor a reader who does not read."""
        before, self.unsent = self.unsent, self.transport.get_write_buffer_size()
        if not before or self.unsent < before:
            self.read_at = now
        unread = now - self.read_at > self.settings.silence
        if unread or (not self.whole and now - self.begun > self.settings.request_within):
            self.transport.abort()

    # ------------------------------------------------------------ requests

    def data_received(self, data: bytes) -> None:
        """A piece of a request, unless it is more than a request may be."""
        if self.transport.is_closing():
            return
        self.received += len(data)
        if self.received > self.settings.head + 2 * self.settings.body:
            self.refuse(413)
            return
        if self.whole and not (data := data.lstrip(b"\r\n")):
            return  # empty lines begin no request: to uvicorn they would look like one that is awaited
        if self.cycle is None or self.whole:  # a head is to come
            self.unread += len(data)
            ends = END_OF_HEAD in data[: self.settings.head]
            if self.unread > self.settings.head and not ends:
                self.refuse(431)
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        """A request begins; TooManyBehind, which ends the reading of all that came with it."""
        if len(self.pipeline) >= BEHIND:
            raise TooManyBehind
        super().on_message_begin()
        self.begun, self.whole, self.received = self.loop.time(), False, 0

    def on_headers_complete(self) -> None:
        """Its head is here: from now on it is of the address that it came from."""
        self.unread = 0
        self.scope["client"] = (self.address, self.client[1] if self.client else 0)
        self.scope[BY_PROXY] = self.by_proxy  # type: ignore[literal-required]  # our own word
        self.earlier = [
            cycle for cycle in (*self.earlier, self.cycle) if cycle and not cycle.response_complete
        ]
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it is here."""
        self.whole = True
        super().on_message_complete()

    @property
    def address(self) -> str:
        """Whose request it is; one of a network that may read /metrics is not mistaken for its neighbours."""
        peer = self.client[0] if self.client else ""
        address = address_of(peer, Headers(raw=self.headers), self.settings.proxies)
        return address if is_among(address, self.settings.metrics) else counted_as(address)

    def send_400_response(self, msg: str) -> None:
        """What came cannot be read, or was not read to its end."""
        self.refuse(429 if len(self.pipeline) >= BEHIND else 400)

    def refuse(self, status: int) -> None:
        """A plain answer, and the end."""
        self.porter.hall.figures.refusals[f"door-{status}"] += 1
        self.transport.write(STATUS_LINE[status] + b"Connection: close\r\nContent-Length: 0\r\n\r\n")
        self.transport.close()

    # ------------------------------------------------------------ sockets

    def handle_websocket_upgrade(self) -> None:
        """The handshake: from here on the transport belongs to a socket at a table, or it is closed."""
        self.connections.discard(self)
        self.parser = None  # type: ignore[assignment]  # it knows this door, which nobody needs any more
        headers = Headers(raw=self.headers)
        path, _, question = unquote(self.url.decode("ascii", "replace")).partition("?")
        table, key, address = path.removeprefix(SOCKETS), headers.get("sec-websocket-key", ""), self.address
        self.leave()
        if not comes_from_here(headers, self.settings, self.by_proxy):
            self.refuse(403)
        elif not path.startswith(SOCKETS) or "/" in table:
            self.refuse(404)
        elif headers.get("sec-websocket-version") != "13" or not is_key(key):
            self.refuse(400)
        elif not self.porter.welcomes(address):
            self.refuse(429)
        elif self.porter.full or not self.porter.admits(address):
            self.refuse(503)
        else:
            self.transport.write(
                b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Accept: " + accepted(key) + END_OF_HEAD
            )
            socket = self.sit_down(table, address)
            # Said before a word is read: the messages may be others than those the page was built with.
            if not self.edition.fits(parse_qs(question).get("page", [""])[0]):
                socket.connection.end(OLD_PAGE)

    def sit_down(self, table: str, address: str) -> TableSocket:
        """A socket takes over."""
        porter = self.porter
        left = partial(gone, porter, self.connections, address)
        asked = porter.asked.of(address)
        socket = TableSocket(self.transport, porter.hall, table, address, asked, porter.outbox, left)
        self.connections.add(socket)  # type: ignore[arg-type]  # whose `shutdown` uvicorn calls at its end
        porter.sockets.add(socket)
        self.transport.set_protocol(socket)
        return socket


def gone(porter: Porter, connections: set[Any], address: str, socket: TableSocket) -> None:
    """A socket that came through a door is closed."""
    connections.discard(socket)
    porter.sockets.discard(socket)
    porter.left(address)


def is_key(key: str) -> bool:
    """Whether a client's key is sixteen bytes."""
    try:
        return len(base64.b64decode(key, validate=True)) == 16
    except (binascii.Error, ValueError):
        return False


def accepted(key: str) -> bytes:
    """Our answer to a client's key."""
    return base64.b64encode(hashlib.sha1(key.encode() + GUID).digest())
