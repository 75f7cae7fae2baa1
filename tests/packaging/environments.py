"""Wheels, and environments that have nothing but what a wheel asks for."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PLAYS = Path(__file__).with_name("plays.py")
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
OURS = ("PYTHON", "VIRTUAL_ENV", "SEABOARD")  # what must not reach somebody else's environment


def clean(**more: str) -> dict[str, str]:
    """The variables of a shell that knows nothing of this one's Python."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    return {**kept, "LC_ALL": "C.UTF-8", **more}


def run(*command: str | Path, cwd: Path, **variables: str) -> str:
    """What a command says; a failure shows all of it."""
    return finished(*command, cwd=cwd, **variables).stdout


def finished(*command: str | Path, cwd: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """A command that succeeded, with what it said and what it complained of."""
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=cwd, env=clean(**variables), capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done


def build_wheel(out: Path, machines: str = "", sources: Path = ROOT, **variables: str) -> tuple[Path, str]:
    """A wheel, and what building it said; `make test` has built the page before."""
    command = (sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", out, sources)
    done = finished(*command, cwd=out, SEABOARD_WHEEL=machines, **variables)
    (found,) = out.glob("*.whl")
    return found, done.stdout + done.stderr


def empty_environment(home: Path, wheel: Path, python: str = sys.executable) -> Path:
    """The Python of an environment with the wheel and what it asks for, in the versions of the lock file."""
    run(python, "-m", "venv", home / "venv", cwd=home)
    found = home / "venv" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    lock = (ROOT / "requirements" / "play.txt").read_text(encoding="utf-8")
    pins = [
        line.rstrip(" \\") for line in lock.splitlines() if "==" in line and not line.startswith((" ", "#"))
    ]
    (home / "pins.txt").write_text("\n".join(pins))
    run(found, "-m", "pip", "install", "--quiet", "--constraint", home / "pins.txt", wheel, cwd=home)
    return found


def other_pythons() -> list[str]:
    """The other versions of Python that this machine has: on the path, or kept by pyenv."""
    here = f"{sys.version_info.major}.{sys.version_info.minor}"
    kept = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    found = []
    for version in VERSIONS:
        named = f"python{version}"
        candidates = [shutil.which(named), *map(str, sorted(kept.glob(f"*/bin/{named}")))]
        if version != here:
            found += [path for path in candidates if path and _is(path, version)][:1]
    return found


def _is(path: str, version: str) -> bool:
    """It starts, as a shim without its Python does not."""
    ask = "import ensurepip, sys; print('%d.%d' % sys.version_info[:2])"
    said = subprocess.run([path, "-c", ask], env=clean(), capture_output=True, text=True, check=False)
    return said.stdout.strip() == version


def play(
    python: Path, cwd: Path, moves: int = 100, *games: str, **variables: str
) -> tuple[dict[str, Any], str]:
    """What `plays.py` tells of this Python's Seaboard, and the warnings."""
    command: list[str | Path] = [python, PLAYS, str(moves), *games]
    done = finished(*command, cwd=cwd, SEABOARD_CACHE_DIR=str(cwd / "cache"), **variables)
    return json.loads(done.stdout), done.stderr
