"""Where a table stands, as one watcher may know it: the only place where a state is built."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from seaboard.match.changes import Known, Look
from seaboard.match.match import Match
from seaboard.match.standing import Standing, Step
from seaboard.server.wire.messages import LogEntry, Past, TableFacts

from . import undo
from .due import bots_due

if TYPE_CHECKING:
    from .table import Table

encode = msgspec.json.Encoder().encode
Json = msgspec.Raw  # encoded already: sent to many, written once
# What is the same for all at a table: fields of a state that are told anew only when they differ.
COMMON = ("table", "to_move", "winners", "over", "thinking", "undo_asked")


class Sight(msgspec.Struct, frozen=True):
    """What a seat sees of a position."""

    look: Look | msgspec.Struct
    scores: Sequence[int]


class Told(msgspec.Struct):
    """What all pages have that were told at the same time and see the same."""

    ply: int
    moves: int  # log entries
    look: Look | msgspec.Struct
    scores: Sequence[int]
    common: tuple[Any, ...]  # as in COMMON


class Sights:
    """The table as it stands now: what is the same for all, and what is made once for each sight of it."""

    __slots__ = (
        "before",
        "by_seat",
        "clock",
        "common",
        "known",
        "news",
        "open",
        "standing",
        "table",
        "times",
    )

    def __init__(self, table: Table) -> None:
        match = table.story.match
        self.table = table
        self.standing = standing = match.standing
        self.open = match.game.perfect_information  # all see the same
        self.by_seat: dict[int | None, Told] = {}
        self.known = Known()
        to_move, asked = standing.to_move, table.undo_asked
        # As in COMMON.
        self.common: tuple[Any, ...] = (
            facts(table, not to_move),
            to_move,
            standing.outcome.winners,
            not to_move,
            bots_due(match, table.seats),
            None if asked is None else asked.seat,
        )
        self.before: tuple[Any, ...] | None = None
        self.news: list[Any] = []
        timed = table.clock.pace.kind != "none"
        self.clock = table.clock_shown if timed else None
        self.times = table.times_shown if timed else None

    def of(self, seat: int | None) -> Told:
        """What a seat is told now; where nothing is hidden all are told the same."""
        key = None if self.open else seat
        found = self.by_seat.get(key)
        if found is None:
            story, showing = self.table.story, self.table.showing
            seen = sight(self.standing, key, showing.seen_before(seat))
            found = self.by_seat[key] = Told(story.ply, story.moves, seen.look, seen.scores, self.common)
        return found

    def common_since(self, before: tuple[Any, ...]) -> list[Any]:
        """What is the same for all, as it is told to who has it as it was before: mostly, all have."""
        if before is not self.before:
            self.before = before
            pairs = zip(before, self.common, strict=True)
            self.news = [msgspec.UNSET if new is old or new == old else new for old, new in pairs]
        return self.news

    def moves(self, seat: int | None) -> list[str]:
        """What a seat may do now."""
        return [] if seat is None else self.standing.moves(seat)

    def undo(self, seat: int | None) -> undo.Way:
        """What asking for an undo would do for it."""
        return undo.offer(self.table.story, self.table.seats, seat).way


def since(before: Any, now: Any) -> Any:
    """A field as it is told to who has an earlier one: left out where it is the same."""
    return msgspec.UNSET if now is before or now == before else now


def sight_of(match: Match, seat: int | None) -> int | None:
    """Whose eyes a seat has: everybody's (None) where nothing is hidden from anybody."""
    return None if match.game.perfect_information else seat


def sight(standing: Standing[Any], seat: int | None, before: Any = None) -> Sight:
    """A position, now or earlier, with the eyes of a seat (None: a spectator), who has seen `before`."""
    game, position = standing.game, standing.position
    look = game.look(position, seat, before)
    if game.secrets is None:
        return Sight(look, standing.outcome.scores)
    scores = [score or 0 for score in game.secrets.scores(position, seat)]  # a secret score is shown as 0
    return Sight(look, scores)


def view_of(look: Look | msgspec.Struct) -> msgspec.Struct:
    """The whole view, for who has none yet."""
    return look.view() if isinstance(look, Look) else look


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
        self.last: tuple[LogEntry, Json] | None = None  # as another sight was told it

    def of(self, match: Match, seat: int | None, known: int) -> list[Any]:
        """What follows the first `known` entries."""
        told, steps = self.told.setdefault(sight_of(match, seat), []), match.steps
        for number in range(len(told), len(steps)):
            told.append(self._written(entry(number, steps[number], seat)))
        return told[known:]

    def _written(self, new: LogEntry) -> Json:
        """An entry as it is sent; most are the same for all, and come for one after the other."""
        if self.last is not None and self.last[0].events is new.events:
            last, written = self.last
            if (last.number, last.seat, last.move) == (new.number, new.seat, new.move):
                return written
        self.last = new, json(new)
        return self.last[1]

    def forget(self, left: int) -> None:
        """All but the first ones are taken back."""
        for told in self.told.values():
            del told[left:]


def entry(number: int, step: Step[Any], seat: int | None) -> LogEntry:
    """One move as its watcher may know it; one that shows nothing does not even show whose it was (O16)."""
    move, events = step.told_to(seat), step.seen(seat)
    return LogEntry(number, step.seat if move is not None or events else None, move, events)


def past_for(table: Table, seat: int | None, moves: int) -> Past:
    """The board after so many moves for a seat (None: a spectator): nothing that it could not see then."""
    then = table.story.standing(moves)
    seen = sight(then, seat)
    legal = [] if seat is None else then.moves(seat)
    return Past(moves, view_of(seen.look), legal, then.to_move, seen.scores, position_line(then, seat))


def facts(table: Table, over: bool) -> TableFacts:
    """What everybody may know of a table; the same as long as nothing of it changes."""
    story, known = table.story, table.facts
    row = story.row
    shown = over or row.players == 1
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
