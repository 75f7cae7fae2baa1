"""What a survey of a position has found, in Python's own numbers: a view is made of it after every move."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from struct import Struct
from typing import Any, Final, NamedTuple

import numpy as np

from seaboard.kernel.library import passage_into
from seaboard.match.game import Position

from .board import SQUARES
from .notation import SPECIALS
from .rules import SWAP
from .rules.survey import COUNTS, PILE_WIDTH, survey
from .view import PHASE

ROWS: Final = Struct(f"{PILE_WIDTH}s").iter_unpack


class Sheet(NamedTuple):
    """Where a survey is written to: arrays as the rules take them, and as Python reads them."""

    survey: Callable[..., int]
    ready: Callable[[Any], Any]  # an array as the rules take it
    anew: Any
    piles: Any
    threatened: Any
    counts: Any
    rows: memoryview
    threats: Callable[[], bytes]
    counted: Callable[[], list[int]]


_sheets: list[Sheet] = []  # free for who comes next: making the arrays would take longer than the survey


def surveyed(position: Position, before: Position | None) -> tuple[list[bytes], bytes, list[int]]:
    """The squares that look different than before, what every swap would threaten, and what was counted.

    As the rules wrote it down: see `rules/survey.py`. Nothing is threatened but in a swap turn.
    """
    try:
        sheet = _sheets.pop()  # of its own for each call: another thread may ask too
    except IndexError:
        sheet = _new_sheet()
    survey, ready, anew, piles, threatened, counts, rows, threats, counted = sheet
    here, anew.value = ready(position), before is None
    past = here if before is None else ready(before)
    number = survey(here, past, anew, piles, threatened, counts)
    found = counted()
    swap_turn = found[PHASE] == SWAP
    squares, threatening = [row for (row,) in ROWS(rows[:number])], threats() if swap_turn else b""
    _sheets.append(sheet)
    return squares, threatening, found


def _new_sheet() -> Sheet:
    piles, counts = np.zeros((SQUARES, PILE_WIDTH), np.int8), np.zeros(COUNTS, np.int16)
    threatened = np.zeros((len(SPECIALS), SQUARES), np.int8)
    call, ready = passage_into(survey)
    return Sheet(
        call,
        ready,
        ctypes.c_int64(),
        ready(piles),
        ready(threatened),
        ready(counts),
        piles.data,
        threatened.tobytes,
        counts.tolist,
    )
