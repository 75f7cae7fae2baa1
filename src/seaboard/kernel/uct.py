"""Plain UCT with random playouts to the horizon: what `search.py` is measured against."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from .chance import Chance, below
from .kit import Actions
from .layout import Positions, layout, number
from .notes import NO_LOG

if TYPE_CHECKING:
    from .game_rules import Returns, actor, apply, horizon, legal, pick, returns


PlainNodes = Positions  # of this layout


@layout
class PlainNode:
    """A position in the tree, reached by an action of a seat."""

    value: float = number(np.float64)  # summed returns of the seat that moved into the node
    visits: int = number(np.int32)
    first: int = number(np.int32)  # its children: a block of `count` nodes from `first`
    count: int = number(np.int16)
    action: int = number(np.int32)
    seat: int = number(np.int8)
    at_horizon: int = number(np.int8)  # nothing to expand


def rollout(s: Any, actions: Actions, rng: Chance) -> None:
    """Play at random up to the horizon."""
    while not horizon(s):
        action = pick(s, actions, rng)
        if action < 0:
            return
        apply(s, action, rng, NO_LOG)


def best_child(tree: PlainNodes, node: int, exploration: float) -> int:
    """The child to try next: an untried one, else the highest upper confidence bound."""
    log_visits = math.log(tree[node].visits)
    best, best_bound = 0, -np.inf
    for child in range(tree[node].first, tree[node].first + tree[node].count):
        visits = tree[child].visits
        if visits == 0:
            return child
        bound = tree[child].value / visits + exploration * math.sqrt(log_visits / visits)
        if bound > best_bound:
            best, best_bound = child, bound
    return best


def expand(tree: PlainNodes, node: int, used: int, s: Any, actions: Actions, rng: Chance) -> int:
    """Give a node its children, in random order; the number of nodes then used."""
    n = 0 if horizon(s) else legal(s, actions)
    if n == 0:
        tree[node].at_horizon = 1
        return used
    tree[node].first, tree[node].count = used, n
    seat = actor(s)
    for i in range(n):
        # Untried children are tried first to last: without the shuffle low actions would be favoured.
        j = i + below(rng, n - i)
        actions[i], actions[j] = actions[j], actions[i]
        tree[used].value = 0.0
        tree[used].visits = 0
        tree[used].count = 0
        tree[used].at_horizon = 0
        tree[used].action = actions[i]
        tree[used].seat = seat
        used += 1
    return used


def plant(tree: PlainNodes) -> int:
    """An empty tree: the number of nodes used."""
    tree[0].value = 0.0
    tree[0].visits = 0
    tree[0].count = 0
    tree[0].at_horizon = 0
    return 1


def grow(
    root: Positions,
    scratch: Positions,
    tree: PlainNodes,
    used: int,
    path: Actions,
    actions: Actions,
    rng: Chance,
    result: Returns,
    simulations: int,
    exploration: float,
) -> int:
    """Some more simulations from the root position; the number of nodes then used.

    Called again and again by a driver that watches the time: the tree is kept between calls.
    """
    for _ in range(simulations):
        scratch[0] = root[0]
        s = scratch[0]
        node, depth = 0, 0
        path[0] = 0
        while tree[node].count > 0:
            node = best_child(tree, node, exploration)
            apply(s, tree[node].action, rng, NO_LOG)
            depth += 1
            path[depth] = node
        is_new = tree[node].visits == 0 and node != 0
        has_room = used + len(actions) < len(tree) and depth + 1 < len(path)
        if not is_new and not tree[node].at_horizon and has_room:
            used = expand(tree, node, used, s, actions, rng)
            if tree[node].count > 0:
                node = tree[node].first
                apply(s, tree[node].action, rng, NO_LOG)
                depth += 1
                path[depth] = node
        rollout(s, actions, rng)
        returns(s, result)
        for i in range(depth + 1):
            tree[path[i]].visits += 1
            if i > 0:
                tree[path[i]].value += result[tree[path[i]].seat]
    return used
