"""Three processes over PostgreSQL, and one plug after the other pulled while people play four games at once.

`--write` renews soak_processes.md. As root on Linux every process has a network of its own, whose wires are
really cut; else only processes are killed, and PostgreSQL is restarted and stopped.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import platform
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from importlib.metadata import version
from pathlib import Path

import httpx

sys.path.insert(
    0, str(Path(__file__).parents[1])
)  # the tests know how to start a PostgreSQL, and how pages come again

from tests.server.house import House
from tests.server.keepers.people import Played
from tests.server.postgres_server import PostgresServer

HERE = Path(__file__).parent
RESULTS = HERE / "soak_processes.md"
GAMES = ("fish-and-chips", "urchins", "oh-crab", "icecool", *("fish-and-chips", "urchins", "oh-crab") * 3)
PROCESSES = 3
BRIDGE, NETWORK = "seaboard0", "10.77.0"
CUT = 6.0  # seconds
BETWEEN = 5.0  # seconds of peace after each fault


def ip(*words: str, check: bool = True) -> None:
    """Change the network."""
    subprocess.run(["ip", *words], check=check, stderr=subprocess.DEVNULL)


class Place:
    """Where one process runs: in a network of its own, or on this machine as it is."""

    def __init__(self, number: int, walled: bool) -> None:
        self.name, self.wire = f"seaboard{number}", f"sbwire{number}"
        self.walled = walled
        self.host = f"{NETWORK}.{10 + number}" if walled else "127.0.0.1"
        if walled:
            ip("netns", "add", self.name)
            ip("link", "add", self.wire, "type", "veth", "peer", "name", "eth0", "netns", self.name)
            ip("link", "set", self.wire, "master", BRIDGE, "up")
            for words in (f"addr add {self.host}/24 dev eth0", "link set eth0 up", "link set lo up"):
                ip("-n", self.name, *words.split())

    def remove(self) -> None:
        """Undo it."""
        if self.walled:
            ip("netns", "del", self.name, check=False)
            ip("link", "del", self.wire, check=False)

    def run(self, command: list[str]) -> subprocess.Popen[str]:
        """Start something here."""
        inside = ["ip", "netns", "exec", self.name] if self.walled else []
        return subprocess.Popen([*inside, *command], stdout=subprocess.PIPE, text=True)


class Server:
    """One process of the server, that can be killed and begin again at the same address."""

    def __init__(self, place: Place, database: str) -> None:
        self.place, self.database = place, database
        self.house = House((place.host, 1))
        self.begin()

    def begin(self) -> None:
        """Start, and wait until it is ready: until then a proxy would lead nobody to it."""
        command = [sys.executable, str(HERE / "server_house.py"), self.database, "1", self.place.host]
        self.process = self.place.run(command)
        assert self.process.stdout is not None
        address = self.process.stdout.readline().strip()
        assert address.startswith("http"), "it does not begin"
        while not is_ready(address):
            time.sleep(0.1)
        self.house.port = int(address.rstrip("/").rpartition(":")[2])
        self.house.http.base_url = address

    def kill(self) -> None:
        """As a machine that fails."""
        self.process.kill()
        self.process.wait()


def is_ready(address: str) -> bool:
    """Whether a server would be sent people."""
    try:
        return httpx.get(f"{address}readyz", timeout=30, trust_env=False).status_code == 200
    except httpx.HTTPError:
        return False


class Faults:
    """What is done to them."""

    def __init__(self, servers: list[Server], postgres: PostgresServer, coin: random.Random) -> None:
        self.servers, self.postgres, self.coin = servers, postgres, coin

    def kill(self) -> None:
        """A process dies, and begins again some seconds later."""
        victim = self.coin.choice(self.servers)
        victim.kill()
        time.sleep(CUT)
        victim.begin()

    def restart(self) -> None:
        """PostgreSQL is restarted."""
        self.postgres.stop()
        self.postgres.start()

    def crash(self) -> None:
        """PostgreSQL ends as if it were killed."""
        self.postgres.stop(signal.SIGQUIT)
        self.postgres.start()

    def silence(self) -> None:
        """PostgreSQL stands still for some seconds: it takes what is sent, and answers nothing."""
        self.postgres.pause()
        time.sleep(CUT)
        self.postgres.resume()

    def part(self) -> None:
        """Two processes do not reach each other; the database and people they do."""
        one, other = self.coin.sample(self.servers, 2)
        ways = ((one.place.name, other.place.host), (other.place.name, one.place.host))
        for name, host in ways:
            ip("-n", name, "route", "add", "blackhole", f"{host}/32")
        time.sleep(CUT)
        for name, host in ways:
            ip("-n", name, "route", "del", "blackhole", f"{host}/32")

    def isolate(self) -> None:
        """A process reaches nobody, and nobody reaches it."""
        victim = self.coin.choice(self.servers)
        ip("link", "set", victim.place.wire, "down")
        time.sleep(CUT)
        ip("link", "set", victim.place.wire, "up")


@contextlib.contextmanager
def networks(walled: bool) -> Iterator[list[Place]]:
    """The places of all processes, until the end of the block."""
    places: list[Place] = []
    try:
        if walled:
            ip("link", "add", BRIDGE, "type", "bridge")
            ip("addr", "add", f"{NETWORK}.1/24", "dev", BRIDGE)
            ip("link", "set", BRIDGE, "up")
        for number in range(PROCESSES):
            places.append(Place(number, walled))
        yield places
    finally:
        for place in places:
            place.remove()
        if walled:
            ip("link", "del", BRIDGE, check=False)


def soaked(moves: int, walled: bool, seed: int) -> tuple[int, Counter[str], dict[str, list[float]]]:
    """Play so many moves: those that were told, the faults, and everybody's pauses after each kind."""
    with networks(walled) as places:
        host = f"{NETWORK}.1" if walled else "127.0.0.1"
        postgres = PostgresServer(Path(tempfile.gettempdir()), host)
        servers = [
            Server(place, postgres.emptied() if not i else postgres.address())
            for i, place in enumerate(places)
        ]
        houses = [server.house for server in servers]
        tables = [Played(game, houses[i % 3 :] + houses[: i % 3]) for i, game in enumerate(GAMES)]
        faults = Faults(servers, postgres, random.Random(seed))
        kinds: list[Callable[[], None]] = [faults.kill, faults.restart, faults.crash, faults.silence]
        kinds += [faults.part, faults.isolate] if walled else []
        done: Counter[str] = Counter()
        pauses: dict[str, list[float]] = {}
        enough = threading.Event()
        try:
            with ThreadPoolExecutor(len(tables)) as pool:
                work = [pool.submit(table.play, enough.is_set) for table in tables]
                time.sleep(2 * BETWEEN)
                for table in tables:
                    pauses.setdefault("", []).append(table.longest)
                    table.longest = 0.0
                while sum(table.told for table in tables) < moves and not any(one.done() for one in work):
                    fault = kinds[done.total() % len(kinds)]
                    fault()
                    time.sleep(BETWEEN)
                    done[fault.__name__] += 1
                    for table in tables:
                        pauses.setdefault(fault.__name__, []).append(table.longest)
                        table.longest = 0.0
                    print(fault.__name__, sum(table.told for table in tables), file=sys.stderr, flush=True)
                enough.set()
                for one in work:
                    one.result()
        finally:
            enough.set()
            for server in servers:
                server.kill()
                server.house.http.close()  # its sockets end with us: saying goodbye to the dead takes long
            postgres.remove()
    return sum(table.told for table in tables), done, pauses


TOLD = {
    "kill": "a process killed, and begun again 6 s later",
    "restart": "PostgreSQL restarted",
    "crash": "PostgreSQL ended as by kill -9, and started",
    "silence": "PostgreSQL stopped for 6 s, connections open",
    "part": "the network between two processes cut for 6 s",
    "isolate": "the network of one process cut for 6 s",
}


def report(moves: int, done: Counter[str], pauses: dict[str, list[float]]) -> str:
    """The whole page."""
    rows = "".join(row(name, times, pauses[name]) for name, times in done.items())
    packages = f"seaboard {version('seaboard')}, psycopg {version('psycopg')}"
    return f"""# Plugs pulled

{date.today()}, {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, {packages}.
Three processes over one PostgreSQL, {len(GAMES)} tables of all four games, the two people of each at
different processes. Whoever is thrown out comes again, as pages do, and compares what it was told with what
is there.
{moves:,} moves were told and {done.total()} plugs pulled; no move that was told was lost. The figures are the
longest times between two moves of a table around a fault, of which some have nothing to do with it: before
the first one the median was {middle(pauses[""])} s. While this was measured, {os.getloadavg()[1]:.1f}
processes on average wanted the {os.cpu_count()} cores.

| fault | times | median s | longest s |
|---|---:|---:|---:|
{rows}"""


def row(name: str, times: int, pauses: list[float]) -> str:
    """One kind of fault."""
    return f"| {TOLD[name]} | {times} | {middle(pauses)} | {max(pauses):.1f} |\n"


def middle(pauses: list[float]) -> str:
    """The median."""
    return f"{sorted(pauses)[len(pauses) // 2]:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="renew soak_processes.md")
    parser.add_argument("--moves", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    walled = sys.platform == "linux" and os.geteuid() == 0
    found = soaked(asked.moves, walled, asked.seed)
    print(report(*found))
    if asked.write:
        RESULTS.write_text(report(*found))


if __name__ == "__main__":
    main()
