"""The files that a library is made of: those of its rules, those they import, and the data these read."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from seaboard.kernel.entries import PACKAGE
from seaboard.kernel.library import OF_THE_KERNEL

KERNEL = Path(__file__).parent.parent
opened: set[Path] = set()


def watch() -> None:
    """Remember every file that is opened from now on: tables that are read when rules are imported."""

    def note(event: str, arguments: tuple[object, ...]) -> None:
        if event == "open" and isinstance(arguments[0], str):
            opened.add(Path(arguments[0]))

    sys.addaudithook(note)


def files_of(modules: Iterable[str], root: Path, home: Path) -> list[str]:
    """The sources of some modules and of all they import, of the home and the kernel, and the home's data.

    They are named from the root, those of a kernel elsewhere from where that lies: another kernel's library
    must not fit here.
    """
    found: set[Path] = set()
    waiting = list(modules)
    while waiting:
        module = waiting.pop()
        path = _file(module)
        if path is not None and path not in found and _counts(path, home):
            found.add(path)
            waiting += _imports(module, path)
    data = {path for path in opened if path.is_relative_to(home) and _is_table(path)}
    return sorted(_named(path, root) for path in found | data)


def _is_table(path: Path) -> bool:
    """It is no source, and nothing that Python itself writes beside one."""
    return path.suffix != ".py" and "__pycache__" not in path.parts


def _named(path: Path, root: Path) -> str:
    if path.is_relative_to(root):
        return path.relative_to(root).as_posix()
    return OF_THE_KERNEL + path.relative_to(PACKAGE.parent).as_posix()


def _counts(path: Path, home: Path) -> bool:
    """What lies elsewhere is imported, but no rule is made of it."""
    return path.is_relative_to(home) or path == home or path.is_relative_to(KERNEL)


def _file(module: str) -> Path | None:
    file = getattr(sys.modules.get(module), "__file__", None)
    return None if file is None else Path(file)


def _imports(module: str, path: Path) -> Iterator[str]:
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) + 1 - node.level] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{name.name}" for name in node.names)
