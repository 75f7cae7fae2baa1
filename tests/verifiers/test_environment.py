"""Taskset and environment, as verifiers finds, configures and runs them; the model is played by the test.

What is not here is a model behind a harness: that takes a program which verifiers fetches over the network.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from contextlib import asynccontextmanager
from itertools import islice
from typing import Any

import pytest
import verifiers.v1 as vf
from verifiers.v1.utils.loaders import env_config_type, load_environment, taskset_class, taskset_config_type

NAME = "seaboard_verifiers"
SMALL = {"rows": 3, "cols": 3}
Model = Callable[[str], str]


def environment(**taskset: Any) -> Any:
    """An environment as a run would make it of its configuration."""
    wanted = taskset_config_type(NAME)(id=NAME, **{"options": SMALL, "others": ["random"], **taskset})
    return load_environment(env_config_type(NAME)(taskset=wanted))


class Interaction:
    """A model that is asked, in place of one behind a harness."""

    def __init__(self, task: Any, model: Model, turns: int) -> None:
        agent = vf.AgentInfo(config=vf.AgentConfig(harness={"id": "null"}))
        self.trace = vf.Trace(task=vf.TraceTask(type="SeaboardTask", data=task.data), agent=agent)
        self.prompt, self.model, self.left = task.data.prompt, model, turns
        self.told: list[str] = []

    async def turn(self, text: str | None = None) -> Any:
        self.told.append(self.prompt if text is None else text)
        self.left -= 1
        return vf.Segment([], root_reply=self.model(self.told[-1]), terminated=self.left < 0)


class Agents:
    """The seats of an environment."""

    def __init__(self, model: Model, turns: int) -> None:
        self.player, self.model, self.turns = self, model, turns

    @asynccontextmanager
    async def interaction(self, task: Any) -> Any:
        self.spoken = Interaction(task, self.model, self.turns)
        yield self.spoken


def first_of_the_list(told: str) -> str:
    listed = re.split(r"Your legal moves \(\d+\):\n", told)[-1]
    return f"So be it.\nMOVE: {listed.split()[0]}"


def run(env: Any, model: Model, number: int = 0, turns: int = 10_000) -> Interaction:
    task = next(islice(env.taskset, number, None))
    agents = Agents(model, turns)
    asyncio.run(env.run(task, agents))
    return agents.spoken


def test_verifiers_finds_taskset_and_environment() -> None:
    env = environment()
    assert type(env).__name__ == "SeaboardEnv" and type(env.taskset) is taskset_class(NAME)
    first, second = islice(env.taskset, 2)
    assert (first.data.name, first.data.idx, first.data.info["seat"]) == ("urchins#0", 0, 0)
    assert second.data.info["seat"] == 1 and "You play Urchins as B" in second.data.prompt
    assert first.data.prompt == next(iter(env.taskset)).data.prompt, "a seed is a match"


@pytest.mark.parametrize("number", [0, 1])
def test_a_match_to_its_reward(number: int) -> None:
    spoken = run(environment(), first_of_the_list, number)
    rewards = {name: reward.value for name, reward in spoken.trace.rewards.items()}
    assert rewards["won"] in (-1.0, 0.0, 1.0)
    assert spoken.trace.metrics["finished"] == 1.0 and spoken.trace.metrics["refused"] == 0.0
    assert spoken.told[1].startswith("= is played.") or "Since your last decision" in spoken.told[1]


def test_wrong_answers_are_refused_and_counted() -> None:
    spoken = run(environment(tries=2), lambda told: "MOVE: *i9", turns=6)
    assert "U" in spoken.told[1] and "One more try" in spoken.told[1]
    assert spoken.trace.metrics["refused"] >= 2.0 and spoken.trace.metrics["instead"] >= 1.0
    assert spoken.trace.metrics["finished"] == 0.0


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(KeyError, match="chess"):
        next(iter(environment(game="chess").taskset))
