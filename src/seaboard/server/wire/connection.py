"""One watcher behind a socket: hello first, then one request after the other, answered in their order."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

import msgspec

from seaboard.match.errors import IllegalMove
from seaboard.server.keepers.protocol import Elsewhere, Passage
from seaboard.server.store.protocol import StorageError
from seaboard.server.tables import undo
from seaboard.server.tables.avatars import BadAvatar, avatar_of
from seaboard.server.tables.changing import change_seat
from seaboard.server.tables.hall import Hall
from seaboard.server.tables.names import BadName, name_or_none
from seaboard.server.tables.places import NotNow
from seaboard.server.tables.table import Stale, Table
from seaboard.server.tasks import report

from .bucket import Bucket
from .frames import BUSY, BYE, FAILED, POLICY, RESTART, Frame, encode, text
from .hinting import give_hint
from .messages import (
    Allowed,
    Answer,
    AnswerUndo,
    AskAnalysis,
    AskHint,
    AskPast,
    AskState,
    AskUndo,
    AskWhy,
    CancelAnalysis,
    ChangeBot,
    ClearSeat,
    Fault,
    HandOver,
    Hello,
    LeaveSeat,
    Params,
    Ping,
    PlayAgain,
    PlayMove,
    Pong,
    Refused,
    Rename,
    Request,
    SayPhrase,
    SkipWait,
    TakeBack,
    UndoRefused,
)
from .problems import HttpProblem, UnreadableTable, sendable

log = logging.getLogger("seaboard.server")
decode = msgspec.json.Decoder(Request).decode
PONG = text(Pong())
REFUSED = 0.25  # what a frame costs its address that comes too soon: it was read
TOLD_EVERY = 0.05  # seconds in which one refusal is told: whoever floods does not listen
# What is dearer than a move: a whole log, a board worked out anew, a write that all are told, a thought.
COSTS: dict[type, float] = {
    Hello: 4.0,
    AskState: 4.0,
    AskPast: 1.5,
    AskHint: 2.0,
    AskAnalysis: 4.0,
    Rename: 4.0,
    SayPhrase: 8.0,
    LeaveSeat: 4.0,
    HandOver: 4.0,
    TakeBack: 4.0,
    ClearSeat: 4.0,
    ChangeBot: 4.0,
    PlayAgain: 8.0,
}


class Socket(Protocol):
    """What a connection speaks through."""

    def send(self, frame: Frame) -> None:
        """Hand a message over; never waits."""

    def close(self, code: int) -> None:
        """Say goodbye after all that was sent."""

    def hold(self, still: bool) -> None:
        """Read nothing more for now, or read on."""


class Gone(Exception):
    """This connection is over; `code` tells the other side why."""

    def __init__(self, code: int = BYE) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """A watcher. While nothing is asked there is no task, and a request that was begun runs to its end."""

    __slots__ = (
        "address",
        "asked",
        "begin",
        "bucket",
        "clock",
        "hall",
        "hinting",
        "inbox",
        "last_code",
        "name",
        "over",
        "passage",
        "passed",
        "seat",
        "send",
        "settings",
        "socket",
        "strikes",
        "struck_at",
        "table",
        "working",
    )

    def __init__(
        self, socket: Socket, hall: Hall, name: str, address: str, asked: Bucket, passed: bool = False
    ) -> None:
        self.socket = socket
        self.hall = hall
        self.settings = settings = hall.settings
        self.name = name  # of the table
        self.address = address
        self.seat: int | None = None
        self.table: Table | None = None  # from the hello on
        self.passage: Passage | None = None  # in its place, where another process keeps the table
        self.passed = passed  # another process sent this watcher here
        self.bucket = Bucket(settings.message_rate, settings.message_burst)
        self.asked = asked  # what all connections of this address may ask together
        self.strikes = 0
        self.struck_at = 0.0  # when it was last told so
        self.inbox: list[Request] = []  # short, and mostly empty
        self.working: asyncio.Task[None] | None = None
        self.hinting: set[asyncio.Task[None]] = set()
        self.over = False
        self.last_code: int | None = None  # the server stops: what to end with after what was begun
        self.send = socket.send
        loop = asyncio.get_running_loop()
        self.clock, self.begin = loop.time, loop.create_task

    @property
    def inside(self) -> bool:
        """Whether the hello is over."""
        return self.table is not None or self.passage is not None

    # ------------------------------------------------------------ what the socket tells

    def received(self, message: bytes) -> None:
        """A message came: what can be read is answered when those before it are."""
        if self.over or self.last_code is not None:
            return
        if self.passage is not None and self.working is None:
            if self.may_send():  # who keeps the table charges what it really costs
                self.passage.say(message)
            return
        if self.working is not None and len(self.inbox) >= 2 * self.settings.inbox:
            return  # read before it was told to hold
        try:
            request: Request = decode(message)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            if self.may_send():
                self.tell(Fault("malformed", {"reason": str(error)[:200]}))
            if not self.inside and self.working is None:
                self.refuse_entry()
            return
        if not self.may_send(COSTS.get(type(request), 1.0)):
            return
        self.inbox.append(request)
        if self.working is None:
            self.working = self.begin(self._work())
        elif len(self.inbox) > self.settings.inbox:
            self.socket.hold(True)

    def may_send(self, cost: float = 1.0) -> bool:
        """Whether one more frame is within the budget; a flood is told so, and then cut off."""
        if self.bucket.take(cost) and self.asked.take(cost):
            return True
        self.strikes += 1
        self.asked.charge(REFUSED)
        if self.strikes > self.settings.strikes:
            self.end(POLICY)
        elif self.bucket.filled_at - self.struck_at > TOLD_EVERY:
            self.struck_at = self.bucket.filled_at
            self.tell(Fault("too-many", {}))
        return False

    @property
    def timed(self) -> bool:
        """Whether this one plays against a clock, so that it matters how far away it is."""
        if self.passage is not None:  # or may do so where its table is kept
            return True
        return self.seat is not None and self.table is not None and self.table.clock.pace.kind != "none"

    def lags(self, seconds: float) -> None:
        """So long a message takes there and back."""
        if self.passage is not None:
            self.passage.lags(seconds)
        if self.table is not None and self.seat is not None:
            self.table.clock.lag[self.seat] = seconds

    def silent(self) -> None:
        """Nobody said hello in time."""
        if not self.inside and not self.working:
            self.refuse_entry()

    def stop(self, code: int) -> None:
        """The server stops: what was begun is answered, and nothing more is."""
        if self.working is None:
            self.end(code)
        else:
            self.last_code = code
            self.inbox.clear()

    def lost(self) -> None:
        """The socket is closed; what was asked before is still done."""
        self.over = True
        for task in self.hinting:
            task.cancel()
        if self.working is None:
            self._leave()

    # ------------------------------------------------------------ one after the other

    async def _work(self) -> None:
        try:
            while self.inbox:
                request = self.inbox.pop(0)
                if len(self.inbox) == self.settings.inbox:
                    self.socket.hold(False)
                if self.passage is not None:
                    self.passage.say(encode(request))
                elif self.table is None:
                    await self._enter(request)
                else:
                    await self._serve(self.table, request)
        except Gone as gone:
            self.end(gone.code)
        except Exception:
            log.exception("a connection failed")
            self.end(FAILED)
        finally:
            self.working = None
            if self.last_code is not None:
                self.end(self.last_code)
            if self.over:
                self._leave()

    async def _enter(self, request: Request) -> None:
        """Hello: from here on the watcher is at its table."""
        if not isinstance(request, Hello):
            self.refuse_entry()
            return
        try:
            self.table = await self.hall.take(self.name)
            self._recognise(self.table, request)
            await self.table.come(self, request.known, request.known_ply)
        except HttpProblem as problem:
            unreadable = isinstance(problem, UnreadableTable)
            self.tell(Fault("unreadable-table" if unreadable else "no-table", problem.problem.params))
            raise Gone(POLICY) from None
        except Elsewhere as elsewhere:
            self._go_on_to(elsewhere, request)
        except StorageError as error:
            self.tell(Fault("storage", {"reason": error.reason}))
            raise Gone(BUSY) from None

    def _go_on_to(self, elsewhere: Elsewhere, hello: Hello) -> None:
        """Another process keeps the table: it gets this hello, and all that follows."""
        if self.passed:  # sent here by one who knew no better: whoever comes again is led right
            raise Gone(RESTART) from None
        try:
            self.passage = self.hall.keeper.passage(elsewhere, self)
        except StorageError:
            raise Gone(RESTART) from None
        self.passage.say(encode(hello))

    def _recognise(self, table: Table, hello: Hello) -> None:
        """The seat of whoever has its token; without one a spectator."""
        if hello.token is None:
            return
        self.seat = table.seats.owner(hello.token)
        if self.seat is None:
            self.tell(Fault("token", {}))
            raise Gone(POLICY)

    def refuse_entry(self) -> None:
        """Somebody began with another word."""
        self.tell(Fault("hello-first", {}))
        self.end(POLICY)

    def dismiss(self) -> None:
        """The table is kept elsewhere now."""
        self.end(RESTART)

    def end(self, code: int) -> None:
        """Hang up, after what was said; once."""
        if not self.over:
            self.over = True
            self.inbox.clear()
            self.socket.close(code)
            if self.working is None:
                self._leave()

    def _leave(self) -> None:
        """Away from the table, whoever ended it."""
        table, self.table = self.table, None
        if table is not None:
            if (analysis := self.hall.analyses.get(table.name)) is not None:
                analysis.cancel(self)
            table.leave(self)
            self.hall.give_back(table)
        passage, self.passage = self.passage, None
        if passage is not None:
            passage.leave()

    def tell(self, answer: Answer) -> None:
        """An answer to this one alone."""
        if isinstance(answer, Fault):
            self.hall.figures.refusals[answer.code] += 1
        self.send(text(answer))

    async def _serve(self, table: Table, request: Request) -> None:
        """One request and its answer."""
        try:
            if type(request) is PlayMove and self.seat is not None:
                began = self.clock()
                await table.play(self.seat, request.ply, *request.moves)
                self.hall.figures.moves.observe(self.clock() - began)
            else:
                await self._answer(table, request)
        except IllegalMove as illegal:
            self.hall.figures.refusals["illegal-move"] += 1
            log.info("table %s, seat %s: %s", table.name, self.seat, illegal)
            self._refuse(illegal.move, illegal.clause, illegal.reason, illegal.params, asked=False)
        except Stale:
            self.tell(Fault("stale", {"ply": table.story.ply}))
            await table.show(self, table.story.moves)
        except NotNow as error:
            self.tell(Fault("seat", {"reason": error.reason}))
        except StorageError as error:
            self.tell(Fault("storage", {"reason": error.reason}))

    # ------------------------------------------------------------ requests

    async def _answer(self, table: Table, request: Request) -> None:
        if isinstance(request, Ping):
            self.send(PONG)
            return
        if isinstance(request, Hello):
            self.tell(Fault("malformed", {"reason": "hello twice"}))
            return
        if isinstance(request, SkipWait):
            if self.seat is not None or not table.seats.persons:
                table.skip.set()
            return
        if isinstance(request, AskPast):
            await table.past(self, request.moves)
            return
        if isinstance(request, AskState):
            await table.show(self, 0)
            return
        if isinstance(request, AskAnalysis):
            await self.hall.analyses[table.name].ask(self)
            return
        if isinstance(request, CancelAnalysis):
            self.hall.analyses[table.name].cancel(self)
            return
        if self.seat is None:
            self.tell(Fault("no-seat", {}))
            return
        match request:
            case AskWhy(move):
                await self._why(table, self.seat, move)
            case AskHint(grade):
                task = asyncio.create_task(give_hint(self, table, self.seat, grade))
                self.hinting.add(task)
                task.add_done_callback(self.hinting.discard)
                task.add_done_callback(report)
            case AskUndo(ply):
                if await table.ask_undo(self.seat, ply) == "no":
                    self.tell(UndoRefused(undo.why_nothing(table.story, self.seat)))
            case AnswerUndo(ply, agree):
                await table.answer_undo(self.seat, ply, agree)
            case SayPhrase(phrase):
                table.say(self.seat, phrase)
            case Rename(name, avatar):
                await self._rename(table, self.seat, name, avatar)
            case LeaveSeat() | HandOver() | TakeBack() | ClearSeat() | ChangeBot():
                await change_seat(table, self.seat, request)
            case PlayAgain():
                await table.whole(self.hall.again(table, self.seat))

    async def _why(self, table: Table, seat: int, move: str) -> None:
        async with table.lock:  # not about a position that the disk has not got yet
            refusal = table.story.match.why_not(move, seat)
        if refusal is None:
            self.tell(Allowed(move))
        else:
            self._refuse(move, refusal.clause, refusal.reason, dict(refusal.params), asked=True)

    def _refuse(self, move: str, clause: str | None, reason: str, params: Params, *, asked: bool) -> None:
        self.tell(Refused(move, clause and str(clause), reason, sendable(params), asked))

    async def _rename(self, table: Table, seat: int, name: str, avatar: str | None) -> None:
        try:
            await table.rename(seat, name_or_none(name), None if avatar is None else avatar_of(avatar))
        except BadName as error:
            self.tell(Fault("malformed", {"reason": f"{error} - at `$.name`"}))
        except BadAvatar as error:
            self.tell(Fault("malformed", {"reason": f"{error} - at `$.avatar`"}))
