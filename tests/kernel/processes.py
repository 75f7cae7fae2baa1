"""Python in a process of its own: what is compiled, cached or interpreted there says nothing about here."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def answer(code: str, path: Path = ROOT, **environment: str) -> Any:
    """What the code prints last, as JSON."""
    found = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, "PYTHONPATH": str(path), **environment},
        cwd=path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    return json.loads(found.stdout.splitlines()[-1])
