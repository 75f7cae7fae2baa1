"""People change places at a table: the policies of places.py, written down and told to all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import seaboard
from seaboard.server.store.protocol import SeatRow
from seaboard.server.wire.messages import ChangeBot, ClearSeat, HandOver, LeaveSeat, TakeBack

from .places import NotNow, belongs_to_person, changed, cleared, given_up, handed_over, released, taken_back
from .table import Table

Wish = LeaveSeat | HandOver | TakeBack | ClearSeat | ChangeBot


async def change_seat(table: Table, by: int, wish: Wish) -> None:
    """What somebody who has a seat wishes for it, or for another's; NotNow, Stale, StorageError."""
    number = wish.seat if isinstance(wish, HandOver | ClearSeat | ChangeBot) else by
    if not 0 <= number < len(table.seats.rows):
        raise NotNow("nobody")
    await table.whole(_change(table, number, lambda row: after(table, row, by, wish)))


async def _change(table: Table, number: int, change: Callable[[SeatRow], SeatRow]) -> None:
    async with table.lock:
        await table.reseat(change(table.seats.rows[number]))
    table.changed(table)


def after(table: Table, row: SeatRow, by: int, wish: Wish) -> SeatRow:
    """The row of a seat as it is wished; NotNow."""
    bots = seaboard.bots(table.story.row.game)
    match wish:
        case LeaveSeat("open"):
            return released(row)
        case LeaveSeat(bot=bot):
            return given_up(row, bot, bots)
        case HandOver(bot=bot):
            away = table.seats.away(row.seat, asyncio.get_running_loop().time())
            return handed_over(row, bot, bots, own=row.seat == by, away=away)
        case TakeBack():
            return taken_back(row)
        case ClearSeat():
            return cleared(row, by, table.terms.host, table.story.begun)
        case ChangeBot(bot=bot):
            people = sum(belongs_to_person(each) for each in table.seats.rows)
            return changed(row, bot, bots, alone=people == 1, over=table.story.match.over)
