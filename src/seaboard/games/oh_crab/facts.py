"""The facts of Oh Crab!: clauses and options, and how content and options get into a position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import numpy as np

from seaboard.games.oh_crab.board import DIRECTIONS, NEXT, SEA, WIDTH
from seaboard.games.oh_crab.board import name as name_of_space
from seaboard.games.oh_crab.content import Content, house, load
from seaboard.games.oh_crab.content.checks import board_fault, extra_fault
from seaboard.games.oh_crab.names import (
    BOARD_TILES,
    EXTRA_TILES,
    GROUNDS,
    ICONS,
    LETTERS,
    MOST_CARDS,
    NO_ICON,
    SPECIALS,
    START_CARDS,
)
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.race import NONE, Race
from seaboard.kernel.layout import blank
from seaboard.match.errors import BadOption, Clause
from seaboard.match.game import Position
from seaboard.match.options import Option, Options, Value

CLAUSES: Final = tuple(Clause(f"O{number}") for number in (*range(1, 167), *range(170, 178)))
# Which clause says what an action does: the special actions in the rulebook's order, then the tiles.
IN_RULEBOOK: Final = "GULL CALL RUNUP SAND BOOST HOP CHARGE SLALOM SLIDE DIAG FAST PASS"
ACTION_CLAUSES: Final = {
    **{special: f"O{number}" for number, special in enumerate(IN_RULEBOOK.split(), 80)},
    **dict.fromkeys(("Aa", "Bb"), "O97"),
    "Ab": "O98",
    "Ba": "O103",
    **{tile: f"O{number}" for number, tile in enumerate(("Ca", "Cb", "Da", "Db"), 99)},
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
SCENARIOS: Final = 8
DUEL: Final = 8  # the scenario for two


def scenarios(players: int) -> list[int]:
    """Scenario 1, or 8 for two players, and all the others (O177)."""
    first = DUEL if players == 2 else 1
    return [first, *(number for number in range(1, SCENARIOS + 1) if number != first)]


@dataclass(frozen=True)
class Tiles(Option):
    """An option that names tiles, separated by spaces; "" leaves them to the scenario."""

    fault: Callable[[Sequence[Any]], str] = board_fault
    tiles: Callable[[int], list[list[str]]] = lambda players: []

    def places(self, players: int) -> list[list[str]]:
        return self.tiles(players)

    def read(self, value: Any, players: int) -> Value:
        words = value.split() if isinstance(value, str) else [value]
        if value != "" and (why := self.fault(words)):
            raise BadOption(self.name, value, [why])
        return " ".join(sorted(words) if self.fault is extra_fault else words)


@dataclass(frozen=True)
class File(Option):
    """An option that names a file; a record writes its path, so a few characters are not possible in it."""

    def read(self, value: Any, players: int) -> Value:
        if not isinstance(value, str) or len(value) > 1000 or set(value) & set("'\"[]\n\r\0"):
            raise BadOption(self.name, value, ["the path of a content file, without quotes or brackets"])
        return value


@dataclass(frozen=True)
class Modules(Option):
    """The modules of the Adventure Pack, in any combination: `1 3`; "" for the base game (O117)."""

    def parts(self) -> list[str]:
        return list(MODULES)

    def read(self, value: Any, players: int) -> Value:
        words = value.split() if isinstance(value, str) else [value]
        if any(word not in tuple(MODULES) for word in words) or len(set(words)) != len(words):
            raise BadOption(self.name, value, ["some of 1 2 3 4, each once, separated by spaces"])
        return " ".join(sorted(words))


def boards(players: int) -> list[str]:
    """No board of one's own, or one of these for an example."""
    return ["", "0A 4A 2B 9B"] if players == 2 else ["", "0B 4B 1A 2B 9B", "0A 3A 4B 9A"]


def board_places(players: int) -> list[list[str]]:
    """A Start tile, Beach tiles, a Finish tile; two players use two Beach tiles (O2, O3, O110)."""
    beach = [tile for tile in BOARD_TILES if tile[0] not in "09"]
    start, finish = [[tile for tile in BOARD_TILES if tile[0] == end] for end in "09"]
    return [start, *[beach] * (2 if players == 2 else 3), finish]


def extra_places(players: int) -> list[list[str]]:
    """Three of the Extra-action tiles, each on either side (O4)."""
    return [list(EXTRA_TILES)] * 3


OPTIONS: Final = (
    Option("scenario", scenarios, "O177"),
    Tiles("tiles", boards, "O2", tiles=board_places),
    Tiles("extra", ("", "Ab Bb Cb", "Ba Ca Db"), "O4", fault=extra_fault, tiles=extra_places),
    Option("short", (False, True), "O14"),
    File("content", ("",), "O177", local=True),
    Modules("modules", ("", "1", "2", "3", "4", "1 2 3 4"), "O117"),
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
    return load(str(options["content"])) if options["content"] else house()


# ------------------------------------------------------------------ into the position


def write_options(position: Position, players: int, options: Options) -> None:
    """Write players, board, tiles and cards into a blank position; the rules read them there."""
    if options["content"]:  # an owner may change the file at any time
        lay_out(position, players, options)
    else:
        position.view(np.uint8)[:] = np.frombuffer(_laid_out(players, tuple(options.items())), np.uint8)


@lru_cache(maxsize=256)
def _laid_out(players: int, options: tuple[tuple[str, Value], ...]) -> bytes:
    """What a table with these options looks like before anything is dealt: written once, then copied."""
    position = blank(Race)
    lay_out(position, players, dict(options))
    return position.tobytes()


def lay_out(position: Position, players: int, options: Options) -> None:
    """Players, board, tiles and cards, from the content that the options name."""
    content = content_of(options)
    write_seats(position, [[0, 1], [2, 3]] if players == 2 else [[seat] for seat in range(players)])
    write_cards(position, content)
    write_board(position, content, board_of(content, players, options))
    write_extra(position, content, extra_of(content, options))
    position[0].reserve = content.shells
    write_modules(position, options)


def write_modules(position: Position, options: Options) -> None:
    """Which modules of the Adventure Pack are in the game, and their variants (O117, O130, O139, O140)."""
    modules = str(options["modules"]).split()
    position[0].modules = sum(1 << MODULES.index(number) for number in modules)
    chosen = [str(options["surprises"])] * ("1" in modules) + [str(options["events"])] * ("2" in modules)
    position[0].variants = sum(VARIANTS.get(variant, 0) for variant in chosen)


def write_seats(position: Position, crabs: Sequence[Sequence[int]]) -> None:
    """Which crabs belong to which seat; two crabs each only in a game of two (O110)."""
    s = position[0]
    s.players = len(crabs)
    s.pairs = len(crabs[0]) == 2
    s.owner[:] = NONE
    s.crabs[:] = NONE
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
        s.main[number] = ICONS.index(face["main"])
        s.left[number], s.right[number] = _halves(face["left"]), _halves(face["right"])
        if number >= START_CARDS:
            s.special[number] = SPECIALS.index(face["special"])


def _halves(halves: Sequence[str]) -> int:
    upper, lower = (ICONS.index(half) if half else NO_ICON for half in halves)
    return 8 * upper + lower


def write_extra(position: Position, content: Content, extra: Sequence[str]) -> None:
    """The Extra-action tiles in the game and what all of them cost (O4, O104)."""
    s = position[0]
    s.extra = sum(1 << EXTRA_TILES.index(name) for name in extra)
    s.tile_cost[:] = [content.extra_tiles[name]["cost"] for name in EXTRA_TILES]


def write_board(position: Position, content: Content, board: Sequence[str]) -> None:
    """The spaces of all tiles from land to sea, their arrows and the start spaces (O2, O46)."""
    s = position[0]
    s.tiles[:] = NONE
    row = 0
    rows = sum(len(content.tiles[name]["cells"]) for name in board)
    s.spaces = rows * WIDTH
    for number, name in enumerate(board):
        s.tiles[number] = BOARD_TILES.index(name)
        tile = content.tiles[name]
        s.tile_rows[number] = len(tile["cells"])
        for up, cells in enumerate(tile["cells"]):
            for column, cell in enumerate(cells):
                write_cell(position, (row + up) * WIDTH + column, cell)
        for cut in tile["shortcuts"]:
            at, to = ((row + place[0]) * WIDTH + place[1] for place in (cut["at"], cut["to"]))
            write_shortcut(position, at, to, ICONS.index(cut["cost"]["icon"]), cut["cost"]["n"])
        for current in tile["currents"]:
            write_current(position, (row + current["at"][0]) * WIDTH + current["at"][1], current["dir"])
        row += len(tile["cells"])


def write_cell(position: Position, space: int, cell: str) -> None:
    """One space from its letters: `.s`, `Ow`, `3s` (section 18)."""
    s = position[0]
    if cell[0].isdigit():
        s.starts[int(cell[0]) - 1] = space
    kind = 0 if cell[0].isdigit() else GROUNDS.index(cell[0])
    marks = {"s": r.SHELL, "q": r.SURPRISE, "w": r.REEDS}
    s.ground[space] = kind + sum(marks[mark] for mark in cell[1:])


def write_shortcut(position: Position, at: int, to: int, icon: int, n: int) -> None:
    """Where a shortcut leads and what it costs (O66)."""
    position[0].arrow[at] = to
    position[0].toll[at] = 16 * icon + n


def write_current(position: Position, at: int, direction: str) -> None:
    """Where a current leads, a neighbour or the sea, and its direction (O73)."""
    to = int(NEXT[at, DIRECTIONS.index(direction)])
    position[0].toll[at] = DIRECTIONS.index(direction)
    position[0].arrow[at] = SEA if to >= position[0].spaces else to


# ------------------------------------------------------------------ names of the numbers in a position


@lru_cache(maxsize=64)
def card_names(specials: bytes) -> tuple[str, ...]:
    """The ids of the cards from their special actions: `R1` … `N4`, `GULL1` …; copies are numbered."""
    names = [f"{letter}{i}" for letter in LETTERS for i in range(1, 5)]
    copies: dict[int, int] = {}
    for special in np.frombuffer(specials, np.int8)[START_CARDS:MOST_CARDS].tolist():
        copies[special] = copies.get(special, 0) + 1
        names.append("" if special == NONE else f"{SPECIALS[special]}{copies[special]}")
    return tuple(names)


def card_name(position: Position, card: int) -> str:
    """The id of a card."""
    return card_names(position["special"].tobytes())[card]


def crab_letter(position: Position, crab: int) -> str:
    """The letter of a crab."""
    return LETTERS[crab]


def space_name(position: Position, space: int) -> str:
    """The name of a space, or the sea."""
    return name_of_space(space)


def clause_of(position: Position, number: int) -> str:
    """The clause with a number."""
    return f"O{number}"


def if_any(read: Callable[[Position, int], str]) -> Callable[[Position, int], str | None]:
    """The name of what a number stands for, None where there is none."""
    return lambda position, number: None if number == NONE else read(position, number)
