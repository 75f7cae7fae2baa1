"""Trying moves outside any match: what a game that offers it owes whoever asks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import msgspec

from .errors import Refusal


class Practice(ABC):
    """A place of its own: nothing is counted, kept or won in it."""

    ground_type: type[msgspec.Struct]  # what a page needs to draw the place
    attempt_type: type[msgspec.Struct]  # what somebody tries
    result_type: type[msgspec.Struct]  # what came of it

    @abstractmethod
    def ground(self) -> msgspec.Struct:
        """The place before the first attempt."""

    @abstractmethod
    def refusal(self, attempt: Any) -> Refusal | None:
        """Why an attempt cannot be made, None if it can; quick."""

    @abstractmethod
    def result(self, attempt: Any) -> msgspec.Struct:
        """What comes of an attempt that can be made; it may be simulated."""
