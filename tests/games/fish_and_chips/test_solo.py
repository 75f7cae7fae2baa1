"""The solo game (F26–F29)."""

from __future__ import annotations

import pytest

import seaboard
from tests.clauses import clause

from .boards import GAME, clause_of, line, piles, play, row, sea

WIN = "Y9 . P12 . G8 ."


@clause("F26")
def test_the_order_of_the_colours_is_drawn_and_the_last_is_the_players() -> None:
    orders = {GAME.new(players=1, seed=seed).position.split()[1] for seed in range(60)}
    assert all(sorted(order) == sorted("RPGY") for order in orders)
    assert len(orders) > 15
    assert {order[-1] for order in orders} == set("RPGY")


@clause("F26")
def test_fish_8_to_16_of_all_colours_lie_on_all_cells() -> None:
    found = piles(GAME.new(players=1, seed=2))
    assert sorted(found.values()) == sorted(f"{c}{v}" for c in "RPGY" for v in range(8, 17))


@clause("F27")
def test_the_colour_on_the_buoy_moves_first_and_the_drawn_order_follows_cyclically() -> None:
    for seed in range(5):
        match = GAME.new(players=1, seed=seed)
        order = match.position.split()[1]
        first = order.index(piles(match)["f6"][0])
        for turn in range(6):
            assert match.view()["mover"] == order[(first + turn) % 4]
            match.play(match.moves()[0])


@clause("F28")
def test_the_one_player_moves_every_colour_and_nobody_swaps() -> None:
    match = GAME.new(players=1, seed=3)
    movers = set()
    for _ in range(8):
        assert match.to_move == (0,)
        assert match.view()["phase"] == "play"
        movers.add(match.view()["mover"])
        match.play(match.moves()[0], 0)
    assert movers == set("RPGY")
    assert clause_of(match, "O<>a1") == "F28"
    assert clause_of(match, "ok") == "F28"


@clause("F28", "F13", "F19")
def test_capture_is_a_must_for_every_colour_and_blocked_ones_pass() -> None:
    match = row(WIN, mover="P", order="1 GRYP")
    assert clause_of(match, "--") == "F19"
    play(match, "c1xe1")
    for colour in "GRY":
        assert match.view()["mover"] == colour
        assert match.moves() == ["--"]
        assert match.forced == (0, "--")
        match.play("--")
    assert match.moves() == ["e1xa1"]


@clause("F29")
def test_won_if_only_piles_of_the_players_colour_are_left() -> None:
    match = play(row(WIN, mover="P", order="1 GRYP"), "c1xe1 -- -- --")
    assert not match.over and match.winners == ()
    events = match.play("e1xa1")
    assert match.over and match.winners == (0,)
    assert events[-1] == {"kind": "match_over", "winners": [0], "sweep": False, "clause": "F29"}
    assert match.moves() == [] and clause_of(match, "deal") == "F29"
    assert '[Result "won"]' in match.record


@clause("F29")
@pytest.mark.parametrize("drawing", ["calm", "other colour"])
def test_otherwise_it_is_lost_and_nobody_has_won(drawing: str) -> None:
    if drawing == "calm":
        match = sea(
            """
            P12 .   .   .   .   .
            .   Y9  .   .   .   .
            .   .   .   .   .   .
            .   .   .   .   .   .
            .   .   .   .   .   .
            .   .   .   .   .   .
            """,
            mover="P",
            order="1 GRYP",
        )
    else:
        match = play(row("P8 . G9 . . .", mover="G", order="1 GRYP"), "c1xa1")
    assert match.over and match.winners == () and match.moves() == []
    assert clause_of(match, "deal") == "F29"
    assert '[Result "lost"]' in match.record


@clause("F29")
def test_the_engine_plays_on_after_the_players_last_fish_is_lost() -> None:
    match = play(row("P8 . G9 . . Y8", mover="G", order="1 GRYP"), "c1xa1")
    assert not match.over
    assert match.moves() == ["--"]


@clause("F29", "F21")
def test_the_score_is_the_rival_fish_in_the_players_piles_now() -> None:
    match = row(WIN, mover="P", order="1 GRYP")
    assert match.scores == (0,)
    play(match, "c1xe1")
    assert match.scores == (1,)
    play(match, "-- -- -- e1xa1")
    assert match.scores == (2,)


@clause("F29")
@pytest.mark.parametrize("score", ["under", "pile", "ever"])
def test_only_the_buoy_has_an_effect_in_solo(score: str) -> None:
    plain = play(row(WIN, mover="P", order="1 GRYP"), "c1xe1")
    match = play(
        row(WIN, mover="P", order="1 GRYP", score=score, tie="shared", swap_timing="first_turn"), "c1xe1"
    )
    assert match.position == plain.position
    assert match.scores == plain.scores
    assert match.view()["count"] == plain.view()["count"]


@clause("F29")
def test_no_totals_in_solo() -> None:
    with pytest.raises(seaboard.BadPosition) as refused:
        GAME.at(line("\n".join([". . . . . ."] * 5 + [WIN]), mover="P", order="1 GRYP", totals="1,0,0,0"))
    assert refused.value.part == "totals"


@clause("F28")
def test_no_swap_phase_in_a_solo_line() -> None:
    with pytest.raises(seaboard.BadPosition) as refused:
        row(WIN, mover="P", order="1 GRYP", phase="swap")
    assert refused.value.part == "phase"
