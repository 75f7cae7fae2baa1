"""What hints say about swaps and captures: the pattern, its clause, and no goal before the last grade."""

from __future__ import annotations

import pytest

from seaboard import Match
from seaboard.bots.advice import Advice, advice_on
from tests.clauses import clause

from .boards import row, sea

pytestmark = pytest.mark.once

SOLO = "1 GRYP"


def advice(match: Match, move: str) -> Advice:
    return advice_on(match, match.to_move[0], move)


@clause("F17")
def test_a_capture_that_nothing_can_take_back() -> None:
    told = advice(
        sea(
            """
            .  .     .  .  R5 P5
            .  .     .  .  .  .
            .  .     .  .  .  .
            .  .     .  .  .  .
            .  .     .  .  .  .
            R9 P2>P3 .  .  .  .
            """
        ),
        "a1xb1",
    )
    assert (told.where.kind, told.where.name) == ("cell", "a1")
    assert (told.kind.kind, told.kind.clause, told.kind.params["fish"]) == ("take", "F17", 2)
    assert (told.reason.kind, told.reason.params["cell"]) == ("takes", "b1")
    assert "b1" not in told.kind.params.values()


@clause("F17")
def test_a_capture_that_may_be_taken_back_names_by_whom() -> None:
    told = advice(row("R9 P2 P12 . . ."), "a1xb1")
    assert (told.reason.kind, told.reason.params["rival"]) == ("trades", "c1")


@clause("F15", "F17")
def test_whoever_was_in_danger_anyway_is_told_so() -> None:
    told = advice(row("P11 R9 P2 . . ."), "b1xc1")
    assert (told.kind.kind, told.reason.kind, told.reason.params["rival"], told.reason.params["origin"]) == (
        "take",
        "trades-doomed",
        "a1",
        "b1",
    )


@clause("F15")
def test_a_pile_in_danger_gets_away() -> None:
    told = advice(
        sea(
            """
            P12 R1 .  .  .  .
            .   .  .  .  .  .
            .   .  .  .  .  .
            .   .  .  .  .  .
            .   .  .  .  .  .
            R9  .  P3 .  .  .
            """
        ),
        "a1xc1",
    )
    assert (told.kind.kind, told.reason.kind, told.reason.params["rival"]) == ("flee", "flees", "a6")


@clause("F15")
def test_a_hunter_is_caught_before_it_hunts() -> None:
    told = advice(
        sea(
            """
            R3 .  .  .  .  P9
            .  .  .  .  .  .
            .  .  .  .  .  .
            .  .  R5 P5 .  .
            .  .  .  .  .  .
            .  .  .  .  .  R12
            """
        ),
        "f1xf6",
    )
    assert (told.kind.kind, told.reason.kind, told.reason.params["saved"]) == ("guard", "removes", "a6")


@clause("F15")
def test_a_line_that_comes_free_for_another_pile() -> None:
    told = advice(
        sea(
            """
            .  .  .  .  .  .
            .  .  .  .  .  .
            .  .  .  .  .  .
            R9 R5 .  P1 .  .
            .  .  .  .  .  .
            .  P4 .  .  .  .
            """
        ),
        "b3xb1",
    )
    assert (told.kind.kind, told.reason.kind) == ("open", "opens")
    assert [told.reason.params[name] for name in ("hunter", "prey", "more")] == ["a3", "d3", 1]


@clause("F14")
def test_what_is_left_open_cannot_be_taken() -> None:
    told = advice(
        sea(
            """
            .  .  .  .  .  .
            .  .  .  .  .  .
            .  .  P1 .  .  .
            P4 .  R5 .  .  R8>P3
            .  .  .  .  .  .
            .  .  .  .  .  .
            """
        ),
        "c3xc4",
    )
    assert (told.kind.kind, told.kind.clause, told.reason.params["open"]) == ("dare", "F14", "f3")


@clause("F20", "F22")
def test_the_end_of_a_round_says_what_it_gives() -> None:
    swept = advice(row("R9 . P2 . . ."), "a1xc1")
    assert (swept.kind.kind, swept.reason.kind, swept.reason.clause) == ("sweep", "sweeps", "F22")
    told = advice(row("R9 . P8 . . .", order="RPGY"), "a1xc1")
    assert (told.kind.kind, told.reason.kind, told.reason.params["points"]) == ("end", "ends", 1)


@clause("F23", "F24")
@pytest.mark.parametrize(("totals", "tie", "winners"), [("59,0,0,0", "round", 1), ("59,60,0,0", "shared", 2)])
def test_the_capture_that_wins_the_match_alone_or_with_others(totals: str, tie: str, winners: int) -> None:
    told = advice(row("R9 . P8 . . .", order="RPGY", totals=totals, tie=tie), "a1xc1")
    assert (told.kind.kind, told.reason.kind, told.reason.params["winners"]) == ("last", "wins", winners)


@clause("F8")
def test_a_swap_that_brings_octopus_or_shark_out_of_danger() -> None:
    match = sea(
        """
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        R3  .   .   .   .   .
        .   .   R15 P15 .   .
        """,
        phase="swap",
    )
    told = advice(match, "S<>a2")
    assert (told.where.kind, told.where.name) == ("special", "c1")
    assert (told.kind.kind, told.kind.params) == ("swap-protect", {"special": "S", "colour": "R"})
    assert told.reason.params["rival"] == "d1"
    assert advice(match, "ok").reason.kind == "keeps"


@clause("F8")
@pytest.mark.parametrize(
    ("cells", "move", "reason"),
    [
        ("R16 . . R3 P9 .", "O<>d1", "swap-shields"),
        ("R16 . . R10 P9 .", "O<>d1", "swap-hunts"),
        ("R16 . R10 . R3 P9", "O<>c1", "swap-settles"),
    ],
)
def test_a_swap_that_shields_hunts_or_merely_settles(cells: str, move: str, reason: str) -> None:
    assert advice(row(cells, phase="swap"), move).reason.kind == reason


@clause("F12")
def test_nothing_need_be_swapped_where_both_are_safe() -> None:
    told = advice(row("R15 . R3 P2 . R16", phase="swap"), "ok")
    assert (told.where.kind, told.kind.kind, told.reason.kind) == ("specials", "keep", "keeps-safe")


@clause("F18", "F25")
@pytest.mark.parametrize(
    ("cells", "phase", "kind"), [("P9 . R8 . . .", "play", "blocked"), ("P9>R8 . . . . .", "done", "deal")]
)
def test_what_is_nobodys_choice_is_said_so(cells: str, phase: str, kind: str) -> None:
    match = row(cells, phase=phase, order="RPGY")
    told = advice(match, match.moves(match.to_move[0])[0])
    assert (told.where.kind, told.kind.kind) == ("board", kind)


@clause("F28", "F29")
@pytest.mark.parametrize(
    ("cells", "mover", "move", "where", "reason"),
    [
        ("Y9 . R12 . G8 .", "R", "c1xe1", "colour", "brings-out"),
        ("Y9 . P12 . Y8 G9", "P", "c1xa1", "cell", "gathers"),
        ("R12 . G8 G9 P9 .", "R", "a1xc1", "colour", "spares"),
        ("R12 . P8 . P9 G16", "R", "a1xc1", "colour", "gives"),
        ("R12 . P8 . . G16", "R", "a1xc1", "colour", "gone"),
    ],
)
def test_alone_every_colour_is_moved_for_the_own_one(
    cells: str, mover: str, move: str, where: str, reason: str
) -> None:
    told = advice(row(cells, mover=mover, order=SOLO), move)
    assert (told.where.kind, told.reason.kind) == (where, reason)
