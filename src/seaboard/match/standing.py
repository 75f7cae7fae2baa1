"""Where a match stands: a position, and the answers to what everybody asks of it, each worked out once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

import msgspec

from seaboard.kernel.engine import Decision

from .errors import Clause

if TYPE_CHECKING:
    from .game import Event, Game

P = TypeVar("P")


@dataclass(frozen=True)
class Outcome:
    """How a match stands: the scores by seat, who has won (several share it; none while it runs), and why."""

    scores: tuple[int, ...]
    winners: tuple[int, ...] = ()
    clause: Clause | None = None  # the one that ended the match


class Standing(Generic[P]):
    """A position of a match. It never changes, and neither do its answers."""

    __slots__ = (
        "_constants",
        "_decision",
        "_forced",
        "_legal",
        "_moves",
        "_outcome",
        "_to_move",
        "game",
        "position",
    )

    def __init__(self, game: Game[P], position: P, decision: Decision | None = None) -> None:
        self.game, self.position = game, position
        self._decision = decision  # where moves are numbers, and asked already
        self._legal: dict[int, list[int]] = {}  # where several decide at once
        self._moves: dict[int, list[str]] = {}
        self._to_move: tuple[int, ...] | None = None
        self._outcome: Outcome | None = None
        self._forced: tuple[int, str] | str | None = "not asked yet"
        self._constants: msgspec.Struct | str | None = "not asked yet"

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that owe a decision; none when the match is over."""
        if self._to_move is None:
            self._to_move = self.game.to_move(self)
        return self._to_move

    @property
    def may_move(self) -> tuple[int, ...]:
        """The seats that owe a decision or may still change one."""
        at_once = self.game.at_once
        return self.to_move if at_once is None else (*self.to_move, *at_once.may_revise(self.position))

    @property
    def decision(self) -> Decision:
        """What may be decided and by whom, where moves are numbers; of several who decide at once, one."""
        if self._decision is None:
            self._decision = self.game.decision(self.position)
        return self._decision

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat that may move, where moves are numbers."""
        at_once = self.game.at_once
        if at_once is None or not at_once.now(self.position):
            return self.decision.legal
        if seat not in self._legal:
            self._legal[seat] = self.game.decision(at_once.deciding(self.position, seat)).legal
        return self._legal[seat]

    def moves(self, seat: int) -> list[str]:
        """The legal moves of a seat as text, sorted; none where it may not move."""
        if seat not in self._moves:
            self._moves[seat] = sorted(self.game.moves(self, seat)) if seat in self.may_move else []
        return self._moves[seat]

    @property
    def outcome(self) -> Outcome:
        """Scores, winners, and the clause that ended the match."""
        if self._outcome is None:
            self._outcome = self.game.outcome(self.position)
        return self._outcome

    @property
    def forced(self) -> tuple[int, str] | None:
        """A seat and the one move the rules leave it, if a table should play it by itself."""
        if isinstance(self._forced, str):
            self._forced = self.game.forced(self)
        return self._forced

    @property
    def constants(self) -> msgspec.Struct | None:
        """What everybody sees and never changes in a match that begins here."""
        if isinstance(self._constants, str):
            self._constants = self.game.constants(self.position)
        return self._constants


class Taken(NamedTuple):
    """What a game says of a move that was made: `Match` makes a `Step` of it."""

    move: str
    after: Standing[Any]
    events: Sequence[msgspec.Struct]
    final: bool = False  # it can never be taken back
    word: str = ""  # the move as a record keeps it, where that is more than the move
    film: bytes = b""  # what it looked like, where events do not tell it


class Step(Generic[P]):
    """A move of a match: who made it, where it led, what it did. Only `told` leaves the house."""

    __slots__ = ("_told", "after", "before", "events", "film", "final", "move", "seat", "word")

    def __init__(self, before: Standing[P], seat: int, taken: Taken) -> None:
        self.before, self.seat = before, seat
        self.move, self.after, self.events, self.final, self.word, self.film = taken
        self.word = self.word or self.move
        self._told: dict[int | None, list[Event]] = {}

    def told(self, watcher: int | None) -> list[Event]:
        """What the move did, as a watcher may know it, JSON-ready; masked once for each watcher."""
        key = watcher if self.before.game.events.secret else None
        if key not in self._told:
            seen = self.before.game.events.masked(self.events, key)
            self._told[key] = [msgspec.to_builtins(event) for event in seen]
        return self._told[key]
