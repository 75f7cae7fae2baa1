"""The games as a taskset and an environment of verifiers (`pip install 'seaboard[verifiers]'`).

A task is a match with a seed of its own, in which a model plays one seat against bots of the house. The rules
run in the environment's process: each answer of the model is a turn, and what it is told then is the next.
`seaboard_verifiers` is the name under which verifiers finds it.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import verifiers.v1 as vf

from seaboard.match.shelf import game

from .conversation import TRIES, Conversation
from .playing import Against, reward

A_BOT = "herring"


class SeaboardConfig(vf.TasksetConfig):
    """Which matches are played, and how the model is asked."""

    game: str = "urchins"
    others: list[str] = [A_BOT]
    options: dict[str, Any] = {}
    first_seed: int = 0
    language: str = "en"
    tries: int = TRIES
    listed: bool = True


class SeaboardMatch(vf.TaskData):
    """What a match is made of."""

    info: dict[str, Any]


class SeaboardTask(vf.Task[SeaboardMatch, vf.State, vf.TaskConfig]):
    """A match to be played; the environment scores it."""


class SeaboardTaskset(vf.Taskset[SeaboardTask, SeaboardConfig]):
    """A match for every seed; the model's seat moves on from one to the next."""

    INFINITE = True

    def load(self) -> Iterator[SeaboardTask]:
        """One match after the other."""
        wanted = self.config
        for number in itertools.count():
            info = {
                "game": wanted.game,
                "others": list(wanted.others),
                "options": dict(wanted.options),
                "seed": wanted.first_seed + number,
                "seat": number % (len(wanted.others) + 1),
                "language": wanted.language,
                "tries": wanted.tries,
                "listed": wanted.listed,
            }
            played = begun(info)
            yield SeaboardTask(
                SeaboardMatch(
                    name=f"{wanted.game}#{info['seed']}",
                    prompt=played.talk.prompt(played.seat),
                    system_prompt=played.talk.words.say("text-system"),
                    info=info,
                ),
                wanted.task,
            )


class SeaboardEnvConfig(vf.EnvConfig):
    """A model that only talks needs no program around it."""

    player: vf.AgentConfig = vf.AgentConfig(harness={"id": "null"}, runtime=vf.SubprocessConfig())


class SeaboardEnv(vf.Env[SeaboardEnvConfig]):
    """One match, from the prompt to its reward."""

    async def run(self, task: Any, agents: Any) -> None:
        """The model moves first, for its prompt is the board; what it is told then is the next turn."""
        played = begun(task.data.info)
        async with agents.player.interaction(task) as interaction:
            segment = await interaction.turn()
            while not segment.terminated:
                reply = played.answer(segment.last_reply)
                if played.over:
                    break
                told = [reply.said] if reply.move is None else [reply.said, played.talk.look(played.seat)]
                segment = await interaction.turn("\n\n".join(told))
        self.score(played, interaction.trace)

    def score(self, played: Against, trace: Any) -> None:
        """1 for a win, −1 for a loss, 0 where all share it or it was not finished; and how clear it spoke."""
        talk, seat = played.talk, played.seat
        trace.record_reward("won", reward(talk.match, seat) if played.over else 0.0, 1.0)
        trace.record_metric("finished", float(played.over))
        trace.record_metric("moves", float(len(talk.match.history)))
        trace.record_metric("refused", float(talk.refused[seat]))
        trace.record_metric("instead", float(talk.instead[seat]))


def begun(info: dict[str, Any]) -> Against:
    """The match of a task, as far as the model's first decision; the same every time."""
    players, seed = len(info["others"]) + 1, info["seed"]
    match = game(info["game"]).new(players, seed, **info["options"])
    talk = Conversation(match, info["language"], info["tries"], info["listed"], seed)
    return Against(talk, info["seat"], info["others"], seed)


__all__ = ["SeaboardEnv", "SeaboardTaskset"]
