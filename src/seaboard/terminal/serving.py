"""`seaboard serve` and `seaboard warm`."""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed

from seaboard.server.serve import NoPort, serve
from seaboard.server.shelf import playable
from seaboard.server.store.protocol import StorageError
from seaboard.server.thinking.progress_bar import ProgressBar
from seaboard.server.wire.bodies import Health
from seaboard.warm import Progress, warm_up
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
    """Compile, or load, every rule; a bar shows how far it is."""
    bar = ProgressBar(sys.stderr)
    began = time.perf_counter()
    side_by_side(lambda done, of, what: bar.show(Health("warming", done, of, what)))
    bar.show(Health("ready", 0, 0, ""))
    print(words.say("cli-warm", seconds=round(time.perf_counter() - began, 1)))


def side_by_side(progress: Progress) -> None:
    """Fill the cache for all games, each in a process of its own: a compiler keeps one core busy."""
    spawning = multiprocessing.get_context("spawn")
    games = playable()
    with ProcessPoolExecutor(min(len(games), os.cpu_count() or 1), spawning) as pool:
        tasks = {pool.submit(_prepare, game.name): game for game in games}
        progress(0, len(tasks), "")
        for done, task in enumerate(as_completed(tasks), start=1):
            task.result()
            progress(done, len(tasks), tasks[task].title)


def _prepare(name: str) -> None:
    warm_up(games=[name])
