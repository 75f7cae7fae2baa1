"""The rules that Python calls, and where each finds its machine code."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np


class EngineOf(NamedTuple):
    """Of what an engine was made, by names: the process that builds its library makes it again."""

    name: str
    rules: str  # a module
    layout: str  # "module:Class"


# What an entry can take beside numbers, positions and nodes, by the name of its annotation: type, dimensions.
ARRAYS: dict[str, tuple[Any, int]] = {
    "Cells": (np.int8, 1),
    "CellTable": (np.int8, 2),
    "Counts": (np.int16, 1),
    "Actions": (np.int32, 1),
    "ActionTable": (np.int32, 2),
    "Notes": (np.int64, 1),
    "Bits": (np.uint64, 1),
    "BitTable": (np.uint64, 2),
    "Chance": (np.uint64, 1),
    "Chances": (np.uint64, 2),
    "Flags": (np.bool_, 1),
    "Returns": (np.float64, 1),
    "Numbers": (np.float64, 1),
    "NumberTable": (np.float64, 2),
    "Weights": (np.float32, 1),
    "Observation": (np.uint8, 1),
    "Observations": (np.uint8, 2),
    "FlagTable": (np.bool_, 2),
    "Rewards": (np.float32, 2),
    "MoveTable": (np.int16, 2),
    "Tallies": (np.int64, 2),
    "FeatureTable": (np.float32, 2),
}
PACKAGE = Path(__file__).parent.parent
KERNEL = "kernel"

# By home and by the name of the door: an Entry, or what is being built.
ENTRIES: dict[str, dict[str, Any]] = {}
ENGINES: dict[str, EngineOf] = {}  # by home


def home_of(path: str | Path) -> str:
    """Whose library a source file belongs to: "kernel", or the name of a game's folder.

    Elsewhere it is the path of the outermost package that the file lies in, or of the file itself.
    """
    file = Path(path).absolute()
    if file.is_relative_to(PACKAGE):
        parts = file.relative_to(PACKAGE).parts
        return parts[1] if parts[0] == "games" and len(parts) > 2 else KERNEL
    while (file.parent / "__init__.py").is_file():
        file = file.parent
    return str(file)


def root_of(home: str) -> Path:
    """The folder from which the sources of a home are named."""
    return Path(home).parent if Path(home).is_absolute() else PACKAGE.parent


def engine_of(home: str) -> str:
    """The rules and the layout that a home's kernels are bound to; "" where none are, or not yet."""
    return " ".join(ENGINES[home][1:]) if home in ENGINES else ""


def sources_of(home: str) -> list[Path]:
    """All files of a home that can have rules."""
    folder = Path(home) if Path(home).is_absolute() else PACKAGE / "games" / home
    return [folder] if folder.is_file() else sorted(folder.rglob("*.py"))


def effort(home: str) -> int:
    """How long a home's library takes to build, roughly: the bytes of its sources."""
    return sum(path.stat().st_size for path in sources_of(home))


def files_with_entries(home: str) -> list[Path]:
    """The sources of a home that have entries of their own, as they are named in it."""
    return [path.relative_to(root_of(home)) for path in sources_of(home) if _has_entries(path)]


def modules_of(home: str) -> list[str]:
    """The modules of these."""
    names = [path.with_suffix("").parts for path in files_with_entries(home)]
    return [".".join(parts[:-1] if parts[-1] == "__init__" else parts) for parts in names]


def _has_entries(path: Path) -> bool:
    return re.search(r"^@entry\b", path.read_text("utf-8"), re.MULTILINE) is not None


def home_of_rule(f: Callable[..., Any]) -> str:
    """Whose library a rule belongs to; a bound template says it itself."""
    return getattr(f, "home", None) or home_of(f.__code__.co_filename)


def door_of(f: Callable[..., Any]) -> str:
    """The name of an entry's door in a library."""
    return f"{f.__module__}.{f.__name__}".replace(".", "_")


def kinds_of(f: Callable[..., Any]) -> tuple[list[str], str]:
    """What an entry takes and returns, by the names of its annotations, as its source has them."""
    names = f.__code__.co_varnames[: f.__code__.co_argcount]
    kinds = [f.__annotations__.get(name) for name in (*names, "return")]
    if not all(isinstance(kind, str) for kind in kinds):
        raise TypeError(
            f"{f.__qualname__}: an entry needs annotations, and `from __future__ import annotations`"
        )
    *taken, returned = map(str, kinds)
    return taken, returned


class Entry:
    """A rule that goes through a door of its home's library, which is opened when it is first called."""

    __slots__ = ("__name__", "__qualname__", "call", "home", "python")

    def __init__(self, f: Callable[..., Any]) -> None:
        self.python, self.home = f, home_of_rule(f)
        self.__name__, self.__qualname__ = f.__name__, f.__qualname__
        self.call: Callable[..., Any] = self._open
        ENTRIES.setdefault(self.home, {})[door_of(f)] = self

    def __call__(self, *arguments: Any) -> Any:
        return self.call(*arguments)

    def _open(self, *arguments: Any) -> Any:
        from .library import way_into  # which knows the entries

        self.call = way_into(self)
        return self.call(*arguments)
