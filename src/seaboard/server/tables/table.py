"""One table: a match, its log, the people around it. A move is durable before anybody hears of it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Executor
from functools import partial
from typing import Any, ParamSpec, Protocol, TypeVar

from seaboard.match.match import Match
from seaboard.server.store.protocol import LogRow, PlyTaken, SeatRow, SeatTaken, StorageError, Store
from seaboard.server.wire.messages import Answer, Params, Presence, UndoRefused
from seaboard.server.wire.problems import HttpProblem

from . import tokens, undo
from .clock import Clock
from .films import film_of, film_seconds, newest_film
from .seats import Seats
from .states import Sights, state_for
from .story import Story, tell

T = TypeVar("T")
P = ParamSpec("P")
log = logging.getLogger("seaboard.server")


class Watcher(Protocol):
    """Somebody who looks at a table, from a seat or not."""

    seat: int | None
    known: int  # log entries the page has

    def send(self, answer: Answer | bytes) -> None:
        """Put an answer, or a film, into the watcher's queue; never waits."""


class Stale(Exception):
    """The message answers a ply that is over."""


class Table:
    """All that changes goes through the lock, so plies follow each other."""

    def __init__(
        self, store: Store, story: Story, simulating: Executor, changed: Callable[[Table], None]
    ) -> None:
        self.store = store
        self.simulating = simulating
        self.story = story
        self.name = story.row.table
        self.seats = Seats(story.row.seats)
        self.changed = changed  # called when bots may have something to do
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.sights = Sights()
        self.clock = Clock(self._overtime)
        self.undo_asked: undo.UndoAsked | None = None
        self.hints: dict[tuple[int, int], asyncio.Task[tuple[str, Params]]] = {}  # by ply and seat
        self.skip = asyncio.Event()  # somebody does not want to wait for the bots' beat
        self.users = 0  # who holds the table in memory
        self.unfinished: set[asyncio.Task[Any]] = set()

    # ------------------------------------------------------------ people come and go

    async def come(self, watcher: Watcher, known: int, known_ply: int) -> None:
        """A watcher gets the state and all that follows."""
        async with self.lock:
            watcher.known = self.story.still_right(known, known_ply)
            first = self.seats.came(watcher.seat)
            if first:
                self._announce_seats()
            self.watchers.add(watcher)
            self._set_clock()
            if (film := newest_film(self.story.match)) is not None:
                watcher.send(film)
            self._show(watcher, first=True)
        self.changed(self)

    def leave(self, watcher: Watcher) -> None:
        """A watcher is gone."""
        if watcher in self.watchers:
            self.watchers.discard(watcher)
            self._set_clock()
            if self.seats.left(watcher.seat):
                self._announce_seats()

    async def sit(self, name: str, wanted: int | None) -> tuple[int, str]:
        """Give a free seat to somebody: the seat and its token."""
        return await self._whole(self._sit(name, wanted))

    async def rename(self, seat: int, name: str) -> None:
        """Somebody wants another name."""
        await self._whole(self._rename(seat, name))

    async def _sit(self, name: str, wanted: int | None) -> tuple[int, str]:
        async with self.lock:
            free = self.seats.free
            if not free:
                raise HttpProblem(409, "no-free-seat", table=self.name)
            if wanted is not None and wanted not in free:
                raise HttpProblem(409, "seat-taken", table=self.name, seat=wanted, free=free)
            token = tokens.new_token()
            seat = free[0] if wanted is None else wanted
            row = SeatRow(seat, "person", name, "", tokens.digest(token))
            try:
                await self.store.sit(self.name, row)
            except SeatTaken:
                raise HttpProblem(409, "seat-taken", table=self.name, seat=seat, free=[]) from None
            self.seats.give(row)
            if self.undo_asked is not None:
                self.undo_asked.waiting.add(seat)
            self._show_all()
        return seat, token

    async def _rename(self, seat: int, name: str) -> None:
        async with self.lock:
            await self.store.rename(self.name, seat, name)
            self.seats.rename(seat, name)
            self._announce_seats()

    # ------------------------------------------------------------ moves

    async def play(self, seat: int, ply: int, *moves: str) -> None:
        """Play a seat's moves that answer a ply, all or none, and show them to all.

        Stale, StorageError, or IllegalMove of the first that the rules forbid: nothing has changed then.
        """
        await self._whole(self._play(seat, ply, moves))

    async def settle(self) -> None:
        """Play what the rules force at once, also where a match begins so."""
        async with self.lock:
            with contextlib.suppress(Stale):  # another server was faster
                await self._write(self.story.settled())

    async def _play(self, seat: int, ply: int, moves: Sequence[str]) -> None:
        async with self.lock:
            if ply != self.story.ply and not self.story.still_answers(seat, ply, moves[0]):
                raise Stale
            await self._go_on(await self._worked_out(self.story.ahead, moves, seat))
        self.changed(self)

    async def _go_on(self, ahead: Match) -> None:
        """Take a match that is some moves ahead, and tell everybody."""
        await self._write(ahead)
        if self.undo_asked is not None:
            self._tell(self.undo_asked.seat, UndoRefused("declined"))
        self.undo_asked = None
        self._show_all()

    async def _worked_out(self, work: Callable[P, Match], *arguments: P.args, **named: P.kwargs) -> Match:
        """The match ahead; where a move is simulated a thread does it, and the others play on."""
        if self.story.match.game.quick:
            return work(*arguments, **named)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.simulating, partial(work, *arguments, **named))

    async def _overtime(self) -> None:
        """The clock has run out: enter what the game says for that."""
        try:
            await self._whole(self._play_overtime())
        except (Stale, StorageError) as error:
            log.error("no move for a clock that ran out: %s", error)
            self.clock.stop()
            self._set_clock()

    async def _play_overtime(self) -> None:
        async with self.lock:
            if not self.clock.is_up:
                return  # somebody moved in the last moment
            await self._go_on(await self._worked_out(self.story.overtime))
        self.changed(self)

    def _set_clock(self) -> None:
        """Time runs for a person who is to decide, while somebody watches."""
        match, persons = self.story.match, self.seats.persons
        seconds = 0 if match.game.clock is None else match.game.clock.seconds(match.all_options)
        if not seconds or not self.watchers or len(match.to_move) != 1 or match.to_move[0] not in persons:
            self.clock.stop()
        else:
            turn = (match.to_move[0], match.fixed)
            self.clock.run(turn, self.story.moves, seconds + film_seconds(match))

    async def _write(self, ahead: Match) -> None:
        """Go on to a match ahead as soon as it is durable: what the disk refuses did not happen."""
        if rows := self.story.rows(ahead):
            await self._append(rows)
            self.story.go_on(ahead)

    async def _append(self, rows: Sequence[LogRow]) -> None:
        try:
            await self.store.append(self.name, self.story.ply, rows)
        except PlyTaken:
            await self._reload()
            raise Stale from None

    async def _reload(self) -> None:
        """Another process wrote to this table: its log is right, and we are not."""
        row = await self.store.table(self.name)
        assert row is not None, "tables are never removed"
        self.story = tell(row, await self.store.log(self.name))
        self.sights = Sights()
        self.seats.rows = list(row.seats)
        self.undo_asked = None
        for watcher in self.watchers:
            watcher.known = 0
        self._show_all()

    # ------------------------------------------------------------ undo

    async def ask_undo(self, seat: int, ply: int) -> undo.Way:
        """Take back the seat's last decision, at once or after asking; "no" changes nothing."""
        return await self._whole(self._ask_undo(seat, ply))

    async def answer_undo(self, seat: int, ply: int, agree: bool) -> None:
        """Agree or decline."""
        await self._whole(self._answer_undo(seat, ply, agree))

    async def _ask_undo(self, seat: int, ply: int) -> undo.Way:
        async with self.lock:
            if ply != self.story.ply:
                raise Stale
            offer = undo.offer(self.story, self.seats, seat)
            if offer.way == "no":
                return "no"
            if offer.way == "free":
                await self._undo(seat, offer.moves)
            elif self.undo_asked is None:
                self.undo_asked = undo.UndoAsked(seat, offer.moves, set(self.seats.persons) - {seat})
            self._show_all()
        self.changed(self)
        return offer.way

    async def _answer_undo(self, seat: int, ply: int, agree: bool) -> None:
        async with self.lock:
            asked = self.undo_asked
            if ply != self.story.ply or asked is None:
                raise Stale
            if seat not in asked.waiting and seat != asked.seat:
                return
            if not agree:  # the asker may change their mind too
                self.undo_asked = None
                self._tell(asked.seat, UndoRefused("declined"))
            else:
                asked.waiting.discard(seat)
                if asked.waiting or seat == asked.seat:
                    return
                await self._undo(asked.seat, asked.moves)
            self._show_all()
        self.changed(self)

    async def _undo(self, seat: int, moves: int) -> None:
        await self._append([LogRow("undo", seat, str(moves))])
        self.story.undo(moves)
        self.undo_asked = None
        for watcher in self.watchers:
            watcher.known = min(watcher.known, moves)

    # ------------------------------------------------------------ showing

    async def show(self, watcher: Watcher) -> None:
        """The state once more, for somebody who seems to be behind."""
        async with self.lock:
            self._show(watcher)

    def _show(self, watcher: Watcher, first: bool = False) -> None:
        """The state, after the films of the moves that it tells; on a first one follows only what is new."""
        for number in () if first else range(watcher.known, self.story.moves):
            if (film := film_of(self.story.match, number)) is not None:
                watcher.send(film)
        watcher.send(state_for(self, watcher.seat, watcher.known, first))
        watcher.known = self.story.moves

    def _show_all(self) -> None:
        self.hints.clear()
        self._set_clock()
        for watcher in list(self.watchers):  # a full queue takes its watcher away
            self._show(watcher)

    def _announce_seats(self) -> None:
        presence = Presence(self.seats.facts())
        for watcher in list(self.watchers):
            watcher.send(presence)

    def _tell(self, seat: int, answer: Answer) -> None:
        for watcher in list(self.watchers):
            if watcher.seat == seat:
                watcher.send(answer)

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to the end even if whoever asked hangs up: a half-told move would split table and log."""
        task = asyncio.create_task(work)
        self.unfinished.add(task)
        task.add_done_callback(self.unfinished.discard)
        return await asyncio.shield(task)
