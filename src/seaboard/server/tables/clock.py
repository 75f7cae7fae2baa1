"""The time for a decision at one table: when it is up the table is told, once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

Turn = tuple[int, int]  # whose decision, and how many moves can no longer be taken back
EARLY = 0.02  # seconds by which a loop may ring before the time


class Clock:
    """Runs for one turn at a time. What was taken back and decided anew brings no new time."""

    def __init__(self, run_out: Callable[[], Awaitable[None]]) -> None:
        self.run_out = run_out
        self.turn: Turn | None = None
        self.furthest = 0  # moves of the match when the time was last set
        self.end = 0.0
        self.alarm: asyncio.TimerHandle | None = None
        self.ringing: asyncio.Future[None] | None = None

    @property
    def left(self) -> float | None:
        """Seconds left; None while no clock runs."""
        if self.turn is None:
            return None
        return max(0.0, self.end - asyncio.get_running_loop().time())

    @property
    def is_up(self) -> bool:
        """Whether the time has run out."""
        return self.left is not None and self.left <= EARLY

    def run(self, turn: Turn, moves: int, seconds: float) -> None:
        """Give these seconds to a turn that begins, or that went on; else the time runs on."""
        if turn == self.turn and moves <= self.furthest:
            return
        self.stop()
        loop = asyncio.get_running_loop()
        self.turn, self.furthest, self.end = turn, moves, loop.time() + seconds
        self.alarm = loop.call_at(self.end, self._ring)

    def stop(self) -> None:
        """Nobody has to hurry."""
        if self.alarm is not None:
            self.alarm.cancel()
        self.turn = self.alarm = None

    def _ring(self) -> None:
        self.ringing = asyncio.ensure_future(self.run_out())
