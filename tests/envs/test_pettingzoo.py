"""PettingZoo's suites over every game and number of players, and what they do not ask."""

from __future__ import annotations

import importlib
import pickle
from functools import partial
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import seaboard
from seaboard.envs.pettingzoo import env, fish_and_chips_v1, icecool_v1, oh_crab_v1, parallel_env, urchins_v1
from tests.envs import suites
from tests.walks import spell, tables

# They have a list of games whose observations may be dicts, on which only theirs are.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
CAPTURE = "2 RP -6/-3,P2,-2/P12,-5/-6/-6/R10,-2,P7,-,R4 R play 0,0"
FINISHED = seaboard.load(
    (Path(__file__).parents[1] / "records" / "fish-and-chips-1-2.txt").read_text(encoding="utf-8")
).position


def module_of(name: str) -> ModuleType:
    return importlib.import_module(f"seaboard.envs.pettingzoo.{name.replace('-', '_')}_v1")


def cycles(name: str) -> int:
    return 25 if seaboard.game(name).quick else 1


@pytest.mark.parametrize("case", tables(), ids=spell)
def test_pettingzoos_suites_pass(case: tuple[str, int], capsys: pytest.CaptureFixture[str]) -> None:
    name, players = case
    module = module_of(name)
    in_turn, at_once = partial(module.env, players=players), partial(module.parallel_env, players=players)
    suites.api_test(in_turn(), num_cycles=cycles(name))
    suites.parallel_api_test(at_once(), num_cycles=cycles(name))
    suites.seed_test(in_turn, num_cycles=cycles(name))
    suites.parallel_seed_test(at_once, num_cycles=cycles(name))


@pytest.mark.parametrize("name", seaboard.games())
def test_pettingzoos_suites_of_length_and_drawing_pass(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A cycle is one in which everybody acts: the suite of lengths is about the parallel form."""
    module = module_of(name)
    at_once = partial(module.parallel_env, players=seaboard.game(name).seats[-1])
    suites.max_cycles_test(
        SimpleNamespace(
            parallel_env=at_once, env=lambda max_cycles: parallel_to_aec(at_once(max_cycles=max_cycles))
        )
    )
    suites.render_test(module.env)
    assert capsys.readouterr().out


@pytest.mark.parametrize("name", seaboard.games())
def test_games_are_in_the_registry(name: str) -> None:
    known_as = f"seaboard/{name.replace('-', '_')}-v1"
    found = pettingzoo.make("aec", known_as, players=3)
    assert str(found) == f"{name.replace('-', '_')}_v1" and found.max_num_agents == 3
    assert pettingzoo.make("parallel", known_as).max_num_agents == 2


def test_the_match_is_that_of_its_seed() -> None:
    played = fish_and_chips_v1.env(players=3)
    played.reset(seed=11)
    while not played.unwrapped.match.over:
        played.step(played.action_space(played.agent_selection).sample())
    match = seaboard.load(played.unwrapped.match.record)
    assert match.seed == 11 and match.position == played.unwrapped.match.position
    assert list(played.rewards.values()) == pytest.approx(match.outcome.utilities)


def test_a_match_may_begin_from_a_position() -> None:
    played = fish_and_chips_v1.raw_env()
    played.reset(seed=1, options={"position": CAPTURE})
    assert played.match.position == CAPTURE and played.agent_selection == "seat_0"
    with pytest.raises(seaboard.BadOption):
        fish_and_chips_v1.raw_env(players=3).reset(options={"position": CAPTURE})
    with pytest.raises(seaboard.BadOption, match="somebody is to move"):
        fish_and_chips_v1.raw_env().reset(options={"position": FINISHED})


def test_who_is_not_selected_has_no_legal_action() -> None:
    played = oh_crab_v1.raw_env(players=3)
    played.reset(seed=1)
    assert played.agent_selection == "seat_0"
    assert played.observe("seat_0")["action_mask"].any() and not played.observe("seat_1")["action_mask"].any()


def test_all_plan_in_one_cycle_and_others_wait() -> None:
    played = oh_crab_v1.parallel_env(players=4)
    seen, _ = played.reset(seed=2)
    wait = len(seen["seat_0"]["action_mask"]) - 1
    assert not any(seen[agent]["action_mask"][wait] for agent in played.agents)
    seen, *_ = played.step({agent: played.action_space(agent).sample() for agent in played.agents})
    assert len(played.match.history) == 4
    waiting = [agent for agent in played.agents if seen[agent]["action_mask"][wait]]
    assert len(waiting) == 3 and all(seen[agent]["action_mask"].sum() == 1 for agent in waiting)


def test_forced_moves_can_be_skipped() -> None:
    played = fish_and_chips_v1.raw_env(skip_forced=True)
    played.reset(seed=3)
    while not played.match.over:
        assert played.observe(played.agent_selection)["action_mask"].sum() > 1
        played.step(played.action_space(played.agent_selection).sample())


def test_steps_are_cut_off_after_so_many() -> None:
    played = urchins_v1.env(max_cycles=5)
    played.reset(seed=1)
    for _ in range(5):
        played.step(played.action_space(played.agent_selection).sample())
    assert all(played.truncations.values()) and not any(played.terminations.values())
    mover = f"seat_{played.unwrapped.match.to_move[0]}"
    while played.agents:
        assert played.last()[0]["action_mask"].any() == (played.agent_selection == mover)
        played.step(None)


# ------------------------------------------------------------------ bad input


@pytest.mark.parametrize("wrong", [3.0, "3", [3], np.array([3]), True, None, -1, 10**9, np.float32(3)])
def test_what_is_no_action_is_refused_and_nothing_moves(wrong: Any) -> None:
    played = fish_and_chips_v1.env()
    played.reset(seed=1)
    with pytest.raises(seaboard.BadMove):
        played.step(wrong)
    at_once = fish_and_chips_v1.parallel_env()
    seen, _ = at_once.reset(seed=1)
    mover = next(agent for agent in at_once.agents if seen[agent]["action_mask"].sum() > 1)
    with pytest.raises(seaboard.BadMove):
        at_once.step({agent: wrong if agent == mover else 219 for agent in at_once.agents})
    assert not played.unwrapped.match.history and not at_once.match.history


def test_an_illegal_action_is_refused_with_its_clause() -> None:
    played = fish_and_chips_v1.raw_env()
    played.reset(seed=1, options={"position": CAPTURE})
    with pytest.raises(ValueError, match="F19") as caught:
        played.step(np.int16(144))
    assert isinstance(caught.value, seaboard.IllegalMove) and caught.value.clause == "F19"
    assert played.match.position == CAPTURE and played.agent_selection == "seat_0"


def test_nobody_moves_where_one_of_several_is_wrong() -> None:
    played = oh_crab_v1.parallel_env(players=3)
    played.reset(seed=1)
    legal = {agent: played.action_space(agent).sample() for agent in played.agents}
    with pytest.raises(seaboard.IllegalMove):
        played.step({**legal, "seat_2": 143})
    for wrong in ({"seat_0": legal["seat_0"]}, {**legal, "seat_9": 0}, {}, list(legal.values()), None):
        with pytest.raises(seaboard.BadOption, match="allowed: one of each of seat_0, seat_1, seat_2"):
            played.step(wrong)  # type: ignore[arg-type]  # which is the point
    assert not played.match.history


def test_who_is_not_to_move_must_wait() -> None:
    played = urchins_v1.parallel_env()
    played.reset(seed=1)
    legal = {agent: played.action_space(agent).sample() for agent in played.agents}
    with pytest.raises(seaboard.IllegalMove) as caught:
        played.step({**legal, "seat_1": legal["seat_0"]})
    assert caught.value.clause == "U1" and not played.match.history


def test_a_finished_match_takes_no_action() -> None:
    played = fish_and_chips_v1.env(players=1)
    played.reset(seed=1)
    while not played.terminations["seat_0"]:
        played.step(played.action_space("seat_0").sample())
    with pytest.raises(ValueError, match="dead"):
        played.step(0)
    at_once = urchins_v1.parallel_env(max_cycles=1)
    at_once.reset(seed=1)
    at_once.step({agent: at_once.action_space(agent).sample() for agent in at_once.agents})
    with pytest.raises(seaboard.BadOption, match="reset"):
        at_once.step({})


def test_pettingzoos_wrapper_ends_a_match_at_an_illegal_action() -> None:
    played = TerminateIllegalWrapper(urchins_v1.raw_env(), illegal_reward=-1)
    played.reset(seed=1)
    played.last()
    played.step(1)  # y@a1, in the first step of a turn
    assert played.rewards == {"seat_0": -1, "seat_1": 0} and all(played.terminations.values())


def test_wrong_settings_are_refused() -> None:
    for wrong in ({"players": 9}, {"rows": 2}, {"depth": 1}, {"render_mode": "rgb_array"}):
        with pytest.raises(seaboard.BadOption):
            urchins_v1.env(**wrong)
    cut_off: list[Any] = [0, True, 2.5, "9"]
    for cycles in cut_off:
        for made in (urchins_v1.env, urchins_v1.parallel_env):
            with pytest.raises(seaboard.BadOption):
                made(max_cycles=cycles)
    with pytest.raises(seaboard.UnknownGame):
        env("chess")
    with pytest.raises(seaboard.BadOption):
        urchins_v1.raw_env().reset(seed=-1)


def test_environments_can_be_sent_to_another_process() -> None:
    for made in (urchins_v1.raw_env(rows=4), parallel_env("icecool", players=3)):
        twin = pickle.loads(pickle.dumps(made))
        assert twin.possible_agents == made.possible_agents
        assert twin.observation_space("seat_0") == made.observation_space("seat_0")


def test_nothing_is_asked_before_the_first_match() -> None:
    with pytest.raises(AttributeError):
        _ = icecool_v1.env().agents


def test_samples_are_legal_or_those_of_a_mask() -> None:
    played = fish_and_chips_v1.raw_env()
    played.reset(seed=1, options={"position": CAPTURE})
    space, only = played.action_space("seat_0"), played.match.actions()
    assert [space.sample()] == only == [space.sample(played.observe("seat_0")["action_mask"])]
    other = np.zeros(219, np.int8)
    other[7] = 1
    assert space.sample(other) == 7 and space.sample(probability=other.astype(np.float64)) == 7
    assert space.sample(np.zeros(219, np.int8)) == 0  # as Gymnasium has it where nothing is set
    with pytest.raises(AssertionError):
        space.sample(other.astype(np.float32))
