"""Where a course is kept: its settings, its curve, the weights and the lessons of its iterations."""

from __future__ import annotations

import json
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from seaboard.bots.weights import ENDING, STORED
from seaboard.kernel.net import Weights

from .errors import TrainingError
from .selfplay import Lessons

REMEMBERED = 3  # iterations whose lessons are learned from together
SETTINGS, CURVE, SECONDS = "course.json", "curve.jsonl", "seconds.jsonl"
SPOILT = (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile, zlib.error)


@dataclass(frozen=True)
class Point:
    """An iteration on the curve."""

    iteration: int
    positions: int
    decisions: int
    value_error: float
    value_spread: float
    move_surprise: float


def opened(folder: Path, settings: dict[str, Any]) -> list[Point]:
    """The curve so far of this very course; another course's folder is not touched."""
    text, file = json.dumps(settings, indent=1), folder / SETTINGS
    with _writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            file.write_text(text, encoding="utf-8")
    with _reading(file):
        found = file.read_text("utf-8")
    if found != text:
        raise TrainingError("other-course", path=str(folder))
    _whole_lines(folder / SECONDS)
    return curve_in(folder)


def curve_in(folder: Path) -> list[Point]:
    """The iterations so far."""
    lines = _whole_lines(folder / CURVE)
    with _reading(folder / CURVE):
        curve = [msgspec.json.decode(line, type=Point) for line in lines]
        if [point.iteration for point in curve] != list(range(len(curve))):
            raise ValueError("iterations are missing")
    return curve


def seconds_in(folder: Path) -> float:
    """Seconds of one core that a course has taken; what a kill interrupted is not counted."""
    with _reading(folder / SECONDS):
        lines = (folder / SECONDS).read_text(encoding="utf-8").splitlines()
        return sum({one["iteration"]: float(one["seconds"]) for one in map(json.loads, lines)}.values())


def weights_in(folder: Path, iteration: int, size: int | None = None) -> Weights:
    """The weights after an iteration, and so many of them."""
    file = _weights_file(folder, iteration)
    with _reading(file):
        found = np.fromfile(file, STORED).astype(np.float32)
        if size is not None and len(found) != size:
            raise ValueError(f"{size} weights are wanted")
        return found


def remembered(folder: Path, iteration: int) -> Lessons:
    """The lessons of earlier iterations that this one learns from beside its own."""
    found = Lessons()
    for number in range(max(0, iteration - REMEMBERED + 1), iteration):
        file = _lessons_file(folder, number)
        with _reading(file), file.open("rb") as raw, np.load(raw) as parts:
            ends = np.cumsum(parts["sizes"])[:-1]
            found += Lessons(
                list(parts["seen"]),
                parts["worth"].tolist(),
                np.split(parts["moves"], ends),
                np.split(parts["tried"], ends),
            )
    return found


def keep_lessons(lessons: Lessons, folder: Path, iteration: int) -> None:
    """Write an iteration's lessons; those that no later one learns from are gone."""
    sizes = np.array([len(moves) for moves in lessons.moves])
    parts = {"seen": np.stack(lessons.seen), "worth": np.array(lessons.worth, np.float32), "sizes": sizes}
    parts |= {"moves": np.concatenate(lessons.moves), "tried": np.concatenate(lessons.tried)}
    file = _lessons_file(folder, iteration)
    with _writing(file):
        np.savez_compressed(file, **parts)  # type: ignore[arg-type]  # arrays by name
        _lessons_file(folder, iteration - REMEMBERED).unlink(missing_ok=True)


def keep_learned(point: Point, weights: Weights, seconds: float, folder: Path) -> None:
    """Write what came of an iteration; it is done when it stands on the curve."""
    with _writing(folder):
        weights.astype(STORED).tofile(_weights_file(folder, point.iteration))
        _append({"iteration": point.iteration, "seconds": round(seconds, 1)}, folder / SECONDS)
        _append(asdict(point), folder / CURVE)


def _append(line: dict[str, Any], file: Path) -> None:
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps(line) + "\n")


def _whole_lines(file: Path) -> list[str]:
    """The lines of a file, which has no others then: a kill may come in the midst of one."""
    with _reading(file):
        lines = file.read_text("utf-8").splitlines(keepends=True) if file.exists() else []
    whole = [line for line in lines if line.endswith("\n")]
    if whole != lines:
        with _writing(file):
            file.write_text("".join(whole), encoding="utf-8")
    return whole


def _lessons_file(folder: Path, iteration: int) -> Path:
    return folder / f"lessons-{iteration}.npz"


def _weights_file(folder: Path, iteration: int) -> Path:
    return folder / f"weights-{iteration}.{ENDING}"


@contextmanager
def _reading(file: Path) -> Iterator[None]:
    """What cannot be read as it was written is damaged."""
    try:
        yield
    except SPOILT as error:
        raise TrainingError("damaged", path=str(file)) from error


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    """What the disk refuses is told."""
    try:
        yield
    except OSError as error:
        cause = error.strerror or str(error)
        raise TrainingError("unwritable", path=str(error.filename or path), cause=cause) from error
