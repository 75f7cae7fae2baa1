"""Who may leave, lend, take back or clear a seat: the policies alone, in every game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

import seaboard
from seaboard.server.store.protocol import SeatRow
from seaboard.server.tables import tokens
from seaboard.server.tables.hall import new_tokens
from seaboard.server.tables.places import (
    AWAY,
    STAND_IN,
    NotNow,
    belongs_to_person,
    changed,
    cleared,
    given_up,
    handed_over,
    is_lent,
    released,
    rotated,
    taken_back,
)
from seaboard.server.tables.seats import Seats

ANN = SeatRow(0, "person", "Ann", "", tokens.digest("ann"))
BOT = SeatRow(1, "bot", "", "orca")
OPEN = SeatRow(2, "open")
BOTS = ("seal", "orca")


def why(change: Callable[[], SeatRow]) -> str:
    """Why a seat stays as it is."""
    with pytest.raises(NotNow) as refused:
        change()
    return refused.value.reason


def test_who_releases_a_seat_leaves_it_to_anybody() -> None:
    assert released(ANN) == SeatRow(0, "open") == released(replace(ANN, kind="bot", bot="seal"))
    assert {why(lambda row=row: released(row)) for row in (BOT, OPEN)} == {"not-yours"}  # type: ignore[misc]


@pytest.mark.parametrize("game", seaboard.games())
def test_who_resigns_leaves_a_bot_for_good(game: str) -> None:
    row = given_up(ANN, "", seaboard.bots(game))
    assert row == SeatRow(0, "bot", "", STAND_IN) and not belongs_to_person(row)
    assert why(lambda: taken_back(row)) == "not-lent"
    assert why(lambda: given_up(row, "", seaboard.bots(game))) == "not-yours"


@pytest.mark.parametrize("game", seaboard.games())
def test_a_seat_is_handed_to_a_bot_and_back(game: str) -> None:
    lent = handed_over(ANN, "orca", seaboard.bots(game), own=True, away=None)
    assert is_lent(lent) and lent.bot == "orca"
    seats = Seats([lent, BOT])
    assert seats.owner("ann") == 0 and seats.persons == [] and seats.owned == [0]
    assert seats.facts()[0].stands_in_for == "Ann" and seats.facts()[1].stands_in_for is None
    assert taken_back(lent) == ANN
    assert why(lambda: handed_over(lent, "", BOTS, own=True, away=None)) == "nobody"
    assert why(lambda: handed_over(ANN, "kraken", BOTS, own=True, away=None)) == "no-bot"


def test_others_may_only_ask_for_a_bot_where_somebody_is_long_away() -> None:
    for away in (None, 0.0, AWAY - 1):
        assert why(lambda away=away: handed_over(ANN, "", BOTS, own=False, away=away)) == "here"  # type: ignore[misc]
    assert is_lent(handed_over(ANN, "", BOTS, own=False, away=AWAY))
    seats = Seats([ANN, BOT])
    assert seats.away(0, 100.0) == float("inf"), "never came"
    seats.came(0)
    seats.came(0)
    assert seats.away(0, 100.0) is None
    assert not seats.left(0, 110.0) and seats.left(0, 120.0)
    assert seats.away(0, 125.0) == 5.0


def test_the_host_clears_a_seat_before_the_start() -> None:
    ben = replace(ANN, seat=2)
    assert cleared(ben, by=0, host=0, started=False) == OPEN
    assert why(lambda: cleared(ben, by=1, host=0, started=False)) == "not-host"
    assert why(lambda: cleared(ben, by=0, host=None, started=False)) == "not-host"
    assert why(lambda: cleared(ben, by=0, host=0, started=True)) == "started"
    for row in (ANN, BOT, OPEN):
        assert why(lambda row=row: cleared(row, by=0, host=0, started=False)) == "nobody"  # type: ignore[misc]


def test_bots_are_changed_where_nobody_else_plays() -> None:
    assert changed(BOT, "seal", BOTS, alone=True) == replace(BOT, bot="seal")
    assert why(lambda: changed(BOT, "seal", BOTS, alone=False)) == "not-alone"
    assert why(lambda: changed(BOT, "shark", BOTS, alone=True)) == "no-bot"
    assert why(lambda: changed(BOT, "seal", BOTS, alone=True, over=True)) == "over"
    lent = replace(ANN, kind="bot", bot="seal")
    assert {why(lambda row=row: changed(row, "orca", BOTS, alone=True)) for row in (ANN, OPEN, lent)} == {  # type: ignore[misc]
        "nobody"
    }


def test_in_a_further_match_everybody_sits_one_seat_on() -> None:
    ben = SeatRow(3, "person", "Ben", "", tokens.digest("ben"))
    rows, told = new_tokens(rotated([ANN, BOT, OPEN, ben], here=(0, 3)))
    assert [(row.seat, row.kind, row.name, row.bot) for row in rows] == [
        (0, "person", "Ben", ""),
        (1, "person", "Ann", ""),
        (2, "bot", "", "orca"),
        (3, "open", "", ""),
    ]
    assert {old: seat for old, (seat, _) in told.items()} == {0: 1, 3: 0}
    assert Seats(rows).owner(told[0][1]) == 1 and Seats(rows).owner("ann") is None


def test_who_is_away_or_has_lent_a_seat_is_waited_for() -> None:
    rows = rotated([ANN, replace(ANN, seat=1, kind="bot", bot="seal")], here=())
    assert [row.kind for row in rows] == ["open", "open"]


def test_a_bot_decides_for_whose_time_is_up() -> None:
    seats = Seats([ANN, replace(ANN, seat=1)])
    assert not seats.bots and seats.bot(0) is None
    seats.stood_in_for.add(0)
    assert seats.bots and seats.bot(0) == STAND_IN and seats.persons == [0, 1]
