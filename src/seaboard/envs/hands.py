"""How a seat of any match sees and moves in arrays: by integers, or by a Box where moves are too many."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict

from seaboard.kernel.encoding import Fields
from seaboard.match.compiled import UNEXPLAINED, CompiledGame
from seaboard.match.errors import BadMove, IllegalMove, NoNumbers, Refusal
from seaboard.match.game import Position
from seaboard.match.match import Match
from seaboard.match.vector import as_array
from seaboard.match.whole import whole

from .spaces import Actions, LegalActions, Seen, observations_of_integers, observations_of_numbers

Numbers = npt.NDArray[np.float32]


class Boxed(Protocol):
    """`BOX` in a game's room `box`: its moves as some numbers from −1 to 1, and what a seat may know."""

    size: int  # numbers of an action

    def fields(self, match: Match) -> Fields:
        """What stands where in an observation."""

    def encode(self, position: Position, seat: int) -> Numbers:
        """What a seat may know, as numbers from −1 to 1."""

    def move(self, position: Position, numbers: Numbers, exact: bool) -> str:
        """The move that numbers mean; always a legal one, unless they are to be taken as they are."""


class Hands(Protocol):
    """How seats see and move: the same for all of them, and for all matches of an environment."""

    observation_space: Dict
    fields: Fields  # what stands where in an observation
    waits: int | None  # the action of who is not to move, where actions are integers and everybody acts

    def actions(self) -> Actions:
        """The actions of a seat, in a space of its own."""

    def legal(self, match: Match, seat: int) -> list[int]:
        """The legal actions of a seat, where actions are integers; else none is listed."""

    def see(self, match: Match, seat: int, legal: list[int]) -> Seen:
        """What a seat may know, and which of its actions are the legal ones given."""

    def read(self, match: Match, seat: int, action: Any) -> int | str:
        """The move that a seat means; IllegalMove, or BadMove if the action is none."""

    def play(self, match: Match, seat: int, move: int | str) -> None:
        """Play what was read."""

    def take(self, match: Match, seat: int, action: Any) -> None:
        """Read what a seat means and play it; an error changes nothing."""


class IntegerHands:
    """Actions are integers, as `match.actions` counts them; the last may be to wait."""

    def __init__(self, match: Match, everybody: bool) -> None:
        self.fields, own = match.fields, match.number_of_actions
        self.waits = own if everybody else None
        self._size = own + everybody
        self.observation_space = observations_of_integers(self.fields, self._size)

    def actions(self) -> Actions:
        return LegalActions(self._size)

    def legal(self, match: Match, seat: int) -> list[int]:
        return match.standing.actions(seat)

    def see(self, match: Match, seat: int, legal: list[int]) -> Seen:
        mask = np.zeros(self._size, np.int8)
        mask[legal] = 1
        return {"observation": match.observe(seat), "action_mask": mask}

    def read(self, match: Match, seat: int, action: Any) -> int:
        number = whole(action)
        if number is None:
            raise BadMove(action)
        if number not in self.legal(match, seat):
            raise match.game.illegal(match.standing, seat, number)
        return number

    def play(self, match: Match, seat: int, move: int | str) -> None:
        match.step(move, seat)  # type: ignore[arg-type]  # an integer was read

    def take(self, match: Match, seat: int, action: Any) -> None:
        match.step(action, seat)  # which looks at it itself


class BoxHands:
    """Actions are some numbers from −1 to 1, of which the game's room `box` makes moves."""

    waits: int | None = None  # who is not to move may say anything

    def __init__(self, match: Match, box: Boxed, exact: bool) -> None:
        self.fields, self._box, self._exact = box.fields(match), box, exact
        self.observation_space = observations_of_numbers(self.fields)

    def actions(self) -> Actions:
        return Box(-1.0, 1.0, (self._box.size,), np.float32)

    def legal(self, match: Match, seat: int) -> list[int]:
        return []

    def see(self, match: Match, seat: int, legal: list[int]) -> Seen:
        return {"observation": self._box.encode(match.here, seat)}

    def read(self, match: Match, seat: int, action: Any) -> str:
        numbers = as_array(action)
        if numbers is None or numbers.dtype.kind != "f" or numbers.shape != (self._box.size,):
            raise BadMove(action)
        if not (np.abs(numbers) <= 1).all():  # nan is not either
            raise BadMove(action)
        if match.over:
            raise IllegalMove(repr(action), Refusal(match.outcome.clause, {}, UNEXPLAINED))
        move = self._box.move(match.here, numbers.astype(np.float32), self._exact)
        if (refusal := match.why_not(move, seat)) is not None:
            raise IllegalMove(move, refusal)
        return move

    def play(self, match: Match, seat: int, move: int | str) -> None:
        match.play(str(move), seat)

    def take(self, match: Match, seat: int, action: Any) -> None:
        self.play(match, seat, self.read(match, seat, action))


def hands_of(match: Match, everybody: bool = False, exact: bool = False) -> Hands:
    """How a match is played: where `everybody` acts at once, one may also wait. NoNumbers."""
    if isinstance(match.game, CompiledGame):
        return IntegerHands(match, everybody)
    box: Boxed | None = match.game.said_in("box", "BOX")
    if box is None:
        raise NoNumbers(match.game.name)
    return BoxHands(match, box, exact)
