"""The beach for a terminal: the sea on top, odd columns half a row higher, then what every seat has."""

from __future__ import annotations

from seaboard.games.oh_crab.board import COLUMNS, NAMES, SEA, WIDTH
from seaboard.games.oh_crab.names import BOARD_TILES, GROUNDS, LETTERS
from seaboard.games.oh_crab.notation import letter, words
from seaboard.games.oh_crab.pack.line import write_groups
from seaboard.games.oh_crab.position.cards_of import discards, draw_pile, pile, trail
from seaboard.games.oh_crab.position.write import extra_tiles, phase, stage
from seaboard.games.oh_crab.rules import race as r
from seaboard.match.game import Position

CELL = 5


def board(position: Position) -> str:
    """Only what lies open on the table; a crab stands in the middle of its space, `*` means knocked over."""
    s = position[0]
    lines = ["     " + "~" * (CELL * WIDTH - 1)]
    for height in range(int(s.spaces) // WIDTH * 2 - 1, -1, -1):
        cells = [
            _cell(position, height // 2 * WIDTH + column).ljust(CELL)
            if column % 2 == height % 2
            else " " * CELL
            for column in range(WIDTH)
        ]
        lines.append(f"{height:>3}  {''.join(cells)}".rstrip())
    lines.append("     " + "".join(column.ljust(CELL) for column in COLUMNS).rstrip())
    tiles = " ".join(BOARD_TILES[tile] for tile in s.tiles if tile != r.NONE)
    extra = " ".join(extra_tiles(position))
    lines.append(f"round {s.round_number} {stage(position)}   board {tiles or 'mini'}   extra {extra}")
    piles = "  ".join(_cards(position, pile(position, slot)) for slot in range(3))
    lines.append(f"market {piles}   draw {len(draw_pile(position))}   cook {letter(position, s.cook)}")
    lines += [_seat(position, seat) for seat in range(s.players)]
    if s.modules:
        lines += write_groups(position, None, True)
    lines.append(phase(position))
    return "\n".join(lines)


def _cell(position: Position, space: int) -> str:
    s = position[0]
    ground = int(s.ground[space])
    text = GROUNDS[ground & r.KIND]
    text += "".join(m for m, bit in (("s", r.SHELL), ("q", r.SURPRISE), ("w", r.REEDS)) if ground & bit)
    for crab, place in enumerate(s.place):
        if place == space:
            text = f"({LETTERS[crab]}{'*' if s.knocked_over[crab] else ''})"
    return text


def _cards(position: Position, cards: list[int]) -> str:
    return " ".join(words(position)[card] for card in cards) or "-"


def _seat(position: Position, seat: int) -> str:
    s = position[0]
    where = [
        "sea" if s.place[crab] == SEA else "-" if s.place[crab] < 0 else NAMES[s.place[crab]]
        for crab in s.crabs[seat]
        if crab != r.NONE
    ]
    down = "1" if s.down[seat] != r.NONE else "0"
    held = int(s.hand[seat]).bit_count()
    open_cards = (
        f"trail {_cards(position, trail(position, seat))}  disc {_cards(position, discards(position, seat))}"
    )
    place = " ".join(where).ljust(9)
    return (
        f"{letter(position, seat)}  {place} shells {s.shells[seat]}  hand {held}  down {down}  {open_cards}"
    )
