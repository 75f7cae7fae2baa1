"""The moves of a match as its record lays them out: round by round, with remarks a reader checks."""

from __future__ import annotations

import re
from collections.abc import Sequence

from seaboard.match.errors import BadRecord
from seaboard.match.game import Position
from seaboard.match.match import Match
from seaboard.match.record import play_word, reads_as

from . import rules
from .board import SQUARE
from .notation import fish_of, order, parse
from .rules import DONE

PER_LINE = 6
NUMBER = re.compile(r"\d{1,5}\.")
CAPTURE = re.compile(r"([a-f][1-6]x[a-f][1-6])(?:(\{.*))?")


def write_body(match: Match) -> str:
    """Deal line, swap words, numbered captures and passes, the count; `deal` between rounds."""
    lines = [match.position_at(0)]
    swaps: list[str] = []
    hunt: list[str] = []

    def flush() -> None:
        if swaps:
            lines.append(" ".join(swaps))
        lines.extend(" ".join(hunt[i : i + PER_LINE]) for i in range(0, len(hunt), PER_LINE))
        swaps.clear()
        hunt.clear()

    for number, played in enumerate(match.history):
        before, after = match.here_at(number), match.here_at(number + 1)
        if played.move == "deal":
            flush()
            lines += ["deal", match.position_at(number + 1)]
            continue
        if parse(played.move)["special"] or played.move == "ok":
            (hunt if hunt else swaps).append(played.move)
        else:
            turns = sum(1 for word in hunt if word[0].isdigit())
            hunt.append(f"{turns + 1}. {played.move}{remark(before, played.move)}")
        if after[0].phase == DONE:
            flush()
            lines.append(count(after))
    flush()
    return "\n".join(lines)


def remark(before: Position, move: str) -> str:
    """`{R10xP7+1}` after a capture: both tops and the fish in the caught pile."""
    parts = parse(move)
    if not parts["origin"]:
        return ""
    moving, caught = fish_of(before, SQUARE[parts["origin"]]), fish_of(before, SQUARE[parts["cell"]])
    tops = [f"{letter}{value}" for letter, value in (moving[0], caught[0])]
    return f"{{{tops[0]}x{tops[1]}+{len(caught)}}}"


def count(position: Position) -> str:
    """`= R 9 P 7 (R 31 P 40)`: the round's scores, and the totals with them."""
    s = position[0]
    points = [f"{letter} {rules.round_points(s, side)}" for side, letter in enumerate(order(position))]
    totals = [f"{letter} {rules.new_total(s, side)}" for side, letter in enumerate(order(position))]
    return f"= {' '.join(points)} ({' '.join(totals)})"


def read_body(match: Match, lines: Sequence[tuple[int, str]]) -> None:
    """Play the moves; deal lines, counts and remarks are recomputed and a wrong one is refused."""
    for line, text in lines:
        if text.startswith("="):
            if match.here[0].phase != DONE:
                raise BadRecord(line, text, "the round is not over here")
            reads_as(" ".join(text.split()), count(match.here), line)
        elif "/" in text:
            reads_as(" ".join(text.split()), match.position, line)
        else:
            for word in text.split():
                _read_word(match, line, word)


def _read_word(match: Match, line: int, word: str) -> None:
    if NUMBER.fullmatch(word):
        return
    found = CAPTURE.fullmatch(word)
    move = found[1] if found else word
    before = match.here
    play_word(match, line, move)
    if found and found[2]:
        reads_as(found[2], remark(before, move), line)
