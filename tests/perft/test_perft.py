"""Move sequences counted against the tables beside this file; a wrong count prints its divide."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

import seaboard
from seaboard.match.compiled import CompiledGame
from seaboard.match.match import Match
from seaboard.match.shelf import of_the_house

COUNTED = [name for name in of_the_house() if isinstance(seaboard.game(name), CompiledGame)]
TABLES = [Path(__file__).parent / f"{name}.json" for name in COUNTED]
LARGEST_BY_HAND = 500


def rows(largest: float = math.inf) -> list[Any]:
    """Every row and depth, or those whose count is not too large to be counted by hand."""
    found = []
    for table in TABLES:
        for number, row in enumerate(json.loads(table.read_text("utf-8"))):
            for depth, count in enumerate(row["counts"], 1):
                if count <= largest:
                    found.append(pytest.param(table.stem, row, depth, id=f"{table.stem}-{number}-{depth}"))
    return found


def begun(name: str, row: dict[str, Any]) -> Match:
    match = seaboard.game(name).at(row["position"], seed=0, **row["options"])
    for move in row["after"].split():
        match.play(move)
    return match


def perft(match: Match, depth: int) -> int:
    return int(match.game.engine.perft(match.here, depth))  # type: ignore[attr-defined]


def divide(match: Match, depth: int) -> str:
    """The count behind each first move, to compare with another program's."""
    lines = []
    for move in match.moves():
        there = match.copy()
        there.play(move)
        lines.append(f"{move} {perft(there, depth - 1)}")
    return "\n".join(lines)


@pytest.mark.parametrize(("name", "row", "depth"), rows())
def test_the_count_of_move_sequences(name: str, row: dict[str, Any], depth: int) -> None:
    match = begun(name, row)
    wanted = row["counts"][depth - 1]
    found = perft(match, depth)
    assert found == wanted, f"{row['about']}, depth {depth}: {found}, not {wanted}\n{divide(match, depth)}"


@pytest.mark.parametrize(("name", "row", "depth"), rows(LARGEST_BY_HAND))
def test_playing_every_sequence_gives_the_same_count(name: str, row: dict[str, Any], depth: int) -> None:
    """The engine's perft and the public face of a match do not share their loops."""

    def by_hand(match: Match, left: int) -> int:
        if left == 0 or match.over or match.game.rules.horizon(match.here[0]):  # type: ignore[attr-defined]
            return 1
        moves = match.moves()
        total = 0
        for move in moves:
            match.play(move)
            total += by_hand(match, left - 1)
            match.undo()
        return total

    assert by_hand(begun(name, row), depth) == row["counts"][depth - 1]
