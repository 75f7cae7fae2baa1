"""What one address can do to its neighbours: their moves, their bots, and the server's memory.

A server as everybody starts it. Neighbours at 127.0.0.1 play among themselves and against a bot; an attacker
at 127.0.0.2, in a process of its own, does one thing after the other that once hurt. `--write` renews
neighbours.md beside this file.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field, replace
from datetime import date
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import msgspec
from server import line_of, memory, started
from server_load import Course, Page, Seen, Table

HERE = Path(__file__).parent
RESULTS = HERE / "neighbours.md"
RUDE = "127.0.0.2"
SECONDS = 12.0  # of each measurement
TABLES, PAUSE = 3, 0.08  # of neighbours who play among themselves, and between two moves of theirs
BOT = "seal"


# ------------------------------------------------------------------ neighbours


class Neighbours(Table):
    """A table of two people who move now and then; their waits are kept."""

    def told(self, page: Page, first: bool, over: bool) -> None:
        if first:
            super().told(page, first, over)
        elif page is self.mover:
            self.seen.waits.append(time.perf_counter() - self.sent_at)
            self.mover = None

    async def play_on(self) -> None:
        while not self.done.is_set():
            await asyncio.sleep(PAUSE)
            ready = [page for page in self.pages if page.moves and self.pages.index(page) in page.to_move]
            if self.mover is None and ready:
                self.mover, self.sent_at = ready[0], time.perf_counter()
                ready[0].say(type="move", ply=ready[0].ply, moves=[self.coin.choice(ready[0].moves)])


class WithBot(Table):
    """A person against a bot, who answers at once and sees how long the bot takes."""

    def told(self, page: Page, first: bool, over: bool) -> None:
        if first:
            super().told(page, first, over)
        if 0 in page.to_move and page.moves:
            if self.sent_at:
                self.seen.waits.append(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0
            asyncio.get_running_loop().call_later(PAUSE, self.move, page)
        elif not self.sent_at:
            self.sent_at = time.perf_counter()

    def move(self, page: Page) -> None:
        if page.moves and not self.done.is_set():
            page.say(type="move", ply=page.ply, moves=[self.coin.choice(page.moves)])


@dataclass
class Street:
    """Everybody who wants to be left in peace."""

    moves: Seen = field(default_factory=Seen)
    flicks: Seen = field(default_factory=Seen)
    bots: Seen = field(default_factory=Seen)
    tables: list[Table] = field(default_factory=list)
    playing: list[asyncio.Task[None]] = field(default_factory=list)


async def lay(http: httpx.AsyncClient, game: str, *seats: dict[str, str]) -> tuple[str, list[str]]:
    """A new table, and the tokens of its people."""
    first = (await http.post("/api/tables", json={"game": game, "seats": seats})).json()
    others = [
        (await http.post(f"/api/tables/{first['table']}/sit", json={})).json()
        for seat in seats
        if seat["kind"] == "friend"
    ]
    return first["table"], [seated["token"] for seated in (first, *others)]


async def come(table: Table, tokens: list[str], address: str = "127.0.0.1") -> None:
    """The people of a table, each with a page."""
    host, port = table.host.split(":")
    table.pages = [Page(table, token) for token in tokens]
    for page in table.pages:
        loop = asyncio.get_running_loop()
        protocol = partial(lambda page: page, page)
        await loop.create_connection(protocol, host, int(port), local_addr=(address, 0))
    await asyncio.wait_for(table.all_here.wait(), 60)


@contextlib.asynccontextmanager
async def street(address: str) -> AsyncIterator[Street]:
    """Neighbours at new tables, until the end of the block."""
    found, me, friend = Street(), {"kind": "me"}, {"kind": "friend"}
    course = Course(address, "fish-and-chips", 0, 2, 0, 0)
    between = [("fish-and-chips", found.moves)] * TABLES + [("icecool", found.flicks)]
    async with httpx.AsyncClient(base_url=address, timeout=60, trust_env=False) as http:
        for number, (game, seen) in enumerate(between):
            name, tokens = await lay(http, game, me, friend)
            neighbours = Neighbours(replace(course, game=game), number, name, seen)
            await come(neighbours, tokens)
            found.tables.append(neighbours)
            found.playing.append(asyncio.create_task(neighbours.play_on()))
        name, tokens = await lay(http, "urchins", me, {"kind": "bot", "bot": BOT})
        person = WithBot(course, 0, name, found.bots)
        await come(person, tokens)
        found.tables.append(person)
    try:
        yield found
    finally:
        for table in found.tables:
            table.done.set()
            for page in table.pages:
                page.transport.abort()
        await asyncio.gather(*found.playing)


# ------------------------------------------------------------------ attacks


async def rude(address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection from the other address."""
    parts = urlsplit(address)
    return await asyncio.open_connection(parts.hostname, parts.port, local_addr=(RUDE, 0))


async def at_table(address: str, table: str, **hello: str) -> asyncio.StreamWriter:
    """A socket at a table that has said hello; OSError, or EOFError where it is refused."""
    reader, writer = await rude(address)
    writer.write(handshake(address, table))
    await reader.readuntil(b"\r\n\r\n")
    writer.write(frame(type="hello", **hello))
    return writer


async def keep_sending(come: Callable[[], Awaitable[asyncio.StreamWriter]], then: bytes) -> None:
    """Send and send; a connection that is cut off is made anew."""
    while True:
        with contextlib.suppress(OSError, EOFError):
            writer = await come()
            while True:
                writer.write(then)
                await writer.drain()
                await asyncio.sleep(0)
        await asyncio.sleep(0.02)


def handshake(address: str, table: str) -> bytes:
    """The head that makes a socket of a connection."""
    return (
        f"GET /ws/{table} HTTP/1.1\r\nHost: {urlsplit(address).netloc}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def frame(**message: object) -> bytes:
    """A message as a client sends it, under a mask of zeros."""
    text = msgspec.json.encode(message)
    size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return b"\x81" + size + b"\0\0\0\0" + text


@contextlib.asynccontextmanager
async def client(address: str) -> AsyncIterator[httpx.AsyncClient]:
    """Requests from the other address."""
    transport = httpx.AsyncHTTPTransport(local_address=RUDE)
    async with httpx.AsyncClient(base_url=address, transport=transport, timeout=60) as http:
        yield http


async def thoughts(address: str) -> None:
    """Thirty tables of four Orcas, somebody who watches each, and all the hints that are given."""
    orca = {"kind": "bot", "bot": "orca"}
    async with client(address) as http:
        names = [(await lay(http, "oh-crab", *[orca] * 4))[0] for _ in range(29)]
        name, tokens = await lay(http, "oh-crab", {"kind": "me"}, {"kind": "friend"})
    watching = [await at_table(address, table) for table in names]
    asking = partial(at_table, address, name, token=tokens[0])
    await asyncio.gather(*(keep_sending(asking, frame(type="hint", grade=1) * 20) for _ in range(5)))
    del watching


async def heads(address: str) -> None:
    """Heads of endless lines, one endless line, endless empty parts, pings whose answers nobody reads."""
    async with client(address) as http:
        name, _ = await lay(http, "urchins", {"kind": "me"}, {"kind": "friend"})

    async def request() -> asyncio.StreamWriter:
        _, writer = await rude(address)
        writer.write(b"GET / HTTP/1.1\r\nA: ")
        return writer

    async def half_a_message() -> asyncio.StreamWriter:
        writer = await at_table(address, name)
        writer.write(b"\x01\x80\0\0\0\0")
        return writer

    await asyncio.gather(
        keep_sending(request, b"A: b\r\n" * 10_000),
        keep_sending(request, b"x" * 65_536),
        keep_sending(half_a_message, b"\x00\x80\0\0\0\0" * 10_000),
        keep_sending(partial(at_table, address, name), (b"\x89\xfd\0\0\0\0" + b"x" * 125) * 500),
    )


async def idlers(address: str) -> None:
    """Three thousand connections that say nothing, and two thousand that say half a head."""
    opened = []
    for number in range(5000):
        with contextlib.suppress(OSError):
            opened.append(await rude(address))
            if number % 5 < 2:
                opened[-1][1].write(b"GET / HTTP/1.1\r\nA: ")
    await asyncio.sleep(3600)


async def questions(address: str) -> None:
    """Twenty connections that ask what is dear to answer, and others that ask for lists."""
    async with client(address) as http:
        name, tokens = await lay(http, "fish-and-chips", {"kind": "me"}, {"kind": "friend"})

        async def ask_lists() -> None:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    await http.post("/api/mine", json={"tokens": {name: tokens[0]}})
                    await http.get(f"/api/tables/{name}/record")

        coming = partial(at_table, address, name, token=tokens[0])
        asked = frame(type="past", moves=0) + frame(type="state") + frame(type="why", move="a1xa2")
        await asyncio.gather(
            *(keep_sending(coming, asked * 10) for _ in range(20)), *(ask_lists() for _ in range(4))
        )


async def pipelines(address: str) -> None:
    """Endless small requests, each sent before the last was answered, on four connections."""

    async def come() -> asyncio.StreamWriter:
        _, writer = await rude(address)
        return writer

    asked = b"GET / HTTP/1.1\r\n\r\n" * 3600
    await asyncio.gather(*(keep_sending(come, asked) for _ in range(4)))


async def hammers(address: str) -> None:
    """Two hundred and fifty connections that ask again as soon as they are answered."""

    async def hammer() -> None:
        while True:
            with contextlib.suppress(OSError, EOFError):
                reader, writer = await rude(address)
                while True:
                    writer.write(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n")
                    head = (await reader.readuntil(b"\r\n\r\n")).lower()
                    await reader.readexactly(int(head.split(b"content-length:")[1].split(b"\r")[0]))
            await asyncio.sleep(0.02)

    await asyncio.gather(*(hammer() for _ in range(250)))


class Flicking(Table):
    """A table of ICECOOL whose people move as soon as they may."""

    def told(self, page: Page, first: bool, over: bool) -> None:
        if first:
            super().told(page, first, over)
        if page.moves and self.pages.index(page) in page.to_move:
            page.say(type="move", ply=page.ply, moves=[self.coin.choice(page.moves)])


async def flicks(address: str) -> None:
    """Twenty-eight tables of ICECOOL at which people flick as fast as they may."""
    course = Course(address, "icecool", 0, 2, 0, 0)
    async with client(address) as http:
        for number in range(28):
            name, tokens = await lay(http, "icecool", {"kind": "me"}, {"kind": "friend"})
            await come(Flicking(course, number, name, Seen()), tokens, RUDE)
    await asyncio.sleep(3600)


ATTACKS: dict[str, Callable[[str], Awaitable[None]]] = {
    "thoughts": thoughts,
    "heads": heads,
    "idlers": idlers,
    "questions": questions,
    "pipelines": pipelines,
    "hammers": hammers,
    "flicks": flicks,
}


# ------------------------------------------------------------------ measuring


@dataclass(frozen=True)
class Measured:
    """How the neighbours fared."""

    label: str
    p50: float  # milliseconds from a move to its mover's new state
    p99: float
    flick: float  # the same of a flick, as a median
    bot: float  # seconds that a bot took, as a median
    slowest: float
    memory: float  # megabytes of the server at most


async def measured(label: str, address: str, server: int) -> Measured:
    """Some seconds in the street, from now on."""
    async with street(address) as neighbours:
        most, end = 0.0, time.perf_counter() + SECONDS
        while time.perf_counter() < end:
            await asyncio.sleep(0.2)
            most = max(most, memory(server))
        waits, bots = sorted(neighbours.moves.waits), sorted(neighbours.bots.waits)
        flicked = sorted(neighbours.flicks.waits) or [SECONDS]
    if not bots:
        bots = [SECONDS]
    return Measured(
        label,
        1e3 * waits[len(waits) // 2],
        1e3 * waits[len(waits) * 99 // 100],
        1e3 * flicked[len(flicked) // 2],
        bots[len(bots) // 2],
        bots[-1],
        most / 1024,
    )


def compared(quiet: Measured, hurt: Measured) -> str:
    """One line of the table."""
    return (
        f"| {hurt.label} | {quiet.p50:.1f} → {hurt.p50:.1f} | {quiet.p99:.1f} → {hurt.p99:.1f} "
        f"| {hurt.p99 / quiet.p99:.1f} | {quiet.flick:.0f} → {hurt.flick:.0f} "
        f"| {quiet.bot:.2f} → {hurt.bot:.2f} "
        f"| {hurt.slowest - quiet.slowest:+.2f} | {quiet.memory:.0f} → {hurt.memory:.0f} |\n"
    )


HEAD = """\
| attack | a move, p50 ms | p99 ms | times | a flick, p50 ms | a bot's reply, s | slowest, s | memory, MB |
|---|---:|---:|---:|---:|---:|---:|---:|
"""


def report(lines: str) -> str:
    """The whole page."""
    told = "\n".join(f"- **{name}**: {attack.__doc__}" for name, attack in ATTACKS.items())
    machine = f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    return f"""# What one address can do to its neighbours

{date.today()}, {machine}, Python {platform.python_version()}. A server as everybody
starts it; {TABLES} tables of two people, one more of ICECOOL, and one person against {BOT}, {SECONDS:.0f} s
each: first quiet, then while another address does its worst, from a process of its own on the same machine.
Wanted: p99 below three times quiet, the slowest reply of a bot less than two seconds later, memory flat.

{HEAD}{lines}
{told}
"""


def attack_in_a_process(name: str, address: str) -> subprocess.Popen[bytes]:
    """Less urgent than everybody else on this machine: the attacker's own work is not what is measured."""
    command = ["nice", "-n", "10", sys.executable, __file__, "--attack", name, "--address", address]
    return subprocess.Popen(command)


def measure(names: list[str]) -> str:
    """All lines, each on a fresh server."""
    lines = ""
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            serving = [sys.executable, "-m", "seaboard", "serve", "--port", "0", "--no-browser"]
            with started([*serving, "--data", f"{folder}/store.sqlite3"], core=None) as server:
                address = next(word for word in line_of(server).split() if word.startswith("http")).rstrip(
                    "/"
                )
                quiet = asyncio.run(measured(name, address, server.pid))
                attacking = attack_in_a_process(name, address)
                try:
                    time.sleep(3)
                    hurt = asyncio.run(measured(name, address, server.pid))
                finally:
                    attacking.kill()
                    attacking.wait()
        lines += compared(quiet, hurt)
        print(lines.splitlines()[-1], file=sys.stderr, flush=True)
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="renew neighbours.md")
    parser.add_argument("--only", choices=ATTACKS, help="one attack alone")
    parser.add_argument("--attack", choices=ATTACKS, help="be the attacker")
    parser.add_argument("--address")
    asked = parser.parse_args()
    if asked.attack:
        asyncio.run(ATTACKS[asked.attack](asked.address))  # type: ignore[arg-type]  # a coroutine
        return
    lines = measure([asked.only] if asked.only else list(ATTACKS))
    print(HEAD + lines)
    if asked.write:
        RESULTS.write_text(report(lines))


if __name__ == "__main__":
    main()
