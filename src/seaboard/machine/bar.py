"""How far something is, in one line of a terminal."""

from __future__ import annotations

from typing import TextIO

WIDTH = 24


class Bar:
    """Draws over itself, and only where somebody can see it."""

    def __init__(self, out: TextIO) -> None:
        self.out, self.drawn = out, 0

    def draw(self, done: int, of: int, text: str, label: str = "") -> None:
        """So much is done; a text stands behind the bar, a label before it."""
        if not self.out.isatty():
            return
        line = f"{label}[{'#' * (WIDTH * done // max(1, of)):.<{WIDTH}}] {text}"
        self.out.write("\r" + line.ljust(self.drawn))
        self.out.flush()
        self.drawn = len(line)

    def wipe(self) -> None:
        """Leave no trace."""
        self._leave("\r" + " " * self.drawn + "\r")

    def rest(self) -> None:
        """Let it stand as it is, and go on below."""
        self._leave("\n")

    def _leave(self, sign: str) -> None:
        if self.drawn:
            self.out.write(sign)
            self.out.flush()
        self.drawn = 0
