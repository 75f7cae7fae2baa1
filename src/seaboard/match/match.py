"""A match: a seed, options and a list of moves. Everything else is computed from them, once."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from seaboard.kernel.chance import Chance, chance
from seaboard.kernel.encoding import Fields, Observation
from seaboard.kernel.lots import NUMBER, WORD, lot_of

from .errors import BadMove, BadOption, NoSuchMove, NotSimple, Refusal
from .game import Event, Game, Position
from .options import Options, unusual
from .standing import Outcome, Standing, Step
from .whole import Whole, whole

SEED_BITS = 128
LONGEST_MOVE = 200  # characters; the longest notation, a flick, has 60
LONGEST_WORD = 4000  # a move with its outcome


class Match:
    """One match of a game, from its first position to now."""

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: Options,
        seed: int,
        first: Standing[Any],
        position: str | None,
    ) -> None:
        self.game, self.players, self.seed = game, players, seed
        self._lot = lot_of(seed)
        self.all_options = options
        self.first_position = position  # the line it began from, None for a new match
        self._first = first
        self._steps: list[Step[Any]] = []
        self.standing = first  # the present position, with the answers to what everybody asks of it
        self._forked: int | None = None  # so many first moves, and the deal, came of another seed's chance

    @classmethod
    def begin(cls, game: Game[Any], players: int, options: Options, seed: Whole | None) -> Match:
        """A new match (use `Game.new`)."""
        seed = _seed(seed)
        return cls(game, players, options, seed, game.begin(players, options, chance(seed, 0)), None)

    @classmethod
    def at(cls, game: Game[Any], line: str, options: Mapping[str, Any], seed: Whole | None) -> Match:
        """A match from a position line (use `Game.at`)."""
        position, players, settled = game.read_position(line, options)
        return cls(game, players, settled, _seed(seed), Standing(game, position), line)

    # ------------------------------------------------------------------ where it stands

    @property
    def here(self) -> Position:
        """The present position; never to be written to."""
        return self.standing.position

    @property
    def options(self) -> Options:
        """The options that differ from their defaults."""
        return unusual(self.game.options, self.all_options, self.players)

    @property
    def history(self) -> tuple[Step[Any], ...]:
        """The moves so far: who made each, where it led, and what it did."""
        return tuple(self._steps)

    @property
    def steps(self) -> Sequence[Step[Any]]:
        """The same without a copy: never to be written to, and it goes on with the match."""
        return self._steps

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that owe a decision; several when choices are simultaneous; () when over."""
        return self.standing.to_move

    @property
    def over(self) -> bool:
        """Nobody owes a decision any more."""
        return not self.to_move

    @property
    def outcome(self) -> Outcome:
        """The scores, who has won, and the clause that ended the match."""
        return self.standing.outcome

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores by seat."""
        return self.outcome.scores

    def scores_for(self, watcher: int | None) -> tuple[int | None, ...]:
        """The scores by seat as a watcher may know them; None where they are secret."""
        secrets = self.game.secrets
        return self.scores if secrets is None else secrets.scores(self.here, self._checked(watcher))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; several share it; () while running."""
        return self.outcome.winners

    @property
    def position(self) -> str:
        """The position line."""
        return self.game.write_position(self.here)

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self.game.round(self.here, self._steps)

    # ------------------------------------------------------------------ moves

    def moves(self, seat: Whole | None = None) -> list[str]:
        """The legal moves as text, sorted; of one seat, or of the one that is to move."""
        standing, wanted = self.standing, self._checked(seat)
        if wanted is not None:
            return standing.moves(wanted).copy()
        seats = standing.to_move
        found = standing.moves(seats[0]) if seats else []
        if any(standing.moves(other) != found for other in seats[1:]):
            raise NotSimple(f"seats {seats} have different moves: say which seat")
        return found.copy()

    def why_not(self, move: str, seat: Whole | None = None) -> Refusal | None:
        """None if the move is legal, else the clause that forbids it and its parameters."""
        try:
            return self.game.refusal(self.standing, self._checked(seat), _text(move))
        except BadMove as bad:
            return bad.refusal

    def play(self, move: str, seat: Whole | None = None) -> list[Event]:
        """Play a move and return its events. IllegalMove and BadMove change nothing."""
        step = self.make(move, seat)
        return step.told(step.seat)

    def make(self, move: str, seat: Whole | None = None) -> Step[Any]:
        """Play a move and return the step, whose events are worked out for who asks."""
        return self._take(_text(move), seat)

    def actions(self, seat: Whole | None = None) -> list[int]:
        """The legal moves as integers, as the seat counts them; of one seat, or of the one to move."""
        found = self._checked(seat)
        if found is not None:
            return self.standing.actions(found).copy()
        seats = self.to_move
        return self.standing.actions(self._only(seats)).copy() if seats else []

    def mask(self, seat: Whole | None = None) -> npt.NDArray[np.bool_]:
        """Which of all actions are legal: one truth for each, as many as `number_of_actions`."""
        mask = np.zeros(self.number_of_actions, np.bool_)
        mask[self.actions(seat)] = True
        return mask

    @property
    def number_of_actions(self) -> int:
        """How many actions there are in this match, legal or not."""
        return self.game.number_of_actions(self.here)

    def step(self, action: Whole, seat: Whole | None = None) -> Step[Any]:
        """Play an action, as the seat counts it, and return the step. IllegalMove changes nothing."""
        standing = self.standing
        mover = seat if type(seat) is int and 0 <= seat < self.players else self._checked(seat)
        if mover is None:
            mover = self._only(standing.to_move) if standing.to_move else 0
        own, wanted = standing.actions(mover), action if type(action) is int else whole(action)
        try:
            place = own.index(wanted)  # type: ignore[arg-type]  # None is nowhere
        except ValueError:
            raise self.game.illegal(standing, mover, action) from None
        lot = self._lot
        lot[WORD], lot[NUMBER] = 0, len(self._steps) - (self._forked or 0) + 1
        step = Step(standing, mover, self.game.advance(standing, mover, place, lot))
        self._steps.append(step)
        self.standing = step.after
        return step

    def observe(self, seat: Whole | None = None) -> Observation:
        """What a seat, or the one that is to move, may know as numbers: the `fields` of this match."""
        found = self._checked(seat)
        if found is None:
            found = self._only(self.to_move)
        return self.game.observe(self.here, found, self.all_options)

    @property
    def fields(self) -> Fields:
        """What `observe` gives: by name where it stands, its shape, its greatest number and its meaning."""
        return self.game.fields(self.all_options)

    def enter(self, word: str, seat: Whole | None = None) -> list[Event]:
        """Play a word as a record keeps it: an outcome written behind a move is used, not computed anew."""
        step = self._take(_text(word, LONGEST_WORD), seat, recorded=True)
        return step.told(step.seat)

    def _take(self, text: str, seat: Whole | None, recorded: bool = False) -> Step[Any]:
        standing = self.standing
        mover = self._mover(standing, text, self._checked(seat))
        taken = self.game.take(standing, mover, text, self._chance(), recorded)
        step = Step(standing, mover, taken)
        self._steps.append(step)
        self.standing = step.after
        return step

    def _chance(self) -> Chance:
        """The chance of the next move."""
        lot = self._lot.copy()
        lot[WORD], lot[NUMBER] = 0, len(self._steps) - (self._forked or 0) + 1
        return lot

    def undo(self) -> None:
        """Back one move, exactly; NoSuchMove where there is none."""
        if not self._steps:
            raise NoSuchMove("no move to undo")
        self.standing = self._steps.pop().before
        if self._forked is not None:
            self._forked = min(self._forked, len(self._steps))

    # ------------------------------------------------------------------ other matches from here

    def fork(self, seed: Whole | None = None) -> Match:
        """A match that goes its own way from here, with chance of its own: it foresees nothing.

        Hidden cards stay where they are; `game.secrets.redeal` deals them anew.
        """
        twin = self.exact_copy()
        twin.seed, twin._forked = _seed(seed), len(self._steps)
        twin._lot = lot_of(twin.seed)
        return twin

    copy = __copy__ = fork  # under the name that everybody tries first

    def exact_copy(self) -> Match:
        """The same match once more, its chance to come included: for tables and tools, not for players."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin._steps = self._steps.copy()
        return twin

    @property
    def own_part(self) -> Match:
        """The match from where its own chance begins: all of it, or what came after `fork`."""
        if self._forked is None:
            return self
        first = self._steps[self._forked].before if self._forked < len(self._steps) else self.standing
        line = self.game.write_position(first.position)
        part = Match(self.game, self.players, self.all_options, self.seed, first, line)
        part._steps, part.standing = self._steps[self._forked :], self.standing
        return part

    # ------------------------------------------------------------------ what people see

    def view(self, seat: Whole | None = None) -> dict[str, Any]:
        """What that seat may see (None: a spectator), JSON-ready."""
        view: dict[str, Any] = msgspec.to_builtins(self.game.view(self.here, self._checked(seat)))
        return view if self.constants is None else {**msgspec.to_builtins(self.constants), **view}

    @property
    def constants(self) -> msgspec.Struct | None:
        """The part of every view that never changes in a match; None where there is none."""
        return self._first.constants  # of the standing that copies share

    def step_at(self, number: Whole) -> Step[Any]:
        """Move `number`, from 0; NoSuchMove."""
        found = whole(number)
        if found is None or not 0 <= found < len(self._steps):
            raise NoSuchMove(f"no move {number!r}")
        return self._steps[found]

    def events(self, number: Whole, watcher: int | None = None) -> list[Event]:
        """What move `number` did, as a watcher may know it, JSON-ready."""
        return self.step_at(number).told(self._checked(watcher))

    def film(self, number: Whole) -> bytes:
        """What move `number` looked like, for playback; b"" where there is no film, as after a replay."""
        return self.step_at(number).film

    def told(self, number: Whole, watcher: int | None = None) -> str | None:
        """Move `number` as a watcher may know it; None where it is secret."""
        return self.step_at(number).told_to(self._checked(watcher))

    def word(self, number: Whole) -> str:
        """Move `number` as a record keeps it, for `enter`."""
        return self.step_at(number).word

    def here_at(self, number: Whole) -> Position:
        """The position before move `number`; never to be written to."""
        at_the_end = whole(number) == len(self._steps)
        return self.here if at_the_end else self.step_at(number).before.position

    def position_at(self, number: Whole) -> str:
        """The position line before move `number`."""
        return self.game.write_position(self.here_at(number))

    def position_for(self, watcher: int | None) -> str:
        """The position line as a watcher may see it; "" where parts are hidden and cannot be masked."""
        secrets = self.game.secrets
        return self.position if secrets is None else secrets.position_line(self.here, self._checked(watcher))

    @property
    def forced(self) -> tuple[int, str] | None:
        """A seat and the one move the rules leave it, if a table should play it by itself."""
        return self.standing.forced

    @property
    def fixed(self) -> int:
        """So many first moves can never be taken back."""
        return next((n for n in range(len(self._steps), 0, -1) if self._steps[n - 1].final), 0)

    @property
    def record(self) -> str:
        """The match as text that people can read and `seaboard.load` can replay."""
        from .record import write

        return write(self.own_part)

    def __str__(self) -> str:
        return self.game.board(self.here)

    def __repr__(self) -> str:
        stands = self.position_for(None) or f"{len(self._steps)} moves, to move: {self.to_move}"
        return f"<match of {self.game.name}: {stands}>"

    # ------------------------------------------------------------------ seats

    def _checked(self, seat: Whole | None) -> int | None:
        if seat is None or (type(seat) is int and 0 <= seat < self.players):  # as nearly always
            return seat
        found = whole(seat)
        if found is None or not 0 <= found < self.players:
            raise BadOption("seat", seat, range(self.players))
        return found

    def _only(self, seats: tuple[int, ...]) -> int:
        """The seat that is to move, any of several who may all do the same; else NotSimple."""
        legal = self.standing.legal
        if not seats or any(legal(seat) != legal(seats[0]) for seat in seats[1:]):
            raise NotSimple(f"to move are {seats}: say which seat")
        return seats[0]

    def _mover(self, standing: Standing[Any], move: str, seat: int | None) -> int:
        """Who makes a move when nobody says: whoever may; after the end anybody, to be refused."""
        if seat is not None:
            return seat
        seats = standing.to_move
        if len(seats) > 1:
            seats = tuple(s for s in seats if move in standing.moves(s)) or seats
        return seats[0] if seats else 0


def _seed(seed: Whole | None) -> int:
    if seed is None:
        return secrets.randbits(SEED_BITS)
    found = whole(seed)
    if found is None or not 0 <= found < 1 << SEED_BITS:
        raise BadOption("seed", seed, [f"a whole number from 0 to 2^{SEED_BITS} - 1"])
    return found


def _text(move: object, longest: int = LONGEST_MOVE) -> str:
    if not isinstance(move, str) or len(move) > longest:
        raise BadMove(move)
    return move.strip()
