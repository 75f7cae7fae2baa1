"""A match: a seed, options and a list of moves. Everything else is computed from them."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from seaboard.kernel.chance import chance

from .base import Event, Game, State
from .errors import BadMove, BadOption, IllegalMove, NoSuchMove, NotSimple, Refusal
from .options import Options, unusual

SEED_BITS = 128
LONGEST_MOVE = 200  # characters; the longest notation, a flick, has 60
LONGEST_WORD = 4000  # a move with its outcome


@dataclass(frozen=True)
class Played:
    """A move of the match and the seat that made it."""

    seat: int
    move: str


class Match:
    """One match of a game, from its first position to now."""

    def __init__(
        self, game: Game, players: int, options: Options, seed: int, first: State, position: str | None
    ) -> None:
        self.game, self.players, self.seed = game, players, seed
        self.all_options = options
        self.first_position = position  # the line it began from, None for a new match
        self._states = [first]
        self._played: list[Played] = []

    @classmethod
    def begin(cls, game: Game, players: int, options: Options, seed: int | None) -> Match:
        """A new match (use `Game.new`)."""
        seed = _seed(seed)
        return cls(game, players, options, seed, game.begin(players, options, chance(seed, 0)), None)

    @classmethod
    def at(cls, game: Game, line: str, options: Mapping[str, Any], seed: int | None) -> Match:
        """A match from a position line (use `Game.at`)."""
        state, players, settled = game.read_position(line, options)
        return cls(game, players, settled, _seed(seed), state, line)

    # ------------------------------------------------------------------ where it stands

    @property
    def state(self) -> State:
        """The present position; never to be written to."""
        return self._states[-1]

    @property
    def options(self) -> Options:
        """The options that differ from their defaults."""
        return unusual(self.game.options, self.all_options, self.players)

    @property
    def history(self) -> tuple[Played, ...]:
        """The moves so far."""
        return tuple(self._played)

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that owe a decision; several when choices are simultaneous; () when over."""
        return self.game.to_move(self.state)

    @property
    def over(self) -> bool:
        """Nobody owes a decision any more."""
        return not self.to_move

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores by seat."""
        return self.game.scores(self.state)

    def scores_for(self, watcher: int | None) -> tuple[int | None, ...]:
        """The scores by seat as a watcher may know them; None where they are secret."""
        return self.game.open_scores(self.state, self._checked(watcher))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; several share it; () while running."""
        return self.game.winners(self.state)

    @property
    def position(self) -> str:
        """The position line."""
        return self.game.write_position(self.state)

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self.game.round(self.state, [played.move for played in self._played])

    # ------------------------------------------------------------------ moves

    def moves(self, seat: int | None = None) -> list[str]:
        """The legal moves as text, sorted; of one seat, or of the one that is to move."""
        seats = self._seats(seat)
        if not seats:
            return []
        found = self.game.moves(self.state, seats[0])
        for other in seats[1:]:
            if self.game.moves(self.state, other) != found:
                raise NotSimple(f"seats {seats} have different moves: say which seat")
        return sorted(found)

    def why_not(self, move: str, seat: int | None = None) -> Refusal | None:
        """None if the move is legal, else the clause that forbids it and its parameters."""
        try:
            return self.game.refusal(self.state, self._checked(seat), _text(move))
        except BadMove as bad:
            return bad.refusal

    def play(self, move: str, seat: int | None = None) -> list[Event]:
        """Play a move and return its events. IllegalMove and BadMove change nothing."""
        text = _text(move)
        refusal = self.game.refusal(self.state, self._checked(seat), text)
        if refusal is not None:
            raise IllegalMove(text, refusal)
        mover = self._mover(text, seat)
        rng = chance(self.seed, len(self._played) + 1)
        self._states.append(self.game.after(self.state, mover, text, rng))
        self._played.append(Played(mover, text))
        return self.events(len(self._played) - 1, mover)

    def enter(self, word: str, seat: int | None = None) -> list[Event]:
        """Play a word as a record keeps it: an outcome written behind a move is used, not computed anew."""
        text = _text(word, LONGEST_WORD)
        if self.over:
            self.play(text[:LONGEST_MOVE], seat)  # refuses, and says why
        mover = self._mover(text, self._checked(seat))
        move, after = self.game.enter(self.state, mover, text, chance(self.seed, len(self._played) + 1))
        self._states.append(after)
        self._played.append(Played(mover, move))
        return self.events(len(self._played) - 1, mover)

    def undo(self) -> None:
        """Back one move, exactly; NoSuchMove where there is none."""
        if not self._played:
            raise NoSuchMove("no move to undo")
        self._states.pop()
        self._played.pop()

    # ------------------------------------------------------------------ what people see

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What that seat may see (None: a spectator), JSON-ready."""
        view: dict[str, Any] = msgspec.to_builtins(self.game.view(self.state, self._checked(seat)))
        return view

    def events(self, number: int, watcher: int | None = None) -> list[Event]:
        """What move `number` did, as a watcher may know it, JSON-ready."""
        played = self._number(number)
        before, after = self._states[number], self._states[number + 1]
        found = self.game.events(before, played.move, after, self._checked(watcher))
        return [msgspec.to_builtins(event) for event in found]

    def film(self, number: int) -> bytes:
        """What move `number` looked like, for playback; b"" where there is no film, as after a replay."""
        self._number(number)
        return self.game.film(self._states[number + 1])

    def told(self, number: int, watcher: int | None = None) -> str | None:
        """Move `number` as a watcher may know it; None where it is secret."""
        played = self._number(number)
        return self.game.told(self._states[number], played.seat, played.move, watcher)

    def word(self, number: int) -> str:
        """Move `number` as a record keeps it, for `enter`."""
        return self.game.word(self._number(number).move, self._states[number + 1])

    def state_at(self, number: int) -> State:
        """The position before move `number`; never to be written to."""
        return self._states[number]

    def position_at(self, number: int) -> str:
        """The position line before move `number`."""
        return self.game.write_position(self._states[number])

    def position_for(self, watcher: int | None) -> str:
        """The position line, or "" where parts of it are hidden from the watcher."""
        return self.game.open_position(self.state, watcher)

    @property
    def forced(self) -> tuple[int, str] | None:
        """A seat and the one move the rules leave it, if a table should play it by itself."""
        return self.game.forced(self.state)

    @property
    def fixed(self) -> int:
        """So many first moves can never be taken back."""
        for number in range(len(self._played) - 1, -1, -1):
            if self.game.is_final(self._states[number], self._played[number].move):
                return number + 1
        return 0

    @property
    def record(self) -> str:
        """The match as text that people can read and `seaboard.load` can replay."""
        from .chronicle import write

        return write(self)

    def copy(self) -> Match:
        """A match that goes its own way from here; past positions are shared, for they never change."""
        twin = Match(
            self.game, self.players, self.all_options, self.seed, self._states[0], self.first_position
        )
        twin._states, twin._played = self._states.copy(), self._played.copy()
        return twin

    __copy__ = copy

    def __str__(self) -> str:
        return self.game.board(self.state)

    def __repr__(self) -> str:
        return f"<match of {self.game.name}: {self.position}>"

    # ------------------------------------------------------------------ numbers and seats

    def _number(self, number: int) -> Played:
        if not 0 <= number < len(self._played):
            raise NoSuchMove(f"no move {number}")
        return self._played[number]

    def _checked(self, seat: int | None) -> int | None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise BadOption("seat", seat, range(self.players))
        return seat

    def _seats(self, seat: int | None) -> tuple[int, ...]:
        seats = self.to_move
        if self._checked(seat) is None:
            return seats
        return (seat,) if seat in (*seats, *self.game.may_revise(self.state)) else ()

    def _mover(self, move: str, seat: int | None) -> int:
        if seat is not None:
            return seat
        seats = [s for s in self.to_move if move in self.game.moves(self.state, s)] or self.to_move
        return seats[0]


def _seed(seed: int | None) -> int:
    if seed is None:
        return secrets.randbits(SEED_BITS)
    if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
        raise BadOption("seed", seed, [f"a whole number from 0 to 2^{SEED_BITS} - 1"])
    return seed


def _text(move: object, longest: int = LONGEST_MOVE) -> str:
    if not isinstance(move, str) or len(move) > longest:
        raise BadMove(move)
    return move.strip()
