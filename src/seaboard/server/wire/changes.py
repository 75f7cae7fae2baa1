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

from collections.abc import Callable, Sequence
from functools import cache as once
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final, get_args

import msgspec

Change = dict[str, Any] | list[Any]
PLAIN: Final = frozenset({str, int, bool, float, type(None)})
PARTED: Final = (msgspec.Struct, dict, list, tuple)
NOTHING: Final = object()  # behind the last old item
NOWHERE: Final = -1
REMEMBERED: Final = 8192  # changes of small things as they were told last
GONE: Final[list[Any]] = []  # the change of a field that is not written any more


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
    return Parts(kind).difference if issubclass(kind, msgspec.Struct) else _anew


_finding: Callable[[Any], Callable[[Any, Any], Change]] = once(_way)


def _anew(old: Any, new: Any) -> Change:
    return [new]


# ------------------------------------------------------------------ fields


class Parts:
    """The fields of a kind of struct, as they are written."""

    def __init__(self, kind: type[msgspec.Struct]) -> None:
        fields = msgspec.structs.fields(kind)
        self.names = [field.encode_name for field in fields]
        whole = len(fields) < 2 or kind.__struct_config__.array_like  # shorter than a change of it
        self.values: Callable[[Any], tuple[Any, ...]]
        self.values = tuple if whole else attrgetter(*(field.name for field in fields))
        self.defaults = [field.default for field in fields]
        self.factories = [field.default_factory for field in fields]
        some_absent = kind.__struct_config__.omit_defaults
        self.find = _anew if whole else self._of_written if some_absent else self._of_fields
        # Of two that never change: most of what a move does to small things was done before.
        self.known = lru_cache(REMEMBERED)(self.find) if kind.__struct_config__.frozen else None

    def difference(self, old: msgspec.Struct, new: msgspec.Struct) -> Change:
        """The change between two of this kind that are not the same."""
        if self.known is not None:
            try:
                return self.known(old, new)
            except TypeError:  # there is a list in it, say
                self.known = None
        return self.find(old, new)

    def written(self, struct: msgspec.Struct) -> dict[str, Any]:
        """The fields that are not left out as defaults, by the same test as msgspec's."""
        return {
            name: value
            for name, value, default, factory in zip(
                self.names, self.values(struct), self.defaults, self.factories, strict=True
            )
            if value is not default and (value or type(value) is not factory)
        }

    def _of_written(self, old: msgspec.Struct, new: msgspec.Struct) -> Change:
        return _of_dicts(self.written(old), self.written(new))

    def _of_fields(self, old: msgspec.Struct, new: msgspec.Struct) -> Change:
        found: dict[str, Any] = {}
        for name, before, after in zip(self.names, self.values(old), self.values(new), strict=True):
            if before is after:
                continue
            kind = type(after)
            if kind in PLAIN:
                if before != after or type(before) is not kind:
                    found[name] = after
            elif type(before) is not kind:
                found[name] = [after]
            elif before != after:
                found[name] = _finding(kind)(before, after)
        return found


def _of_dicts(old: dict[str, Any], new: dict[str, Any]) -> Change:
    found: dict[str, Any] = {name: GONE for name in old if name not in new}
    for name, after in new.items():
        if name in old and _same(old[name], after):
            continue
        if type(after) in PLAIN:
            found[name] = after
        else:
            found[name] = _difference(old[name], after) if name in old else [after]
    return found


# ------------------------------------------------------------------ items


def _edits(old: Sequence[Any], new: Sequence[Any]) -> Change:
    if not old or not new or not isinstance(new[0], PARTED):
        return [new]  # plain words and numbers are shorter than edits of them
    script: list[Any] = []
    kept = at = 0
    end = len(old)
    kind = type(new[0])
    name = _naming(kind)
    places: dict[Any, int] | None = None  # of old items by name, once one is not where it was
    for item in new:
        here = old[at] if at < end else NOTHING
        if here is item or (here == item and type(here) is type(item)):  # `_same`, at its busiest place
            kept += 1
            at += 1
            continue
        if kept:
            script.append(kept)
            kept = 0
        place = at
        if here is NOTHING:
            place = NOWHERE
        elif name is not None and type(here) is type(item) is kind and (word := name(item)) != name(here):
            if places is None:
                places = {name(old[i]): i for i in range(end - 1, -1, -1) if type(old[i]) is kind}
                staying = {name(each) for each in new if type(each) is kind}
            place = places.get(word, NOWHERE)
            if place == NOWHERE and name(here) not in staying:
                place = at  # one went and another came: they may have much in common
        if place < at:
            script.append([item])
            continue
        part = change(old[place], item) if place > at else _difference(here, item)
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


def _first_word(kind: type) -> Callable[[Any], Any] | None:
    """By what items are found again: by their first field where that is a word, as a cell, else by place."""
    if not issubclass(kind, msgspec.Struct):
        return None
    first = msgspec.structs.fields(kind)[0]
    words = first.type is str or all(type(word) is str for word in get_args(first.type) or (None,))
    return attrgetter(first.name) if words else None


_naming: Callable[[Any], Callable[[Any], Any] | None] = once(_first_word)
