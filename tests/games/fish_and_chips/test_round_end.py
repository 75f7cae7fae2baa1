"""The end of a round (F20) and the deal of the next (F25)."""

from __future__ import annotations

import pytest

from tests.clauses import clause

from .boards import GAME, clause_of, fish, line, piles, play, row, sea

CALM = """
    R9>P8 .   .   .   .   .
    .     P4  .   .   .   .
    .     .   .   .   .   .
    .     .   .   .   .   .
    .     .   .   .   .   .
    .     .   .   .   .   .
"""


@clause("F20")
def test_the_round_is_over_as_soon_as_nobody_can_capture() -> None:
    match = sea(
        """
        .   .   .   .   .   .
        .   .   .   .   .   .
        P12 .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        R10 .   .   P7  .   .
        """
    )
    events = match.play("a1xd1")
    assert [event["kind"] for event in events] == ["capture", "round_over"]
    assert match.position == "2 RP -6/-6/P12,-5/-6/-6/-3,R10>P7,-2 P done 0,0"
    assert match.moves() == ["deal"]


@clause("F20")
def test_one_colour_that_can_still_capture_keeps_the_round_going() -> None:
    match = row("R9 . P12 . . .")
    assert match.view()["phase"] == "play"
    assert match.moves() == ["--"]


@clause("F20")
def test_the_test_is_also_made_when_the_hunt_opens() -> None:
    match = sea(CALM, phase="swap")
    assert match.view()["phase"] == "swap"
    play(match, "ok")
    events = match.play("ok")
    assert [event["kind"] for event in events] == ["keep", "round_over"]
    assert match.view()["phase"] == "done"


@clause("F20")
def test_a_line_that_says_play_where_nobody_can_capture_is_read_as_done() -> None:
    match = sea(CALM)
    assert match.position == line(CALM, phase="done")
    assert match.moves() == ["deal"]


@clause("F20")
def test_two_piles_of_one_owner_between_rivals_keep_them_apart() -> None:
    """Red and purple see each other nowhere: c1 shields nothing, for P1 stands on a line of its own."""
    match = sea(
        """
        R9  .   .   R8  .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   P1  P16 .   P2  .
        .   .   .   .   .   .
        """
    )
    assert match.view()["phase"] == "done"


@clause("F20", "F13")
@pytest.mark.parametrize(("players", "most"), [(2, 31), (3, 35), (4, 35)])
def test_a_round_has_at_most_so_many_captures(players: int, most: int) -> None:
    for seed in range(3):
        match = GAME.new(players=players, seed=seed)
        while match.position.split()[4] != "done":
            match.play(match.moves()[-1])
        captures = sum("x" in step.move for step in match.history)
        fish_in_play = 32 if players == 2 else 36
        assert captures == fish_in_play - len(piles(match)) <= most


@clause("F20", "F21")
def test_the_event_of_a_finished_round_counts_pile_by_pile() -> None:
    match = row("R10 . P7 . . .", totals="20,31")
    over = match.play("a1xc1")[1]
    assert over["order"] == ["R", "P"]
    assert over["points"] == [1, 0]
    assert over["totals"] == [21, 31]
    assert over["piles"] == [
        {"cell": "c1", "fish": [{"colour": "R", "value": 10}, {"colour": "P", "value": 7}], "points": 1}
    ]


@clause("F25")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_any_seat_may_deal_the_next_round(seat: int | None) -> None:
    match = sea(CALM, totals="5,6")
    assert match.to_move == (0, 1)
    assert match.moves(seat) == ["deal"]
    events = match.play("deal", seat)
    assert events == [{"kind": "deal", "starter": match.view()["starter"], "clause": "F25"}]
    assert match.history[-1].seat == (seat or 0)
    assert match.position.split()[5] == "6,6"  # red held P8
    assert sorted(fish(match.position)) == sorted(f"{c}{v}" for c in "RP" for v in range(1, 17))
    assert list(match.to_move) == [match.view()["order"].index(match.view()["starter"])]
    assert match.view()["phase"] == "swap"


@clause("F25")
def test_undoing_a_deal_and_dealing_again_gives_the_same_deal() -> None:
    match = sea(CALM)
    play(match, "deal")
    dealt = match.position
    match.undo()
    assert match.position == line(CALM, phase="done")
    match.play("deal", 1)
    assert match.position == dealt


@clause("F25")
def test_a_deal_depends_on_the_seed_and_not_on_who_deals() -> None:
    deals = {play(GAME.at(line(CALM), seed=seed), "deal").position for seed in range(5)}
    assert len(deals) == 5


@clause("F25", "F20")
def test_only_deal_in_a_finished_round_and_never_in_a_running_one() -> None:
    assert clause_of(sea(CALM), "a6xb5") == "F20"
    assert clause_of(sea(CALM), "ok") == "F20"
    assert clause_of(row("R9 . P3 . . ."), "deal") == "F25"
    assert clause_of(row("R9 . P3 . . .", phase="swap"), "deal") == "F25"


@clause("F25")
def test_a_deal_can_never_be_taken_back_at_a_table() -> None:
    match = sea(CALM)
    assert match.fixed == 0
    play(match, "deal ok")
    assert match.fixed == 1
    assert match.round == 2
