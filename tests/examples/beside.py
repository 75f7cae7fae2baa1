"""Seaboard in a process of its own, with packages beside it that this one does not have."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "connect_four"
PACKAGE = EXAMPLE / "sea_connect_four"


def run(*command: str, beside: Path, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Python's `command`, with what lies in the folder `beside` on its path."""
    silent = dict.fromkeys(("LC_ALL", "LC_MESSAGES", "LANG"), "")
    return subprocess.run(
        [sys.executable, *command],
        input=typed,
        env={**os.environ, **silent, "PYTHONUTF8": "1", "PYTHONPATH": str(beside), **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def seaboard(*words: str, beside: Path, typed: str = "", **environment: str) -> str:
    """What a command says; a failure shows all of it."""
    done = run("-m", "seaboard", *words, beside=beside, typed=typed, **environment)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def enter(folder: Path, name: str, value: str, **modules: str) -> None:
    """What pip leaves behind for a package that names a game, and the modules of that package."""
    facts = folder / f"{name.replace('-', '_')}-1.dist-info"
    facts.mkdir(parents=True)
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (facts / "entry_points.txt").write_text(f"[seaboard.games]\n{name} = {value}\n")
    for module, source in modules.items():
        (folder / f"{module}.py").write_text(source)
