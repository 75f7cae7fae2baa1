"""How puzzles are made: what the script finds out about a position, and how bots fare."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

import seaboard
from seaboard.puzzles import puzzles, task_of

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def making() -> ModuleType:
    """The script, which is no part of the package."""
    spec = spec_from_file_location("making", Path(__file__).parents[2] / "scripts" / "puzzles.py")
    assert spec is not None and spec.loader is not None
    found = sys.modules["making"] = module_from_spec(spec)  # where dataclasses look for it
    spec.loader.exec_module(found)
    return found


def test_a_position_is_looked_through(making: ModuleType) -> None:
    """Purple must take green at once, or is taken itself."""
    start = seaboard.game("fish-and-chips").at("1 GRYP -6/-6/-6/-6/-6/Y9,-,P12,G12,G8,- P play 0,0,0,0")
    found = making.look(start, task_of("fish-and-chips").Reach(), 1)
    assert found.solutions[0][0] == "c1xd1"
    assert found.good[0] == ["c1xd1"]
    assert (found.best, found.losing) == (1, 1)


def test_nothing_to_find_is_no_puzzle(making: ModuleType) -> None:
    lost = seaboard.game("fish-and-chips").at("1 GRYP -6/-6/-6/-6/-6/Y9,-,R12,-,G8,- R play 0,0,0,0")
    assert making.look(lost, task_of("fish-and-chips").Reach(), 1) is None


@pytest.mark.parametrize("game", ["urchins", "oh-crab"])
def test_a_shipped_puzzle_would_be_made_again(making: ModuleType, game: str) -> None:
    shipped = puzzles(game)[30]
    start = seaboard.game(game).at(shipped.position)
    found = making.look(start, task_of(game).Reach(), making.MAKERS[game].most)
    assert making.MAKERS[game].keep(found)
    difficulty = msgspec.structs.replace(shipped.difficulty, solved={})
    assert found.puzzle() == msgspec.structs.replace(shipped, difficulty=difficulty)


def test_bots_try(making: ModuleType) -> None:
    """Who is greedy counts what it catches, so it finds what a turn of Urchins gives."""
    assert making.solved_by("greedy", puzzles("urchins")[0]) == 1.0
    assert making.solved_by("random", puzzles("urchins")[0]) == 0.0
