"""The legal answers of a seat, each with what it would do: the preview before the click (section 16)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from seaboard.games.oh_crab.board import DIRECTIONS, NAMES, name
from seaboard.games.oh_crab.names import EXTRA_TILES, ICONS, LETTERS, SPECIALS
from seaboard.games.oh_crab.position.cards_of import members
from seaboard.games.oh_crab.rules import race as r
from seaboard.kernel.notes import Note

from . import preview as g
from .board import Cell
from .plain import Plain


class Way(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space that a crab would go to, and what happens there."""

    cell: Cell
    crab: str  # who goes there
    word: str | None = None  # the direction or column to answer with, where it will be asked
    pushes: str | None = None  # the crab that would be pushed on
    swaps: str | None = None  # the crab that would change places
    shell: bool = False
    card: bool = False  # an obstacle: a card is lost
    knocks_over: bool = False


class Arrow(msgspec.Struct, frozen=True):
    """A way in which a crab could be pushed, if some answer leads to it."""

    crab: str
    origin: Cell
    cell: Cell
    word: str


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal word; for actions and directions where they lead."""

    word: str
    ways: list[Way] = []
    stands_up: bool = False
    cells: list[Cell] = []  # spaces of a row, or the one of a column, to dig, to look under, to hide at


class Chip(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something this turn still gives; `usable` only for whose turn it is."""

    word: str
    gives: str
    usable: bool | None = None


class Extra(msgspec.Struct, frozen=True, omit_defaults=True):
    """An Extra-action tile; `usable` only for whose turn it is."""

    tile: str
    cost: int
    usable: bool | None = None


@lru_cache(maxsize=4096)
def _way(to: int, crab: int, word: str | None, there: int, swapped: int, waits: int) -> Way:
    other = None if there == r.NONE else LETTERS[there]
    return Way(
        cell=name(to),
        crab=LETTERS[crab],
        word=word,
        pushes=None if swapped else other,
        swaps=other if swapped else None,
        shell=bool(waits & g.A_SHELL),
        card=bool(waits & g.A_CARD),
        knocks_over=bool(waits & g.A_FALL),
    )


@lru_cache(maxsize=4096)
def _arrow(crab: int, origin: int, to: int, direction: int) -> Arrow:
    return Arrow(LETTERS[crab], NAMES[origin], name(to), DIRECTIONS[direction])


def choices(s: Plain, seat: int | None, words: tuple[str, ...], notes: list[Note]) -> list[Choice]:
    """The legal answers of a seat that must decide, or may change its plan; nothing for the others (O170)."""
    if s.phase == r.PLAN:
        return [] if seat is None else [Choice(words[card]) for card in members(s.hand[seat])]
    found: list[Choice] = []
    ways: list[Way] = []
    cells: list[Cell] = []
    word, stands_up = "", False
    for kind, a, b, c, d, e, f, _ in [*notes, (g.ANSWER, 0, 0, 0, 0, 0, 0, 0)]:
        if kind == g.ANSWER:
            if word:
                found.append(Choice(word, ways, stands_up, cells))
            word, ways, cells, stands_up = words[a], [], [], False
        elif kind == g.WAY:
            ways.append(_way(a, b, None if c == r.NONE else words[c], d, e, f))
        elif kind == g.SPACE:
            cells.append(NAMES[a])
        elif kind == g.STANDS_UP:
            stands_up = True
    return found


def arrows(notes: list[Note]) -> list[Arrow]:
    """Every push that could become part of a chain (O52, O54)."""
    return [_arrow(*numbers[:4]) for kind, *numbers in notes if kind == g.ARROW]


def legal_words(s: Plain, seat: int | None, choices: list[Choice]) -> set[str] | None:
    """The menu of the seat whose turn it is; None for everybody else: what a Hand allows is a secret."""
    if seat is None or seat != s.mover or s.phase not in (r.MENU, r.PEND):
        return None
    return {choice.word for choice in choices}


def chips(s: Plain, words: tuple[str, ...], notes: list[Note], legal: set[str] | None) -> list[Chip]:
    """What the added cards and the cook still give this turn (O27)."""
    if s.crab == r.NONE:
        return []
    given = [
        (
            words[r.MAIN + chip if chip < 4 else r.MAIN_TWO + chip - 4],
            (SPECIALS if chip & 3 == r.SPECIAL_CHIP else ICONS)[gives],
        )
        for chip, gives in enumerate(s.chips)
        if gives != r.NONE
    ]
    if s.mover == s.cook and not s.cook_used:
        given += [("cook", ICONS[note[1]]) for note in notes if note[0] == g.COOK]
    return [Chip(word, gives, None if legal is None else word in legal) for word, gives in given]


def extra(notes: list[Note], legal: set[str] | None) -> list[Extra]:
    """The Extra-action tiles in the game (O35)."""
    priced = [(EXTRA_TILES[note[1]], note[2]) for note in notes if note[0] == g.PRICE]
    return [Extra(tile, price, None if legal is None else tile in legal) for tile, price in priced]
