"""What a bot found out about a decision: its choices, and how everybody stands."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Choice:
    """A legal move as a bot sees it."""

    move: str
    share: float  # of the bot's attention, 0 … 1; all choices together have 1
    chance: float  # that the seat wins after it, 0 … 1; a shared win counts in part
    exact: bool = False  # worked out as far as a search looks: to the end of the match, or of a round
    line: tuple[str, ...] = ()  # how it would go on, this move first


@dataclass(frozen=True)
class Thought:
    """All choices, the best one first."""

    choices: tuple[Choice, ...]
    chances: tuple[float, ...]  # that each seat wins, 0 … 1; together 1 where somebody must win
    simulations: int
    exact: bool = False  # all of it is worked out so far

    @property
    def best(self) -> Choice:
        """What the bot would play."""
        return self.choices[0]
