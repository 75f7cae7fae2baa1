"""Many tables at once: each row is a match, all are looked at before any moves, and arrays are shared."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import seaboard
from seaboard.kernel.lots import lot_of
from tests.walks import encoded_games, spell, tables

TABLES = 12
CASES: list[tuple[str, int, dict[str, Any]]] = [
    *((name, players, {}) for name, players in tables(encoded_games())),
    ("oh-crab", 2, {"modules": "1 2 3 4"}),
    ("oh-crab", 5, {"modules": "1 2 3 4", "events": "crystal"}),
    ("urchins", 3, {"rows": 3, "cols": 9, "first": "random", "end": "round"}),
    ("fish-and-chips", 4, {"score": "ever", "swap_timing": "first_turn"}),
]


def stands_as(env: seaboard.Vector, row: int, match: seaboard.Match) -> None:
    """The row shows what its match shows."""
    decision = match.standing.decision
    seat = decision.seat
    assert match.here.tobytes() == env._positions[row].tobytes()
    if decision.legal:
        assert env.seat[row] == seat
        assert np.array_equal(env.mask[row], match.mask(seat))
        assert np.array_equal(env.observation[row], match.observe(seat))


@pytest.mark.parametrize(
    ("case", "skips"),
    [
        pytest.param(case, skips, marks=() if (number + skips) % 2 else pytest.mark.slow)
        for number, case in enumerate(CASES)
        for skips in (False, True)
    ],
    ids=lambda part: f"skips={part}" if isinstance(part, bool) else spell(part),
)
def test_every_row_is_a_match_that_replays(case: tuple[str, int, dict[str, Any]], skips: bool) -> None:
    name, players, options = case
    env = seaboard.vector(name, TABLES, players, seed=41, skip_forced=skips, **options)
    finished, steps = 0, 500 if name != "oh-crab" else 1200
    for number in range(steps):
        env.step(env.sample())
        finished += int(env.done.sum())
        if skips:
            assert (env.mask.sum(axis=1) > 1).all()
        if number % (steps // 4) == 0:
            row = number % TABLES
            stands_as(env, row, env.match(row))
            assert seaboard.load(env.match(row).record).position == env.match(row).position
    assert finished > 0
    row = int(np.flatnonzero([seed >= 41 * 10**12 + TABLES for seed in env.seeds])[0])
    over = env.last_match(row)
    assert over.over and seaboard.load(over.record).outcome == over.outcome


def test_rewards_are_those_of_the_match_that_ended() -> None:
    env = seaboard.vector("urchins", TABLES, 3, seed=42)
    ended = 0
    while ended < 10:
        env.step(env.sample())
        for row in np.flatnonzero(env.done):
            assert env.reward[row].tolist() == pytest.approx(env.last_match(row).outcome.utilities)
            ended += 1
        assert not env.reward[~env.done].any()


def test_a_round_can_be_an_episode() -> None:
    env = seaboard.vector("fish-and-chips", TABLES, 3, seed=43, episode="round", skip_forced=True)
    ended = 0
    while ended < 10:
        env.step(env.sample())
        for row in np.flatnonzero(env.done):
            match = env.last_match(row)
            assert match.moves() == ["deal"] or match.over
            view = match.view()
            best = [count == max(view["count"]) for count in view["count"]]
            assert [worth > 0 for worth in env.reward[row]] == [won and not all(best) for won in best]
            ended += 1
        assert env.fields["totals"].of(env.observation).sum() == 0  # each begins a match of its own
    with pytest.raises(seaboard.BadOption):
        seaboard.vector("urchins", 2, episode="round")


@pytest.mark.parametrize(
    "seed", [0, 9, 10, 10**11 + 7, 10**12, 10**24, 7 * 10**12 + 99, 10**36 + 10**12, 2**64, 2**128 - 1]
)
def test_chance_is_that_of_matches(seed: int) -> None:
    """The rules hash as hashlib does, whatever the seed."""
    env = seaboard.vector("fish-and-chips", 1, 2)
    env._lots[0], env._tallies[:] = lot_of(seed), 0
    env.reset()
    assert env.seeds == [seed]
    stands_as(env, 0, seaboard.game("fish-and-chips").new(players=2, seed=env.seeds[0]))


def test_seeds_are_never_used_twice() -> None:
    env, other = seaboard.vector("fish-and-chips", 4, seed=1), seaboard.vector("fish-and-chips", 4, seed=2)
    known: set[int] = set()
    for _ in range(5):
        assert not known & {*env.seeds, *other.seeds}
        known |= {*env.seeds, *other.seeds}
        env.reset()
        other.reset(np.ones(4, bool))
    again = seaboard.vector("fish-and-chips", 4, seed=1)
    assert again.seeds[3] == 10**12 + 3 and env.seeds[3] == 10**12 + 3 + 5 * 4


def everything(env: seaboard.Vector) -> list[bytes]:
    kept = (env._positions, env._lots, env._kept, env._tallies, env._actions, *env.seen)
    return [array.tobytes() for array in kept]


def test_a_batch_is_played_as_a_whole_or_not_at_all() -> None:
    env = seaboard.vector("fish-and-chips", TABLES, 2, seed=44)
    for _ in range(30):
        env.step(env.sample())
    before = everything(env)
    for wrong in (-2, env.number_of_actions, 2**40, int(np.flatnonzero(~env.mask[7])[3])):
        actions = env.sample().astype(np.int64)
        actions[7] = wrong
        with pytest.raises(seaboard.IllegalAction, match="row 7") as caught:
            env.step(actions)
        assert caught.value.row == 7
        assert everything(env) == before
    match = env.match(7)
    with pytest.raises(seaboard.IllegalMove) as alone:
        match.step(wrong)
    assert (alone.value.clause, alone.value.params) == (caught.value.clause, caught.value.params)


@pytest.mark.parametrize(
    "wrong",
    [
        np.zeros(TABLES),
        np.zeros(TABLES, bool),
        np.zeros(TABLES - 1, int),
        np.zeros((TABLES, 1), int),
        3,
        "ok",
        [None] * TABLES,
        [[0], *[0] * (TABLES - 1)],
        np.full(TABLES, 2**64 - 1, np.uint64),
    ],
)
def test_wrong_batches_move_nothing(wrong: Any) -> None:
    env = seaboard.vector("urchins", TABLES, seed=45)
    before = everything(env)
    with pytest.raises((seaboard.BadOption, seaboard.IllegalAction)):
        env.step(wrong)
    assert everything(env) == before


def test_what_is_no_move_is_called_so() -> None:
    env = seaboard.vector("urchins", TABLES, seed=45)
    with pytest.raises(seaboard.IllegalAction, match="row 0: '1000' is not a move of this game"):
        env.step([1000] * TABLES)


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.uint32, np.int64, np.uint64])
def test_actions_may_be_whole_numbers_of_any_width(kind: Any) -> None:
    env = seaboard.vector("fish-and-chips", 2, seed=46, skip_forced=True)
    while env.sample().max() > 127:
        env.step(np.where(env.mask[:, 217], 217, env.sample()))
    env.step(env.sample().astype(kind))
    env.step(env.sample().tolist())


def test_tables_may_wait_and_stay_finished() -> None:
    env = seaboard.vector("fish-and-chips", 3, 1, seed=47, autoreset=False)
    line = env.match(1).position
    while not env.done[0]:
        actions = env.sample()
        actions[1] = seaboard.WAIT
        env.step(actions)
    assert env.match(1).position == line and not env.reward[1].any()
    assert env.match(0).over and not env.mask[0].any() and env.reward[0, 0] in (1, -1)
    assert env.sample()[0] == seaboard.WAIT
    finished = env.match(0).position
    actions = env.sample()
    actions[0] = 5
    with pytest.raises(seaboard.IllegalAction) as caught:
        env.step(actions)
    assert caught.value.clause == "F29"
    env.step(np.full(3, seaboard.WAIT))
    assert env.done[0] and not env.reward.any()
    env.reset(env.done)
    assert env.last_match(0).position == finished and not env.done[0] and env.match(1).position == line
    with pytest.raises(seaboard.NoSuchMove):
        env.last_match(1)


def test_a_table_that_waits_after_a_new_beginning_is_not_done_again() -> None:
    env = seaboard.vector("fish-and-chips", 2, 1, seed=51)
    while not env.done[0]:
        env.step(env.sample())
    line = env.match(0).position
    env.step(np.full(2, seaboard.WAIT))
    assert not env.done.any() and env.match(0).position == line


def test_long_matches_find_room() -> None:
    env = seaboard.vector("oh-crab", 2, 5, seed=48, observe=False)
    assert env.observation.shape == (2, 0)
    for _ in range(300):
        env.step(env.sample())
    assert len(env.match(0).history) == 300 or len(env.last_match(0).history) > 128


def test_arrays_are_aligned_and_shared_without_a_copy() -> None:
    env = seaboard.vector("urchins", 5, seed=49)
    for array in env.seen:
        assert array.ctypes.data % 64 == 0 and array.flags.c_contiguous
        shared = np.from_dlpack(array)
        assert np.shares_memory(shared, array)
    observation = np.from_dlpack(env.observation)
    env.step(env.sample())
    assert env.step(env.sample()).observation is env.observation
    assert np.array_equal(observation, env.observation)


@pytest.mark.parametrize(
    "wrong",
    [
        {"n": 0},
        {"n": 2.0},
        {"n": 1 << 30},
        {"seed": -1},
        {"seed": 1 << 64},
        {"players": 9},
        {"episode": "day"},
        {"rows": 2},
    ],
)
def test_what_no_vector_can_be_is_said(wrong: Any) -> None:
    with pytest.raises(seaboard.BadOption):
        seaboard.vector(**{"game": "urchins", "n": 2, **wrong})
    with pytest.raises(seaboard.NoNumbers):
        seaboard.vector("icecool", 2)


PLAYED = """
import json, seaboard
env = seaboard.vector("{name}", 3, seed=50, skip_forced=True)
for _ in range({steps}):
    env.step(env.sample())
print(json.dumps([array.tolist() for array in env.seen] + env.seeds))
"""


@pytest.mark.jit_only
@pytest.mark.parametrize("name", encoded_games())
def test_interpreted_rules_do_the_same(name: str) -> None:
    code = PLAYED.format(name=name, steps=40)
    found = {}
    for mode in ("checked", "interpreted"):
        answer = subprocess.run(
            [sys.executable, "-W", "error", "-c", code],
            env={**os.environ, "SEABOARD_RULES": mode},
            capture_output=True,
            text=True,
            check=True,
        )
        found[mode] = json.loads(answer.stdout)
    assert found["checked"] == found["interpreted"]
