"""The search of the house on a game whose truth is known: nim, where the xor of the heaps tells who wins."""

from __future__ import annotations

from functools import reduce
from operator import xor
from typing import Any

import numpy as np
import pytest

from seaboard.kernel.chance import chance
from seaboard.kernel.layout import blank
from seaboard.kernel.mind import CLEAR, Mind
from seaboard.kernel.nodes import EXACT, OPEN, Node, new_node
from seaboard.kernel.plain_tree import PlainTree
from seaboard.kernel.proofs import prove
from seaboard.kernel.tree import Tree

from . import nim

ENGINE = nim.engine()
NO_WEIGHTS = np.zeros(0, np.float32)


def tree_on(*sizes: int, mind: Mind = CLEAR, seed: object = "nim", nodes: int = 50_000) -> Tree:
    position = nim.heaps(ENGINE, *sizes)
    return Tree(ENGINE, position, 0, 2, chance(seed), NO_WEIGHTS, mind, nodes)


def after(sizes: tuple[int, ...], action: int) -> list[int]:
    heaps = list(sizes)
    heaps[action // nim.MOST] -= action % nim.MOST + 1
    return heaps


WON = [(1, 0, 0), (3, 0, 0), (2, 1, 0), (1, 4, 2), (2, 2, 1)]
LOST = [(1, 1, 0), (2, 2, 0), (1, 2, 3), (3, 3, 0)]


@pytest.mark.parametrize("sizes", WON)
def test_it_finds_the_winning_move_and_proves_it(sizes: tuple[int, int, int]) -> None:
    tree = tree_on(*sizes)
    tree.grow(3000)
    assert reduce(xor, after(sizes, tree.branches[0].action)) == 0
    assert tree.exact and tree.values == (1.0, -1.0)
    assert tree.branches[0].exact and tree.branches[0].values == (1.0, -1.0)


@pytest.mark.parametrize("sizes", LOST)
def test_it_proves_a_loss_by_every_move(sizes: tuple[int, int, int]) -> None:
    tree = tree_on(*sizes)
    tree.grow(5000)
    assert tree.exact and tree.values == (-1.0, 1.0)
    assert all(branch.exact and branch.values == (-1.0, 1.0) for branch in tree.branches)


def test_a_proven_tree_thinks_no_further() -> None:
    tree = tree_on(3, 0, 0)
    tree.grow(3000)
    thought = tree.simulations
    tree.grow(3000)
    assert tree.simulations == thought < 3000


@pytest.mark.parametrize("plain", [True, False])
def test_plain_search_finds_it_too_and_a_full_tree_goes_on_without_growing(plain: bool) -> None:
    for nodes in (40, 50_000):
        position = nim.heaps(ENGINE, 1, 4, 2)
        tree: Any = (
            PlainTree(ENGINE, position, 2, chance("small"), nodes) if plain else tree_on(1, 4, 2, nodes=nodes)
        )
        tree.grow(600)
        assert tree.simulations > 0
        best = tree.best_action if plain else tree.branches[0].action
        assert best == 5 or nodes == 40


def test_it_changes_neither_the_position_nor_another_tree() -> None:
    position = nim.heaps(ENGINE, 3, 4, 5)
    before = position.tobytes()
    one, two = (Tree(ENGINE, position, 0, 2, chance("same"), NO_WEIGHTS, nodes=5000) for _ in range(2))
    one.grow(300)
    two.grow(100)
    two.grow(200)
    assert position.tobytes() == before
    assert one.branches == two.branches and one.values == two.values


def test_the_shares_of_a_node_are_those_of_its_simulations() -> None:
    tree = tree_on(5, 4, 5)
    tree.grow(60)
    assert tree.simulations == 60
    assert sum(branch.visits for branch in tree.branches) == 60  # each went on below the root
    assert not any(branch.exact for branch in tree.branches)  # a proof would overrule what was seen before
    mean = sum(branch.visits * branch.values[0] for branch in tree.branches) / 60
    assert tree.values[0] == pytest.approx(mean, abs=1e-9)


def test_a_position_that_several_orders_lead_to_is_thought_about_once() -> None:
    tree = tree_on(5, 5, 5)
    tree.grow(30_000)
    assert tree.exact
    expanded = np.count_nonzero(tree._nodes["first"])
    assert 100 < expanded <= 2 * 6**3  # positions, with whose turn it is


def test_what_stands_for_a_position_is_found_by_either_way() -> None:
    tree = tree_on(3, 4, 5)
    tree.grow(3000)
    for first, second in ((0, 5), (5, 0)):  # one from the first heap and one from the second
        position = nim.heaps(ENGINE, 3, 4, 5)
        for action in (first, second):
            position = ENGINE.after(position, action, chance(1)).position
        other = tree_on(3, 4, 5)
        other.grow(3000)
        assert other.descend([first, second], position, chance("on"))
        assert {branch.action for branch in other.branches} <= set(ENGINE.legal(position))


@pytest.mark.parametrize("sizes", [(1, 4, 2), (3, 4, 5), (5, 5, 5), (2, 3, 5), (4, 4, 3)])
def test_the_line_of_a_proven_win_keeps_the_win(sizes: tuple[int, int, int]) -> None:
    tree = tree_on(*sizes)
    tree.grow(20_000)
    assert tree.exact and tree.values[0] == 1.0
    heaps = sizes
    for number, action in enumerate(tree.line(tree.branches[0].action, 20)):
        heaps = tuple(after(heaps, action))  # type: ignore[assignment]  # three of them
        assert number % 2 == 1 or reduce(xor, heaps) == 0


def test_it_goes_on_from_what_it_knows_after_a_move() -> None:
    tree = tree_on(3, 4, 5)
    tree.grow(2000)
    first, second = tree.line(tree.branches[0].action, 2)
    known = next(branch for branch in tree.branches if branch.action == first)
    position = nim.heaps(ENGINE, 3, 4, 5)
    for action in (first, second):
        position = ENGINE.after(position, action, chance(1)).position
    assert tree.descend([first, second], position, chance("on"))
    assert 0 < tree.simulations <= known.visits
    assert tree.root.tobytes() == position.tobytes()
    legal = set(ENGINE.legal(position))
    assert {branch.action for branch in tree.branches} <= legal
    tree.grow(3000)
    assert reduce(xor, after(tuple(position[0].heaps.tolist()), tree.branches[0].action)) == 0


def test_it_does_not_go_on_from_what_it_never_saw() -> None:
    tree = tree_on(3, 4, 5)
    tree.grow(1)
    assert not tree.descend([0, 1, 2, 5], nim.heaps(ENGINE, 1, 1, 5), chance(1))


def test_short_sight_sees_no_second_move() -> None:
    """One move ahead from (2, 0, 0): taking both wins at once; from (2, 2, 0) nothing looks better."""
    near = tree_on(2, 0, 0, mind=Mind(sight=1))
    near.grow(200)
    assert near.branches[0].action == 1
    far = tree_on(1, 2, 3, mind=Mind(sight=1))
    far.grow(2000)
    assert not far.exact


def test_what_is_overlooked_is_never_played_while_something_else_is_seen() -> None:
    """All own moves are looked at, and only some of the answers: the last one is always noticed."""
    for overlooks, fewest, most in ((0.0, 11, 11), (0.5, 1, 10), (1.0, 1, 1)):
        tree = tree_on(3, 4, 5, mind=Mind(overlooks=overlooks))
        tree.grow(2000)
        assert len(tree.branches) == 12
        position = ENGINE.after(nim.heaps(ENGINE, 3, 4, 5), 0, chance(1)).position
        assert tree.descend([0], position, chance(1))
        assert fewest <= len(tree.branches) <= most
        assert not tree.exact or overlooks == 0.0


def test_an_unsure_judgement_is_right_on_average_and_proves_nothing_wrong() -> None:
    tree = tree_on(1, 4, 2, mind=Mind(noise=0.5))
    tree.grow(4000)
    assert tree.branches[0].action == 5
    few = [tree_on(2, 2, 0, mind=Mind(noise=3.0), seed=seed) for seed in range(8)]
    for tree in few:
        tree.grow(6)
    assert len({tree.branches[0].action for tree in few}) > 1


@pytest.mark.parametrize("weights", [np.zeros(1, np.float32), np.zeros(0), np.zeros((0, 1), np.float32)])
def test_weights_that_do_not_fit_never_reach_the_kernel(weights: Any) -> None:
    with pytest.raises(TypeError, match="0 weights are wanted"):
        Tree(ENGINE, nim.heaps(ENGINE, 1, 2, 3), 0, 2, chance(1), weights)


# ------------------------------------------------------------------ more than two


def proven(seats: int, *leaves: tuple[float, ...]) -> bool:
    """Whether a decision of seat 1 between such ends is a fact, when the last of them is played out."""
    tree = blank(Node, 1 + len(leaves))
    new_node(tree, 0, -1, -1, 1.0)
    tree[0]["visits"] = len(leaves)
    for i, leaf in enumerate(leaves):
        node = i + 1
        new_node(tree, node, 1, i, 1.0)
        tree[node]["visits"], tree[node]["known"], tree[node]["sums"][:seats] = 1, EXACT, leaf
        tree[node]["sibling"], tree[0]["first"] = tree[0]["first"], node
    prove(tree, np.array([0, len(leaves)], np.int32), 1, seats)
    assert tree[0]["known"] in (OPEN, EXACT)
    return bool(tree[0]["known"] == EXACT)


def test_among_three_a_choice_between_equals_is_no_fact_if_it_matters_to_others() -> None:
    assert proven(3, (0.5, 0.0, -0.5), (-1.0, -1.0, 1.0))
    assert proven(3, (0.5, 0.0, -0.5), (0.5, 0.0, -0.5))
    assert not proven(3, (0.5, 0.0, -0.5), (-0.5, 0.0, 0.5))
    assert proven(2, (0.0, 0.0), (0.0, 0.0))
