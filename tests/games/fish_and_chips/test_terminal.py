"""The board as a terminal prints it."""

from __future__ import annotations

import pytest

from tests.clauses import clause

from .boards import row, sea

pytestmark = pytest.mark.once


@clause("F4", "F6")
def test_a_board_with_piles_reef_and_open_water() -> None:
    match = row("P16 . R5>P4>P3 . . R1", totals="20,31")
    assert str(match) == "\n".join(
        [
            "6  ~      .      .      .      .      ~",
            "5  .      .      .      .      .      .",
            "4  .      .      .      .      .      .",
            "3  .      .      .      .      .      .",
            "2  .      .      .      .      .      .",
            "1  P16    .      R5*3   .      .      R1",
            "   a      b      c      d      e      f",
            "R play   R 20+2  P 31+0",
        ]
    )


def test_high_piles_do_not_run_into_each_other() -> None:
    high = ">".join(["R16", *(f"P{v}" for v in range(5, 14)), "G16"])
    other = ">".join(["P16", *(f"G{v}" for v in range(5, 15))])
    board = str(sea("\n".join([f"{high} {other} . . . ."] + [". . . . . ."] * 5), order="RPG"))
    assert board.splitlines()[0].split() == ["6", "R16*11", "P16*11", ".", ".", ".", "."]
