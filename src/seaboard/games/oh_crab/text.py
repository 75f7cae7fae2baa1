"""The beach for a terminal: the sea on top, odd columns half a row higher, then what every seat has."""

from __future__ import annotations

from typing import Any

from seaboard.games.oh_crab.board import COLUMNS, WIDTH
from seaboard.games.oh_crab.names import BOARD_TILES, LETTERS
from seaboard.games.oh_crab.notation import letter, words
from seaboard.games.oh_crab.pack.line import write_groups
from seaboard.games.oh_crab.position.board import letters, write_extra
from seaboard.games.oh_crab.position.cards_of import discards, draw_pile, pile, trail
from seaboard.games.oh_crab.position.line import place_name, write_round
from seaboard.games.oh_crab.position.parts import listed
from seaboard.games.oh_crab.position.phase import phase
from seaboard.games.oh_crab.rules import race as r
from seaboard.match.game import Position

CELL = 5


def board(position: Position) -> str:
    """Only what lies open on the table; a crab stands in the middle of its space, `*` means knocked over."""
    s = position[0]
    lines = ["     " + "~" * (CELL * WIDTH - 1)]
    for height in range(int(s.spaces) // WIDTH * 2 - 1, -1, -1):
        here = range(height // 2 * WIDTH, (height // 2 + 1) * WIDTH)
        cells = [_cell(s, space) if i % 2 == height % 2 else "" for i, space in enumerate(here)]
        lines.append(f"{height:>3}  {''.join(cell.ljust(CELL) for cell in cells)}".rstrip())
    lines.append("     " + "".join(column.ljust(CELL) for column in COLUMNS).rstrip())
    tiles = " ".join(BOARD_TILES[tile] for tile in s.tiles if tile != r.NONE)
    lines.append(f"round {write_round(s)}   board {tiles or 'mini'}   extra {write_extra(s)}")
    piles = "  ".join(_cards(position, pile(position, slot)) for slot in range(3))
    lines.append(f"market {piles}   draw {len(draw_pile(position))}   cook {letter(position, s.cook)}")
    lines += [_seat(position, seat) for seat in range(s.players)]
    return "\n".join([*lines, *write_groups(position, None), phase(position, None)])


def _cell(s: Any, space: int) -> str:
    crabs = [crab for crab, place in enumerate(s.place) if place == space]
    return f"({LETTERS[crabs[0]]}{'*' * s.knocked_over[crabs[0]]})" if crabs else letters(s, space)


def _cards(position: Position, cards: list[int]) -> str:
    return listed((words(position)[card] for card in cards), " ")


def _seat(position: Position, seat: int) -> str:
    s = position[0]
    places = " ".join(place_name(s.place[crab]) for crab in s.crabs[seat] if crab != r.NONE).ljust(9)
    held, down = int(s.hand[seat]).bit_count(), int(s.down[seat] != r.NONE)
    row, laid = (_cards(position, lying(position, seat)) for lying in (trail, discards))
    held_and_down = f"shells {s.shells[seat]}  hand {held}  down {down}"
    return f"{letter(position, seat)}  {places} {held_and_down}  trail {row}  disc {laid}"
