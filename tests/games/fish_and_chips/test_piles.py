"""Piles, their owners, and who has none left (F4–F6)."""

from __future__ import annotations

import json

import msgspec

import seaboard
from seaboard.match.changes import Look, changed
from tests.clauses import clause

from .boards import clause_of, play, row, sea


@clause("F4")
def test_the_top_fish_alone_owns_the_pile_and_fights_for_it() -> None:
    """R2 lies on P16: the pile is red and weak, however strong the fish below."""
    match = row("R2>P16 . P1 . P3 .")
    assert match.moves() == ["a1xc1"]
    assert clause_of(match, "c1xa1") == "F4"  # c1 is purple's
    assert row("R2>P16 . P3 . . .").moves() == ["--"]
    assert row("R2>P16 . P3 . . .", mover="P").moves() == ["c1xa1"]


@clause("F4")
def test_a_pile_of_ones_own_colour_below_a_rival_top_is_the_rivals() -> None:
    match = row("P2>R16 . R1 . . .")
    assert clause_of(match, "a1xc1") == "F4"
    assert match.moves() == ["--"]


@clause("F5")
def test_who_has_no_visible_fish_stays_passes_and_scores_nothing() -> None:
    """Green's only fish lies under red; red and purple still see each other."""
    match = sea(
        """
        R9>G5 .   .   .   .   .
        .     .   .   .   .   .
        .     .   .   .   .   .
        R5    .   P6  .   .   .
        .     .   .   .   .   .
        .     .   .   .   P5  .
        """,
        mover="G",
        order="RPG",
    )
    assert match.moves() == ["--"]
    play(match, "--")
    assert match.view()["mover"] == "R"
    play(match, "-- c3xa3")
    # P6 now stands on a3 below R9 on a6, and P5 alone in its lines: green passes again, then red takes a3.
    assert match.view()["mover"] == "G" and match.moves() == ["--"]
    play(match, "-- a6xa3")
    assert match.view()["phase"] == "done"
    assert match.view()["count"] == [2, 0, 0]  # red: G5 and P6; R5 came home


@clause("F6")
def test_everybody_sees_into_every_pile() -> None:
    match = row("R5>P4>P3 . P16 . . .")
    for watcher in (None, 0, 1):
        pile = match.view(watcher)["piles"][0]
        assert [(f["colour"], f["value"]) for f in pile["fish"]] == [("R", 5), ("P", 4), ("P", 3)]


@clause("F4")
def test_whoever_looked_at_another_match_sees_this_one_as_it_is() -> None:
    game = seaboard.game("fish-and-chips")
    here = game.new(players=2, seed=4, seating="RP").here
    there = game.new(players=2, seed=4, seating="PR").here  # the same fish in other colours
    before = game.look(here, None)
    after = game.look(there, None, before)
    assert isinstance(before, Look) and isinstance(after, Look)
    assert after.view() == game.view(there, None) != before.view()
    told = json.loads(msgspec.json.encode(after.change_from(before)))
    assert changed(msgspec.to_builtins(before.view()), told) == msgspec.to_builtins(after.view())
