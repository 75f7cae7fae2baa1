"""Who sits at a table, who is here, and whose a token is."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from seaboard.server.store.protocol import SeatRow
from seaboard.server.wire.messages import SeatFacts

from . import tokens
from .avatars import drawn
from .places import STAND_IN, belongs_to_person, is_lent


class Seats:
    """The seats of one table; people and bots take the same kind of seat."""

    def __init__(self, rows: Iterable[SeatRow]) -> None:
        self.read_anew(rows)
        self.sockets: Counter[int] = Counter()
        self.left_at: dict[int, float] = {}  # when the last socket of a seat closed
        self.stood_in_for: set[int] = set()  # people whose time is up: a bot makes this decision for them

    @property
    def here(self) -> list[int]:
        """Seats of people who have a page open."""
        return [seat for seat in self.persons if self.sockets[seat] > 0]

    def is_here(self, seat: int) -> bool:
        """Whether a seat's owner has a page open."""
        return self.sockets[seat] > 0

    @property
    def bots(self) -> bool:
        """Whether any bot plays here, if only this decision."""
        return bool(self.stood_in_for) or self.house_bots

    @property
    def free(self) -> list[int]:
        """Seats that wait for somebody."""
        return [row.seat for row in self.rows if row.kind == "open"]

    def bot(self, seat: int) -> str | None:
        """The name of the bot that decides on a seat."""
        row = self.rows[seat]
        if row.kind == "bot":
            return row.bot
        return STAND_IN if seat in self.stood_in_for else None

    def owner(self, token: str) -> int | None:
        """The seat a token belongs to."""
        for row in self.rows:
            if belongs_to_person(row) and tokens.fits(token, row.token_sha256):
                return row.seat
        return None

    def read_anew(self, rows: Iterable[SeatRow]) -> None:
        """Who sits where is another story."""
        self.rows = list(rows)
        # Seats of people, whether they are here or not; and those too that they have lent to a bot.
        self.persons = [row.seat for row in self.rows if row.kind == "person"]
        self.owned = [row.seat for row in self.rows if belongs_to_person(row)]
        self.house_bots = any(row.kind == "bot" for row in self.rows)
        self.told: list[SeatFacts] | None = None  # until something changes

    def give(self, row: SeatRow) -> None:
        """Somebody sits down, or a seat is another's."""
        self.rows[row.seat] = row
        self.read_anew(self.rows)

    def rename(self, seat: int, name: str, avatar: str) -> None:
        """Somebody has another name, or is another animal."""
        self.rows[seat], self.told = replace(self.rows[seat], name=name, avatar=avatar), None

    def came(self, seat: int | None) -> bool:
        """A socket of this seat opened; True if it is the first."""
        if seat is None:
            return False
        self.sockets[seat] += 1
        self.told = None
        return self.sockets[seat] == 1

    def left(self, seat: int | None, now: float) -> bool:
        """A socket of this seat closed; True if it was the last."""
        if seat is None:
            return False
        self.sockets[seat] -= 1
        self.told = None
        if self.sockets[seat]:
            return False
        self.left_at[seat] = now
        return True

    def away(self, seat: int, now: float) -> float | None:
        """For how many seconds nobody was on a seat; None while somebody is. Who never came is long away."""
        if self.sockets[seat] > 0:
            return None
        return now - self.left_at.get(seat, -math.inf)

    def facts(self) -> list[SeatFacts]:
        """What everybody may know of the seats."""
        if self.told is None:
            self.told = [
                SeatFacts(
                    seat=row.seat,
                    kind=row.kind,
                    name=row.bot if row.kind == "bot" else row.name,
                    here=row.kind == "bot" or self.sockets[row.seat] > 0,
                    stands_in_for=row.name if is_lent(row) else None,
                    avatar=drawn(row.avatar) if row.kind == "person" else None,
                )
                for row in self.rows
            ]
        return self.told
