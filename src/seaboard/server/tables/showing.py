"""What the pages at a table have, and what they are told next: one frame for each seat, for all there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET

from seaboard.server.wire.frames import Frame, text
from seaboard.server.wire.messages import Change, SeatFacts, State

from .states import COMMON, Entries, Json, Sights, Told, json, past_for, since, view_of
from .undo import Way

if TYPE_CHECKING:
    from .table import Table

PASTS_KEPT = 128  # earlier boards of a table, as they were shown last


@dataclass(slots=True)
class Shown:
    """What every page of one seat has."""

    number: int  # of the state
    told: Told
    legal: list[str]
    undo: Way


class News(msgspec.Struct, frozen=True):
    """From what pages were told to what they are told now."""

    silent: bool  # nothing of it is to be seen
    log_from: int
    log: list[Any]
    view: Json | None
    scores: Any  # this and the others: UNSET where they are as they were
    common: list[Any]


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
            sights = Sights(table)
            shown = Shown(0, sights.of(seat), sights.moves(seat), sights.undo(seat))
            self.by_seat[seat] = shown
        told = shown.told
        known = min(known, told.moves)
        log = self.entries.of(match, seat, known)[: told.moves - known]
        if self.constants is None and match.constants is not None:
            self.constants = json(match.constants)
        return text(
            State(
                number=shown.number,
                seat=seat,
                ply=told.ply,
                log_from=known,
                log=log,
                view=view_of(told.look),
                moves=shown.legal,
                scores=told.scores,
                undo=shown.undo,
                clock=table.clock_shown,
                times=table.times_shown,
                constants=self.constants if first else None,
                **dict(zip(COMMON, told.common, strict=True)),
            )
        )

    def seen_before(self, seat: int | None) -> Any:
        """The look that the pages of a seat had, or others who see the same; None where nobody had one."""
        shown = self.by_seat.get(seat)
        if shown is None and self.table.story.match.game.perfect_information:
            shown = next(iter(self.by_seat.values()), None)
        return None if shown is None else shown.told.look

    def news(self) -> dict[int | None, Frame]:
        """For each seat that somebody watches from, what has changed since the pages there were told."""
        sights = Sights(self.table)
        shared: dict[tuple[int, int], tuple[Told, News]] = {}  # with what they begin at: so it stays
        found: dict[int | None, Frame] = {}
        for seat, shown in self.by_seat.items():
            before, now = shown.told, sights.of(seat)
            place = id(before), id(now)
            if place not in shared:
                shared[place] = before, self._news(seat, before, now, sights)
            if (frame := self._change(seat, shown, now, shared[place][1], sights)) is not None:
                found[seat] = frame
        return found

    def _news(self, seat: int | None, before: Told, now: Told, sights: Sights) -> News:
        """What is new, for all who were told the same before and are told the same now."""
        story = self.table.story
        part = sights.known.change(before.look, now.look)
        common = sights.common_since(before.common)
        scores = since(before.scores, now.scores)
        log_from = story.still_right(before.moves, before.ply)
        same = part is None and log_from == before.moves and all(one is UNSET for one in (scores, *common))
        return News(
            same and self._silent(seat, log_from),
            log_from,
            self.entries.of(story.match, seat, log_from),
            None if part is None else json(part),
            scores,
            common,
        )

    def _change(self, seat: int | None, shown: Shown, now: Told, news: News, sights: Sights) -> Frame | None:
        """What changed for a seat; None where it may know nothing of it (O16): that comes with the next."""
        legal, undo = sights.moves(seat), sights.undo(seat)
        moves, way = since(shown.legal, legal), since(shown.undo, undo)
        if news.silent and moves is UNSET and way is UNSET:
            return None
        shown.number += 1
        shown.told, shown.legal, shown.undo = now, legal, undo
        table, to_move, winners, over, thinking, asked = news.common
        return text(
            Change(
                shown.number,
                now.ply,
                news.log_from,
                news.log,
                sights.clock,
                sights.times,
                news.view,
                table,
                moves,
                to_move,
                news.scores,
                winners,
                over,
                thinking,
                way,
                asked,
            )
        )

    def _silent(self, seat: int | None, known: int) -> bool:
        """Whether the entries that follow show a seat nothing at all, and there are some."""
        following = self.table.story.match.steps[known:]
        return bool(following) and not any(
            step.told_to(seat) is not None or step.seen(seat) for step in following
        )

    def seats(self, facts: list[SeatFacts]) -> None:
        """The pages have heard who is here."""
        for told in {id(shown.told): shown.told for shown in self.by_seat.values()}.values():
            table, *others = told.common
            told.common = msgspec.structs.replace(table, seats=facts), *others

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
            shown.told.moves = 0
