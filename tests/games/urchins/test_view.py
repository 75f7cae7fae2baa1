"""What the page is told: frozen tokens, squares with their reasons, threats, warnings; and the events."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause

from .boards import GAME, play, reef


def square(match: Any, corner: str) -> dict[str, Any]:
    found: dict[str, Any] = next(s for s in match.view()["squares"] if s["cells"][0] == corner)
    return found


def spots(match: Any, corner: str) -> dict[str, tuple[int, str | None, str | None]]:
    return {s["cell"]: (s["tokens"], s["reason"], s["clause"]) for s in square(match, corner)["spots"]}


PREVIEW = """
    . . . . .
    . . . . .
    . r y r .
    . y r y .
    . . . . rB
    """


@clause("U20", "U23")
def test_a_square_tells_what_the_pawn_would_win_on_each_cell_unions_included() -> None:
    match = reef(PREVIEW, step=3)
    assert [s["cells"] for s in match.view()["squares"]] == [
        ["b2", "c2", "b3", "c3"],
        ["c2", "d2", "c3", "d3"],
    ]
    assert spots(match, "b2") == {
        "b2": (4, None, None),
        "c2": (6, None, None),
        "b3": (4, None, None),
        "c3": (6, None, None),
    }
    assert square(match, "b2")["tokens"] == 6 and square(match, "b2")["reason"] is None


@clause("U20")
def test_reason_a_is_a_diagonal_of_two_colours() -> None:
    match = reef(PREVIEW.replace("r y r", "r r r"), step=3)
    assert square(match, "b2")["reason"] == "A" and square(match, "b2")["clause"] == "U20"
    assert set(spots(match, "b2").values()) == {(0, "A", "U20")}


@clause("U21", "U17", "U18")
def test_reason_b_is_a_rival_opposite_and_c_a_cell_the_pawn_cannot_take() -> None:
    match = reef(
        """
        . . .
        rA yB .
        y r .
        """,
        step=3,
    )
    assert spots(match, "a1") == {
        "a1": (0, "B", "U21"),
        "b1": (3, None, None),
        "a2": (0, "C", "U18"),
        "b2": (0, "C", "U17"),
    }


@clause("U20")
def test_reason_d_is_four_alike_where_they_do_not_count() -> None:
    drawing = """
        . . .
        y y .
        y y rB
        """
    assert square(reef(drawing, step=3), "a1")["tokens"] == 4
    assert square(reef(drawing, step=3, four_alike=False), "a1")["reason"] == "D"


@pytest.mark.parametrize("options", [{}, {"multi": "best"}, {"pawn_may_stay": True}, {"four_alike": False}])
def test_the_preview_is_what_playing_gives(options: dict[str, Any]) -> None:
    match = reef(
        """
        r y r y .
        y R yC y .
        R y r y .
        yA r y rB .
        . . . . r
        """,
        step=3,
        players=3,
        **options,
    )
    promised: dict[str, int] = {}
    for one in match.view()["squares"]:
        for spot in one["spots"]:
            promised[spot["cell"]] = max(promised.get(spot["cell"], 0), spot["tokens"])
    for move in match.moves():
        events = match.play(move)
        won = sum(event["tokens"] for event in events if event["kind"] == "captured")
        assert promised.get(move[1:], 0) == won, move
        match.undo()


def threats(match: Any) -> dict[str, tuple[int, int]]:
    return {t["cells"][0]: (t["missing"], t["tokens"]) for t in match.view()["threats"]}


@pytest.mark.parametrize(
    ("drawing", "missing"),
    [
        ("r y . . .\ny r . . .\n. . . . .\n. . . . rA\n. . . . yB", 0),
        ("r y . . .\ny . . . .\n. . . . .\n. . . . rA\n. . . . yB", 1),
        ("r y . . .\n. . r . .\n. . . . .\n. . . . rA\n. . . . yB", 2),
    ],
)
def test_a_threat_is_a_block_that_the_next_player_can_finish(drawing: str, missing: int) -> None:
    assert threats(reef(drawing))["a4"][0] == missing


@clause("U16")
@pytest.mark.parametrize(("filled", "missing"), [("y r", 0), ("y .", 1)])
def test_a_threat_in_the_last_corner_of_the_largest_board(filled: str, missing: int) -> None:
    """Cells from the 64th on are in the second word of a set."""
    rows = [". . . . . . . r y", f". . . . . . . {filled}", *[". . . . . . . . ."] * 6, "rA . . . . . . . yB"]
    assert threats(reef("\n".join(rows), rows=9, cols=9)) == {"h8": (missing, 4)}


def test_a_lone_token_far_away_is_no_threat() -> None:
    assert threats(reef(". . . . .\n. . . . .\n. . y . .\n. . . . .\nrA . . . rB")) == {}


def test_threats_are_the_largest_captures_of_the_next_turn() -> None:
    """Against a search by hand through the public face of the match."""
    match = reef("R y .\ny . .\nrA . rB", mover="B", step=3)
    told = max(tokens for _, tokens in threats(match).values())
    line = match.position.split()
    line[3:5] = ["A", "1"]
    turn = GAME.at(" ".join(line))
    best = 0
    for first in turn.moves():
        play(turn, first)
        for second in turn.moves():
            play(turn, second)
            for third in turn.moves():
                best = max(best, sum(e["tokens"] for e in turn.play(third) if e["kind"] == "captured"))
                turn.undo()
            turn.undo()
        turn.undo()
    assert told == best > 0


@clause("U10")
def test_frozen_tokens_and_stacks_are_told() -> None:
    places = {p["cell"]: p for p in reef(". . .\n. . .\nYA r .").view()["places"]}
    assert places["a1"] == {"cell": "a1", "tokens": ["y", "r"], "pawn": 0, "frozen": True}
    assert places["b1"] == {"cell": "b1", "tokens": ["r"], "pawn": None, "frozen": False}
    assert len(places) == 9


@clause("U25", "U26")
def test_the_quiet_turns_are_told() -> None:
    quiet = reef(". . .\n. . .\nyA r .", quiet="4").view()["quiet"]
    assert quiet == {"turns": 4, "limit": 6, "left": 2, "duty": False, "stop": 12}


@clause("U27")
def test_the_end_is_announced_with_the_leaders() -> None:
    assert reef(". . .\n. . .\nyA r .", pile=(4, 9)).view()["ending"] == []
    ending = reef(". . .\n. . .\nyA r .", pile=(2, 9)).view()["ending"]
    assert ending == [{"colour": "y", "left": 2, "last_turn": False, "leaders": [0]}]


def test_the_events_of_a_turn() -> None:
    match = reef(
        """
        . . . . .
        . . . . .
        Y r . . .
        . . . . .
        . . . . rB
        """
    )
    events = play(match, "a3-c3 r@c3 *b3")
    assert events == [
        {
            "kind": "moved",
            "seat": 0,
            "step": 1,
            "colour": "y",
            "origin": "a3",
            "cell": "c3",
            "jumped": ["b3"],
            "clause": "U12",
        },
        {"kind": "added", "seat": 0, "colour": "r", "cell": "c3", "onto": "y", "left": 16, "clause": "U14"},
        {"kind": "placed", "seat": 0, "origin": None, "cell": "b3", "clause": "U17"},
    ]


@clause("U3", "U6")
def test_a_skipped_step_tells_whether_it_was_a_choice() -> None:
    assert play(GAME.new(seed=1), "=")[0] == {"kind": "skipped", "seat": 0, "step": 1, "clause": "U6"}
    assert play(reef(". . .\n. . .\ny . ."), "=")[0]["clause"] == "U3"
