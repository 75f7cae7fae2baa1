"""A real server for browser tests, which decide when its bots move.

Beside the ordinary routes it has three for tests: they create a table whose match is already under way, let
the bots of a table move, and let all bots move freely. It prints its address as soon as all rules are loaded.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import pickle
import random
import socket
import sys
import threading
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from unittest.mock import patch

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import seaboard
from seaboard.analysis import MoveJudged
from seaboard.analysis.judging import judge
from seaboard.match.match import Match
from seaboard.mcp.door import Door
from seaboard.server.push.bell import Bell
from seaboard.server.serve import Server, address_of, bind, configure
from seaboard.server.settings import Settings
from seaboard.server.store.sqlite import SqliteStore
from seaboard.server.tables.hall import Hall
from seaboard.server.tables.story import settle
from seaboard.server.thinking import worker
from seaboard.server.thinking.turns import BotTurns, Turn
from seaboard.server.upkeep.backup import PUSH, beside
from seaboard.server.web.app import create_app
from seaboard.server.wire.bodies import Health, NewTable, Seated
from seaboard.server.wire.messages import Params
from tests.server.unlimited import UNLIMITED

SEED = 1  # of every table, so that a test that fails, fails again
SIMULATIONS = 500  # of the bot that judges a decision
MAX_MOVES = 5000
ALL = 10**9  # moves of bots
SETTINGS = replace(UNLIMITED, bot_beat=0.0, hint_seconds=0.1)


class InProcessThinkers:
    """Runs bots, hints and analyses in threads of the server instead of in worker processes."""

    async def choose(self, bot: str, match: bytes, seat: int) -> str:
        return await asyncio.to_thread(worker.choose, bot, match, seat)

    async def hint(self, match: bytes, seat: int) -> tuple[str, Params]:
        return await asyncio.to_thread(worker.hint, match, seat, SETTINGS.hint_seconds)

    async def judge(self, question: bytes, seconds: float) -> MoveJudged | None:
        """Counts simulations instead of seconds, so that every machine judges alike."""
        bot = seaboard.bot(worker.JUDGING, SEED, SIMULATIONS)
        return await asyncio.to_thread(judge, pickle.loads(question), bot, None)

    async def practise(self, game: str, attempt: msgspec.Struct) -> bytes:
        return await asyncio.to_thread(worker.practise, game, attempt)

    def expect(self, game: str) -> None:
        pass

    def stop(self) -> None:
        pass


class BotGate:
    """Counts the moves that bots may still make, by table. Nobody's bots move until a test lets them."""

    def __init__(self) -> None:
        self.allowed: defaultdict[str, int] = defaultdict(int)
        self.is_open = False  # all bots move as on any other server

    def take(self, table: str) -> bool:
        """Use up one move of a table's bots; False if none is allowed."""
        if not self.is_open:
            if self.allowed[table] == 0:
                return False
            self.allowed[table] -= 1
        return True


GATE = BotGate()


class GatedBotTurns(BotTurns):
    """Bots that wait for the gate before they think."""

    def _next_turn(self) -> Turn | None:
        turn = super()._next_turn()
        return turn if turn is not None and GATE.take(self.table.name) else None


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """POST /test/tables: a table, and how far its match has gone when the test begins.

    `moves` are played first. Then the bot "greedy" plays for everybody until the match is `over`, for so many
    `plies`, or until seat 0 has only so many decisions `left` before such a match would end.
    """

    table: NewTable
    moves: list[str] = []
    plies: int = 0
    left: int | None = None
    over: bool = False


class Started(msgspec.Struct):
    """The answer: the seat that was taken, and with `left` the moves that would have ended the match."""

    seated: Seated
    rest: list[tuple[int, str]]


class Release(msgspec.Struct, forbid_unknown_fields=True):
    """POST /test/tables/{table}/bots: let its bots make so many moves; None: until people are to move."""

    moves: int | None = None


class Released(msgspec.Struct):
    moved: int
    ply: int


class Gate(msgspec.Struct, forbid_unknown_fields=True):
    """POST /test/bots: whether all bots move without being let."""

    open: bool


class Controls:
    """The routes for tests."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall

    @property
    def routes(self) -> list[BaseRoute]:
        return [
            Route("/test/tables", self.start, methods=["POST"]),
            Route("/test/tables/{table}/bots", self.release, methods=["POST"]),
            Route("/test/bots", self.set_gate, methods=["POST"]),
        ]

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        yield

    async def start(self, request: Request) -> Response:
        """Create a table and play its match up to the wanted moment."""
        start = msgspec.json.decode(await request.body(), type=Start)
        seated = await self.hall.open(start.table)
        async with self.hall.table(seated.table) as table, table.lock:
            match, rest = await asyncio.to_thread(advanced, table.story.settled(), start)
            await table._write(match)
        return json_response(Started(seated, rest))

    async def release(self, request: Request) -> Response:
        """Let the bots of a table move, and answer when they have."""
        release = msgspec.json.decode(await request.body(), type=Release)
        name = request.path_params["table"]
        async with self.hall.table(name) as table:
            moves_before = table.story.moves
            turns = self.hall.bots[name]
            GATE.allowed[name] = ALL if release.moves is None else release.moves
            turns.wake()
            while turns.task is not None and not turns.task.done():
                await asyncio.wait({turns.task})
            GATE.allowed[name] = 0
            return json_response(Released(table.story.moves - moves_before, table.story.ply))

    async def set_gate(self, request: Request) -> Response:
        """Let all bots move freely, or none."""
        GATE.is_open = msgspec.json.decode(await request.body(), type=Gate).open
        for turns in self.hall.bots.values():
            turns.wake()
        return Response(status_code=204)


def json_response(body: msgspec.Struct) -> Response:
    return Response(msgspec.json.encode(body), media_type="application/json")


def advanced(match: Match, start: Start) -> tuple[Match, list[tuple[int, str]]]:
    """A match at the moment that is asked for, and the moves that were taken back to get there."""
    for move in start.moves:
        match.make(move, match.to_move[0])
        settle(match)
    begin = len(match.history)
    everybody = seaboard.bot("greedy", SEED)
    most = MAX_MOVES if start.over or start.left is not None else begin + start.plies
    while not match.over and len(match.history) < most:
        seat = match.to_move[0]
        match.make(everybody.choose(match, seat), seat)
        settle(match)
    if start.left is None:
        return match, []
    taken_back: list[tuple[int, str]] = []
    own = 0
    # A forced move is played at once by every table, so nobody can be asked for it.
    while (own < start.left or match.forced is not None) and len(match.history) > begin:
        step = match.history[-1]
        taken_back.insert(0, (step.seat, step.move))
        own += step.seat == 0
        match.undo()
    return match, taken_back


def bind_free_port() -> socket.socket:
    """A port below those of outgoing connections, so that it stays free while the server is restarted."""
    while True:
        with contextlib.suppress(OSError):
            return bind("127.0.0.1", random.randrange(20_000, 30_000))


def end_with_stdin() -> None:
    """End when the process that holds the other end of standard input has ended, however it did."""
    sys.stdin.read()
    os._exit(0)


def main(arguments: Sequence[str] | None = None) -> None:
    """Serve until the process is killed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True, help="the file with the matches")
    parser.add_argument("--port", type=int, help="by default a free one that no outgoing connection can take")
    parser.add_argument("--end-with-stdin", action="store_true", help="end when whoever started it is gone")
    parser.add_argument("--push", help="the only push service that may be called")
    chosen = parser.parse_args(arguments)
    settings = SETTINGS
    if chosen.push:
        settings = replace(settings, push_services=frozenset({chosen.push}))
    if chosen.end_with_stdin:
        threading.Thread(target=end_with_stdin, daemon=True).start()
    listening = bind_free_port() if chosen.port is None else bind("127.0.0.1", chosen.port)
    address = address_of(listening)

    def announce_when_ready(health: Health) -> None:
        if health.status == "ready":
            print(address, flush=True)

    store = SqliteStore(chosen.data)
    app = create_app(
        store,
        settings,
        thinkers=lambda _: InProcessThinkers(),
        watch=announce_when_ready,
        annexes=[Door, Controls, partial(Bell, file=beside(chosen.data, PUSH))],
    )
    server = Server(configure(app), address, lambda _: None, open_browser=False)
    with (
        patch("seaboard.server.tables.tokens.new_seed", return_value=SEED),
        patch("seaboard.server.tables.hall.BotTurns", GatedBotTurns),
    ):
        server.run(sockets=[listening])


if __name__ == "__main__":
    main(sys.argv[1:])
