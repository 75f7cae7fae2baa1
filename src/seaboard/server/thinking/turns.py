"""When bots move: in a task of each table's own, with a beat that an eye can follow."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from dataclasses import dataclass

from seaboard.bots.levels import PATIENT, QUICK
from seaboard.match.errors import IllegalMove
from seaboard.server.settings import Settings
from seaboard.server.store.protocol import StorageError
from seaboard.server.tables.due import anyone_may_send_it, bots_due
from seaboard.server.tables.films import film_seconds
from seaboard.server.tables.table import Stale, Table
from seaboard.server.tasks import report

from .line import Line
from .queue import Kind, TooMany
from .thinkers import BotFailed, Thinkers

log = logging.getLogger("seaboard.bots")
IN_ITS_PLACE = "greedy"  # who plays for a bot that fails
Player = tuple[str, str]  # a game and a bot that plays it


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

    def __init__(
        self, table: Table, thinkers: Thinkers, line: Line, settings: Settings, usual: dict[Player, float]
    ) -> None:
        self.table = table
        self.thinkers = thinkers
        self.line = line
        self.settings = settings
        self.task: asyncio.Task[None] | None = None
        self.thinking: tuple[Turn, asyncio.Task[str]] | None = None
        self.took: dict[str, float] = {}  # seconds, the last thought of each bot of this table
        self.usual = usual  # the same at all tables, of which none may make another wait for long

    @property
    def busy(self) -> bool:
        """Whether a bot is at work."""
        return self.task is not None and not self.task.done()

    def wake(self) -> None:
        """Something changed, or somebody came: see whether a bot is due."""
        if not self.table.seats.bots:
            return
        if not self.busy:
            self.task = asyncio.create_task(self._play_on())
            self.task.add_done_callback(report)
        elif self.thinking is not None and not self._awaited(self.thinking[0]):
            self.thinking[1].cancel()

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
            except TooMany:  # whoever plays here has bots enough at work
                await asyncio.sleep(self.settings.bot_retry)

    async def _take_somehow(self, turn: Turn) -> None:
        try:
            await self._take(turn)
        except (StorageError, TooMany):
            raise
        except Exception:  # the bot would fail again in the same way
            log.exception("%s failed, another move is played instead", turn.bot)
            with contextlib.suppress(Stale):
                await self._play(turn, await self._instead(turn))

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
        move = await self._thought(turn)
        if move is None:
            return
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.table.skip.wait(), max(0.0, shown_at - loop.time()))
        if self.table.undo_asked is not None:
            return  # a move would be a no; the answer wakes the bots
        # Somebody undid or moved meanwhile, another bot plays there now, or its owner is back: think again.
        with contextlib.suppress(Stale):
            try:
                await self._play(turn, move)
            except IllegalMove as error:
                log.error("%s chose the illegal %r: %s", turn.bot, move, error)
                await self._play(turn, await self._instead(turn))

    async def _play(self, turn: Turn, move: str) -> None:
        await self.table.whole(self.table.play(turn.seat, turn.ply, move, bot=turn.bot))

    def _awaited(self, turn: Turn) -> bool:
        """Whether somebody still waits for what a bot thinks about."""
        story = self.table.story
        still = turn.ply == story.ply or story.still_answers(turn.seat, turn.ply, turn.choices[0])
        return still and bool(self.table.watchers) and self.table.seats.bot(turn.seat) == turn.bot

    async def _thought(self, turn: Turn) -> str | None:
        """The bot's choice; None if meanwhile nobody waits for it any more."""
        task = asyncio.create_task(self._choose(turn))
        self.thinking = turn, task
        try:
            await asyncio.wait({task})
        except asyncio.CancelledError:
            task.cancel()
            await asyncio.wait({task})
            raise
        finally:
            self.thinking = None
        return None if task.cancelled() else task.result()

    async def _choose(self, turn: Turn) -> str:
        """The bot's choice, or a greedy one if the bot fails, so that people can play on."""
        game = self.table.story.match.game
        player = game.name, turn.bot
        if len(turn.choices) == 1:
            if not game.perfect_information:  # an answer at once would tell that there was no choice
                await asyncio.sleep(self.took.get(turn.bot, self.usual.get(player, QUICK)))
            return turn.choices[0]
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            move = await self._ask(turn.bot, turn)
            self.took[turn.bot] = took = loop.time() - begun
            self.usual[player] = min(took, PATIENT)
            return move
        except BotFailed as error:
            log.error("%s failed, a greedy move is played instead: %s", turn.bot, error)
            return await self._instead(turn)

    async def _instead(self, turn: Turn) -> str:
        """A greedy move; if that fails too, any legal one."""
        with contextlib.suppress(Exception):  # the first failure is logged, and that is enough
            move = await self._ask(IN_ITS_PLACE, turn)
            # Asked, and not looked up: not all flicks are among the choices.
            if self.table.story.match.why_not(move, turn.seat) is None:
                return move
        return secrets.choice(turn.choices)

    async def _ask(self, bot: str, turn: Turn) -> str:
        kind = Kind.MOVE if self.table.seats.persons else Kind.SHOW
        table = self.table
        return await self.line.think(
            kind, table.address, table.name, lambda: self.thinkers.choose(bot, turn.match, turn.seat)
        )
