"""A small net that judges positions and moves: what a game's `features` say, one hidden layer, one number.

All weights lie in one row of numbers, for the value first and then for moves: `training` fills it.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

from .chance import Chance
from .kit import Actions, scratch
from .layout import Positions

Weights = npt.NDArray[np.float32]
FeatureTable = npt.NDArray[np.float32]  # of two dimensions
UNITS: Final = 32  # hidden ones, for the value
MOVE_UNITS: Final = 12  # and for a move

if TYPE_CHECKING:
    from .game_rules import FEATURES, MOVE_FEATURES, Features, Returns, actor, features, move_features

    MOVES_FROM = 0  # where the weights for moves begin


def size_of_value(n: int) -> int:
    """How many weights judge positions of n features."""
    return (n + 2) * UNITS + 1


def size_of_moves(n: int) -> int:
    """How many weights judge moves of n features."""
    return (n + 2) * MOVE_UNITS


def judged(x: Features, weights: Weights) -> float:
    """How good a position with these features is, −1 … 1."""
    hidden = scratch(UNITS, np.float32)
    for j in range(UNITS):
        hidden[j] = weights[FEATURES * UNITS + j]
    for i in range(FEATURES):
        if x[i] != 0.0:  # most are
            for j in range(UNITS):
                hidden[j] += x[i] * weights[i * UNITS + j]
    found = weights[(FEATURES + 2) * UNITS]
    for j in range(UNITS):
        found += max(hidden[j], np.float32(0.0)) * weights[(FEATURES + 1) * UNITS + j]
    z = np.float64(found)
    return z / math.sqrt(1.0 + z * z)


def evaluate(s: Any, seats: int, weights: Weights, out: Returns, actions: Actions, rng: Chance) -> None:
    """How good a position is for each seat; of two, what one wins the other loses."""
    x = scratch(FEATURES, np.float32)
    if seats == 2:
        seat = actor(s)
        features(s, seat, x)
        out[seat] = judged(x, weights)
        out[1 - seat] = -out[seat]
        return
    for seat in range(seats):
        features(s, seat, x)
        out[seat] = judged(x, weights)


def promise(s: Any, action: int, weights: Weights) -> float:
    """How much a move promises before it is tried: the higher, the sooner it is."""
    x = scratch(MOVE_FEATURES, np.float32)
    move_features(s, action, x)
    hidden = scratch(MOVE_UNITS, np.float32)
    for j in range(MOVE_UNITS):
        hidden[j] = weights[MOVES_FROM + MOVE_FEATURES * MOVE_UNITS + j]
    for i in range(MOVE_FEATURES):
        if x[i] != 0.0:
            for j in range(MOVE_UNITS):
                hidden[j] += x[i] * weights[MOVES_FROM + i * MOVE_UNITS + j]
    found = np.float32(0.0)
    for j in range(MOVE_UNITS):
        found += max(hidden[j], np.float32(0.0)) * weights[MOVES_FROM + (MOVE_FEATURES + 1) * MOVE_UNITS + j]
    return np.float64(found)


def look(positions: Positions, seat: int, out: Weights) -> None:
    """The features of the one position of the array, as a seat sees them."""
    features(positions[0], seat, out)


def look_at_moves(positions: Positions, actions: Actions, n: int, out: FeatureTable) -> None:
    """The features of some legal moves, a row each."""
    for i in range(n):
        move_features(positions[0], int(actions[i]), out[i])
