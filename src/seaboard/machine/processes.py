"""Processes that work for this one: they end with it, and never keep it waiting."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor

SOON = 1.0  # seconds


def begin(gentle: int = 0) -> None:
    """A worker's first act; a gentle one gives way to whoever else wants the processor."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to answer
    threading.Thread(target=end_with_parent, daemon=True).start()
    if gentle and hasattr(os, "nice"):
        os.nice(gentle)


def end_with_parent() -> None:
    """A parent that is killed must not leave workers behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)


def end(pool: ProcessPoolExecutor, patience: float = SOON) -> None:
    """Stop a pool without waiting for a worker that still thinks, or hangs.

    `patience`: seconds for the system to clear them away; none where somebody else would wait meanwhile.
    """
    # Before Python 3.14 there is no public way to kill a pool's processes.
    processes = list((getattr(pool, "_processes", None) or {}).values())
    manager: threading.Thread | None = getattr(pool, "_executor_manager_thread", None)
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
    if manager is not None:  # it ends with them; a program that ends sooner would write into its closed pipe
        manager.join(patience)
