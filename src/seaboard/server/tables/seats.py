"""Who sits at a table, who is here, and whose a token is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from seaboard.server.store.protocol import SeatRow
from seaboard.server.wire.messages import SeatFacts

from . import tokens


class Seats:
    """The seats of one table; people and bots take the same kind of seat."""

    def __init__(self, rows: Iterable[SeatRow]) -> None:
        self.rows = list(rows)
        self.sockets: Counter[int] = Counter()

    @property
    def persons(self) -> list[int]:
        """Seats that belong to people, whether they are here or not."""
        return [row.seat for row in self.rows if row.kind == "person"]

    @property
    def free(self) -> list[int]:
        """Seats that wait for somebody."""
        return [row.seat for row in self.rows if row.kind == "open"]

    def bot(self, seat: int) -> str | None:
        """The name of the bot on a seat."""
        row = self.rows[seat]
        return row.bot if row.kind == "bot" else None

    def owner(self, token: str) -> int | None:
        """The seat a token belongs to."""
        for row in self.rows:
            if row.kind == "person" and tokens.fits(token, row.token_sha256):
                return row.seat
        return None

    def give(self, row: SeatRow) -> None:
        """Somebody sits down."""
        self.rows[row.seat] = row

    def rename(self, seat: int, name: str) -> None:
        """Somebody has another name."""
        self.rows[seat] = replace(self.rows[seat], name=name)

    def came(self, seat: int | None) -> bool:
        """A socket of this seat opened; True if it is the first."""
        if seat is None:
            return False
        self.sockets[seat] += 1
        return self.sockets[seat] == 1

    def left(self, seat: int | None) -> bool:
        """A socket of this seat closed; True if it was the last."""
        if seat is None:
            return False
        self.sockets[seat] -= 1
        return self.sockets[seat] == 0

    def facts(self) -> list[SeatFacts]:
        """What everybody may know of the seats."""
        return [
            SeatFacts(
                seat=row.seat,
                kind=row.kind,
                name=row.bot if row.kind == "bot" else row.name,
                here=row.kind == "bot" or self.sockets[row.seat] > 0,
            )
            for row in self.rows
        ]
