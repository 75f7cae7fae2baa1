"""What all tests share: bounds checks in compiled rules, reproducible hypothesis, how to rewrite goldens."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("SEABOARD_RULES", "checked")  # read once, so before anything imports rules

import pytest
from hypothesis import HealthCheck, settings

from seaboard.kernel import kit

GAMES = Path(__file__).parent / "games"

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


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rewrite-playthroughs",
        action="store_true",
        help="write tests/playthroughs/*.txt anew instead of comparing; read the diff before you keep it",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where rules are interpreted, what says nothing about them there is left out; where they are not, lines
    need not be watched in tests that the interpreted run has too: watching costs half of a test's time."""
    for item in items:
        if _is_a_variant(item) or (not kit.INTERPRETED and _is_run_again(item)):
            item.add_marker("unwatched")
    if kit.INTERPRETED:
        kept = [item for item in items if not any(map(item.get_closest_marker, ("jit_only", "once")))]
        config.hook.pytest_deselected(items=[item for item in items if item not in set(kept)])
        items[:] = kept


def _is_a_variant(item: pytest.Item) -> bool:
    """A case of `walks.variants` with options: which lines are met, the match without options shows."""
    case = getattr(item, "callspec", None) and item.callspec.params.get("case")  # type: ignore[attr-defined]
    return isinstance(case, tuple) and len(case) == 3 and bool(case[2])


def _is_run_again(item: pytest.Item) -> bool:
    """`make interpreted` has it too."""
    return GAMES in item.path.parents and not any(map(item.get_closest_marker, ("jit_only", "once")))
