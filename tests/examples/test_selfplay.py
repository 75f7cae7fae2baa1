"""The learners of examples/ in small: they learn something, here and with workers."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import seaboard

EXAMPLES = Path(__file__).parents[2] / "examples"
SMALL = 24  # tables


@pytest.fixture
def learners(monkeypatch: pytest.MonkeyPatch) -> tuple[Any, Any]:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    selfplay, ray_selfplay = importlib.import_module("selfplay"), importlib.import_module("ray_selfplay")
    for name, small in (("WIDTH", 1), ("UNITS", 16), ("BATCH", 128), ("RATE", 4e-3)):
        monkeypatch.setattr(selfplay, name, small)
    return selfplay, ray_selfplay


def times(count: int) -> Any:
    """The share of the time that is left, so many times."""
    shares = iter([*np.linspace(1, 0.1, count), 0])
    return lambda: next(shares)


@pytest.mark.slow
def test_the_learner_learns(learners: tuple[Any, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    selfplay, _ = learners
    tables, net = selfplay.Tables(1, SMALL), selfplay.Net()
    selfplay.train(net, lambda: [tables.lessons(net)], times(12))
    monkeypatch.setattr(selfplay, "LAMBDA", 1.0)  # how rounds really end
    seen, ended = (part[: 30 * SMALL] for part in selfplay.Tables(9, SMALL).lessons(net, 48))
    error = ((net.forward(seen)[1] - ended) ** 2).mean()
    assert error < 0.95 * (ended**2).mean()  # most of how a round ends is not to be foreseen
    assert selfplay.against(net, "random", 4) > 0.5


def test_what_a_square_is_threatened_by_is_seen(learners: tuple[Any, Any]) -> None:
    """R10 can capture P7 along a row, P12 can capture R10 along a column (F14, F15)."""
    selfplay, _ = learners
    match = seaboard.game("fish-and-chips").at("2 RP -6/-6/P12,-5/-6/-6/R10,-2,P7,-2 R play 0,0")
    found = 8 * selfplay.features(match.observe(0)[None])[0, : 6 * 33].reshape(6, 33)
    hunters = found[4]
    assert {value - 16: count for value, count in enumerate(hunters) if count} == {10: 1, -7: 1}
    assert {value - 16: count for value, count in enumerate(found[0]) if count} == {10: 1, -7: 1, -12: 1}


def test_a_capture_that_ends_the_round_is_judged_by_its_result(learners: tuple[Any, Any]) -> None:
    """One point more, of at most 16 (F21)."""
    selfplay, _ = learners
    match = seaboard.game("fish-and-chips").at("2 RP -6/-6/P12,-5/-6/-6/R10,-2,P7,-2 R play 0,0")
    ahead = selfplay.after(match, match.actions()[0])
    worth = selfplay.Net().judge([ahead, ahead], np.array([0, 1]))
    assert worth.tolist() == pytest.approx([1 / 27, -1 / 27])


def test_workers_play_and_one_learns(learners: tuple[Any, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray itself is not needed for that: workers are asked as it asks them, one after the other."""
    _, ray_selfplay = learners
    crew: list[Any] = []

    def remote(made: type) -> Any:
        def begin(seed: int) -> Any:
            worker = made(seed, n=4)
            crew.append(worker)
            return SimpleNamespace(lessons=SimpleNamespace(remote=worker.lessons))

        return SimpleNamespace(remote=begin)

    ray = SimpleNamespace(
        init=lambda **options: None,
        remote=lambda **options: remote,
        put=lambda weights: [w.copy() for w in weights],
        get=list,
        shutdown=lambda: None,
    )
    monkeypatch.setattr(ray_selfplay, "import_module", {"ray": ray}.__getitem__)
    moments = iter(range(100))
    monkeypatch.setattr(ray_selfplay, "time", SimpleNamespace(monotonic=lambda: next(moments)))
    assert 0 <= ray_selfplay.main(address="", workers=2, minutes=0.05, matches=2) <= 1
    first, second = (worker.tables.env.observation for worker in crew)
    assert not np.array_equal(first, second)
    assert not np.array_equal(
        crew[0].net.weights[0], ray_selfplay.Net().weights[0]
    )  # it was sent what was learned


def test_the_learner_is_short() -> None:
    assert len((EXAMPLES / "selfplay.py").read_text("utf-8").splitlines()) <= 150
