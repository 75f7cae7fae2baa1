"""A link: one connection between two processes, on which many sockets and requests have their channels.

Both sides prove that they know the secret in the database, and whoever is called proves its number too, for
ports are given away again. What follows is not encrypted: links belong into a network of their own.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
import socket
import struct
from collections.abc import Callable
from enum import IntEnum
from typing import Protocol

HEAD = struct.Struct("<IBQ")  # bytes that follow, kind, channel
LONGEST = 1 << 24  # bytes of one message
MOST_UNREAD = 1 << 26  # bytes that may wait for a process that does not read
NONCE = 32
STRANGERS = 1024  # bytes that we keep of somebody who calls and has proved nothing
WITHIN = 2.0  # seconds for a process to answer the call
SILENCE = {"TCP_KEEPIDLE": 1, "TCP_KEEPINTVL": 1, "TCP_KEEPCNT": 3, "TCP_USER_TIMEOUT": 3000}
BROKEN = (OSError, EOFError, asyncio.TimeoutError)


class Kind(IntEnum):
    """What a message is about. Those who call send the first ones, those who are called the others."""

    COME = 0  # a watcher: its table and address
    SAY = 1  # a request of a watcher
    LEFT = 2  # a watcher, or whoever waited for an answer
    ASK = 3  # an HTTP request
    FRAME = 4  # for a watcher
    AGAIN = 5  # the same frame as the last one on this link, for another watcher
    CLOSE = 6  # a watcher's socket, with a code
    HOLD = 7  # a watcher asks too fast; or no more
    HEAD = 8  # of an answer
    BODY = 9
    END = 10
    LAG = 11  # of a watcher, in milliseconds


KINDS = tuple(Kind)


class BadLink(Exception):
    """The other side is none of us, or speaks another language."""


class Ear(Protocol):
    """Who listens to a link."""

    def heard(self, kind: Kind, channel: int, payload: bytes) -> None:
        """A message came."""

    def cut(self) -> None:
        """Nothing will come any more."""


class Link(asyncio.Protocol):
    """One side of a link. What is said in one turn of the loop goes out together."""

    def __init__(self, called: Callable[[Link], None] | None = None) -> None:
        self.called = called  # told when another process has called us
        self.loop = asyncio.get_running_loop()
        self.ended: asyncio.Future[None] = self.loop.create_future()
        self.came: asyncio.Future[None] | None = None  # somebody waits for what comes before there is an ear
        self.ear: Ear | None = None
        self.is_cut = False
        self.unsent: list[bytes] = []
        self.parts: list[bytes] = []  # heard, and not yet understood
        self.size, self.wanted = 0, 0  # bytes in them, and how many are needed to understand more
        self.last = b""  # the frame that was sent or heard last

    # ------------------------------------------------------------ what the transport tells

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # TCP has no other
        """Both sides are there."""
        self.transport = transport
        notice_silence(transport.get_extra_info("socket"))
        if self.called is not None:
            self.called(self)

    def data_received(self, data: bytes) -> None:
        """Messages, or parts of them."""
        self.parts.append(data)
        self.size += len(data)
        if self.ear is not None:
            if self.size >= self.wanted:
                self._understand(self.ear)
        elif self.size > (STRANGERS if self.called is not None else LONGEST):
            self.cut()
        elif self.came is not None and not self.came.done():
            self.came.set_result(None)

    def connection_lost(self, error: Exception | None) -> None:
        """It is over."""
        self.is_cut = True
        for waiting in (self.ended, self.came):
            if waiting is not None and not waiting.done():
                waiting.set_result(None)

    # ------------------------------------------------------------ saying

    def send(self, kind: Kind, channel: int, payload: bytes = b"") -> None:
        """Say something; never waits. A process that does not read is given up."""
        if self.is_cut:
            return
        if not self.unsent:
            self.loop.call_soon(self._flush)
        self.unsent.append(HEAD.pack(len(payload), kind, channel))
        self.unsent.append(payload)

    def send_frame(self, channel: int, frame: bytes) -> None:
        """A frame for a watcher; one that many get goes over the link once."""
        if frame is self.last:
            self.send(Kind.AGAIN, channel)
        else:
            self.last = frame
            self.send(Kind.FRAME, channel, frame)

    def _flush(self) -> None:
        said, self.unsent = b"".join(self.unsent), []
        if not self.is_cut:
            self.transport.write(said)
            if self.transport.get_write_buffer_size() > MOST_UNREAD:
                self.cut()

    def cut(self) -> None:
        """End it at once."""
        self.is_cut = True
        self.transport.abort()

    # ------------------------------------------------------------ hearing

    async def exactly(self, size: int) -> bytes:
        """So many bytes, before there is an ear; EOFError."""
        while self.size < size:
            if self.is_cut:
                raise EOFError
            self.came = self.loop.create_future()
            await self.came
        heard = b"".join(self.parts)
        self.parts, self.size = [heard[size:]], self.size - size
        return heard[:size]

    async def listen(self, ear: Ear) -> None:
        """Until it is cut, by whom ever. Whoever is behind it comes again, and is told what happened."""
        self.ear = ear
        try:
            self._understand(ear)
            await self.ended
        finally:
            self.cut()
            ear.cut()

    def _understand(self, ear: Ear) -> None:
        """Hand all messages on that are whole."""
        data = self.parts[0] if len(self.parts) == 1 else b"".join(self.parts)
        at, end = 0, len(data)
        self.wanted = HEAD.size
        try:
            while at + HEAD.size <= end and not self.is_cut:
                size, kind, channel = HEAD.unpack_from(data, at)
                if size > LONGEST:
                    raise BadLink("a message is too long")
                after = at + HEAD.size + size
                if after > end:
                    self.wanted = HEAD.size + size
                    break
                payload = data[at + HEAD.size : after]
                at = after
                if kind == Kind.FRAME:
                    self.last = payload
                ear.heard(KINDS[kind], channel, payload)
        except (BadLink, ValueError, IndexError):
            self.cut()
        self.parts, self.size = [data[at:]], end - at


def notice_silence(wire: socket.socket) -> None:
    """Have the system end a connection whose other side has not been heard of for some seconds."""
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in SILENCE.items():
        if (option := getattr(socket, name, None)) is not None:  # not every system has them all
            wire.setsockopt(socket.IPPROTO_TCP, option, value)


def proof(secret: bytes, *parts: bytes) -> bytes:
    """That somebody knows the secret, without telling it."""
    return hmac.digest(secret, b"".join(parts), "sha256")


async def call(address: str, keeper: int, secret: bytes) -> Link:
    """A link to the process of this number; BadLink, OSError and the like."""
    host, _, port = address.rpartition(":")
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(WITHIN):
        _, link = await loop.create_connection(Link, host, int(port))
        try:
            theirs, mine = await link.exactly(NONCE), secrets.token_bytes(NONCE)
            link.transport.write(mine + proof(secret, b"come", theirs, mine))
            number = keeper.to_bytes(8, "little")
            if not hmac.compare_digest(
                await link.exactly(32), proof(secret, b"welcome", mine, theirs, number)
            ):
                raise BadLink("somebody else is there")
        except BaseException:
            link.cut()
            raise
    return link


async def answer(link: Link, keeper: int, secret: bytes) -> None:
    """Prove ourselves to another process that calls, as it must; BadLink, OSError and the like."""
    async with asyncio.timeout(WITHIN):
        mine = secrets.token_bytes(NONCE)
        link.transport.write(mine)
        theirs = await link.exactly(NONCE)
        if not hmac.compare_digest(await link.exactly(32), proof(secret, b"come", mine, theirs)):
            raise BadLink("somebody without the secret")
        link.transport.write(proof(secret, b"welcome", theirs, mine, keeper.to_bytes(8, "little")))
