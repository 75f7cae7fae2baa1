"""What the rules of Fish & Chips note; `events.py` says what the numbers mean."""

from __future__ import annotations

from typing import Final

SWAPPED: Final = 0  # special rank, side, origin, partner's square, partner
KEPT: Final = 1  # side
CAPTURED: Final = 2  # side, origin, square, top fish, the caught pile's top fish, its height
PASSED: Final = 3  # side
ROUND_OVER: Final = 4
MATCH_OVER: Final = 5
DEALT: Final = 6  # starter
