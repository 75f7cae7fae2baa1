"""One table: a match, its log, the people around it. A move is durable before anybody hears of it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, NamedTuple, ParamSpec, Protocol, TypeVar

from seaboard.match.match import Match
from seaboard.server.store.protocol import LogRow, PlyTaken, SeatRow, SeatTaken, StorageError, Store
from seaboard.server.tasks import hear_of
from seaboard.server.thinking.queue import Kind
from seaboard.server.thinking.simulating import Simulating
from seaboard.server.wire import frames
from seaboard.server.wire.frames import Frame
from seaboard.server.wire.messages import (
    Again,
    Answer,
    Params,
    Phrase,
    Presence,
    Said,
    TableFacts,
    UndoRefused,
)
from seaboard.server.wire.problems import HttpProblem

from . import tokens, undo
from .alarm import Alarm
from .clock import EVERYBODY, Clock
from .due import anyone_may_send_it
from .films import film_of, film_seconds, newest_film
from .seats import Seats
from .showing import Showing
from .story import Story, tell
from .terms import own_pace, pace_of, read_terms

T = TypeVar("T")
P = ParamSpec("P")
log = logging.getLogger("seaboard.server")


class Watcher(Protocol):
    """Somebody who looks at a table, from a seat or not."""

    seat: int | None
    address: str  # whose share of the workers is thought with

    def send(self, frame: Frame) -> None:
        """Hand a message over to the watcher's socket; never waits."""

    def dismiss(self) -> None:
        """The table is kept elsewhere now: go, and come again."""


class Further(NamedTuple):
    """A further match: its table, and by the seats of this one who got which seat and token there."""

    table: str
    seats: dict[int, tuple[int, str]]
    asked_by: int

    def told(self, seat: int | None) -> Again:
        """What a watcher of this table hears of it."""
        mine = None if seat is None else self.seats.get(seat)
        there, token = mine or (None, None)
        return Again(self.table, there, token, self.asked_by)


class Stale(Exception):
    """The message answers a ply that is over."""


class Table:
    """All that changes goes through the lock, so plies follow each other."""

    def __init__(
        self, store: Store, story: Story, simulating: Simulating, changed: Callable[[Table], None]
    ) -> None:
        self.store = store
        self.simulating = simulating
        self.story = story
        self.name = story.row.table
        self.seats = Seats(story.row.seats)
        self.terms = read_terms(story.row.terms)
        self.again: Further | None = None  # the match that follows this one
        self.changed = changed  # called when bots may have something to do
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.places: Counter[int | None] = Counter()  # watchers by seat
        self.facts: TableFacts | None = None  # as they were told last
        self.showing = Showing(self)
        self.filmed = story.moves  # moves whose films are shown
        self.own_clock = own_pace(story.match) is not None  # the game says what happens at its end
        self.clock = Clock(own_pace(story.match) or pace_of(self.terms))
        self.clock.recall(story.times)
        self.alarm = Alarm(self._times_up)
        self.undo_asked: undo.UndoAsked | None = None
        self.hints: dict[tuple[int, int], asyncio.Task[tuple[str, Params]]] = {}  # by ply and seat
        self.skip = asyncio.Event()  # somebody does not want to wait for the bots' beat
        self.users = 0  # who holds the table in memory
        self.unfinished: set[asyncio.Task[Any]] = set()

    # ------------------------------------------------------------ people come and go

    async def come(self, watcher: Watcher, known: int, known_ply: int) -> None:
        """A watcher gets the state and all that follows."""
        async with self.lock:
            if self.seats.came(watcher.seat):
                self._announce_seats()
            self.watchers.add(watcher)
            self.places[watcher.seat] += 1
            self._set_clock()
            if (film := newest_film(self.story.match)) is not None:
                watcher.send(film)
            right = self.story.still_right(known, known_ply)
            watcher.send(self.showing.whole(watcher.seat, right, first=True))
        self.changed(self)

    def leave(self, watcher: Watcher) -> None:
        """A watcher is gone."""
        if watcher in self.watchers:
            self.watchers.discard(watcher)
            self.places[watcher.seat] -= 1
            if not self.places[watcher.seat]:
                self.showing.forget(watcher.seat)
            if self.seats.left(watcher.seat, now()):
                self._announce_seats()
            self._set_clock()
            if not self.watchers:
                self.changed(self)  # bots need not think on

    @property
    def address(self) -> str:
        """Whose share of the workers its bots think with: a person's who plays here, else a spectator's."""
        here = sorted(self.watchers, key=lambda one: (one.seat is None, one.seat or 0, one.address))
        return here[0].address if here else ""

    async def sit(self, name: str, wanted: int | None, avatar: str = "") -> tuple[int, str]:
        """Give a free seat to somebody: the seat and its token."""
        return await self.whole(self._sit(name, wanted, avatar))

    async def rename(self, seat: int, name: str, avatar: str | None = None) -> None:
        """Somebody wants another name, or to be another animal."""
        await self.whole(self._rename(seat, name, avatar))

    def say(self, seat: int, phrase: Phrase) -> None:
        """Somebody says something, and all who are here hear it."""
        said = frames.text(Said(seat, phrase))
        for watcher in list(self.watchers):
            watcher.send(said)

    async def _sit(self, name: str, wanted: int | None, avatar: str) -> tuple[int, str]:
        async with self.lock:
            free = self.seats.free
            if not free:
                raise HttpProblem(409, "no-free-seat", table=self.name)
            if wanted is not None and wanted not in free:
                raise HttpProblem(409, "seat-taken", table=self.name, seat=wanted, free=free)
            token = tokens.new_token()
            seat = free[0] if wanted is None else wanted
            row = SeatRow(seat, "person", name, "", tokens.digest(token), avatar)
            try:
                await self.store.sit(self.name, row)
            except SeatTaken:
                raise HttpProblem(409, "seat-taken", table=self.name, seat=seat, free=[]) from None
            self.seats.give(row)
            if self.undo_asked is not None:
                self.undo_asked.waiting.add(seat)
            self._show_all()
        return seat, token

    async def reseat(self, after: SeatRow) -> None:
        """A seat is another's, under the lock; whoever has lost it only watches from now on. Stale."""
        before = self.seats.rows[after.seat]
        try:
            await self.store.reseat(self.name, before, after)
        except SeatTaken:
            await self._reload()
            raise Stale from None
        self.seats.give(after)
        self.seats.stood_in_for.discard(after.seat)
        self.undo_asked = None
        if before.token_sha256 != after.token_sha256:
            self._unseat(after.seat)
        self._show_all()

    def _unseat(self, seat: int) -> None:
        """The seat's watchers go to the spectators, and see no more than these."""
        self.showing.forget(seat)
        for watcher in [watcher for watcher in self.watchers if watcher.seat == seat]:
            watcher.seat = None
            self.seats.left(seat, now())
            self.places[seat] -= 1
            self.places[None] += 1
            watcher.send(self.showing.whole(None, 0, first=False))

    async def _rename(self, seat: int, name: str, avatar: str | None) -> None:
        async with self.lock:
            avatar = self.seats.rows[seat].avatar if avatar is None else avatar
            await self.store.rename(self.name, seat, name, avatar)
            self.seats.rename(seat, name, avatar)
            self._announce_seats()

    # ------------------------------------------------------------ moves

    async def play(self, seat: int, ply: int, *moves: str, bot: str | None = None) -> None:
        """Play a seat's moves that answer a ply, all or none, and show them to all.

        `bot`: who has chosen them; they are stale where another decides on the seat by now. Stale,
        StorageError, or IllegalMove of the first that the rules forbid: nothing has changed then.
        Whoever may be cancelled meanwhile asks for the `whole` of it.
        """
        async with self.lock:
            if bot is not None and self.seats.bot(seat) != bot:
                raise Stale
            if ply != self.story.ply and not self.story.still_answers(seat, ply, moves[0]):
                raise Stale
            if self.story.match.game.quick:
                ahead = self.story.ahead(moves, seat)
            else:
                ahead = await self._simulated(self.story.ahead, moves, seat)
            stood_in = seat in self.seats.stood_in_for
            self.seats.stood_in_for.discard(seat)
            try:
                await self._write(ahead)
            except StorageError:
                if stood_in:  # its clock rings no more: the bot has to try again
                    self.seats.stood_in_for.add(seat)
                raise
            self._show_next()
        self.changed(self)

    async def settle(self) -> None:
        """Play what the rules force at once, also where a match begins so."""
        async with self.lock:
            with contextlib.suppress(Stale):  # another server was faster
                await self._set_back()
                await self._write(self.story.settled())

    async def _go_on(self, ahead: Match) -> None:
        """Take a match that is some moves ahead, and tell everybody."""
        await self._write(ahead)
        self._show_next()

    def _show_next(self) -> None:
        """The match has gone on: nothing before is taken back any more."""
        if self.undo_asked is not None:
            self._tell(self.undo_asked.seat, UndoRefused("declined"))
            self.undo_asked = None
        self._show_all()

    async def _simulated(self, work: Callable[P, Match], *arguments: P.args, **named: P.kwargs) -> Match:
        """The match ahead, worked out by a thread while the others play on."""
        ahead = partial(work, *arguments, **named)
        return await self.simulating.run(Kind.MOVE, self.address, self.name, ahead)

    async def _times_up(self) -> None:
        """Somebody's time has run out."""
        for seat in self.clock.due(now()):
            try:
                await self.whole(self._decide_for(seat))
            except (Stale, StorageError) as error:
                log.error("no move for a clock that ran out: %s", error)
                self.clock.again(seat, now())
        self._set_clock()

    async def _decide_for(self, seat: int) -> None:
        """What the game says for a clock that ran out, or else a bot's move."""
        async with self.lock:
            if not self.clock.is_up(seat):
                return  # somebody moved in the last moment
            if self.own_clock:
                await self._go_on(await self._simulated(self.story.overtime))
            elif seat == EVERYBODY:
                here = self.story.match.standing
                await self._go_on(self.story.ahead(here.moves(here.to_move[0]), here.to_move[0]))
            else:
                self.seats.stood_in_for.add(seat)
                self._show_all()
        self.changed(self)

    def _set_clock(self) -> None:
        """Time runs for people who are to decide, while anybody who plays is here: not for spectators."""
        if self.clock.pace.kind != "none":
            self.clock.see(now(), self._owing(), self.seats.here, film_seconds(self.story.match))
            self.alarm.set(self.clock.next)

    def _owing(self) -> dict[int, int]:
        """The people who owe a decision, and how many they have made: by that each is known."""
        match, made = self.story.match, self.story.made
        people = set(self.seats.persons)
        if self.own_clock:
            return {seat: made[seat] for seat in match.to_move if seat in people and len(match.to_move) == 1}
        if people and anyone_may_send_it(match):
            return {EVERYBODY: self.story.moves}
        return {seat: made[seat] for seat in match.to_move if seat in people}

    @property
    def clock_shown(self) -> float | None:
        """Seconds left for whoever is to move, as a page is told them; None while no clock runs."""
        if self.clock.pace.kind == "none":
            return None
        running = [self.clock.left(seat, now()) for seat in self.clock.hands if self.clock.running(seat)]
        return min((round(left, 1) for left in running if left is not None), default=None)

    @property
    def times_shown(self) -> list[float | None] | None:
        """The same by seat, where people have agreed on a clock."""
        if self.clock.pace.kind == "none" or self.own_clock:
            return None
        times = [
            self.clock.left(row.seat, now()) if row.kind == "person" else None for row in self.seats.rows
        ]
        return [None if left is None else round(left, 1) for left in times]

    async def _write(self, ahead: Match) -> None:
        """Go on to a match ahead as soon as it is durable: what the disk refuses did not happen."""
        if rows := self.story.rows(ahead):
            await self._append(rows)
            self.story.go_on(ahead)

    async def _set_back(self) -> None:
        """Take back what the present rules refuse of a match that began under earlier ones."""
        if (row := self.story.set_back) is not None:
            await self._append([row])
            self.story.undo(int(row.text))
            self.story.set_back = None

    async def _append(self, rows: Sequence[LogRow]) -> None:
        if self.clock.is_noted and (times := self.clock.noted(now())):
            rows = [*rows[:-1], rows[-1]._replace(times=times)]
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
        self.seats.read_anew(row.seats)
        self.undo_asked = None
        await self._set_back()
        self.filmed = self.story.moves
        self.showing.told_anew()
        self._show_all()

    # ------------------------------------------------------------ undo

    async def ask_undo(self, seat: int, ply: int) -> undo.Way:
        """Take back the seat's last decision, at once or after asking; "no" changes nothing."""
        return await self.whole(self._ask_undo(seat, ply))

    async def answer_undo(self, seat: int, ply: int, agree: bool) -> None:
        """Agree or decline."""
        await self.whole(self._answer_undo(seat, ply, agree))

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
        self.filmed = min(self.filmed, moves)
        self.showing.taken_back(moves)

    # ------------------------------------------------------------ showing

    async def show(self, watcher: Watcher, known: int) -> None:
        """The whole state once more, for somebody who seems to be behind and has so many log entries."""
        async with self.lock:
            watcher.send(self.showing.whole(watcher.seat, known, first=False))

    async def past(self, watcher: Watcher, moves: int) -> None:
        """The board after so many moves; Stale where there are not so many."""
        async with self.lock:  # a move that the disk has not got yet did not happen
            if not 0 <= moves <= self.story.moves:
                raise Stale
            watcher.send(self.showing.past(watcher.seat, moves))

    def _show_all(self) -> None:
        """What is new, to everybody: the films of new moves, then what has changed."""
        if self.hints:
            self._drop_old_hints()
        self._set_clock()
        films = () if self.story.match.game.films is None else self._new_films()
        news = self.showing.news()
        for watcher in list(self.watchers):  # a reader who is too slow is taken away
            for film in films:
                watcher.send(film)
            if (frame := news.get(watcher.seat)) is not None:
                watcher.send(frame)

    def _new_films(self) -> list[Frame]:
        """The films of moves that nobody has seen yet."""
        match, new = self.story.match, range(self.filmed, self.story.moves)
        self.filmed = self.story.moves
        return [film for number in new if (film := film_of(match, number)) is not None]

    def _drop_old_hints(self) -> None:
        """Nobody needs to think any more about what is over."""
        for key in [key for key in self.hints if key[0] != self.story.ply]:
            self.hints.pop(key).cancel()

    def _announce_seats(self) -> None:
        facts = self.seats.facts()
        presence = frames.text(Presence(facts))
        for watcher in list(self.watchers):
            watcher.send(presence)
        self.showing.seats(facts)

    def _tell(self, seat: int, answer: Answer) -> None:
        frame = frames.text(answer)
        for watcher in list(self.watchers):
            if watcher.seat == seat:
                watcher.send(frame)

    def tell_again(self, seat: int | None) -> None:
        """Everybody hears of the further match, or only those of a seat who ask once more."""
        assert self.again is not None, "it is laid"
        for watcher in list(self.watchers):
            if seat is None or watcher.seat == seat:
                watcher.send(frames.text(self.again.told(watcher.seat)))

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to the end even if whoever asked hangs up: a half-told move would split table and log."""
        task = asyncio.create_task(work)
        self.unfinished.add(task)
        task.add_done_callback(self.unfinished.discard)
        task.add_done_callback(hear_of)
        return await asyncio.shield(task)


def now() -> float:
    """What time it is, as the table's loop counts it."""
    return asyncio.get_running_loop().time()
