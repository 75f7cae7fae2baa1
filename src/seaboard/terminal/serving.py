"""`seaboard serve` and `seaboard warm`."""

from __future__ import annotations

import os
import sys
import time

from seaboard.server.serve import NoPort, serve
from seaboard.server.store.protocol import StorageError
from seaboard.server.thinking.progress_bar import ProgressBar
from seaboard.server.wire.bodies import Health
from seaboard.warm import warm_up
from seaboard.words import Words

from . import screen
from .mistakes import Mistake


def run(host: str, port: int, data: str | None, browser: bool, origins: list[str], words: Words) -> None:
    """Serve until Ctrl-C."""
    try:
        serve(
            host=host,
            port=port,
            data=data,
            origins=[origin.rstrip("/") for origin in origins],
            open_browser=browser and screen.has_window(sys.platform, os.environ),
            announce=lambda address: print(words.say("cli-serving", address=address), flush=True),
        )
    except StorageError as error:
        raise Mistake(f"cli-storage-{error.reason}", path=error.place) from error
    except NoPort as error:
        # Ports are no numbers to be written with a thousands separator.
        raise Mistake("cli-no-port", host=error.host, port=str(error.port), reason=error.reason) from error


def warm(words: Words) -> None:
    """Build the libraries of all games, where they are missing; a bar shows how far it is."""
    bar = ProgressBar(sys.stderr)
    began = time.perf_counter()
    warm_up(lambda done, of, what: bar.show(Health("warming", done, of, what, 100 * done // max(1, of))))
    bar.show(Health("ready", 0, 0, ""))
    print(words.say("cli-warm", seconds=round(time.perf_counter() - began, 1)))
