"""Moves as text: a placement, a red line, a flick, an answer (I80)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from seaboard.match.errors import BadMove, Refusal

from .board import Point
from .flick import DECIMALS, Flick, read_flick, read_number

PLACE: Final = re.compile(r"place x=(\S+) y=(\S+)")
LINE: Final = re.compile(r"line (R[0-9])")


@dataclass(frozen=True)
class Place:
    """The Catcher is put on a point (I8)."""

    point: Point

    def __str__(self) -> str:
        x, y = (metres(round(value, DECIMALS["x"])) for value in self.point)
        return f"place x={x} y={y}"


@dataclass(frozen=True)
class Line:
    """The red line of a room is used (I45)."""

    room: str

    def __str__(self) -> str:
        return f"line {self.room}"


@dataclass(frozen=True)
class Answer:
    """One word."""

    word: str

    def __str__(self) -> str:
        return self.word


Move = Flick | Place | Line | Answer
STAY, SKATES, NO, SKIP = Answer("stay"), Answer("skates"), Answer("no"), Answer("skip")
ANSWERS: Final = {answer.word: answer for answer in (STAY, SKATES, NO, SKIP)}


def read_move(text: str) -> Move | Refusal:
    """The move of a text; why its numbers can be none; BadMove for a text that is no move (I80)."""
    if (flick := read_flick(text)) is not None:
        return flick
    if (place := _read_place(text)) is not None:
        return place
    if (line := LINE.fullmatch(text)) is not None:
        return Line(line[1])
    if text not in ANSWERS:
        raise BadMove(text)
    return ANSWERS[text]


def _read_place(text: str) -> Place | Refusal | None:
    """The placement of a text, rounded; None if the text is none."""
    found = PLACE.fullmatch(text)
    if found is None:
        return None
    point = []
    for name, number in zip("xy", found.groups(), strict=True):
        read = read_number(text, name, number)
        if isinstance(read, Refusal):
            return read
        point.append(float(read))
    return Place((point[0], point[1]))


def metres(value: float) -> str:
    """At most six decimals and no zeros at the end (I78)."""
    text = f"{value:.6f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
