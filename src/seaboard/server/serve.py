"""`seaboard serve`: the server on this machine, from an address to Ctrl-C."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import FrameType

import platformdirs
import uvicorn
from starlette.applications import Starlette

from seaboard import __version__

from .push.bell import Bell
from .settings import Settings
from .store.lock import only_server
from .store.protocol import StorageError
from .store.sqlite import SqliteStore
from .tables.hall import Hall
from .thinking.progress_bar import ProgressBar
from .upkeep import logs
from .upkeep.backup import PUSH, beside
from .web.address import network_of
from .web.app import Annex, create_app
from .web.door import Door
from .web.network import Listener, NetworkDoor, NoNetwork
from .web.origin import is_loopback
from .wire.socket import TableSocket

log = logging.getLogger("seaboard.serve")
PORT = 8000
LAST_PORT = 65_535
EVERYWHERE = ("0.0.0.0", "::")
LOOK = 0.1  # seconds between two looks whether everybody has left
TRIES = 20  # ports tried when the wanted one is taken


class NoPort(Exception):
    """No address to listen on."""

    def __init__(self, host: str, port: int, reason: str) -> None:
        super().__init__(f"cannot listen on {host} port {port}: {reason}")
        self.host, self.port, self.reason = host, port, reason


def default_store() -> Path:
    """Where matches are kept if nobody says otherwise; SEABOARD_DATA moves it, as in a container."""
    if given := os.environ.get("SEABOARD_DATA"):
        return Path(given)
    return Path(platformdirs.user_data_dir("seaboard")) / "seaboard.sqlite3"


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    data: Path | str | None = None,
    open_browser: bool = False,
    bot_beat: float | None = None,
    origins: Iterable[str] = (),
    proxies: Iterable[str] = (),
    announce: Callable[[str], None] = lambda address: print(f"Seaboard: {address}", flush=True),
    settings: Settings | None = None,
    annexes: Sequence[Callable[[Hall, Settings], Annex]] = (),
    log_as: logs.Form = "text",
    database: str | None = None,
    processes: int = 1,
    link_host: str = "127.0.0.1",
) -> None:
    """Serve until Ctrl-C or SIGTERM; StorageError or NoPort if it cannot begin.

    With a database (PostgreSQL) instead of a file, several processes share it, on this machine or on several.
    """
    logs.begin(log_as)
    settings = settings or Settings()
    settings = replace(
        settings,
        origins=settings.origins | frozenset(origins),
        proxies=(*settings.proxies, *map(network_of, proxies)),
    )
    if bot_beat is not None:
        settings = replace(settings, bot_beat=bot_beat)
    if database is not None:
        from .keepers import workers  # the database's package is an extra

        check_link(link_host)  # said here, once, and not by every process
        plan = workers.Plan(database, link_host, settings, tuple(annexes), log_as)
        with closing(listen(host, port)) as listening:
            begin = workers.serve_alone if processes == 1 else partial(workers.serve_together, processes)
            begin(listening, plan, announce, open_browser)
    else:
        path = Path(data) if data else default_store()
        with only_server(path), closing(SqliteStore(path)) as store, closing(listen(host, port)) as listening:
            look_for_cycles_seldom()
            bell: Callable[[Hall, Settings], Annex] = partial(Bell, file=beside(path, PUSH))
            app = create_app(store, settings, watch=ProgressBar(sys.stderr).show, annexes=[*annexes, bell])
            server = Server(configure(app), address_of(listening), announce, open_browser)
            server.network = app.state.network
            server.run(sockets=[listening])
    log.info("stopped; everything that was told is stored")


def look_for_cycles_seldom() -> None:
    """A server keeps much and makes few cycles: looking for them took a fifth of its time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def configure(app: Starlette) -> uvicorn.Config:
    """uvicorn with our own door: what comes for a table leaves uvicorn behind."""
    return uvicorn.Config(
        app,
        loop="auto" if sys.platform == "win32" else "uvloop",
        http=Door,
        ws=TableSocket,  # named so that uvicorn knows of upgrades; the door makes them
        lifespan="on",
        proxy_headers=False,  # the door knows whom to believe
        log_config=None,  # ours, in which nobody can fill the disk
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


class Server(uvicorn.Server):
    """Tells its address once it answers, and ends without dropping anything that was begun."""

    network: NetworkDoor | None = None

    def __init__(
        self, config: uvicorn.Config, address: str, announce: Callable[[str], None], open_browser: bool
    ) -> None:
        super().__init__(config)
        self.address = address
        self.announce = announce
        self.open_browser = open_browser

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until it is told to stop; StorageError, or what else kept it from beginning."""
        app: Starlette = self.config.app  # type: ignore[assignment]  # ours is no other

        def is_new(_: logging.LogRecord) -> bool:
            """Not where a sentence says it: uvicorn would write how it came to that."""
            return not isinstance(app.state.hindered, StorageError)

        said = logging.getLogger("uvicorn.error")
        said.addFilter(is_new)
        try:
            super().run(sockets)
        finally:  # uvicorn ends the program then, and says no more to who could tell it in a sentence
            said.removeFilter(is_new)
            if app.state.hindered is not None and not self.should_exit:  # or it was told to end meanwhile
                raise app.state.hindered from None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl-C and SIGTERM end the server and not the process: there is still a store to close."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        if self.started:
            log.info("Seaboard %s listens at %s", __version__, self.address)
            if self.network is not None and sockets:
                self.network.listener = self.beside(sockets[0])
            self.announce(self.address)
            if self.open_browser:
                show(self.address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """No new tables; those that are there go on for a while if the settings say so.

        Then uvicorn stops listening and tells every socket, which answers what was begun and says goodbye:
        its page comes again by itself.
        """
        app: Starlette = self.config.app  # type: ignore[assignment]  # ours is no other
        hall, porter = app.state.hall, app.state.porter
        hall.stopping = True
        log.info("stopping: %d sockets at %d tables", len(porter.sockets), len(hall.tables))
        loop = asyncio.get_running_loop()
        until = loop.time() + hall.settings.drain
        while porter.sockets and loop.time() < until and not self.force_exit:
            await asyncio.sleep(LOOK)
        app.state.ahead.stop()
        await super().shutdown(sockets)

    def beside(self, listening: socket.socket) -> Listener:
        """How to listen for the neighbours besides; not needed where they come in already."""
        host, port = listening.getsockname()[:2]

        def door() -> Door:
            return Door(self.config, self.server_state, self.lifespan.state)

        return Listener(
            lambda: listen_among_neighbours(port), door, None if is_loopback(host) else self.address
        )


def show(address: str) -> None:
    """Open the page; some browsers keep the caller waiting."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def listen_among_neighbours(port: int) -> tuple[socket.socket, str]:
    """A socket at this machine's own address on its network, and the address to type; NoNetwork."""
    host = host_among_neighbours()
    if is_loopback(host):
        raise NoNetwork
    try:
        listening = listen(host, port)
    except NoPort as error:
        raise NoNetwork from error
    return listening, address_of(listening)


def listen(host: str, port: int) -> socket.socket:
    """A socket on the wanted port, or on the next free one."""
    if not 0 <= port <= LAST_PORT:
        raise NoPort(host, port, f"ports go from 0 to {LAST_PORT}")
    for candidate in range(port, min(port + TRIES, LAST_PORT + 1)):
        try:
            return bind(host, candidate)
        except UnicodeError as error:  # a host that no name can have
            raise NoPort(host, candidate, str(error)) from error
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise NoPort(host, candidate, error.strerror or str(error)) from error
    raise NoPort(host, port, f"this one and the next {TRIES - 1} are taken")


def check_link(host: str) -> None:
    """NoPort where other processes could not reach this one."""
    if host in EVERYWHERE:
        raise NoPort(host, 0, "others need one address of this machine, not all of them")
    listen(host, 0).close()


def bind(host: str, port: int) -> socket.socket:
    """A listening socket, or OSError."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":  # there it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(2048)
    except BaseException:
        listening.close()
        raise
    listening.setblocking(False)
    return listening


def address_of(listening: socket.socket) -> str:
    """The address to type into a browser: where all may come in, one that works for the neighbours too."""
    host, port = listening.getsockname()[:2]
    if host in EVERYWHERE:
        host = host_among_neighbours()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def host_among_neighbours() -> str:
    """This machine's own address on its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address of nobody (RFC 5737); any other would do
        except OSError:  # no network
            return "127.0.0.1"
        return str(probe.getsockname()[0])
