"""Everybody who is in the house: so many in all, so many of one address, and nobody who has fallen silent."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

from seaboard.server.tables.hall import Hall
from seaboard.server.wire.bucket import Buckets
from seaboard.server.wire.outbox import Outbox
from seaboard.server.wire.socket import TableSocket

if TYPE_CHECKING:
    from .door import Door

OURS = 64  # file descriptors that we need for ourselves: the store, the workers, the page
EVERY = 1.0  # seconds between two looks


class Porter:
    """Looks after all connections at once: none needs a timer of its own."""

    def __init__(self, hall: Hall) -> None:
        settings = hall.settings
        self.hall = hall
        self.most = min(settings.connections, descriptors() - OURS)
        self.doors: set[Door] = set()
        self.sockets: set[TableSocket] = set()
        self.outbox = Outbox()
        self.by_address: Counter[str] = Counter()
        self.requests = Buckets(settings.requests_rate, settings.requests_burst)
        self.asked = Buckets(settings.address_rate, settings.address_burst)

    @property
    def full(self) -> bool:
        """There is no room for one more."""
        return len(self.doors) + len(self.sockets) >= self.most

    def admits(self, address: str) -> bool:
        """Count one more of an address, if it has not enough already."""
        if self.by_address[address] >= self.hall.settings.connections_each:
            return False
        self.by_address[address] += 1
        return True

    def welcomes(self, address: str) -> bool:
        """Whether an address may come to a table: not time and again, nor after it has asked too much."""
        return self.requests.take(address) and not self.asked.of(address).empty

    def left(self, address: str) -> None:
        """One of an address is gone."""
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]

    async def look_around(self) -> None:
        """Until the house closes."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(EVERY)
            now = loop.time()
            for door in list(self.doors):
                door.look(now)
            for socket in list(self.sockets):
                socket.look(now)


def descriptors() -> int:
    """How many files and connections this process may have open, as many as it may ask for."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 1 << 30
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return 1 << 30 if hard == resource.RLIM_INFINITY else hard
