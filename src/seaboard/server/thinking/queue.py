"""Whose turn it is to have somebody think: a policy without clocks, tasks or processes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum

LEAD = (
    4.0  # seconds of thinking that an address may be ahead of another which waits, before kinds count no more
)


class Kind(IntEnum):
    """What is to be thought about; what somebody waits for most comes first."""

    MOVE = 0  # of a bot, at a table of people
    HINT = 1
    PRACTICE = 2
    SHOW = 3  # a bot's move at a table of bots
    ANALYSIS = 4  # one move of it


@dataclass(frozen=True, eq=False)
class Ticket:
    """A place in the queue."""

    kind: Kind
    address: str
    table: str


@dataclass
class Guest:
    """An address with its own line: what waits there, what is being thought about, what it has had."""

    taken: float  # seconds of thinking, counted from where the others stood when it came
    waiting: list[Ticket] = field(default_factory=list)
    running: list[Ticket] = field(default_factory=list)
    last: int = -1  # when it had its last turn
    tables: dict[str, int] = field(default_factory=dict)  # and when each of its tables had

    @property
    def next(self) -> Ticket:
        """Of what waits here the most urgent; of equals that of the table that waits longest for a turn."""
        return min(self.waiting, key=lambda ticket: (ticket.kind, self.tables.get(ticket.table, -1)))

    def outstanding(self, kind: Kind) -> int:
        """How much of a kind is asked for and not answered yet."""
        return sum(ticket.kind is kind for ticket in (*self.waiting, *self.running))


class TooMany(Exception):
    """An address asks for more than may wait in its line."""


class FairQueue:
    """Gives turns to addresses, and an address's turns to its tables.

    - While others wait, no address holds more than its share of the workers.
    - What is more urgent goes first, but an address that is `LEAD` ahead of one that waits lets it go.
    - Of equals, whoever was thought for less goes first, then whoever had a turn longest ago.
    """

    def __init__(self, workers: int, most: Mapping[Kind, int]) -> None:
        self.workers = workers
        self.most = most  # of a kind for one address
        self.guests: dict[str, Guest] = {}
        self.turns = 0

    def enter(self, kind: Kind, address: str, table: str) -> Ticket:
        """Stand in line; TooMany."""
        guest = self.guests.get(address)
        if guest is None:  # who was away saves nothing up
            guest = Guest(min((other.taken for other in self.guests.values()), default=0.0))
        if kind in self.most and guest.outstanding(kind) >= self.most[kind]:
            raise TooMany(f"{self.most[kind]} of this kind are waiting already")
        ticket = Ticket(kind, address, table)
        self.guests[address] = guest
        guest.waiting.append(ticket)
        return ticket

    def call(self) -> Ticket | None:
        """Whose turn it is now, if a worker is free and somebody waits."""
        waiting = [guest for guest in self.guests.values() if guest.waiting]
        if not waiting or sum(len(guest.running) for guest in self.guests.values()) >= self.workers:
            return None
        share = -(-self.workers // len(self.guests))
        within = [guest for guest in waiting if len(guest.running) < share] or waiting
        behind = min(guest.taken for guest in within)
        guest = min(within, key=lambda one: (one.taken - behind >= LEAD, one.next.kind, one.taken, one.last))
        ticket = guest.next
        guest.waiting.remove(ticket)
        guest.running.append(ticket)
        self.turns += 1
        guest.last = guest.tables[ticket.table] = self.turns
        return ticket

    def leave(self, ticket: Ticket, seconds: float = 0.0) -> None:
        """The turn is over and took so long, or nobody waits for it any more."""
        guest = self.guests[ticket.address]
        guest.taken += seconds
        (guest.waiting if ticket in guest.waiting else guest.running).remove(ticket)
        if not guest.waiting and not guest.running:
            del self.guests[ticket.address]
