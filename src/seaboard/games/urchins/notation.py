"""Moves and positions as text: `=`, `c3-c5`, `y@c3`, `*c3`, and the position line."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from seaboard.kernel.layout import blank, numbers
from seaboard.match.compiled import NO_ACTION
from seaboard.match.errors import BadMove, BadOption, BadPosition
from seaboard.match.game import Position
from seaboard.match.options import Options, settle

from . import rules
from .board import LEAST, MOST, NOWHERE, find, name
from .facts import COLOURS, EACH, OPTIONS, SEATS, TOKENS, write_options
from .rules import ADD, HEIGHT, MOVE, PLACE, RED, YELLOW, Reef

GLYPHS: Final = ".yrYR"  # by what a cell holds
COLOUR: Final = {"y": YELLOW, "r": RED}

# A cell beyond this board is still a cell to read: the refusal then names its clause.
MOVE_TEXT = re.compile(
    r"(?P<skip>=)|(?P<origin>[a-i][1-9])-(?P<target>[a-i][1-9])"
    r"|(?P<colour>[yr])@(?P<cell>[a-i][1-9])|\*(?P<pawn>[a-i][1-9])"
)
SIZE = re.compile(r"([1-9])x([1-9])")
NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
QUIET = re.compile(r"(0|[1-9][0-9]{0,8})([+x]?)")
ROW_PART = re.compile(r"([1-9])|([yrYR])([A-D]?)")


# ------------------------------------------------------------------ moves


def parse(move: str) -> re.Match[str]:
    """The parts of a move's text; BadMove if it is none."""
    found = MOVE_TEXT.fullmatch(move)
    if found is None:
        raise BadMove(move)
    return found


def size(position: Position) -> tuple[int, int]:
    """Rows and columns."""
    rows, cols = numbers(position, "rows", "cols")
    return rows, cols


def cell_name(position: Position, cell: int) -> str:
    """A cell's name on this board."""
    return name(int(cell), size(position)[1])


def find_cell(position: Position, text: str) -> int:
    """The cell of a name, NOWHERE beyond this board."""
    return find(text, *size(position))


@cache
def move_texts(rows: int, cols: int) -> tuple[str, ...]:
    """The text of every action of a board, in the order of their numbers."""
    cells = [name(cell, cols) for cell in range(rows * cols)]
    moves = []
    for cell, origin in enumerate(cells):
        row, column = divmod(cell, cols)
        in_row = [cells[row * cols + other] for other in range(cols) if other != column]
        in_column = [cells[other * cols + column] for other in range(rows) if other != row]
        moves += [f"{origin}-{target}" for target in in_row + in_column]
    added = [f"{colour}@{cell}" for colour in COLOURS for cell in cells]
    return ("=", *added, *moves, *(f"*{cell}" for cell in cells))


@cache
def move_numbers(rows: int, cols: int) -> dict[str, int]:
    """The action of every move's text on a board."""
    return {text: action for action, text in enumerate(move_texts(rows, cols))}


def read_move(position: Position, move: str) -> int:
    """The action of a move; NO_ACTION for one that no board has, as a step across the diagonal."""
    action = move_numbers(*size(position)).get(move)
    if action is None:
        parse(move)
        return NO_ACTION
    return action


def write_moves(position: Position, actions: Sequence[int]) -> list[str]:
    """The texts of actions."""
    texts = move_texts(*size(position))
    return [texts[action] for action in actions]


# ------------------------------------------------------------------ the position line


def write_position(position: Position) -> str:
    """`RxC players board mover step pileY,pileR scores quiet[+|x] [first:S] [end]`."""
    s = position[0]
    mark = "" if not s.stirred else "+" if s.step == PLACE else "x"
    words = [
        f"{s.rows}x{s.cols}",
        str(s.players),
        _write_board(position),
        SEATS[s.mover],
        str(s.step),
        f"{s.pile[YELLOW]},{s.pile[RED]}",
        ",".join(str(score) for score in s.scores[: s.players]),
        f"{s.quiet}{mark}",
    ]
    if s.ends_with_round and s.first != 0:
        words.append(f"first:{SEATS[s.first]}")
    return " ".join([*words, "end"] if s.over else words)


def glyphs(position: Position) -> list[str]:
    """What each cell holds, with the letter of the pawn that stands there."""
    rows, cols = size(position)
    found = [GLYPHS[held] for held in position["holds"][0, : rows * cols].tolist()]
    for seat, cell in enumerate(position["pawns"][0].tolist()):
        if cell != NOWHERE:
            found[cell] += SEATS[seat]
    return found


def _write_board(position: Position) -> str:
    rows, cols = size(position)
    cells = glyphs(position)
    lines = ["".join(cells[row * cols : (row + 1) * cols]) for row in range(rows - 1, -1, -1)]
    return re.sub(r"\.+", lambda gap: str(len(gap[0])), "/".join(lines))


def read_position(line: str, given: Mapping[str, Any]) -> tuple[Position, int, Options]:
    """A consistent position line with the options it is read with; BadPosition names the part that is not."""
    words = line.split()
    if not 8 <= len(words) <= 10:
        raise BadPosition("line", line, "size players board mover step piles scores quiet, then first:S, end")
    rows, cols = _read_size(words[0])
    if words[1] not in {"2", "3", "4"}:
        raise BadPosition("players", words[1], "2 to 4")
    players = int(words[1])
    options = _read_options(given, players, rows, cols)
    position = blank(Reef)
    write_options(position, players, options)
    s = position[0]
    rules.clear(s)
    _read_board(position, words[2])
    s.mover = _read_seat("mover", words[3], players)
    if words[4] not in {"1", "2", "3"}:
        raise BadPosition("step", words[4], "1, 2 or 3")
    s.step = int(words[4])
    s.pile[YELLOW], s.pile[RED] = _read_numbers("pile", words[5], 2, EACH)
    s.scores[:players] = _read_numbers("scores", words[6], players, TOKENS)
    _check_tokens(position, line)
    _read_quiet(position, words[7])
    _read_last_words(position, words[8:])
    s.turns = (s.mover - s.first) % players
    return position, players, options


def _read_size(word: str) -> tuple[int, int]:
    found = SIZE.fullmatch(word)
    if found is None or int(found[1]) < LEAST or int(found[2]) < LEAST:
        raise BadPosition("size", word, f"rows x columns, each from {LEAST} to {MOST}")
    return int(found[1]), int(found[2])


def _read_options(given: Mapping[str, Any], players: int, rows: int, cols: int) -> Options:
    """The size comes from the line; an option that says otherwise is wrong."""
    for option, size in (("rows", rows), ("cols", cols)):
        if str(given.get(option, size)) != str(size):
            raise BadOption(option, given[option], [size])
    return settle(OPTIONS, {**given, "rows": rows, "cols": cols}, players)


def _read_board(position: Position, word: str) -> None:
    s = position[0]
    rows = word.split("/")
    if len(rows) != s.rows:
        raise BadPosition("board", word, f"{s.rows} rows, separated by /")
    for down, text in enumerate(rows):
        row = int(s.rows) - 1 - down
        column, after_gap = 0, False
        parts = list(ROW_PART.finditer(text))
        if "".join(part[0] for part in parts) != text:
            raise BadPosition("board", text, "y r Y R, pawns A to D after them, digits for empty cells")
        for part in parts:
            if part[1] and after_gap:
                raise BadPosition("board", text, "one digit for neighbouring empty cells")
            after_gap = bool(part[1])
            if part[1]:
                column += int(part[1])
            elif column < s.cols:
                _read_cell(position, row * int(s.cols) + column, part[2], part[3])
                column += 1
            else:
                column += 1
        if column != s.cols:
            raise BadPosition("board", text, f"{s.cols} cells in a row")


def _read_cell(position: Position, cell: int, glyph: str, pawn: str) -> None:
    s = position[0]
    rules.lay(s, cell, GLYPHS.index(glyph))
    if pawn:
        seat = _read_seat("pawn", pawn, int(s.players))
        if s.pawns[seat] != NOWHERE:
            raise BadPosition("pawn", pawn, "every pawn at most once")
        rules.put_pawn(s, seat, cell)


def _read_seat(part: str, word: str, players: int) -> int:
    seats = SEATS[:players]
    if len(word) != 1 or word not in seats:
        raise BadPosition(part, word, f"one of {seats}")
    return seats.index(word)


def _read_numbers(part: str, word: str, count: int, most: int) -> list[int]:
    numbers = word.split(",")
    if (
        len(numbers) != count
        or not all(NUMBER.fullmatch(n) for n in numbers)
        or max(map(int, numbers)) > most
    ):
        raise BadPosition(part, word, f"{count} numbers from 0 to {most}, separated by commas")
    return [int(n) for n in numbers]


def _check_tokens(position: Position, line: str) -> None:
    """Every token is on the board, in the pile or won, and no colour has more than its twenty."""
    s = position[0]
    held = [int(content) for content in s.holds]
    stacks = sum(int(HEIGHT[h]) == 2 for h in held)
    for colour, letter in ((YELLOW, "y"), (RED, "r")):
        if int(s.pile[colour]) + held.count(colour) + stacks > EACH:
            raise BadPosition("tokens", line, f"at most {EACH} {letter} on the board and in the pile")
    on_board = sum(int(HEIGHT[h]) for h in held)
    total = on_board + int(s.pile[YELLOW]) + int(s.pile[RED]) + sum(int(n) for n in s.scores)
    if total != TOKENS:
        raise BadPosition("tokens", line, f"{TOKENS} on the board, in the pile and won; not {total}")


def _read_quiet(position: Position, word: str) -> None:
    s = position[0]
    found = QUIET.fullmatch(word)
    if found is None:
        raise BadPosition("quiet", word, "a number, then + or x where the turn has added or captured")
    s.quiet = int(found[1])
    s.stirred = bool(found[2])
    if found[2] == "+" and s.step != PLACE:
        raise BadPosition("quiet", word, "+ only in step 3")
    if found[2] == "x" and not (s.immediate and s.step == ADD and s.pawns[s.mover] == NOWHERE):
        wanted = "x only in step 2 with capture_timing=immediate and the mover's pawn in hand"
        raise BadPosition("quiet", word, wanted)


def _read_last_words(position: Position, words: list[str]) -> None:
    s = position[0]
    rest = list(words)
    if rest and rest[0].startswith("first:"):
        word = rest.pop(0)
        s.first = _read_seat("first", word.removeprefix("first:"), int(s.players))
        if not s.ends_with_round or s.first == 0:
            raise BadPosition("first", word, "only with end=round, and only a seat other than A")
    if rest == ["end"]:
        if s.step != MOVE or not (rules.colour_is_out(s) or rules.is_standstill(s)):
            wanted = "end only in step 1, with a colour out of the pile or after a standstill"
            raise BadPosition("end", "end", wanted)
        s.over = 1
    elif rest:
        raise BadPosition("line", " ".join(rest), "first:S, end or nothing after the quiet turns")
