"""One socket at one table: hello first, then requests in and answers out through a bounded queue."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Literal

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from seaboard.match.errors import IllegalMove
from seaboard.server.settings import Settings
from seaboard.server.store.protocol import StorageError
from seaboard.server.tables import undo
from seaboard.server.tables.hall import Hall
from seaboard.server.tables.names import BadName, name_or_none
from seaboard.server.tables.states import past_for
from seaboard.server.tables.table import Stale, Table
from seaboard.server.thinking.thinkers import BotFailed

from .bucket import Bucket
from .messages import (
    Allowed,
    Answer,
    AnswerUndo,
    AskHint,
    AskPast,
    AskUndo,
    AskWhy,
    Fault,
    Hello,
    Hint,
    Params,
    Ping,
    PlayMove,
    Pong,
    Refused,
    Rename,
    Request,
    SkipWait,
    UndoRefused,
)
from .problems import HttpProblem, UnreadableTable, sendable

log = logging.getLogger("seaboard.server")

POLICY = 1008  # close codes of RFC 6455
BUSY = 1013

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Request).decode


class Gone(Exception):
    """This connection is over; `code` tells the other side why."""

    def __init__(self, code: int = 1000) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """A watcher behind a socket."""

    def __init__(self, socket: WebSocket, hall: Hall, settings: Settings) -> None:
        self.socket = socket
        self.hall = hall
        self.settings = settings
        self.seat: int | None = None
        self.known = 0
        self.outgoing: asyncio.Queue[str | bytes] = asyncio.Queue(settings.queue)
        self.bucket = Bucket(settings.message_rate, settings.message_burst)
        self.strikes = 0
        self.dropped = asyncio.Event()
        self.hinting: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------ the life of a connection

    async def run(self) -> None:
        """From the handshake to the end, whoever ends it."""
        await self.socket.accept()
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        dropping = asyncio.create_task(self.dropped.wait())
        tasks = [writing, reading, dropping]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            code = await self._farewell(reading, writing)
        finally:
            for task in [*tasks, *self.hinting]:
                task.cancel()
            await asyncio.gather(*tasks, *self.hinting, return_exceptions=True)
        if code is not None and self.socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
                # A peer that does not read would keep us here for ever.
                await asyncio.wait_for(self.socket.close(code), 1.0)

    async def _farewell(self, reading: asyncio.Task[int | None], writing: asyncio.Task[None]) -> int | None:
        """The close code, None if the other side has left; last words are still sent."""
        if not reading.done():
            return BUSY if self.dropped.is_set() else None
        code = reading.result()
        if code is not None and not writing.done():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.outgoing.join(), 1.0)
        return code

    async def _read(self) -> int | None:
        """Take requests until the end; the code to close with."""
        try:
            hello = await asyncio.wait_for(self._hello(), self.settings.hello_within)
            async with self.hall.table(self.socket.path_params["table"]) as table:
                self._recognise(table, hello)
                try:
                    await table.come(self, hello.known, hello.known_ply)
                    while True:
                        await self._serve(table)
                finally:
                    table.leave(self)
        except WebSocketDisconnect:
            return None
        except TimeoutError:
            self.send(Fault("hello-first", {}))
            return POLICY
        except Gone as gone:
            return gone.code
        except HttpProblem as problem:
            unreadable = isinstance(problem, UnreadableTable)
            self.send(Fault("unreadable-table" if unreadable else "no-table", problem.problem.params))
            return POLICY
        except StorageError as error:
            self.send(Fault("storage", {"reason": error.reason}))
            return BUSY
        except Exception:
            log.exception("a connection failed")
            return 1011

    async def _hello(self) -> Hello:
        request = await self._next()
        if not isinstance(request, Hello):
            self.send(Fault("hello-first", {}))
            raise Gone(POLICY)
        return request

    def _recognise(self, table: Table, hello: Hello) -> None:
        """The seat of whoever has its token; without one a spectator."""
        if hello.token is None:
            return
        self.seat = table.seats.owner(hello.token)
        if self.seat is None:
            self.send(Fault("token", {}))
            raise Gone(POLICY)

    # ------------------------------------------------------------ in and out

    def send(self, answer: Answer | bytes) -> None:
        """Queue an answer as text, or a film as it is; a reader too slow for the queue is dropped, and
        nobody waits for it."""
        try:
            self.outgoing.put_nowait(answer if isinstance(answer, bytes) else encode(answer).decode())
        except asyncio.QueueFull:
            self.dropped.set()

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                message = await self.outgoing.get()
                if isinstance(message, bytes):
                    await self.socket.send_bytes(message)
                else:
                    await self.socket.send_text(message)
                self.outgoing.task_done()

    async def _next(self) -> Request | None:
        """The next request; None where it could not be read or came too fast."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        if not self.bucket.take():
            self.strikes += 1
            if self.strikes > self.settings.strikes:
                raise Gone(POLICY)
            self.send(Fault("too-many", {}))
            return None
        text = message.get("text")
        try:
            request: Request = decode(message.get("bytes") or b"" if text is None else text)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            self.send(Fault("malformed", {"reason": str(error)[:200]}))
            return None
        return request

    async def _serve(self, table: Table) -> None:
        """One request and its answer."""
        request = await self._next()
        if request is None:
            return
        try:
            await self._answer(table, request)
        except Stale:
            self.send(Fault("stale", {"ply": table.story.ply}))
            await table.show(self)
        except StorageError as error:
            self.send(Fault("storage", {"reason": error.reason}))

    # ------------------------------------------------------------ requests

    async def _answer(self, table: Table, request: Request) -> None:
        if isinstance(request, Ping):
            self.send(Pong())
            return
        if isinstance(request, Hello):
            self.send(Fault("malformed", {"reason": "hello twice"}))
            return
        if isinstance(request, SkipWait):
            if self.seat is not None or not table.seats.persons:
                table.skip.set()
            return
        if isinstance(request, AskPast):
            await self._past(table, request.moves)
            return
        if self.seat is None:
            self.send(Fault("no-seat", {}))
            return
        match request:
            case PlayMove(ply, moves):
                await self._play(table, self.seat, ply, moves)
            case AskWhy(move):
                await self._why(table, self.seat, move)
            case AskHint(grade):
                task = asyncio.create_task(self._hint(table, self.seat, grade))
                self.hinting.add(task)
                task.add_done_callback(self.hinting.discard)
            case AskUndo(ply):
                if await table.ask_undo(self.seat, ply) == "no":
                    self.send(UndoRefused(undo.why_nothing(table.story, self.seat)))
            case AnswerUndo(ply, agree):
                await table.answer_undo(self.seat, ply, agree)
            case Rename(name):
                await self._rename(table, self.seat, name)

    async def _past(self, table: Table, moves: int) -> None:
        async with table.lock:  # a move that the disk has not got yet did not happen
            if not 0 <= moves <= table.story.moves:
                raise Stale
            self.send(past_for(table, self.seat, moves))

    async def _play(self, table: Table, seat: int, ply: int, moves: list[str]) -> None:
        try:
            await table.play(seat, ply, *moves)
        except IllegalMove as illegal:
            log.info("table %s, seat %d: %s", table.name, seat, illegal)
            self._refuse(illegal.move, illegal.clause, illegal.reason, illegal.params, asked=False)

    async def _why(self, table: Table, seat: int, move: str) -> None:
        async with table.lock:  # not about a position that the disk has not got yet
            refusal = table.story.match.why_not(move, seat)
        if refusal is None:
            self.send(Allowed(move))
        else:
            self._refuse(move, refusal.clause, refusal.reason, dict(refusal.params), asked=True)

    def _refuse(self, move: str, clause: str | None, reason: str, params: Params, *, asked: bool) -> None:
        self.send(Refused(move, clause and str(clause), reason, sendable(params), asked))

    async def _rename(self, table: Table, seat: int, name: str) -> None:
        try:
            await table.rename(seat, name_or_none(name))
        except BadName as error:
            self.send(Fault("malformed", {"reason": f"{error} - at `$.name`"}))

    async def _hint(self, table: Table, seat: int, grade: Literal[1, 2, 3]) -> None:
        """One thought serves all grades and all who ask from this seat at this ply."""
        async with table.lock:
            ply, match = table.story.ply, table.story.match
            if seat not in match.to_move:
                self.send(Fault("no-hint", {"reason": "not-to-move"}))
                return
            thought = table.hints.get((ply, seat))
            if thought is None:
                thought = asyncio.create_task(self.hall.thinkers.hint(table.story.for_bots(), seat))
                table.hints[ply, seat] = thought
        try:
            move, params = await asyncio.shield(thought)
        except BotFailed as error:
            log.error("no hint: %s", error)
            table.hints.pop((ply, seat), None)
            self.send(Fault("no-hint", {"reason": "failed"}))
            return
        if table.story.ply != ply:
            self.send(Fault("no-hint", {"reason": "stale"}))
            return
        where = match.game.where(move) if grade >= 2 else None
        if grade < 3:
            params = {name: word for name, word in params.items() if name != "plan"}
        self.send(Hint(ply, grade, where, move if grade == 3 else None, sendable(params)))
