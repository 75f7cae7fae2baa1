"""A real PostgreSQL of the tests' own: made, started, killed and restarted as a test wishes."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

from seaboard.server.serve import bind
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
MEMORY = Path("/dev/shm")  # after a crash every file is synced, for which a busy disk takes its time
ROOM = 256 << 20  # bytes
SUPERUSER = "seaboard"
# PostgreSQL refuses to be root; Debian's package makes this user.
USER = "postgres" if os.geteuid() == 0 else None
QUIET = [
    "-c", "shared_buffers=16MB",
    "-c", "max_connections=60",
    "-c", "autovacuum=off",
]  # fmt: skip


class PostgresServer:
    """A server on a free port, with its files in a folder that goes with it."""

    def __init__(self, parent: Path | None = None, host: str = "127.0.0.1") -> None:
        self.host = host
        found = subprocess.run([ROOT / "scripts" / "postgres"], check=True, capture_output=True, text=True)
        self.programs = Path(found.stdout.strip())
        roomy = MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM
        parent = parent or (MEMORY if roomy else None)
        self.folder = Path(tempfile.mkdtemp(prefix="seaboard-postgres-", dir=parent))
        if USER is not None:
            shutil.chown(self.folder, USER)
        with bind(host, 0) as probe:
            self.port = probe.getsockname()[1]
        making = ["initdb", "--auth", "trust", "--username", SUPERUSER, "--no-sync", "--encoding", "UTF8"]
        self._run([*making, "--no-locale", "--pgdata", str(self.folder / "files")]).wait()
        if host != "127.0.0.1":
            with (self.folder / "files" / "pg_hba.conf").open("a") as rules:
                rules.write("host all all samenet trust\n")
        self.start()

    def _run(self, command: list[str]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [self.programs / command[0], *command[1:]],
            user=USER,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def start(self) -> None:
        """Start it, and wait until it answers."""
        where = ["-D", str(self.folder / "files"), "-p", str(self.port), "-k", str(self.folder)]
        self.process = self._run(["postgres", *where, "-c", f"listen_addresses={self.host}", *QUIET])
        end = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.address()).close()
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None, "PostgreSQL does not start"
                assert time.monotonic() < end, f"waited {PATIENCE:.0f} s for PostgreSQL"
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: fast, or with SIGQUIT as if the machine had lost its power."""
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def pause(self) -> None:
        """Stop it and all our connections where they are; the system still takes what is sent."""
        with psycopg.connect(self.address()) as db:
            ours = db.execute("SELECT pid FROM pg_stat_activity WHERE application_name = 'seaboard'")
            self.paused = [self.process.pid, *(pid for (pid,) in ours)]
        for pid in self.paused:
            os.kill(pid, signal.SIGSTOP)

    def resume(self) -> None:
        """Let all of them go on; who was given up meanwhile may end at once."""
        for pid in self.paused:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    def address(self, port: int | None = None) -> str:
        """Its database, or the same behind a port that leads to it."""
        host = self.host if port is None else "127.0.0.1"
        return f"postgresql://{SUPERUSER}@{host}:{port or self.port}/postgres"

    def emptied(self) -> str:
        """The address of its database, with nothing of ours in it."""
        with psycopg.connect(self.address(), autocommit=True) as db:
            db.execute("SET client_min_messages = warning")
            db.execute("DROP SCHEMA IF EXISTS seaboard CASCADE")
        return self.address()

    def remove(self) -> None:
        """Stop it for good."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)
