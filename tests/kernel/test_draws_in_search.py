"""The search in a game whose moves draw, in a process of its own: here the rules are those of nim."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from tests.kernel.dice import END

LOOK = """
import json, sys
import numpy as np
from seaboard.kernel.chance import chance
from seaboard.kernel.tree import Tree
from tests.kernel import dice

engine = dice.engine()
found = []
for mine, yours, die, simulations in json.loads(sys.argv[1]):
    position = dice.race(engine, mine, yours, die)
    tree = Tree(engine, position, 0, 2, chance("dice"), np.zeros(0, np.float32), nodes=5_000)
    tree.grow(simulations)
    found.append([tree.simulations, tree.exact, tree.values, tree.branches[0].action])
print(json.dumps(found))
"""


def looked(*races: tuple[int, int, int, int]) -> Any:
    """What trees on some races say: simulations, whether that is a fact, values, the best action."""
    done = subprocess.run(
        [sys.executable, "-c", LOOK, json.dumps(races)],
        env={**os.environ, "SEABOARD_RULES": "interpreted"},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def test_a_draw_is_judged_and_neither_planned_behind_nor_called_a_fact() -> None:
    far, near, rolled = looked((0, 0, 0, 300), (END - 2, END - 1, 0, 1500), (END - 2, END - 1, 2, 300))
    assert far[0] == 300 and all(-1.0 <= value <= 1.0 for value in far[2]), "no illegal step was tried"
    # Two steps before the end a die of 1 loses, as the rival needs one; with 2 and 3 the right step wins.
    assert not near[1]
    assert near[2][0] == pytest.approx(-2 / 9, abs=0.1)  # of random steps: -1, 0 and 1/3
    assert rolled[1] and rolled[3] == 2, "before the next draw all is known"
