from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from seaboard.kernel.library import cache_folder

from .environments import ROOT, build_wheel, empty_environment


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """For machines such as this one.

    Numba has read the rules for the libraries that tests use; the results are kept under hashes of code.
    """
    read, ours = cache_folder() / "front", ROOT / "build" / "libraries" / "front"
    if read.is_dir():
        shutil.copytree(read, ours, dirs_exist_ok=True)
    return build_wheel(tmp_path_factory.mktemp("dist"))[0]


@pytest.fixture(scope="session")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the wheel."""
    return empty_environment(tmp_path_factory.mktemp("empty"), wheel)
