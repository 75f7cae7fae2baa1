"""What a small game need not write itself."""

from __future__ import annotations

from typing import Any

import pytest

import seaboard
from seaboard import BadMove, BadRecord
from seaboard.match.defaults import FixedMoves, NoOptions, NumberedMoves, Reasons, drawn
from seaboard.match.plain import PlainCell, PlainPile, PlainView
from seaboard.match.telling import Plain
from seaboard.words import Words
from tests.walks import played

RECORD = NumberedMoves()


def body(text: str) -> list[tuple[int, str]]:
    return list(enumerate(text.splitlines(), 7))


@pytest.mark.parametrize("plies", [0, 1, 2, 3, 61])
@pytest.mark.parametrize("players", [2, 3])
def test_numbered_moves_read_back(plies: int, players: int) -> None:
    match = played("urchins", players, seed=1, plies=plies)
    again = seaboard.game("urchins").new(players=players, seed=1)
    RECORD.read_body(again, body(RECORD.write_body(match)))
    assert again.position == match.position


@pytest.mark.parametrize(
    ("text", "line", "found"),
    [
        ("= y@c3", 7, "="),
        ("1. = y@c3\n3. *c3", 8, "3."),
        ("1. = y@c3\n2.", 8, "2."),
        ("1. = 2. y@c3", 7, "2."),
        ("1. = y@c9", 7, "y@c9"),
        ("1. = y@c3 *c3", 7, "*c3"),
    ],
)
def test_a_number_or_a_move_that_is_wrong_is_refused_with_its_line(text: str, line: int, found: str) -> None:
    with pytest.raises(BadRecord) as refused:
        RECORD.read_body(seaboard.game("urchins").new(seed=1), body(text))
    assert (refused.value.line, refused.value.found) == (line, found)


def test_fixed_moves_are_read_and_written() -> None:
    moves, nothing = FixedMoves(["left", "right"]), seaboard.game("urchins").new(seed=1).here
    assert moves.write_moves(nothing, [1, 0]) == ["right", "left"]
    assert moves.read_move(nothing, "right") == 1
    with pytest.raises(BadMove):
        moves.read_move(nothing, "up")


def test_the_first_reason_that_holds_explains() -> None:
    here = seaboard.game("urchins").new(seed=1).here
    why = Reasons(("U1", "not-you", lambda s, seat: seat == 1), ("U2", "two", lambda s, seat: s.players == 2))
    refusals = [why.refusal(here, seat, "*") for seat in (0, 1)]
    assert [(refusal.clause, refusal.reason) for refusal in refusals if refusal] == [
        ("U2", "two"),
        ("U1", "not-you"),
    ]
    assert refusals[0] is not None and refusals[0].params == {"move": "*"}
    assert Reasons().refusal(here, 0, "*") is None


def test_the_number_of_players_is_written_where_the_rules_want_it() -> None:
    here = seaboard.game("urchins").engine.new()  # type: ignore[attr-defined]
    NoOptions().write_options(here, 3, {})
    assert here[0].players == 3


def test_a_plain_view_is_drawn_with_letters() -> None:
    cells = [[PlainCell(name=f"{column}{row}") for column in "abc"] for row in (10, 9)]
    cells[0][1] = PlainCell(name="b10", seat=1)
    cells[1][2] = PlainCell(name="c9", seat=0, text="K")
    view = PlainView(cells, [PlainPile("Hand", ["7", "Q"]), PlainPile("Stock", [])], ["Your turn"])
    assert drawn(view).splitlines() == [
        "10 . O .",
        "9  . . K",
        "   a b c",
        "Hand: 7 Q",
        "Stock:",
        "Your turn",
    ]
    assert drawn(PlainView([[PlainCell("x"), PlainCell()]])) == "x ."
    assert drawn(PlainView(lines=["Nothing here"])) == "Nothing here"


def test_another_view_is_not() -> None:
    urchins = seaboard.game("urchins")
    with pytest.raises(TypeError, match="PlainView"):
        drawn(urchins.view(urchins.new(seed=1).here, None))


OWN = """
seat-0 = White
event-moved = { $side } goes to { $cells }{ $check ->
    [true] , check
   *[false] {""}
  }{ $taken ->
    [none] {""}
   *[other] , takes { $taken }
  }
"""


def test_events_are_told_in_the_games_own_words_as_on_the_page() -> None:
    words, tell = Words("en", "cli"), Plain()
    event: dict[str, Any] = {"kind": "moved", "seat": 0, "cells": ["a1", "a2"], "check": True, "taken": None}
    assert tell.event(event, {}, words) == ""
    assert tell.seat({}, 0, words) == "Seat 0"
    words.add_text(OWN)
    assert tell.seat({}, 0, words) == "White" and tell.seat({}, 1, words) == "Seat 1"
    assert tell.event(event, {}, words) == "White goes to a1, a2, check"
    event |= {"check": False, "taken": "pawn", "seat": 1, "parts": [{"deep": 1}]}
    assert tell.event(event, {}, words) == "Seat 1 goes to a1, a2, takes pawn"
