"""What all groups of a line share: complaints, numbers, and crabs, seats and cards by their names."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from seaboard.games.oh_crab.content import Content
from seaboard.games.oh_crab.names import LETTERS
from seaboard.games.oh_crab.notation import words
from seaboard.games.oh_crab.pack.on_the_table import beach_tiles
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.steps import on_beach
from seaboard.match.errors import BadPosition, Faults
from seaboard.match.game import Position

EVERYTHING: Final = -2  # the watcher from whom nothing is hidden
ON_A_TILE: Final = re.compile(r"([123]):([EC]\d{1,2})(!?)")
WANTED: Final = "who decides, the decision with what it is about, then what waits, with > between"


class Reading(NamedTuple):
    """A line that is being read: the position so far, the cards named in it, and what is wrong."""

    position: Position
    content: Content
    seen: set[int]
    faults: Faults


class Group(NamedTuple):
    """A group of the line in which nothing is secret: how it is written and read."""

    write: Callable[[Any], str]
    read: Callable[[Reading, str], None]


class Part(NamedTuple):
    """A word of a decision behind its colon: how it is written and read, and whether it fits then."""

    write: Callable[[Any], str]
    read: Callable[[Any, str], None]
    fits: Callable[[Any], object] = lambda s: True
    wanted: str = ""


def named(field: str, numbers: Mapping[str, int], wanted: str) -> Part:
    """A word that stands for a number of a field."""
    word_of = {number: word for word, number in numbers.items()}

    def read(s: Any, word: str) -> None:
        s[field] = numbers.get(word, r.NONE)

    return Part(lambda s: word_of[int(s[field])], read, lambda s: s[field] in word_of, wanted)


def counted(field: str, least: int, most: Callable[[Any], int], first: int = 0) -> Part:
    """A number of a field, which may count from another `first` there; `most` is asked of the position."""

    def read(s: Any, word: str) -> None:
        s[field] = number(word, least, most(s)) - first

    return Part(lambda s: str(s[field] + first), read)


def no(found: object, wanted: str = WANTED, part: str = "phase") -> BadPosition:
    """A complaint about a part of the line, mostly about the decision."""
    return BadPosition(part, found, wanted)


def want(fits: object, found: object, wanted: str = WANTED, part: str = "phase") -> None:
    """Complain about a part of the line if it does not fit."""
    if not fits:
        raise no(found, wanted, part)


def number(word: str, least: int, most: int, part: str = "phase") -> int:
    """A number in its range, without leading zeros."""
    want(word in map(str, range(least, most + 1)), word, f"a number from {least} to {most}", part)
    return int(word)


def beach_crab(s: Any, name: str) -> int:
    """A crab of the game that stands on the beach."""
    crab = LETTERS.find(name) if len(name) == 1 else -1
    want(crab >= 0 and on_beach(s, crab), name, "a crab on the beach")
    return crab


def seat_letters(s: Any) -> str:
    """The letters of the seats, those of their first crabs (O174)."""
    return "".join(LETTERS[own[0]] for own in s.crabs[: s.players])


def seat_named(s: Any, name: str, part: str = "phase") -> int:
    """A seat by its letter."""
    letters = seat_letters(s)
    want(len(name) == 1 and name in letters, name, f"one of {letters}", part)
    return letters.index(name)


def card_named(s: Any, name: str, part: str = "phase", least: int = 0) -> int:
    """A card by its id."""
    cards = words(s)[: r.ADD_LEFT]
    want(name and name in cards[least:], name, "an action card" if least else "a card", part)
    return cards.index(name)


def listed(found: Iterable[str], between: str = ",") -> str:
    """Words with something between them, `-` for none."""
    return between.join(found) or "-"


def words_of(text: str, between: str = ",") -> list[str]:
    """The words of a list."""
    return [] if text == "-" else text.split(between)


# ------------------------------------------------------------------ groups of the Adventure Pack


def parts_of(group: str, text: str, *names: str) -> list[list[str]]:
    """The words before and behind the names; a missing part and `-` are nothing."""
    found: dict[str, list[str]] = {name: [] for name in ("", *names)}
    order, here = list(found), ""
    for word in text.split(" "):
        if word in names:
            want(order.index(word) > order.index(here), text, "every part once, in its order", group)
            here = word
        elif word != "-":
            found[here].append(word)
    return list(found.values())


def write_on_tiles(cards: Sequence[int], write: Callable[[int], str]) -> str:
    """Cards by the tile they lie on."""
    found = [f"{tile}:{write(int(card))}" for tile, card in enumerate(cards, 1) if card != r.NONE]
    return listed(found, " ")


def read_on_tiles(s: Any, group: str, field: str, found: list[str], names: tuple[str, ...]) -> int:
    """Cards by the tile they lie on, each tile and each card once; those marked `!`, as bits."""
    tiles, marked = int(beach_tiles(s)), 0
    for word in found:
        match = ON_A_TILE.fullmatch(word)
        tile, name, mark = match.groups() if match else ("1", "", "")
        card, at = names.index(name) if name in names else r.NONE, int(tile) - 1
        if card in (r.NONE, *s[field]) or s[field][at] != r.NONE:
            raise no(word, f"a tile and one of {', '.join(names)}, each once", group)
        want(at < tiles, word, f"a Beach tile of the board, 1 to {tiles}", group)
        s[field][at] = card
        marked |= bool(mark) << card
    return marked
