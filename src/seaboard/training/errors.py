"""What a course cannot do."""

from __future__ import annotations

from typing import Any

from seaboard.match.errors import SeaboardError


class TrainingError(SeaboardError):
    """A reason as a code, and its parameters."""

    def __init__(self, reason: str, **params: Any) -> None:
        self.reason, self.params = reason, params
        super().__init__(reason, params)
