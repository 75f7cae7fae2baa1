"""The beach for a terminal: the sea on top, odd columns half a row higher, then what every seat has."""

from __future__ import annotations

from seaboard.games.base import State

from .board import COLUMNS, NAMES, SEA, WIDTH
from .cards_of import discards, draw_pile, pile, trail
from .names import BOARD_TILES, GROUNDS, LETTERS
from .pack_position import pack_groups
from .position import extra_tiles, phase, stage
from .rules import record as r
from .seats import letter
from .words import words

CELL = 5


def board(state: State) -> str:
    """Only what lies open on the table; a crab stands in the middle of its space, `*` means knocked over."""
    s = state[0]
    lines = ["     " + "~" * (CELL * WIDTH - 1)]
    for height in range(int(s.spaces) // WIDTH * 2 - 1, -1, -1):
        cells = [
            _cell(state, height // 2 * WIDTH + column).ljust(CELL) if column % 2 == height % 2 else " " * CELL
            for column in range(WIDTH)
        ]
        lines.append(f"{height:>3}  {''.join(cells)}".rstrip())
    lines.append("     " + "".join(column.ljust(CELL) for column in COLUMNS).rstrip())
    tiles = " ".join(BOARD_TILES[tile] for tile in s.tiles if tile != r.NONE)
    extra = " ".join(extra_tiles(state))
    lines.append(f"round {s.round_number} {stage(state)}   board {tiles or 'mini'}   extra {extra}")
    piles = "  ".join(_cards(state, pile(state, slot)) for slot in range(3))
    lines.append(f"market {piles}   draw {len(draw_pile(state))}   cook {letter(state, s.cook)}")
    lines += [_seat(state, seat) for seat in range(s.players)]
    if s.modules:
        lines += pack_groups(state, None, True)
    lines.append(phase(state))
    return "\n".join(lines)


def _cell(state: State, space: int) -> str:
    s = state[0]
    ground = int(s.ground[space])
    text = GROUNDS[ground & r.KIND]
    text += "".join(m for m, bit in (("s", r.SHELL), ("q", r.SURPRISE), ("w", r.REEDS)) if ground & bit)
    for crab, place in enumerate(s.place):
        if place == space:
            text = f"({LETTERS[crab]}{'*' if s.knocked_over[crab] else ''})"
    return text


def _cards(state: State, cards: list[int]) -> str:
    return " ".join(words(state)[card] for card in cards) or "-"


def _seat(state: State, seat: int) -> str:
    s = state[0]
    where = [
        "sea" if s.place[crab] == SEA else "-" if s.place[crab] < 0 else NAMES[s.place[crab]]
        for crab in s.crabs[seat]
        if crab != r.NONE
    ]
    down = "1" if s.down[seat] != r.NONE else "0"
    held = int(s.hand[seat]).bit_count()
    open_cards = f"trail {_cards(state, trail(state, seat))}  disc {_cards(state, discards(state, seat))}"
    place = " ".join(where).ljust(9)
    return f"{letter(state, seat)}  {place} shells {s.shells[seat]}  hand {held}  down {down}  {open_cards}"
