"""The program that links: the first that works; and what a library needs, as the file says."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from seaboard.kernel.building import linker, needs, targets

HERE = targets.here("")
LIBRARY = needs.Needs("linux", "x86_64", ("libc.so.6", "libm.so.6"), ("log", "memset"), (2, 17))
ELSEWHERE = next(target for target in targets.TARGETS if not target.is_here)


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder in which programs are found, and no Zig."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setitem(sys.modules, "ziglang", None)
    return tmp_path


def program(path: Path, name: str, works: bool) -> None:
    (path / name).write_text(f"#!/bin/sh\nexit {int(not works)}\n")
    (path / name).chmod(0o755)


def test_a_compiler_that_only_offers_to_be_installed_is_passed_over(path: Path) -> None:
    program(path, "cc", works=False)
    program(path, "gcc", works=True)
    assert linker.link_command(HERE)[0][0] == "gcc"


def test_the_compiler_that_was_named_comes_first(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(path, "cc", works=True)
    program(path, "mine", works=True)
    monkeypatch.setenv("CC", "mine")
    assert linker.link_command(HERE)[0][0] == "mine"


def test_zig_is_taken_where_there_is_no_compiler(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(linker.NoLinker, match="install a C compiler, or pip install ziglang"):
        linker.link_command(HERE)
    monkeypatch.delitem(sys.modules, "ziglang")
    (path / "ziglang.py").touch()
    monkeypatch.syspath_prepend(path)
    assert linker.link_command(HERE)[0][:4] == linker.ZIG


def test_another_kind_of_machine_needs_zig(path: Path) -> None:
    program(path, "cc", works=True)
    with pytest.raises(linker.NoLinker, match=f"{ELSEWHERE.platform} needs Zig to link"):
        linker.link_command(ELSEWHERE)


@pytest.mark.parametrize(
    "wrong",
    [
        {"libraries": ("libc.so.6", "libgcc_s.so.1")},
        {"symbols": ("log", "PyErr_SetString")},
        {"symbols": ("numba_unpack_slice",)},
        {"system": "darwin", "machine": "arm64", "signed": False},
    ],
    ids=lambda wrong: str(next(iter(wrong.values()))),
)
def test_a_library_that_cannot_be_given_away_is_refused(wrong: dict[str, object]) -> None:
    LIBRARY.check()
    with pytest.raises(needs.NotPortable):
        replace(LIBRARY, **wrong).check()  # type: ignore[arg-type]  # of the fields' types each


def test_a_file_that_is_no_library_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no library")
    with pytest.raises(ValueError, match="is no shared library"):
        needs.needs_of(tmp_path / "text")
