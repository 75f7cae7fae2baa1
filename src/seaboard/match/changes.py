"""What became of a view, written as little more than what is new; `changed` reads it, as the page does.

A change of a value is one of four things:

- a word, a number, true, false or null, of a field: the field is that now;
- an object: these fields have changed, each as its own change says; an empty list says that one is gone;
- a list of one: the value is new, and this is it;
- a longer list: edits of a list, from its front to its end. A number keeps so many of the old items, a
  negative one drops so many; a list of one is a new item; anything else is the change of the next old item.
  Old items that no edit names are dropped.

What Python holds to be equal counts as the same: the fields of a view do not turn from 1 to true.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import cache as once
from functools import lru_cache
from operator import attrgetter
from types import UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo

Change = dict[str, Any] | list[Any]
Between = Callable[..., Any]  # two of one kind, and perhaps what others have found: what differs
PLAIN: Final = frozenset({str, int, bool, float, type(None)})
PARTED: Final = (msgspec.Struct, dict, list, tuple)
NOTHING: Final = object()  # where there is no old one
NOWHERE: Final = -1
FEW: Final = 4  # items of which none is looked for elsewhere
REMEMBERED: Final = 8192  # changes of small things as they were told last
GONE: Final[list[Any]] = []  # the change of a field that is not written any more


class Look:  # no ABC: every move asks whether something is one, and an ABC answers slowly
    """What a seat sees of a position, by whatever tells best what changed; its view is made for who asks."""

    __slots__ = ()

    @abstractmethod
    def view(self) -> msgspec.Struct:
        """The view."""

    @abstractmethod
    def change_from(self, before: Any) -> Change | None:
        """What makes this view of that of an earlier look; None where nothing changed."""


def change(old: Any, new: Any) -> Change | None:
    """What makes `new` of `old`, both as they would be written in JSON; None where nothing changed."""
    return None if _same(old, new) else _difference(old, new)


def changed(old: Any, change: Any) -> Any:
    """The value after a change; the old one stays as it is."""
    if isinstance(change, dict):
        news = {name: changed(old.get(name), part) for name, part in change.items() if part != GONE}
        return {name: value for name, value in {**old, **news}.items() if change.get(name) != GONE}
    if not isinstance(change, list):
        return change
    if len(change) == 1:
        return change[0]
    found: list[Any] = []
    at = 0
    for edit in change:
        if not isinstance(edit, int):
            if isinstance(edit, list) and len(edit) == 1:
                found.append(edit[0])
            else:
                found.append(changed(old[at], edit))
                at += 1
        elif edit < 0:
            at -= edit
        else:
            found += old[at : at + edit]
            at += edit
    return found


class Known:
    """Changes of several views of one position: parts that they have in common are compared once."""

    def __init__(self) -> None:
        # With what was compared: as long as that is here, nothing else can have its place in memory.
        self.found: dict[tuple[int, int], tuple[Any, Any, Any]] = {}

    def change(self, old: Look | msgspec.Struct, new: Look | msgspec.Struct) -> Change | None:
        """What makes the view `new` of `old`, or one look of another; None where nothing changed."""
        if isinstance(new, Look):
            return new.change_from(old)
        kind = type(new)
        if type(old) is not kind or not _parts(kind).several:
            return change(old, new)
        return _parts(kind).between(old, new, self) or None

    def part(self, old: Any, new: Any) -> Change:
        """The same for parts that are of one type and differ."""
        place = id(old), id(new)
        if place not in self.found:
            self.found[place] = old, new, _finding(type(new))(old, new)
        change: Change = self.found[place][2]
        return change


# ------------------------------------------------------------------ finding it


def _same(old: Any, new: Any) -> bool:
    return old is new or (type(old) is type(new) and bool(old == new))


def _difference(old: Any, new: Any) -> Change:
    """The change between two that are not the same."""
    kind = type(new)
    return _finding(kind)(old, new) if type(old) is kind else [new]


def _way(kind: type) -> Callable[[Any, Any], Change]:
    """How the changes of a kind are found."""
    if kind is list or kind is tuple:
        return _edits
    if kind is dict:
        return _of_dicts
    return _parts(kind).find if issubclass(kind, msgspec.Struct) else _anew


_finding: Callable[[Any], Callable[[Any, Any], Change]] = once(_way)


def _anew(old: Any, new: Any, known: Known | None = None) -> Change:
    return [new]


# ------------------------------------------------------------------ fields


class Parts:
    """The fields of a kind of struct, as they are written.

    What compares them is written out for each kind, as dataclasses write their methods: most of what changes
    at a table is found here, and a loop over the fields takes three times as long.
    """

    def __init__(self, kind: type[msgspec.Struct]) -> None:
        self.kind = kind
        fields = msgspec.structs.fields(kind)
        self.several = len(fields) > 1 and not kind.__struct_config__.array_like  # else it is shorter itself
        self.between: Between = self._written(fields) if self.several else _anew
        self.find: Callable[[Any, Any], Change] = self.between
        if kind.__struct_config__.frozen and all(_is_plain(field.type) for field in fields):
            self.find = lru_cache(REMEMBERED)(self.find)  # most of what happens to small things did before

    def _written(self, fields: Sequence[FieldInfo]) -> Between:
        """The function that tells the fields that differ; `known`: changes of parts that others have too."""
        lines = ["def between(old, new, known=None):", " found = {}"]
        names: dict[str, Any] = dict(PARTS)
        for n, field in enumerate(fields):
            lines += [
                f" before, after = old.{field.name}, new.{field.name}",
                " if before is not after and (before != after or type(before) is not type(after)):",
                f"  found[{field.encode_name!r}] = {self._told(n, field, names)}",
            ]
        exec("\n".join([*lines, " return found"]), names)  # names of fields, and nothing else
        between: Between = names["between"]
        return between

    def _told(self, n: int, field: FieldInfo, names: dict[str, Any]) -> str:
        """How a field that differs is told, as Python."""
        omits = self.kind.__struct_config__.omit_defaults and not field.required
        if _is_plain(field.type) and not omits:
            return "after"
        if _is_of_words(field.type) and not omits:
            return f"[after] if len(after) <= {FEW} else of_dicts(before, after)"
        if not omits:
            return "part(before, after, known)"
        names[f"default_{n}"], names[f"factory_{n}"] = field.default, field.default_factory
        return f"perhaps(before, after, default_{n}, factory_{n}, known)"


def _part(before: Any, after: Any, known: Known | None) -> Any:
    """How a field is told that is another now."""
    kind = type(after)
    if kind in PLAIN:
        return after
    if type(before) is not kind:
        return [after]
    return _finding(kind)(before, after) if known is None else known.part(before, after)


def _perhaps(before: Any, after: Any, default: Any, factory: Any, known: Known | None) -> Any:
    """The same of a field that is left out where it has its default, by the same test as msgspec's."""
    if after is default or (type(after) is factory and not after):
        return GONE
    if before is default or (type(before) is factory and not before):
        return after if type(after) in PLAIN else [after]
    return _part(before, after, known)


def _of_dicts(old: dict[str, Any], new: dict[str, Any]) -> Change:
    found: dict[str, Any] = {name: GONE for name in old if name not in new}
    for name, after in new.items():
        before = old.get(name, NOTHING)
        kind = type(after)
        if before is after or (before == after and type(before) is kind):
            continue
        if kind in PLAIN:
            found[name] = after
        else:
            found[name] = [after] if before is NOTHING else _difference(before, after)
    return found


def _is_plain(kind: Any) -> bool:
    """Whether a type has words, numbers and the like only."""
    either = get_origin(kind) in (Union, UnionType) and all(map(_is_plain, get_args(kind)))
    return kind in PLAIN or get_origin(kind) is Literal or either


def _is_of_words(kind: Any) -> bool:
    """Whether a type has such things by name, and nothing else."""
    return get_origin(kind) is dict and _is_plain(get_args(kind)[1])


PARTS: Final = {"part": _part, "perhaps": _perhaps, "of_dicts": _of_dicts}
_parts: Callable[[Any], Parts] = once(Parts)


# ------------------------------------------------------------------ items


def _edits(old: Sequence[Any], new: Sequence[Any]) -> Change:
    if not old or not new or not isinstance(new[0], PARTED):
        return [new]  # plain words and numbers are shorter than edits of them
    end, more = len(old), len(new) - len(old)
    if more == 0 and end <= FEW:
        return _by_place(old, new)
    if more > 0 and new[more:] == old:  # something lies on top of a pile, or before all others
        return [*([item] for item in new[:more]), end]
    script: list[Any] = []
    kept = at = 0
    kind = type(new[0])
    name, find = _naming(kind), _finding(kind)
    places: Places | None = None  # of old items, once one is neither where it was nor the next
    for item in new:
        here = old[at] if at < end else NOTHING
        if here is item or (here == item and type(here) is type(item)):  # `_same`, at its busiest place
            kept += 1
            at += 1
            continue
        if kept:
            script.append(kept)
            kept = 0
        place, alike = at, type(here) is type(item) is kind
        if here is NOTHING:
            place = NOWHERE
        elif name is not None and alike and (word := name(item)) != name(here):
            if at + 1 < end and type(old[at + 1]) is kind and name(old[at + 1]) == word:
                place = at + 1  # one is gone
            else:
                places = places or Places(old, new, kind, name)
                place = places.of(word, here, at)
        if place < at:
            script.append([item])
            continue
        if place > at:
            part = change(old[place], item)
        else:
            part = find(here, item) if alike else _difference(here, item)
        dropped = place - at + (type(part) is list and len(part) == 1)
        if dropped:
            script.append(-dropped)
        if part is None:
            kept = 1
        else:
            script.append(part)
        at = place + 1
    if kept:
        script.append(kept)
    if len(script) == 1:
        script.append(0)  # a list of one would be a new value
    return script


class Places:
    """Where the items of an old list are by name."""

    def __init__(
        self, old: Sequence[Any], new: Sequence[Any], kind: type, name: Callable[[Any], Any]
    ) -> None:
        self.name = name
        self.places = {name(old[i]): i for i in range(len(old) - 1, -1, -1) if type(old[i]) is kind}
        self.staying = {name(item) for item in new if type(item) is kind}

    def of(self, word: Any, here: Any, at: int) -> int:
        """The place of an item; that of another which is gone, for they may have much in common."""
        place = self.places.get(word, NOWHERE)
        return at if place == NOWHERE and self.name(here) not in self.staying else place


def _by_place(old: Sequence[Any], new: Sequence[Any]) -> Change:
    """The edits of a few items, each compared with the one in its place."""
    script: list[Any] = []
    kept = 0
    for before, after in zip(old, new, strict=True):
        if before is after or (before == after and type(before) is type(after)):
            kept += 1
            continue
        if kept:
            script.append(kept)
            kept = 0
        part = _difference(before, after)
        if type(part) is list and len(part) == 1:
            script.append(-1)
        script.append(part)
    if kept:
        script.append(kept)
    if len(script) == 1:
        script.append(0)  # a list of one would be a new value
    return script


def _first_word(kind: type) -> Callable[[Any], Any] | None:
    """By what items are found again: by their first field where that is a word, as a cell, else by place."""
    if not issubclass(kind, msgspec.Struct):
        return None
    first = msgspec.structs.fields(kind)[0]
    words = first.type is str or all(type(word) is str for word in get_args(first.type) or (None,))
    return attrgetter(first.name) if words else None


_naming: Callable[[Any], Callable[[Any], Any] | None] = once(_first_word)
