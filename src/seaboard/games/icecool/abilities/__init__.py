"""What not every game can do: cards that lie face down, a clock, films of flicks, and a warm-up."""

from __future__ import annotations

from .clock import FlickClock
from .films import Films
from .practice import WarmUp
from .secrets import FaceDown

__all__ = ["FaceDown", "Films", "FlickClock", "WarmUp"]
