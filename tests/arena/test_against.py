"""`bench/against.py` and `bench/weights.py` in small: a level at one seat, weights against weights."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import seaboard
from seaboard.arena.crews import Alone
from seaboard.arena.rating import Estimate
from seaboard.bots.weights import weights_of
from seaboard.training.course import Course, go_on

pytestmark = pytest.mark.once
BENCH = Path(__file__).parents[2] / "bench"


def script(name: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    spec = importlib.util.spec_from_file_location(f"seaboard_{name}", BENCH / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    return module


def test_one_seat_has_the_level_and_what_was_played_is_not_played_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    against = script("against", monkeypatch)
    page, folder = tmp_path / "against.md", tmp_path / "against"
    asked = [
        "fish-and-chips",
        "--players",
        "3",
        "--bot",
        "seal@30",
        "--rival",
        "orca-0.1@30",
        "--matches",
        "3",
    ]
    asked += ["--folder", str(folder), "--report", str(page)]
    assert against.main(asked) == 0
    (file,) = folder.iterdir()
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert [sorted(line["line_up"]) for line in lines] == [["orca-0.1@30"] * 2 + ["seal@30"]] * 3
    assert len({line["seed"] for line in lines}) == 1
    assert len({line["line_up"].index("seal@30") for line in lines}) == 3
    assert "| Fish & Chips | 3 | `seal@30` | `orca-0.1@30` | " in page.read_text()
    assert "| 33 % |  | 3 | " in page.read_text()
    kept = file.read_bytes()
    assert against.main(asked) == 0 and file.read_bytes() == kept
    assert "earlier sources" not in page.read_text()
    changed = [json.dumps(line | {"sources": "earlier"}) for line in lines[:2]] + [json.dumps(lines[2])]
    file.write_text("\n".join(changed) + "\n")
    assert against.main(asked) == 0 and "2 matches were played by earlier sources" in page.read_text()


def test_a_shared_win_counts_in_part(monkeypatch: pytest.MonkeyPatch) -> None:
    against = script("against", monkeypatch)

    def share(seats: tuple[int, ...], *order: tuple[int, ...]) -> float:
        return float(against.share(type("Played", (), {"seats": seats, "order": order})))

    assert share((0, 1, 0), (1,), (0, 2)) == 1.0
    assert share((0, 1, 0), (0, 1), (2,)) == 0.5
    assert share((0, 1, 0), (0, 2), (1,)) == 0.0


def test_what_is_wrong_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    against = script("against", monkeypatch)
    with pytest.raises(SystemExit):
        against.main(["fish-and-chips", "--bot", "hal", "--folder", str(tmp_path)])


@pytest.mark.parametrize("players", [2, 3])
def test_weights_play_equal_ones_evenly(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    weights = script("weights", monkeypatch)
    game = seaboard.game("fish-and-chips")
    known = weights_of(game, players)
    elo = weights.compared(game, players, (known, known), 2 * players, 8)
    assert elo.low < 0 < elo.high


def test_weights_are_taken_with_all_that_made_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    weights = script("weights", monkeypatch)
    course = Course("fish-and-chips", 2, (), iterations=1, matches=2, simulations=4, updates=4, seed=5)
    go_on(course, tmp_path / "course", Alone(), lambda *told: None)
    taken: list[Any] = []
    monkeypatch.setattr(weights, "compared", lambda *asked: Estimate(51.4, -10.0, 112.6))
    monkeypatch.setattr(weights, "take", lambda *told: taken.extend(told))
    monkeypatch.setattr(sys, "argv", ["weights.py", str(tmp_path / "course"), "--take"])
    weights.main()
    module, game, players, new, about = taken
    assert module.parent.name == "fish_and_chips"
    assert about["command"] == (
        "seaboard train fish-and-chips --players 2 --games 2 --simulations 4"
        " --updates 4 --iterations 1 --seed 5"
    )
    assert about["elo"] == {
        "over": "the weights before",
        "matches": 200,
        "simulations": 200,
        "value": 51,
        "low": -10,
        "high": 113,
    }
    assert len(about["curve"]) == 2 and about["minutes_of_one_core"] >= 0
    monkeypatch.undo()
    (tmp_path / "game").mkdir()
    weights.take(tmp_path / "game" / "__init__.py", game, players, new, about)
    folder = tmp_path / "game" / "weights"
    assert np.array_equal(np.fromfile(folder / "2.f32", "<f4"), new)
    assert json.loads((folder / "about.json").read_text()) == {"2": about}
