"""Events: what a move did, as structs for animation, log and sound.

The rules note what they do as numbers (`kernel/notes.py`). A game's table says for each kind of note which
struct it becomes, by which clause, what its numbers mean, and who may know which of its fields. Masking
for a watcher is the one function `EventTable.masked`, and it knows no game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from inspect import signature
from typing import Any

import msgspec

from seaboard.kernel.notes import Note

Read = Callable[[Any, int], Any]  # the position after the move, a number of the note → a value of the event
Also = Callable[[Any], Mapping[str, Any]]  # the position after the move → further fields
Make = Callable[..., Any]  # the position after the move, the numbers of the note → the event


class Told(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower):
    """An event of a small game: `class Dropped(Told)` has the kind "dropped"."""

    clause: str


def number(position: Any, value: int) -> int:
    """The number itself."""
    return value


def truth(position: Any, value: int) -> bool:
    """0 or 1."""
    return value != 0


@dataclass(frozen=True)
class Kind:
    """One row of a table: what a note becomes, and who may know it."""

    struct: type[Any]
    make: Make
    numbers: int  # how many of the note's seven are used
    part_of: str = ""  # the note is an item of this list of the event before it
    hidden: Mapping[str, str] = field(default_factory=dict)  # field → the field with the seat that may know
    only: str = ""  # the field with the one seat that hears of it at all


def kind(
    struct: type[msgspec.Struct],
    clause: str = "",
    *,
    clause_by: Read | None = None,
    also: Also | None = None,
    part_of: str = "",
    hidden: Mapping[str, str] | None = None,
    only: str = "",
    **reads: Read,
) -> Kind:
    """A row whose fields are keywords, in the order of the note's numbers: `kind(Pass, "F18", colour=side)`.

    Where the clause depends on what happened, the last number says so (`clause_by`).
    """
    fields = (*reads.items(), *([("clause", clause_by)] if clause_by else []))
    names = struct.__struct_fields__
    readers = [(names.index(name), read) for name, read in fields]
    declared = msgspec.structs.fields(struct)
    begun = [clause if field.name == "clause" and clause else field.default for field in declared]
    lists = [i for i, field in enumerate(declared) if field.default_factory is not msgspec.NODEFAULT]

    def make(position: Any, *numbers: int) -> Any:
        values = begun.copy()
        for place in lists:
            values[place] = []
        for (place, read), n in zip(readers, numbers, strict=True):
            values[place] = read(position, n)
        if also is not None:
            for name, value in also(position).items():
                values[names.index(name)] = value
        return struct(*values)

    return Kind(struct, make, len(fields), part_of, hidden or {}, only)


def made(
    struct: type[Any],
    make: Make,
    *,
    part_of: str = "",
    hidden: Mapping[str, str] | None = None,
    only: str = "",
) -> Kind:
    """A row whose event a function makes, from the position after the move and numbers of the note."""
    return Kind(struct, make, len(signature(make).parameters) - 1, part_of, hidden or {}, only)


class EventTable:
    """The events of a game."""

    def __init__(self, kinds: Mapping[int, Kind]) -> None:
        self.kinds = dict(kinds)
        self.secret = {row.struct: row for row in kinds.values() if row.hidden or row.only}
        for row in kinds.values():  # a mistake here would be a leak, and nobody would see it
            if row.part_of and (row.hidden or row.only):
                raise ValueError(f"{row.struct.__name__}: items of a list are not masked; hide the list")
            mask = self.secret.get(row.struct, row)
            if (row.hidden, row.only) != (mask.hidden, mask.only):
                raise ValueError(f"{row.struct.__name__}: rows of one struct hide different fields")

    def told(self, position: Any, notes: Iterable[Note]) -> list[msgspec.Struct]:
        """The events of a move, whole, from what the rules noted and the position after it."""
        found: list[msgspec.Struct] = []
        for noted, *numbers in notes:
            row = self.kinds[noted]
            event = row.make(position, *numbers[: row.numbers])
            if row.part_of:
                getattr(found[-1], row.part_of).append(event)
            else:
                found.append(event)
        return found

    def masked(self, events: Sequence[msgspec.Struct], watcher: int | None) -> Sequence[msgspec.Struct]:
        """The events as a watcher (None: a spectator) may know them."""
        if not self.secret:
            return events
        seen = (self._seen(event, watcher) for event in events)
        return [event for event in seen if event is not None]

    def _seen(self, event: msgspec.Struct, watcher: int | None) -> msgspec.Struct | None:
        row = self.secret.get(type(event))
        if row is None:
            return event
        if row.only and getattr(event, row.only) != watcher:
            return None
        may_know = (None, watcher)  # no seat: what was hidden lies open
        veiled = {name: None for name, seat in row.hidden.items() if getattr(event, seat) not in may_know}
        return msgspec.structs.replace(event, **veiled) if veiled else event
