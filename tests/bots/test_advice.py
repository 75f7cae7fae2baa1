"""Advice on what a bot thought: the rest of a turn, what is proven alone, games that explain nothing."""

from __future__ import annotations

import msgspec
import pytest

import seaboard
from seaboard.bots.advice import advise
from seaboard.bots.base import Bot
from seaboard.bots.thought import Choice, Thought
from seaboard.match.match import Match


class Thinker(Bot):
    """Thinks what it is told to think."""

    def __init__(self, thought: Thought) -> None:
        super().__init__("thinker")
        self.thought = thought

    def think(self, match: Match, seat: int | None = None, seconds: float | None = None) -> Thought:
        return self.thought

    def _pick(self, match: Match, seat: int | None, moves: list[str], seconds: float | None) -> str:
        return self.thought.best.move


def thought(move: str, *line: str, chance: float = 0.5, exact: bool = False) -> Thought:
    return Thought((Choice(move, 1.0, chance, exact, line),), (chance,), 1, exact)


def test_the_plan_is_ones_own_part_of_a_line() -> None:
    match = seaboard.game("urchins").new(players=2, seed=1)
    found = advise(match, 0, thought("=", "=", "y@a1", "*a1", "=", "r@b1"))
    assert found.plan == ("=", "y@a1", "*a1")
    assert advise(match, None, thought("=")).plan == ()


def test_moves_of_one_step_have_no_plan() -> None:
    match = seaboard.game("fish-and-chips").new(players=2, seed=1)
    assert advise(match, None, thought("ok", "ok", "ok")).plan == ()


@pytest.mark.parametrize(
    ("chance", "exact", "said"),
    [(1.0, True, "yes"), (0.0, True, "no"), (1.0, False, "unknown"), (0.0, False, "unknown")],
)
def test_alone_only_what_is_proven_is_said(chance: float, exact: bool, said: str) -> None:
    match = seaboard.game("fish-and-chips").new(players=1, seed=1)
    move = match.moves()[0]
    assert advise(match, 0, thought(move, chance=chance, exact=exact)).winnable == said


def test_a_bots_hint_is_advice_on_its_thought_and_is_json() -> None:
    match = seaboard.game("urchins").new(players=2, seed=1)
    move, said = Thinker(thought("=", "=", "y@a1")).hint(match)
    assert move == "=" and said["plan"] == ["=", "y@a1"]
    assert set(said) == {"where", "kind", "reason", "plan"}
    assert msgspec.json.decode(msgspec.json.encode(said)) == said


def test_a_game_that_explains_nothing_still_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    game = seaboard.game("urchins")
    monkeypatch.setattr(type(game), "said_in", lambda self, room, what: None)
    match = game.new(players=2, seed=1)
    looked = advise(match, 0, thought("="))
    assert (looked.where.name, looked.where.kind, looked.kind.kind, looked.reason.kind) == (
        None,
        "plain",
        "plain",
        "plain",
    )
    match.play("=")
    cell = advise(match, 0, thought("y@a1"))
    assert (cell.where.kind, cell.where.name) == ("cell", "a1")
