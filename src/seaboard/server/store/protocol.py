"""What a store is: a table's rows, what can go wrong, and what it owes whoever writes and reads.

Any store passes the one suite `tests/server/store/test_any_store.py`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Protocol

Kind = Literal["person", "bot", "open"]


@dataclass(frozen=True)
class SeatRow:
    """Who sits where."""

    seat: int
    kind: Kind
    name: str = ""
    bot: str = ""
    token_sha256: str = ""
    avatar: str = ""


@dataclass(frozen=True)
class TableRow:
    """What a match starts from."""

    table: str
    game: str
    rules_version: str
    players: int
    seed: int  # 128 bits
    options: dict[str, Any]
    seats: tuple[SeatRow, ...]
    created_at: float = 0.0  # seconds since 1970, by the store's clock
    terms: dict[str, Any] = field(default_factory=dict)  # what was agreed besides the game's options


class LogRow(NamedTuple):
    """One step of a table: a move, or an undo whose text says how many moves are left."""

    kind: Literal["move", "undo"]
    seat: int
    text: str
    times: str = ""  # how the table's clock stood, where what is left has to be known again


class Damaged(Exception):
    """A table's rows do not fit together: somebody else wrote them."""


class PlyTaken(Exception):
    """Somebody else has written this ply: what we know of the table is old."""


class SeatTaken(Exception):
    """Somebody else was faster."""


Reason = Literal[
    "not-ours",
    "locked",
    "linked",
    "newer",
    "full",
    "unwritable",
    "damaged",
    "closed",
    "gone",
    "unreachable",
    "address",
    "moved",
]
SENTENCES: dict[Reason, str] = {
    "not-ours": "{place} is not a Seaboard file",
    "locked": "{place} is locked by another program",
    "linked": "{place} has several names (hard links)",
    "newer": "{place} was written by a newer Seaboard",
    "full": "no room is left on the disk for {place}",
    "unwritable": "{place} cannot be opened or written",
    "damaged": "{place} is damaged",
    "closed": "{place} is closed",
    "gone": "{place} was removed or replaced while it was in use",
    "unreachable": "{place} does not answer",
    "address": "the address of the database cannot be read",
    "moved": "{place} is kept by another process now",
}


class StorageError(Exception):
    """The store cannot do its work; `reason` is a word for the translation files, `place` a file, say."""

    def __init__(self, reason: Reason, place: object) -> None:
        super().__init__(SENTENCES[reason].format(place=place))
        self.reason = reason
        self.place = str(place)


class LeaseLost(StorageError):
    """Another process has this table now: whatever we know of it is old."""

    def __init__(self, table: str) -> None:
        super().__init__("moved", table)
        self.table = table


class Store(Protocol):
    """Every table ever opened. A write that returns is durable; StorageError says what hinders it.

    Several servers may have one store open: of two that write a ply, or give a seat, one is refused.
    """

    async def create(self, row: TableRow) -> TableRow:
        """Open a table, under a name that no other has; the row with its time."""

    def append(self, table: str, ply: int, rows: Sequence[LogRow]) -> Awaitable[None]:
        """Write rows from this ply on, all or none, never anew; PlyTaken if one of them exists."""

    async def sit(self, table: str, row: SeatRow) -> None:
        """Give an open seat to a person; SeatTaken if it is not open."""

    async def reseat(self, table: str, before: SeatRow, after: SeatRow) -> None:
        """Write who has a seat now; SeatTaken if it is no longer as it was, but for name and avatar."""

    async def rename(self, table: str, seat: int, name: str, avatar: str) -> None:
        """Change a person's name and avatar."""

    async def table(self, table: str) -> TableRow | None:
        """What a table started from, and who sits there; None where there is none. Damaged."""

    async def log(self, table: str) -> list[LogRow]:
        """All rows of a table, in order; row i has ply i. Damaged if one is missing."""

    async def keep_analysis(self, table: str, ply: int, text: bytes) -> None:
        """Keep the analysis of a match that ended at this ply, in place of an earlier one: JSON."""

    async def analysis(self, table: str) -> tuple[int, bytes] | None:
        """The analysis that is kept of a table, with its ply; None where there is none."""

    async def names(self) -> list[str]:
        """All tables, the oldest first."""

    async def check(self) -> None:
        """Write something that changes nothing, the way a move is written; StorageError."""

    @property
    def commits(self) -> int:
        """How often something became durable, since this store was opened."""

    @property
    def trouble(self) -> Reason | None:
        """Why the last write was refused; None while writing works."""

    def close(self) -> None:
        """Finish what is being written, then refuse everything; closing twice is no mistake."""
