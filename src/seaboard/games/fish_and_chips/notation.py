"""Moves and positions as text: `a1xd1`, `O<>d3`, and the position line."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np

from seaboard.kernel.layout import blank
from seaboard.kernel.notes import NO_LOG
from seaboard.match.compiled import NO_ACTION
from seaboard.match.errors import BadMove, BadOption, BadPosition
from seaboard.match.game import Position
from seaboard.match.options import Options, settle

from . import rules
from .board import NAMES, SIZE, SQUARE, SQUARES, line_of
from .facts import COLOURS, IN_PLAY, OPTIONS, write_options
from .rules import DEAL, DONE, EMPTY, OCTOPUS_USED, OK, PASS, PLAY, SHARK_USED, SWAP, Sea

WORDS: Final = {"--": PASS, "ok": OK, "deal": DEAL}
PHASES: Final = {SWAP: "swap", PLAY: "play", DONE: "done"}
USED: Final = {0: "", OCTOPUS_USED: ":O", SHARK_USED: ":S"}
SPECIALS: Final = {"O": rules.SWAP_OCTOPUS, "S": rules.SWAP_SHARK}

MOVE = re.compile(
    r"(?P<word>--|ok|deal)|(?P<special>[OS])<>(?P<partner>[a-f][1-6])|(?P<origin>[a-f][1-6])x(?P<cell>[a-f][1-6])"
)
PHASE = re.compile(r"(swap|play|done)(:[OS])?(?:~([0-9]))?")
FISH = re.compile(r"([RPGY])([1-9]|1[0-6])")
HIGHEST_TOTAL: Final = 9999


# ------------------------------------------------------------------ moves


TEXT_OF: Final = {action: word for word, action in WORDS.items()} | {
    first + square: f"{letter}<>{NAMES[square]}"
    for letter, first in SPECIALS.items()
    for square in range(SQUARES)
}
CAPTURES: Final = [[f"{name}x{target}" for target in NAMES] for name in NAMES]
# A capture names where it ends; which way that is does not depend on the position.
ACTION_OF: Final = {text: action for action, text in TEXT_OF.items()} | {
    f"{NAMES[square]}x{NAMES[target]}": 4 * square + direction
    for square in range(SQUARES)
    for direction in range(4)
    for target in line_of(square, direction)
}


def parse(move: str) -> re.Match[str]:
    """The parts of a move's text; BadMove if it is none."""
    found = MOVE.fullmatch(move)
    if found is None:
        raise BadMove(move)
    return found


def read_move(position: Position, move: str) -> int:
    """The action of a move; NO_ACTION where it names two piles that do not see each other."""
    action = ACTION_OF.get(move)
    if action is None:
        parse(move)
        return NO_ACTION  # two squares that share no line
    if action >= PASS or int(position["near"][0, action >> 2, action & 3]) == SQUARE[move[3:]]:
        return action
    return NO_ACTION


def write_moves(position: Position, actions: Sequence[int]) -> list[str]:
    """The texts of legal actions."""
    near = position["near"].tobytes()  # by action: the square that a capture goes to
    return [TEXT_OF[action] if action >= PASS else CAPTURES[action >> 2][near[action]] for action in actions]


# ------------------------------------------------------------------ reading piles


@lru_cache(maxsize=64)
def _letters(colours: bytes) -> str:
    return "".join(COLOURS[colour] for colour in colours)


def colour(position: Position, side: int) -> str:
    """The letter of a side's colour."""
    return _letters(position["colours"].tobytes())[side]


def order(position: Position) -> str:
    """The colours in turn order."""
    return _letters(position["colours"].tobytes())[: int(position["sides"][0])]


def piles(position: Position) -> list[list[tuple[str, int]]]:
    """The fish of every square, top first, as colour and value; an empty list where nothing swims."""
    letters = order(position)
    under = position["under"][0].tolist()
    found: list[list[tuple[str, int]]] = []
    for fish in position["top"][0, :SQUARES].tolist():
        pile = []
        while fish != EMPTY:
            pile.append((letters[fish & 3], (fish >> 2) + 1))
            fish = under[fish]
        found.append(pile)
    return found


def fish_of(position: Position, square: int) -> list[tuple[str, int]]:
    """The fish of one pile."""
    return piles(position)[square]


# ------------------------------------------------------------------ the position line


def write_position(position: Position) -> str:
    """`players order board mover phase totals`, and the points made so far with `score=ever`."""
    s = position[0]
    phase = PHASES[int(s.phase)] + USED[int(s.swapped)]
    if s.swap_on_first_turn and s.swap_turns > 0:
        phase += f"~{s.swap_turns}"
    words = [str(s.players), order(position), _write_board(position), colour(position, s.mover), phase]
    words.append(",".join(str(total) for total in s.totals[: s.sides]))
    if s.counting == rules.EVER and s.players > 1:
        words.append(",".join(str(caught) for caught in s.caught[: s.sides]))
    return " ".join(words)


def _write_board(position: Position) -> str:
    rows = []
    lying = piles(position)
    for row in range(SIZE):
        cells: list[str] = []
        gap = 0
        for square in range(row * SIZE, row * SIZE + SIZE):
            pile = ">".join(f"{letter}{value}" for letter, value in lying[square])
            if not pile:
                gap += 1
                continue
            cells += [_gap(gap)] * (gap > 0) + [pile]
            gap = 0
        rows.append(",".join(cells + [_gap(gap)] * (gap > 0)))
    return "/".join(rows)


def _gap(length: int) -> str:
    return "-" if length == 1 else f"-{length}"


def read_position(line: str, given: Mapping[str, Any]) -> tuple[Position, int, Options]:
    """A consistent position line with the options it is read with; BadPosition names the part that is not."""
    words = line.split()
    if not 6 <= len(words) <= 7:
        raise BadPosition("line", line, "players order board mover phase totals")
    players = _read_players(words[0])
    letters = _read_order(words[1], players)
    options = _read_options(given, players, letters)
    position = blank(Sea)
    write_options(position, players, options)
    s = position[0]
    for side, letter in enumerate(letters):
        s.colours[side] = COLOURS.index(letter)
    rules.clear(s)
    _read_board(position, words[2], letters)
    rules.link_piles(s)
    if words[3] not in letters or len(words[3]) != 1:
        raise BadPosition("mover", words[3], f"one of {letters}")
    s.mover = letters.index(words[3])
    s.totals[: s.sides] = _read_numbers("totals", words[5], s.sides)
    if players == 1 and s.totals.any():
        raise BadPosition("totals", words[5], "0,0,0,0 in solo")
    if len(words) == 7:
        if s.counting != rules.EVER or players == 1:
            raise BadPosition("caught", words[6], "this field only with score=ever, not in solo")
        s.caught[: s.sides] = _read_numbers("caught", words[6], s.sides)
    _read_phase(position, words[4])
    return position, players, options


def _read_players(word: str) -> int:
    if word not in {"1", "2", "3", "4"}:
        raise BadPosition("players", word, "1 to 4")
    return int(word)


def _read_order(word: str, players: int) -> str:
    wanted = COLOURS[:players] if players > 1 else COLOURS
    if sorted(word) != sorted(wanted):
        raise BadPosition("order", word, f"the letters {wanted}, each once, in turn order")
    return word


def _read_options(given: Mapping[str, Any], players: int, letters: str) -> Options:
    """The seating comes from the line; an option that says otherwise is wrong."""
    if players > 1 and given.get("seating", letters) != letters:
        raise BadOption("seating", given["seating"], [letters])
    seating = {"seating": letters} if players > 1 else {}
    return settle(OPTIONS, {**given, **seating}, players)


def _read_board(position: Position, word: str, letters: str) -> None:
    rows = word.split("/")
    if len(rows) != SIZE:
        raise BadPosition("board", word, "6 rows, separated by /")
    seen: set[str] = set()
    for row, text in enumerate(rows):
        column = 0
        for cell in text.split(","):
            if cell == "-" or re.fullmatch(r"-[2-6]", cell):
                column += int(cell[1:] or 1)
                continue
            if column >= SIZE:
                raise BadPosition("board", text, "6 cells, separated by commas, - and -3 for empty ones")
            for fish in cell.split(">"):
                rules.put_under(position[0], row * SIZE + column, _read_fish(fish, letters, seen))
            column += 1
        if column != SIZE:
            raise BadPosition("board", text, "6 cells, separated by commas, - and -3 for empty ones")
    if not seen:
        raise BadPosition("board", word, "at least one fish")


def _read_fish(word: str, letters: str, seen: set[str]) -> int:
    found = FISH.fullmatch(word)
    if found is None or found[1] not in letters or int(found[2]) not in IN_PLAY[len(letters)]:
        values = IN_PLAY[len(letters)]
        raise BadPosition("fish", word, f"one of {letters} and {values[0]} to {values[-1]}")
    if word in seen:
        raise BadPosition("fish", word, "every fish at most once")
    seen.add(word)
    return 4 * (int(found[2]) - 1) + letters.index(found[1])


def _read_numbers(part: str, word: str, sides: int) -> Any:
    numbers = word.split(",")
    readable = all(n.isascii() and n.isdigit() and len(n) <= 4 for n in numbers)
    if len(numbers) != sides or not readable:
        raise BadPosition(part, word, f"{sides} numbers from 0 to {HIGHEST_TOTAL}, separated by commas")
    return np.array([int(n) for n in numbers], np.int16)


def _read_phase(position: Position, word: str) -> None:
    s = position[0]
    found = PHASE.fullmatch(word)
    if found is None or (found[2] and found[1] != "swap"):
        raise BadPosition("phase", word, "swap, swap:O, swap:S, play or done")
    if found[1] == "swap" and s.players == 1:
        raise BadPosition("phase", word, "no swaps in solo")
    s.phase = next(phase for phase, name in PHASES.items() if name == found[1])
    s.swapped = next(used for used, mark in USED.items() if mark == (found[2] or ""))
    s.starter = s.mover if s.top[s.starter_square] == EMPTY else rules.owner(s, s.starter_square)
    s.swap_turns = _read_swap_turns(position, word, found[3])
    if s.phase == DONE:
        if rules.anyone_can_capture(s):
            raise BadPosition("phase", word, "done only when nobody can capture")
    elif s.phase == PLAY or s.swap_on_first_turn:
        rules.end_round_if_calm(s, NO_LOG)
        if s.phase == DONE:
            s.swapped = 0


def _read_swap_turns(position: Position, word: str, left: str | None) -> int:
    """The sides whose swap turn is not over: said by ~k on a first turn, else by the mover's place."""
    s = position[0]
    if not s.swap_on_first_turn or s.players == 1:
        if left is not None:
            raise BadPosition("phase", word, "~k only with swap_timing=first_turn")
        return int(s.sides - (s.mover - s.starter) % s.sides) if s.phase == SWAP else 0
    turns = int(left or 0)
    fewest = 1 if s.phase == SWAP else 0
    most = int(s.sides) if s.phase == SWAP else int(s.sides) - 1 if s.phase == PLAY else 0
    if not fewest <= turns <= most or (left is not None and turns == 0):
        raise BadPosition("phase", word, f"~k from {max(fewest, 1)} to {most}" if most else "no ~k")
    return turns
