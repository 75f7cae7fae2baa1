"""Notes: what a rule did, in order; nothing is kept where nobody listens."""

from __future__ import annotations

import numpy as np
import pytest

from seaboard.kernel.chance import chance
from seaboard.kernel.kit import MOST_NOTES, rule
from seaboard.kernel.layout import Cells
from seaboard.kernel.notes import NO_LOG, Log, Notes, listens, new_notes, note, notes_of, open_log

from . import nim

ENGINE = nim.engine()


@rule
def three_things(log: Log, cells: Cells) -> None:
    note(log, 3, True)
    note(log, 2, cells[0], np.uint64(5), 3, 4, 5, 6, cells[1])
    note(log, 3)


@rule
def told(notes: Notes, cells: Cells) -> bool:
    three_things(open_log(notes), cells)
    return listens(open_log(notes))


@rule
def untold(cells: Cells) -> bool:
    three_things(NO_LOG, cells)
    return listens(NO_LOG)


def test_a_move_comes_back_with_its_notes_and_the_legal_moves_after_it() -> None:
    done = ENGINE.after(nim.heaps(ENGINE, 3, 0, 2, mover=1), 1, chance(1))
    assert done.notes == [(nim.TAKEN, 1, 0, 2, 0, 0, 0, 0)]
    assert done.legal == ENGINE.legal(done.position) == [0, 10, 11]
    assert not done.drew


def test_notes_stand_in_the_order_in_which_they_were_made() -> None:
    log = new_notes()
    assert told(log, np.array([-1, 7], np.int8))
    assert notes_of(log) == [(3, 1, 0, 0, 0, 0, 0, 0), (2, -1, 5, 3, 4, 5, 6, 7), (3, 0, 0, 0, 0, 0, 0, 0)]


def test_nobody_listens() -> None:
    assert not untold(np.array([-1, 7], np.int8))


def test_a_log_that_is_full_says_so_and_writes_nothing_beyond_its_end() -> None:
    log = new_notes()
    for _ in range(MOST_NOTES // 3 + 1):
        told(log, np.array([-1, 7], np.int8))
    assert log[0] == MOST_NOTES // 3 * 3 + 3 > MOST_NOTES
    with pytest.raises(OverflowError):
        notes_of(log)
