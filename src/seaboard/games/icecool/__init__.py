"""ICECOOL: flick penguins through a school, collect fish and do not get caught; two to four players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from seaboard.kernel.chance import Chance
from seaboard.match.errors import Refusal
from seaboard.match.game import Game, Outcome, Standing, Step, Taken
from seaboard.match.match import Match
from seaboard.match.options import Options

from . import events, facts, notation, play, record, rules, text, view, why
from .abilities import FaceDown, Films, FlickClock, WarmUp
from .outcome import outcome
from .position import read_position, write_position
from .rules import School


class IceCool(Game[School]):
    """The facts, once, and the rooms of this folder."""

    name = "icecool"
    title = "ICECOOL"
    seats = range(2, 5)
    minutes = 30
    bot_options = MappingProxyType({"clock": 0})
    # Each catches once; the first screen is the Kitchen, with a penguin to put down.
    gentle_options = MappingProxyType({"clock": 0, "noise": "kids", "rounds": 2, "first_catcher": 0})
    rules_version = "1"
    options = facts.OPTIONS
    clauses = facts.CLAUSES
    secrets, clock, films, practice = FaceDown(), FlickClock(), Films(), WarmUp()
    quick = False
    view_type, event_type, events = view.View, events.Event, events.TABLE

    def begin(self, players: int, options: Options, chance: Chance) -> Standing[School]:
        return Standing(self, rules.begin(players, options, chance))

    def read_position(self, line: str, options: Mapping[str, Any]) -> tuple[School, int, Options]:
        return read_position(line, options)

    def write_position(self, position: School) -> str:
        return write_position(position)

    def to_move(self, standing: Standing[School]) -> tuple[int, ...]:
        school = standing.position
        return () if school.over else (school.turn,)

    def moves(self, standing: Standing[School], seat: int) -> list[str]:
        """All legal moves, or a fixed sample of flicks and places (I80)."""
        return [str(move) for move in rules.sample(standing.position)]

    def take(
        self, standing: Standing[School], seat: int, move: str, chance: Chance, recorded: bool = False
    ) -> Taken:
        school = standing.position
        done = (play.entered if recorded else play.played)(school, seat, move, chance)
        # No flick is ever taken back: everybody has seen where it went (section 4.4).
        final = school.phase == "flick"
        return Taken(done.move, Standing(self, done.school), done.log, final, done.word, done.film)

    def refusal(self, standing: Standing[School], seat: int | None, move: str) -> Refusal | None:
        school, wish = standing.position, notation.read_move(move)
        return None if rules.is_legal(school, seat, wish) else why.refusal(school, seat, wish)

    def outcome(self, position: School) -> Outcome:
        return outcome(position)

    def view(self, position: School, seat: int | None) -> view.View:
        return view.view(position, seat)

    def board(self, position: School) -> str:
        return text.board(position)

    def round(self, position: School, history: Sequence[Step[School]]) -> int:
        return position.round_no

    def write_body(self, match: Match) -> str:
        return record.write_body(match)

    def read_body(self, match: Match, lines: Sequence[tuple[int, str]]) -> None:
        record.read_body(match, lines)


GAME = IceCool()
