"""The rules that the kernel asks of every game, as types for the templates. Nothing here is ever run.

`actor`, `horizon` and `pick` may be left out where they are the usual ones (`engine.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from .chance import Chance
from .kit import Action, Actions
from .notes import Log

Returns = npt.NDArray[np.float64]

if TYPE_CHECKING:

    def setup(s: Any, rng: Chance) -> None:
        """Bring a position whose players and options are written down to the match's start."""

    def legal(s: Any, actions: Actions) -> int:
        """Write the legal actions and return their number; 0 means the match is over."""

    def pick(s: Any, actions: Actions, rng: Chance) -> int:
        """Any legal action, each as likely as the others; −1 means the match is over.

        Usually one of those that `legal` writes: a game may know it without a list of all.
        """

    def apply(s: Any, action: int | Action, rng: Chance, log: Log) -> None:
        """Play a legal action, and note what it does."""

    def actor(s: Any) -> int:
        """The seat whose decision it is; usually that of the field `mover`."""

    def horizon(s: Any) -> bool:
        """True where only chance or the end comes next: a search looks no further. Usually nowhere."""

    def returns(s: Any, out: Returns) -> None:
        """How good a position at the horizon is for each seat, −1 … 1."""
