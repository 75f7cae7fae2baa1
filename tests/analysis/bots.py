"""Bots whose thoughts a test knows beforehand."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from seaboard.bots.base import Bot
from seaboard.bots.thought import Choice, Thought
from seaboard.match.match import Match

Think = Callable[[Match, int], Thought]


class Knowing(Bot):
    """Thinks what it is told to, and remembers what it was asked: seat and seconds."""

    def __init__(self, think: Think) -> None:
        super().__init__("knowing")
        self.thinking = think
        self.asked: list[tuple[int, float]] = []

    def think(self, match: Match, seat: int | None = None, seconds: float | None = None) -> Thought:
        assert seat is not None and seconds is not None
        self.asked.append((seat, seconds))
        return self.thinking(match, seat)

    def _pick(self, match: Match, seat: int | None, moves: list[str], seconds: float | None) -> str:
        raise AssertionError("an analysis wants a thought, not a move")


def number(*parts: object) -> float:
    """A number from 0 to 1 that depends on these and nothing else."""
    return int(hashlib.sha256(repr(parts).encode()).hexdigest()[:8], 16) / 0xFFFF_FFFF


def equal(match: Match) -> tuple[float, ...]:
    return (1 / match.players,) * match.players


def a_thought(match: Match, chances: dict[str, float], simulations: int = 1000) -> Thought:
    """Choices with these chances, all looked at equally often, the best first."""
    share = 1 / len(chances)
    choices = sorted(
        (Choice(move, share, chance, line=(move, "then")) for move, chance in chances.items()),
        key=lambda choice: -choice.chance,
    )
    return Thought(tuple(choices), equal(match), simulations)


def peeking(match: Match, seat: int) -> Thought:
    """A cheat's thought: it depends on the whole position, hidden cards included."""
    whole = match.position
    choices = sorted(
        (Choice(move, 0.0, number(whole, move)) for move in match.moves(seat)),
        key=lambda choice: -choice.chance,
    )
    chances = tuple(number(whole, other) for other in range(match.players))
    return Thought(tuple(choices), chances, 100)  # no share: every move but the best gets a second look
