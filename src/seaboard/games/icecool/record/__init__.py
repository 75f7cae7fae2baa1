"""The moves of a match as its record lays them out: a word a line, each round with its position (I81)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from seaboard.games.icecool.position import write_position
from seaboard.match.match import Match
from seaboard.match.record import enter_word, reads_as

POSITION = re.compile(r"[RBGY]{2,4} [0-9]/[0-9] .*")


def write_body(match: Match) -> str:
    """Words in order; every round begins with its position line."""
    lines = [match.position_at(0)]
    for step in match.history:
        lines.append(step.word)
        if step.after.position.round_no != step.before.position.round_no:
            lines.append(write_position(step.after.position))
    return "\n".join(lines)


def read_body(match: Match, lines: Sequence[tuple[int, str]]) -> None:
    """Enter the words; position lines are recomputed and a wrong one is refused."""
    for line, text in lines:
        if POSITION.fullmatch(text):
            reads_as(text, match.position, line)
        else:
            enter_word(match, line, text)
