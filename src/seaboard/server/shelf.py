"""The games that this server offers: those of the house, and those from outside that can be loaded."""

from __future__ import annotations

import logging
from functools import cache as once
from typing import Any

import seaboard
from seaboard.match.errors import BrokenGame
from seaboard.match.game import Game

log = logging.getLogger("seaboard.server")


@once
def find(name: str) -> Game[Any] | None:
    """A game by its name, whose bots can be loaded too; None where not, which is logged once. UnknownGame."""
    try:
        seaboard.bots(name)
        return seaboard.game(name)
    except BrokenGame as error:
        log.error("%s", error)
        return None


def playable() -> list[Game[Any]]:
    """All that can be played, in the order of their names."""
    return [game for name in seaboard.games() if (game := find(name)) is not None]
