"""What a seat may imagine: a position in which everything hidden from it is dealt anew."""

from __future__ import annotations

from random import Random
from typing import Any

from seaboard.match.standing import Standing


def imagined(here: Standing[Any], seat: int, rng: Random) -> Standing[Any]:
    """Where the seat may believe to stand; where nothing is hidden, where it does stand."""
    secrets = here.game.secrets
    if secrets is None:
        return here
    return Standing(here.game, secrets.redeal(here.position, seat, rng))
