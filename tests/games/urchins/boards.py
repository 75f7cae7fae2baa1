"""Boards drawn in ASCII, as the rulebook shows them."""

from __future__ import annotations

from typing import Any

from seaboard.games.urchins import GAME
from seaboard.match.match import Match

SEATS = "ABCD"


def reef(
    drawing: str,
    mover: str = "A",
    step: int = 1,
    players: int = 2,
    pile: tuple[int, int] | None = None,
    quiet: str = "0",
    tail: str = "",
    **options: Any,
) -> Match:
    """A match from a drawing: `y r` lone tokens, `Y R` stacks, a letter A–D after them a pawn.

    What is neither on the board nor in the pile has been won, by A as far as possible.
    """
    rows = [line.split() for line in drawing.strip().splitlines()]
    glyphs = [cell for row in rows for cell in row]
    yellow = sum(cell[0] in "yYR" for cell in glyphs)
    red = sum(cell[0] in "rYR" for cell in glyphs)
    left = pile or (20 - yellow, 20 - red)
    scores = [40 - yellow - red - sum(left)] + [0] * (players - 1)
    board = "/".join(_squeeze("".join(row)) for row in rows)
    words = [f"{len(rows)}x{len(rows[0])}", players, board, mover, step, f"{left[0]},{left[1]}"]
    words += [",".join(map(str, scores)), quiet, tail]
    return GAME.at(" ".join(str(word) for word in words), seed=1, **options)


def _squeeze(row: str) -> str:
    text, gap = "", 0
    for letter in row + "!":
        if letter == ".":
            gap += 1
            continue
        text += (str(gap) if gap else "") + letter.strip("!")
        gap = 0
    return text


def play(match: Match, moves: str) -> list[dict[str, Any]]:
    """Play several moves; all their events."""
    return [event for move in moves.split() for event in match.play(move)]


def captured(events: list[dict[str, Any]]) -> dict[str, Any] | None:
    """The one capture among events, if there was one."""
    found = [event for event in events if event["kind"] == "captured"]
    assert len(found) <= 1
    return found[0] if found else None


def won(events: list[dict[str, Any]]) -> tuple[list[str], int]:
    """The cells and the number of tokens of the capture among events."""
    found = captured(events)
    if found is None:
        return [], 0
    return sorted(taken["cell"] for taken in found["taken"]), found["tokens"]


def clause_of(match: Match, move: str, seat: int | None = None) -> str | None:
    """The clause that forbids a move, None if it is legal."""
    refusal = match.why_not(move, seat)
    return None if refusal is None else refusal.clause


def reason_of(match: Match, move: str, seat: int | None = None) -> str | None:
    """The word of a refusal, None if the move is legal."""
    refusal = match.why_not(move, seat)
    return None if refusal is None else refusal.reason
