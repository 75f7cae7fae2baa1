"""What a game is: its facts, and the questions everybody above may ask of its positions.

A `Game` is stateless. Positions are arrays of one row, or immutable objects, that are never written to after
they were made; a `Match` (match.py) strings them together.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from seaboard.kernel.chance import Chance
from seaboard.kernel.encoding import Fields, Observation
from seaboard.kernel.engine import Decision

from .abilities import AtOnce, Filmed, Secrets, Timed
from .changes import Look
from .errors import (
    BadMove,
    BadOption,
    BadPosition,
    BadRecord,
    Clause,
    IllegalMove,
    NoNumbers,
    Refusal,
    SeaboardError,
)
from .events import EventTable
from .options import Option, Options, settle
from .practice import Practice
from .shelf import loading
from .standing import Outcome, Standing, Step, Taken, TakenLater
from .whole import Whole, whole

if TYPE_CHECKING:
    from .match import Match

P = TypeVar("P")  # a game's positions: an array of one row, or a frozen dataclass with `tobytes`
Position = Any  # where a position of any game will do
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
    "Outcome",
    "Position",
    "Refusal",
    "SeaboardError",
    "Standing",
    "Step",
    "Taken",
]


class Game(ABC, Generic[P]):
    """The facts of a game and the rules as questions about positions and moves in text."""

    name: str
    title: str
    seats: range
    minutes: int
    usual_players = 2  # places laid on a new table of the page
    gentle_players = 2  # the same for a first match, by people who do not know the game yet
    gentle_options: Mapping[str, Any] = MappingProxyType({})  # what makes a first match short and calm
    bot_options: Mapping[str, Any] = MappingProxyType({})  # where nobody but bots waits for a person
    rules_version: str
    options: tuple[Option, ...] = ()
    clauses: tuple[Clause, ...] = ()
    view_type: Any  # msgspec types, from which the page's types are generated
    event_type: Any
    constant_type: Any = None  # of what never changes in a match; None where there is no such part
    events: EventTable

    # What only some games can do.
    secrets: Secrets[P] | None = None  # None: nothing is hidden from anybody
    at_once: AtOnce[P] | None = None
    clock: Timed[P] | None = None
    films: Filmed | None = None
    practice: Practice | None = None  # where moves can be tried outside any match

    quick = True  # False: a move is simulated and takes tens of milliseconds; walks are kept short then

    @property
    def perfect_information(self) -> bool:
        """Nothing is hidden from anybody."""
        return self.secrets is None

    # ------------------------------------------------------------------ matches

    def new(self, /, players: Whole | None = None, seed: Whole | None = None, **options: Any) -> Match:
        """A new match. Options are keywords; a wrong one raises BadOption saying what is allowed."""
        from .match import Match

        seats = self.checked_players(players)
        return Match.begin(self, seats, settle(self.options, options, seats), seed)

    def checked_players(self, players: Whole | None) -> int:
        """So many players; two, or as few as possible, where nobody says. BadOption."""
        if players is None:
            return 2 if 2 in self.seats else self.seats[0]
        found = whole(players)
        if found is None or found not in self.seats:
            raise BadOption("players", players, list(self.seats))
        return found

    def at(self, /, position: str, seed: Whole | None = None, **options: Any) -> Match:
        """A match that begins from a position line; an inconsistent one raises BadPosition."""
        from .match import Match

        if not isinstance(position, str) or len(position) > LONGEST_LINE:
            raise BadPosition("line", type(position).__name__, f"a text of at most {LONGEST_LINE} characters")
        return Match.at(self, " ".join(position.split()), options, seed)

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        from .shelf import game

        return game, (self.name,)

    # ------------------------------------------------------------------ the game's folder

    def room(self, name: str) -> ModuleType | None:
        """A further module of the game's folder, such as `bots` or `telling`; None where it has none."""
        home = self._folder
        with loading(self.name, f"{home}.{name}"):
            return import_module(f"{home}.{name}") if home and find_spec(f"{home}.{name}") else None

    def said_in(self, room: str, what: str) -> Any:
        """What a room says, as `PLAYERS` in `bots`; None where there is no such room. BrokenGame."""
        if (found := self.room(room)) is None:
            return None
        with loading(self.name, found.__name__):
            return getattr(found, what)

    def text_file(self, *path: str) -> str | None:
        """A text of the game's folder, as `rulebook/en.md`; None where there is none."""
        if not self._folder:
            return None
        file = files(self._folder).joinpath(*path)
        return file.read_text(encoding="utf-8") if file.is_file() else None

    def bytes_file(self, *path: str) -> bytes | None:
        """A file of the game's folder that is no text; None where there is none."""
        file = files(self._folder).joinpath(*path) if self._folder else None
        return file.read_bytes() if file is not None and file.is_file() else None

    @property
    def _folder(self) -> str:
        """The package in which the game's class is written; "" where it is a lone module."""
        return import_module(type(self).__module__).__package__ or ""

    # ------------------------------------------------------------------ positions

    @abstractmethod
    def begin(self, players: int, options: Options, chance: Chance) -> Standing[P]:
        """Where a match begins."""

    @abstractmethod
    def read_position(self, line: str, options: Mapping[str, Any]) -> tuple[P, int, Options]:
        """A position line read together with the options given: position, players, all options."""

    @abstractmethod
    def write_position(self, position: P) -> str:
        """The position line."""

    @abstractmethod
    def to_move(self, standing: Standing[P]) -> tuple[int, ...]:
        """The seats that owe a decision; none when the match is over."""

    def together(self, standing: Standing[P]) -> bool:
        """Several seats decide at the same time."""
        return self.at_once is not None and self.at_once.now(standing.position)

    def decision(self, position: P) -> Decision:
        """What may be decided and by whom, in games whose moves are numbers; else NoNumbers."""
        raise NoNumbers(self.name)

    def counted(self, position: P, seat: int, actions: list[int]) -> list[int]:
        """Actions as a seat counts them, what is its own first, in games whose moves are numbers."""
        raise NoNumbers(self.name)

    def advance(self, standing: Standing[P], seat: int, number: int, chance: Chance) -> TakenLater:
        """Make one of a seat's legal actions, by its place among them, in games whose moves are numbers.

        What it did is worked out for who asks.
        """
        raise NoNumbers(self.name)

    def illegal(self, standing: Standing[P], seat: int, action: object) -> IllegalMove:
        """Why an action that is not legal cannot be made, in games whose moves are numbers."""
        raise NoNumbers(self.name)

    def number_of_actions(self, position: P) -> int:
        """How many actions there are on this board, legal or not, in games whose moves are numbers."""
        raise NoNumbers(self.name)

    def fields(self, options: Options) -> Fields:
        """What a seat may know as numbers: the fields of `observe` with these options; NoNumbers."""
        raise NoNumbers(self.name)

    def observe(self, position: P, seat: int, options: Options) -> Observation:
        """What a seat may know of a position, as numbers; NoNumbers."""
        raise NoNumbers(self.name)

    @abstractmethod
    def moves(self, standing: Standing[P], seat: int) -> list[str]:
        """The legal moves of a seat that may move."""

    @abstractmethod
    def take(
        self, standing: Standing[P], seat: int, move: str, chance: Chance, recorded: bool = False
    ) -> TakenLater:
        """Make a move; IllegalMove, or BadMove if it is none. Where it is `recorded` it may be a record's
        word, whose outcome is believed and not computed anew."""

    @abstractmethod
    def refusal(self, standing: Standing[P], seat: int | None, move: str) -> Refusal | None:
        """Why a move is not legal, None if it is; no seat: whoever may make it. BadMove if it is no move."""

    @abstractmethod
    def outcome(self, position: P) -> Outcome:
        """Scores, winners, and the clause that ended the match."""

    # ------------------------------------------------------------------ what people see

    @abstractmethod
    def view(self, position: P, seat: int | None) -> msgspec.Struct:
        """What a seat (None: a spectator) may see: an allow-list of fields."""

    def look(self, position: P, seat: int | None, before: Any = None) -> Look | msgspec.Struct:
        """What pages are compared with: a view, or what tells its changes without one.

        `before`: the seat's look at an earlier position, of which parts may be used again.
        """
        return self.view(position, seat)

    def constants(self, position: P) -> msgspec.Struct | None:
        """What everybody sees and never changes in a match, as the faces of cards: told once beside views."""
        return None

    @abstractmethod
    def board(self, position: P) -> str:
        """The board for a terminal."""

    def where(self, move: str) -> str | None:
        """The cell to look at for a move: half a hint."""
        return None

    def forced(self, standing: Standing[P]) -> tuple[int, str] | None:
        """A seat and the one move the rules leave it, if a table should play it by itself."""
        return None

    def round(self, position: P, history: Sequence[Step[P]]) -> int:
        """The number of the round, from 1."""
        return 1

    # ------------------------------------------------------------------ records

    def result(self, position: P, over: bool) -> str:
        """The result as a record's header writes it: scores in seat order, `*` while running."""
        return "-".join(str(score) for score in self.outcome(position).scores) if over else "*"

    @abstractmethod
    def write_body(self, match: Match) -> str:
        """The moves of a record in the game's own layout."""

    @abstractmethod
    def read_body(self, match: Match, lines: Sequence[tuple[int, str]]) -> None:
        """Play the moves of a record's body; remarks are checked. Lines come with their numbers."""
