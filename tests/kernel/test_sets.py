"""Sets as bits: their size and their members by number."""

from __future__ import annotations

import numpy as np
import pytest

from seaboard.kernel.sets import nth, size


@pytest.mark.parametrize("members", [[], [0], [63], [0, 63], [1, 4, 9, 16, 25, 36, 49], list(range(64))])
def test_a_set_knows_its_size_and_its_members(members: list[int]) -> None:
    bits = np.uint64(sum(1 << member for member in members))
    assert size(bits) == len(members)
    assert [nth(bits, n) for n in range(len(members))] == members


def test_a_small_set_may_be_a_plain_integer() -> None:
    assert size(0b10110) == 3 and nth(0b10110, 1) == 2
