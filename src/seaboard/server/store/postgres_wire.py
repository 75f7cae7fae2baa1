"""A connection to PostgreSQL that does not wait for ever.

The system ends a connection whose packets are lost, and the server a statement that takes too long. Neither
helps where the server's machine still takes what we send and its process has stopped: only we can notice.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Any, TypeVar

import psycopg

T = TypeVar("T")
SILENCE = 6.0  # seconds for an answer; a server that lives gives up after five (`lock_timeout`) and says so
LOOK = 0.1  # seconds between two looks at the time


class Silent(psycopg.OperationalError):
    """The server takes what we say, and says nothing."""


class Connection(psycopg.Connection[tuple[Any, ...]]):
    """Ends itself when an answer does not come in time: nobody knows then what became of the question."""

    silence = SILENCE

    def wait(self, gen: Generator[Any, Any, T], interval: float = LOOK, timeout: float | None = None) -> T:
        """Wait for an answer; Silent."""
        try:
            return super().wait(within(gen, self.silence), interval)
        except Silent:
            self.pgconn.finish()
            raise


def within(talk: Generator[Any, Any, T], seconds: float) -> Generator[Any, Any, T]:
    """The same talk with the server, which has to come to its end in so many seconds; Silent."""
    end = time.monotonic() + seconds
    try:
        wanted = next(talk)
        while True:
            heard = yield wanted
            if not heard and time.monotonic() > end:
                raise Silent(f"no answer within {seconds} s")
            wanted = talk.send(heard)
    except StopIteration as done:
        answer: T = done.value
        return answer
