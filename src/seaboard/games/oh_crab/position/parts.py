"""What the readers of a line share: complaints, numbers, and crabs, seats and cards by their names."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from seaboard.games.oh_crab.names import LETTERS
from seaboard.games.oh_crab.notation import letter, words
from seaboard.games.oh_crab.pack.on_the_table import beach_tiles
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.steps import on_beach
from seaboard.match.errors import BadPosition
from seaboard.match.game import Position

ON_A_TILE: Final = re.compile(r"([123]):([EC]\d{1,2})(!?)")
WANTED: Final = "who decides, the decision with what it is about, then what waits, with > between"


class Part(NamedTuple):
    """A word of a decision behind its colon: how it is written and read."""

    write: Callable[[Position], str]
    read: Callable[[Position, str], None]


def named(field: str, numbers: Mapping[str, int], wanted: str) -> Part:
    """A word that stands for a number of a field."""
    words_of = {number: word for word, number in numbers.items()}

    def read(position: Position, word: str) -> None:
        if word not in numbers:
            raise no(word, wanted)
        position[0][field] = numbers[word]

    return Part(lambda position: words_of[int(position[0][field])], read)


def counted(field: str, least: int, most: Callable[[Any], int], first: int = 0) -> Part:
    """A number of a field, which may count from another `first` there; `most` is asked of the position."""

    def read(position: Position, word: str) -> None:
        position[0][field] = number(word, least, most(position[0])) - first

    return Part(lambda position: str(position[0][field] + first), read)


def no(found: object, wanted: str = WANTED, part: str = "phase") -> BadPosition:
    """A complaint about a part of the line, mostly about the decision."""
    return BadPosition(part, found, wanted)


def number(word: str, least: int, most: int, part: str = "phase") -> int:
    """A number in its range, without leading zeros."""
    if not (word.isascii() and word.isdigit() and len(word) <= 3 and least <= int(word) <= most):
        raise no(word, f"a number from {least} to {most}", part)
    if str(int(word)) != word:
        raise no(word, "a number without leading zeros", part)
    return int(word)


def beach_crab(position: Position, name: str) -> int:
    """A crab of the game that stands on the beach."""
    crab = LETTERS.find(name) if len(name) == 1 else -1
    if crab < 0 or not on_beach(position[0], crab):
        raise no(name, "a crab on the beach")
    return crab


def seat_named(position: Position, name: str, part: str = "phase") -> int:
    """A seat by its letter."""
    seats = {letter(position, seat): seat for seat in range(position[0].players)}
    if name not in seats:
        raise no(name, f"one of {''.join(seats)}", part)
    return seats[name]


def seats_named(position: Position, names: str) -> int:
    """Some seats by their letters, each once, as bits."""
    seats = [seat_named(position, name) for name in ("" if names == "-" else names)]
    if len(set(seats)) != len(seats):
        raise no(names, "every seat once")
    return sum(1 << seat for seat in seats)


def card_named(position: Position, name: str) -> int:
    """A card by its id, NONE if there is no such card."""
    cards = words(position)[: r.ADD_LEFT]
    return cards.index(name) if name and name in cards else r.NONE


# ------------------------------------------------------------------ groups


def parts_of(group: str, text: str, *names: str) -> list[list[str]]:
    """The words before and behind the names; a missing part and `-` are nothing."""
    found: list[list[str]] = [[]]
    waiting = list(names)
    for word in text.split(" "):
        if waiting and word in waiting:
            while waiting and waiting.pop(0) != word:
                found.append([])
            found.append([])
        elif word != "-":
            found[-1].append(word)
    found += [[] for _ in waiting]
    if any(word in names for part in found for word in part):
        raise no(text, "every part once, in its order", group)
    return found


def cards_on_tiles(
    position: Position, group: str, words: Sequence[str], names: tuple[str, ...]
) -> dict[int, re.Match[str]]:
    """Cards by the tile they lie on, each tile and each card once."""
    found: dict[int, re.Match[str]] = {}
    tiles = int(beach_tiles(position[0]))
    for word in words:
        card = ON_A_TILE.fullmatch(word)
        taken = [other[2] for other in found.values()]
        if card is None or card[2] not in names or card[2] in taken or int(card[1]) - 1 in found:
            raise no(word, f"a tile and one of {', '.join(names)}, each once", group)
        if int(card[1]) > tiles:
            raise no(word, f"a Beach tile of the board, 1 to {tiles}", group)
        found[int(card[1]) - 1] = card
    return found
