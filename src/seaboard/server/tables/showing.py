"""What the pages at a table have, and what they are told next: one frame for each seat, for all there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from seaboard.server.wire.changes import change
from seaboard.server.wire.frames import Frame, text
from seaboard.server.wire.messages import Change, SeatFacts, State

from .states import Entries, Json, Sights, json, past_for

if TYPE_CHECKING:
    from .table import Table

# What is told anew when it differs; `seat` never does, and the rest is told in every change.
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
PASTS_KEPT = 128  # earlier boards of a table, as they were shown last


@dataclass
class Shown:
    """What every page of one seat has."""

    state: State
    moves: int  # log entries


class Showing:
    """The pages at one table, by seat (None: the spectators). All of a seat always have the same."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.by_seat: dict[int | None, Shown] = {}
        self.entries = Entries()
        self.pasts: dict[tuple[int | None, int], Frame] = {}
        self.constants: Json | None = None

    def whole(self, seat: int | None, known: int, first: bool) -> Frame:
        """The whole state for a page of a seat that has the first `known` log entries."""
        match = self.table.story.match
        shown = self.by_seat.get(seat)
        if shown is None:
            state = Sights(self.table).state(seat, 0)
            shown = self.by_seat[seat] = Shown(state, self.table.story.moves)
        known = min(known, shown.moves)
        log = self.entries.of(match, seat, known)[: shown.moves - known]
        if self.constants is None and match.constants is not None:
            self.constants = json(match.constants)
        return text(
            msgspec.structs.replace(
                shown.state,
                log_from=known,
                log=log,
                clock=self.table.clock_shown,
                times=self.table.times_shown,
                constants=self.constants if first else None,
            )
        )

    def news(self) -> dict[int | None, Frame]:
        """For each seat that somebody watches from, what has changed since the pages there were told."""
        sights = Sights(self.table)
        views: dict[int, Json | None] = {}  # changes of views, by the old one: many seats share it
        found = {seat: self._change(shown, sights, views) for seat, shown in self.by_seat.items()}
        return {seat: frame for seat, frame in found.items() if frame is not None}

    def _change(self, shown: Shown, sights: Sights, views: dict[int, Json | None]) -> Frame | None:
        """What changed for a seat; None where it may know nothing of it (O16): that comes with the next."""
        before, story = shown.state, self.table.story
        state = sights.state(before.seat, before.number + 1)
        if id(before.view) not in views:
            part = change(before.view, state.view)
            views[id(before.view)] = None if part is None else json(part)
        news: dict[str, Any] = {}
        for name in FIELDS:
            value = getattr(state, name)
            if value != getattr(before, name):
                news[name] = value
        log_from = story.still_right(shown.moves, before.ply)
        view = views[id(before.view)]
        if not news and view is None and log_from == shown.moves and self._silent(before.seat, log_from):
            return None
        log = self.entries.of(story.match, before.seat, log_from)
        shown.state, shown.moves = state, story.moves
        return text(Change(state.number, state.ply, log_from, log, state.clock, state.times, view, **news))

    def _silent(self, seat: int | None, known: int) -> bool:
        """Whether the entries that follow show a seat nothing at all, and there are some."""
        match, moves = self.table.story.match, self.table.story.moves
        return known < moves and not any(
            match.told(number, seat) is not None or match.events(number, seat)
            for number in range(known, moves)
        )

    def seats(self, facts: list[SeatFacts]) -> None:
        """The pages have heard who is here."""
        for shown in self.by_seat.values():
            table = msgspec.structs.replace(shown.state.table, seats=facts)
            shown.state = msgspec.structs.replace(shown.state, table=table)

    def past(self, seat: int | None, moves: int) -> Frame:
        """The board after so many moves, made once."""
        key = seat, moves
        if key not in self.pasts:
            if len(self.pasts) >= PASTS_KEPT:
                del self.pasts[next(iter(self.pasts))]
            self.pasts[key] = text(past_for(self.table, seat, moves))
        return self.pasts[key]

    def taken_back(self, left: int) -> None:
        """What came after the first moves did not happen."""
        self.entries.forget(left)
        self.pasts.clear()

    def forget(self, seat: int | None) -> None:
        """Nobody watches from a seat any more."""
        self.by_seat.pop(seat, None)

    def told_anew(self) -> None:
        """The story is another one: no page has anything of its log."""
        self.taken_back(0)
        for shown in self.by_seat.values():
            shown.moves = 0
