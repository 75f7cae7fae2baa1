"""What each seat has decided last: there its undo goes. It is asked after every move, so it is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from seaboard.match.standing import Step


def by_itself(step: Step[Any]) -> bool:
    """Whether the rules forced a move, so that it was nobody's decision."""
    forced = step.before.forced
    return forced is not None and forced == (step.seat, step.move)


class Decided:
    """Of one match, from the end to its last deal, and then move by move."""

    __slots__ = ("left", "turn")

    def __init__(self, steps: Sequence[Step[Any]], players: int) -> None:
        # By seat: the moves that are left without its last decision; None where it made none since a deal.
        self.left: list[int | None] = [None] * players
        self.turn = len(steps)  # this move and all after it are of one seat
        while self.turn and steps[self.turn - 1].seat == steps[-1].seat:
            self.turn -= 1
        for number in reversed(range(len(steps))):
            step = steps[number]
            if step.final or None not in self.left:
                return
            if self.left[step.seat] is None and not by_itself(step):
                self.left[step.seat] = number

    def go_on(self, steps: Sequence[Step[Any]], moves: int) -> None:
        """The match has gone on after so many moves."""
        for number in range(moves, len(steps)):
            step = steps[number]
            if number and step.seat != steps[number - 1].seat:
                self.turn = number
            if step.final:  # nobody takes back a deal
                self.left = [None] * len(self.left)
            elif not by_itself(step):
                self.left[step.seat] = number
