"""What is played out to its end is proven, and so is what follows from it (MCTS-Solver)."""

from __future__ import annotations

import math
from typing import Final

from .kit import Actions
from .nodes import EXACT, NO_NODE, Nodes

A_WIN: Final = 1.0 - 1e-9  # more nobody can get


def settle(tree: Nodes, node: int, like: int, seats: int) -> None:
    """A node is worth just what another one is, which is exact."""
    tree[node].known = EXACT
    for other in range(seats):
        tree[node].sums[other] = tree[like].sums[other] / tree[like].visits * tree[node].visits


def prove(tree: Nodes, path: Actions, depth: int, seats: int) -> None:
    """The last node of a path is exact: so is every one above it that has a win, or exact children only."""
    for i in range(depth - 1, -1, -1):
        node = int(path[i]) if tree[path[i]].beside == NO_NODE else int(tree[path[i]].beside)
        seat = int(tree[tree[node].first].seat)
        best, best_value, all_exact = NO_NODE, -math.inf, True
        child = int(tree[node].first)
        while child != NO_NODE:
            if tree[child].known != EXACT:
                all_exact = False
            elif tree[child].sums[seat] / tree[child].visits > best_value:
                best, best_value = child, tree[child].sums[seat] / tree[child].visits
            child = int(tree[child].sibling)
        if best == NO_NODE or (not all_exact and best_value < A_WIN):
            return
        settle(tree, node, best, seats)
        settle(tree, int(path[i]), node, seats)
