"""A library, the one with bounds checks and the interpreter play the same match, byte for byte."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from seaboard.kernel import kit
from tests.walks import loaded_games, marked_slow

from . import deeds

WAYS = ("library", "checked", "interpreted")


def done(rules: str, which: str) -> dict[str, Any]:
    """All deeds of the rules, run in one of the three ways in a process of its own."""
    answer = subprocess.run(
        [sys.executable, "-W", "error", "-m", deeds.__name__, which],
        env={**os.environ, "SEABOARD_RULES": rules},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    assert "run as Python" not in answer.stderr, answer.stderr  # a library that was not to be had
    found: dict[str, Any] = json.loads(answer.stdout)
    return found


@pytest.mark.jit_only
@pytest.mark.parametrize("which", marked_slow(["selected", "further"], quick=["selected"]))
def test_the_other_two_ways_do_the_same(which: str) -> None:
    mine = deeds.deeds(which)
    assert all(any(case.startswith(name) for case in mine["positions"]) for name in loaded_games())
    for rules in (way for way in WAYS if way != kit.MODE):
        other = done(rules, which)
        for what in mine:
            assert mine[what].keys() >= other[what].keys() > set()
            for case, found in other[what].items():
                assert mine[what][case] == found, f"{rules}: {case}"
