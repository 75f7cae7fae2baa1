"""What all tests share: bounds checks in compiled rules, reproducible hypothesis, `--rewrite-golden`."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from functools import cache

os.environ.setdefault("SEABOARD_RULES", "checked")  # read once, so before anything imports rules
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices; further threads only wait actively

import pytest
from fluent.runtime import FluentResource
from hypothesis import HealthCheck, settings

from seaboard.kernel import kit
from tests.golden import ROOT, Golden

settings.register_profile(
    "seaboard",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=6 if kit.INTERPRETED else 30,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("seaboard")


@pytest.fixture(scope="session", autouse=True)
def _nobodys_matches(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A command that names no file finds an empty place, and not the matches of whoever runs the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("SEABOARD_DATA", raising=False)
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture(scope="session", autouse=True)
def _fluent_files_are_parsed_once() -> Iterator[None]:
    """Parsing one takes a tenth of a second, and hundreds of tests ask for the same few."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("seaboard.words.FluentResource", cache(FluentResource))
        yield


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """Compares texts with golden files; a failure names this test's file as the one that rewrites them."""
    writers = request.node.path.relative_to(ROOT).as_posix()
    return Golden(writers, request.config.getoption("--rewrite-golden"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rewrite-golden",
        action="store_true",
        help="write the golden files of the selected tests instead of comparing with them",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what would show the same again where rules are interpreted."""
    if kit.INTERPRETED:
        kept = [item for item in items if not any(map(item.get_closest_marker, ("jit_only", "once")))]
        config.hook.pytest_deselected(items=[item for item in items if item not in set(kept)])
        items[:] = kept


def pytest_collection_finish() -> None:
    """Modules and collected tests live to the end: no garbage collection needs to visit them again."""
    gc.collect()
    gc.freeze()
