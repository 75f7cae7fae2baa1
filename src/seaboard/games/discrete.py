"""A game whose moves are integers for the kernel: everything a `Game` owes, from its rooms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any

from seaboard.kernel.chance import Chance
from seaboard.kernel.engine import Engine

from .base import Game, Options, Refusal, State

if TYPE_CHECKING:
    from .match import Match


class DiscreteGame(Game):
    """Subclasses give the facts and the rooms of their folder; see `fish_and_chips/__init__.py`."""

    rules: ModuleType
    notation: ModuleType
    facts: ModuleType
    why: ModuleType
    text: ModuleType
    body: ModuleType
    kind: type[Any]

    def __init__(self) -> None:
        self.engine = Engine(self.name.replace("-", "_"), self.rules, self.kind)

    def begin(self, players: int, options: Options, chance: Chance) -> State:
        state = self.engine.new()
        self.facts.write_options(state, players, options)
        self.engine.begin(state, chance)
        return state

    def refusal(self, state: State, seat: int | None, move: str) -> Refusal | None:
        refused: Refusal | None = self.why.refusal(state, seat, move)
        return refused

    def legal(self, state: State) -> list[int]:
        """The legal actions as integers."""
        return self.engine.legal(state)

    def moves(self, state: State, seat: int) -> list[str]:
        return [self.write_move(state, action) for action in self.legal(state)]

    def search_root(self, state: State, seat: int) -> State:
        """The position from which a search for a seat begins: the one where it decides."""
        return state

    def read_move(self, state: State, move: str) -> int:
        """The action of a legal move's text."""
        action: int = self.notation.read_move(state, move)
        return action

    def write_move(self, state: State, action: int) -> str:
        """The text of a legal action."""
        text: str = self.notation.write_move(state, action)
        return text

    def after(self, state: State, seat: int, move: str, chance: Chance) -> State:
        return self.engine.after(state, self.read_move(state, move), chance)

    def write_position(self, state: State) -> str:
        line: str = self.notation.write_position(state)
        return line

    def read_position(self, line: str, options: Mapping[str, Any]) -> tuple[State, int, Options]:
        read: tuple[State, int, Options] = self.notation.read_position(line, options)
        return read

    def board(self, state: State) -> str:
        drawn: str = self.text.board(state)
        return drawn

    def write_body(self, match: Match) -> str:
        written: str = self.body.write_body(match)
        return written

    def read_body(self, match: Match, lines: Sequence[tuple[int, str]]) -> None:
        self.body.read_body(match, lines)
