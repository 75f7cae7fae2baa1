"""One move in one crossing: arrays that stay, and what comes back for keeps."""

from __future__ import annotations

import ctypes
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from seaboard.kernel.chance import chance
from seaboard.kernel.crossing import Crossing
from seaboard.kernel.kit import MOST_NOTES, NOTE_WIDTH
from seaboard.kernel.layout import byte_of
from seaboard.kernel.library import HALF, passage_into

from . import nim
from .processes import answer

ENGINE = nim.engine()
PASSAGE = """
import ctypes, json
from seaboard.kernel.chance import chance
from tests.kernel import nim
engine = nim.engine()
position = nim.heaps(engine, 3, 4, 5)
done = engine.after(position, 1, chance(1))
room = engine._crossing._rooms[0]
quick = isinstance(room.cross, ctypes._CFuncPtr) and isinstance(room.look, ctypes._CFuncPtr)
print(json.dumps([quick, done.packed.hex(), done.legal, done.seat, done.notes, done.drew]))
"""


@pytest.mark.jit_only
def test_a_library_is_entered_with_arrays_made_ready_and_does_what_python_does() -> None:
    (quick, *by_machine), (not_quick, *by_python) = (
        answer(PASSAGE, SEABOARD_RULES=mode) for mode in ("library", "interpreted")
    )
    assert quick and not not_quick
    assert by_machine == by_python


def test_what_came_of_a_move_is_kept_when_another_is_made() -> None:
    first = ENGINE.after(nim.heaps(ENGINE, 3, 4, 5), 1, chance(1))
    kept = first.packed, first.notes, first.legal.copy()
    second = ENGINE.after(first.position, 5, chance(1))
    assert (first.packed, first.notes, first.legal) == kept and first.position.tobytes() == kept[0]
    assert second.notes == [(nim.TAKEN, 1, 1, 1, 0, 0, 0, 0)]  # its own, and not those before


def test_nobody_can_write_to_a_position_that_was_reached() -> None:
    done = ENGINE.after(nim.heaps(ENGINE, 3, 4, 5), 1, chance(1))
    with pytest.raises(ValueError, match="read-only"):
        done.position["mover"] = 0


def fallible(positions: Any, following: Any, action: int, rng: Any, notes: Any, offered: Any) -> Any:
    """An entry of which action 0 notes too much, 1 fails, and all others draw."""
    if action == 1:
        raise ZeroDivisionError
    notes[0] = MOST_NOTES + 1 if action == 0 else 1
    notes[1 : 1 + NOTE_WIDTH] = action
    rng[0] += np.uint64(1)
    return 0, 1


def test_a_move_that_failed_leaves_nothing_to_the_next() -> None:
    crossing = Crossing(nim.Nim, nim.ACTIONS, False, fallible, fallible)
    packed = nim.heaps(ENGINE, 1, 1, 1).tobytes()
    with pytest.raises(OverflowError):
        crossing.after(packed, 0, chance(1))
    with pytest.raises(ZeroDivisionError):
        crossing.after(packed, 1, chance(1))
    rng = chance(1)
    word = int(rng[0])
    done = crossing.after(packed, 2, rng)
    assert done.notes == [(2,) * NOTE_WIDTH] and done.drew and int(rng[0]) == word + 1


def test_threads_have_rooms_of_their_own() -> None:
    start = nim.heaps(ENGINE, 5, 5, 5)

    def played(action: int) -> list[bytes]:
        return [ENGINE.after(start, action, chance(1)).packed for _ in range(200)]

    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(played, range(nim.ACTIONS)))
    for action, those in enumerate(found):
        assert set(those) == {ENGINE.after(start, action, chance(1)).packed}


def test_two_small_numbers_come_back_as_one() -> None:
    cross, ready = passage_into(lambda array, number: (np.int64(array[0]), np.int64(number)))
    found = cross(ready(np.array([7])), ctypes.c_int64(3))
    assert found == 7 | 3 << HALF and type(found) is int


def test_one_number_comes_back_as_it_is() -> None:
    cross, ready = passage_into(lambda array, number: np.int64(array[0] + number))
    found = cross(ready(np.array([7])), ctypes.c_int64(-9))
    assert found == -2 and type(found) is int


def test_a_byte_is_read_where_its_field_lies() -> None:
    assert nim.heaps(ENGINE, 1, 2, 3, mover=1).tobytes()[byte_of(nim.Nim, "mover")] == 1
    with pytest.raises(ValueError, match="one byte"):
        byte_of(nim.Nim, "heaps")
