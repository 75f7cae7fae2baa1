"""The turns of a match as its record lays them out: numbered rounds, `|` between turns, checked remarks."""

from __future__ import annotations

import re
from collections.abc import Sequence

from seaboard.match.errors import BadRecord
from seaboard.match.game import Position
from seaboard.match.match import Match
from seaboard.match.record import play_word, reads_as

from .rules import MOVE

WIDTH = 100  # of a line, unless one round is longer
GAP = "   "  # between rounds
NUMBER = re.compile(r"\d{1,5}\.")
REMARK = re.compile(r"x\d{1,3}")


def write_body(match: Match) -> str:
    """`1. = y@c3 *c3 | = r@d3 *d3   2. …`, with `x4` after the word that captured."""
    rounds: dict[int, list[list[str]]] = {}
    turn: list[str] = []
    for number, played in enumerate(match.history):
        before, after = match.here_at(number), match.here_at(number + 1)
        if before[0].step == MOVE or not turn:
            turn = []
            rounds.setdefault(int(before[0].turns // before[0].players), []).append(turn)
        turn.append(played.move)
        turn += remark(before, after)
    lines: list[str] = []
    for number, turns in enumerate(rounds.values(), 1):
        text = f"{number}. " + " | ".join(" ".join(words) for words in turns)
        if lines and len(lines[-1]) + len(GAP) + len(text) <= WIDTH:
            lines[-1] += GAP + text
        else:
            lines.append(text)
    return "\n".join(lines)


def remark(before: Position, after: Position) -> list[str]:
    """`x4` after a step that won four tokens (U24)."""
    won = int(after[0].scores.sum()) - int(before[0].scores.sum())
    return [f"x{won}"] if won else []


def read_body(match: Match, lines: Sequence[tuple[int, str]]) -> None:
    """Play the steps; captures are computed again, and a wrong `x` is refused."""
    may_remark = False
    for line, text in lines:
        for word in text.split():
            if REMARK.fullmatch(word):
                if not may_remark:
                    raise BadRecord(line, word, "a remark stands right after a move, once")
                number = len(match.history)
                made = remark(match.here_at(number - 1), match.here)
                reads_as(word, "".join(made) or "no capture", line)
                may_remark = False
            elif word == "|" or NUMBER.fullmatch(word):
                if match.history and match.here[0].step != MOVE:
                    raise BadRecord(line, word, "a turn ends only after its last step")
                may_remark = False
            else:
                play_word(match, line, word)
                may_remark = True
