"""The moves of a match as its record lays them out: a word a line, each round with its position (I81)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from seaboard.match.match import Match
from seaboard.match.record import enter_word, reads_as

POSITION = re.compile(r"[RBGY]{2,4} [0-9]/[0-9] .*")


def write_body(match: Match) -> str:
    """Words in order; every round begins with its position line."""
    lines = [match.position_at(0)]
    for number in range(len(match.history)):
        lines.append(match.word(number))
        if match.here_at(number + 1).round_no != match.here_at(number).round_no:
            lines.append(match.position_at(number + 1))
    return "\n".join(lines)


def read_body(match: Match, lines: Sequence[tuple[int, str]]) -> None:
    """Enter the words; position lines are recomputed and a wrong one is refused."""
    for line, text in lines:
        if POSITION.fullmatch(text):
            reads_as(text, match.position, line)
        else:
            enter_word(match, line, text)
