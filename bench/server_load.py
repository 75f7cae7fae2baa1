"""Players and spectators for bench/server.py, in a process of their own: sockets and little else.

Says "ready" when all are there, waits for a line, plays, and says in JSON what was seen.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import uvloop


class Heard(msgspec.Struct):
    """What a player needs to know of a message."""

    type: str
    ply: int = -1
    moves: list[str] | None = None
    over: bool = False
    to_move: list[int] | None = None


decode = msgspec.json.Decoder(Heard).decode


@dataclass
class Course:
    """What is to be played: `rate` moves a second at all tables together, 0 for as many as go."""

    address: str
    game: str
    tables: int
    seats: int
    spectators: int
    moves: int  # at each table
    rate: float = 0.0
    pages: str = ""  # where the pages come in, if not where tables are opened


@dataclass
class Seen:
    """What all pages together got."""

    moves: int = 0
    deliveries: int = 0
    bytes: int = 0
    waits: list[float] = field(default_factory=list)  # seconds from a move to its mover's new state


class Page(asyncio.Protocol):
    """One socket at one table. The mask of its frames is 0: it is the server that is measured."""

    def __init__(self, table: Table, token: str | None) -> None:
        self.table, self.token = table, token
        self.buffer = b""
        self.open = False
        self.moves: list[str] = []
        self.to_move: list[int] = []
        self.ply = -1

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /ws/{self.table.name} HTTP/1.1\r\nHost: {self.table.host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def say(self, **message: Any) -> None:
        text = json.dumps(message).encode()
        size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        self.transport.write(b"\x81" + size + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head, head
            self.buffer, self.open = rest, True
            self.say(type="hello", token=self.token)
        for frame in self.frames():
            self.hear(frame)

    def frames(self) -> Iterator[bytes]:
        while len(self.buffer) >= 2:
            size, start = self.buffer[1], 2
            if size >= 126:
                start = 4 if size == 126 else 10
                if len(self.buffer) < start:
                    return
                size = int.from_bytes(self.buffer[2:start], "big")
            if len(self.buffer) < start + size:
                return
            kind, frame = self.buffer[0], self.buffer[start : start + size]
            self.buffer = self.buffer[start + size :]
            self.table.seen.bytes += start + size
            if kind == 0x81:
                yield frame

    def hear(self, frame: bytes) -> None:
        heard = decode(frame)
        if heard.type == "presence":
            return
        assert heard.type in ("state", "change"), frame
        first, self.ply = self.ply < 0, heard.ply
        if heard.moves is not None:
            self.moves = heard.moves
        if heard.to_move is not None:
            self.to_move = heard.to_move
        self.table.seen.deliveries += 1
        self.table.told(self, first, heard.over)


class Table:
    """One table, and who is at it."""

    def __init__(self, course: Course, number: int, name: str, seen: Seen) -> None:
        self.course, self.number, self.name, self.seen = course, number, name, seen
        self.host = urlsplit(course.address).netloc
        self.coin = random.Random(number)
        self.pages: list[Page] = []
        self.here = 0
        self.all_here = asyncio.Event()
        self.done = asyncio.Event()
        self.played = 0
        self.behind = 0  # pages that have not seen the last move
        self.mover: Page | None = None
        self.sent_at = 0.0

    def told(self, page: Page, first: bool, over: bool) -> None:
        if first:
            self.here += 1
            if self.here == len(self.pages):
                self.all_here.set()
            return
        if page is self.mover:
            self.seen.waits.append(time.perf_counter() - self.sent_at)
        self.behind -= 1
        if self.behind == 0:
            self.seen.moves += 1
            self.played += 1
            if over or self.played >= self.course.moves:
                self.done.set()
            elif not self.course.rate:
                self.play()

    def play(self) -> None:
        """Whoever is to move does, at random."""
        if self.behind or self.done.is_set():
            return
        self.mover = self.pages[self.pages[0].to_move[0]]
        self.behind = len(self.pages)
        self.sent_at = time.perf_counter()
        self.mover.say(type="move", ply=self.mover.ply, moves=[self.coin.choice(self.mover.moves)])


def opened(course: Course, seen: Seen) -> Iterator[tuple[Table, list[str | None]]]:
    """New tables, with a token for each who comes."""
    seats = [{"kind": "me"}, *({"kind": "friend"} for _ in range(course.seats - 1))]
    spread = {"Connection": "close"}  # over the server's processes, where it has several
    with httpx.Client(base_url=course.address, timeout=60, trust_env=False, headers=spread) as http:
        for number in range(course.tables):
            first = http.post("/api/tables", json={"game": course.game, "seats": seats}).json()
            others = [http.post(f"/api/tables/{first['table']}/sit", json={}).json() for _ in seats[1:]]
            tokens = [seated["token"] for seated in (first, *others)]
            yield Table(course, number, first["table"], seen), [*tokens, *[None] * course.spectators]


async def run(course: Course) -> dict[str, Any]:
    loop = asyncio.get_running_loop()
    seen = Seen()
    host, port = urlsplit(course.pages or course.address).netloc.split(":")
    tables = []
    for table, tokens in opened(course, seen):
        tables.append(table)
        table.pages = [Page(table, token) for token in tokens]
        for page in table.pages:
            await loop.create_connection(lambda page=page: page, host, int(port))  # type: ignore[misc]
        await asyncio.wait_for(table.all_here.wait(), 60)
    print("ready", flush=True)
    sys.stdin.readline()
    seen.bytes = seen.deliveries = 0
    began = time.perf_counter()
    if course.rate:
        await at_a_rate(course, tables)
    else:
        for table in tables:
            table.play()
    await asyncio.wait_for(asyncio.gather(*(table.done.wait() for table in tables)), 300)
    waits = sorted(seen.waits)
    return {
        "moves": seen.moves,
        "seconds": time.perf_counter() - began,
        "deliveries": seen.deliveries,
        "bytes": seen.bytes,
        "p50": waits[len(waits) // 2],
        "p99": waits[len(waits) * 99 // 100],
    }


async def at_a_rate(course: Course, tables: list[Table]) -> None:
    """Table after table, each at its time; one that still waits for its last move is left out."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    for number in range(course.moves * len(tables)):
        await asyncio.sleep(max(0.0, began + number / course.rate - loop.time()))
        tables[number % len(tables)].play()
    for table in tables:
        if not table.behind:
            table.done.set()
        table.course.moves = 0


if __name__ == "__main__":
    print(json.dumps(uvloop.run(run(Course(**json.loads(sys.argv[1]))))), flush=True)
