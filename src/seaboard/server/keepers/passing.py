"""Passing on: a watcher or a request that came to us, and whose table another process keeps."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from typing import Any, Protocol

import msgspec

from seaboard.server.wire.connection import Connection
from seaboard.server.wire.frames import RESTART, Frame

from .links import Kind, Link

encode = msgspec.json.Encoder().encode
MOST_LAG = 60_000  # milliseconds; whoever is further away is as good as gone


class Coming(msgspec.Struct):
    """A watcher, as the process that keeps its table has to know it."""

    table: str
    address: str


class Asking(msgspec.Struct):
    """An HTTP request, as the process that is to answer has to know it."""

    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    address: str
    body: bytes


class Answered(msgspec.Struct):
    """The head of its answer."""

    status: int
    headers: list[tuple[bytes, bytes]]


class Unanswered(Exception):
    """The link was cut before the answer was whole."""


class Channel(Protocol):
    """Who waits for what comes on a channel of a link."""

    def heard(self, kind: Kind, payload: bytes) -> None:
        """Something came."""

    def cut(self) -> None:
        """Nothing will come any more."""


class Calls:
    """Our side of a link to another process: everybody whom we pass on to it."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.channels: dict[int, Channel] = {}
        self.numbers = itertools.count()

    def add(self, channel: Channel) -> int:
        """Give somebody a channel."""
        number = next(self.numbers)
        self.channels[number] = channel
        return number

    def heard(self, kind: Kind, channel: int, payload: bytes) -> None:
        """A message from the other process; for somebody who has just left there is nothing to do."""
        if (waiting := self.channels.get(channel)) is not None:
            waiting.heard(kind, payload)

    def cut(self) -> None:
        """The other process is gone, or the network."""
        for channel in list(self.channels.values()):
            channel.cut()
        self.channels.clear()


class PassedWatcher:
    """A watcher whose table is kept behind a link."""

    def __init__(self, calls: Calls, connection: Connection) -> None:
        self.calls, self.connection = calls, connection
        self.link = calls.link
        self.channel = calls.add(self)
        self.link.send(Kind.COME, self.channel, encode(Coming(connection.name, connection.address)))

    def say(self, message: bytes) -> None:
        """Pass a request on."""
        self.link.send(Kind.SAY, self.channel, message)

    def lags(self, seconds: float) -> None:
        """Its clock is where its table is."""
        self.link.send(Kind.LAG, self.channel, min(round(1000 * seconds), MOST_LAG).to_bytes(4, "little"))

    def leave(self) -> None:
        """The watcher is gone."""
        if self.calls.channels.pop(self.channel, None) is not None:
            self.link.send(Kind.LEFT, self.channel)

    def heard(self, kind: Kind, payload: bytes) -> None:
        """Something for the watcher's socket."""
        match kind:
            case Kind.FRAME | Kind.AGAIN:
                self.connection.send(Frame(self.link.last))
            case Kind.HOLD:
                self.connection.socket.hold(bool(payload))
            case Kind.CLOSE:
                self.connection.end(int.from_bytes(payload, "little"))
            case _:
                pass

    def cut(self) -> None:
        """A page comes again by itself, and then finds its table wherever it is."""
        self.connection.end(RESTART)


class PassedRequest:
    """An HTTP request that is answered behind a link."""

    def __init__(self, calls: Calls, asking: Asking) -> None:
        self.calls = calls
        self.parts: asyncio.Queue[tuple[Kind, bytes] | None] = asyncio.Queue()
        self.channel = calls.add(self)
        calls.link.send(Kind.ASK, self.channel, msgspec.msgpack.encode(asking))
        if calls.link.is_cut:
            self.cut()

    def heard(self, kind: Kind, payload: bytes) -> None:
        """A part of the answer."""
        self.parts.put_nowait((kind, payload))

    def cut(self) -> None:
        """There will be no more of it."""
        self.parts.put_nowait(None)

    async def head(self) -> Answered:
        """The beginning of the answer; Unanswered."""
        return msgspec.msgpack.decode((await self._next())[1], type=Answered)

    async def body(self) -> AsyncIterator[bytes]:
        """The rest of it, as it comes; Unanswered."""
        while (part := await self._next())[0] is Kind.BODY:
            yield part[1]

    def leave(self) -> None:
        """Nobody waits for the answer any more, or it is whole."""
        if self.calls.channels.pop(self.channel, None) is not None:
            self.calls.link.send(Kind.LEFT, self.channel)

    async def _next(self) -> tuple[Kind, bytes]:
        part = await self.parts.get()
        if part is None:
            raise Unanswered
        return part


async def answered(calls: Calls, asking: Asking) -> tuple[int, Any]:
    """A short answer as a whole, decoded; Unanswered."""
    request = PassedRequest(calls, asking)
    try:
        head = await request.head()
        body = b"".join([part async for part in request.body()])
    finally:
        request.leave()
    return head.status, msgspec.json.decode(body)
