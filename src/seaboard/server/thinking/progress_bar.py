"""The warm-up in one line of a terminal."""

from __future__ import annotations

from typing import TextIO

from seaboard.server.wire.bodies import Health

WIDTH = 24


class ProgressBar:
    """Draws over itself, and only where somebody can see it."""

    def __init__(self, out: TextIO) -> None:
        self.out = out
        self.drawn = 0

    def show(self, health: Health) -> None:
        """The latest state of the warm-up; wiped away when it is over."""
        if not self.out.isatty():
            return
        line = ""
        if health.status == "warming" and health.total:
            full = WIDTH * health.percent // 100
            line = f"[{'#' * full}{'.' * (WIDTH - full)}] {health.percent} % {health.step}"
        if line or self.drawn:
            self.out.write("\r" + line.ljust(self.drawn) + ("" if line else "\r"))
            self.out.flush()
        self.drawn = len(line)
