"""A game whose moves are integers for the kernel: everything a `Game` owes, from the parts of its folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from seaboard.kernel.chance import Chance
from seaboard.kernel.encoding import Fields, Observation, size_of
from seaboard.kernel.engine import After, Decision, Engine
from seaboard.kernel.layout import Positions, twin
from seaboard.kernel.nodes import MOST_SEATS

from .defaults import NoOptions, NumberedMoves, drawn, moves_so_far, played_so_far
from .errors import BadMove, IllegalMove, NoNumbers, Refusal
from .game import Game, Options
from .options import Value
from .standing import Standing, TakenLater
from .whole import whole

if TYPE_CHECKING:
    from .match import Match

UNEXPLAINED = "not-legal"  # the reason of a refusal for which `why` has no clause; no game has one
NO_ACTION = -1  # a text that is a move of the game, but none that could be made here


class Facts(Protocol):
    """Players and options, written where the rules read them."""

    def write_options(self, position: Positions, players: int, options: Options) -> None:
        """Write players and options into a blank position."""


class Notation(Protocol):
    """Moves as text."""

    def read_move(self, position: Positions, move: str) -> int:
        """The action of a move's text, NO_ACTION if there is none here; BadMove if the text is no move."""

    def write_moves(self, position: Positions, actions: Sequence[int]) -> list[str]:
        """The texts of legal actions."""


class Lines(Protocol):
    """Positions as text."""

    def read_position(self, line: str, options: Mapping[str, Any]) -> tuple[Positions, int, Options]:
        """A position line read together with the options given: position, players, all options."""

    def write_position(self, position: Positions) -> str:
        """The position line."""


class Why(Protocol):
    """The clause that forbids a move."""

    def refusal(self, position: Positions, seat: int | None, move: str) -> Refusal | None:
        """The clause that forbids a move which is not among the legal ones; no seat: nobody may make it.

        It explains and does not judge: None says that it found no clause, and the move stays refused.
        """


class Text(Protocol):
    """The board for a terminal."""

    def board(self, position: Positions) -> str:
        """Some lines of text."""


class Record(Protocol):
    """The moves of a match as its record lays them out."""

    def write_body(self, match: Match) -> str:
        """The moves in the game's own layout."""

    def read_body(self, match: Match, lines: Sequence[tuple[int, str]]) -> None:
        """Play the moves of a body and check its remarks."""


class TakenAction:
    """What came of an action; its text, its events and whether it is final are worked out for who asks."""

    __slots__ = ("_action", "_before", "_done", "_events", "_final", "_game", "_move", "after")
    word, film = "", b""

    def __init__(
        self, game: CompiledGame, before: Standing[Positions], action: int, done: After, move: str = ""
    ) -> None:
        self._game, self._before, self._action, self._done, self._move = game, before, action, done, move
        self.after: Standing[Positions] = Standing(game, None, done)
        self._events: Sequence[msgspec.Struct] | None = None
        self._final: bool | None = None

    @property
    def move(self) -> str:
        if not self._move:
            self._move = self._game.write_move(self._before.position, self._action)
        return self._move

    @property
    def events(self) -> Sequence[msgspec.Struct]:
        if self._events is None:
            self._events = self._game.events.told(self._done.position, self._done.notes)
        return self._events

    @property
    def final(self) -> bool:
        if self._final is None:
            self._final = self._game.is_final(self._before.position, self._action, self._done)
        return self._final


class CompiledGame(Game[Positions]):
    """Subclasses give the facts and the parts of their folder; see `fish_and_chips/__init__.py`.

    Some parts may be left out: `defaults.py` has plain ones.
    """

    rules: Any  # the module with what the kernel asks of every game (`kernel/game_rules.py`)
    kind: type[Any]  # the layout of a position
    facts: Facts = NoOptions()
    notation: Notation
    lines: Lines | None = None  # None: a position is told by the moves that led there; its layout keeps them
    why: Why
    text: Text | None = None  # None: the board is drawn from a `PlainView`
    record: Record = NumberedMoves()

    def __init__(self) -> None:
        if max(self.seats) > MOST_SEATS:  # the rules would write behind the end of what the kernel lent them
            raise ValueError(f"{self.name}: at most {MOST_SEATS} players, not {max(self.seats)}")
        self.engine = Engine(self.name.replace("-", "_"), self.rules, self.kind)

    def begin(self, players: int, options: Options, chance: Chance) -> Standing[Positions]:
        position = twin(self.blank(players, options))
        return Standing(self, position, self.engine.begin(position, chance))

    def blank(self, players: int, options: Options) -> Positions:
        """A position with players and options, and nothing else; never to be written to."""
        return self._blank(players, tuple(options.items()))

    @lru_cache(maxsize=64)  # noqa: B019  # games live as long as the program
    def _blank(self, players: int, options: tuple[tuple[str, Value], ...]) -> Positions:
        """The same, made once."""
        position = self.engine.new()
        self.facts.write_options(position, players, dict(options))
        return position

    # ------------------------------------------------------------------ moves

    def decision(self, position: Positions) -> Decision:
        return self.engine.decision(position)

    def deciding(self, position: Positions, seat: int) -> Positions:
        """The position with this seat to decide; another one only where several decide at once."""
        if self.at_once is None or not self.at_once.now(position):
            return position
        return self.at_once.deciding(position, seat)

    def search_root(self, position: Positions, seat: int) -> Positions:
        """The position from which a search for a seat begins: the one where it decides."""
        return self.deciding(position, seat)

    def to_move(self, standing: Standing[Positions]) -> tuple[int, ...]:
        decision = standing.decision
        return (decision.seat,) if decision.legal else ()

    def moves(self, standing: Standing[Positions], seat: int) -> list[str]:
        return self.notation.write_moves(standing.position, standing.legal(seat))

    def read_move(self, position: Positions, move: str) -> int:
        """The action of a move's text, NO_ACTION if there is none here; BadMove if the text is no move."""
        return self.notation.read_move(position, move)

    def write_move(self, position: Positions, action: int) -> str:
        """The text of a legal action."""
        return self.notation.write_moves(position, [action])[0]

    def take(
        self,
        standing: Standing[Positions],
        seat: int,
        move: str,
        chance: Chance,
        recorded: bool = False,
    ) -> TakenLater:
        action = self.read_move(standing.position, move)
        if seat in standing.may_move:
            before = standing.turned_to(seat)
            if action in before.decision.legal:
                done = self.engine.after_legal(before.packed, action, chance)
                return TakenAction(self, before, action, done, move)
        raise IllegalMove(move, self._explained(standing.position, seat, move))

    def advance(self, standing: Standing[Positions], seat: int, number: int, chance: Chance) -> TakenLater:
        before = standing.turned_to(seat)
        action = before.decision.legal[number]
        return TakenAction(self, before, action, self.engine.after_legal(before.packed, action, chance))

    def refusal(self, standing: Standing[Positions], seat: int | None, move: str) -> Refusal | None:
        action = self.read_move(standing.position, move)
        seats = [s for s in standing.may_move if seat is None or s == seat]
        if any(action in standing.legal(s) for s in seats):
            return None
        return self._explained(standing.position, seat, move)

    def _explained(self, position: Positions, seat: int | None, move: str) -> Refusal:
        return self.why.refusal(position, seat, move) or Refusal(None, {}, UNEXPLAINED)

    def is_final(self, before: Positions, action: int, done: After) -> bool:
        """A move can never be taken back where chance was asked: everybody has seen what came of it."""
        return done.drew

    # ------------------------------------------------------------------ numbers

    def counted(self, position: Positions, seat: int, actions: list[int]) -> list[int]:
        return self.engine.counted(position, seat, actions)

    def illegal(self, standing: Standing[Positions], seat: int, action: object) -> IllegalMove:
        """Why an action, as a seat counts it, cannot be made: with its clause; BadMove where it is none."""
        number, position = whole(action), standing.position
        if number is None or not 0 <= number < self.number_of_actions(position):
            return BadMove(action)
        try:
            move = self.write_move(position, int(self.engine.meant(position[0], seat, number)))
        except IndexError:  # a way in which nothing is in sight has no text
            over = Refusal(standing.outcome.clause, {}, UNEXPLAINED)
            return BadMove(action) if standing.to_move else IllegalMove(str(number), over)
        return IllegalMove(move, self._explained(position, seat, move))

    def number_of_actions(self, position: Positions) -> int:
        return self.engine.actions_size

    def fields(self, options: Options) -> Fields:
        if not hasattr(self.rules, "fields"):
            raise NoNumbers(self.name)
        found: Fields = self.rules.fields(options)
        return found

    def observe(self, position: Positions, seat: int, options: Options) -> Observation:
        return self.engine.observation(position, seat, size_of(self.fields(options)))

    # ------------------------------------------------------------------ text

    def write_position(self, position: Positions) -> str:
        return moves_so_far(self, position) if self.lines is None else self.lines.write_position(position)

    def read_position(self, line: str, options: Mapping[str, Any]) -> tuple[Positions, int, Options]:
        if self.lines is None:
            return played_so_far(self, line, options)
        return self.lines.read_position(line, options)

    def board(self, position: Positions) -> str:
        return drawn(self.view(position, None)) if self.text is None else self.text.board(position)

    def write_body(self, match: Match) -> str:
        return self.record.write_body(match)

    def read_body(self, match: Match, lines: Sequence[tuple[int, str]]) -> None:
        self.record.read_body(match, lines)
