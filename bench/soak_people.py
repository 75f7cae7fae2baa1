"""People at tables of all games who remember what they were told, however often their server ends."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

HERE = Path(__file__).parent
GAMES = ("fish-and-chips", "icecool", "oh-crab", "urchins")
SEATS = 2
GONE = (ConnectionClosed, InvalidHandshake, OSError, httpx.TransportError)
AGAIN = 0.05  # seconds before a move is tried again that could not be stored


class Lost(Exception):
    """Something that was told is not there any more."""


class Entry(msgspec.Struct):
    """A move as it was told."""

    number: int
    seat: int | None
    move: str | None
    events: list[dict[str, Any]]

    def __post_init__(self) -> None:
        for event in self.events:
            event.pop("t", None)  # when it is seen in a film, which is shown once and not kept


class Heard(msgspec.Struct):
    """What a player needs to know of a message."""

    type: str
    ply: int = -1
    log_from: int = 0
    log: list[Entry] = []
    moves: list[str] | None = None
    over: bool | None = None
    code: str = ""


decode = msgspec.json.Decoder(Heard).decode


class House:
    """The server's process, over one file of matches for ever."""

    def __init__(self, path: Path, *words: str, **environment: str) -> None:
        self.path, self.words, self.environment = path, words, environment
        self.process: subprocess.Popen[str] | None = None
        self.address = ""
        self.starts: list[float] = []  # seconds until it answered

    def start(self, before: Callable[[], None] | None = None) -> str:
        """What it says first: its address, or why it cannot begin."""
        began = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "soak_house.py"), str(self.path), *self.words],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, **self.environment},
            preexec_fn=before,
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().rstrip("/")
        self.starts.append(time.perf_counter() - began)
        return self.address

    def kill(self, how: signal.Signals = signal.SIGKILL) -> int:
        """End it, and wait for that: its exit code."""
        assert self.process is not None and self.process.stdout is not None
        self.process.send_signal(how)
        code = self.process.wait(30)
        self.process.stdout.close()
        return code


@dataclass
class Page:
    """What one seat was told."""

    token: str
    log: list[Entry] = field(default_factory=list)
    moves: list[str] = field(default_factory=list)
    ply: int = -1
    over: bool = False
    socket: ClientConnection | None = None
    answer: Literal["none", "told", "storage", "again"] = "none"  # to the move that was sent last

    async def come(self, address: str, table: str) -> None:
        """Say hello with empty hands, and compare what is told with what was told before."""
        before = self.log
        self.log, self.ply = [], -1
        self.socket = await connect(
            f"{address.replace('http', 'ws')}/ws/{table}", proxy=None, compression=None, ping_interval=None
        )
        await self.say({"type": "hello", "token": self.token})
        while self.ply < 0:
            await self.hear()
        if self.log[: len(before)] != before:
            raise Lost(f"{table}: {len(self.log)} moves, {len(before)} were told: {self.log} {before}")

    async def say(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        await self.socket.send(msgspec.json.encode(message).decode())

    async def play(self, move: str) -> None:
        self.answer = "none"
        await self.say({"type": "move", "ply": self.ply, "moves": [move]})

    async def listen(self, news: asyncio.Event) -> None:
        """Until the line is cut."""
        while True:
            await self.hear()
            news.set()

    async def hear(self) -> None:
        """The next message."""
        assert self.socket is not None
        frame = await self.socket.recv()
        if isinstance(frame, bytes):
            return  # a film
        heard = decode(frame)
        if heard.type in ("state", "change"):
            if heard.ply > self.ply:
                self.answer = "told"
            self.log[heard.log_from :] = heard.log
            self.ply = heard.ply
            self.moves = self.moves if heard.moves is None else heard.moves
            self.over = self.over if heard.over is None else heard.over
        elif heard.type == "fault" and heard.code not in ("storage", "stale"):
            raise Lost(f"fault {heard.code}")
        elif heard.type in ("fault", "refused"):  # what a page has not been told yet, it cannot answer
            self.answer = "storage" if heard.code == "storage" else "again"


@dataclass
class Table:
    """A match of two, both of them played by a coin."""

    name: str
    game: str
    pages: list[Page]
    coin: random.Random
    news: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def moves(self) -> int:
        """The most that anybody was told."""
        return max(len(page.log) for page in self.pages)

    @property
    def over(self) -> bool:
        """Everybody knows that it is."""
        return all(page.over for page in self.pages)


class People:
    """Everybody at their tables, one of each game at a time for each place."""

    def __init__(self, house: House, places: int, seed: int) -> None:
        self.house = house
        self.coin = random.Random(seed)
        self.tables: list[Table | None] = [None] * (places * len(GAMES))
        self.finished: list[Table] = []
        self.acknowledged = 0
        self.refused = 0  # by the store
        self.wanted = 0  # acknowledged moves after which everybody rests
        self.waiting = False  # somebody's move could not be stored
        self.note: Callable[[Table], None] = lambda table: None  # called after each acknowledged move

    async def play(self, wanted: int) -> None:
        """Until so many moves are acknowledged, or the server ends."""
        self.wanted = wanted
        async with httpx.AsyncClient(base_url=self.house.address, timeout=60, trust_env=False) as http:
            tasks = [asyncio.create_task(self.place(number, http)) for number in range(len(self.tables))]
            done, _ = await asyncio.wait(tasks)
            for task in done:
                error = task.exception()
                if error is not None and not isinstance(error, GONE):
                    raise error

    async def place(self, number: int, http: httpx.AsyncClient) -> None:
        """Table after table at one place."""
        while self.acknowledged < self.wanted:
            table = self.tables[number] or await self.open(number, http)
            try:
                for page in table.pages:
                    await page.come(self.house.address, table.name)
                await self.sit_at(table)
            finally:
                for page in table.pages:
                    if page.socket is not None:
                        with contextlib.suppress(*GONE):
                            await page.socket.close()
            if table.over:
                self.finished.append(table)
                self.tables[number] = None

    async def open(self, number: int, http: httpx.AsyncClient) -> Table:
        """A new table; while nothing can be stored, later."""
        game = GAMES[number % len(GAMES)]
        wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "friend"}]}
        first = await self.stored(http, "/api/tables", wish)
        other = await self.stored(http, f"/api/tables/{first['table']}/sit", {})
        pages = [Page(first["token"]), Page(other["token"])]
        table = Table(first["table"], game, pages, random.Random(self.coin.random()))
        self.tables[number] = table
        return table

    async def stored(self, http: httpx.AsyncClient, path: str, wish: dict[str, Any]) -> dict[str, Any]:
        while True:
            answer = await http.post(path, json=wish)
            if answer.status_code == 201:
                seated: dict[str, Any] = answer.json()
                return seated
            if answer.status_code != 503:
                raise Lost(answer.text)
            self.refused += 1
            self.waiting = True
            await asyncio.sleep(AGAIN)

    async def sit_at(self, table: Table) -> None:
        """Play until the match is over or enough was played; one move at a time."""
        readers = [asyncio.create_task(page.listen(table.news)) for page in table.pages]
        try:
            while not table.over and self.acknowledged < self.wanted:
                mover = next((page for page in table.pages if page.moves), None)
                if mover is None:  # somebody has not been told yet
                    await self.news(table, readers)
                    continue
                await mover.play(table.coin.choice(mover.moves))
                while mover.answer == "none":
                    await self.news(table, readers)
                if mover.answer == "told":
                    self.acknowledged += 1
                    self.note(table)
                elif mover.answer == "storage":
                    self.refused += 1
                    self.waiting = True
                    await asyncio.sleep(AGAIN)
        finally:
            for reader in readers:
                reader.cancel()
            await asyncio.gather(*readers, return_exceptions=True)

    async def news(self, table: Table, readers: list[asyncio.Task[None]]) -> None:
        """Until somebody at the table was told something, or their line is cut."""
        table.news.clear()
        told = asyncio.create_task(table.news.wait())
        done, _ = await asyncio.wait({told, *readers}, timeout=60, return_when=asyncio.FIRST_COMPLETED)
        told.cancel()
        for reader in readers:
            if reader in done:
                reader.result()
        if not done:
            raise Lost(f"nothing was heard at a table of {table.game}")


def all_of(people: People) -> Iterator[Table]:
    """Every table that anybody sat at."""
    yield from people.finished
    yield from (table for table in people.tables if table is not None)
