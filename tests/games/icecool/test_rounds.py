"""Rounds, turns, cards, IDs and the end, on hand-made flicks."""

from __future__ import annotations

import pytest

import seaboard
from seaboard.games.icecool import GAME
from seaboard.games.icecool.facts import ROUNDS
from seaboard.match.errors import IllegalMove
from tests.clauses import clause

from .scenes import R, at, resolved, words

SPOT = "0.425,0.505"
FLICK = "flick phi=1.5708 power=0.3000 side=0.00 height=0.00"


def hand(line: str, seat: int) -> str:
    return line.split()[8].split("/")[seat]


# ------------------------------------------------------------------ set-up and order


@clause("I7", "I8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_begins_with_tokens_on_the_doors_and_an_empty_board(players: int) -> None:
    match = GAME.new(players=players, seed=5, first_catcher=1)
    seats, number, catcher, turn, phase, poses, fish, ids, cards, deck = match.position.split()
    assert (seats, number, catcher, turn, phase) == (
        "RBGY"[:players],
        f"1/{ROUNDS[players]}",
        "B",
        "B",
        "place",
    )
    assert poses == "/".join("-" * players) and cards == poses and ids == seats
    assert fish == "/".join("-" if seat == 1 else "257" for seat in range(players))
    assert sorted(deck) == sorted("1" * 15 + "2" * 15 + "3" * 15)


@clause("I7", "I81")
def test_the_first_catcher_and_the_shuffle_come_from_the_seed() -> None:
    assert {GAME.new(players=4, seed=s).position.split()[2] for s in range(30)} == set("RBGY")
    decks = {GAME.new(players=2, seed=s).position.split()[9] for s in range(5)}
    assert len(decks) == 5
    assert GAME.new(players=4, seed=9).position == GAME.new(players=4, seed=9).position


@clause("I8")
def test_the_catcher_is_placed_in_his_area_and_nowhere_else() -> None:
    match = GAME.new(players=2, seed=1, first_catcher=0)
    assert len(match.moves()) >= 16 and "place x=0.425 y=0.505" in match.moves()
    for move in ("place x=0.2729 y=0.505", "place x=0.425 y=0.5771", "place x=0.1 y=0.1", "place x=-1 y=0"):
        refused = match.why_not(move)
        assert refused is not None and (refused.clause, refused.reason) == ("I8", "outside-the-area")
    assert match.why_not("place x=0.273 y=0.433") is None
    assert match.why_not(FLICK).clause == "I8"  # type: ignore[union-attr]
    refused = match.why_not("place x=nan y=0.5")
    assert refused is not None and refused.clause == "I80"


@clause("I36")
def test_nobody_is_placed_on_another_penguin() -> None:
    match = at("RB 1/4 R R place -/0.425,0.505 -/257 RB -/- 123")
    refused = match.why_not("place x=0.44 y=0.505")
    assert refused is not None and (refused.clause, refused.params["who"]) == ("I36", "B")
    assert match.why_not("place x=0.46 y=0.505") is None
    assert all(match.why_not(move) is None for move in match.moves())


@clause("I9", "I11", "I14")
def test_the_left_of_the_catcher_begins_on_the_red_circle() -> None:
    match = GAME.new(players=3, seed=1, first_catcher=1)
    match.play("place x=0.425 y=0.505")
    assert words(match.here)[2:6] == ["B", "G", "flick", "-/0.425,0.505/0.195,0.09*"]
    refused = match.why_not(FLICK, seat=0)
    assert refused is not None and (refused.clause, refused.params["mover"]) == ("I9", "G")


@clause("I9", "I10")
def test_turns_go_clockwise_and_the_catcher_is_last() -> None:
    line = "RBG 1/3 R B flick 0.425,0.505/0.1,0.1/- -/257/257 RBG -/-/- 123"
    after = resolved(line, red=[(0.425, 0.505)], blue=[(0.1, 0.1), (0.15, 0.1)])
    assert words(after)[3:6] == ["G", "flick", "0.425,0.505/0.15,0.1/0.195,0.09*"]
    line = "RBG 1/3 R G flick 0.425,0.505/0.1,0.1/0.1,0.15 -/257/257 RBG -/-/- 123"
    after = resolved(line, red=[(0.425, 0.505)], blue=[(0.1, 0.1)], green=[(0.1, 0.15), (0.15, 0.16)])
    assert words(after)[3:5] == ["R", "flick"]


@clause("I11")
def test_later_turns_begin_where_the_penguin_stands() -> None:
    line = "RB 1/4 R R flick 0.425,0.505/0.1,0.1 -/257 RB -/- 123"
    after = resolved(line, red=[(0.425, 0.505), (0.5, 0.505)], blue=[(0.1, 0.1)])
    assert words(after)[3:6] == ["B", "flick", "0.5,0.505/0.1,0.1"]


# ------------------------------------------------------------------ the first flick

FIRST = f"RBG 1/3 R B flick {SPOT}/0.195,0.09*/- -/257/257 RBG -/-/- 123"


@clause("I15", "I14")
def test_a_failed_first_flick_is_repeated_from_the_circle() -> None:
    after = resolved(FIRST, red=[(0.425, 0.505)], blue=[(0.195, 0.09), (0.195, 0.120)])
    assert words(after)[3:6] == ["B", "flick", f"{SPOT}/0.195,0.09*/-"]
    after = resolved(FIRST, red=[(0.425, 0.505)], blue=[(0.195, 0.09), (0.195, 0.128)])
    assert words(after)[3:6] == ["G", "flick", f"{SPOT}/0.195,0.128/0.195,0.09*"]


@clause("I16")
def test_what_a_failed_attempt_earned_stands() -> None:
    way = [(0.195, 0.09), (0.31, 0.15), (0.31, 0.28), (0.31, 0.15), (0.195, 0.09)]
    after = resolved(FIRST, red=[(0.425, 0.505)], blue=way)
    assert words(after)[3:9] == ["B", "flick", f"{SPOT}/0.195,0.09*/-", "-/27/257", "RBG", "-/1/-"]


@clause("I16")
def test_jumping_out_on_the_first_flick_ends_the_turn_and_stays_a_first_flick() -> None:
    up = R + 0.09
    way = [(0.195, 0.09, R), (0.195, 0.02, up), (0.195, -0.04, R)]
    after = resolved(FIRST, red=[(0.425, 0.505, R)], blue=way)
    assert words(after)[3] == "G"
    assert after.poses[1] is not None and after.poses[1].on_circle
    assert after.poses[2] is not None and after.poses[2].point != (0.195, 0.09)  # it is taken: I17


@clause("I14")
def test_pushed_off_the_circle_by_another_is_off_for_good() -> None:
    line = f"RBG 1/3 R G flick {SPOT}/0.195,0.09*/0.1,0.09 -/257/257 RBG -/-/- 123"
    after = resolved(
        line, red=[(0.425, 0.505)], blue=[(0.195, 0.09), (0.25, 0.09)], green=[(0.1, 0.09), (0.16, 0.09)]
    )
    assert after.poses[1] is not None and not after.poses[1].on_circle
    after = resolved(
        line, red=[(0.425, 0.505)], blue=[(0.195, 0.09), (0.2, 0.09)], green=[(0.1, 0.09), (0.16, 0.09)]
    )
    assert after.poses[1] is not None and after.poses[1].on_circle


# ------------------------------------------------------------------ fish and IDs


@clause("I21", "I29")
def test_a_token_brings_the_top_card_also_off_turn() -> None:
    line = f"RBG 1/3 R B flick {SPOT}/0.1,0.1/0.31,0.194 -/257/257 RBG -/-/- 321"
    after = resolved(
        line, red=[(0.425, 0.505)], blue=[(0.1, 0.1), (0.2, 0.1)], green=[(0.31, 0.194), (0.31, 0.30)]
    )
    assert words(after)[6:] == ["-/257/27", "RBG", "-/-/3", "21"]
    assert words(after)[3] == "G"


@clause("I32", "I34", "I37")
def test_a_caught_runner_plays_on_without_an_id() -> None:
    line = "RBG 1/3 R R flick 0.30,0.505/0.45,0.535/0.1,0.1 -/27/257 RBG -/3/- 21"
    after = resolved(line, red=[(0.30, 0.505), (0.45, 0.505)], blue=[(0.45, 0.535)], green=[(0.1, 0.1)])
    assert words(after)[3:5] == ["B", "flick"] and words(after)[6:9] == ["-/27/257", "RRG", "-/3/-"]


# ------------------------------------------------------------------ ice skates

SKATER = f"RBG 1/3 R B flick {SPOT}/0.1,0.1/0.1,0.2 -/257/257 RBG -/%s/- %s"
STEP = {"red": [(0.425, 0.505)], "blue": [(0.1, 0.1), (0.15, 0.1)], "green": [(0.1, 0.2)]}


@clause("I38", "I39", "I40")
def test_e30_skates_are_offered_once_for_two_ones() -> None:
    asked = resolved(SKATER % ("112", "3"), **STEP)
    assert words(asked)[3:5] == ["B", "skates"]
    match = at(" ".join(words(asked)))
    assert match.moves() == ["no", "skates"]
    match.play("skates")
    assert match.position.split()[3:5] == ["B", "flick"] and hand(match.position, 1) == "2!11"
    again = resolved(match.position, **{**STEP, "blue": [(0.15, 0.1), (0.1, 0.1)]})
    assert words(again)[3:5] == ["G", "line"]
    assert GAME.outcome(again).scores == (0, 4, 0)


@clause("I38", "I39")
def test_e31_a_fourth_one_drawn_in_the_extra_turn_brings_another() -> None:
    match = at(SKATER.replace("flick", "skates") % ("111", "13"))
    match.play("skates")
    assert hand(match.position, 1) == "1!11"
    drawn = resolved(
        match.position,
        red=[(0.425, 0.505)],
        green=[(0.1, 0.2)],
        blue=[(0.1, 0.1), (0.31, 0.15), (0.31, 0.28)],
    )
    assert hand(" ".join(words(drawn)), 1) == "11!11" and words(drawn)[4] == "skates"


@clause("I38")
def test_without_two_face_down_ones_nothing_is_offered() -> None:
    for cards in ("1", "123", "23!11", "1!1111"):
        assert words(resolved(SKATER % (cards, "3"), **STEP))[3] == "G"


@clause("I41")
def test_skates_are_for_the_catcher_too_and_only_at_the_end_of_the_own_turn() -> None:
    line = f"RBG 1/3 R R flick {SPOT}/0.1,0.1/0.1,0.2 -/257/257 RBG 11/11/- 3"
    after = resolved(line, red=[(0.425, 0.505), (0.5, 0.505)], blue=[(0.1, 0.1)], green=[(0.1, 0.2)])
    assert words(after)[3:5] == ["R", "skates"]
    match = at(" ".join(words(after)))
    match.play("no")
    assert match.position.split()[3:5] == ["B", "flick"]
    refused = match.why_not("skates")
    assert refused is not None and refused.clause == "I38"


@clause("I42")
def test_e32_not_after_the_flick_that_ended_the_round_but_later() -> None:
    line = f"RBG 1/3 R B flick {SPOT}/0.31,0.10/0.1,0.2 -/5/257 RBG -/11/- 33333"
    after = resolved(line, red=[(0.425, 0.505)], blue=[(0.31, 0.10), (0.31, 0.30)], green=[(0.1, 0.2)])
    assert words(after)[1:5] == ["2/3", "B", "B", "place"]
    assert hand(" ".join(words(after)), 1) == "1133"


@clause("I43", "I56")
def test_skates_may_follow_after_jumping_out() -> None:
    up = R + 0.09
    way = [(0.1, 0.1, R), (0.1, 0.02, up), (0.1, -0.04, R)]
    after = resolved(SKATER % ("11", "3"), red=[(0.425, 0.505, R)], green=[(0.1, 0.2, R)], blue=way)
    assert words(after)[3:6] == ["B", "skates", f"{SPOT}/0.1,0.1/0.1,0.2"]


@clause("I57")
def test_forced_out_in_anothers_turn_there_is_no_penalty() -> None:
    up = R + 0.09
    line = f"RBG 1/3 R B flick {SPOT}/0.1,0.1/0.2,0.1 -/257/257 RBG -/11/- 3"
    gone = [(0.2, 0.1, R), (0.2, 0.02, up), (0.2, -0.04, R)]
    after = resolved(line, red=[(0.425, 0.505, R)], blue=[(0.1, 0.1, R), (0.15, 0.1, R)], green=gone)
    assert words(after)[3:6] == ["B", "skates", f"{SPOT}/0.15,0.1/0.2,0.1"]


# ------------------------------------------------------------------ the end of a round


@clause("I62", "I63", "I64", "I65")
def test_e33_cards_for_ids_from_the_catcher_on() -> None:
    line = f"RBGY 1/4 G Y flick 0.1,0.2/0.1,0.1/{SPOT}/0.31,0.10 257/257/-/5 GGGY -/-/-/- 123123123"
    after = resolved(
        line, red=[(0.1, 0.2)], blue=[(0.1, 0.1)], green=[(0.425, 0.505)], yellow=[(0.31, 0.10), (0.31, 0.30)]
    )
    # yellow draws 1 for the fish; then green 2, 3, 1 for three IDs; yellow 2 for the own one
    assert words(after) == [
        "RBGY", "2/4", "Y", "Y", "place", "-/-/-/-", "257/257/257/-", "RBGY", "-/-/123/12", "3123",
    ]  # fmt: skip


@clause("I66")
def test_e35_an_empty_pile_gives_nothing() -> None:
    line = "RBG 1/3 R R flick 0.30,0.505/0.45,0.535/0.1,0.1 -/27/257 RBR -/-/- 2"
    after = resolved(line, red=[(0.30, 0.505), (0.45, 0.505)], blue=[(0.45, 0.535)], green=[(0.1, 0.1)])
    assert words(after)[1] == "2/3" and words(after)[8:] == ["2/-/-", "-"]
    line = f"RBG 1/3 R B flick {SPOT}/0.31,0.10/0.1,0.2 -/257/257 RBG -/-/- -"
    after = resolved(line, red=[(0.425, 0.505)], blue=[(0.31, 0.10), (0.31, 0.30)], green=[(0.1, 0.2)])
    assert words(after)[6:] == ["-/27/257", "RBG", "-/-/-", "-"]  # the token is taken all the same


@clause("I62", "I9")
def test_the_round_stops_at_once_and_the_whole_flick_counts() -> None:
    line = "RBG 1/3 R B flick 0.505,0.534/0.45,0.31/0.1,0.1 -/2/257 RBR -/-/- 123123"
    way = [(0.45, 0.31), (0.505, 0.35), (0.505, 0.50)]
    after = resolved(line, red=[(0.505, 0.534)], blue=way, green=[(0.1, 0.1)])
    # fish 1 for blue; the Catcher holds all three IDs: 2, 3, 1
    assert words(after)[1:5] == ["2/3", "B", "B", "place"] and words(after)[8] == "123/1/-"


@clause("I59", "I36")
def test_e36_touched_and_then_pushed_out() -> None:
    up = R + 0.09
    line = "RBG 1/3 R R flick 0.30,0.1/0.345,0.1/0.1,0.1 -/257/257 RBG -/-/- 123"
    blue = [(0.345, 0.1, R), (0.35, 0.1, R), (0.35, 0.02, up), (0.35, -0.04, R)]
    after = resolved(
        line, red=[(0.30, 0.1, R), (0.3165, 0.1, R), (0.25, 0.1, R)], blue=blue, green=[(0.1, 0.1, R)]
    )
    assert words(after)[7] == "RRG" and words(after)[5] == "0.25,0.1/0.345,0.1/0.1,0.1"


@clause("I68", "I64")
def test_the_match_is_over_after_the_last_round() -> None:
    line = f"RBG 3/3 G R flick 0.31,0.10/0.1,0.1/{SPOT} 5/257/- RBG 3/2/1 111111"
    after = resolved(line, red=[(0.31, 0.10), (0.31, 0.30)], blue=[(0.1, 0.1)], green=[(0.425, 0.505)])
    match = at(" ".join(words(after)))
    assert match.position == "RBG 3/3 G - over -/-/- -/-/- RBG 113/12/11 11"
    assert match.over and match.to_move == () and match.moves() == []
    refused = match.why_not(FLICK)
    assert refused is not None and refused.clause == "I68"


@clause("I68", "I71")
def test_the_number_of_rounds() -> None:
    assert ROUNDS == {2: 4, 3: 3, 4: 4}


@clause("I68")
def test_a_match_of_one_round_is_over_after_it() -> None:
    line = f"RBG 1/1 G R flick 0.31,0.1/0.1,0.1/{SPOT} 5/257/- RBG 3/2/1 111111"
    match = GAME.at(line, seed=1, rounds=1)
    assert match.view()["rounds"] == 1 and match.position == line
    assert [GAME.new(players=players, seed=1, rounds=1).view()["rounds"] for players in (2, 3, 4)] == [
        1,
        1,
        1,
    ]
    assert GAME.new(players=2, seed=1, rounds=2).view()["rounds"] == 2
    over = GAME.at("RBG 1/1 G - over -/-/- -/-/- RBG 113/12/11 11", rounds=1)
    assert over.over and over.winners == (0,)
    with pytest.raises(seaboard.BadOption):
        GAME.new(players=3, rounds=2)


@clause("I69", "I70")
def test_e34_points_then_cards_then_a_shared_victory() -> None:
    over = "RBG 3/3 R - over -/-/- -/-/- RBG %s -"
    match = at(over % "1122233/112233!11/222222")
    assert match.scores == (14, 14, 12) and match.winners == (1,)
    match = at(over % "1122233/1122233/222222")
    assert match.scores == (14, 14, 12) and match.winners == (0, 1)
    match = at(over % "33/1/!11")
    assert match.scores == (6, 1, 2) and match.winners == (0,)
    assert at("RB 1/4 R B flick 0.4,0.5/0.1,0.1 -/257 RB 3/- 1").winners == ()


# ------------------------------------------------------------------ two players

CAUGHT = {"red": [(0.30, 0.505), (0.45, 0.505)], "blue": [(0.45, 0.535)]}


@clause("I44", "I72", "I73", "I75")
def test_two_players_first_catch_by_the_catcher() -> None:
    line = "RB 1/4 R R flick 0.3,0.505/0.45,0.535 -/27 RB 11/11 333"
    after = resolved(line, **CAUGHT)
    assert words(after) == [
        "RB", "1/4", "R", "B", "flick", "0.45,0.505/0.195,0.09*", "-/27", "RR", "11/11", "333",
    ]  # fmt: skip
    later = resolved(" ".join(words(after)), red=[(0.45, 0.505)], blue=[(0.195, 0.09), (0.1, 0.1)])
    assert words(later)[3:5] == ["B", "skates"]  # of the immediate turn
    match = at(" ".join(words(later)))
    match.play("no")
    assert match.position.split()[3] == "R"


@clause("I75")
def test_two_players_caught_in_the_own_turn_the_runner_restarts_at_once() -> None:
    line = "RB 1/4 R B flick 0.45,0.535/0.3,0.505 -/27 RB -/11 333"
    after = resolved(line, red=[(0.45, 0.535)], blue=[(0.3, 0.505), (0.45, 0.505)])
    assert words(after)[3:6] == ["B", "flick", "0.45,0.535/0.195,0.09*"]


@clause("I75")
def test_a_restart_takes_the_place_of_a_repeat() -> None:
    line = "RB 1/4 R B flick 0.25,0.09/0.195,0.09* -/27 RB -/- 333"
    after = resolved(line, red=[(0.25, 0.09)], blue=[(0.195, 0.09), (0.2165, 0.09), (0.195, 0.09)])
    assert words(after)[3:8] == ["B", "flick", "0.25,0.09/0.195,0.09*", "-/27", "RR"]


@clause("I76")
def test_two_players_the_second_catch_ends_the_round() -> None:
    after = resolved("RB 1/4 R R flick 0.3,0.505/0.45,0.535 -/27 RR -/- 333", **CAUGHT)
    assert words(after)[1:5] == ["2/4", "B", "B", "place"] and words(after)[8:] == ["33/-", "3"]


@clause("I71", "I76", "I77")
def test_two_players_third_token_with_the_first_catch_ends_without_restart() -> None:
    line = "RB 1/4 R B flick 0.505,0.534/0.45,0.31 -/2 RB -/- 12333"
    after = resolved(line, red=[(0.505, 0.534)], blue=[(0.45, 0.31), (0.505, 0.35), (0.505, 0.50)])
    assert words(after)[1:5] == ["2/4", "B", "B", "place"] and words(after)[8] == "23/1"


@clause("I76")
def test_two_players_never_caught_one_card_each() -> None:
    line = "RB 1/4 R B flick 0.5,0.5/0.31,0.1 -/5 RB -/- 12333"
    after = resolved(line, red=[(0.5, 0.5)], blue=[(0.31, 0.1), (0.31, 0.3)])
    assert words(after)[8] == "2/13"


# ------------------------------------------------------------------ red lines in a turn


@clause("I45", "I46", "I53", "I80")
def test_a_red_line_is_taken_or_declined_before_the_flick() -> None:
    line = "RB 1/4 R B line 0.425,0.505/0.31,0.225 -/257 RB -/- 123"
    match = at(line)
    assert match.moves() == ["line R1", "line R5", "stay"]
    match.play("line R5")
    assert match.position.split()[4:6] == ["flick", "0.425,0.505/0.31,0.273"]
    refused = match.why_not("line R1")
    assert refused is not None and (refused.clause, refused.reason) == ("I45", "no-line-now")
    match.undo()
    match.play("stay")
    assert match.position.split()[4:6] == ["flick", "0.425,0.505/0.31,0.225"]
    refused = at(line).why_not("line R2")
    assert refused is not None and refused.clause == "I52"
    refused = at(line).why_not(FLICK)
    assert refused is not None and (refused.clause, refused.reason) == ("I45", "line-or-stay")
    refused = at("RB 1/4 R B line 0.425,0.505/0.02,0.1 -/257 RB -/- 123").why_not("line R4")
    assert refused is not None and refused.clause == "I45"


@clause("I45")
def test_a_line_is_offered_at_the_beginning_of_a_turn_by_a_wall() -> None:
    line = f"RBG 1/3 R B flick {SPOT}/0.1,0.1/0.02,0.2 -/257/257 RBG -/-/- 3"
    after = resolved(line, red=[(0.425, 0.505)], blue=[(0.1, 0.1), (0.15, 0.1)], green=[(0.02, 0.2)])
    assert words(after)[3:5] == ["G", "line"]


# ------------------------------------------------------------------ the clock and hands


@clause("I18")
def test_a_clock_that_ran_out_is_the_servers_word() -> None:
    match = at("RB 1/4 R B flick 0.425,0.505/0.1,0.1 -/257 RB -/11 123")
    assert "skip" not in match.moves() and match.why_not("skip").clause == "I18"  # type: ignore[union-attr]
    with pytest.raises(IllegalMove):
        match.play("skip")
    assert GAME.clock.overtime(match.here) == "skip"
    match.enter("skip")
    assert match.position.split()[3] == "R"  # no skates after it
    first = at("RB 1/4 R B flick 0.425,0.505/0.195,0.09* -/257 RB -/- 123")
    word = GAME.clock.overtime(first.here)
    assert word == "flick phi=0.1275 power=0.4000 side=0.00 height=0.00" and first.why_not(word) is None
    with pytest.raises(IllegalMove):
        first.enter("skip")
    assert GAME.clock.overtime(at("RB 1/4 R B line 0.4,0.5/0.02,0.1 -/257 RB -/- 1").here) == "stay"
    assert GAME.clock.overtime(at("RB 1/4 R B skates 0.4,0.5/0.1,0.1 -/257 RB -/11 1").here) == "no"
    assert GAME.clock.overtime(GAME.new(seed=1).here) == "place x=0.425 y=0.505"


@clause("I61")
def test_no_move_touches_another_penguin_by_hand() -> None:
    match = at("RB 1/4 R B line 0.425,0.505/0.31,0.225 -/257 RB -/- 123")
    for move in match.moves():
        match.play(move)
        assert match.here.poses[0] == at("RB 1/4 R B flick 0.425,0.505/0.1,0.1 -/257 RB -/- 1").here.poses[0]
        match.undo()
