"""Where a table stands, as one watcher may know it: the only place where a state is built."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from seaboard.match.match import Match
from seaboard.match.standing import Standing
from seaboard.server.wire.messages import LogEntry, Past, State, TableFacts

from . import undo
from .due import bots_due
from .story import Story

if TYPE_CHECKING:
    from .table import Table

Json = msgspec.Raw  # encoded already: sent to many, written once


@dataclass(frozen=True)
class Sight:
    """What a seat sees of a position."""

    view: Json
    position: str
    scores: list[int]


class Sights:
    """The board as each seat sees it, worked out once for each ply: it is most of the work of a state."""

    def __init__(self) -> None:
        self.ply = -1
        self.by_seat: dict[int | None, Sight] = {}
        self.constants: Json | None = None

    def of(self, story: Story, seat: int | None) -> Sight:
        """What a seat sees now; where nothing is hidden all see the same."""
        if self.ply != story.ply:
            self.ply, self.by_seat = story.ply, {}
        key = None if story.match.game.perfect_information else seat
        if key not in self.by_seat:
            self.by_seat[key] = sight(story.match.standing, key)
        return self.by_seat[key]

    def constants_of(self, match: Match) -> Json | None:
        """What no view repeats; None where a game has no such part."""
        if self.constants is None and match.constants is not None:
            self.constants = json(match.constants)
        return self.constants


def sight(standing: Standing[Any], seat: int | None) -> Sight:
    """A position, now or earlier, with the eyes of a seat (None: a spectator)."""
    game, position = standing.game, standing.position
    view = json(game.view(position, seat))
    if game.secrets is None:
        return Sight(view, game.write_position(position), list(standing.outcome.scores))
    scores = [score or 0 for score in game.secrets.scores(position, seat)]  # a secret score is shown as 0
    return Sight(view, game.secrets.position_line(position, seat), scores)


def json(part: msgspec.Struct) -> Json:
    """A part of a message, written once for all who get it."""
    return msgspec.Raw(msgspec.json.encode(part))


def state_for(table: Table, seat: int | None, known: int, first: bool) -> State:
    """The state for a seat (None: a spectator) that has the first `known` log entries."""
    story, match = table.story, table.story.match
    seen = table.sights.of(story, seat)
    return State(
        table=facts(table),
        seat=seat,
        ply=story.ply,
        log_from=known,
        log=[entry(match, number, seat) for number in range(known, story.moves)],
        view=seen.view,
        moves=[] if seat is None else match.standing.moves(seat),
        to_move=list(match.to_move),
        scores=seen.scores,
        winners=list(match.winners),
        over=match.over,
        thinking=bots_due(match, table.seats),
        undo=undo.offer(story, table.seats, seat).way,
        undo_asked=table.undo_asked.seat if table.undo_asked else None,
        position=seen.position,
        clock=None if table.clock.left is None else round(table.clock.left, 1),
        constants=table.sights.constants_of(match) if first else None,
    )


def entry(match: Match, number: int, seat: int | None) -> LogEntry:
    """One move as its watcher may know it; one that shows nothing does not even show whose it was (O16)."""
    move, events = match.told(number, seat), match.events(number, seat)
    mover = match.step(number).seat
    return LogEntry(number, mover if move is not None or events else None, move, events)


def past_for(table: Table, seat: int | None, moves: int) -> Past:
    """The board after so many moves for a seat (None: a spectator): nothing that it could not see then."""
    then = table.story.standing(moves)
    seen = sight(then, seat)
    return Past(moves, seen.view, list(then.to_move), seen.scores, seen.position)


def facts(table: Table) -> TableFacts:
    """What everybody may know of a table."""
    story, row = table.story, table.story.row
    return TableFacts(
        table=row.table,
        game=row.game,
        players=row.players,
        options=story.options,
        seats=table.seats.facts(),
        rules_version=row.rules_version,
        seed_hash=story.seed_hash,
        seed=str(row.seed) if story.match.over or row.players == 1 else None,
    )
