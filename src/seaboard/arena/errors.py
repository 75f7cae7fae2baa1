"""What an arena cannot do, as a code and parameters; the terminal has the sentences."""

from __future__ import annotations

from typing import Any

from seaboard.match.errors import SeaboardError

LONGEST_TOLD = 200  # signs


class ArenaError(SeaboardError):
    """Something that was asked of the arena cannot be done."""

    def __init__(self, reason: str, **params: Any) -> None:
        super().__init__(reason)
        self.reason, self.params = reason, params

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.reason} ({details})"


class Ended(Exception):
    """A bot that would have ended the arena along with itself: SystemExit and the like."""


def told(error: BaseException) -> str:
    """What somebody's bot raised, in a line of a table."""
    return str(error) if isinstance(error, Ended) else f"{type(error).__name__}: {error}"[:LONGEST_TOLD]
