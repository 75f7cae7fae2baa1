"""What Gymnasium raises, with the clause in it."""

from __future__ import annotations

from typing import Any

from gymnasium.error import InvalidAction

from seaboard.match.errors import IllegalMove, Refusal


class Refused(IllegalMove, InvalidAction):
    """An action that the rules forbid, or that is none (its `clause` is None); nothing was changed."""

    @classmethod
    def by(cls, illegal: IllegalMove) -> Refused:
        """The same refusal."""
        return cls(illegal.move, illegal.refusal)


class RefusedInRow(Refused):
    """An action of a batch; no table has moved. No `row`: the batch has a wrong shape or type."""

    def __init__(self, row: int | None, move: str, refusal: Refusal) -> None:
        super().__init__(move, refusal)
        self.row = row

    def __str__(self) -> str:
        return super().__str__() if self.row is None else f"row {self.row}: {super().__str__()}"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.row, self.move, self.refusal)
