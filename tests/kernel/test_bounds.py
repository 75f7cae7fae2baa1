"""Only a library with bounds checks has them, whichever of the two was built first from what is kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.walks import marked_slow

from .processes import answer

POOL = """\
from __future__ import annotations
import numpy as np
from seaboard.kernel.kit import entry

DEPTHS = np.array([3, 1, 4], np.int64)


@ENTRY
def depth(x: int) -> int:
    return DEPTHS[x]
""".replace("ENTRY", "entry")  # here it would be taken for an entry of this package
ASK = """
import json
from pool import depth

def told(x):
    try:
        return int(depth(x))
    except IndexError as error:
        return str(error)

print(json.dumps([told(x) for x in PLACES]))
"""
ORDERS = [("library", "checked"), ("checked", "library")]
INSIDE, OUTSIDE = [0, 2, -1, -3], [3, -4, 2**40]


def ask(folder: Path, rules: str, places: list[int]) -> list[int | str]:
    """What the pool says of its places, in a process that runs rules in this way."""
    code = ASK.replace("PLACES", repr(places))
    path = os.pathsep.join([str(folder), *filter(None, sys.path)])
    found: list[int | str] = answer(
        code, folder, PYTHONPATH=path, SEABOARD_RULES=rules, SEABOARD_CACHE_DIR=str(folder / "cache")
    )
    return found


@pytest.mark.jit_only
@pytest.mark.parametrize("order", marked_slow(ORDERS, quick=ORDERS[:1]), ids="-then-".join)
def test_a_bound_is_watched_with_checks_and_only_there(tmp_path: Path, order: tuple[str, str]) -> None:
    (tmp_path / "pool.py").write_text(POOL)
    for rules in order:
        assert ask(tmp_path, rules, INSIDE) == [3, 4, 4, 3]
    assert ask(tmp_path, "checked", OUTSIDE) == ["depth overstepped a bound"] * len(OUTSIDE)
    built = {"-checked-" in path.parent.name: path.read_bytes() for path in tmp_path.rglob("pool.so")}
    assert built[True] != built[False]
