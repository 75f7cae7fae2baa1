"""Golden playthroughs of the short race and of the Adventure Pack; the usual game has its own elsewhere.

`pytest tests/games/oh_crab --rewrite-golden` rewrites them; read the diff before you commit it.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from seaboard.games.oh_crab import GAME
from tests.clauses import clause
from tests.golden import Golden
from tests.playthroughs.test_playthroughs import told

pytestmark = pytest.mark.once

GOLDEN = Path(__file__).parents[2] / "playthroughs"
SEED = 2025
PLIES = 110
VARIANTS: dict[str, tuple[int, dict[str, Any]]] = {
    "short": (3, {"short": True, "scenario": 4}),
    "pack": (3, {"modules": "1 2 3 4", "short": True}),
    "pack-two": (2, {"modules": "1 2 3 4", "events": "crystal", "surprises": "only_good"}),
}


def playthrough(variant: str) -> str:
    players, options = VARIANTS[variant]
    match = GAME.new(players, seed=SEED, **options)
    rng = random.Random(SEED)
    lines = [f"{match.game.title}, {variant}, {players} players, seed {SEED}", "", match.position, str(match)]
    for number in range(1, PLIES + 1):
        if match.over:
            break
        seat = rng.choice(match.to_move)
        move = rng.choice(match.moves(seat))
        lines += [
            "",
            f"{number}. seat {seat} plays {move}",
            *map(told, match.play(move, seat)),
            match.position,
        ]
    return "\n".join([*lines, "", str(match), f"winners {match.winners}"]) + "\n"


@clause("O14", "O117")
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_race_runs_as_it_is_written(variant: str, golden: Golden) -> None:
    path, found = GOLDEN / f"oh-crab-{variant}.txt", playthrough(variant)
    golden.check(path, found)
