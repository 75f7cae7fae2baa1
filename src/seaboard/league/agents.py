"""Agents that take part: a Python file with `answer`, or a command that reads a prompt and answers it."""

from __future__ import annotations

import inspect
import os
import shlex
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from seaboard.arena.entrants import Entrant, entrant_of
from seaboard.arena.errors import ArenaError, told
from seaboard.arena.guests import Beside, loaded
from seaboard.match.match import Match
from seaboard.text.conversation import TRIES, Conversation
from seaboard.text.playing import Agent, ask

ANSWER = "answer"  # what the function, or the method of a class, is called
PATIENCE = 120.0  # seconds that a command may take for an answer


class AgentFailed(Exception):
    """A command that ended badly, or did not answer in time."""


@dataclass(frozen=True)
class AgentEntrant(Entrant):
    """An agent that takes part, and how it is asked."""

    command: tuple[str, ...] = ()  # () for a file
    language: str = "en"
    tries: int = TRIES
    listed: bool = True
    patience: float = PATIENCE

    @property
    def identity(self) -> object:
        """Asked in another way, it is another player."""
        return self.source, self.command, self.language, self.tries, self.listed

    def player(self, seed: int) -> AgentPlayer:
        """A fresh agent; the seed settles the moves that are chosen for it."""
        agent = Command(self.command, self.patience) if self.command else self._of_file(seed)
        return AgentPlayer(agent, self, seed)

    def _of_file(self, seed: int) -> Agent:
        """The function of a file; or the method of a class, which is made anew for every match."""
        module, beside = loaded(self.spec, self.source or "", self.wanted)
        made = getattr(module, self.wanted or ANSWER, None)
        if made is None and not self.wanted:
            kinds = [kind for kind in vars(module).values() if _answers(kind, module.__name__)]
            made = kinds[0] if len(kinds) == 1 else None
        if isinstance(made, type):
            with beside.open():
                made = getattr(made(**_seeded(made, seed)), ANSWER, None)
        if not callable(made):
            raise ArenaError("which-agent", path=self.spec)
        return FromFile(made, beside)


@dataclass(frozen=True)
class FromFile:
    """A function of somebody's file: what it imports lies beside it."""

    answer: Agent
    beside: Beside

    def __call__(self, prompt: str) -> str:
        with self.beside.open():
            return self.answer(prompt)


class AgentPlayer:
    """An agent as the arena knows players: asked in text, with all that its seat may know."""

    def __init__(self, agent: Agent, asked: AgentEntrant, seed: int) -> None:
        self.agent, self.asked, self.seed = agent, asked, seed
        self.refused = self.instead = 0

    def choose(self, match: Match, seat: int, /) -> str:
        """The move that the agent means, or one that is chosen for it."""
        how = self.asked
        talk = Conversation(match, how.language, how.tries, how.listed, self.seed)
        ask(talk, seat, self.agent)
        self.refused += talk.refused[seat]
        self.instead += talk.instead[seat]
        return match.history[-1].move


@dataclass(frozen=True)
class Command:
    """A program that is started for every question: the prompt on its input, the answer on its output."""

    words: tuple[str, ...]
    patience: float

    def __call__(self, prompt: str) -> str:
        try:
            done = subprocess.run(
                self.words,
                input=prompt,
                capture_output=True,
                encoding="utf-8",
                errors="replace",
                timeout=self.patience,
                env={**os.environ, "PYTHONUTF8": "1"},
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise AgentFailed(str(error)[:160]) from error
        if done.returncode:
            raise AgentFailed(f"{self.words[0]} ended with {done.returncode}: {done.stderr[-120:].strip()}")
        return done.stdout


def league(bots: Sequence[str], specs: Sequence[str], **how: Any) -> tuple[Entrant, ...]:
    """The levels, then the agents that were typed; ArenaError where one is no agent, or is named twice."""
    entrants = (*map(entrant_of, bots), *(agent(spec, **how) for spec in specs))
    names = [entrant.name for entrant in entrants]
    for name in names:
        if names.count(name) > 1:
            raise ArenaError("twice", bot=name)
    if len(entrants) < 2:
        raise ArenaError("too-few")
    return entrants


def agent(spec: str, **how: Any) -> AgentEntrant:
    """An agent as it was typed: `my_agent.py`, `my_agent.py:name`, or any other command line."""
    path, colon, wanted = spec.rpartition(":")
    if not path.endswith(".py"):
        path, colon, wanted = spec, "", ""
    if not path.endswith(".py") or " " in path:
        return _of_command(spec, how)
    try:
        source = Path(path).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise ArenaError("unreadable", path=path, cause=told(error)) from error
    name = f"{Path(path).stem}:{wanted}" if colon else Path(path).stem
    found = AgentEntrant(spec, name, source, wanted, **how)
    try:
        found.player(0)
    except ArenaError:
        raise
    except Exception as error:  # whatever somebody's constructor may raise
        raise ArenaError("broken-file", path=spec, cause=told(error)) from error
    return found


def _of_command(spec: str, how: dict[str, Any]) -> AgentEntrant:
    try:
        command = tuple(shlex.split(spec))
    except ValueError as error:  # a quotation mark that nobody closed
        raise ArenaError("broken-file", path=spec, cause=told(error)) from error
    if not command:
        raise ArenaError("which-agent", path=spec)
    return AgentEntrant(spec, spec, source="", command=command, **how)


def _answers(kind: object, module: str) -> bool:
    """Whether something in a file is a class that answers."""
    return isinstance(kind, type) and kind.__module__ == module and callable(getattr(kind, ANSWER, None))


def _seeded(kind: Callable[..., Any], seed: int) -> dict[str, int]:
    return {"seed": seed} if "seed" in inspect.signature(kind).parameters else {}
