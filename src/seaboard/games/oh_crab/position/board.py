"""The board of a line, written and read: tiles from land to sea, or a small board for tests (O174)."""

from __future__ import annotations

import re
from typing import Any, Final

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
from seaboard.games.oh_crab.content.checks import board_fault
from seaboard.games.oh_crab.names import BOARD_TILES, EXTRA_TILES, GROUNDS, ICONS
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.way import write_ways
from seaboard.match.game import Position

from .cards_of import members
from .parts import Reading, listed, no, number, want, words_of

SPACE_WORD: Final = re.compile(r"([a-g]\d{1,2})=([.XOKERC])(s?)(q?)(w?)(?:>([^:]+)(?::([1-9])([FDSC]))?)?")


def write_board(s: Any) -> str:
    """The tiles from land to sea, or the special spaces of a small board, then what was made an obstacle."""
    text = " ".join(BOARD_TILES[tile] for tile in s.tiles if tile != r.NONE)
    if not text:
        spaces = [space for space in range(s.spaces) if s.ground[space] and not s.ground[space] & r.DUG]
        text = " ".join([f"mini{s.spaces // WIDTH}", *(f"{NAMES[at]}={ground(s, at)}" for at in spaces)])
    dug = ",".join(NAMES[space] for space in range(s.spaces) if s.ground[space] & r.DUG)
    return f"{text} + {dug}" if dug else text


def letters(s: Any, space: int) -> str:
    """What a space is, and its marks: `.s`, `Ow`."""
    ground = int(s.ground[space])
    return GROUNDS[ground & r.KIND] + "".join(mark for mark, bit in facts.MARKS.items() if ground & bit)


def ground(s: Any, space: int) -> str:
    """A space with its marks and its arrow: `.s`, `R>e10:2S`, `C>N`."""
    text = letters(s, space)
    if text[0] == "R":
        text += f">{NAMES[s.arrow[space]]}:{s.toll[space] & 15}{ICONS[s.toll[space] >> 4]}"
    return f"{text}>{DIRECTIONS[s.toll[space]]}" if text[0] == "C" else text


def read_board(line: Reading, text: str) -> None:
    """The printed spaces, and those that were made obstacles."""
    s = line.position[0]
    printed, _, dug = text.partition(" + ")
    if printed.startswith("mini"):
        _read_small(line, printed)
    else:
        if why := board_fault(printed.split(" ")):
            raise no(printed, why, "board")
        facts.write_board(line.position, line.content, printed.split(" "))
    for word in dug.split(",") if dug else []:
        with line.faults:
            space = SPACE.get(word, SEA)
            if space >= s.spaces or s.ground[space] != r.STANDARD:
                raise no(word, "standard spaces that were made obstacles, each once", "board")
            s.ground[space] = r.OBSTACLE | r.DUG


def _read_small(line: Reading, text: str) -> None:
    s = line.position[0]
    size, *spaces = text.split(" ")
    s.tiles[:] = r.NONE
    s.spaces = WIDTH * number(size[4:], 1, MOST_ROWS, "board")
    named: set[str] = set()
    for word in spaces:
        with line.faults:
            found = SPACE_WORD.fullmatch(word)
            at = SPACE.get(found[1], SEA) if found else SEA
            if found is None or at >= s.spaces or found[1] in named:
                wanted = "a space of the board such as c4=.s, d7=R>e10:2S or d5=C>N, each once"
                raise no(word, wanted, "board")
            named.add(found[1])
            facts.write_cell(line.position, at, "".join(found.group(2, 3, 4, 5)))
            _read_arrow(line.position, at, found)
    for at in range(s.spaces):
        cut = int(s.ground[at]) & r.KIND == r.SHORTCUT
        if cut and int(s.ground[s.arrow[at]]) & r.KIND == r.INACCESSIBLE:
            raise no(NAMES[at], "a shortcut to an accessible space", "board")
    write_ways(line.position)


def _read_arrow(position: Position, at: int, found: re.Match[str]) -> None:
    if found[2] == "C" and found[6] in DIRECTIONS:
        neighbour = NEXT[at, DIRECTIONS.index(found[6])] != NOWHERE
        want(neighbour, found[0], "a current that leads to a neighbour or into the sea", "board")
        facts.write_current(position, at, found[6])
    elif found[2] == "R" and found[8]:
        to = SPACE.get(found[6], SEA)
        seaward = to < position[0].spaces and height(to) > height(at)
        want(seaward, found[0], "a shortcut to a space nearer to the sea", "board")
        facts.write_shortcut(position, at, to, found[8], int(found[7]))
    fits = found[0] == f"{found[1]}={ground(position[0], at)}"
    want(fits, found[0], "an arrow for shortcuts (R>e10:2S) and currents (C>N) only", "board")


def write_extra(s: Any) -> str:
    """The Extra-action tiles in the game."""
    return listed((EXTRA_TILES[number] for number in members(s.extra)), " ")


def read_extra(line: Reading, text: str) -> None:
    """Some of the tiles, on one side each."""
    names = words_of(text, " ")
    if any(name not in EXTRA_TILES for name in names) or len({name[0] for name in names}) != len(names):
        raise no(text, "some of Aa Ab Ba Bb Ca Cb Da Db, every tile on one side only", "extra")
    facts.write_extra(line.position, line.content, names)
