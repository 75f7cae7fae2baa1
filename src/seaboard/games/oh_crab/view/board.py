"""The beach: what is printed on it, and the crabs."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from seaboard.games.oh_crab.board import NAMES, SEA, WIDTH, height, name
from seaboard.games.oh_crab.names import BOARD_TILES, CRABS, GROUNDS, ICONS, LETTERS
from seaboard.games.oh_crab.rules import race as r
from seaboard.match.game import Position

from .plain import Plain

Cell = str
Icon = Literal["F", "D", "S", "C"]


class Tile(msgspec.Struct, frozen=True):
    """A tile of the board and the rows it covers, from the land."""

    name: str
    first_row: int
    rows: int


class Space(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hexagon as printed; what says nothing is left out. `kind`: . X O K E R C as in the rulebook."""

    cell: Cell
    kind: Literal[".", "X", "O", "K", "E", "R", "C"] = "."
    shell: bool = False
    surprise: bool = False
    reeds: bool = False
    start: int = 0
    arrow: Cell | None = None  # where a shortcut or a current leads
    icon: Icon | None = None  # a shortcut's cards: their main icon
    cost: int = 0  # and their number


class Crab(msgspec.Struct, frozen=True, omit_defaults=True):
    """A crab, where it is, and how far from the sea (O47); what is not so is left out."""

    letter: str
    colour: str
    seat: int
    cell: Cell | None  # None: not yet placed
    distance: int
    knocked_over: bool = False
    active: bool = False
    token: int = 0  # activation token 1 or 2 of a pair


def tiles(position: Position) -> list[Tile]:
    """The tiles with their rows, from the heights of the tiles in the content; none on a small board."""
    s = position[0]
    row = 0
    found = []
    for tile, rows in zip(s.tiles.tolist(), s.tile_rows.tolist(), strict=True):
        if tile != r.NONE:
            found.append(Tile(BOARD_TILES[tile], row, rows))
            row += rows
    return found


def spaces(position: Position) -> list[Space]:
    """All spaces as printed: what somebody dug is told beside them (O120)."""
    s = position[0]
    starts = {at: number for number, at in enumerate(s.starts.tolist(), 1)} if s.tiles[0] != r.NONE else {}
    printed = zip(range(s.spaces), s.ground.tolist(), s.arrow.tolist(), s.toll.tolist(), strict=False)
    return [_space(at, ground, arrow, toll, starts.get(at, 0)) for at, ground, arrow, toll in printed]


def _space(at: int, ground: int, arrow: int, toll: int, start: int) -> Space:
    kind = r.STANDARD if ground & r.DUG else ground & r.KIND
    return Space(
        cell=NAMES[at],
        kind=GROUNDS[kind],  # type: ignore[arg-type]  # the letters are the literals
        shell=bool(ground & r.SHELL),
        surprise=bool(ground & r.SURPRISE),
        reeds=bool(ground & r.REEDS),
        start=start,
        arrow=name(arrow) if kind in (r.SHORTCUT, r.CURRENT) else None,
        icon=ICONS[toll >> 4] if kind == r.SHORTCUT else None,  # type: ignore[arg-type]
        cost=toll & 15 if kind == r.SHORTCUT else 0,
    )


def dug(s: Plain) -> list[Cell]:
    """Standard spaces that were made obstacles (O120)."""
    if max(s.ground) < r.DUG:  # the highest mark of a space, and a seldom one
        return []
    return [NAMES[number] for number, ground in enumerate(s.ground) if ground & r.DUG]


def crabs(s: Plain) -> list[Crab]:
    high = s.spaces // WIDTH * 2
    return [
        _crab(number, seat, s.place[number], high, s.knocked_over[number], number == s.crab, s.token[number])
        for number, seat in enumerate(s.owner)
        if seat != r.NONE
    ]


@lru_cache(maxsize=4096)
def _crab(number: int, seat: int, place: int, high: int, lies: int, active: bool, token: int) -> Crab:
    """A crab and its distance from the sea (O47)."""
    cell = None if place < 0 else name(place)
    distance = high if place < 0 else 0 if place == SEA else high - height(place)
    return Crab(LETTERS[number], CRABS[number], seat, cell, distance, bool(lies), active, token)
