"""Module 2: Events at the lower borders of Beach tiles, at once or for a while (O132–O141)."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.games.oh_crab import GAME
from tests.clauses import clause

from .boards import do, kinds, where
from .packs import asked, group, hand, of_kind, on_board, open_cards, pack, scene, shells

QUIET = {"orange": "a0", "blue": "c0"}


# ------------------------------------------------------------------ triggers


@clause("O133", "O134", "O135")
def test_the_first_crab_over_the_lower_border_of_a_tile_makes_its_event_pending() -> None:
    match = on_board({"red": "d3", **QUIET}, "mod2 1:E6 2:E7 now -", icons=["F", "F"])
    assert "event" not in match.moves()
    refusal = match.why_not("event")
    assert refusal is not None and (refusal.clause, refusal.reason) == ("O133", "no-border-crossed")
    match.play("main")
    assert group(match, "borders") == "0"
    assert "event" in match.moves() and "challenge" not in match.moves()
    events = match.play("event")
    assert kinds(events)[0] == "event_revealed"
    assert (group(match, "mod2"), group(match, "borders")) == ("2:E7 now -", "")
    assert shells(match) == [1, 1, 1]


@clause("O134")
def test_a_pending_event_is_revealed_at_the_end_of_the_turn() -> None:
    match = on_board({"red": "d3", **QUIET}, "mod2 1:E6 now -", icons=["F"])
    match.play("main")
    events = match.play("end")
    assert [kind for kind in kinds(events) if kind in ("event_revealed", "turn_ended")] == [
        "event_revealed",
        "turn_ended",
    ]
    assert shells(match) == [1, 1, 1]


@clause("O133")
def test_a_pushed_crab_crosses_borders_too_and_a_crab_that_goes_back_does_not() -> None:
    match = on_board({"red": "d1", "orange": "d3", "blue": "c0"}, "mod2 1:E6 now -", icons=["F"])
    do(match, "main N")
    assert group(match, "borders") == "0"
    back = on_board({"red": "d3", "orange": "d5", "blue": "c0"}, "mod2 1:E6 now -", icons=[], special="GULL")
    do(back, "special orange")
    assert group(back, "borders") == ""


@clause("O133", "O141", "O134")
def test_of_several_pending_borders_the_landward_one_comes_first() -> None:
    match = on_board({"red": "d3", **QUIET}, "mod2 1:E6 2:E7 3:E2 now -", "borders 0,1", icons=["F"])
    assert pack(match)["borders"] == [0, 1]
    match.play("event")
    assert group(match, "borders") == "1" and shells(match) == [1, 1, 1]
    match.play("end")
    assert group(match, "borders") == "" and group(match, "mod2") == "3:E2 now -"


@clause("O133")
def test_a_step_into_the_sea_crosses_every_border_before_it() -> None:
    match = on_board({"red": "d39", **QUIET}, "mod3 3:C1! reward W1", icons=["F"])
    match.play("main")
    assert where(match)["red"] == "sea" and group(match, "borders") == ""  # it stood beyond the last one
    leap = on_board({"red": "d33", **QUIET}, "mod3 3:C1! reward W1", icons=["F"])
    leap.play("main")
    assert group(leap, "borders") == "3"


# ------------------------------------------------------------------ immediate Events


@clause("O135")
@pytest.mark.parametrize(
    ("before", "after"),
    [((5, 2, 1), (2, 2, 2)), ((3, 3, 0), (1, 1, 1)), ((0, 0, 0), (1, 1, 1)), ((4, 4, 4), (3, 3, 3))],
)
def test_robin_crab_takes_from_the_rich_and_gives_to_the_poor(
    before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    stocks = dict(zip(("red", "orange", "blue"), before, strict=True))
    match = on_board({"red": "d3", **QUIET}, "mod2 1:E1 now -", icons=["F"], shells=stocks)
    match.play("main")
    match.play("event")
    assert shells(match) == list(after)
    assert match.view(None)["reserve"] == 30 - sum(after)


@clause("O135")
def test_the_big_wave_sets_every_crab_on_its_legs() -> None:
    match = on_board({"red": "d3", "orange": "a0*", "blue": "c0*"}, "mod2 1:E7 now -", icons=["F"])
    match.play("main")
    events = match.play("event")
    assert [event["crab"] for event in of_kind(events, "stood")] == ["O", "B"]
    assert not any("*" in place for place in where(match).values())


@clause("O135", "O120")
def test_a_fresh_delivery_gives_everybody_a_market_card_clockwise_from_the_active_player() -> None:
    crabs = {"red": "a0", "orange": "d3", "blue": "c0"}
    match = on_board(crabs, "mod2 1:E8 now -", active="orange", icons=["F"])
    match.play("main")
    match.play("event")
    assert asked(match) == "O TAKE > TAKES:BR > MENU"
    match.play("pile1", 1)
    assert asked(match) == "B TAKE > TAKES:R > MENU"
    assert match.moves(1) == []
    match.play("pile2", 2)
    assert asked(match) == "R TAKE > MENU"
    match.play("draw", 0)
    assert asked(match) == "O MENU"
    assert [len(hand(match, seat)) for seat in range(3)] == [1, 1, 1]
    assert hand(match, 1) == ["DIAG1"] and hand(match, 2) == ["FAST1"]


@clause("O135", "O8", "O176")
def test_a_gust_of_wind_puts_the_visible_cards_under_the_pile_and_fills_the_slots_anew() -> None:
    match = on_board({"red": "d3", **QUIET}, "mod2 1:E9 now -", icons=["F"])
    match.play("main")
    match.play("event")
    market = group(match, "market")
    piles, deck = market.split(" draw ")
    assert piles == "HOP1;SAND1;CALL1"
    assert deck.startswith("SLIDE1,") and sorted(deck.split(",")) == ["DIAG1", "FAST1", "GULL1", "SLIDE1"]


@clause("O135", "O176")
def test_a_new_stash_hides_a_spare_treasure_on_an_empty_surprise_space_of_the_tile() -> None:
    match = on_board({"red": "d3", **QUIET}, "mod1 b7=J1 kept - spare T7,T9", "mod2 1:E13 now -", icons=["F"])
    match.play("main")
    match.play("event")
    assert asked(match) == "R HIDE_ROW:1 > MENU"
    assert match.moves() == ["r2", "r5"]
    match.play("r5")
    assert asked(match) == "R MENU"
    tokens, spare = group(match, "mod1").split(" kept - spare ")
    hidden = tokens.split("e10=")[1]
    assert {hidden, spare} == {"T7", "T9"}
    crowded = on_board(
        {"red": "d3", **QUIET}, "mod1 f5=T4 b7=J1 e10=T5 kept - spare T9", "mod2 1:E13 now -", icons=["F"]
    )
    crowded.play("main")
    crowded.play("event")
    assert asked(crowded) == "R MENU"
    bare = on_board({"red": "d3", **QUIET}, "mod1 -", "mod2 1:E13 now -", icons=["F"])
    bare.play("main")
    bare.play("event")
    assert asked(bare) == "R MENU"


@clause("O121", "O165")
def test_x50_moulting_gives_used_claws_back_and_never_more_than_printed() -> None:
    match = on_board({"red": "d3", **QUIET}, "mod2 1:E14 now -", "mod4 R:A1*3 O:A2*0 B:A9*1", icons=["F"])
    match.play("main")
    events = match.play("event")
    assert group(match, "mod4") == "R:A1*3 O:A2*1 B:A9*2"
    assert [event["crab"] for event in of_kind(events, "claw_back")] == ["O", "B"]


# ------------------------------------------------------------------ temporary Events


@clause("O136")
def test_it_broke_stops_the_extra_action_tiles() -> None:
    match = on_board(
        {"red": "d3", **QUIET}, "mod2 - now E2", tiles=["Da"], shells={"red": 5}, discards={"red": ["R1"]}
    )
    assert "Da" not in match.moves()
    refusal = match.why_not("Da")
    assert refusal is not None and refusal.reason == "tiles-broken"


@clause("O136", "O104")
def test_in_the_summer_sale_tiles_cost_a_shell_less_but_never_nothing() -> None:
    match = on_board(
        {"red": "d3", **QUIET},
        "mod2 - now E3",
        tiles=["Da", "Ab", "Ba"],
        shells={"red": 1},
        discards={"red": ["R1"]},
    )
    assert {extra["tile"]: extra["cost"] for extra in match.view(0)["extra"]} == {"Ab": 1, "Ba": 1, "Da": 1}
    assert {"Da", "Ab"} <= set(match.moves())
    events = match.play("Da")
    assert of_kind(events, "used")[0]["shells"] == 1
    assert shells(match)[0] == 0


@clause("O136", "O34")
def test_on_roller_skates_the_cook_gives_a_forward_move() -> None:
    match = scene({"red": "d3", "orange": "a0"}, "mod2 - now E4", cook=False)
    line = match.position.replace("cook O", "cook R").replace("icons x", "icons kF x")
    skating = GAME.at(line, seed=1)
    assert skating.view(0)["chips"][0]["gives"] == "F"
    skating.play("cook")
    assert where(skating)["red"] == "d5"


@clause("O136", "O176")
def test_the_cooks_basket_gives_a_shell_before_her_move() -> None:
    match = scene({"red": "d3", "orange": "a0"}, "mod2 - now E5", cook=True)
    match.play("cook")
    assert asked(match) == "R MOVE_DIR:D > MENU" and shells(match)[0] == 1
    walled = scene({"red": "d3", "orange": "a0"}, "mod2 - now E5", cook=True, cells={"c4": "X", "e4": "X"})
    walled.play("cook")
    assert asked(walled) == "R MENU" and shells(walled)[0] == 1
    empty = scene({"red": "d3", "orange": "a0"}, "mod2 - now E5", cook=True, reserve=0)
    empty.play("cook")
    assert asked(empty) == "R MOVE_DIR:D > MENU"


@clause("O136", "O63")
def test_on_a_clean_beach_obstacles_have_no_condition_and_no_effect() -> None:
    cells = {"d5": "O", "d7": "K"}
    match = scene({"red": "d3", "orange": "a0"}, "mod2 - now E10", cells=cells, icons=["F", "F"])
    match.play("main")
    assert where(match)["red"] == "d5" and asked(match) == "R MENU"
    match.play("upper")
    assert where(match)["red"] == "d7*"  # only standard obstacles are gone


@clause("O136", "O53")
def test_on_soft_sand_pushed_crabs_stay_on_their_legs() -> None:
    match = scene({"red": "d3", "orange": "d5"}, "mod2 - now E11", icons=["F"])
    do(match, "main N")
    assert where(match)["orange"] == "d7"


@clause("O136", "O24")
def test_in_a_long_nap_two_neighbours_of_the_trail_may_stay() -> None:
    what: dict[str, Any] = {
        "traces": {"red": ["R1", "R2", "R3"]},
        "facedown": {"red": "R4"},
        "market": {"piles": []},
    }
    match = scene({"red": "d3", "orange": "a0"}, "mod2 - now E12", **what)
    do(match, "rest R1")
    assert asked(match) == "R REST_KEEP2:R1 > REST:c > MENU"
    assert match.moves() == ["R2", "end"]
    refusal = match.why_not("R3")
    assert refusal is not None and refusal.reason == "not-a-neighbour"
    alone = match.copy()
    match.play("R2")
    assert open_cards(match, 0, "trail") == ["R1", "R2"]
    alone.play("end")
    assert open_cards(alone, 0, "trail") == ["R1"]
    single = scene({"red": "d3", "orange": "a0"}, "mod2 - now E12", **{**what, "traces": {"red": ["R2"]}})
    single.play("rest")
    assert open_cards(single, 0, "trail") == ["R2"] and asked(single) == "R MENU"


@clause("O136", "O135")
def test_x49_a_new_event_ends_the_temporary_one() -> None:
    match = on_board({"red": "d3", **QUIET}, "mod2 1:E6 now E2", icons=["F"])
    match.play("main")
    events = match.play("event")
    assert events[0]["ends"] == "E2"
    assert group(match, "mod2") == "- now -"
    assert shells(match) == [1, 1, 1]
    assert "event_now" not in pack(match)


@clause("O136")
def test_a_temporary_event_stays_and_is_shown_where_it_belongs() -> None:
    match = on_board({"red": "d3", **QUIET}, "mod2 1:E4 now -", icons=["F"])
    match.play("main")
    match.play("event")
    assert pack(match)["event_now"] == {"card": "E4", "about": "cook"}
    match.play("end")
    assert group(match, "mod2") == "- now E4"


# ------------------------------------------------------------------ set-up and variants


@clause("O132", "O118", "O138", "O119")
@pytest.mark.parametrize(
    ("modules", "missing"), [("2", {"E13", "E14"}), ("1 2", {"E14"}), ("2 4", {"E13"}), ("1 2 4", set())]
)
def test_events_that_need_a_missing_module_are_left_out(modules: str, missing: set[str]) -> None:
    seen = set()
    for seed in range(60):
        match = GAME.new(3, seed=seed, modules=modules)
        dealt = group(match, "mod2").split(" now ")[0].split(" ")
        assert [word.split(":")[0] for word in dealt] == ["1", "2", "3"]
        seen |= {word.split(":")[1] for word in dealt}
    assert {f"E{number}" for number in range(1, 15)} - seen == missing
    short = GAME.new(3, seed=1, modules="2", short=True)
    assert len(group(short, "mod2").split(" now ")[0].split(" ")) == 2


@clause("O139")
def test_the_lucky_ones_play_without_the_two_bad_events() -> None:
    for seed in range(30):
        dealt = group(GAME.new(4, seed=seed, modules="2", events="lucky"), "mod2")
        assert "E1 " not in dealt and "E2 " not in dealt


@clause("O140")
def test_with_the_crystal_ball_all_know_which_events_lie_there_but_not_where() -> None:
    match = GAME.new(3, seed=5, modules="2", events="crystal")
    cards = group(match, "mod2").split(" now ")[0].split(" ")
    for seat in (None, 0, 2):
        view = pack(match, seat)
        assert set(view["crystal"]) == {card.split(":")[1] for card in cards}
        assert view["crystal"] == sorted(view["crystal"], key=lambda card: int(card[1:]))
        assert view["events"] == [{"tile": 1}, {"tile": 2}, {"tile": 3}]
    assert pack(GAME.new(3, seed=5, modules="2"), 0)["crystal"] == []
