"""What a flick looked like: its trajectory, small enough for the wire (docs/icecool-board.md)."""

from __future__ import annotations

from seaboard.games.icecool.physics import trace


class Films:
    """A film is the trace of a flick; other moves have none."""

    def seconds(self, film: bytes) -> float:
        """How long it runs."""
        return trace.seconds(film)
