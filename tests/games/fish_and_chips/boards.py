"""Boards as tests draw them: six rows of six cells, `.` for open water, `R5>P4` for a pile, top first."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any

from seaboard import Match
from seaboard.games.fish_and_chips import GAME

CELLS = [f"{column}{row}" for row in range(6, 0, -1) for column in "abcdef"]  # in reading order


def line(drawing: str, mover: str = "R", phase: str = "play", totals: str = "", order: str = "RP") -> str:
    """The position line of a drawing; four colours in solo are said by `order="1 GRYP"`."""
    players, letters = order.split() if " " in order else (str(len(order)), order)
    rows = [row.split() for row in drawing.strip().splitlines()]
    assert len(rows) == 6 and all(len(row) == 6 for row in rows), "draw six rows of six cells"
    board = "/".join(",".join(_cells(row)) for row in rows)
    return f"{players} {letters} {board} {mover} {phase} {totals or ','.join('0' for _ in letters)}"


def _cells(row: list[str]) -> list[str]:
    found: list[str] = []
    for is_water, group in groupby(row, lambda cell: cell == "."):
        cells = list(group)
        found += [f"-{len(cells)}".replace("-1", "-")] if is_water else cells
    return found


def sea(
    drawing: str, mover: str = "R", phase: str = "play", totals: str = "", order: str = "RP", **options: Any
) -> Match:
    """A match that begins from a drawing."""
    return GAME.at(line(drawing, mover, phase, totals, order), seed=1, **options)


def row(cells: str, mover: str = "R", phase: str = "play", **more: Any) -> Match:
    """A match on one row only: the bottom one, a1 to f1."""
    return sea("\n".join([". . . . . ."] * 5 + [cells]), mover, phase, **more)


def fish(position: str) -> list[str]:
    """Every fish of a position line, as `R10`."""
    return re.findall(r"[RPGY]\d+", position.split()[2])


def piles(match: Match) -> dict[str, str]:
    """The piles of a match by cell, as `R5>P4`, top first."""
    return {
        pile["cell"]: ">".join(f"{f['colour']}{f['value']}" for f in pile["fish"])
        for pile in match.view()["piles"]
    }


def play(match: Match, moves: str) -> Match:
    """Play moves separated by spaces."""
    for move in moves.split():
        match.play(move)
    return match


def clause_of(match: Match, move: str, seat: int | None = None) -> str | None:
    """The clause that forbids a move, None if it is legal."""
    refusal = match.why_not(move, seat)
    return None if refusal is None else refusal.clause
