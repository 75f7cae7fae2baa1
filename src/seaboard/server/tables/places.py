"""Who may give up, lend, take back or clear which seat, and what stands in its row then: policies alone.

Each gives the row as it will be; NotNow says why it cannot be.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Literal

from seaboard.server.store.protocol import SeatRow

Reason = Literal[
    "not-yours", "not-lent", "no-bot", "here", "not-host", "started", "nobody", "running", "over", "not-alone"
]
STAND_IN = "seal"  # who plays for people unless they name another: the level in the middle
AWAY = 60.0  # seconds after which others may have a bot play for somebody who left


class NotNow(Exception):
    """A seat stays as it is; `reason` is a word for the translation files."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


def is_lent(row: SeatRow) -> bool:
    """Whether a bot plays for a person who may come back."""
    return row.kind == "bot" and row.token_sha256 != ""


def belongs_to_person(row: SeatRow) -> bool:
    """Whether somebody has this seat's token."""
    return row.kind == "person" or is_lent(row)


def released(row: SeatRow) -> SeatRow:
    """Its owner goes and leaves the seat to whoever comes."""
    if not belongs_to_person(row):
        raise NotNow("not-yours")
    return SeatRow(row.seat, "open")


def given_up(row: SeatRow, bot: str, bots: Collection[str]) -> SeatRow:
    """Its owner goes for good and a bot plays the match to its end: by the rules nobody loses by leaving."""
    if not belongs_to_person(row):
        raise NotNow("not-yours")
    return SeatRow(row.seat, "bot", "", known(bot, bots))


def handed_over(row: SeatRow, bot: str, bots: Collection[str], own: bool, away: float | None) -> SeatRow:
    """A bot plays for its owner until they are back; others may ask for that when they are long away.

    `away`: the seconds since its owner left; None while they are here.
    """
    if row.kind != "person":
        raise NotNow("nobody")
    if not own and (away is None or away < AWAY):
        raise NotNow("here")
    return replace(row, kind="bot", bot=known(bot, bots))


def taken_back(row: SeatRow) -> SeatRow:
    """Its owner plays again."""
    if not is_lent(row):
        raise NotNow("not-lent")
    return replace(row, kind="person", bot="")


def cleared(row: SeatRow, by: int, host: int | None, started: bool) -> SeatRow:
    """Whoever opened the table shows somebody the door, before the first decision."""
    if by != host:
        raise NotNow("not-host")
    if row.seat == by or not belongs_to_person(row):
        raise NotNow("nobody")
    if started:
        raise NotNow("started")
    return SeatRow(row.seat, "open")


def changed(row: SeatRow, bot: str, bots: Collection[str], alone: bool, over: bool = False) -> SeatRow:
    """Another bot plays on; among people nobody makes the rivals of the others stronger.

    Once a match is over, whoever played last stays written down.
    """
    if row.kind != "bot" or is_lent(row):
        raise NotNow("nobody")
    if over:
        raise NotNow("over")
    if not alone:
        raise NotNow("not-alone")
    return replace(row, bot=known(bot, bots))


def rotated(rows: Sequence[SeatRow], here: Collection[int]) -> list[SeatRow]:
    """The seats of a further match: all move on by one, and who is not here is waited for.

    Tokens are those of the old seats: new ones are to be given.
    """
    found = []
    for seat in range(len(rows)):
        row = rows[seat - 1]
        if row.kind == "person" and row.seat in here:
            found.append(replace(row, seat=seat))
        elif row.kind == "bot" and not is_lent(row):
            found.append(SeatRow(seat, "bot", "", row.bot))
        else:
            found.append(SeatRow(seat, "open"))
    return found


def known(bot: str, bots: Collection[str]) -> str:
    """A bot that plays this game; without a name the one in the middle."""
    bot = bot or STAND_IN
    if bot not in bots:
        raise NotNow("no-bot")
    return bot
