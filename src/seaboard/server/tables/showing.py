"""What the pages at a table have, and what they are told next: one frame for each seat, for all there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from seaboard.server.wire.changes import Known
from seaboard.server.wire.frames import Frame, text
from seaboard.server.wire.messages import Change, SeatFacts, State

from .states import FIELDS, Entries, Json, Sights, json, past_for

if TYPE_CHECKING:
    from .table import Table

PASTS_KEPT = 128  # earlier boards of a table, as they were shown last


@dataclass(slots=True)
class Shown:
    """What every page of one seat has."""

    number: int  # of the state
    ply: int
    moves: int  # log entries
    view: Any
    fields: tuple[Any, ...]  # the others, as in FIELDS


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
        table, match = self.table, self.table.story.match
        shown = self.by_seat.get(seat)
        if shown is None:
            sights, story = Sights(table), table.story
            shown = Shown(0, story.ply, story.moves, sights.of(seat).view, sights.fields(seat))
            self.by_seat[seat] = shown
        known = min(known, shown.moves)
        log = self.entries.of(match, seat, known)[: shown.moves - known]
        if self.constants is None and match.constants is not None:
            self.constants = json(match.constants)
        return text(
            State(
                number=shown.number,
                seat=seat,
                ply=shown.ply,
                log_from=known,
                log=log,
                view=shown.view,
                clock=table.clock_shown,
                times=table.times_shown,
                constants=self.constants if first else None,
                **dict(zip(FIELDS, shown.fields, strict=True)),
            )
        )

    def seen_before(self, seat: int | None) -> Any:
        """The view that the pages of a seat have, or others who see the same; None where nobody has one."""
        shown = self.by_seat.get(seat)
        if shown is None and self.table.story.match.game.perfect_information:
            shown = next(iter(self.by_seat.values()), None)
        return None if shown is None else shown.view

    def news(self) -> dict[int | None, Frame]:
        """For each seat that somebody watches from, what has changed since the pages there were told."""
        sights, views = Sights(self.table), Views()
        found: dict[int | None, Frame] = {}
        for seat, shown in self.by_seat.items():
            if (frame := self._change(seat, shown, sights, views)) is not None:
                found[seat] = frame
        return found

    def _change(self, seat: int | None, shown: Shown, sights: Sights, views: Views) -> Frame | None:
        """What changed for a seat; None where it may know nothing of it (O16): that comes with the next."""
        story = self.table.story
        seen, fields = sights.of(seat).view, sights.fields(seat)
        view = views.change(shown.view, seen)
        news = {
            name: now
            for name, now, before in zip(FIELDS, fields, shown.fields, strict=True)
            if now is not before and now != before
        }
        log_from = story.still_right(shown.moves, shown.ply)
        if not news and view is None and log_from == shown.moves and self._silent(seat, log_from):
            return None
        log = self.entries.of(story.match, seat, log_from)
        shown.number += 1
        shown.ply, shown.moves, shown.view, shown.fields = story.ply, story.moves, seen, fields
        return text(Change(shown.number, story.ply, log_from, log, sights.clock, sights.times, view, **news))

    def _silent(self, seat: int | None, known: int) -> bool:
        """Whether the entries that follow show a seat nothing at all, and there are some."""
        match, moves = self.table.story.match, self.table.story.moves
        return known < moves and not any(
            match.told(number, seat) is not None or match.step_at(number).seen(seat)
            for number in range(known, moves)
        )

    def seats(self, facts: list[SeatFacts]) -> None:
        """The pages have heard who is here."""
        for shown in self.by_seat.values():
            table, *others = shown.fields
            shown.fields = msgspec.structs.replace(table, seats=facts), *others

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


class Views:
    """Changes of the views of one position, each found and written once for all who share it."""

    def __init__(self) -> None:
        self.known = Known()
        self.told: dict[tuple[int, int], tuple[Any, Any, Json | None]] = {}  # with what is compared: it stays

    def change(self, old: Any, new: Any) -> Json | None:
        """What makes one view of another, as it is sent; None where nothing changed."""
        place = id(old), id(new)
        if place not in self.told:
            part = self.known.change(old, new)
            self.told[place] = old, new, None if part is None else json(part)
        return self.told[place][2]
