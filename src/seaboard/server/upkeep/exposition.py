"""A server's figures in the text format of Prometheus (version 0.0.4)."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from itertools import accumulate
from typing import Literal

from seaboard import __version__
from seaboard.server.tables.hall import Hall
from seaboard.server.thinking.queue import Kind

from .figures import Histogram

TYPE = "text/plain; version=0.0.4; charset=utf-8"
Labels = Mapping[str, object]
Sample = tuple[Labels, float]


def family(
    name: str, kind: Literal["counter", "gauge"], about: str, samples: Iterable[Sample]
) -> Iterator[str]:
    """A figure with its values: one, or one for each label."""
    yield from head(name, kind, about)
    for labels, value in samples:
        yield line(name, labels, value)


def distribution(name: str, about: str, histogram: Histogram) -> Iterator[str]:
    """How often something took at most how long."""
    yield from head(name, "histogram", about)
    bounds = [*map(str, histogram.bounds), "+Inf"]
    for bound, count in zip(bounds, accumulate(histogram.counts), strict=True):
        yield line(f"{name}_bucket", {"le": bound}, count)
    yield line(f"{name}_sum", {}, histogram.seconds)
    yield line(f"{name}_count", {}, histogram.count)


def head(name: str, kind: str, about: str) -> Iterator[str]:
    """What a figure is."""
    yield f"# HELP {name} {about}\n"
    yield f"# TYPE {name} {kind}\n"


def line(name: str, labels: Labels, value: float) -> str:
    """One value. Labels are words and numbers of ours: none has a sign that must be written otherwise."""
    named = ",".join(f'{label}="{word}"' for label, word in labels.items())
    return f"{name}{{{named}}} {value}\n" if named else f"{name} {value}\n"


def exposition(hall: Hall, doors: int, sockets: int) -> str:
    """All figures of a server. No table, seat or address has a name in them."""
    figures, guests = hall.figures, list(hall.line.queue.guests.values())
    waiting = [ticket for guest in guests for ticket in guest.waiting]
    running = [ticket for guest in guests for ticket in guest.running]
    watched = sum(bool(table.watchers) for table in hall.tables.values())
    parts = (
        family("seaboard_build_info", "gauge", "The version that runs.", [({"version": __version__}, 1)]),
        distribution(
            "seaboard_move_seconds",
            "From a player's message to its answer: the move is durable and everybody is told.",
            figures.moves,
        ),
        family(
            "seaboard_connections",
            "gauge",
            "Open connections: requests over HTTP, and sockets at tables.",
            [({"kind": "http"}, doors), ({"kind": "socket"}, sockets)],
        ),
        family(
            "seaboard_tables",
            "gauge",
            "Tables in memory: somebody looks at them, or they were used lately.",
            [({"watched": "yes"}, watched), ({"watched": "no"}, len(hall.tables) - watched)],
        ),
        family("seaboard_tables_opened_total", "counter", "New tables.", [({}, figures.tables)]),
        family(
            "seaboard_thoughts_waiting",
            "gauge",
            "Thoughts of bots that wait for a worker, by what they are about.",
            ((kind_of(kind), sum(ticket.kind is kind for ticket in waiting)) for kind in Kind),
        ),
        family("seaboard_thoughts_running", "gauge", "Thoughts that workers think.", [({}, len(running))]),
        family(
            "seaboard_store_commits_total",
            "counter",
            "Transactions that the store made durable, each with all that was waiting.",
            [({}, hall.store.commits)],
        ),
        family(
            "seaboard_store_refuses",
            "gauge",
            "1 while the store can write nothing.",
            [({}, int(hall.store.trouble is not None))],
        ),
        family(
            "seaboard_requests_total",
            "counter",
            "Answers over HTTP, by status.",
            (({"status": status}, count) for status, count in sorted(figures.requests.items())),
        ),
        family(
            "seaboard_refusals_total",
            "counter",
            "What was refused at tables and at the door, by code; illegal-move is what the rules refuse.",
            (({"code": code}, count) for code, count in sorted(figures.refusals.items())),
        ),
        family(
            "process_cpu_seconds_total",
            "counter",
            "CPU of the server's own process, without its workers.",
            [({}, time.process_time())],
        ),
        family("process_resident_memory_bytes", "gauge", "Memory of the same.", resident()),
    )
    return "".join(text for part in parts for text in part)


def kind_of(kind: Kind) -> Labels:
    """What a thought is about."""
    return {"kind": kind.name.lower()}


def resident() -> Iterator[Sample]:
    """What the system says, where it says it in a file."""
    if sys.platform == "linux":
        import resource

        with open("/proc/self/statm", encoding="ascii") as file:
            yield {}, int(file.read().split()[1]) * resource.getpagesize()
