"""The count of a round and the end of a match (F21–F24), with every way of counting."""

from __future__ import annotations

import pytest

from tests.clauses import clause

from .boards import GAME, clause_of, play, row, sea

# Nobody sees anybody: red holds P8 and its own R3 under R9, purple holds R5 under P12 and P4 alone.
COUNT = """
    R9>P8>R3 .      .   .   .   .
    .        P12>R5 .   .   .   .
    .        .      .   .   .   .
    .        .      P4  .   .   .
    .        .      .   .   .   .
    .        .      .   .   .   .
"""
APART_3 = """
    R9  .   .   .   .   .
    .   P9  .   .   .   .
    .   .   G9  .   .   .
    .   .   .   .   .   .
    .   .   .   .   .   .
    .   .   .   .   .   .
"""
APART_4 = APART_3.replace("    .   .   .   .   .   .\n", "    .   .   .   Y9  .   .\n", 1)


@clause("F21")
@pytest.mark.parametrize(("score", "counts"), [("opponents", [1, 1]), ("under", [2, 1]), ("pile", [3, 3])])
def test_the_ways_of_counting_at_the_end(score: str, counts: list[int]) -> None:
    """opponents: P8 | R5. under: P8 and R3 | R5. pile: R9, P8, R3 | P12, R5, P4."""
    match = sea(COUNT, score=score, totals="10,20")
    assert match.view()["count"] == counts
    assert match.scores == (10 + counts[0], 20 + counts[1])


@clause("F21")
def test_ever_counts_every_fish_at_the_moment_of_its_capture() -> None:
    """Red takes two fish, then loses the pile of three, which is worth three, purple's own P3 included."""
    match = row("R5 P3>P2 . P9 . .", score="ever")
    play(match, "a1xb1")
    assert match.position == "2 RP -6/-6/-6/-6/-6/-,R5>P3>P2,-,P9,-2 P play 0,0 2,0"
    play(match, "d1xb1")
    assert match.position.endswith(" R done 0,0 2,3")
    assert match.scores == (2, 3)


@clause("F21")
def test_ever_reads_points_so_far_from_the_line_and_takes_them_as_0_if_missing() -> None:
    line = "2 RP -6/-6/-6/-6/-6/R9,-,P3,-3 R play 0,0"
    for given, wanted in ((line, (1, 0)), (f"{line} 3,2", (4, 2))):
        match = play(GAME.at(given, score="ever"), "a1xc1")
        assert match.scores == wanted


@clause("F21", "F25")
def test_ever_starts_each_round_from_0() -> None:
    match = GAME.at("2 RP R9>P8,-5/-,P4,-4/-6/-6/-6/-6 R done 7,0 5,6", score="ever", seed=1)
    play(match, "deal")
    assert match.position.split()[5:] == ["12,6", "0,0"]


@clause("F21")
def test_a_fish_that_changed_hands_counts_once_for_its_last_holder() -> None:
    """P4 goes to red and comes home with R5: purple scores R5 alone."""
    match = row("R5 P4 . P9 . .")
    play(match, "a1xb1 d1xb1")
    assert match.view()["count"] == [0, 1]


@clause("F21")
def test_the_points_of_a_running_round_are_not_in_the_scores_but_in_the_view() -> None:
    match = row("R9>P8 . P10 . . .", totals="30,40")
    assert match.scores == (30, 40)
    assert match.view()["count"] == [1, 0]
    play(match, "--")
    assert match.scores == (30, 40)
    play(match, "c1xa1")
    assert match.scores == (30, 41)  # R9 alone: P8 came home


@clause("F22")
@pytest.mark.parametrize(
    ("order", "cells", "mover", "winner"),
    [("RP", "R9 . P3 . . .", "R", 0), ("RP", "R9 . P12 . . .", "P", 1), ("RPG", "G9>R8 . P7 . . .", "G", 2)],
)
def test_who_owns_every_pile_wins_at_once_whatever_the_totals(
    order: str, cells: str, mover: str, winner: int
) -> None:
    totals = ",".join("0" if seat == winner else "59" for seat in range(len(order)))
    match = row(cells, mover=mover, order=order, totals=totals)
    events = match.play(match.moves()[0])
    assert match.winners == (winner,)
    assert match.over and match.moves() == []
    assert events[-1] == {"kind": "match_over", "winners": [winner], "sweep": True, "clause": "F22"}
    assert clause_of(match, "deal") == "F22"
    assert match.view()["sweep"] == order[winner]


@clause("F22")
def test_a_sweep_beats_a_higher_total_and_its_points_are_still_added() -> None:
    match = play(row("R9 . P3 . . .", totals="10,80"), "a1xc1")
    assert match.winners == (0,)
    assert match.scores == (11, 80)
    assert '[Result "11-80 sweep"]' in match.record


@clause("F22")
def test_with_four_players_a_sweep_is_an_ordinary_score() -> None:
    match = play(row("R9>G8 . P8 . . .", order="RPGY", totals="10,50,0,0"), "a1xc1")
    assert match.view()["sweep"] is None
    assert (match.winners, match.over, match.moves()) == ((), False, ["deal"])
    assert match.scores == (12, 50, 0, 0)


@clause("F22", "F23")
def test_with_four_players_a_sweep_wins_only_by_its_points() -> None:
    match = play(row("R9>G8 . P8 . . .", order="RPGY", totals="58,59,0,0"), "a1xc1")
    assert match.winners == (0,)
    assert "sweep" not in match.record
    assert clause_of(match, "deal") == "F23"


@clause("F22")
def test_all_piles_of_one_colour_from_the_start_are_a_sweep_too() -> None:
    """Made-up positions: no rival colour is visible and nobody can capture."""
    match = row("R3 . . . . .")
    assert (match.winners, match.over) == ((0,), True)


@clause("F23")
def test_60_decides_only_when_a_round_is_over() -> None:
    match = row("R9>P8 . P10 . . P1", totals="61,10", mover="R")
    assert (match.over, match.winners) == (False, ())
    assert match.moves() == ["--"]


@clause("F23")
@pytest.mark.parametrize(("totals", "over"), [("58,0", False), ("59,0", True)])
def test_the_round_just_over_counts_for_the_60(totals: str, over: bool) -> None:
    """COUNT gives each player one point."""
    match = sea(COUNT, totals=totals)
    assert match.over == over
    assert match.winners == ((0,) if over else ())
    assert match.moves() == ([] if over else ["deal"])


@clause("F23")
@pytest.mark.parametrize("target", [40, 20])
def test_a_shorter_match_is_over_at_its_own_target(target: int) -> None:
    """COUNT gives each player one point."""
    assert not sea(COUNT, totals=f"{target - 2},0", target=target).over
    match = sea(COUNT, totals=f"{target - 1},0", target=target)
    assert match.winners == (0,) and match.view()["target"] == target
    assert not sea(COUNT, totals=f"{target - 1},0").over


@clause("F23")
def test_the_highest_total_wins_and_not_the_first_seat_at_60() -> None:
    match = sea(COUNT, totals="60,65")
    assert match.winners == (1,)
    assert match.scores == (61, 66)
    assert '[Result "61-66"]' in match.record
    assert clause_of(match, "deal") == "F23"


@clause("F24")
def test_a_shared_highest_total_means_another_round_with_the_totals_carried_on() -> None:
    match = sea(COUNT, totals="62,62")
    assert (match.over, match.winners, match.moves()) == (False, (), ["deal"])
    play(match, "deal")
    assert match.position.split()[5] == "63,63"


@clause("F24")
def test_with_tie_shared_all_who_lead_win_together() -> None:
    match = sea(COUNT, totals="62,62", tie="shared")
    assert (match.over, match.winners) == (True, (0, 1))
    assert clause_of(match, "deal") == "F24"
    assert '[Result "63-63"]' in match.record


@clause("F24")
@pytest.mark.parametrize(
    ("drawing", "order", "totals", "tie", "winners"),
    [
        (APART_3, "RPG", "60,60,72", "round", (2,)),
        (APART_3, "RPG", "72,60,72", "round", ()),
        (APART_3, "RPG", "72,60,72", "shared", (0, 2)),
        (APART_3, "RPG", "59,59,59", "shared", ()),
        (APART_4, "RPGY", "64,64,12,61", "round", ()),
        (APART_4, "RPGY", "64,64,12,61", "shared", (0, 1)),
        (APART_4, "RPGY", "60,60,60,60", "shared", (0, 1, 2, 3)),
    ],
)
def test_three_and_four_players_at_60_together(
    drawing: str, order: str, totals: str, tie: str, winners: tuple[int, ...]
) -> None:
    match = sea(drawing, order=order, totals=totals, tie=tie)
    assert match.winners == winners
    assert match.over == bool(winners)


@clause("F24", "F22")
def test_a_sweep_in_the_extra_round_decides_a_tie() -> None:
    match = play(row("R9 . P3 . . .", totals="62,63"), "a1xc1")
    assert match.scores == (63, 63)
    assert match.winners == (0,)
    assert clause_of(match, "deal") == "F22"


@clause("F23")
def test_the_decisive_move_tells_who_has_won() -> None:
    match = sea(
        """
        R9  .   P8  .   .   .
        .   .   .   .   .   .
        .   P4  .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        """,
        totals="59,0",
    )
    events = match.play("a6xc6")
    assert events[-1] == {"kind": "match_over", "winners": [0], "sweep": False, "clause": "F23"}
