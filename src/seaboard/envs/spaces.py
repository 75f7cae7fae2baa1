"""Spaces of Gymnasium, which PettingZoo uses too: what a seat sees, and actions of which some are legal."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete, Space

from seaboard.kernel.encoding import Fields, size_of

Seen = dict[
    str, npt.NDArray[Any]
]  # what a seat gets: `observation`, and `action_mask` where actions are integers


class LegalActions(Discrete):
    """All actions. What is sampled without a mask is legal just now, so that any random player may play."""

    legal: list[int] = []  # noqa: RUF012  # never written to: each match's own lists are put in its place

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Any legal action, or any of a mask; what else there is to say of it, as every `Discrete` does."""
        choice = self.legal if mask is None else self._set_in(mask)
        if probability is not None or not len(choice):
            found: np.int64 = super().sample(mask, probability)
            return found
        return np.int64(choice[int(self.np_random.integers(len(choice)))])

    def _set_in(self, mask: Any) -> npt.NDArray[np.intp] | list[int]:
        """The actions of a mask, in a fifth of the time that Gymnasium takes; none if it is no mask."""
        fits = isinstance(mask, np.ndarray) and mask.dtype == np.int8 and mask.shape == (self.n,)
        return mask.nonzero()[0] if fits else []


def observations_of_integers(fields: Fields, actions: int) -> Dict:
    """The fields of a match, one behind the other, and which actions are legal."""
    most = np.empty(size_of(fields), np.uint8)
    for field in fields.values():
        most[field.at] = field.most
    return Dict(
        {"observation": Box(np.zeros_like(most), most, dtype=np.uint8), "action_mask": masks(actions)}
    )


def masks(actions: int) -> Box:
    """One 0 or 1 for each action."""
    return Box(0, 1, (actions,), np.int8)


def observations_of_numbers(fields: Fields) -> Dict:
    """The fields of a match whose actions are no integers: numbers from −1 to 1."""
    return Dict({"observation": Box(-1.0, 1.0, (size_of(fields),), np.float32)})


Actions = Space[Any]
