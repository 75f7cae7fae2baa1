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
    of: Callable[[Any], Any] | None = None,
    also: Also | None = None,
    part_of: str = "",
    hidden: Mapping[str, str] | None = None,
    only: str = "",
    **reads: Read,
) -> Kind:
    """A row whose fields are keywords, in the order of the note's numbers: `kind(Pass, "F18", colour=side)`.

    Where the clause depends on what happened, the last number says so (`clause_by`). What all fields are read
    with may be found once: `of` makes it of the position.
    """
    fields = reads | ({"clause": clause_by} if clause_by else {})
    if unknown := fields.keys() - set(struct.__struct_fields__):
        raise ValueError(f"{struct.__name__} has no {', '.join(sorted(unknown))}")
    make = _written(struct, clause, fields, of, also)
    return Kind(struct, make, len(fields), part_of, hidden or {}, only)


def _written(
    struct: type[msgspec.Struct],
    clause: str,
    reads: Mapping[str, Read],
    of: Callable[[Any], Any] | None,
    also: Also | None,
) -> Make:
    """What makes an event, written out for its kind: every move comes through here, and loops take longer."""
    known: dict[str, Any] = {"struct": struct, "of": of, "also": also, "clause": clause}
    numbers = {name: f"n{place}" for place, name in enumerate(reads)}
    values = {}
    for declared in msgspec.structs.fields(struct):
        name = declared.name
        known[f"read_{name}"], known[f"default_{name}"] = reads.get(name), declared.default
        if name in reads:
            values[name] = numbers[name] if reads[name] is number else f"read_{name}(seen, {numbers[name]})"
        elif name == "clause" and clause:
            values[name] = "clause"
        else:
            values[name] = f"default_{name}" if declared.default_factory is msgspec.NODEFAULT else "[]"
    if also is None:
        made = f"struct({', '.join(values.values())})"
    else:
        given = ", ".join(f"{name!r}: {value}" for name, value in values.items())
        made = f"struct(**{{{given}}} | also(position))"
    lines = [
        f"def make(position, {', '.join(numbers.values())}):",
        f" seen = {'position' if of is None else 'of(position)'}",
        f" return {made}",
    ]
    exec("\n".join(lines), known)  # names of fields, and nothing else
    make: Make = known["make"]
    return make


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
        for note in notes:
            row = self.kinds[note[0]]
            event = row.make(position, *note[1 : 1 + row.numbers])
            if row.part_of:
                getattr(found[-1], row.part_of).append(event)
            else:
                found.append(event)
        return found

    def masked(self, events: Sequence[msgspec.Struct], watcher: int | None) -> Sequence[msgspec.Struct]:
        """The events as a watcher (None: a spectator) may know them; themselves where nothing is hidden."""
        secret = self.secret
        if not secret or secret.keys().isdisjoint(map(type, events)):
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
