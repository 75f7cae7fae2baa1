"""A tree of the house's search that grows by so many simulations at a time, for Python to steer."""

from __future__ import annotations

from dataclasses import astuple
from typing import NamedTuple

import numpy as np

from .chance import Chance
from .engine import Engine
from .layout import Positions, blank, only, twin
from .mind import CLEAR, Mind
from .net import Weights
from .nodes import EXACT, NO_NODE, Node

MOST_NODES = 400_000
NODES_A_SIMULATION, FEWEST_NODES = 24, 4_000
LONGEST_PATH = 512
NODES_A_PLACE = 8  # most nodes of a tree are never met
WORD = 8  # bytes


def room_for(simulations: int) -> int:
    """The nodes that a tree of so many simulations may need, as far as there is room for them."""
    return min(MOST_NODES, FEWEST_NODES + NODES_A_SIMULATION * simulations)


class Branch(NamedTuple):
    """What a tree knows of an action at its root."""

    action: int
    visits: int
    values: tuple[float, ...]  # the mean for each seat, −1 … 1
    exact: bool


class Tree:
    """The search of the house from a position, for the seat that decides there.

    Games whose positions can be judged are given the `weights` of a net; elsewhere simulations are played
    out at random.
    """

    def __init__(
        self,
        engine: Engine,
        root: Positions,
        seat: int,
        seats: int,
        rng: Chance,
        weights: Weights,
        mind: Mind = CLEAR,
        nodes: int = MOST_NODES,
    ) -> None:
        only(root, engine.kind)
        wanted = engine.weights_size
        if weights.dtype != np.float32 or weights.shape != (wanted,) or not weights.flags.c_contiguous:
            raise TypeError(f"{engine.name}: {wanted} weights are wanted, not {weights.shape}")
        self._engine, self.root, self.seat, self.seats, self.coin = engine, twin(root), seat, seats, rng
        self._weights, self._how = weights, np.array(astuple(mind), np.float64)
        self._nodes = blank(Node, nodes)
        self._words = np.zeros(-(-self.root.nbytes // WORD), np.uint64)  # the board's bytes
        self._board = np.frombuffer(self._words, engine.kind, 1)
        self._actions = engine.new_actions()
        self._forget_who_met()
        self._marks = np.zeros(engine.actions_size, np.int8)
        self._path = np.zeros(LONGEST_PATH, np.int32)
        self._used = int(engine.plant(self._nodes))

    def _forget_who_met(self) -> None:
        """The positions that nodes have met: a table of a power of two. Where deals differ there is none."""
        places = 0 if self._engine.hides else 1 << (len(self._nodes) // NODES_A_PLACE).bit_length()
        self._keys, self._who = np.zeros(places, np.uint64), np.zeros(places, np.int32)

    def grow(self, simulations: int) -> None:
        """Some more simulations; a tree that is proven needs no more."""
        self._used = int(
            self._engine.grow(
                self.root,
                self.seat,
                self.seats,
                self._board,
                self._words,
                self._nodes,
                self._used,
                self._keys,
                self._who,
                self._path,
                self._actions,
                self._marks,
                self.coin,
                self._weights,
                self._how,
                simulations,
            )
        )

    def descend(self, actions: list[int], root: Positions, rng: Chance) -> bool:
        """Go on from the position after some actions, with all that is known of it; False if nothing is."""
        if self._engine.hides:
            return False
        node = 0
        for action in actions:
            found = [child for child in self._children(node) if self._nodes["action"][child] == action]
            if not found:
                return False
            node = self._stand_in(found[0])
        if not self._children(node):
            return False
        spare = blank(Node, len(self._nodes))
        self._used = int(self._engine.reroot(self._nodes, node, spare))
        self._nodes, self.root, self.coin = spare, twin(only(root, self._engine.kind)), rng
        self._forget_who_met()
        return True

    @property
    def simulations(self) -> int:
        """How many went through the root."""
        return int(self._nodes["visits"][0])

    @property
    def exact(self) -> bool:
        """Played out to the end: what is said of the root is a fact."""
        return bool(self._nodes["known"][0] == EXACT)

    @property
    def values(self) -> tuple[float, ...]:
        """The mean for each seat, −1 … 1."""
        return self._values(0)

    @property
    def branches(self) -> list[Branch]:
        """All actions of the root that were noticed, the best first."""
        found = [self._branch(child) for child in self._children(0)]
        tried = [branch for branch in found if branch.visits] or found
        return sorted(tried, key=self._rank)

    def _rank(self, branch: Branch) -> tuple[bool, float, float, int]:
        """Where everything is proven by value, elsewhere by how often it was tried."""
        value, visits = -branch.values[self.seat], -branch.visits
        if self.exact:
            return not branch.exact, value, visits, branch.action
        return False, visits, value, branch.action

    def line(self, action: int, longest: int) -> list[int]:
        """An action of the root, and how it would go on."""
        found = [action]
        node = next(child for child in self._children(0) if self._nodes["action"][child] == action)
        while len(found) < longest and (children := self._children(node)):
            node = self._expected(node, children)
            if self._nodes["visits"][node] == 0:
                break
            found.append(int(self._nodes["action"][node]))
        return found

    def _expected(self, node: int, children: list[int]) -> int:
        """Which of its children would follow: the best where that is proven, else the most tried."""
        if self._nodes["known"][self._stand_in(node)] != EXACT:
            return max(children, key=lambda child: int(self._nodes["visits"][child]))
        proven = [child for child in children if self._nodes["known"][child] == EXACT]
        seat = int(self._nodes["seat"][children[0]])
        return max(proven, key=lambda child: self._values(child)[seat])

    def _children(self, node: int) -> list[int]:
        found, child = [], int(self._nodes["first"][self._stand_in(node)])
        while child != NO_NODE:
            found.append(child)
            child = int(self._nodes["sibling"][child])
        return found

    def _stand_in(self, node: int) -> int:
        """Who met the same position first."""
        first = NO_NODE if self._engine.hides else int(self._nodes["beside"][node])
        return node if first == NO_NODE else first

    def _values(self, node: int) -> tuple[float, ...]:
        visits = max(1, int(self._nodes["visits"][node]))
        return tuple(float(total) / visits for total in self._nodes["sums"][node][: self.seats])

    def _branch(self, child: int) -> Branch:
        visits, action = int(self._nodes["visits"][child]), int(self._nodes["action"][child])
        return Branch(action, visits, self._values(child), bool(self._nodes["known"][child] == EXACT))
