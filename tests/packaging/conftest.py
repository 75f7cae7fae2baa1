from __future__ import annotations

from pathlib import Path

import pytest

from .environments import build_wheel, empty_environment


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """For machines such as this one."""
    return build_wheel(tmp_path_factory.mktemp("dist"))[0]


@pytest.fixture(scope="session")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the wheel."""
    return empty_environment(tmp_path_factory.mktemp("empty"), wheel)
