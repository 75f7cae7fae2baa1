"""Sums of what nets and learners are given, over the recorded matches.

A net is of use only to the features it was trained on, and a learner to the encoding it has learned from.
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

import seaboard
from seaboard.kernel.kit import Action
from seaboard.match.compiled import CompiledGame
from tests.golden import Golden

Numbers = npt.NDArray[np.float64]
RECORDS = Path(__file__).parents[1] / "records"
EVERY = 11  # a position out of so many
WEIGHTS = 5  # positions and moves count 1 to so many times, or else two that trade places would go unnoticed


def sums(name: str) -> dict[str, list[float]]:
    """What all seats are given of positions of a game's records, and of the legal moves there."""
    game = seaboard.game(name)
    assert isinstance(game, CompiledGame)
    look, look_at_moves = game.engine.look, game.engine.look_at_moves
    size, of_moves = game.rules.FEATURES, game.rules.MOVE_FEATURES
    found = {
        "position": np.zeros(size),
        "moves": np.zeros(of_moves),
        "encoding": np.zeros(0),
        "largest": np.zeros(0),
    }
    for path in sorted(RECORDS.glob(f"{name}-*.txt")):
        match = seaboard.load(path.read_text("utf-8"))
        largest = np.array([field.most for field in match.fields.values()], np.float64)
        found["largest"] = _added(found["largest"], largest)
        while match.history:
            if len(match.history) % EVERY == 0:
                weight = 1 + len(match.history) // EVERY % WEIGHTS
                for seat in range(match.players):
                    features = np.zeros(size, np.float32)
                    look(match.here, seat, features)
                    found["position"] += weight * features
                    encoding = (weight + seat) * match.observe(seat).astype(np.float64)
                    found["encoding"] = _added(found["encoding"], encoding)
                legal = np.array(game.engine.legal(match.here), Action)
                rows = np.zeros((len(legal), of_moves), np.float32)
                look_at_moves(match.here, legal, len(legal), rows)
                found["moves"] += (1 + np.arange(len(legal)) % WEIGHTS) @ rows.astype(np.float64)
            match.undo()
    return {part: added.round(4).tolist() for part, added in found.items()}


def _added(first: Numbers, second: Numbers) -> Numbers:
    """The sum of two encodings; options make some longer."""
    longer, shorter = (first, second) if len(first) > len(second) else (second, first)
    return longer + np.pad(shorter, (0, len(longer) - len(shorter)))


def check_sums(name: str, path: Path, golden: Golden) -> None:
    """Compare the sums with those of a file; whoever changes a feature on purpose trains the nets again."""
    found = sums(name)
    if golden.rewrite:
        path.write_text(json.dumps(found) + "\n", "utf-8")
        return
    for part, wanted in json.loads(path.read_text("utf-8")).items():
        assert len(found[part]) == len(wanted), f"how many numbers there are of the {part}"
        pairs = enumerate(zip(found[part], wanted, strict=True))
        other = [number for number, (now, then) in pairs if now != pytest.approx(then, rel=1e-4, abs=1e-3)]
        if other:
            golden.fail(path, f"differs in the numbers {other} of the {part}")
