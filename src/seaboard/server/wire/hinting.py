"""Hints over a socket: one thought for all grades, and nobody among people gets one in secret."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Literal

from seaboard.server.tables.table import Table
from seaboard.server.tables.terms import may_hint
from seaboard.server.tasks import hear_of
from seaboard.server.thinking.queue import TooMany
from seaboard.server.thinking.thinkers import BotFailed

from .frames import text
from .grades import graded
from .messages import Fault, HintShown

if TYPE_CHECKING:
    from .connection import Connection

log = logging.getLogger("seaboard.server")
Grade = Literal[1, 2, 3]


async def give_hint(asker: Connection, table: Table, seat: int, grade: Grade) -> None:
    """One thought serves all grades and all who ask from this seat at this ply."""
    if not may_hint(table.terms, len(table.seats.owned)):
        asker.tell(Fault("no-hint", {"reason": "not-agreed"}))
        return
    async with table.lock:
        ply, match = table.story.ply, table.story.match
        if seat not in match.to_move:
            asker.tell(Fault("no-hint", {"reason": "not-to-move"}))
            return
        thought = table.hints.get((ply, seat))
        if thought is None:
            hint = asker.hall.hint(table.name, table.story.for_bots(), seat, asker.address)
            table.hints[ply, seat] = thought = asyncio.create_task(hint)
            thought.add_done_callback(hear_of)
    try:
        await asyncio.wait({thought})
    except asyncio.CancelledError:  # this page is gone; another of the same seat may wait on
        if all(other is asker or other.seat != seat for other in table.watchers):
            table.hints.pop((ply, seat), None)
            thought.cancel()
        raise
    if thought.cancelled() or table.story.ply != ply:
        asker.tell(Fault("no-hint", {"reason": "stale"}))
        return
    try:
        move, said = thought.result()
    except TooMany:
        table.hints.pop((ply, seat), None)
        asker.tell(Fault("too-many", {}))
        return
    except BotFailed as error:
        log.error("no hint: %s", error)
        table.hints.pop((ply, seat), None)
        asker.tell(Fault("no-hint", {"reason": "failed"}))
        return
    asker.tell(graded(ply, grade, move, said))
    if len(table.seats.owned) > 1:
        show_to_all(table, seat, grade, move)


def show_to_all(table: Table, seat: int, grade: Grade, move: str) -> None:
    """The others hear that a seat was given a hint, and which where they could see as much themselves."""
    told = grade == 3 and table.story.match.game.perfect_information
    shown = text(HintShown(seat, grade, move if told else None))
    for watcher in list(table.watchers):
        if watcher.seat != seat:
            watcher.send(shown)
