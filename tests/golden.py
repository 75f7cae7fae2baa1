"""Golden files: what the code produced when somebody last read it and found it right."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import unified_diff
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MOST_LINES = 60  # of a difference


class Golden:
    """Compares texts with golden files, or writes the files with `--rewrite-golden`."""

    def __init__(self, writers: str, rewrite: bool) -> None:
        self.writers = writers  # the tests that write the file, as arguments of pytest
        self.rewrite = rewrite

    def check(self, path: Path, found: str) -> None:
        """Fail with the difference and the command that rewrites the file; or rewrite it."""
        if self.rewrite:
            path.write_text(found, "utf-8")
        elif not path.is_file():
            self.fail(path, "is missing")
        elif (kept := path.read_text("utf-8")) != found:
            self.fail(path, "differs from what the code produces now", _difference(kept, found))

    def fail(self, path: Path, what: str, details: Iterable[str] = ()) -> None:
        """Fail with the command that rewrites a file."""
        command = f".venv/bin/python -m pytest {self.writers} --rewrite-golden"
        when = "If the change is meant" if path.is_file() else "To write it"
        advice = f"{when}: {command}\nThen read `git diff` before you commit the file."
        pytest.fail("\n".join([f"{_short(path)} {what}.", *details, advice]), pytrace=False)


def _difference(kept: str, found: str) -> list[str]:
    """The first lines of the difference."""
    lines = unified_diff(kept.splitlines(), found.splitlines(), "in the file", "now", lineterm="")
    shown = list(lines)
    left = len(shown) - MOST_LINES
    return [*shown[:MOST_LINES], f"… and {left} more lines"] if left > 0 else shown


def _short(path: Path) -> Path:
    return path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
