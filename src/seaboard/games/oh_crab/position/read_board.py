"""The board of a position line: tiles from land to sea, or a small board for tests (O174)."""

from __future__ import annotations

import re
from typing import Final

from seaboard.games.oh_crab import facts
from seaboard.games.oh_crab.board import (
    DIRECTIONS,
    MOST_ROWS,
    NAMES,
    NEXT,
    NOWHERE,
    SEA,
    SPACE,
    WIDTH,
    height,
)
from seaboard.games.oh_crab.content import Content
from seaboard.games.oh_crab.content.checks import board_fault
from seaboard.games.oh_crab.names import EXTRA_TILES, ICONS
from seaboard.games.oh_crab.rules import race as r
from seaboard.match.errors import Faults
from seaboard.match.game import Position

from .parts import no, number

SPACE_WORD: Final = re.compile(r"([a-g]\d{1,2})=([.XOKERC])(s?)(q?)(w?)(?:>([^:]+)(?::(\d)([FDSC]))?)?")


def read_board(position: Position, text: str, content: Content, faults: Faults) -> None:
    """The printed spaces, and those that were made obstacles."""
    printed, _, dug = text.partition(" + ")
    if printed.startswith("mini"):
        _read_small(position, printed, faults)
    else:
        if why := board_fault(printed.split(" ")):
            raise no(printed, why, "board")
        facts.write_board(position, content, printed.split(" "))
    for word in dug.split(",") if dug else []:
        with faults:
            space = SPACE.get(word, SEA)
            if space >= position[0].spaces or position[0].ground[space] != r.STANDARD:
                raise no(word, "standard spaces that were made obstacles, each once", "board")
            position[0].ground[space] = r.OBSTACLE | r.DUG


def _read_small(position: Position, text: str, faults: Faults) -> None:
    s = position[0]
    size, *spaces = text.split(" ")
    s.tiles[:] = r.NONE
    s.spaces = WIDTH * number(size[4:], 1, MOST_ROWS, "board")
    named: set[str] = set()
    for word in spaces:
        with faults:
            found = SPACE_WORD.fullmatch(word)
            at = SPACE.get(found[1], SEA) if found else SEA
            if found is None or at >= s.spaces or found[1] in named:
                wanted = "a space of the board such as c4=.s, d7=R>e10:2S or d5=C>N, each once"
                raise no(word, wanted, "board")
            named.add(found[1])
            facts.write_cell(position, at, "".join(found.group(2, 3, 4, 5)))
            _read_arrow(position, at, found)
    for at in range(s.spaces):
        cut = int(s.ground[at]) & r.KIND == r.SHORTCUT
        if cut and int(s.ground[s.arrow[at]]) & r.KIND == r.INACCESSIBLE:
            raise no(NAMES[at], "a shortcut to an accessible space", "board")


def _read_arrow(position: Position, at: int, found: re.Match[str]) -> None:
    s = position[0]
    to = SPACE.get(found[6] or "", SEA)
    if found[2] == "R" and to < s.spaces and found[7] not in (None, "0"):
        if height(to) <= height(at):
            raise no(found[0], "a shortcut to a space nearer to the sea", "board")
        facts.write_shortcut(position, at, to, ICONS.index(found[8]), int(found[7]))
    elif found[2] == "C" and found[6] in DIRECTIONS and found[7] is None:
        if NEXT[at, DIRECTIONS.index(found[6])] == NOWHERE:
            raise no(found[0], "a current that leads to a neighbour or into the sea", "board")
        facts.write_current(position, at, found[6])
    elif found[2] in "RC" or found[6]:
        raise no(found[0], "an arrow for shortcuts (R>e10:2S) and currents (C>N) only", "board")


def read_extra(position: Position, text: str, content: Content) -> None:
    """The Extra-action tiles in the game."""
    names = [] if text == "-" else text.split(" ")
    if any(name not in EXTRA_TILES for name in names) or len({name[0] for name in names}) != len(names):
        raise no(text, "some of Aa Ab Ba Bb Ca Cb Da Db, every tile on one side only", "extra")
    facts.write_extra(position, content, names)
