"""`bench/simulations.py` counts what a search judged, and nothing that was quicker."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

import seaboard

pytestmark = pytest.mark.once
SCRIPT = Path(__file__).parents[2] / "bench" / "simulations.py"
NEARLY_OVER = "2 RP -6/-3,P2,-2/P12,-5/-6/-6/R10,-2,P7,-,R4 R play 0,0"


@pytest.fixture
def simulations(monkeypatch: pytest.MonkeyPatch) -> Any:
    spec = importlib.util.spec_from_file_location("seaboard_simulations", SCRIPT)
    assert spec is not None and spec.loader is not None
    monkeypatch.syspath_prepend(SCRIPT.parent)
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "seaboard_simulations", module)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(("game", "players"), [("fish-and-chips", 2), ("urchins", 2), ("oh-crab", 4)])
def test_far_from_the_end_every_simulation_judges(simulations: Any, game: str, players: int) -> None:
    found = simulations.grown(seaboard.game(game).new(players=players, seed=1), 128, 0)
    assert (found.all, found.judged, found.proven) == (128, 128, False)


def test_what_is_proven_is_counted_apart(simulations: Any) -> None:
    found = simulations.grown(seaboard.game("fish-and-chips").at(NEARLY_OVER), 5000, 0)
    assert found.proven and found.judged < found.all < 5000
