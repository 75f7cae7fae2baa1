"""What a player may know, as OpenSpiel's observers give it: one tensor, and its parts by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from seaboard.kernel.encoding import Fields, size_of

if TYPE_CHECKING:
    from .sea_state import SeaState


class Observer:
    """The fields of `match.observe` as numbers; as text what a player sees, or all it has ever seen."""

    def __init__(self, fields: Fields, perfect_recall: bool) -> None:
        self.tensor = np.zeros(size_of(fields), np.float32)
        self.dict = {name: field.of(self.tensor) for name, field in fields.items()}
        self._recalls = perfect_recall

    def set_from(self, state: SeaState, player: int) -> None:
        """What a player may know now; nothing before the first deal."""
        self.tensor[:] = state.observed(player)

    def string_from(self, state: SeaState, player: int) -> str:
        """The same as text."""
        return state.recalled(player) if self._recalls else state.sight(player)
