"""A board that the page draws for a game it has no pictures for: cells, piles of cards, lines of text.

A game from outside makes its view of these and is playable by taps on the first day.
"""

from __future__ import annotations

import msgspec


class PlainCell(msgspec.Struct, frozen=True):
    """A cell of the grid. A tap plays `move`, where that is a legal move."""

    text: str = ""  # what stands there: a letter or two
    name: str = ""  # what a screen reader calls it: "c3"
    move: str = ""
    seat: int | None = None  # whose piece it is: its colour, never alone
    lit: bool = False  # worth looking at, as the last move's cell


class PlainPile(msgspec.Struct, frozen=True):
    """Cards in a row, or one pile. A tap on a card plays the move beside it, where that is legal."""

    label: str
    cards: list[str]
    moves: list[str] = []  # by card; "" where a card plays nothing


class PlainView(msgspec.Struct, frozen=True):
    """What a seat may see, in parts that any page can draw."""

    grid: list[list[PlainCell]] = []  # row by row, the top one first
    piles: list[PlainPile] = []
    lines: list[str] = []  # whatever else there is to say, line by line
