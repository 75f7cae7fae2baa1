"""The example, as pip installs it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from seaboard.kernel.library import digest_of

from .beside import EXAMPLE, ROOT


@pytest.fixture(scope="session")
def site() -> Path:
    """A folder with the installed example; it stays while that is the same."""
    files = [path for path in EXAMPLE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    digest = digest_of(EXAMPLE, [str(path.relative_to(EXAMPLE)) for path in files])
    worker = os.environ.get("PYTEST_XDIST_WORKER", "alone")
    folder = ROOT / "build" / "examples" / f"{worker}-{digest}"
    if not folder.exists():
        new = folder.with_suffix(".new")
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        offline = ["--no-deps", "--no-build-isolation", "--no-index", "--upgrade"]
        subprocess.run([*pip, *offline, "--target", new, EXAMPLE], check=True)
        new.rename(folder)
    return folder
