"""What is played out to its end is proven, and so is what follows from it (MCTS-Solver).

Among three and more, somebody to whom two moves are worth the same can still decide between the others:
a position is proven then only where all such choices come to the same for everybody.
"""

from __future__ import annotations

import math
from typing import Final

from .kit import Actions
from .nodes import EXACT, NO_NODE, Nodes

ALIKE: Final = 1e-9  # what is nearer than that differs by rounding alone
A_WIN: Final = 1.0 - ALIKE  # more nobody can get


def settle(tree: Nodes, node: int, like: int, seats: int) -> None:
    """A node is worth just what another one is, which is exact."""
    tree[node].known = EXACT
    for other in range(seats):
        tree[node].sums[other] = tree[like].sums[other] / tree[like].visits * tree[node].visits


def same_for_all(tree: Nodes, one: int, other: int, seats: int) -> bool:
    """Whether two exact nodes are worth the same to every seat."""
    for seat in range(seats):
        difference = tree[one].sums[seat] / tree[one].visits - tree[other].sums[seat] / tree[other].visits
        if abs(difference) > ALIKE:
            return False
    return True


def prove(tree: Nodes, path: Actions, depth: int, seats: int) -> None:
    """The last node of a path is exact: so is every one above it that has a win, or exact children only."""
    for i in range(depth - 1, -1, -1):
        node = int(path[i]) if tree[path[i]].beside == NO_NODE else int(tree[path[i]].beside)
        seat = int(tree[tree[node].first].seat)
        best, best_value, all_exact, undecided = NO_NODE, -math.inf, True, False
        child = int(tree[node].first)
        while child != NO_NODE:
            if tree[child].known != EXACT:
                all_exact = False
            else:
                value = tree[child].sums[seat] / tree[child].visits
                if value > best_value + ALIKE:
                    best, best_value, undecided = child, value, False
                elif value > best_value - ALIKE and not same_for_all(tree, child, best, seats):
                    undecided = True
            child = int(tree[child].sibling)
        if best == NO_NODE or (not all_exact and (seats > 2 or best_value < A_WIN)):
            return
        if seats > 2 and undecided:
            return
        settle(tree, node, best, seats)
        settle(tree, int(path[i]), node, seats)
