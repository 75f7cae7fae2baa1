"""The facts of Oh Crab!: clauses and options, and how content and options get into a position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import numpy as np

from seaboard.games.oh_crab import names as n
from seaboard.games.oh_crab.board import DIRECTIONS, NEXT, SEA, WIDTH
from seaboard.games.oh_crab.board import name as name_of_space
from seaboard.games.oh_crab.content import Content, load
from seaboard.games.oh_crab.content.checks import board_fault, extra_fault
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.race import NONE, Race
from seaboard.games.oh_crab.way import write_ways
from seaboard.kernel.layout import blank
from seaboard.match.errors import BadOption, Clause
from seaboard.match.game import Position
from seaboard.match.options import Option, Options, Value

CLAUSES: Final = tuple(Clause(f"O{number}") for number in (*range(1, 167), *range(170, 178)))
# Which clause says what an action does: the special actions and the tiles in the rulebook's order.
SPECIALS_THERE: Final = "GULL CALL RUNUP SAND BOOST HOP CHARGE SLALOM SLIDE DIAG FAST PASS"
TILES_THERE: Final = "Aa Ab Ca Cb Da Db Ba"
ACTION_CLAUSES: Final = {
    **{special: f"O{number}" for number, special in enumerate(SPECIALS_THERE.split(), 80)},
    **{tile: f"O{number}" for number, tile in enumerate(TILES_THERE.split(), 97)},
    "Bb": "O97",  # as Aa
}
# And which clause gives the others.
SOURCE_CLAUSES: Final = {
    **dict.fromkeys(("main", "main2"), "O30"),
    **dict.fromkeys(("upper", "lower", "upper2", "lower2"), "O31"),
    "cook": "O34",
    "cut": "O66",
    "D": "O87",
    "F": "O88",
    **{f"T{number}": "O125" for number in range(1, 10)},
    "claw": "O160",
}
MODULES: Final = "1234"  # surprises, event cards, challenges, asymmetry
VARIANTS: Final = {"blank": r.BLANK_JUNK, "only_good": r.ONLY_GOOD, "lucky": r.LUCKY, "crystal": r.CRYSTAL}
MARKS: Final = {"s": r.SHELL, "q": r.SURPRISE, "w": r.REEDS}  # of a space
SCENARIOS: Final = 8
DUEL: Final = 8  # the scenario for two


def scenarios(players: int) -> list[int]:
    """Scenario 1, or 8 for two players, and all the others (O177)."""
    first = DUEL if players == 2 else 1
    return [first, *(number for number in range(1, SCENARIOS + 1) if number != first)]


@dataclass(frozen=True)
class Words(Option):
    """An option of several words with spaces between; "" leaves tiles to the scenario, modules out."""

    fault: Callable[[Sequence[Any]], str] = board_fault
    in_order: bool = False  # the order of the words says something
    tiles: Callable[[int], list[list[str]]] = lambda players: []
    any_of: str = ""

    def places(self, players: int) -> list[list[str]]:
        return self.tiles(players)

    def parts(self) -> list[str]:
        return list(self.any_of)

    def read(self, value: Any, players: int) -> Value:
        words = value.split() if isinstance(value, str) else [value]
        if value != "" and (why := self.fault(words)):
            raise BadOption(self.name, value, [why])
        return " ".join(words if self.in_order else sorted(words))


@dataclass(frozen=True)
class File(Option):
    """An option that names a file; a record writes its path, so a few characters are not possible in it."""

    def read(self, value: Any, players: int) -> Value:
        if not isinstance(value, str) or len(value) > 1000 or set(value) & set("'\"[]\n\r\0"):
            raise BadOption(self.name, value, ["the path of a content file, without quotes or brackets"])
        return value


def boards(players: int) -> list[str]:
    """No board of one's own, or one of these for an example."""
    return ["", "0A 4A 2B 9B"] if players == 2 else ["", "0B 4B 1A 2B 9B", "0A 3A 4B 9A"]


def board_places(players: int) -> list[list[str]]:
    """A Start tile, Beach tiles, a Finish tile; two players use two Beach tiles (O2, O3, O110)."""
    start, beach, finish = [
        [tile for tile in n.BOARD_TILES if tile[0] in kind] for kind in ("0", "1234", "9")
    ]
    return [start, *[beach] * (2 if players == 2 else 3), finish]


def modules_fault(words: Sequence[Any]) -> str:
    """Why these are no modules of the Adventure Pack, which go in any combination (O117)."""
    fine = all(word in tuple(MODULES) for word in words) and len(set(words)) == len(words)
    return "" if fine else "some of 1 2 3 4, each once, separated by spaces"


OPTIONS: Final = (
    Option("scenario", scenarios, "O177"),
    Words("tiles", boards, "O2", in_order=True, tiles=board_places),
    Words(
        "extra",
        ("", "Ab Bb Cb", "Ba Ca Db"),
        "O4",
        fault=extra_fault,
        tiles=lambda players: [[*n.EXTRA_TILES]] * 3,
    ),
    Option("short", (False, True), "O14"),
    File("content", ("",), "O177", local=True),
    Words("modules", ("", *MODULES, "1 2 3 4"), "O117", fault=modules_fault, any_of=MODULES),
    Option("surprises", ("normal", "blank", "only_good"), "O130", needs=("modules", "1")),
    Option("events", ("all", "lucky", "crystal"), "O139", needs=("modules", "2")),
)


# ------------------------------------------------------------------ what is on the table


def board_of(content: Content, players: int, options: Options) -> list[str]:
    """The tiles from land to sea; two players and the short variant use two Beach tiles (O3, O14, O110)."""
    if options["tiles"]:
        start, *beach, finish = str(options["tiles"]).split()
    else:
        scenario = scenario_of(content, options)
        start, beach, finish = scenario["start"], scenario["beach"], scenario["finish"]
    return [start, *beach[: 2 if players == 2 or options["short"] else 3], finish]


def extra_of(content: Content, options: Options) -> list[str]:
    """The three Extra-action tiles in the game (O4)."""
    given = str(options["extra"]).split()
    return given or list(scenario_of(content, options)["extra"])


def scenario_of(content: Content, options: Options) -> dict[str, Any]:
    """The scenario that the options name, if the content has it."""
    number = int(options["scenario"])
    if number not in content.scenarios:
        raise BadOption("scenario", number, sorted(content.scenarios))
    return content.scenarios[number]


def content_of(options: Options) -> Content:
    """The content that the options name: the house's, or an owner's file."""
    return load(str(options["content"]))


# ------------------------------------------------------------------ into the position


def write_options(position: Position, players: int, options: Options) -> None:
    """Write players, board, tiles and cards into a blank position; the rules read them there."""
    laid_out = _lay_out if options["content"] else _laid_out  # an owner may change the file at any time
    position.view(np.uint8)[:] = np.frombuffer(laid_out(players, tuple(options.items())), np.uint8)


def _lay_out(players: int, settled: tuple[tuple[str, Value], ...]) -> bytes:
    """What a table with these options looks like before anything is dealt."""
    position, options = blank(Race), dict(settled)
    content = content_of(options)
    write_seats(position, [[0, 1], [2, 3]] if players == 2 else [[seat] for seat in range(players)])
    write_cards(position, content)
    write_board(position, content, board_of(content, players, options))
    write_extra(position, content, extra_of(content, options))
    position[0].reserve = content.shells
    write_modules(position, options)
    return position.tobytes()


_laid_out = lru_cache(maxsize=256)(_lay_out)  # written once, then copied


def write_modules(position: Position, options: Options) -> None:
    """Which modules of the Adventure Pack are in the game, and their variants (O117, O130, O139, O140)."""
    modules = str(options["modules"]).split()
    position[0].modules = sum(1 << MODULES.index(number) for number in modules)
    chosen = [str(options["surprises"])] * ("1" in modules) + [str(options["events"])] * ("2" in modules)
    position[0].variants = sum(VARIANTS.get(variant, 0) for variant in chosen)


def write_seats(position: Position, crabs: Sequence[Sequence[int]]) -> None:
    """Which crabs belong to which seat; two crabs each only in a game of two (O110)."""
    s = position[0]
    s.players, s.pairs = len(crabs), len(crabs[0]) == 2
    s.owner[:] = s.crabs[:] = NONE
    for seat, own in enumerate(crabs):
        for number, crab in enumerate(own):
            s.crabs[seat, number] = crab
            s.owner[crab] = seat


def write_cards(position: Position, content: Content) -> None:
    """The faces of all cards."""
    s = position[0]
    faces = [card for start_set in content.start_sets for card in start_set["cards"]]
    faces += content.action_cards
    s.special[:] = NONE
    for number, face in enumerate(faces):
        s.main[number] = n.ICONS.index(face["main"])
        for side in ("left", "right"):
            upper, lower = (n.ICONS.index(half) if half else n.NO_ICON for half in face[side])
            s[side][number] = 8 * upper + lower
        if number >= n.START_CARDS:
            s.special[number] = n.SPECIALS.index(face["special"])


def write_extra(position: Position, content: Content, extra: Sequence[str]) -> None:
    """The Extra-action tiles in the game and what all of them cost (O4, O104)."""
    s = position[0]
    s.extra = sum(1 << n.EXTRA_TILES.index(name) for name in extra)
    s.tile_cost[:] = [content.extra_tiles[name]["cost"] for name in n.EXTRA_TILES]


def write_board(position: Position, content: Content, board: Sequence[str]) -> None:
    """The spaces of all tiles from land to sea, their arrows and the start spaces (O2, O46)."""
    s = position[0]
    s.tiles[:] = NONE
    s.spaces = WIDTH * sum(len(content.tiles[name]["cells"]) for name in board)
    first = 0  # space of the tile
    for number, name in enumerate(board):
        tile = content.tiles[name]
        s.tiles[number], s.tile_rows[number] = n.BOARD_TILES.index(name), len(tile["cells"])
        for space, cell in enumerate((cell for row in tile["cells"] for cell in row), first):
            write_cell(position, space, cell)
        for cut in tile["shortcuts"]:
            at, to = (first + row * WIDTH + column for row, column in (cut["at"], cut["to"]))
            write_shortcut(position, at, to, cut["cost"]["icon"], cut["cost"]["n"])
        for current in tile["currents"]:
            row, column = current["at"]
            write_current(position, first + row * WIDTH + column, current["dir"])
        first += len(tile["cells"]) * WIDTH
    write_ways(position)


def write_cell(position: Position, space: int, cell: str) -> None:
    """One space from its letters: `.s`, `Ow`, `3s` (section 18)."""
    s = position[0]
    if cell[0].isdigit():
        s.starts[int(cell[0]) - 1] = space
    kind = 0 if cell[0].isdigit() else n.GROUNDS.index(cell[0])
    s.ground[space] = kind + sum(MARKS[mark] for mark in cell[1:])


def write_shortcut(position: Position, at: int, to: int, icon: str, cards: int) -> None:
    """Where a shortcut leads and what it costs (O66)."""
    position[0].arrow[at] = to
    position[0].toll[at] = 16 * n.ICONS.index(icon) + cards


def write_current(position: Position, at: int, direction: str) -> None:
    """Where a current leads, a neighbour or the sea, and its direction (O73)."""
    to = int(NEXT[at, DIRECTIONS.index(direction)])
    position[0].toll[at] = DIRECTIONS.index(direction)
    position[0].arrow[at] = SEA if to >= position[0].spaces else to


# ------------------------------------------------------------------ names of the numbers in a position


@lru_cache(maxsize=64)
def card_names(specials: bytes) -> tuple[str, ...]:
    """The ids of the cards from their special actions: `R1` … `N4`, `GULL1` …; copies are numbered."""
    names = [f"{letter}{i}" for letter in n.LETTERS for i in range(1, 5)]
    copies: dict[int, int] = {}
    for special in np.frombuffer(specials, np.int8)[n.START_CARDS : n.MOST_CARDS].tolist():
        copies[special] = copies.get(special, 0) + 1
        names.append("" if special == NONE else f"{n.SPECIALS[special]}{copies[special]}")
    return tuple(names)


def card_name(position: Position, card: int) -> str:
    """The id of a card."""
    return card_names(position["special"].tobytes())[card]


def crab_letter(position: Position, crab: int) -> str:
    """The letter of a crab."""
    return n.LETTERS[crab]


def space_name(position: Position, space: int) -> str:
    """The name of a space, or the sea."""
    return name_of_space(space)


def clause_of(position: Position, number: int) -> str:
    """The clause with a number."""
    return f"O{number}"


def if_any(read: Callable[[Position, int], str]) -> Callable[[Position, int], str | None]:
    """The name of what a number stands for, None where there is none."""
    return lambda position, number: None if number == NONE else read(position, number)
