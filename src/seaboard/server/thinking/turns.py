"""When bots move: in a task of each table's own, with a beat that an eye can follow."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from dataclasses import dataclass

from seaboard.match.errors import IllegalMove
from seaboard.server.settings import Settings
from seaboard.server.store.protocol import StorageError
from seaboard.server.tables.due import anyone_may_send_it, bots_due
from seaboard.server.tables.films import film_seconds
from seaboard.server.tables.table import Stale, Table

from .thinkers import BotFailed, Thinkers

log = logging.getLogger("seaboard.bots")


@dataclass(frozen=True)
class Turn:
    """A decision of a bot, with the match as it was when it began to think."""

    seat: int
    bot: str
    ply: int
    match: bytes
    choices: tuple[str, ...]
    beat: float  # seconds before the move is shown


class BotTurns:
    """Plays the bots of one table while somebody watches."""

    def __init__(self, table: Table, thinkers: Thinkers, settings: Settings) -> None:
        self.table = table
        self.thinkers = thinkers
        self.settings = settings
        self.task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot is at work."""
        return self.task is not None and not self.task.done()

    def wake(self) -> None:
        """Something changed, or somebody came: see whether a bot is due."""
        if not self.busy:
            self.task = asyncio.create_task(self._play_on())

    async def stop(self) -> None:
        """Leave the table; the match waits in the store."""
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def _play_on(self) -> None:
        while True:
            self.table.skip.clear()
            async with self.table.lock:
                turn = self._next_turn()
            if turn is None:
                return
            try:
                await self._take_somehow(turn)
            except StorageError as error:
                log.error("a bot's move is not stored, it will be tried again: %s", error)
                await asyncio.sleep(self.settings.bot_retry)

    async def _take_somehow(self, turn: Turn) -> None:
        try:
            await self._take(turn)
        except StorageError:
            raise
        except Exception:  # the bot would fail again in the same way
            log.exception("a bot's turn failed, a random move is played instead")
            with contextlib.suppress(Stale):
                await self.table.play(turn.seat, turn.ply, secrets.choice(turn.choices))

    def _next_turn(self) -> Turn | None:
        """The decision that a bot has to make now."""
        story, seats = self.table.story, self.table.seats
        match = story.match
        due, beat = bots_due(match, seats), self.settings.bot_beat
        if beat:  # nobody moves while people still watch the move before
            beat += film_seconds(match)
        if not seats.persons and anyone_may_send_it(match):
            due = [seat for seat in match.to_move if seats.bot(seat) is not None]
            beat = self.settings.deal_pause  # a whole count has to be read
        if not due or not self.table.watchers or self.table.undo_asked is not None:
            return None  # while people talk about an undo, bots wait for the answer
        seat = due[0]
        bot = seats.bot(seat)
        assert bot is not None
        # Pickled here and not in the pool's own thread, which would see later moves.
        return Turn(seat, bot, story.ply, story.for_bots(), tuple(match.standing.moves(seat)), beat)

    async def _take(self, turn: Turn) -> None:
        """Think, wait for the beat, play."""
        loop = asyncio.get_running_loop()
        shown_at = loop.time() + turn.beat
        move = await self._choose(turn)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.table.skip.wait(), max(0.0, shown_at - loop.time()))
        if self.table.undo_asked is not None:
            return  # a move would be a no; the answer wakes the bots
        with contextlib.suppress(Stale):  # somebody undid or moved meanwhile: think again
            try:
                await self.table.play(turn.seat, turn.ply, move)
            except IllegalMove as error:
                log.error("%s chose the illegal %r: %s", turn.bot, move, error)
                await self.table.play(turn.seat, turn.ply, secrets.choice(turn.choices))

    async def _choose(self, turn: Turn) -> str:
        """The bot's choice; a random legal move if the bot fails, so that people can play on."""
        if len(turn.choices) == 1:
            return turn.choices[0]
        try:
            return await self.thinkers.choose(turn.bot, turn.match, turn.seat)
        except BotFailed as error:
            log.error("%s failed, a random move is played instead: %s", turn.bot, error)
            return secrets.choice(turn.choices)
