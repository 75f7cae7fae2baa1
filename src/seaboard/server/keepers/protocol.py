"""What a hall wants to know of other processes; a server that is alone has none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from seaboard.server.store.protocol import Store

if TYPE_CHECKING:
    from seaboard.server.wire.connection import Connection


class Elsewhere(Exception):
    """Another process keeps this table."""

    def __init__(self, table: str, keeper: int) -> None:
        super().__init__(f"{table} is kept by process {keeper}")
        self.table, self.keeper = table, keeper


class Passage(Protocol):
    """What a watcher says to a table that is kept elsewhere; the answers come to its connection."""

    def say(self, message: bytes) -> None:
        """Pass a request on, as it came: whoever keeps the table reads and judges it."""

    def lags(self, seconds: float) -> None:
        """So far away the watcher is, which matters to a clock."""

    def leave(self) -> None:
        """The watcher is gone."""


class Keeping(Protocol):
    """How tables are shared out between processes."""

    async def hold(self, table: str) -> Store:
        """Have a table to ourselves: the store to write it with. Elsewhere, StorageError."""

    async def look(self, table: str) -> None:
        """Elsewhere if another process keeps a table; nothing is taken. StorageError."""

    def passage(self, elsewhere: Elsewhere, connection: Connection) -> Passage:
        """Lead a watcher of ours to where its table is kept."""


class Alone:
    """The only process, which keeps every table."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def hold(self, table: str) -> Store:
        """Nobody else would."""
        return self.store

    async def look(self, table: str) -> None:
        """Nobody else would."""

    def passage(self, elsewhere: Elsewhere, connection: Connection) -> Passage:
        """There is no elsewhere."""
        raise elsewhere
