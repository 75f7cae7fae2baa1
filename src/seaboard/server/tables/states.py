"""Where a table stands, as one watcher may know it: the only place where a state is built."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from seaboard.match.match import Match
from seaboard.match.standing import Standing
from seaboard.server.wire.messages import LogEntry, Past, TableFacts

from . import undo
from .due import bots_due

if TYPE_CHECKING:
    from .table import Table

encode = msgspec.json.Encoder().encode
Json = msgspec.Raw  # encoded already: sent to many, written once
# The fields of a state that are told anew only when they differ.
FIELDS = (
    "table",
    "moves",
    "to_move",
    "scores",
    "winners",
    "over",
    "thinking",
    "undo",
    "undo_asked",
)


class Sight(NamedTuple):
    """What a seat sees of a position."""

    view: Any
    scores: Sequence[int]


class Sights:
    """The table as it stands now: what is the same for all, and what is made once for each sight of it."""

    def __init__(self, table: Table) -> None:
        match = table.story.match
        self.table, self.standing = table, match.standing
        self.open = match.game.perfect_information  # all see the same
        self.by_seat: dict[int | None, Sight] = {}
        self.facts = facts(table)
        self.thinking = bots_due(match, table.seats)
        self.to_move, self.winners = self.standing.to_move, self.standing.outcome.winners
        self.undo_asked = table.undo_asked.seat if table.undo_asked else None
        self.clock, self.times = table.clock_shown, table.times_shown

    def of(self, seat: int | None) -> Sight:
        """What a seat sees now; where nothing is hidden all see the same."""
        key = None if self.open else seat
        if key not in self.by_seat:
            self.by_seat[key] = sight(self.standing, key, self.table.showing.seen_before(seat))
        return self.by_seat[key]

    def fields(self, seat: int | None) -> tuple[Any, ...]:
        """What a seat (None: a spectator) is told of the table besides view and log, as in FIELDS."""
        return (
            self.facts,
            [] if seat is None else self.standing.moves(seat),
            self.to_move,
            self.of(seat).scores,
            self.winners,
            not self.to_move,
            self.thinking,
            undo.offer(self.table.story, self.table.seats, seat).way,
            self.undo_asked,
        )


def sight_of(match: Match, seat: int | None) -> int | None:
    """Whose eyes a seat has: everybody's (None) where nothing is hidden from anybody."""
    return None if match.game.perfect_information else seat


def sight(standing: Standing[Any], seat: int | None, before: Any = None) -> Sight:
    """A position, now or earlier, with the eyes of a seat (None: a spectator), who has seen `before`."""
    game, position = standing.game, standing.position
    view = game.view(position, seat) if before is None else game.view_after(before, position, seat)
    if game.secrets is None:
        return Sight(view, standing.outcome.scores)
    scores = [score or 0 for score in game.secrets.scores(position, seat)]  # a secret score is shown as 0
    return Sight(view, scores)


def position_line(standing: Standing[Any], seat: int | None) -> str:
    """The position line as a seat may see it; it takes longer than a view, and few ask for it."""
    game, position = standing.game, standing.position
    if game.secrets is None:
        return game.write_position(position)
    return game.secrets.position_line(position, seat)


def json(part: object) -> Json:
    """A part of a message, written once for all who get it."""
    return msgspec.Raw(encode(part))


class Entries:
    """The log as each sight of it is told, every entry written once."""

    def __init__(self) -> None:
        self.told: dict[int | None, list[Json]] = {}

    def of(self, match: Match, seat: int | None, known: int) -> list[Any]:
        """What follows the first `known` entries."""
        told = self.told.setdefault(sight_of(match, seat), [])
        told += [json(entry(match, number, seat)) for number in range(len(told), len(match.steps))]
        return told[known:]

    def forget(self, left: int) -> None:
        """All but the first ones are taken back."""
        for told in self.told.values():
            del told[left:]


def entry(match: Match, number: int, seat: int | None) -> LogEntry:
    """One move as its watcher may know it; one that shows nothing does not even show whose it was (O16)."""
    step, move = match.step_at(number), match.told(number, seat)
    events = step.seen(seat)
    return LogEntry(number, step.seat if move is not None or events else None, move, events)


def past_for(table: Table, seat: int | None, moves: int) -> Past:
    """The board after so many moves for a seat (None: a spectator): nothing that it could not see then."""
    then = table.story.standing(moves)
    seen = sight(then, seat)
    legal = [] if seat is None else then.moves(seat)
    return Past(moves, seen.view, legal, then.to_move, seen.scores, position_line(then, seat))


def facts(table: Table) -> TableFacts:
    """What everybody may know of a table; the same as long as nothing of it changes."""
    story, row, known = table.story, table.story.row, table.facts
    shown = story.match.over or row.players == 1
    if known is not None and known.seats is table.seats.facts() and (known.seed is not None) == shown:
        return known
    table.facts = TableFacts(
        table=row.table,
        game=row.game,
        players=row.players,
        options=story.options,
        seats=table.seats.facts(),
        terms=table.terms,
        rules_version=story.match.game.rules_version,
        first_rules_version=row.rules_version,
        seed_hash=story.seed_hash,
        hidden=not story.match.game.perfect_information,
        seed=str(row.seed) if shown else None,
    )
    return table.facts
