"""Where a match stands: a position, and the answers to what everybody asks of it, each worked out once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

import msgspec
import numpy as np

from seaboard.kernel.engine import After, Decision
from seaboard.kernel.outcome import share_out

from .errors import Clause

if TYPE_CHECKING:
    from .game import Event, Game

P = TypeVar("P")


class Outcome(msgspec.Struct, frozen=True):
    """How a match stands: the scores by seat, who has won (several share it; none while it runs), and why."""

    scores: tuple[int, ...]
    winners: tuple[int, ...] = ()
    clause: Clause | None = None  # the one that ended the match

    @property
    def utilities(self) -> tuple[float, ...]:
        """What the match is worth to each seat, together 0: 1 for who wins alone, winners share; alone ±1.

        While it runs, 0.
        """
        seats = len(self.scores)
        out = np.zeros(seats)
        if self.clause is not None:
            share_out(np.isin(range(seats), self.winners), seats, out)
        return tuple(out.tolist())


class Standing(Generic[P]):
    """A position of a match. It never changes, and neither do its answers."""

    # What nobody has asked yet; most standings are asked little.
    _to_move: tuple[int, ...] | None = None
    _may_move: tuple[int, ...] | None = None
    _together: bool | None = None
    _turned: dict[int, Standing[P]] | None = None  # where several decide at once
    _moves: dict[int, list[str]] | None = None
    _outcome: Outcome | None = None
    _forced: tuple[int, str] | str | None = "not asked yet"
    _constants: msgspec.Struct | str | None = "not asked yet"

    def __init__(self, game: Game[P], position: P | None, decision: Decision | None = None) -> None:
        self.game = game
        self._position = position  # None: the one that the decision came with
        self._decision = decision  # where moves are numbers, and asked already

    @property
    def position(self) -> P:
        """Where the match stands; never to be written to."""
        found = self._position
        if found is None:
            assert isinstance(self._decision, After)
            found = self._position = self._decision.position  # type: ignore[assignment]  # an array, which P is here
        return found  # type: ignore[return-value]  # see above

    @property
    def packed(self) -> bytes:
        """The bytes of the position, where moves are numbers."""
        decision = self._decision
        return decision.packed if type(decision) is After else self.position.tobytes()  # type: ignore[attr-defined]  # of an array

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that owe a decision; none when the match is over."""
        if self._to_move is None:
            self._to_move = self.game.to_move(self)
        return self._to_move

    @property
    def may_move(self) -> tuple[int, ...]:
        """The seats that owe a decision or may still change one."""
        if self._may_move is None:
            at_once, self._may_move = self.game.at_once, self.to_move
            if at_once is not None and self.together:
                self._may_move += at_once.may_revise(self.position)
        return self._may_move

    @property
    def together(self) -> bool:
        """Several seats decide at the same time."""
        if self._together is None:
            self._together = self.game.together(self)
        return self._together

    @property
    def decision(self) -> Decision:
        """What may be decided and by whom, where moves are numbers; of several who decide at once, one."""
        if self._decision is None:
            self._decision = self.game.decision(self.position)
        return self._decision

    def turned_to(self, seat: int) -> Standing[P]:
        """The same with a seat that may move as the one that decides."""
        if seat == (self._decision or self.decision).seat or not self.together:
            return self
        at_once = self.game.at_once
        assert at_once is not None, "several decide at once"
        if self._turned is None:
            self._turned = {}
        if seat not in self._turned:
            self._turned[seat] = Standing(self.game, at_once.deciding(self.position, seat))
        return self._turned[seat]

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat that may move, where moves are numbers."""
        return self.turned_to(seat).decision.legal

    def actions(self, seat: int) -> list[int]:
        """The legal actions of a seat as it counts them; none where it may not move."""
        decision = self._decision or self.decision
        if seat == decision.seat:
            return decision.own
        if seat not in self.to_move and seat not in self.may_move:
            return []
        decision = self.turned_to(seat).decision
        if seat == decision.seat:
            return decision.own
        return self.game.counted(self.position, seat, decision.legal)  # what anybody may do

    def moves(self, seat: int) -> list[str]:
        """The legal moves of a seat as text, sorted; none where it may not move."""
        if self._moves is None:
            self._moves = {}
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


class TakenLater(Protocol):
    """What a game says of a move that was made, where most of it is worked out only for who asks."""

    @property
    def move(self) -> str:
        """The move as text."""

    @property
    def after(self) -> Standing[Any]:
        """Where it led."""

    @property
    def events(self) -> Sequence[msgspec.Struct]:
        """What it did."""

    @property
    def final(self) -> bool:
        """It can never be taken back."""

    @property
    def word(self) -> str:
        """The move as a record keeps it, where that is more than the move; else ""."""

    @property
    def film(self) -> bytes:
        """What it looked like, where events do not tell it; else b""."""


class Taken(NamedTuple):
    """What a game says of a move that was made: `Match` makes a `Step` of it."""

    move: str
    after: Standing[Any]
    events: Sequence[msgspec.Struct]
    final: bool = False  # it can never be taken back
    word: str = ""  # the move as a record keeps it, where that is more than the move
    film: bytes = b""  # what it looked like, where events do not tell it


class Step(Generic[P]):
    """A move of a match: who made it, where it led, what it did. Only `seen` leaves the house."""

    __slots__ = ("_seen", "_taken", "after", "before", "seat")

    def __init__(self, before: Standing[P], seat: int, taken: TakenLater) -> None:
        self.before, self.seat = before, seat
        self.after: Standing[P] = taken.after
        self._taken = taken
        self._seen: dict[int | None, Sequence[msgspec.Struct]] | None = None

    @property
    def move(self) -> str:
        """The move as text."""
        return self._taken.move

    @property
    def events(self) -> Sequence[msgspec.Struct]:
        """What it did, whole: for whoever may know everything."""
        return self._taken.events

    @property
    def final(self) -> bool:
        """It can never be taken back."""
        return self._taken.final

    @property
    def word(self) -> str:
        """The move as a record keeps it."""
        return self._taken.word or self._taken.move

    @property
    def film(self) -> bytes:
        """What it looked like, where events do not tell it."""
        return self._taken.film

    def seen(self, watcher: int | None) -> Sequence[msgspec.Struct]:
        """What the move did, as a watcher may know it; masked once for each watcher."""
        key = watcher if self.before.game.events.secret else None
        if self._seen is None:
            self._seen = {}
        if key not in self._seen:
            self._seen[key] = self.before.game.events.masked(self.events, key)
        return self._seen[key]

    def told_to(self, watcher: int | None) -> str | None:
        """The move as a watcher may know it; None where it is secret."""
        secrets = self.before.game.secrets
        if secrets is None:
            return self._taken.move
        return secrets.told(self.before.position, self.seat, self._taken.move, watcher)

    def told(self, watcher: int | None) -> list[Event]:
        """What it did, for a watcher, JSON-ready and the caller's own."""
        told: list[Event] = msgspec.to_builtins(self.seen(watcher))
        return told
