"""A course can be stopped anywhere and goes on as if it had not been."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from seaboard.arena.crews import Alone
from seaboard.training.course import Course, go_on
from seaboard.training.errors import TrainingError
from seaboard.training.folder import Point, seconds_in, weights_in

COURSE = Course("fish-and-chips", 2, (), iterations=2, matches=2, simulations=6, updates=8, seed=3)


def quiet(*done: Any) -> None:
    """Nobody watches."""


class Backwards(Alone):
    """A crew whose last match ends first."""

    def run(self, work: Any, shared: Any, items: Any) -> Generator[tuple[int, Any], None, None]:
        yield from reversed(list(super().run(work, shared, items)))


def test_the_same_course_gives_the_same_weights_whoever_ends_first(tmp_path: Path) -> None:
    curves = [
        go_on(COURSE, tmp_path / name, crew, quiet) for name, crew in (("a", Alone()), ("b", Backwards()))
    ]
    assert curves[0] == curves[1] and len(curves[0]) == COURSE.iterations + 1
    assert np.array_equal(weights_in(tmp_path / "a", 2), weights_in(tmp_path / "b", 2))
    assert not np.array_equal(weights_in(tmp_path / "a", 1), weights_in(tmp_path / "a", 2))


def test_a_course_that_was_killed_goes_on(tmp_path: Path) -> None:
    whole = go_on(COURSE, tmp_path / "whole", Alone(), quiet)

    class Killed(Exception):
        """In the midst of the last iteration."""

    def kill(iteration: int, done: int, of: int, curve: list[Point]) -> None:
        if iteration == 2 and done == 1:
            raise Killed

    with pytest.raises(Killed):
        go_on(COURSE, tmp_path / "cut", Alone(), kill)  # type: ignore[arg-type]  # a list is a sequence
    with open(tmp_path / "cut" / "curve.jsonl", "a", encoding="utf-8") as file:
        file.write('{"iteration": 2, "posi')
    assert go_on(COURSE, tmp_path / "cut", Alone(), quiet) == whole
    assert np.array_equal(weights_in(tmp_path / "cut", 2), weights_in(tmp_path / "whole", 2))


def test_what_a_course_took_is_added_up_and_no_iteration_counts_twice(tmp_path: Path) -> None:
    (tmp_path / "seconds.jsonl").write_text(
        '{"iteration": 0, "seconds": 2.5}\n{"iteration": 1, "seconds": 9}\n{"iteration": 1, "seconds": 4}\n'
    )
    assert seconds_in(tmp_path) == 6.5
    go_on(COURSE, tmp_path / "course", Alone(), quiet)
    assert len((tmp_path / "course" / "seconds.jsonl").read_text().splitlines()) == COURSE.iterations + 1


def test_another_course_does_not_go_on_in_its_folder(tmp_path: Path) -> None:
    go_on(COURSE, tmp_path, Alone(), quiet)
    with pytest.raises(TrainingError, match="other-course"):
        go_on(Course("fish-and-chips", 3, seed=3), tmp_path, Alone(), quiet)


def test_a_game_without_features_has_nothing_to_learn(tmp_path: Path) -> None:
    with pytest.raises(TrainingError, match="no-features"):
        go_on(Course("icecool", 2), tmp_path, Alone(), quiet)


SPOILT: dict[str, list[str | None]] = {
    "curve.jsonl": ["{\n", '{"iteration": 0}\n', "\ud800", "1\n"],
    "weights-0.f32": [None, "few"],
    "lessons-0.npz": [None, "no lessons", "PK\x03\x04 cut short"],
}


@pytest.mark.parametrize(("name", "text"), [(name, text) for name in SPOILT for text in SPOILT[name]])
def test_a_spoilt_folder_is_told(tmp_path: Path, name: str, text: str | None, begun: Path) -> None:
    for file in begun.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    (tmp_path / name).unlink()
    if text is not None:
        (tmp_path / name).write_bytes(text.encode("utf-8", "surrogatepass"))
    with pytest.raises(TrainingError, match="damaged") as error:
        go_on(COURSE, tmp_path, Alone(), quiet)
    assert error.value.params["path"] == str(tmp_path / name)


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("begun")
    go_on(replace(COURSE, iterations=0), folder, Alone(), quiet)
    return folder


def test_iterations_that_are_missing_on_the_curve_are_told(tmp_path: Path, begun: Path) -> None:
    for file in begun.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    curve = tmp_path / "curve.jsonl"
    curve.write_text(curve.read_text().replace('"iteration": 0', '"iteration": 1'))
    with pytest.raises(TrainingError, match="damaged"):
        go_on(COURSE, tmp_path, Alone(), quiet)


def test_what_a_disk_refuses_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("somebody's")
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(TrainingError, match="unwritable"):
            go_on(COURSE, folder, Alone(), quiet)
    assert (tmp_path / "file").read_text() == "somebody's"


def test_a_disk_that_fills_up_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(np, "savez_compressed", full)
    with pytest.raises(TrainingError, match="unwritable") as error:
        go_on(COURSE, tmp_path, Alone(), quiet)
    assert error.value.params["cause"] == "No space left on device"
