"""Where a table stands, as one watcher may know it: the only place where a state is built."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from . import tokens, undo
from .due import bots_due
from .story import Story
from .wire import Past, State, TableFacts

if TYPE_CHECKING:
    from .table import Table


@dataclass(frozen=True)
class Sight:
    """What a seat sees of the board."""

    view: Any
    position: str


class Sights:
    """The board as each seat sees it, worked out once for each ply: it is most of the work of a state."""

    def __init__(self) -> None:
        self.ply = -1
        self.by_seat: dict[int | None, Sight] = {}

    def of(self, story: Story, seat: int | None) -> Sight:
        """What a seat sees now; where nothing is hidden all see the same."""
        if self.ply != story.ply:
            self.ply, self.by_seat = story.ply, {}
        key = None if story.match.game.perfect_information else seat
        if key not in self.by_seat:
            self.by_seat[key] = Sight(story.match.view(key), story.match.position_for(key))
        return self.by_seat[key]


def state_for(table: Table, seat: int | None, known: int) -> State:
    """The state for a seat (None: a spectator) that has the first `known` log entries."""
    story, match = table.story, table.story.match
    seen = table.sights.of(story, seat)
    to_move = list(match.to_move)
    return State(
        table=facts(table),
        seat=seat,
        ply=story.ply,
        log_from=known,
        log=table.logbook.of(match, seat, known),
        view=seen.view,
        moves=list(match.moves(seat)) if seat is not None else [],
        to_move=to_move,
        scores=[score or 0 for score in match.scores_for(seat)],  # a secret score is shown as 0
        winners=list(match.winners),
        over=match.over,
        thinking=bots_due(match, table.seats),
        undo=undo.way(story, table.seats, seat),
        undo_asked=table.undo_asked.seat if table.undo_asked else None,
        position=seen.position,
        clock=None if table.clock.left is None else round(table.clock.left, 1),
    )


def past_for(table: Table, seat: int | None, moves: int) -> Past:
    """The board after so many moves for a seat (None: a spectator): nothing that it could not see then."""
    past = table.story.match.copy()
    while len(past.history) > moves:
        past.undo()
    return Past(
        moves=moves,
        view=past.view(seat),
        to_move=list(past.to_move),
        scores=[score or 0 for score in past.scores_for(seat)],
        position=past.position_for(seat),
    )


def facts(table: Table) -> TableFacts:
    """What everybody may know of a table."""
    row, match = table.story.row, table.story.match
    return TableFacts(
        table=row.table,
        game=row.game,
        players=row.players,
        options=dict(match.options),
        seats=table.seats.facts(),
        rules_version=row.rules_version,
        seed_hash=tokens.seed_hash(row.seed),
        seed=str(row.seed) if match.over or row.players == 1 else None,
    )
