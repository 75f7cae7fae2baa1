"""Compiled and interpreted rules play the same match."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from . import position_lines


@pytest.mark.jit_only
def test_compiled_and_interpreted_rules_play_the_same_matches() -> None:
    answer = subprocess.run(
        [sys.executable, "-W", "error", "-m", position_lines.__name__],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    interpreted = json.loads(answer.stdout)
    compiled = position_lines.lines()
    assert compiled.keys() >= interpreted.keys()
    for case, lines in interpreted.items():
        assert compiled[case] == lines, case
