"""`seaboard serve`, `seaboard mcp` and `seaboard warm`."""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec

from seaboard.mcp.door import Door, is_installed
from seaboard.server.serve import NoPort, serve
from seaboard.server.settings import Settings
from seaboard.server.store.protocol import StorageError
from seaboard.server.thinking.progress_bar import ProgressBar
from seaboard.server.upkeep import logs
from seaboard.server.web.address import Network, network_of
from seaboard.server.wire.bodies import Health
from seaboard.warm import warm_up
from seaboard.words import Words

from . import screen
from .mistakes import Mistake, number


@dataclass(frozen=True)
class Others:
    """Who else has a say: sites whose pages may talk to the server, and proxies that speak for people."""

    origins: list[str]
    proxies: list[str]

    def check(self) -> None:
        """Mistake if somebody cannot be meant by that."""
        for typed in self.origins:
            if not re.fullmatch(r"https?://[^/?#@]+/?", typed):
                raise Mistake("cli-bad-origin", value=typed)
        _networks(self.proxies)


@dataclass(frozen=True)
class Kept:
    """Where matches are kept: in a file, or in a database that several processes share."""

    data: str | None
    database: str | None = None
    processes: int = 1
    link_host: str = "127.0.0.1"

    def check(self) -> None:
        """Mistake if that is not possible."""
        if self.database is None and self.processes > 1:
            raise Mistake("cli-workers-need-database")
        if self.database is not None and self.data is not None:
            raise Mistake("cli-file-or-database")
        if self.database is not None and find_spec("psycopg") is None:
            raise Mistake("cli-no-postgres")


@dataclass(frozen=True)
class Upkeep:
    """What whoever runs a server wishes: how its log is written, and settings."""

    log_as: logs.Form
    settings: Settings


LONGEST_DRAIN = 3600


def upkeep(log: str, drain: str, metrics: list[str]) -> Upkeep:
    """The same as it was typed."""
    if log not in ("text", "json"):
        raise Mistake("cli-bad-log", value=log)
    seconds = float(number(drain, "--drain", 0, LONGEST_DRAIN))
    return Upkeep("json" if log == "json" else "text", Settings(metrics=_networks(metrics), drain=seconds))


def _networks(typed: list[str]) -> tuple[Network, ...]:
    found = []
    for one in typed:
        try:
            found.append(network_of(one))
        except ValueError:
            raise Mistake("cli-bad-network", value=one) from None
    return tuple(found)


def run(
    host: str, port: int, kept: Kept, browser: bool, others: Others, upkeep: Upkeep, words: Words
) -> None:
    """Serve until Ctrl-C; agents find a door of their own, where their protocol is installed."""
    kept.check()
    others.check()
    with told():
        serve(
            host=host,
            port=port,
            data=kept.data,
            database=kept.database,
            processes=kept.processes,
            link_host=kept.link_host,
            origins=[origin.rstrip("/") for origin in others.origins],
            proxies=others.proxies,
            open_browser=browser and screen.has_window(sys.platform, os.environ),
            announce=lambda address: print(words.say("cli-serving", address=address), flush=True),
            annexes=[Door] if is_installed() else [],
            settings=upkeep.settings,
            log_as=upkeep.log_as,
        )


def agents(server: str | None, host: str, port: int, data: str | None, words: Words) -> None:
    """Speak with an agent over stdio: for tables of our own, or for those of a server elsewhere."""
    if not is_installed():
        raise Mistake("cli-no-mcp")
    from seaboard.mcp import stdio

    def announce(address: str) -> None:  # the standard output is the agent's
        print(words.say("cli-serving", address=address), file=sys.stderr, flush=True)

    with told():
        try:
            if server is None:
                stdio.serve(host, port, data, words.language, announce)
            else:
                stdio.pass_on(server)
        except stdio.NoServer as error:
            raise Mistake("cli-no-agents-there", address=error.address, reason=error.reason) from error


@contextmanager
def told() -> Iterator[None]:
    """What a server cannot do is a mistake with a sentence."""
    try:
        yield
    except StorageError as error:
        raise Mistake(f"cli-storage-{error.reason}", path=error.place) from error
    except NoPort as error:
        # Ports are no numbers to be written with a thousands separator.
        raise Mistake("cli-no-port", host=error.host, port=str(error.port), reason=error.reason) from error


def warm(words: Words) -> None:
    """Build the libraries of all games, where they are missing; a bar shows how far it is."""
    bar = ProgressBar(sys.stderr)
    began = time.perf_counter()
    slow = warm_up(
        lambda done, of, what: bar.show(Health("warming", done, of, what, 100 * done // max(1, of)))
    )
    bar.show(Health("ready", 0, 0, ""))
    if slow:
        raise Mistake("cli-warm-slow", games=", ".join(slow))
    print(words.say("cli-warm", seconds=round(time.perf_counter() - began, 1)))
