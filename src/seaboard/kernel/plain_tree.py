"""A tree of plain UCT that grows by so many simulations at a time, for Python to steer."""

from __future__ import annotations

import numpy as np

from . import uct
from .chance import Chance
from .engine import Engine
from .layout import Positions, blank, only
from .tree import LONGEST_PATH, MOST_NODES


class PlainTree:
    """A UCT tree with random playouts."""

    def __init__(
        self, engine: Engine, root: Positions, seats: int, rng: Chance, nodes: int = MOST_NODES
    ) -> None:
        self._engine, self._root, self._rng = engine, only(root, engine.kind), rng
        self._nodes = blank(uct.PlainNode, nodes)
        self._scratch, self._actions = engine.new(), engine.new_actions()
        self._path = np.zeros(LONGEST_PATH, np.int32)
        self._result = np.zeros(seats)
        self._used = int(engine.plant_plain(self._nodes))
        self.simulations = 0

    def grow(self, simulations: int) -> None:
        """Some more simulations; the tree is kept."""
        self._used = int(
            self._engine.grow_plain(
                self._root,
                self._scratch,
                self._nodes,
                self._used,
                self._path,
                self._actions,
                self._rng,
                self._result,
                simulations,
                1.0,
            )
        )
        self.simulations += simulations

    @property
    def visits(self) -> dict[int, int]:
        """How many simulations tried each action of the root."""
        first, count = int(self._nodes["first"][0]), int(self._nodes["count"][0])
        children = self._nodes[first : first + count]
        return dict(zip(children["action"].tolist(), children["visits"].tolist(), strict=True))

    @property
    def values(self) -> tuple[float, ...]:
        """The mean result of a seat's own most tried action, as far as it is known: 0 for all others."""
        node = int(self._nodes["first"][0]) + list(self.visits.values()).index(max(self.visits.values()))
        mean = float(self._nodes["value"][node]) / max(1, int(self._nodes["visits"][node]))
        seats, mover = len(self._result), int(self._nodes["seat"][node])
        others = -mean if seats == 2 else 0.0
        return tuple(mean if seat == mover else others for seat in range(seats))

    @property
    def best_action(self) -> int:
        """The action most simulations tried; of several the first."""
        visits = self.visits
        return max(visits, key=lambda action: visits[action])
