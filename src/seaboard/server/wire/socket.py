"""One WebSocket after its handshake: frames in, frames out, and nobody waits for a reader who is too slow."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from seaboard.server.tables.hall import Hall

from .bucket import Bucket
from .connection import Connection
from .frames import BINARY, BUSY, BYE, CLOSE, PING, RESTART, TEXT, BadFrame, Frame, Reader, farewell, framed
from .frames import PONG as PONG_FRAME
from .outbox import Outbox

LAST_WORDS = 1.0  # seconds for a peer to read them
LAST_BYTES = 4096  # of a peer that may have been on their way meanwhile; who sends more does not listen
NO_PING = framed(PING, b"")
PROBE = b"lag"
PROBING = framed(PING, PROBE)
PROBE_EVERY = 10.0  # seconds


class TableSocket(asyncio.Protocol):
    """Between a transport and its connection. A peer that does not read is dropped."""

    __slots__ = (
        "came_at",
        "connection",
        "ended",
        "gone",
        "heard_at",
        "loop",
        "outbox",
        "pinged",
        "probed",
        "probed_at",
        "reader",
        "settings",
        "transport",
        "unheard",
    )

    def __init__(
        self,
        transport: asyncio.Transport,
        hall: Hall,
        table: str,
        address: str,
        asked: Bucket,
        outbox: Outbox,
        gone: Callable[[TableSocket], None],
    ) -> None:
        self.transport = transport
        self.outbox = outbox  # of the whole house
        self.settings = settings = hall.settings
        self.gone = gone  # called at the end
        self.loop = asyncio.get_running_loop()
        self.reader = Reader(settings.message)
        self.connection = Connection(self, hall, table, address, asked)
        self.came_at = self.heard_at = self.loop.time()
        self.pinged = False  # since then
        self.probed = 0.0  # when a probe went out that is not back yet; 0: none
        self.probed_at = 0.0  # when the last one went out
        self.ended = False
        self.unheard = 0  # bytes that came after the end
        transport.set_write_buffer_limits(high=settings.unread)

    # ------------------------------------------------------------ what the transport tells

    def data_received(self, data: bytes) -> None:
        """Frames, or parts of them."""
        self.heard_at, self.pinged = self.loop.time(), False
        if self.ended:
            self.unheard += len(data)
            if self.unheard > LAST_BYTES:
                self.transport.abort()
                return
        try:
            messages = self.reader.read(data)
        except BadFrame as bad:
            self.connection.end(bad.code)
            return
        for kind, payload in messages:
            if kind == CLOSE:
                self._part(payload)
                return
            if self.ended:
                continue  # all that still counts is the other side's goodbye
            if kind in (TEXT, BINARY):
                self.connection.received(payload)
            elif self.connection.may_send():
                if kind == PING:
                    self.send(framed(PONG_FRAME, payload))
                elif self.probed and payload == PROBE:
                    self.connection.lags(self.heard_at - self.probed)
                    self.probed = 0.0

    def _part(self, payload: bytes) -> None:
        """The other side says goodbye: first, or in answer to ours."""
        if not self.ended:
            self._say_goodbye(int.from_bytes(payload[:2], "big") if len(payload) > 1 else BYE)
        self.transport.close()

    def pause_writing(self) -> None:
        """More is waiting for this reader than may wait for one: it is dropped, and nobody waits for it."""
        self.connection.end(BUSY)

    def eof_received(self) -> None:
        """The other side has gone without a word."""
        self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        """It is over."""
        self.ended = True
        self.connection.lost()
        self.gone(self)

    # ------------------------------------------------------------ what the connection tells

    def send(self, frame: Frame) -> None:
        """Hand a message over, to be written with those of others."""
        if not self.ended:
            self.outbox.put(self, frame, self.loop)

    def close(self, code: int) -> None:
        """Say goodbye after all that was sent; a peer that does not read is left after a moment."""
        if self.ended:
            return
        self._say_goodbye(code)
        # Closed at once, what it has still sent would wipe out what it has not yet read.
        self.loop.call_later(LAST_WORDS, self.transport.abort)

    def _say_goodbye(self, code: int) -> None:
        """The last frame, behind all others."""
        self.outbox.empty()
        if not self.ended:  # by what waited: it was too much for this reader
            self.ended = True
            self.transport.write(farewell(code))

    def hold(self, still: bool) -> None:
        """Read nothing more for now, or read on."""
        if not self.ended:
            (self.transport.pause_reading if still else self.transport.resume_reading)()

    # ------------------------------------------------------------ what the house tells

    def look(self, now: float) -> None:
        """Ask a silent peer whether it is there; one that does not answer is not, nor who says no hello."""
        if now - self.came_at > self.settings.hello_within:
            self.connection.silent()
        silent = now - self.heard_at
        if silent > self.settings.silence:
            self.transport.abort()
        elif silent > self.settings.silence / 2 and not self.pinged:
            self.pinged = True
            self.send(NO_PING)
        if self.connection.timed and now - self.probed_at > PROBE_EVERY:
            self.probed = self.probed_at = now
            self.send(PROBING)

    def shutdown(self) -> None:
        """The server stops; a page comes again by itself."""
        self.connection.stop(RESTART)
