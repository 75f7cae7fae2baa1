"""What a race is worth to each seat, in numbers: the lead on the way, and who has won at its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from seaboard.games.oh_crab import rules
from seaboard.match.match import Match
from tests.clauses import clause

from .boards import beach


def worth(of: Callable[[Any, Any], None], match: Match) -> list[float]:
    """What a match is worth to each seat."""
    out = np.full(match.players, 9.0)
    of(match.here[0], out)
    return out.tolist()


def test_a_race_is_worth_four_times_the_lead_over_the_best_other_seat() -> None:
    """Of 16 levels: a card counts as 0.3, a shell as 0.4 and a crab that lies 1.5 less."""
    match = beach(
        {"red": "d5", "orange": "c8", "blue": "a0*"},
        rows=8,
        hands={"red": ["R1", "R2"]},
        shells={"orange": 1},
    )
    red, orange = 5 + 0.6, 8 + 0.4
    assert worth(rules.returns, match) == pytest.approx(
        [4 * (red - orange) / 16, 4 * (orange - red) / 16, -0.9]
    )


@pytest.mark.parametrize(("place", "lead"), [("d13", 0.9), ("d7", 0.9), ("d3", 0.75), ("d1", 0.25)])
def test_a_large_lead_is_worth_less_than_a_win(place: str, lead: float) -> None:
    match = beach({"red": place, "orange": "a0"}, rows=8)
    assert worth(rules.returns, match) == pytest.approx([lead, -lead])


@clause("O94", "O95")
@pytest.mark.parametrize(
    ("crabs", "shells", "returned", "shared"),
    [
        ({"red": "SEA", "orange": "d3", "blue": "d5"}, {}, [1, -1, -1], [1, -0.5, -0.5]),
        ({"red": "SEA", "orange": "d3", "blue": "SEA"}, {"blue": 1}, [-1, -1, 1], [-0.5, -0.5, 1]),
        # Two who are as good share what the third pays.
        ({"red": "SEA", "orange": "d3", "blue": "SEA"}, {}, [1, -1, 1], [0.25, -0.5, 0.25]),
    ],
)
def test_at_the_end_only_who_has_won_counts(
    crabs: dict[str, str], shells: dict[str, int], returned: list[float], shared: list[float]
) -> None:
    match = beach(crabs, shells=shells, cook=True)
    while not match.over:
        match.play("end" if "end" in match.moves() else match.moves()[0])
    assert worth(rules.returns, match) == returned
    assert worth(rules.outcome, match) == pytest.approx(shared)


@clause("O173")
def test_at_the_safety_stop_the_best_crab_has_won() -> None:
    match = beach({"red": "d3", "blue": "d5"}, round_number=200)
    match.play("end")
    assert worth(rules.returns, match) == worth(rules.outcome, match) == [-1.0, 1.0]
