"""What goes out in one turn of the loop is written together.

Whoever reads is woken by the first frame. One that comes a moment later, between two moves that are worked
out, wakes it once more, and costs this process and its caches an eighth of a move (decision 084).
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from .frames import Frame

if TYPE_CHECKING:
    from .socket import TableSocket

MOST = 128  # frames that wait for each other: players shall not idle while a large group is worked out


class Outbox:
    """The frames of all sockets, in their order. It is emptied before the loop waits for anything."""

    __slots__ = ("emptying", "waiting")

    def __init__(self) -> None:
        self.waiting: list[tuple[TableSocket, Frame]] = []
        self.emptying = False

    def put(self, socket: TableSocket, frame: Frame, loop: asyncio.AbstractEventLoop) -> None:
        """Write a frame with the others of this turn."""
        if not self.waiting:
            loop.call_soon(self.empty)
        self.waiting.append((socket, frame))
        if len(self.waiting) >= MOST:
            self.empty()

    def empty(self) -> None:
        """Write what waits. A reader who is too slow for it may be sent away meanwhile.

        What others are told of that comes behind what they were to get before.
        """
        if self.emptying:
            return
        self.emptying = True
        try:
            while self.waiting:
                waiting, self.waiting = self.waiting, []
                for socket, frame in waiting:
                    if not socket.ended and not socket.transport.is_closing():
                        socket.transport.write(frame)
        finally:
            self.emptying = False
