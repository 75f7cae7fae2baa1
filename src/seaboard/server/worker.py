"""What runs inside a bot's process."""

from __future__ import annotations

import logging
import multiprocessing
import multiprocessing.connection
import os
import pickle
import signal
import threading
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import seaboard

from .wire import Params

log = logging.getLogger("seaboard.bots")

GENTLE = 5  # a thinking bot gives way to the event loop
HINTING = "orca"


def begin(reports: Any) -> None:
    """A worker's first act: load the rules, telling how far it is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to answer
    threading.Thread(target=end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(GENTLE)
    try:
        seaboard.warm_up(lambda done, total, step: reports.put((done, total, step)))
    except Exception:  # a bot that does not need that rule can still think
        log.exception("a worker could not prepare all rules")


def end_with_parent() -> None:
    """A killed server must not leave workers behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)


def ready() -> None:
    """Done as soon as the worker is."""


def choose(bot: str, match: bytes, seat: int) -> str:
    """A bot's move."""
    move: str = seaboard.bot(bot).choose(pickle.loads(match), seat)
    return move


def hint(match: bytes, seat: int, seconds: float) -> tuple[str, Params]:
    """A good move, with a game's own word on it where there is one."""
    return seaboard.bot(HINTING).hint(pickle.loads(match), seat, seconds)


def is_broken(error: Exception) -> bool:
    """Whether a pool must be replaced: a worker crashed or does not answer."""
    return isinstance(error, BrokenProcessPool | TimeoutError)
