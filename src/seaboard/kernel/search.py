"""The search of the house: PUCT for any number of seats, bound to a game's rules by `engine.Engine`.

A simulation goes down the tree by the moves that promise most, judges the position where it leaves it, and
tells every node on its way (max^n: each seat wants its own value). What is played out to its end is proven
and never judged again (MCTS-Solver), and a position that several orders of moves lead to is thought about
once. Where a move draws by chance, what it led to this time is judged, and nothing is planned behind it.
Where something is hidden there is still one tree: every simulation deals anew what the observer cannot know
and meets only the moves that are legal then (SO-ISMCTS), and decisions that the observer does not see have
statistics of their own beside the tree (decoupled).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from .chance import Chance, below
from .erring import FINE, OVERLOOKED, misjudge
from .kit import Actions, scratch
from .layout import Bits, Cells, Positions
from .mind import CAUTION, EXPLORATION, NOISE, OVERLOOKS, SIGHT, SPREAD
from .net import Weights
from .nodes import EXACT, MOST_SEATS, NO_NODE, Nodes, new_node
from .notes import NO_LOG
from .proofs import prove, same_for_all, settle
from .transpositions import fingerprint, who_met

if TYPE_CHECKING:
    from .game_rules import (
        HIDDEN,
        MOST_ACTIONS,
        Numbers,
        Returns,
        actor,
        apply,
        evaluate,
        horizon,
        legal,
        pick,
        promise,
        redeal,
        returns,
        secret,
    )

LEGAL, HAS_CHILD = 1, 2  # marks of actions; all are 0 between two uses
NOWHERE: Final = -1


def alike(s: Any, action: int, weights: Weights) -> float:
    """What a move promises where a game does not say: as much as any other."""
    return 0.0


def played_out(s: Any, seats: int, weights: Weights, out: Returns, actions: Actions, rng: Chance) -> None:
    """What a position is worth where a game has no judgement: how a random playout from it ends."""
    while not horizon(s):
        action = pick(s, actions, rng)
        if action < 0:
            break
        apply(s, action, rng, NO_LOG)
    returns(s, out)


def priors(s: Any, actions: Actions, n: int, weights: Weights, spread: float, out: Numbers) -> None:
    """The share of attention that each of some moves deserves before it is tried."""
    highest = -math.inf
    for i in range(n):
        out[i] = promise(s, int(actions[i]), weights)
        highest = max(highest, out[i])
    total = 0.0
    for i in range(n):
        out[i] = math.exp(max(out[i] - highest, -30.0))
        total += out[i]
    for i in range(n):
        out[i] = (1.0 - spread) * out[i] / total + spread / n


def add_children(
    tree: Nodes,
    node: int,
    used: int,
    seat: int,
    actions: Actions,
    n: int,
    marks: Cells,
    shares: Numbers,
    overlooks: float,
    rng: Chance,
) -> int:
    """Give a node children for all legal actions that have none; the number of nodes then used."""
    noticed = 0
    for i in range(n):
        if HIDDEN and marks[actions[i]] == HAS_CHILD:
            noticed += 1
            continue
        share = shares[i]
        if overlooks > 0.0 and below(rng, FINE) < overlooks * FINE and (noticed > 0 or i + 1 < n):
            share = OVERLOOKED
        else:
            noticed += 1
        new_node(tree, used, seat, int(actions[i]), share)
        tree[used].sibling = tree[node].first
        tree[node].first = used
        used += 1
    return used


def best_child(tree: Nodes, node: int, seat: int, marks: Cells, how: Numbers) -> int:
    """The child that a seat tries next: the highest of what it has brought and what it promises (PUCT).

    One that was overlooked is tried only where no other is legal.
    """
    visits = max(1, int(tree[node].visits))
    untried = tree[node].sums[seat] / visits - how[CAUTION]
    reach = how[EXPLORATION] * math.sqrt(visits)
    best, best_bound, resort = NO_NODE, -math.inf, NO_NODE
    child = int(tree[node].first)
    while child != NO_NODE:
        if not HIDDEN or marks[tree[child].action] != 0:
            prior, n = np.float64(tree[child].prior), int(tree[child].visits)
            mean = tree[child].sums[seat] / n if n > 0 else untried
            bound = mean + reach * prior / (1 + n)
            if prior < 0.0:
                resort = child
            elif bound > best_bound:
                best, best_bound = child, bound
        child = int(tree[child].sibling)
    return best if best != NO_NODE else resort


def decision_beside(tree: Nodes, node: int, seat: int, used: int) -> int:
    """The node that keeps what a seat decides here without the observer's knowing; perhaps a new one."""
    found = int(tree[node].beside)
    while found != NO_NODE and tree[found].seat != seat:
        found = int(tree[found].sibling)
    if found == NO_NODE:
        found = used
        new_node(tree, found, seat, -1, 1.0)
        tree[found].sibling = tree[node].beside
        tree[node].beside = found
    return found


def judge(
    s: Any, seat: int, seats: int, weights: Weights, how: Numbers, out: Returns, actions: Actions, rng: Chance
) -> None:
    """What a position seems to be worth, to a mind that may be mistaken."""
    evaluate(s, seats, weights, out, actions, rng)
    if how[NOISE] > 0.0:
        misjudge(out, seats, seat, how, rng)


def grow(
    root: Positions,
    seat: int,
    seats: int,
    board: Positions,
    words: Bits,
    tree: Nodes,
    used: int,
    keys: Bits,
    nodes: Actions,
    path: Actions,
    actions: Actions,
    marks: Cells,
    rng: Chance,
    weights: Weights,
    how: Numbers,
    simulations: int,
) -> int:
    """Some more simulations for a seat from the root position; the number of nodes then used.

    Called again and again by a driver that watches the time: the tree is kept between calls, and so is what
    positions its `nodes` met, by their `keys`. `words` are the bytes of the board.
    """
    result = scratch(MOST_SEATS, np.float64)
    shares = scratch(MOST_ACTIONS, np.float64)
    for _ in range(simulations):
        if tree[0].known == EXACT:
            break
        board[0] = root[0]
        s = board[0]
        if HIDDEN:
            redeal(s, seat, rng)
        node, depth, moves, n, hidden_since = 0, 0, 0, 0, NOWHERE
        path[0] = 0
        is_exact = False
        while True:
            if not HIDDEN and node != 0:
                if tree[node].visits == 0 and len(keys) > 0:
                    first = who_met(keys, nodes, fingerprint(words), node)
                    tree[node].beside = first if first != node else NO_NODE
                if tree[node].beside != NO_NODE:
                    node = int(tree[node].beside)
            if tree[node].known == EXACT:
                for other in range(seats):
                    result[other] = tree[node].sums[other] / tree[node].visits
                is_exact = True
                break
            if horizon(s):
                returns(s, result)
                is_exact = True
                break
            here = node
            has_room = used + len(actions) < len(tree) and depth + 3 < len(path)
            if HIDDEN:
                if not secret(s):
                    hidden_since = NOWHERE
                elif hidden_since == NOWHERE:
                    hidden_since = node
                if hidden_since != NOWHERE and actor(s) != seat and has_room:
                    here = decision_beside(tree, hidden_since, actor(s), used)
                    used = max(used, here + 1)
            is_new = here == node and tree[node].visits == 0 and node != 0
            if is_new or not has_room or (how[SIGHT] > 0.0 and moves >= how[SIGHT]):
                judge(s, seat, seats, weights, how, result, actions, rng)
                break
            if HIDDEN or tree[here].first == NO_NODE:
                n = legal(s, actions)
                if n == 0:  # the end, in a game that names no horizon
                    returns(s, result)
                    is_exact = True
                    break
                if not HIDDEN or mark_legal(tree, here, actions, n, marks) > 0:
                    spread = how[SPREAD] if here == 0 else 0.0
                    priors(s, actions, n, weights, spread, shares)
                    overlooks = how[OVERLOOKS] if here != 0 else 0.0  # who decides looks at all own moves
                    used = add_children(tree, here, used, actor(s), actions, n, marks, shares, overlooks, rng)
            child = best_child(tree, here, actor(s), marks, how)
            if HIDDEN:
                for i in range(n):
                    marks[actions[i]] = 0
            word = rng[0]
            apply(s, int(tree[child].action), rng, NO_LOG)
            has_drawn = not HIDDEN and rng[0] != word
            moves += 1
            if here != node:  # beside the tree: the observer stays where they are
                depth += 1
                path[depth] = here
            else:
                node = child
            depth += 1
            path[depth] = child
            if has_drawn:  # next time it is another position: no children, and no fact
                if horizon(s) or legal(s, actions) == 0:
                    returns(s, result)
                else:
                    judge(s, seat, seats, weights, how, result, actions, rng)
                break
        for i in range(depth + 1):
            tree[path[i]].visits += 1
            for other in range(seats):
                tree[path[i]].sums[other] += result[other]
        if is_exact and not HIDDEN and how[OVERLOOKS] == 0.0:
            tree[node].known = EXACT
            for other in range(seats):  # what was guessed before counts no more
                tree[node].sums[other] = result[other] * tree[node].visits
            settle(tree, int(path[depth]), node, seats)
            prove(tree, path, depth, seats)
    return used


def mark_legal(tree: Nodes, node: int, actions: Actions, n: int, marks: Cells) -> int:
    """Mark all legal actions, twice those that have a child already; the number of those that have none."""
    for i in range(n):
        marks[actions[i]] = LEGAL
    child = int(tree[node].first)
    missing = n
    while child != NO_NODE:
        if marks[tree[child].action] != 0:
            marks[tree[child].action] = HAS_CHILD
            missing -= 1
        child = int(tree[child].sibling)
    return missing


# What `grow` stands on, each after what it uses itself.
PARTS = (
    new_node,
    priors,
    add_children,
    best_child,
    decision_beside,
    fingerprint,
    who_met,
    misjudge,
    judge,
    mark_legal,
    same_for_all,
    settle,
    prove,
)
