"""One connection to PostgreSQL, for one thread: made anew when it breaks, for as long as we are patient."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from typing import TypeVar

import psycopg

from .postgres_schema import connect, place_of, reason_of, say
from .postgres_wire import SILENCE, Connection
from .protocol import StorageError

T = TypeVar("T")
PAUSE = 0.1  # seconds before a server that does not answer is asked again


class Session:
    """A connection that comes back."""

    def __init__(
        self,
        address: str,
        silence: float = SILENCE,
        greet: Callable[[Connection], None] = lambda db: None,
    ) -> None:
        self.address = address
        self.silence = silence  # seconds in which an answer has to come
        self.greet = greet  # the first that is said on every new connection
        self.place = place_of(address)
        self.db: Connection | None = None

    def run(self, work: Callable[[Connection], T], patience: float) -> T:
        """Do something; once more on a new connection where one breaks: so it must bear being done twice.

        StorageError for what would hinder everybody, after so many seconds of trying.
        """
        give_up = time.monotonic() + patience
        while True:
            try:
                if self.db is None:
                    self.db = self._begun()
                return work(self.db)
            except psycopg.Error as error:
                reason = reason_of(error)
                if self.db is not None and self.db.closed:
                    self.close()
                    reason = "unreachable"
                if reason is None:
                    raise
                if reason != "unreachable" or time.monotonic() + PAUSE > give_up:
                    raise StorageError(reason, self.place) from error
            time.sleep(PAUSE)

    def ask(self, question: Callable[[Connection], T], patience: float) -> T:
        """The same for what cannot be anybody's own fault: whatever PostgreSQL says, it is a StorageError."""
        try:
            return self.run(question, patience)
        except psycopg.Error as error:
            say(error, self.address)
            raise StorageError("unwritable", self.place) from error

    def _begun(self) -> Connection:
        db = connect(self.address, self.silence)
        try:
            self.greet(db)
        except BaseException:
            db.close()
            raise
        return db

    def close(self) -> None:
        """Leave the server; whoever runs something again comes back."""
        if self.db is not None:
            with contextlib.suppress(psycopg.Error):
                self.db.close()
            self.db = None
