"""`seaboard serve`: the server on this machine, from an address to Ctrl-C."""

from __future__ import annotations

import errno
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import FrameType

import platformdirs
import uvicorn
from starlette.types import ASGIApp

from .settings import Settings
from .store.sqlite import SqliteStore
from .thinking.progress_bar import ProgressBar
from .web.app import create_app

PORT = 8000
LAST_PORT = 65_535
TRIES = 20  # ports tried when the wanted one is taken


class NoPort(Exception):
    """No address to listen on."""

    def __init__(self, host: str, port: int, reason: str) -> None:
        super().__init__(f"cannot listen on {host} port {port}: {reason}")
        self.host, self.port, self.reason = host, port, reason


def default_store() -> Path:
    """Where matches are kept if nobody says otherwise."""
    return Path(platformdirs.user_data_dir("seaboard")) / "seaboard.sqlite3"


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    data: Path | str | None = None,
    open_browser: bool = False,
    bot_beat: float | None = None,
    origins: Iterable[str] = (),
    announce: Callable[[str], None] = lambda address: print(f"Seaboard: {address}", flush=True),
    settings: Settings | None = None,
) -> None:
    """Serve until Ctrl-C; StorageError or NoPort if it cannot begin."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    settings = settings or Settings()
    settings = replace(settings, origins=settings.origins | frozenset(origins))
    if bot_beat is not None:
        settings = replace(settings, bot_beat=bot_beat)
    path = Path(data) if data else default_store()
    with closing(SqliteStore(path)) as store, closing(listen(host, port)) as listening:
        app = create_app(store, settings, watch=ProgressBar(sys.stderr).show)
        server = Server(configure(app), address_of(listening), announce, open_browser)
        server.run(sockets=[listening])


def configure(app: ASGIApp) -> uvicorn.Config:
    """uvicorn as measured: deflate costs six times the CPU, sansio is the lean WebSocket."""
    return uvicorn.Config(
        app,
        loop="auto" if sys.platform == "win32" else "uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=65_536,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


class Server(uvicorn.Server):
    """Tells its address once it answers."""

    def __init__(
        self, config: uvicorn.Config, address: str, announce: Callable[[str], None], open_browser: bool
    ) -> None:
        super().__init__(config)
        self.address = address
        self.announce = announce
        self.open_browser = open_browser

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl-C and SIGTERM end the server and not the process: there is still a store to close."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        if self.started:
            self.announce(self.address)
            if self.open_browser:  # some browsers keep the caller waiting
                threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()


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
    if host in ("0.0.0.0", "::"):
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
