"""A game whose moves are integers for the kernel: everything a `Game` owes, from its rooms."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from seaboard.kernel.chance import Chance
from seaboard.kernel.engine import Engine

from .base import Game, State


class DiscreteGame(Game):
    """Subclasses give the facts and the rooms; see `fish_and_chips/__init__.py`."""

    rules: ModuleType
    notation: ModuleType
    kind: type[Any]

    def __init__(self) -> None:
        self.engine = Engine(self.name.replace("-", "_"), self.rules, self.kind)

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
