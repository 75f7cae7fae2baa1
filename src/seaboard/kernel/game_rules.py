"""The rules that the kernel asks of every game, as types for the templates. Nothing here is ever run.

`actor`, `horizon` and `pick` may be left out where they are the usual ones (`engine.py`), `redeal` and
`secret` where nothing is hidden, and `features` with `move_features` where nobody learns to judge; `encode`
with `fields` where no learner looks on, `counted` with `meant` where all seats count alike, `outcome` where
it is what `returns` says, and `round_outcome` where a match has no rounds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from .chance import Chance
from .encoding import Observation
from .kit import Action, Actions
from .notes import Log

Returns = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.float64]
Features = npt.NDArray[np.float32]

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

    def redeal(s: Any, seat: int, rng: Chance) -> None:
        """Deal anew, at random, all that a seat cannot know."""

    def secret(s: Any) -> bool:
        """The decision owed now stays hidden from the other seats."""

    def outcome(s: Any, out: Returns) -> None:
        """What a finished match is worth to each seat, −1 … 1; usually `returns`, which a search asks for."""

    def round_outcome(s: Any, out: Returns) -> None:
        """What the round that has just ended, at the horizon, is worth to each seat by itself."""

    def encode(s: Any, seat: int, out: Observation) -> None:
        """What a seat may know, as numbers: all `fields`, and nothing that `redeal` would change."""

    def counted(s: Any, seat: int, action: int | Action) -> int:
        """An action as a seat counts it: what is its own comes first. Usually the action itself."""

    def meant(s: Any, seat: int, number: int) -> int:
        """The action that a seat counts so."""

    def features(s: Any, seat: int, out: Features) -> None:
        """What a seat sees in a position that is worth judging, all FEATURES of it; about −1 … 1 each."""

    def move_features(s: Any, action: int, out: Features) -> None:
        """What is worth knowing of a legal move before it is tried, all MOVE_FEATURES of it."""

    FEATURES = MOVE_FEATURES = 1

    # Made of these by the engine:

    HIDDEN = False  # there is a `redeal`
    MOST_ACTIONS = 1

    def evaluate(s: Any, seats: int, weights: Features, out: Returns, actions: Actions, rng: Chance) -> None:
        """How good a position is for each seat, −1 … 1: judged by the net, or played out at random."""

    def promise(s: Any, action: int, weights: Features) -> float:
        """How much a move promises before it is tried."""
