"""Is this content playable? Every complaint names the file and the field."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import permutations, product
from typing import Any

from seaboard.games.oh_crab import names as n
from seaboard.games.oh_crab.board import DIRECTIONS, MOST_ROWS, STEPS, WIDTH, height
from seaboard.match.errors import BadOption

from .ways import dead_ends

CELL = re.compile(r"([.XOKERC]|[1-5])(s?)(q?)(w?)")
SPACE_WANTED = f"one of {' '.join(n.GROUNDS)} or a start number, then s, q, w as needed"
STATUSES = ("printed", "reconstructed")
KINDS = {"0": "start", "9": "finish"}
SURPRISES = 3  # on every Beach tile (O128)
MOST_SHELLS = 120


class BadContent(BadOption):
    """A content file that cannot be played with: the file, the field in it, what it says, what is wanted."""

    def __init__(self, file: str, field: str, found: object, wanted: str) -> None:
        self.file, self.field, self.found, self.wanted = file, field, str(found)[:80], wanted
        super().__init__("content", file, [wanted])

    def __str__(self) -> str:
        return f"{self.file}: {self.field} is {self.found!r}; wanted: {self.wanted}"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.file, self.field, self.found, self.wanted)


class Field:
    """A value of the content, and where it stands: `tiles.1A.cells[2]`."""

    def __init__(self, file: str, name: str, value: Any) -> None:
        self.file, self.name, self.value = file, name, value

    def __getitem__(self, key: str) -> Field:
        """What stands under a key; a missing one says so."""
        value = self.value.get(key, "missing") if isinstance(self.value, dict) else self.value
        return Field(self.file, f"{self.name}.{key}" if self.name else key, value)

    def __iter__(self) -> Iterator[Field]:
        """The entries of a list."""
        for i, value in enumerate(self.a(list)):
            yield Field(self.file, f"{self.name}[{i}]", value)

    def want(self, fits: object, wanted: str, found: object = None) -> None:
        """Complain if it does not fit; about the value, or about something `found` in it."""
        if not fits:
            raise BadContent(self.file, self.name, self.value if found is None else found, wanted)

    def a(self, kind: type) -> Any:
        """The value, which must be an object or a list."""
        self.want(isinstance(self.value, kind), "an object" if kind is dict else "a list")
        return self.value

    def one_of(self, known: Sequence[str]) -> None:
        self.want(self.value in tuple(known), "one of " + ", ".join(known))

    def number(self, least: int, most: int) -> None:
        fits = type(self.value) is int and least <= self.value <= most
        self.want(fits, f"a whole number from {least} to {most}")

    def status(self) -> None:
        """Every datum says whether it is printed or reconstructed."""
        for key in [key for key in self.a(dict) if key.startswith("status")] or ["status"]:
            self[key].want(self[key].value in STATUSES, " or ".join(STATUSES))

    def each(self, known: Sequence[str]) -> list[Field]:
        """The entries of an object that has these keys and no others."""
        for key in self.a(dict):
            self[key].want(key in known, "some of: " + ", ".join(known), "unknown")
        return [self[key] for key in known]


def check(file: str, parts: dict[str, Any]) -> None:
    """Everything, the small things first; the first thing that cannot be is complained about."""
    whole = Field(file, "", parts)
    whole["shells"].status()
    whole["shells"]["count"].number(1, MOST_SHELLS)
    _start_sets(whole["start_sets"])
    _action_cards(whole["action_cards"], whole["special_actions"])
    for tile in whole["extra_tiles"].each(n.EXTRA_TILES):  # what they cost (O104)
        tile.status()
        tile["cost"].number(1, 20)
    for tile in whole["tiles"].each(n.BOARD_TILES):
        _tile(tile)
    for i, scenario in enumerate(whole["scenarios"], 1):
        _scenario(i, scenario)
    _every_board_can_be_crossed(whole["tiles"])


# ------------------------------------------------------------------ cards


def _start_sets(sets: Field) -> None:
    """Five sets of four, named after their crabs, without special actions (O1, O5)."""
    size = n.START_CARDS // len(n.CRABS)
    count = len(sets.a(list))
    sets.want(count == len(n.CRABS), f"{len(n.CRABS)} sets of {size} cards", f"{count} sets")
    for start_set, crab, letter in zip(sets, n.CRABS, n.LETTERS, strict=True):
        start_set["crab"].want(start_set["crab"].value == crab, crab)
        cards = start_set["cards"]
        cards.want(len(cards.a(list)) == size, f"{size} cards", f"{len(cards.value)} cards")
        for i, card in enumerate(cards, 1):
            _card(card, f"{letter}{i}")
            card["special"].want(card.value.get("special") is None, "null: start cards have none")


def _action_cards(cards: Field, actions: Field) -> None:
    """Up to 32 cards; every special occurs, and the copies are numbered in order (O1, O32)."""
    least, most, count = len(n.SPECIALS), n.MOST_CARDS - n.START_CARDS, len(cards.a(list))
    cards.want(least <= count <= most, f"{least} to {most} cards", f"{count} cards")
    copies = dict.fromkeys(n.SPECIALS, 0)
    for card in cards:
        card["special"].one_of(n.SPECIALS)
        special = card["special"].value
        copies[special] += 1
        _card(card, f"{special}{copies[special]}")
    actions.a(dict)
    for special in n.SPECIALS:
        actions[special].status()
        cards.want(copies[special], "every special action on at least one card", f"no {special}")


def _card(card: Field, name: str) -> None:
    """An id, a main icon, two half icons on each side (O30, O31)."""
    card["id"].want(card["id"].value == name, f"{name}: copies are numbered in their order")
    card["main"].one_of(n.ICONS)
    for side in ("left", "right"):
        halves = card[side].a(list)
        fits = len(halves) == 2 and all(half in ("", *n.ICONS) for half in halves)
        card[side].want(fits, 'upper and lower half: F, D, S, C or ""')
    card.status()


# ------------------------------------------------------------------ tiles


def _tile(tile: Field) -> None:
    """Rows of seven spaces, arrows that lead somewhere, start spaces, surprises (O46, O61–O73)."""
    tile.status()
    kind = KINDS.get(tile.name.removeprefix("tiles.")[0], "beach")
    tile["kind"].want(tile["kind"].value == kind, kind)
    cells = tile["cells"]
    rows = cells.a(list)
    cells.want(1 <= len(rows) <= MOST_ROWS, f"1 to {MOST_ROWS} rows", f"{len(rows)} rows")
    for row in cells:
        row.want(isinstance(row.value, list) and len(row.value) == WIDTH, f"{WIDTH} spaces")
        for cell in row:
            cell.want(isinstance(cell.value, str) and CELL.fullmatch(cell.value), SPACE_WANTED)
    starts = [(cell[0], column) for row in rows for column, cell in enumerate(row) if cell[0].isdigit()]
    numbers, wanted = [number for number, _ in starts], list("12345") if kind == "start" else []
    cells.want(sorted(numbers) == wanted, f"start spaces {wanted}", f"start spaces {numbers}")
    columns = {column for _, column in starts}
    cells.want(len(columns) == len(starts), "start spaces in 5 columns", "two start spaces in one column")
    surprises = sum("q" in cell for row in rows for cell in row)
    fits = kind != "beach" or surprises == SURPRISES
    cells.want(fits, f"{SURPRISES} (q)", f"{surprises} surprise spaces")
    _shortcuts(tile["shortcuts"], rows)
    _currents(tile["currents"], rows, by_the_sea=kind == "finish")


def _shortcuts(cuts: Field, rows: Sequence[Sequence[str]]) -> None:
    """Every shortcut has its cards and leads seaward (O66)."""
    for cut in cuts:
        at, to = _space(cut["at"], rows), _space(cut["to"], rows)
        cut["cost"].a(dict)
        cut["cost"]["icon"].one_of(n.ICONS)
        cut["cost"]["n"].number(1, 9)
        cut["to"].want(height(to) > height(at), "a space nearer to the sea")
        cut["to"].want(_accessible(rows, to), "no inaccessible space")
    _one_for_each(cuts, "R", rows)


def _currents(currents: Field, rows: Sequence[Sequence[str]], by_the_sea: bool) -> None:
    """Every current leads to a neighbour (O73)."""
    for current in currents:
        at, way = _space(current["at"], rows), current["dir"]
        way.one_of(DIRECTIONS)
        right, up = STEPS[DIRECTIONS.index(way.value)]
        column, high = at % WIDTH + right, height(at) + up
        inside = 0 <= column < WIDTH and high >= 0 and (high < 2 * len(rows) or by_the_sea)
        way.want(inside, "a neighbour on this tile, or the sea")
        way.want(_accessible(rows, high // 2 * WIDTH + column), "no inaccessible space")
    _one_for_each(currents, "C", rows)


def _space(field: Field, rows: Sequence[Any]) -> int:
    """A space of the tile from its row and column."""
    value = field.value
    fits = isinstance(value, list) and [type(number) for number in value] == [int, int]
    fits = fits and 0 <= value[0] < len(rows) and 0 <= value[1] < WIDTH
    field.want(fits, f"[row, column] within {len(rows)} rows and {WIDTH} columns")
    return int(value[0] * WIDTH + value[1])


def _accessible(rows: Sequence[Sequence[str]], space: int) -> bool:
    row, column = divmod(space, WIDTH)
    return row >= len(rows) or not rows[row][column].startswith("X")


def _one_for_each(arrows: Field, letter: str, rows: Sequence[Sequence[str]]) -> None:
    drawn = [[r, c] for r, row in enumerate(rows) for c, cell in enumerate(row) if cell[0] == letter]
    places = sorted(arrow["at"] for arrow in arrows.value)
    arrows.want(places == drawn, f"one for each {letter} space: {drawn}", places)


# ------------------------------------------------------------------ boards


def _scenario(number: int, scenario: Field) -> None:
    """Numbered boards of tiles that exist, each tile once (O2–O4)."""
    numbered = scenario["n"].value == number
    scenario["n"].want(numbered, f"{number}: scenarios are numbered in their order", scenario.value)
    scenario.status()
    board = [scenario.value.get("start"), *scenario["beach"].a(list), scenario.value.get("finish")]
    why = board_fault(board)
    scenario["beach"].want(not why, why, board)
    why = extra_fault(scenario["extra"].a(list))
    scenario["extra"].want(not why, why)


def _every_board_can_be_crossed(tiles: Field) -> None:
    """On every board that can be laid, the sea can be reached from every space (O48)."""
    for count in (2, 3):
        for numbers, sides in product(permutations("1234", count), product("AB", repeat=count + 2)):
            board = [f"{tile}{side}" for tile, side in zip(("0", *numbers, "9"), sides, strict=True)]
            rows, spelled = sum(len(tiles.value[name]["cells"]) for name in board), " ".join(board)
            tiles.want(rows <= MOST_ROWS, f"at most {MOST_ROWS} rows", f"{rows} rows on {spelled}")
            if found := dead_ends(tiles.value, board):
                wanted = f"a way to the sea from every space on the board {spelled}"
                tiles[found[0]]["cells"].want(False, wanted, found[1])


def board_fault(board: Sequence[Any]) -> str:
    """Why a row of tiles is no board, "" if it is one (O2, O3, O14)."""
    beach = board[1:-1]
    if not 2 <= len(beach) <= 3 or any(name not in n.BOARD_TILES for name in board):
        return "a Start tile, two or three Beach tiles and a Finish tile: " + ", ".join(n.BOARD_TILES)
    if board[0][0] != "0" or board[-1][0] != "9" or any(name[0] in "09" for name in beach):
        return "from land to sea: a tile 0, Beach tiles 1 to 4, a tile 9"
    return "" if _once(beach) else "every Beach tile once, on one of its sides"


def extra_fault(extra: Sequence[Any]) -> str:
    """Why some Extra-action tiles cannot be the ones in the game, "" if they can (O4)."""
    if len(extra) != 3 or any(name not in n.EXTRA_TILES for name in extra):
        return "three of: " + ", ".join(n.EXTRA_TILES)
    return "" if _once(extra) else "every Extra-action tile once, on one of its sides"


def _once(tiles: Sequence[str]) -> bool:
    return len({tile[0] for tile in tiles}) == len(tiles)
