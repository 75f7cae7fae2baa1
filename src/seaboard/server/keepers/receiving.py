"""Receiving: watchers and requests that other processes pass on to us, because we keep their tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.types import ASGIApp, Message

from seaboard.server.tables.hall import Hall
from seaboard.server.tasks import report
from seaboard.server.web.address import BY_PROXY
from seaboard.server.wire.bucket import Bucket
from seaboard.server.wire.connection import Connection
from seaboard.server.wire.frames import Frame

from .links import Kind, Link
from .passing import Answered, Asking, Coming

PASSED = "seaboard.passed"  # in the scope of a request that is not passed on again


class PassedSocket:
    """The socket of a watcher at another process, as its connection here speaks through it."""

    def __init__(self, link: Link, channel: int) -> None:
        self.link, self.channel = link, channel

    def send(self, frame: Frame) -> None:
        """Hand a message over."""
        self.link.send_frame(self.channel, frame)

    def close(self, code: int) -> None:
        """Say goodbye."""
        self.link.send(Kind.CLOSE, self.channel, code.to_bytes(2, "little"))

    def hold(self, still: bool) -> None:
        """Read nothing more for now, or read on."""
        self.link.send(Kind.HOLD, self.channel, b"\x01" if still else b"")


class Reception:
    """Everybody whom one other process passes on to us."""

    def __init__(self, link: Link, hall: Hall, app: ASGIApp, asked: Callable[[str], Bucket]) -> None:
        self.link, self.hall, self.app = link, hall, app
        self.asked = asked  # what an address may ask
        self.watchers: dict[int, Connection] = {}
        self.requests: dict[int, asyncio.Task[None]] = {}

    def heard(self, kind: Kind, channel: int, payload: bytes) -> None:
        """A message of the other process."""
        match kind:
            case Kind.COME:
                coming = msgspec.json.decode(payload, type=Coming)
                socket, asked = PassedSocket(self.link, channel), self.asked(coming.address)
                self.watchers[channel] = Connection(
                    socket, self.hall, coming.table, coming.address, asked, passed=True
                )
            case Kind.SAY:
                if (watcher := self.watchers.get(channel)) is not None:
                    watcher.received(payload)
            case Kind.LAG:
                if (watcher := self.watchers.get(channel)) is not None:
                    watcher.lags(int.from_bytes(payload, "little") / 1000)
            case Kind.ASK:
                asking = msgspec.msgpack.decode(payload, type=Asking)
                task = asyncio.create_task(self._answer(channel, asking))
                self.requests[channel] = task
                task.add_done_callback(report)
            case Kind.LEFT:
                self._left(channel)
            case _:
                pass

    def _left(self, channel: int) -> None:
        if (watcher := self.watchers.pop(channel, None)) is not None:
            watcher.lost()
        if (request := self.requests.pop(channel, None)) is not None:
            request.cancel()

    def cut(self) -> None:
        """The other process is gone, and all who came through it."""
        for channel in [*self.watchers, *self.requests]:
            self._left(channel)

    async def _answer(self, channel: int, asking: Asking) -> None:
        """Let the application answer as if the request had come to us."""
        body: list[Message] = [{"type": "http.request", "body": asking.body, "more_body": False}]

        async def receive() -> Message:
            if body:
                return body.pop()
            await asyncio.Event().wait()  # whoever hangs up ends the task
            raise AssertionError

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                head = Answered(message["status"], list(message.get("headers", [])))
                self.link.send(Kind.HEAD, channel, msgspec.msgpack.encode(head))
            elif message["type"] == "http.response.body":
                if message.get("body"):
                    self.link.send(Kind.BODY, channel, message["body"])
                if not message.get("more_body", False):
                    self.link.send(Kind.END, channel)

        try:
            await self.app(scope_of(asking), receive, send)
        finally:
            self.requests.pop(channel, None)


def scope_of(asking: Asking) -> dict[str, Any]:
    """A request as the application knows it."""
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": asking.method,
        "scheme": "http",
        "path": asking.path,
        "raw_path": asking.path.encode(),
        "query_string": asking.query,
        "root_path": "",
        "headers": asking.headers,
        "client": (asking.address, 0),
        BY_PROXY: True,  # its name was looked at where it came in
        "server": None,
        "state": {},
        PASSED: True,
    }
