"""The warm-up in one line of a terminal."""

from __future__ import annotations

from typing import TextIO

from seaboard.machine.bar import Bar
from seaboard.server.wire.bodies import Health


class ProgressBar:
    """Hears how far the warm-up is."""

    def __init__(self, out: TextIO) -> None:
        self.bar = Bar(out)

    def show(self, health: Health) -> None:
        """The latest state of the warm-up; wiped away when it is over."""
        if health.status == "warming" and health.total:
            self.bar.draw(health.percent, 100, f"{health.percent} % {health.step}")
        else:
            self.bar.wipe()
