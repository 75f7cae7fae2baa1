"""A terminal for tests: `seaboard` in this process, with typed lines for its input."""

from __future__ import annotations

import io
from dataclasses import dataclass

import pytest

from seaboard.cli import main


@dataclass
class Said:
    """What a command said and how it ended."""

    code: int
    out: str
    err: str


class Terminal:
    """`terminal("play", "fish-and-chips", typed=["ok", "quit"])`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)

    def __call__(self, *arguments: str, typed: list[str] | None = None) -> Said:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed or [])))
        try:
            code = main(arguments)
        except SystemExit as end:  # argparse after --help and --version
            code = int(end.code or 0)
        out, err = self.capsys.readouterr()
        return Said(code, out, err)
