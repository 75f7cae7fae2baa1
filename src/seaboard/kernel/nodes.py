"""The nodes of the search: what each keeps, a tree of none, and a tree that is cut out of another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from .layout import Positions, cells, layout, number

if TYPE_CHECKING:
    from .game_rules import Returns

MOST_SEATS: Final = 5
OPEN, EXACT = 0, 1  # what is known of a node: its values are means, or facts
NO_NODE: Final = 0  # the root is nobody's child and nobody's sibling

Nodes = Positions  # of this layout


@layout
class Node:
    """A position in the tree, reached by an action of a seat."""

    sums: Returns = cells(MOST_SEATS, kind=np.float64)  # by seat: the values of all simulations through it
    prior: float = number(np.float32)
    visits: int = number(np.int32)
    first: int = number(np.int32)  # its first child
    sibling: int = number(np.int32)
    # Where something is hidden, the first of the decisions taken here that the observer does not see;
    # elsewhere who met the same position first: that one knows what follows, this one how often it was met.
    beside: int = number(np.int32)
    action: int = number(np.int16)
    seat: int = number()  # who chose it
    known: int = number()


def plant(tree: Nodes) -> int:
    """An empty tree: the number of nodes used."""
    new_node(tree, 0, -1, -1, 1.0)
    return 1


def new_node(tree: Nodes, node: int, seat: int, action: int, prior: float) -> None:
    """A node that no simulation has met."""
    tree[node].sums[:] = 0.0
    tree[node].prior = np.float32(prior)
    tree[node].visits = 0
    tree[node].first = tree[node].sibling = tree[node].beside = NO_NODE
    tree[node].action = action
    tree[node].seat = seat
    tree[node].known = OPEN


def reroot(tree: Nodes, node: int, spare: Nodes) -> int:
    """Copy all that hangs on a node to another tree, as its root; the number of nodes used there.

    For games that hide nothing. A node that another stood for hangs there alone, and thinks anew.
    """
    spare[0] = tree[node]
    spare[0].sibling = NO_NODE
    used, done = 1, 0
    while done < used:
        spare[done].beside = NO_NODE
        child, last = int(spare[done].first), NO_NODE
        while child != NO_NODE:
            spare[used] = tree[child]
            if last == NO_NODE:
                spare[done].first = used
            else:
                spare[last].sibling = used
            last = used
            used += 1
            child = int(tree[child].sibling)
        if last != NO_NODE:
            spare[last].sibling = NO_NODE
        done += 1
    return used
