"""What nets have learned, as games keep it in their folders: `weights/<players>.f32`."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from seaboard.kernel.net import Weights
from seaboard.match.compiled import CompiledGame
from seaboard.match.errors import BrokenGame

FOLDER, ENDING = "weights", "f32"
STORED = np.dtype("<f4")  # the same bytes on every machine


@lru_cache(32)
def weights_of(game: CompiledGame, players: int) -> Weights:
    """The weights for a game with so many players; none for a game that is played out at random."""
    wanted = game.engine.weights_size
    if wanted == 0:
        return np.zeros(0, np.float32)
    found = game.bytes_file(FOLDER, f"{players}.{ENDING}") or b""
    if len(found) != wanted * STORED.itemsize:
        misfit = ValueError(f"{wanted} weights are wanted: seaboard train {game.name} --players {players}")
        raise BrokenGame(game.name, f"{FOLDER}/{players}.{ENDING}", misfit)
    weights = np.frombuffer(found, STORED).astype(np.float32)
    if not np.isfinite(weights).all():  # with them the search would find no move at all
        raise BrokenGame(game.name, f"{FOLDER}/{players}.{ENDING}", ValueError("weights are numbers"))
    return weights
