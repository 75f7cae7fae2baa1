"""The weights in the package: small, and each beside the command, the curve and the Elo that made it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import seaboard
from seaboard.bots.weights import ENDING, FOLDER

pytestmark = pytest.mark.once
GAMES = Path(seaboard.__file__).parent / "games"
NETS = sorted(GAMES.glob(f"*/{FOLDER}/*.{ENDING}"))


def courses(about: dict[str, Any]) -> list[dict[str, Any]]:
    """What was learned one after the other; mostly it is one course."""
    found: list[dict[str, Any]] = about.get("courses", [about])
    return found


def test_all_of_them_together_are_small() -> None:
    assert sum(net.stat().st_size for net in NETS) < 2_000_000


@pytest.mark.parametrize("net", NETS, ids=lambda net: f"{net.parts[-3]} {net.stem}")
def test_every_net_says_what_made_it_and_how_good_it_is(net: Path) -> None:
    about = json.loads(net.with_name("about.json").read_text(encoding="utf-8"))[net.stem]
    elo = about["elo"]
    assert elo["low"] < elo["value"] < elo["high"] and elo["over"] and elo["matches"] >= 30
    for course in courses(about):
        assert f" --players {net.stem} " in course["command"] and course["minutes_of_one_core"] > 0
        assert course["curve"] and all(point["value_error"] > 0 for point in course["curve"])
