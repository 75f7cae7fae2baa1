"""Once a game is warm no request opens a file or loads a rule: without a free file descriptor it goes on."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("name", "moves"), [("fish-and-chips", 60), ("oh-crab", 60), ("urchins", 60), ("icecool", 6)]
)
def test_no_request_at_a_table_loads_anything(name: str, moves: int) -> None:
    package = __name__.rpartition(".")[0]
    command = [sys.executable, "-m", f"{package}.lone_table", name, str(moves)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert [found for found in json.loads(done.stdout) if "asyncio" not in str(found)] == []
