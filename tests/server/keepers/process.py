"""One of several processes over one database: in a thread, or by itself (`python -m … DATABASE LIFE`)."""

from __future__ import annotations

import contextlib
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from seaboard.server.keepers.keeper import Keeper
from seaboard.server.keepers.leases import LIFE
from seaboard.server.store.postgres import PATIENCE, PostgresStore
from seaboard.server.store.postgres_wire import SILENCE
from tests.server.house import Client, House, running

ROOT = Path(__file__).parents[3]
RESTART = 1012
SHORT = 1.5  # seconds that a process is believed to be alive: nobody shall wait long for these tests


@contextlib.contextmanager
def process(
    address: str,
    folder: Path,
    life: float = LIFE,
    patience: float = PATIENCE,
    silence: float = SILENCE,
    **more: Any,
) -> Iterator[House]:
    """In a thread; it knows the others over the network alone."""
    keeper = Keeper(PostgresStore(address, patience, silence), life=life)
    with running(folder / "none", keeper=keeper, **more) as house:
        yield house


def come_back(house: House, table: str, token: str | None, before: Client) -> Client:
    """What a page does when its socket ends."""
    assert before.close_code() == RESTART
    return house.watch(table, token, before)


class Process:
    """By itself."""

    def __init__(self, address: str, life: float = SHORT) -> None:
        command = [sys.executable, "-m", "tests.server.keepers.process", address, str(life)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)

    def house(self) -> House:
        """Where it is reached, once it answers."""
        assert self.process.stdout is not None
        return House(("127.0.0.1", int(self.process.stdout.readline())))

    def kill(self) -> None:
        """As a machine that fails."""
        self.process.kill()
        self.process.wait(10)
        assert self.process.stdout is not None
        self.process.stdout.close()


if __name__ == "__main__":
    with (
        tempfile.TemporaryDirectory() as scratch,
        process(sys.argv[1], Path(scratch), float(sys.argv[2])) as served,
    ):
        print(served.port, flush=True)
        threading.Event().wait()
