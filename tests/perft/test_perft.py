"""Move sequences counted against the tables beside this file; a wrong count prints its divide.

`pytest tests/perft --rewrite-golden` writes the counts of every row anew, as many as the row has.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import seaboard
from seaboard.match.match import Match
from seaboard.match.shelf import of_the_house
from tests.golden import Golden
from tests.walks import numbered_games

COUNTED = [name for name in numbered_games() if name in of_the_house()]
TABLES = [path for name in COUNTED if (path := Path(__file__).parent / f"{name}.json").is_file()]
LARGEST_BY_HAND = 500

Row = dict[str, Any]


def rows_of(table: Path) -> list[Row]:
    """The rows of a table: a position, moves after it, and the count of sequences for every depth."""
    found: list[Row] = json.loads(table.read_text("utf-8"))
    return found


def text_of(rows: list[Row]) -> str:
    """Rows as a table has them, one field a line."""
    fields = [
        [f"  {json.dumps(key)}: {json.dumps(row[key], ensure_ascii=False)}" for key in row] for row in rows
    ]
    return "[\n" + ",\n".join(" {\n" + ",\n".join(lines) + "\n }" for lines in fields) + "\n]\n"


ROWS = pytest.mark.parametrize(
    ("table", "number"),
    [
        pytest.param(table, number, id=f"{table.stem}-{number}")
        for table in TABLES
        for number in range(len(rows_of(table)))
    ],
)


def begun(name: str, row: Row) -> Match:
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


@ROWS
def test_the_counts_of_move_sequences(table: Path, number: int, golden: Golden) -> None:
    rows = rows_of(table)
    row, match = rows[number], begun(table.stem, rows[number])
    found = [perft(match, depth) for depth in range(1, len(row["counts"]) + 1)]
    if golden.rewrite:
        table.write_text(text_of([*rows[:number], {**row, "counts": found}, *rows[number + 1 :]]), "utf-8")
        return
    for depth, (count, wanted) in enumerate(zip(found, row["counts"], strict=True), 1):
        if count != wanted:
            wrong = f"has {wanted} sequences of {depth} moves in row {number} ({row['about']}), now {count}"
            golden.fail(table, wrong, ["The sequences behind each first move:", divide(match, depth)])


@ROWS
def test_playing_every_sequence_gives_the_same_count(table: Path, number: int) -> None:
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

    row = rows_of(table)[number]
    for depth, count in enumerate(row["counts"], 1):
        if count <= LARGEST_BY_HAND:
            assert by_hand(begun(table.stem, row), depth) == count, f"{row['about']}, depth {depth}"
