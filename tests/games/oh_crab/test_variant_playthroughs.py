"""A golden playthrough of the short variant, beside those of the usual game in tests/playthroughs."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from seaboard.games.oh_crab import GAME
from tests.clauses import clause
from tests.playthroughs.test_playthroughs import told

GOLDEN = Path(__file__).parents[2] / "playthroughs" / "oh-crab-short.txt"
SEED = 2025
PLIES = 110


def playthrough() -> str:
    match = GAME.new(3, seed=SEED, short=True, scenario=4)
    rng = random.Random(SEED)
    lines = [f"{match.game.title}, the short variant, 3 players, seed {SEED}", "", match.position, str(match)]
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


@clause("O14")
def test_the_short_race_runs_as_it_is_written(request: pytest.FixtureRequest) -> None:
    found = playthrough()
    if request.config.getoption("--rewrite-playthroughs"):
        GOLDEN.write_text(found, "utf-8")
    assert found == GOLDEN.read_text("utf-8")
