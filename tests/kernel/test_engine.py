"""Points 4, 5, 7 and 8 on a toy game: generic kernels bound to rules, behind a checked border."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import seaboard
from seaboard.kernel import kit, playouts
from seaboard.kernel.chance import chance
from seaboard.kernel.engine import Engine
from seaboard.kernel.plain_tree import PlainTree
from seaboard.kernel.tree import Tree
from seaboard.match.compiled import CompiledGame
from tests.walks import numbered_games

from . import nim
from .processes import answer

ENGINE = nim.engine()
PLAY = """
import json
import numpy as np
from seaboard.kernel.chance import chance
from seaboard.kernel.library import fitting
from seaboard.kernel.plain_tree import PlainTree
from seaboard.kernel.tree import Tree
from tests.kernel import nim
engine, rng = nim.engine(), chance(1)
state = engine.new()
engine.begin(state, rng)
engine.after(state, engine.legal(state)[0], rng)
engine.playouts(state, 2, rng)
engine.perft(state, 3)
PlainTree(engine, state, 2, rng, 1000).grow(50)
Tree(engine, state, 0, 2, rng, np.zeros(0, np.float32), nodes=1000).grow(50)
kernels = nim.kernels(engine)
opened = [name for name in kernels if kernels[name].call not in (kernels[name]._open, kernels[name].python)]
found = fitting(kernels["grow"].home, False)
print(json.dumps([opened, [[str(place), place.stat().st_mtime_ns] for place in found]]))
"""


@pytest.mark.jit_only
def test_bound_kernels_are_doors_of_one_library_that_the_next_process_opens_too() -> None:
    opened, built = answer(PLAY, SEABOARD_RULES="library")
    assert {"_begin", "_playouts", "_perft", "grow", "grow_plain"} <= set(opened)
    assert len(built) == 1
    assert answer(PLAY, SEABOARD_RULES="library") == [opened, built]


def test_bind_gives_a_function_of_its_own_with_the_games_names() -> None:
    def offer(s: Any, actions: Any) -> int:
        return 42

    def actor(s: Any) -> int:
        return 1

    bound: Any = kit.bind(playouts.moves, "toy", "toy", offer=offer, actor=actor)
    assert bound([None], None) == (42, 1)
    assert bound.__qualname__ == "moves.toy" and bound is not playouts.moves
    assert playouts.offer is not offer and "actor" not in vars(playouts)


@pytest.mark.parametrize("sizes", [(0, 0, 0), (1, 0, 0), (5, 5, 5), (0, 2, 3)])
def test_no_legal_action_means_that_it_is_over_and_only_that(sizes: tuple[int, int, int]) -> None:
    legal = ENGINE.legal(nim.heaps(ENGINE, *sizes))
    assert len(legal) == sum(sizes)
    assert (legal == []) == (sum(sizes) == 0)


def test_an_action_gives_a_new_record_and_leaves_the_old_one() -> None:
    position = nim.heaps(ENGINE, 3, 4, 5)
    before = position.tobytes()
    after = ENGINE.after(position, 1, chance(1)).position  # two from the first heap
    assert position.tobytes() == before
    assert after[0].heaps.tolist() == [1, 4, 5] and after[0].mover == 1


@pytest.mark.parametrize("action", [-1, 3, 15, 219, 10**6, -(10**6)])
def test_an_illegal_action_is_refused_before_the_kernel(action: int) -> None:
    position = nim.heaps(ENGINE, 3, 4, 5)
    before = position.tobytes()
    with pytest.raises(ValueError, match="not legal"):
        ENGINE.after(position, action, chance(1))
    assert position.tobytes() == before


WRONG = [np.zeros(1), np.zeros(1, np.int8), None, [1], b"", np.zeros((1, 1), nim.Nim), np.zeros(0, nim.Nim)]


@pytest.mark.parametrize("wrong", [*WRONG, np.zeros(2, nim.Nim), np.zeros(1, nim.Nim)[0]], ids=repr)
@pytest.mark.parametrize("ask", ["begin", "legal", "after", "perft", "playouts", "tree", "plain tree"])
def test_a_wrong_record_is_refused_at_the_border(wrong: Any, ask: str) -> None:
    rng = chance(1)
    call: Callable[[], object] = {
        "begin": lambda: ENGINE.begin(wrong, rng),
        "legal": lambda: ENGINE.legal(wrong),
        "after": lambda: ENGINE.after(wrong, 0, rng).position,
        "perft": lambda: ENGINE.perft(wrong, 2),
        "playouts": lambda: ENGINE.playouts(wrong, 1, rng),
        "tree": lambda: Tree(ENGINE, wrong, 0, 2, rng, np.zeros(0, np.float32)),
        "plain tree": lambda: PlainTree(ENGINE, wrong, 2, rng),
    }[ask]
    with pytest.raises(TypeError):
        call()


@pytest.mark.parametrize("wrong", WRONG[:2])
def test_a_wrong_batch_is_refused(wrong: Any) -> None:
    rngs = np.ones((1, 1), np.uint64)
    with pytest.raises(TypeError):
        ENGINE.step_batch(wrong, ENGINE.new(), rngs)
    with pytest.raises(TypeError):
        ENGINE.step_batch(np.zeros(3, nim.Nim), ENGINE.new(), rngs)


@pytest.mark.parametrize("parallel", [False, True])
def test_a_batch_with_gaps_or_a_wrong_start_is_refused(parallel: bool) -> None:
    positions, rngs = np.zeros(4, nim.Nim), np.ones((4, 1), np.uint64)
    for wrong in (positions[::2], positions[1::-1]):
        with pytest.raises(TypeError, match="side by side"):
            ENGINE.step_batch(wrong, ENGINE.new(), rngs[:2].copy(), parallel=parallel)
    with pytest.raises(TypeError):
        ENGINE.step_batch(positions, np.zeros(1), rngs, parallel=parallel)
    with pytest.raises(TypeError):
        ENGINE.step_batch(positions, ENGINE.new(), rngs.astype(np.int32), parallel=parallel)


def test_a_package_has_one_game() -> None:
    """Their kernels would be doors of the same name in one library."""
    with pytest.raises(TypeError, match="a package has one game"):
        Engine("other", nim, nim.Nim)


@pytest.mark.parametrize("name", numbered_games())
@pytest.mark.parametrize("action", [-1, 10**6])
def test_every_games_border_refuses_illegal_actions(name: str, action: int) -> None:
    game = seaboard.game(name)
    assert isinstance(game, CompiledGame)
    position = game.new(seed=1).here
    before = position.tobytes()
    illegal = sorted(set(range(game.engine.actions_size)) - set(game.engine.legal(position)))
    for number in (action, illegal[0], illegal[-1], game.engine.actions_size):
        with pytest.raises(ValueError, match="not legal"):
            game.engine.after(position, number, chance(1))
    with pytest.raises(TypeError):
        game.engine.legal(nim.heaps(ENGINE, 1, 1, 1))
    assert position.tobytes() == before


def test_actions_have_one_integer_type() -> None:
    assert ENGINE.new_actions().dtype == kit.Action == np.int32
    assert ENGINE.new_actions(4).shape == (4, nim.ACTIONS)


def test_perft_counts_sequences_by_hand() -> None:
    """Heaps 1 and 2: three first moves, leaving (0,2), (1,1) and (1,0), with 2, 2 and 1 answers,
    and then one answer each, or the end."""
    position = nim.heaps(ENGINE, 1, 2, 0)
    assert [ENGINE.perft(position, depth) for depth in range(4)] == [1, 3, 5, 5]


def test_perft_counts_a_finished_sequence_once() -> None:
    assert ENGINE.perft(nim.heaps(ENGINE, 0, 0, 0), 3) == 1
    assert ENGINE.perft(nim.heaps(ENGINE, 1, 0, 0), 5) == 1


def test_playouts_are_whole_games() -> None:
    start, rng = ENGINE.new(), chance(5)
    moves = ENGINE.playouts(start, 100, rng)
    assert 100 * 3 <= moves <= 100 * 15


def test_a_batch_makes_one_move_in_every_game_and_sets_finished_ones_up_again() -> None:
    positions = np.zeros(64, nim.Nim)
    rngs = np.concatenate([chance(n) for n in range(64)]).reshape(64, 1)
    ENGINE.step_batch(positions, ENGINE.new(), rngs)  # all heaps are empty: every game is set up
    assert all(heaps.min() >= 1 for heaps in positions["heaps"])
    before = positions["heaps"].sum(axis=1)
    ENGINE.step_batch(positions, ENGINE.new(), rngs)
    assert (positions["heaps"].sum(axis=1) < before).all()
    assert (positions["mover"] == 1).all()
