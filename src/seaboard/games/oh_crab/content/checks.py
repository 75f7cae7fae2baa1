"""Is this content playable? Every complaint names the file and the field."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import permutations, product
from typing import Any

from seaboard.games.oh_crab.board import MOST_ROWS, STEPS, WIDTH
from seaboard.games.oh_crab.content.problems import BadContent
from seaboard.games.oh_crab.content.ways import dead_ends
from seaboard.games.oh_crab.names import (
    BOARD_TILES,
    CRABS,
    EXTRA_TILES,
    GROUNDS,
    ICONS,
    LETTERS,
    MOST_CARDS,
    SPECIALS,
    START_CARDS,
)

CELL = re.compile(r"([.XOKERC]|[1-5])(s?)(q?)(w?)")
DIRECTIONS = dict(zip(("N", "NE", "SE", "S", "SW", "NW"), STEPS, strict=True))
STATUSES = ("printed", "reconstructed")
KINDS = {"0": "start", "9": "finish"}
SURPRISES = 3  # on every Beach tile (O128)
MOST_SHELLS = 120


class Checker:
    """Walks through the parts of a content and stops at the first thing that cannot be."""

    def __init__(self, file: str, parts: dict[str, Any]) -> None:
        self.file, self.parts = file, parts

    def no(self, field: str, found: object, wanted: str) -> BadContent:
        """A complaint about a field."""
        return BadContent(self.file, field, found, wanted)

    def check(self) -> None:
        """Everything, the small things first."""
        shells = self.within(self.parts, "shells", dict)
        self.number(shells, "shells.count", "count", 1, MOST_SHELLS)
        self.status(shells, "shells")
        self.start_sets()
        self.action_cards()
        self.extra_tiles()
        tiles = self.within(self.parts, "tiles", dict)
        for name in BOARD_TILES:
            self.tile(name, self.within(tiles, name, dict, "tiles."))
        for name in tiles:
            if name not in BOARD_TILES:
                raise self.no(f"tiles.{name}", "unknown tile", "some of: " + ", ".join(BOARD_TILES))
        self.scenarios()
        self.every_board_can_be_crossed(tiles)

    # ------------------------------------------------------------------ small things

    def within(self, parts: Any, key: str, kind: type, prefix: str = "") -> Any:
        """The value of a key, which must be there and of a kind."""
        names: dict[type, str] = {dict: "an object", list: "a list", str: "a text"}
        if not isinstance(parts, dict) or not isinstance(parts.get(key), kind):
            found = parts.get(key, "missing") if isinstance(parts, dict) else parts
            raise self.no(prefix + key, found, names[kind])
        return parts[key]

    def number(self, parts: dict[str, Any], field: str, key: str, least: int, most: int) -> int:
        """A whole number between two others."""
        value = parts.get(key, "missing")
        if type(value) is not int or not least <= value <= most:
            raise self.no(field, value, f"a whole number from {least} to {most}")
        return value

    def status(self, entry: dict[str, Any], field: str) -> None:
        """Every datum says whether it is printed or reconstructed."""
        for key in [key for key in entry if key.startswith("status")] or ["status"]:
            if entry.get(key, "missing") not in STATUSES:
                raise self.no(f"{field}.{key}", entry.get(key, "missing"), " or ".join(STATUSES))

    # ------------------------------------------------------------------ cards

    def start_sets(self) -> None:
        """Five sets of four, named after their crabs, without special actions (O1, O5)."""
        sets = self.within(self.parts, "start_sets", list)
        if len(sets) != len(CRABS):
            raise self.no("start_sets", f"{len(sets)} sets", f"{len(CRABS)} sets of 4 cards")
        for number, (start_set, crab, letter) in enumerate(zip(sets, CRABS, LETTERS, strict=True)):
            field = f"start_sets[{number}]"
            if self.within(start_set, "crab", str, field + ".") != crab:
                raise self.no(f"{field}.crab", start_set["crab"], crab)
            cards = self.within(start_set, "cards", list, field + ".")
            if len(cards) != START_CARDS // len(CRABS):
                raise self.no(f"{field}.cards", f"{len(cards)} cards", "4 cards")
            for i, card in enumerate(cards):
                self.card(card, f"{field}.cards[{i}]", f"{letter}{i + 1}")
                if card.get("special") is not None:
                    raise self.no(
                        f"{field}.cards[{i}].special", card["special"], "null: start cards have none"
                    )

    def action_cards(self) -> None:
        """Up to 32 cards; every special occurs, and the copies are numbered in order (O1, O32)."""
        cards = self.within(self.parts, "action_cards", list)
        most = MOST_CARDS - START_CARDS
        if not len(SPECIALS) <= len(cards) <= most:
            raise self.no("action_cards", f"{len(cards)} cards", f"{len(SPECIALS)} to {most} cards")
        copies = dict.fromkeys(SPECIALS, 0)
        for number, card in enumerate(cards):
            field = f"action_cards[{number}]"
            special = self.within(card, "special", str, field + ".")
            if special not in copies:
                raise self.no(f"{field}.special", special, "one of: " + ", ".join(SPECIALS))
            copies[special] += 1
            self.card(card, field, f"{special}{copies[special]}")
        actions = self.within(self.parts, "special_actions", dict)
        given = {card["special"] for card in cards}
        for special in SPECIALS:
            entry = self.within(actions, special, dict, "special_actions.")
            self.status(entry, f"special_actions.{special}")
            if special not in given:
                raise self.no("action_cards", f"no {special}", "every special action on at least one card")

    def card(self, card: Any, field: str, name: str) -> None:
        """An id, a main icon, two half icons on each side (O30, O31)."""
        if self.within(card, "id", str, field + ".") != name:
            raise self.no(f"{field}.id", card["id"], f"{name}: copies are numbered in their order")
        if self.within(card, "main", str, field + ".") not in tuple(ICONS):
            raise self.no(f"{field}.main", card["main"], "one of F, D, S, C")
        for side in ("left", "right"):
            halves = self.within(card, side, list, field + ".")
            if len(halves) != 2 or any(half not in ("", *ICONS) for half in halves):
                raise self.no(f"{field}.{side}", halves, 'upper and lower half: F, D, S, C or ""')
        self.status(card, field)

    def extra_tiles(self) -> None:
        """The eight sides of the four tiles and what they cost (O104)."""
        tiles = self.within(self.parts, "extra_tiles", dict)
        for name in EXTRA_TILES:
            entry = self.within(tiles, name, dict, "extra_tiles.")
            self.number(entry, f"extra_tiles.{name}.cost", "cost", 1, 20)
            self.status(entry, f"extra_tiles.{name}")
        for name in tiles:
            if name not in EXTRA_TILES:
                raise self.no(f"extra_tiles.{name}", "unknown tile", "some of: " + ", ".join(EXTRA_TILES))

    # ------------------------------------------------------------------ tiles

    def tile(self, name: str, tile: dict[str, Any]) -> None:
        """Rows of seven spaces, arrows that lead somewhere, start spaces, surprises (O46, O61–O73)."""
        field = f"tiles.{name}"
        kind = KINDS.get(name[0], "beach")
        if tile.get("kind") != kind:
            raise self.no(f"{field}.kind", tile.get("kind", "missing"), kind)
        self.status(tile, field)
        rows = self.within(tile, "cells", list, field + ".")
        if not 1 <= len(rows) <= MOST_ROWS:
            raise self.no(f"{field}.cells", f"{len(rows)} rows", f"1 to {MOST_ROWS} rows")
        starts: list[str] = []
        surprises = 0
        for r, row in enumerate(rows):
            if not isinstance(row, list) or len(row) != WIDTH:
                raise self.no(f"{field}.cells[{r}]", row, f"{WIDTH} spaces")
            for c, cell in enumerate(row):
                found = CELL.fullmatch(cell) if isinstance(cell, str) else None
                if found is None:
                    wanted = f"one of {' '.join(GROUNDS)} or a start number, then s, q, w as needed"
                    raise self.no(f"{field}.cells[{r}][{c}]", cell, wanted)
                if found[1].isdigit():
                    starts.append(found[1])
                surprises += bool(found[3])
        wanted_starts = ["1", "2", "3", "4", "5"] if kind == "start" else []
        if sorted(starts) != wanted_starts:
            raise self.no(f"{field}.cells", f"start spaces {starts}", f"start spaces {wanted_starts}")
        if kind == "start":
            columns = [c for row in rows for c, cell in enumerate(row) if cell[0].isdigit()]
            if len(set(columns)) != len(columns):
                raise self.no(f"{field}.cells", "two start spaces in one column", "start spaces in 5 columns")
        if kind == "beach" and surprises != SURPRISES:
            raise self.no(f"{field}.cells", f"{surprises} surprise spaces", f"{SURPRISES} (q)")
        self.arrows(name, tile, rows)

    def arrows(self, name: str, tile: dict[str, Any], rows: Sequence[Sequence[str]]) -> None:
        """Every shortcut has its cards and leads seaward; every current leads to a neighbour (O66, O73)."""
        field = f"tiles.{name}"
        named: dict[str, list[tuple[int, int]]] = {"R": [], "C": []}
        for i, cut in enumerate(self.within(tile, "shortcuts", list, field + ".")):
            here = f"{field}.shortcuts[{i}]"
            at, to = self.space(cut, f"{here}.at", "at", rows), self.space(cut, f"{here}.to", "to", rows)
            cost = self.within(cut, "cost", dict, here + ".")
            if cost.get("icon") not in tuple(ICONS):
                raise self.no(f"{here}.cost.icon", cost.get("icon", "missing"), "one of F, D, S, C")
            self.number(cost, f"{here}.cost.n", "n", 1, 9)
            if 2 * to[0] + to[1] % 2 <= 2 * at[0] + at[1] % 2:
                raise self.no(f"{here}.to", cut["to"], "a space nearer to the sea")
            if rows[to[0]][to[1]].startswith("X"):
                raise self.no(f"{here}.to", cut["to"], "no inaccessible space")
            named["R"].append(at)
        for i, current in enumerate(self.within(tile, "currents", list, field + ".")):
            here = f"{field}.currents[{i}]"
            at = self.space(current, f"{here}.at", "at", rows)
            if current.get("dir") not in DIRECTIONS:
                raise self.no(f"{here}.dir", current.get("dir", "missing"), "one of " + ", ".join(DIRECTIONS))
            right, up = DIRECTIONS[current["dir"]]
            column, height = at[1] + right, 2 * at[0] + at[1] % 2 + up
            inside = 0 <= column < WIDTH and (height < 2 * len(rows) or name[0] == "9")
            if not inside or height < 0:
                raise self.no(f"{here}.dir", current["dir"], "a neighbour on this tile, or the sea")
            if height < 2 * len(rows) and rows[height // 2][column].startswith("X"):
                raise self.no(f"{here}.dir", current["dir"], "no inaccessible space")
            named["C"].append(at)
        for letter, places in named.items():
            drawn = [(r, c) for r, row in enumerate(rows) for c, x in enumerate(row) if x[0] == letter]
            if sorted(places) != drawn:
                what = "shortcuts" if letter == "R" else "currents"
                raise self.no(f"{field}.{what}", sorted(places), f"one for each {letter} space: {drawn}")

    def space(self, entry: Any, field: str, key: str, rows: Sequence[Any]) -> tuple[int, int]:
        """Row and column of a space of the tile."""
        value = entry.get(key, "missing") if isinstance(entry, dict) else entry
        if (
            not isinstance(value, list)
            or [type(number) for number in value] != [int, int]
            or not (0 <= value[0] < len(rows) and 0 <= value[1] < WIDTH)
        ):
            raise self.no(field, value, f"[row, column] within {len(rows)} rows and {WIDTH} columns")
        return value[0], value[1]

    # ------------------------------------------------------------------ boards

    def scenarios(self) -> None:
        """Numbered boards of tiles that exist, each tile once (O2–O4)."""
        for i, scenario in enumerate(self.within(self.parts, "scenarios", list)):
            field = f"scenarios[{i}]"
            if not isinstance(scenario, dict) or scenario.get("n") != i + 1:
                raise self.no(f"{field}.n", scenario, f"{i + 1}: scenarios are numbered in their order")
            self.status(scenario, field)
            beach = self.within(scenario, "beach", list, field + ".")
            board = [scenario.get("start"), *beach, scenario.get("finish")]
            if why := board_fault(board):
                raise self.no(f"{field}.beach", board, why)
            if why := extra_fault(self.within(scenario, "extra", list, field + ".")):
                raise self.no(f"{field}.extra", scenario["extra"], why)

    def every_board_can_be_crossed(self, tiles: dict[str, Any]) -> None:
        """On every board that can be laid, the sea can be reached from every space (O48)."""
        for n in (2, 3):
            for numbers, sides in product(permutations("1234", n), product("AB", repeat=n + 2)):
                board = [f"{tile}{side}" for tile, side in zip(("0", *numbers, "9"), sides, strict=True)]
                rows = sum(len(tiles[name]["cells"]) for name in board)
                if rows > MOST_ROWS:
                    raise self.no("tiles", f"{rows} rows on {' '.join(board)}", f"at most {MOST_ROWS} rows")
                if found := dead_ends(tiles, board):
                    wanted = f"a way to the sea from every space on the board {' '.join(board)}"
                    raise self.no(f"tiles.{found[0]}.cells", found[1], wanted)


def board_fault(board: Sequence[Any]) -> str:
    """Why a row of tiles is no board, "" if it is one (O2, O3, O14)."""
    beach = board[1:-1]
    if not 2 <= len(beach) <= 3 or any(name not in BOARD_TILES for name in board):
        return "a Start tile, two or three Beach tiles and a Finish tile: " + ", ".join(BOARD_TILES)
    if board[0][0] != "0" or board[-1][0] != "9" or any(name[0] in "09" for name in beach):
        return "from land to sea: a tile 0, Beach tiles 1 to 4, a tile 9"
    if len({name[0] for name in beach}) != len(beach):
        return "every Beach tile once, on one of its sides"
    return ""


def extra_fault(extra: Sequence[Any]) -> str:
    """Why some Extra-action tiles cannot be the ones in the game, "" if they can (O4)."""
    if len(extra) != 3 or any(name not in EXTRA_TILES for name in extra):
        return "three of: " + ", ".join(EXTRA_TILES)
    return (
        "" if len({name[0] for name in extra}) == 3 else "every Extra-action tile once, on one of its sides"
    )
