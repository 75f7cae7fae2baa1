"""ICECOOL: flick penguins through a school, collect fish and do not get caught; two to four players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from seaboard.kernel.chance import Chance
from seaboard.match.errors import Refusal
from seaboard.match.game import Game
from seaboard.match.match import Match
from seaboard.match.options import Options

from . import (
    events,
    facts,
    moves,
    notation,
    overtime,
    play,
    reading,
    record,
    rules,
    secrets,
    text,
    trace,
    view,
    why,
)
from .practice import PracticeRoom
from .school import School


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

    def write_position(self, position: School) -> str:
        return notation.write_position(position)

    def open_position(self, position: School, watcher: int | None) -> str:
        """The line with what the watcher cannot know as `?` (I78)."""
        return notation.masked_position(position, watcher)

    def to_move(self, position: School) -> tuple[int, ...]:
        return () if position.over else (position.turn,)

    def moves(self, position: School, seat: int) -> list[str]:
        """All legal moves, or a fixed sample of flicks and places (I80)."""
        return moves.sample(position)

    def refusal(self, position: School, seat: int | None, move: str) -> Refusal | None:
        return why.refusal(position, seat, move)

    def after(self, position: School, seat: int, move: str, chance: Chance) -> School:
        return play.after(position, move, chance)

    def scores(self, position: School) -> tuple[int, ...]:
        return rules.scores(position)

    def open_scores(self, position: School, watcher: int | None) -> tuple[int | None, ...]:
        """Values that lie face down are their owner's secret (I67)."""
        return tuple(
            score if seat == watcher or position.over else None
            for seat, score in enumerate(rules.scores(position))
        )

    def winners(self, position: School) -> tuple[int, ...]:
        return rules.winners(position)

    def view(self, position: School, seat: int | None) -> view.View:
        return view.view(position, seat)

    def events(self, before: School, move: str, after: School, watcher: int | None) -> list[events.Event]:
        return events.events(before, move, after, watcher)

    def film(self, position: School) -> bytes:
        """The trajectory of the last flick (docs/icecool-board.md)."""
        return position.deed.trace

    def film_seconds(self, position: School) -> float:
        return trace.seconds(position.deed.trace)

    def board(self, position: School) -> str:
        return text.board(position)

    def is_final(self, before: School, move: str) -> bool:
        """No flick is ever taken back: everybody has seen where it went (section 4.4)."""
        return before.phase == "flick"

    def round(self, position: School, history: Sequence[str]) -> int:
        return position.round_no

    def redeal(self, position: School, seat: int | None, rng: secrets.Shuffler) -> School:
        """A position that this seat could as well be in (I67)."""
        return secrets.redeal(position, seat, rng)

    def clock(self, options: Options) -> int:
        """Seconds for a flick (I18)."""
        return int(options["clock"])

    def overtime(self, position: School) -> str:
        """What a server enters for whoever lets the clock run out (I18)."""
        return overtime.overtime(position)

    def word(self, move: str, after: School) -> str:
        return play.word(move, after)

    def enter(self, position: School, seat: int, word: str, chance: Chance) -> tuple[str, School]:
        return play.entered(position, seat, word, chance)

    def write_body(self, match: Match) -> str:
        return record.write_body(match)

    def read_body(self, match: Match, lines: Sequence[tuple[int, str]]) -> None:
        record.read_body(match, lines)


GAME = IceCool()
