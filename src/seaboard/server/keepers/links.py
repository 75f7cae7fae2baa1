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
from enum import IntEnum
from typing import Protocol

HEAD = struct.Struct("<IBQ")  # bytes that follow, kind, channel
LONGEST = 1 << 24  # bytes of one message
MOST_UNREAD = 1 << 26  # bytes that may wait for a process that does not read
NONCE = 32
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


class BadLink(Exception):
    """The other side is none of us, or speaks another language."""


class Ear(Protocol):
    """Who listens to a link."""

    def heard(self, kind: Kind, channel: int, payload: bytes) -> None:
        """A message came."""

    def cut(self) -> None:
        """Nothing will come any more."""


class Link:
    """One side of a link, when both have proved themselves."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        notice_silence(writer.get_extra_info("socket"))
        self.is_cut = False
        self.last = b""  # the frame that was sent or heard last

    def send(self, kind: Kind, channel: int, payload: bytes = b"") -> None:
        """Say something; never waits. A process that does not read is given up."""
        if self.is_cut:
            return
        self.writer.write(HEAD.pack(len(payload), kind, channel) + payload)
        if self.writer.transport.get_write_buffer_size() > MOST_UNREAD:
            self.cut()

    def send_frame(self, channel: int, frame: bytes) -> None:
        """A frame for a watcher; one that many get goes over the link once."""
        if frame is self.last:
            self.send(Kind.AGAIN, channel)
        else:
            self.last = frame
            self.send(Kind.FRAME, channel, frame)

    def cut(self) -> None:
        """End it at once."""
        self.is_cut = True
        self.writer.transport.abort()

    async def listen(self, ear: Ear) -> None:
        """Until it is cut, by whom ever."""
        try:
            while True:
                size, kind, channel = HEAD.unpack(await self.reader.readexactly(HEAD.size))
                if size > LONGEST:
                    raise BadLink("a message is too long")
                payload = await self.reader.readexactly(size) if size else b""
                if kind == Kind.FRAME:
                    self.last = payload
                ear.heard(Kind(kind), channel, payload)
        except (*BROKEN, BadLink, ValueError):
            pass  # whoever is behind it comes again, and is told what happened by the log of its table
        finally:
            self.cut()
            ear.cut()


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
    async with asyncio.timeout(WITHIN):
        reader, writer = await asyncio.open_connection(host, int(port))
        try:
            theirs, mine = await reader.readexactly(NONCE), secrets.token_bytes(NONCE)
            writer.write(mine + proof(secret, b"come", theirs, mine))
            number = keeper.to_bytes(8, "little")
            if not hmac.compare_digest(
                await reader.readexactly(32), proof(secret, b"welcome", mine, theirs, number)
            ):
                raise BadLink("somebody else is there")
        except BaseException:
            writer.transport.abort()
            raise
    return Link(reader, writer)


async def answer(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, keeper: int, secret: bytes
) -> Link:
    """The link on which another process calls us; BadLink, OSError and the like."""
    async with asyncio.timeout(WITHIN):
        mine = secrets.token_bytes(NONCE)
        writer.write(mine)
        theirs = await reader.readexactly(NONCE)
        if not hmac.compare_digest(await reader.readexactly(32), proof(secret, b"come", mine, theirs)):
            raise BadLink("somebody without the secret")
        writer.write(proof(secret, b"welcome", theirs, mine, keeper.to_bytes(8, "little")))
    return Link(reader, writer)
