"""ICECOOL: flick penguins through a school, collect fish and do not get caught; two to four players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from seaboard.games.base import Game
from seaboard.games.errors import Refusal
from seaboard.games.match import Match
from seaboard.games.options import Options
from seaboard.kernel.chance import Chance

from . import (
    body,
    events,
    facts,
    moves,
    notation,
    overtime,
    play,
    reading,
    rules,
    secrets,
    text,
    trace,
    view,
    why,
)
from .practice import PracticeRoom
from .state import School


class IceCool(Game):
    """The facts, once, and the rooms of this folder."""

    name = "icecool"
    title = "ICECOOL"
    seats = range(2, 5)
    minutes = 30
    rules_version = "1"
    options = facts.OPTIONS
    clauses = facts.CLAUSES
    view_type, event_type = view.View, events.Event
    perfect_information = False
    practice = PracticeRoom()
    quick = False

    def begin(self, players: int, options: Options, chance: Chance) -> School:
        return rules.begin(players, options, chance)

    def read_position(self, line: str, options: Mapping[str, Any]) -> tuple[School, int, Options]:
        return reading.read_position(line, options)

    def write_position(self, state: School) -> str:
        return notation.write_position(state)

    def open_position(self, state: School, watcher: int | None) -> str:
        """The line with what the watcher cannot know as `?` (I78)."""
        return notation.masked_position(state, watcher)

    def to_move(self, state: School) -> tuple[int, ...]:
        return () if state.over else (state.turn,)

    def moves(self, state: School, seat: int) -> list[str]:
        """All legal moves, or a fixed sample of flicks and places (I80)."""
        return moves.sample(state)

    def refusal(self, state: School, seat: int | None, move: str) -> Refusal | None:
        return why.refusal(state, seat, move)

    def after(self, state: School, seat: int, move: str, chance: Chance) -> School:
        return play.after(state, move, chance)

    def scores(self, state: School) -> tuple[int, ...]:
        return rules.scores(state)

    def open_scores(self, state: School, watcher: int | None) -> tuple[int | None, ...]:
        """Values that lie face down are their owner's secret (I67)."""
        return tuple(
            score if seat == watcher or state.over else None for seat, score in enumerate(rules.scores(state))
        )

    def winners(self, state: School) -> tuple[int, ...]:
        return rules.winners(state)

    def view(self, state: School, seat: int | None) -> view.View:
        return view.view(state, seat)

    def events(self, before: School, move: str, after: School, watcher: int | None) -> list[events.Event]:
        return events.events(before, move, after, watcher)

    def film(self, state: School) -> bytes:
        """The trajectory of the last flick (docs/icecool-board.md)."""
        return state.deed.trace

    def film_seconds(self, state: School) -> float:
        return trace.seconds(state.deed.trace)

    def board(self, state: School) -> str:
        return text.board(state)

    def is_final(self, before: School, move: str) -> bool:
        """No flick is ever taken back: everybody has seen where it went (section 4.4)."""
        return before.phase == "flick"

    def round(self, state: School, history: Sequence[str]) -> int:
        return state.round_no

    def redeal(self, state: School, seat: int | None, rng: secrets.Shuffler) -> School:
        """A position that this seat could as well be in (I67)."""
        return secrets.redeal(state, seat, rng)

    def clock(self, options: Options) -> int:
        """Seconds for a flick (I18)."""
        return int(options["clock"])

    def overtime(self, state: School) -> str:
        """What a server enters for whoever lets the clock run out (I18)."""
        return overtime.overtime(state)

    def word(self, move: str, after: School) -> str:
        return play.word(move, after)

    def enter(self, state: School, seat: int, word: str, chance: Chance) -> tuple[str, School]:
        return play.entered(state, seat, word, chance)

    def write_body(self, match: Match) -> str:
        return body.write_body(match)

    def read_body(self, match: Match, lines: Sequence[tuple[int, str]]) -> None:
        body.read_body(match, lines)


GAME = IceCool()
