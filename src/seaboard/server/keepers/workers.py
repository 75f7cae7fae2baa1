"""Several processes behind one port: each keeps tables of its own, and one that dies is replaced."""

from __future__ import annotations

import logging
import multiprocessing
import multiprocessing.connection
import signal
import socket
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event

from seaboard.machine.processes import end_with_parent
from seaboard.server.serve import Server, address_of, configure, look_for_cycles_seldom, show
from seaboard.server.settings import Settings
from seaboard.server.store.postgres import PostgresStore
from seaboard.server.store.protocol import StorageError
from seaboard.server.tables.hall import Hall
from seaboard.server.upkeep import logs
from seaboard.server.web.app import Annex, create_app

from .keeper import Keeper

log = logging.getLogger("seaboard.server")
PAUSE = 1.0  # seconds at least between two beginnings of the same process
FAREWELL = 10.0  # seconds for the processes to end by themselves
LOOK = 0.5  # seconds between two looks at them


@dataclass(frozen=True)
class Plan:
    """What every process has to know."""

    database: str
    link_host: str  # where the others reach it
    settings: Settings
    annexes: Sequence[Callable[[Hall, Settings], Annex]] = ()
    log_as: logs.Form = "text"


def serve_alone(
    listening: socket.socket,
    plan: Plan,
    announce: Callable[[str], None],
    open_browser: bool = False,
    warm_first: bool = False,
) -> None:
    """Serve in this process until it is told to stop; StorageError."""
    with closing(PostgresStore(plan.database)) as store:
        look_for_cycles_seldom()
        keeper = Keeper(store, plan.link_host, warm_first=warm_first)
        app = create_app(store, plan.settings, annexes=plan.annexes, keeper=keeper)
        Server(configure(app), address_of(listening), announce, open_browser).run(sockets=[listening])


def greet(address: str, announce: Callable[[str], None], open_browser: bool) -> None:
    """People can come."""
    announce(address)
    if open_browser:
        show(address)


def work(listening: socket.socket, plan: Plan, answers: Event, replacing: bool) -> None:
    """One process of several. Who replaces another lets people in only when it can serve them."""
    threading.Thread(target=end_with_parent, daemon=True).start()
    logs.begin(plan.log_as)
    while True:
        try:
            serve_alone(listening, plan, lambda address: answers.set(), warm_first=replacing)
            return
        except StorageError as error:  # it was there when the first of us began, and will be again
            log.error("a process cannot begin: %s", error)
            time.sleep(PAUSE)


class Crew:
    """The processes, as the one that started them sees them."""

    def __init__(self, listening: socket.socket, plan: Plan, number: int) -> None:
        self.context = multiprocessing.get_context("spawn")
        share = max(1, plan.settings.workers // number)  # of the processes in which bots think
        self.plan = replace(plan, settings=replace(plan.settings, workers=share))
        self.listening = listening
        self.answers = self.context.Event()
        self.stopping = threading.Event()
        self.processes: list[tuple[BaseProcess, float]] = [self._begin(False) for _ in range(number)]

    def _begin(self, replacing: bool) -> tuple[BaseProcess, float]:
        known = (self.listening, self.plan, self.answers, replacing)
        process = self.context.Process(target=work, args=known)
        process.start()
        return process, time.monotonic()

    def watch(self, announce: Callable[[], None]) -> None:
        """Until somebody stops it: replace who dies. Says once that people can come."""
        announced = False
        while not self.stopping.is_set():
            multiprocessing.connection.wait([process.sentinel for process, _ in self.processes], LOOK)
            if not announced and self.answers.is_set():
                announce()
                announced = True
            for place, (process, begun) in enumerate(self.processes):
                if process.is_alive() or self.stopping.is_set():
                    continue
                if time.monotonic() - begun > PAUSE:
                    log.error("process %s ended with %s; another begins", process.pid, process.exitcode)
                    self.processes[place] = self._begin(True)
                else:
                    self.stopping.wait(LOOK)

    def stop(self, *_: object) -> None:
        """Let everybody go home."""
        self.stopping.set()

    def end(self) -> None:
        """Tell all processes, and wait until they have ended."""
        for process, _ in self.processes:
            process.terminate()
        until = time.monotonic() + FAREWELL + self.plan.settings.drain
        for process, _ in self.processes:
            process.join(max(0.1, until - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


def serve_together(
    number: int,
    listening: socket.socket,
    plan: Plan,
    announce: Callable[[str], None],
    open_browser: bool = False,
) -> None:
    """Serve in several processes until Ctrl-C; StorageError if they could not begin."""
    PostgresStore(plan.database).close()  # said here, once, and not by every process
    crew = Crew(listening, plan, number)
    before = {which: signal.signal(which, crew.stop) for which in (signal.SIGINT, signal.SIGTERM)}
    address = address_of(listening)
    try:
        crew.watch(lambda: greet(address, announce, open_browser))
    finally:
        crew.end()
        for which, handler in before.items():
            signal.signal(which, handler)
