"""What a finished round and a finished match are worth to each seat, in numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from seaboard.games.fish_and_chips import rules
from seaboard.match.match import Match
from tests.clauses import clause

from .boards import play, row, sea

# Nobody sees anybody: red has three rival fish, purple one, green two, yellow none.
CALM = """
    R9>P8>P10>G10 .       .           .   .   .
    .             P12>R10 .           .   .   .
    .             .       G11>R8>P9   .   .   .
    .             .       .           Y13 .   .
    .             .       .           .   .   .
    .             .       .           .   .   .
"""
OF_TWO = """
    R9>P8>P10 .       .   .   .   .
    .         P12>R10 .   .   .   .
    .         .       .   .   .   .
    .         .       .   .   .   .
    .         .       .   .   .   .
    .         .       .   .   .   .
"""


def worth(of: Callable[[Any, Any], None], match: Match) -> list[float]:
    """What a match is worth to each seat, and what is left of the room for four."""
    out = np.full(4, 9.0)
    of(match.here[0], out)
    return out.tolist()


@clause("F21")
@pytest.mark.parametrize(
    ("order", "drawing", "wanted"),
    [
        ("RPGY", CALM, [1 / 27, -2 / 27, -1 / 27, -3 / 27]),
        ("RPG", CALM.replace("Y13", ".  "), [1 / 24, -2 / 24, -1 / 24]),
        ("RP", OF_TWO, [1 / 16, -1 / 16]),
    ],
)
def test_a_round_is_worth_the_lead_as_a_share_of_all_rival_fish(
    order: str, drawing: str, wanted: list[float]
) -> None:
    """Rival fish in play: 3 × 9 with four players, 2 × 12 with three, 16 with two; a match is worth more."""
    match = sea(drawing, order=order)
    assert match.position.split()[4] == "done" and not match.over
    assert worth(rules.returns, match)[: len(order)] == pytest.approx([0.7 * lead for lead in wanted])
    assert worth(rules.returns, match)[len(order) :] == [9.0] * (4 - len(order))


@clause("F22", "F23", "F24")
@pytest.mark.parametrize(
    ("totals", "tie", "returned", "shared"),
    [
        ("60,0,0,0", "round", [1.0, -1.0, -1.0, -1.0], [1.0, -1 / 3, -1 / 3, -1 / 3]),
        ("0,0,70,0", "round", [-1.0, -1.0, 1.0, -1.0], [-1 / 3, -1 / 3, 1.0, -1 / 3]),
        # Two who win together share what the others pay.
        ("60,62,0,0", "shared", [1.0, 1.0, -1.0, -1.0], [1 / 3, 1 / 3, -1 / 3, -1 / 3]),
    ],
)
def test_a_decided_match_is_worth_one_to_who_has_won(
    totals: str, tie: str, returned: list[float], shared: list[float]
) -> None:
    match = sea(CALM, order="RPGY", totals=totals, tie=tie)
    assert match.over
    assert worth(rules.returns, match) == returned
    assert worth(rules.outcome, match) == pytest.approx(shared)


@clause("F21")
def test_a_round_alone_is_won_by_the_most_points() -> None:
    assert worth(rules.round_outcome, sea(CALM, order="RPGY")) == pytest.approx([1.0, *[-1 / 3] * 3])
    equal = CALM.replace("P12>R10", "P12>R10>R11>R13").replace("G11>R8>P9", "G11>R8")
    found = worth(rules.round_outcome, sea(equal, order="RPGY", totals="0,0,70,0"))
    assert found == pytest.approx([1 / 3, 1 / 3, -1 / 3, -1 / 3])


@clause("F29")
@pytest.mark.parametrize(
    ("cells", "moves", "returned", "final"),
    [
        ("Y9 . P12 . G8 .", "c1xe1 -- -- -- e1xa1", 1.0, 1.0),
        ("Y9 . P12>R10 . G8 .", "c1xe1 -- -- -- e1xa1", 1.0, 1.0),
        ("P12>R10>G10 . Y12 . . .", "a1xc1", 1.0, 1.0),
        ("P12>R10>G10 . . . . .", "", 1.0, 1.0),
        ("Y9>P9 . Y10 . . .", "", -1.0, -1.0),
    ],
)
def test_alone_only_the_seat_of_the_one_player_has_a_result(
    cells: str, moves: str, returned: float, final: float
) -> None:
    """Yellow is the third colour in turn order and purple, the player's, the last; there is only seat 0."""
    match = play(row(cells, mover="P", order="1 GRYP"), moves)
    assert match.over
    assert worth(rules.returns, match) == pytest.approx([returned, 9.0, 9.0, 9.0])
    assert worth(rules.outcome, match) == worth(rules.round_outcome, match) == [final, 9.0, 9.0, 9.0]


@clause("F29")
def test_a_lost_deal_is_worth_the_more_the_more_rival_fish_are_the_players() -> None:
    """Purple has two of the 27 rival fish, but yellow's pile is left; the two see nobody."""
    match = sea(
        """
        P12>G8>Y8 .      .   .   .   .
        .         Y9>P9  .   .   .   .
        .         .      .   .   .   .
        .         .      .   .   .   .
        .         .      .   .   .   .
        .         .      .   .   .   .
        """,
        mover="P",
        order="1 GRYP",
    )
    assert match.over and match.winners == ()
    assert worth(rules.returns, match) == pytest.approx([2 / 27 - 1, 9.0, 9.0, 9.0])
    assert worth(rules.outcome, match) == worth(rules.round_outcome, match) == [-1.0, 9.0, 9.0, 9.0]
