"""Which browser wants to hear of which seats: a file beside the matches, and the server's key in it."""

from __future__ import annotations

import copy
import errno
import os
from collections.abc import Collection
from pathlib import Path

import msgspec

from seaboard.server.store.protocol import StorageError

MOST_BROWSERS = 4  # of one seat: a phone, a computer, and what was there before


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser is reached, how to seal for it, and what it wants to read."""

    endpoint: str
    reader: str
    secret: str
    sentence: str


class Kept(msgspec.Struct):
    """The file."""

    key: str = ""
    seats: dict[str, dict[int, list[Subscription]]] = {}


class Subscribers:
    """Read once, written whole and at once: there are few."""

    def __init__(self, file: Path) -> None:
        self.file = file
        try:
            self.kept = msgspec.json.decode(file.read_bytes(), type=Kept)
        except (OSError, msgspec.MsgspecError):
            self.kept = Kept()

    def of(self, table: str, seat: int) -> list[Subscription]:
        """Who wants to hear of a seat."""
        return self.kept.seats.get(table, {}).get(seat, [])

    def change(self, new: Subscription, seats: dict[str, int]) -> None:
        """A browser wants to hear of these seats, and of no others; StorageError, and nothing was changed."""
        before = copy.deepcopy(self.kept.seats)
        self.drop(new.endpoint)
        for table, seat in seats.items():
            self.add(table, seat, new)
        try:
            self.write()
        except StorageError:
            self.kept.seats = before
            raise

    def add(self, table: str, seat: int, new: Subscription) -> None:
        """One more; an older one of the same browser gives way."""
        here = self.kept.seats.setdefault(table, {})
        others = [known for known in here.get(seat, []) if known.endpoint != new.endpoint]
        here[seat] = [*others, new][-MOST_BROWSERS:]

    def drop(self, endpoint: str) -> None:
        """A browser does not want to hear any more, or is gone."""
        for table, seats in list(self.kept.seats.items()):
            for seat, known in list(seats.items()):
                seats[seat] = [one for one in known if one.endpoint != endpoint]
                if not seats[seat]:
                    del seats[seat]
            if not seats:
                del self.kept.seats[table]

    def forget(self, table: str) -> None:
        """A match is over."""
        self.kept.seats.pop(table, None)

    def tables(self) -> Collection[str]:
        """Where anybody waits: every move asks whether its table is among them."""
        return self.kept.seats.keys()

    def write(self) -> None:
        """Keep it; nobody else may read the key. StorageError."""
        new = self.file.with_name(f"{self.file.name}.new")
        try:
            descriptor = os.open(new, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
            with open(descriptor, "wb") as file:
                file.write(msgspec.json.encode(self.kept))
            new.replace(self.file)
        except OSError as error:
            raise StorageError("full" if error.errno == errno.ENOSPC else "unwritable", self.file) from error
