"""Agents at tables: each keeps its seat while it thinks, hears what happens, and waits for its turn."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable

from seaboard.match.match import Match
from seaboard.server.settings import Settings
from seaboard.server.store.protocol import StorageError
from seaboard.server.tables.hall import Hall
from seaboard.server.tables.table import Stale, Table
from seaboard.server.tasks import hear_of
from seaboard.server.wire.bucket import Bucket
from seaboard.server.wire.frames import Frame
from seaboard.server.wire.problems import HttpProblem
from seaboard.text import vocabulary
from seaboard.words import Words

MOST_GUESTS = 256  # with more, somebody goes who waits for nothing, and may come back
MOST_SEEN = 4096  # seats of which it is known, after they went, what they had seen
UNSEEN = -1  # the ply of a guest that has looked at nothing: it answers no position
LINGERING = 300.0  # seconds that somebody who says nothing is still here
BEAT = 10.0  # seconds after which a caller who waits is told that the server is still there


class NoSeat(Exception):
    """A text that is no seat of any table."""


class Guest:
    """One agent on its seat; a watcher of its table, as a page would be."""

    def __init__(self, table: Table, number: int, address: str, words: Words, bucket: Bucket) -> None:
        self.table, self.number, self.address, self.words, self.bucket = table, number, address, words, bucket
        self.seat: int | None = number  # as watchers have it
        self.ply = UNSEEN  # the one that a move of this guest answers: what it has seen
        self.calls = 0  # that wait just now
        self.gone = False  # it left, or the table is kept elsewhere now
        self.changed = asyncio.Event()
        self.answering: set[asyncio.Task[None]] = set()

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.table.story.match

    @property
    def asked(self) -> bool:
        """Whether there is a reason to wait no longer."""
        return self.match.over or self.number in self.match.to_move

    def send(self, frame: Frame) -> None:
        """Something changed at the table; whoever waits looks up, and an undo is granted."""
        self.changed.set()
        asked = self.table.undo_asked
        if asked is not None and self.number in asked.waiting:
            task = asyncio.create_task(self._agree(self.table.story.ply))
            self.answering.add(task)
            task.add_done_callback(self.answering.discard)

    def dismiss(self) -> None:
        """Whoever calls again comes to the table anew."""
        self.gone = True
        self.changed.set()

    async def _agree(self, ply: int) -> None:
        """An agent has no reason to refuse, and nobody should wait for its opinion."""
        with contextlib.suppress(Stale, StorageError):
            await self.table.answer_undo(self.number, ply, True)

    async def play(self, move: str) -> None:
        """Play a move for what this guest has seen; IllegalMove, Stale, StorageError change nothing."""
        await self.table.whole(self.table.play(self.number, self.ply, move))  # also if the caller hangs up

    async def wait(self, seconds: float, still_here: Callable[[], Awaitable[None]]) -> bool:
        """Wait until this seat is asked or the match is over; False if that takes too long."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while not self.asked:
            left = end - loop.time()
            if left <= 0:
                return False
            if self.gone:
                return False
            self.changed.clear()
            try:
                await asyncio.wait_for(self.changed.wait(), min(left, BEAT))
            except TimeoutError:
                await still_here()
        return True


class Guests:
    """All agents at the tables of a hall."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall, self.settings = hall, settings
        self.here: OrderedDict[str, tuple[Guest, contextlib.AsyncExitStack]] = OrderedDict()
        self.coming: dict[str, asyncio.Task[None]] = {}  # by seat: nobody waits for another's table
        self.seen: OrderedDict[str, int] = OrderedDict()  # what those who went had seen
        self.departures: dict[str, asyncio.TimerHandle] = {}
        self.leaving: set[asyncio.Task[None]] = set()

    async def guest(self, seat: str, address: str, language: str | None = None) -> Guest:
        """Whoever has this seat, coming back if need be; NoSeat, HttpProblem, Elsewhere, StorageError."""
        while (guest := self._seated(seat)) is None:
            if seat not in self.coming:
                task = asyncio.create_task(self._come(seat, address, language or "en"))
                self.coming[seat] = task
                task.add_done_callback(lambda _: self.coming.pop(seat, None))
                task.add_done_callback(hear_of)
            await asyncio.shield(self.coming[seat])
        self.here.move_to_end(seat)
        if language is not None:
            guest.words = vocabulary(guest.match.game, language)
        self._stay(seat)
        self._make_room(seat)
        return guest

    def _seated(self, seat: str) -> Guest | None:
        """Whoever is here on a seat; None if the table is elsewhere now, or it was shown the door."""
        if seat not in self.here:
            return None
        guest = self.here[seat][0]
        if guest.gone or guest.seat is None:
            self._leave(seat)
            return None
        return guest

    async def _come(self, seat: str, address: str, language: str) -> None:
        name, _, token = seat.partition(".")
        if await self.hall.seat_of(name, token) is None:  # nobody's: no table is replayed for that
            raise NoSeat
        stack = contextlib.AsyncExitStack()
        try:
            table = await stack.enter_async_context(self.hall.table(name))
            number = table.seats.owner(token)
            if number is None:
                raise NoSeat
            bucket = Bucket(self.settings.message_rate, self.settings.message_burst)
            guest = Guest(table, number, address, vocabulary(table.story.match.game, language), bucket)
            guest.ply = self.seen.pop(seat, UNSEEN)
            await table.come(guest, table.story.moves, table.story.ply)
        except BaseException as error:
            await stack.aclose()
            if isinstance(error, HttpProblem) and error.status == 404:
                raise NoSeat from error
            raise
        self.here[seat] = guest, stack
        self._stay(seat)

    def _make_room(self, newest: str) -> None:
        """If they are too many, the oldest idle one goes, of the address that has most of them."""
        while len(self.here) > MOST_GUESTS:
            idle = [seat for seat, (guest, _) in self.here.items() if not guest.calls and seat != newest]
            if not idle:
                return
            crowd = Counter(guest.address for guest, _ in self.here.values())
            self._leave(max(idle, key=lambda seat: crowd[self.here[seat][0].address]))

    def _stay(self, seat: str) -> None:
        """Begin to count anew until somebody who says nothing is gone."""
        if seat in self.departures:
            self.departures[seat].cancel()
        loop = asyncio.get_running_loop()
        self.departures[seat] = loop.call_later(LINGERING, self._leave_unless_waiting, seat)

    def _leave_unless_waiting(self, seat: str) -> None:
        if self.here[seat][0].calls:
            self._stay(seat)
        else:
            self._leave(seat)

    def _leave(self, seat: str) -> None:
        guest, stack = self.here.pop(seat)
        self.departures.pop(seat).cancel()
        self.seen[seat] = guest.ply
        while len(self.seen) > MOST_SEEN:
            self.seen.popitem(last=False)
        guest.dismiss()
        guest.table.leave(guest)
        task = asyncio.create_task(stack.aclose())
        self.leaving.add(task)
        task.add_done_callback(self.leaving.discard)

    async def close(self) -> None:
        """Everybody goes home."""
        coming = list(self.coming.values())
        for task in coming:
            task.cancel()
        await asyncio.gather(*coming, return_exceptions=True)
        for seat in list(self.here):
            self._leave(seat)
        await asyncio.gather(*self.leaving)
