"""What a game is: its facts, and the questions everybody above may ask of its positions.

A `Game` is stateless. Positions (`State`) are arrays of one record, or immutable objects, that are never
written to after they were made; a `Match` (match.py) strings them together.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from seaboard.kernel.chance import Chance

from .errors import (
    BadMove,
    BadOption,
    BadPosition,
    BadRecord,
    Clause,
    IllegalMove,
    Refusal,
    SeaboardError,
)
from .options import Option, Options, settle
from .practice import Practice

if TYPE_CHECKING:
    from .match import Match

State = Any  # an array of one record, or a frozen dataclass with `tobytes`; never written to
Event = dict[str, Any]  # JSON-ready; each game's types are in its events.py
LONGEST_LINE = 4096  # of a position; a longer one is an error, not work

__all__ = [
    "BadMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Clause",
    "Event",
    "Game",
    "IllegalMove",
    "Option",
    "Options",
    "Refusal",
    "SeaboardError",
    "State",
]


class Game(ABC):
    """The facts of a game and the rules as questions about positions and moves in text."""

    name: str
    title: str
    seats: range
    minutes: int
    usual_players = 2  # places laid on a new table of the page
    rules_version: str
    options: tuple[Option, ...]
    clauses: tuple[Clause, ...]
    view_type: Any  # msgspec types, from which the page's types are generated
    event_type: Any
    perfect_information = True
    practice: Practice | None = None  # where moves can be tried outside any match
    quick = True  # False: a move is simulated and takes tens of milliseconds; walks are kept short then
    sights: tuple[tuple[str, Mapping[str, Any]], ...] = ()  # positions with options that chance seldom meets
    seldom_asked: tuple[Callable[[Any, int], Any], ...] = ()  # rules that only rare positions ask of a number

    # ------------------------------------------------------------------ matches

    def new(self, /, players: int | None = None, seed: int | None = None, **options: Any) -> Match:
        """A new match. Options are keywords; a wrong one raises BadOption saying what is allowed."""
        from .match import Match

        seats = self.seats[0] if players is None else players
        if players is None and 2 in self.seats:
            seats = 2
        if type(seats) is not int or seats not in self.seats:
            raise BadOption("players", players, list(self.seats))
        return Match.begin(self, seats, settle(self.options, options, seats), seed)

    def at(self, /, position: str, seed: int | None = None, **options: Any) -> Match:
        """A match that begins from a position line; an inconsistent one raises BadPosition."""
        from .match import Match

        if not isinstance(position, str) or len(position) > LONGEST_LINE:
            raise BadPosition("line", type(position).__name__, f"a text of at most {LONGEST_LINE} characters")
        return Match.at(self, " ".join(position.split()), options, seed)

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        from . import game

        return game, (self.name,)

    # ------------------------------------------------------------------ positions

    @abstractmethod
    def begin(self, players: int, options: Options, chance: Chance) -> State:
        """The first position of a match."""

    @abstractmethod
    def read_position(self, line: str, options: Mapping[str, Any]) -> tuple[State, int, Options]:
        """A position line read together with the options given: position, players, all options."""

    @abstractmethod
    def write_position(self, state: State) -> str:
        """The position line."""

    @abstractmethod
    def to_move(self, state: State) -> tuple[int, ...]:
        """The seats that owe a decision; none when the match is over."""

    def may_revise(self, state: State) -> tuple[int, ...]:
        """Seats that owe nothing but may still change a choice they made; none where choices stand."""
        return ()

    @abstractmethod
    def moves(self, state: State, seat: int) -> list[str]:
        """The legal moves of a seat that is to move."""

    @abstractmethod
    def refusal(self, state: State, seat: int | None, move: str) -> Refusal | None:
        """Why a move is not legal, None if it is; no seat: whoever may make it. BadMove if it is no move."""

    @abstractmethod
    def after(self, state: State, seat: int, move: str, chance: Chance) -> State:
        """The position after a legal move, as a new one."""

    @abstractmethod
    def scores(self, state: State) -> tuple[int, ...]:
        """The scores by seat."""

    @abstractmethod
    def winners(self, state: State) -> tuple[int, ...]:
        """The seats that have won; none while the match runs."""

    # ------------------------------------------------------------------ what people see

    @abstractmethod
    def view(self, state: State, seat: int | None) -> msgspec.Struct:
        """What a seat (None: a spectator) may see: an allow-list of fields."""

    @abstractmethod
    def events(self, before: State, move: str, after: State, watcher: int | None) -> Sequence[msgspec.Struct]:
        """What a move did, as a watcher may know it."""

    def film(self, state: State) -> bytes:
        """What the move that led here looked like, for playback; b"" where events tell it all.

        Everybody may see it; it is shown once and not kept with the match.
        """
        return b""

    def film_seconds(self, state: State) -> float:
        """How long that film runs: nobody is hurried and no bot moves while it does."""
        return 0.0

    @abstractmethod
    def board(self, state: State) -> str:
        """The board for a terminal."""

    def told(self, before: State, seat: int, move: str, watcher: int | None) -> str | None:
        """The move as a watcher may know it; None where it is secret. Open games tell all."""
        return move

    def open_position(self, state: State, watcher: int | None) -> str:
        """The position line as the watcher may see it: masked, or "" where the game has no masked line."""
        return self.write_position(state)

    def open_scores(self, state: State, watcher: int | None) -> tuple[int | None, ...]:
        """The scores by seat as a watcher may know them; None where they are secret."""
        return self.scores(state)

    def redeal(self, state: State, seat: int | None, rng: Random) -> State:
        """A random position that the seat cannot tell from this one; itself where nothing is hidden."""
        return state

    def where(self, move: str) -> str | None:
        """The cell to look at for a move: half a hint."""
        return None

    def forced(self, state: State) -> tuple[int, str] | None:
        """A seat and the one move the rules leave it, if a table should play it by itself."""
        return None

    def clock(self, options: Options) -> int:
        """Seconds for a decision, by the options of a match; 0 is no clock."""
        return 0

    def overtime(self, state: State) -> str:
        """The word to enter for the seat to move when its time is up, in games with a clock."""
        raise NotImplementedError(f"{self.name} has no clock")

    def is_final(self, before: State, move: str) -> bool:
        """True if a move can never be taken back, as after a deal."""
        return False

    def round(self, state: State, history: Sequence[str]) -> int:
        """The number of the round, from 1."""
        return 1

    # ------------------------------------------------------------------ records

    def result(self, state: State, over: bool) -> str:
        """The result as a record's header writes it: scores in seat order, `*` while running."""
        return "-".join(str(score) for score in self.scores(state)) if over else "*"

    def word(self, move: str, after: State) -> str:
        """A move as a record keeps it; what came of it stands behind it where a replay could not tell."""
        return move

    def enter(self, state: State, seat: int, word: str, chance: Chance) -> tuple[str, State]:
        """The move of a record's word and the position after it; IllegalMove if it is wrong."""
        refusal = self.refusal(state, seat, word)
        if refusal is not None:
            raise IllegalMove(word, refusal)
        return word, self.after(state, seat, word, chance)

    @abstractmethod
    def write_body(self, match: Match) -> str:
        """The moves of a record in the game's own layout."""

    @abstractmethod
    def read_body(self, match: Match, lines: Sequence[tuple[int, str]]) -> None:
        """Play the moves of a record's body; remarks are checked. Lines come with their numbers."""
