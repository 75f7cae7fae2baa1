"""What all tests share: bounds checks in compiled rules, reproducible hypothesis, how to rewrite goldens."""

from __future__ import annotations

import os

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")  # numba reads it once, so before anything imports numba

import pytest
from hypothesis import HealthCheck, settings

from seaboard.kernel import kit

settings.register_profile(
    "seaboard",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=6 if kit.INTERPRETED else 30,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("seaboard")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rewrite-playthroughs",
        action="store_true",
        help="write tests/playthroughs/*.txt anew instead of comparing; read the diff before you keep it",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What only compiled rules can show is left out where nothing is compiled."""
    if kit.INTERPRETED:
        compiled = [item for item in items if item.get_closest_marker("jit_only")]
        config.hook.pytest_deselected(items=compiled)
        items[:] = [item for item in items if item not in compiled]
