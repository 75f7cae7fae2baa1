"""The log as each seat may know it; what a move did is worked out once for all who see the same."""

from __future__ import annotations

import asyncio

from seaboard.match.match import Match, Played

from .wire import LogEntry

Told = list[tuple[Played, LogEntry]]
MANY = 40  # entries; more are worked out in a thread, for they would hold up every other table


class Logbook:
    """Entries by seat. A move that was taken back is known by being another one, so nobody has to tell."""

    def __init__(self) -> None:
        self.by_seat: dict[int | None, Told] = {}

    def of(self, match: Match, seat: int | None, known: int) -> list[LogEntry]:
        """The entries from a number on."""
        key = None if match.game.perfect_information else seat
        self.by_seat[key] = told(match, key, self.by_seat.get(key, []))
        return [entry for _, entry in self.by_seat[key][known:]]

    async def prepare(self, match: Match, seat: int | None) -> None:
        """Work out a long log beside the loop, before somebody who comes asks for all of it."""
        key = None if match.game.perfect_information else seat
        kept = self.by_seat.get(key, [])
        if len(match.history) - len(kept) > MANY:
            self.by_seat[key] = await asyncio.to_thread(told, match.copy(), key, kept)


def told(match: Match, seat: int | None, kept: Told) -> Told:
    """All entries for a seat; those kept from before serve as far as the match is still the same."""
    history = match.history
    same = min(len(kept), len(history))
    while same and kept[same - 1][0] is not history[same - 1]:
        same -= 1
    return kept[:same] + [(history[n], entry(match, n, seat)) for n in range(same, len(history))]


def entry(match: Match, number: int, seat: int | None) -> LogEntry:
    """One move as its watcher may know it; one that shows nothing does not even show whose it was (O16)."""
    move, events = match.told(number, seat), list(match.events(number, seat))
    mover = match.history[number].seat
    return LogEntry(number, mover if move is not None or events else None, move, events)
