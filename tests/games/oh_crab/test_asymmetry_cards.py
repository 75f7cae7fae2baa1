"""Module 4: a card and its Claws for every crab, in the own turn and as a reaction (O155–O166)."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard import BadPosition
from seaboard.games.oh_crab import GAME
from tests.clauses import clause

from .boards import do, seen_line, where
from .packs import asked, group, hand, of_kind, on_board, open_cards, pack, scene, shells

QUIET = {"orange": "a0"}
MARKET = {"piles": [["DIAG1"], ["FAST1"], ["GULL1"]], "deck": ["HOP1", "SAND1"]}
PUSH = {"red": "d3", "orange": "d5"}  # red pushes orange with a forward move


# ------------------------------------------------------------------ the own turn


@clause("O160", "O161", "O166")
def test_the_sprinter_runs_as_often_as_it_has_claws() -> None:
    match = scene({"red": "d3", **QUIET}, "mod4 R:A1*2")
    do(match, "claw claw")
    assert where(match)["red"] == "d7" and group(match, "mod4") == "R:A1*0"
    refusal = match.why_not("claw")
    assert refusal is not None and (refusal.clause, refusal.reason) == ("O160", "no-claw-left")


@clause("O160")
def test_the_dancer_steps_diagonally_or_stands_up() -> None:
    match = scene({"red": "d3*", **QUIET}, "mod4 R:A2*4")
    do(match, "claw claw NE")
    assert where(match)["red"] == "e4" and group(match, "mod4") == "R:A2*2"


@clause("O160", "O68", "O176")
def test_the_collector_takes_one_more_from_a_shell_space_in_the_own_turn_only() -> None:
    match = scene({"red": "d3", **QUIET}, "mod4 R:A4*4", cells={"d5": ".s"}, icons=["F"])
    match.play("main")
    assert asked(match) == "R REACT:A4:R > ENTER:Rq > MENU"
    match.play("yes")
    assert shells(match)[0] == 2 and group(match, "mod4") == "R:A4*3"
    declined = scene({"red": "d3", **QUIET}, "mod4 R:A4*4", cells={"d5": ".s"}, icons=["F"])
    do(declined, "main no")
    assert shells(declined)[0] == 1 and group(declined, "mod4") == "R:A4*4"
    pushed = scene(PUSH, "mod4 O:A4*4", cells={"d7": ".s"}, icons=["F"])
    do(pushed, "main N")
    assert asked(pushed) == "R MENU" and shells(pushed)[1] == 1
    last = scene({"red": "d3", **QUIET}, "mod4 R:A4*4", cells={"d5": ".s"}, icons=["F"], reserve=1)
    last.play("main")
    assert asked(last) == "R MENU"


@clause("O166", "O31")
def test_the_tailor_uses_the_upper_half_of_the_new_card_although_it_does_not_fit() -> None:
    """R2 ends with S on its right side; FAST2 begins with S/D, R1 with D: only R1 needs the tailor."""
    what: dict[str, Any] = {"traces": {"red": ["R2"]}, "facedown": {"red": "R1"}}
    match = scene({"red": "d3", **QUIET}, "mod4 R:A5*3", **what)
    match.play("right")
    assert "aD" in group(match, "turn").split(" ")
    do(match, "claw NE")
    assert where(match)["red"] == "e4" and group(match, "mod4") == "R:A5*2"
    assert "claw" not in match.moves()
    refusal = match.why_not("claw")
    assert refusal is not None and refusal.reason == "nothing-to-tailor"
    fitting = scene({"red": "d3", **QUIET}, "mod4 R:A5*3", **{**what, "facedown": {"red": "FAST2"}})
    fitting.play("right")
    assert "a" not in [word[0] for word in group(fitting, "turn").split(" ")[2:]]
    first = scene({"red": "d3", **QUIET}, "mod4 R:A5*3", facedown={"red": "R1"})
    first.play("left")
    assert "claw" not in first.moves()


@clause("O166", "O100")
def test_the_tailor_works_once_for_each_added_card() -> None:
    what: dict[str, Any] = {"traces": {"red": ["R2"]}, "facedown": {"red": "R1"}, "hands": {"red": ["GULL1"]}}
    match = scene({"red": "d3", **QUIET}, "mod4 R:A5*3", tiles=["Cb"], shells={"red": 3}, reserve=9, **what)
    do(match, "right Cb trailL")  # GULL1 ends with F on its right side, R2 begins with C
    assert [word for word in group(match, "turn").split(" ") if word[0] == "a"] == ["aD", "aF"]
    do(match, "claw upper NE claw")
    assert where(match)["red"] == "e6" and group(match, "mod4") == "R:A5*1"


TWO_HALVES = (
    "R:d3 O:a0 | shells 0 0 / 9 | cook O | round 2 act | board mini7{} | extra Cb | market -;-;- draw - | "
    "R hand - down - trail GULL1,R2,R1 disc - | O hand - down - trail - disc - | turn R icons aD aF | "
    "mod4 R:A5*3 | phase R {}"
)


@clause("O166")
@pytest.mark.parametrize(("half", "place"), [("upper", "e4"), ("lower", "d5")])
def test_with_two_halves_open_the_player_says_which(half: str, place: str) -> None:
    """`upper` is the one that stands first in the line, of the added card; `lower` the Doping card's."""
    match = GAME.at(TWO_HALVES.format("", "MENU"), seed=1)
    events = match.play("claw")
    assert [event["source"] for event in of_kind(events, "used")] == ["claw"]
    assert asked(match) == "R TAILOR > MENU" and match.moves() == ["lower", "upper"]
    assert group(match, "mod4") == "R:A5*2"
    again = GAME.at(match.position, seed=1)
    for one in (match, again):
        do(one, half if half == "lower" else "upper NE")
        assert where(one)["red"] == place and asked(one) == "R MENU"
        assert [word for word in group(one, "turn").split(" ") if word[0] == "a"] == [
            "aF" if half == "upper" else "aD"
        ]


@clause("O166", "O172")
def test_a_half_that_can_do_nothing_is_no_choice() -> None:
    match = GAME.at(TWO_HALVES.format(" c4=X e4=X", "MENU"), seed=1)
    match.play("claw")
    assert where(match)["red"] == "d5" and asked(match) == "R MENU"
    with pytest.raises(BadPosition):
        GAME.at(TWO_HALVES.format(" c4=X e4=X", "TAILOR > MENU"), seed=1)


@clause("O166", "O160", "O174")
def test_the_tailor_remembers_the_half_until_a_claw_comes_back() -> None:
    what: dict[str, Any] = {"traces": {"red": ["R2"]}, "facedown": {"red": "R1"}}
    match = on_board({"red": "d3", "orange": "a0"}, "mod2 1:E14", "mod4 R:A5*0", "borders 0", **what)
    match.play("right")
    assert "aD" in group(match, "turn").split(" ") and "claw" not in match.moves()
    assert "tailor" not in match.view(0)["pack"]
    refusal = match.why_not("claw")
    assert refusal is not None and (refusal.clause, refusal.reason) == ("O160", "no-claw-left")
    again = GAME.at(match.position, seed=1)
    for one in (match, again):
        one.play("event")
        assert group(one, "mod4") == "R:A5*1" and one.view(0)["pack"]["tailor"] == ["D"]
        do(one, "claw NE")
        assert where(one)["red"] == "e4"


@clause("O158", "O166", "O170")
def test_the_hermit_exchanges_a_hand_card_with_the_stored_one() -> None:
    match = scene({"red": "d3", **QUIET}, "mod4 R:A6*1=GULL3", hands={"red": ["R1", "R2"]})
    match.play("claw")
    assert asked(match) == "R STASH_SWAP > MENU"
    match.play("R1")
    assert hand(match, 0) == ["R2", "GULL3"] and group(match, "mod4") == "R:A6*0=R1"
    assert match.view(0)["pack"]["abilities"][0]["stored"] == "R1"
    assert "stored" not in match.view(1)["pack"]["abilities"][0]
    assert match.view(1)["seats"][0]["known"] == ["R1", "R2"]  # in the Hand, or stored: nobody can say
    assert "=?" in seen_line(match, 1) and "GULL3" not in seen_line(match, 1)
    told = match.events(len(match.history) - 1, 1)
    assert of_kind(told, "stored") == [{"kind": "stored", "seat": 0, "clause": "O166"}]


@clause("O160", "O24")
def test_the_insomniac_keeps_the_whole_trail_in_a_rest() -> None:
    what: dict[str, Any] = {"traces": {"red": ["R1", "R2", "R3"]}, "facedown": {"red": "R4"}}
    match = scene({"red": "d3", **QUIET}, "mod4 R:A7*2", **what)
    match.play("rest")
    assert match.moves() == ["R1", "R2", "R3", "claw"]
    match.play("claw")
    assert open_cards(match, 0, "trail") == ["R1", "R2", "R3"] and group(match, "mod4") == "R:A7*1"
    assert hand(match, 0) == ["R4"]
    single = scene({"red": "d3", **QUIET}, "mod4 R:A7*2", **{**what, "traces": {"red": ["R1"]}})
    single.play("rest")
    assert asked(single) == "R MENU"


@clause("O160", "O44")
def test_the_trader_exchanges_a_card() -> None:
    match = scene({"red": "d3", **QUIET}, "mod4 R:A8*3", hands={"red": ["R1", "R2"]}, market=MARKET)
    do(match, "claw R1 pile2")
    assert hand(match, 0) == ["R2", "FAST1"] and group(match, "mod4") == "R:A8*2"


@clause("O160", "O99")
def test_the_jumper_leaps_two_spaces_in_a_straight_line() -> None:
    match = scene({"red": "d3", **QUIET}, "mod4 R:A9*2", cells={"d5": "X"})
    do(match, "claw N")
    assert where(match)["red"] == "d7" and group(match, "mod4") == "R:A9*1"
    lying = scene({"red": "d3*", **QUIET}, "mod4 R:A9*2")
    assert "claw" not in lying.moves()


@clause("O161", "O13")
def test_the_opportunist_takes_a_shell_in_the_own_turn() -> None:
    match = scene({"red": "d3", **QUIET}, "mod4 R:A11*3")
    match.play("claw")
    assert shells(match)[0] == 1 and group(match, "mod4") == "R:A11*2"
    empty = scene({"red": "d3", **QUIET}, "mod4 R:A11*3", reserve=0)
    refusal = empty.why_not("claw")
    assert refusal is not None and refusal.clause == "O13"


@clause("O161")
@pytest.mark.parametrize("card", ["A3*4", "A4*4", "A7*2", "A10*3", "A12*3", "A13*2", "A14*3"])
def test_reacting_cards_are_no_actions_of_the_menu(card: str) -> None:
    match = scene({"red": "d3", **QUIET}, f"mod4 R:{card}")
    refusal = match.why_not("claw")
    assert refusal is not None and refusal.reason == "ability-reacts"


# ------------------------------------------------------------------ reactions


@clause("O161", "O163", "O53", "O176")
def test_the_armoured_one_may_stay_on_its_legs_when_pushed() -> None:
    match = scene(PUSH, "mod4 O:A3*4", icons=["F"])
    do(match, "main N")
    assert asked(match) == "O REACT:A3:O > ENTER:Os,Rs > MENU"
    assert match.to_move == (1,)
    refusal = match.why_not("yes", 0)
    assert refusal is not None and (refusal.clause, refusal.params["mover"]) == ("O163", "O")
    events = match.play("yes", 1)
    assert of_kind(events, "reacted")[0]["card"] == "A3"
    assert where(match)["orange"] == "d7" and group(match, "mod4") == "O:A3*3"
    fell = scene(PUSH, "mod4 O:A3*4", icons=["F"])
    do(fell, "main N no")
    assert where(fell)["orange"] == "d7*" and group(fell, "mod4") == "O:A3*4"


@clause("O176")
@pytest.mark.parametrize(
    ("groups", "crabs"),
    [
        (["mod4 O:A3*0"], PUSH),  # no Claw
        (["mod4 O:A3*4"], {**PUSH, "orange": "d5*"}),  # already down
        (["mod2 - now E11", "mod4 O:A3*4"], PUSH),  # soft sand
    ],
)
def test_the_armoured_one_is_not_asked_where_it_changes_nothing(
    groups: list[str], crabs: dict[str, str]
) -> None:
    match = scene(crabs, *groups, icons=["F"])
    do(match, "main N")
    assert asked(match) == "R MENU"


@clause("O176")
def test_armour_is_no_help_on_a_knock_over_obstacle() -> None:
    match = GAME.at(
        "R:d3 O:d5 B:g8 | shells 0 0 0 / 30 | cook R | round 5 act | board mini8 d7=K | extra Aa Ba Da | "
        "market GULL1;SAND1;HOP1 draw CALL1,DIAG1 | R hand R1,R2 down - trail R3 disc R4 | "
        "O hand O1 down O2 trail O3 disc O4 | B hand B1 down B2 trail B3 disc B4 | turn R icons mF x | "
        "mod4 O:A3*4 | phase R MENU",
        seed=1,
    )
    events = do(match, "main N")
    assert asked(match) == "R MENU" and group(match, "mod4") == "O:A3*4"
    assert where(match)["orange"] == "d7*"
    assert of_kind(events, "knocked_over") == [
        {"kind": "knocked_over", "crab": "O", "cell": "d7", "clause": "O53"}
    ]


@clause("O176")
def test_armour_may_help_where_a_token_can_still_carry_the_crab_off() -> None:
    what: dict[str, Any] = {"cells": {"d7": "Kq"}, "icons": ["F"]}
    match = scene(PUSH, "mod1 d7=J5", "mod4 O:A3*4", **what)
    do(match, "main N")
    assert asked(match) == "O REACT:A3:O > ENTER:Os,Rs > MENU"
    do(match, "yes SE")
    assert where(match)["orange"] == "e6" and group(match, "mod4") == "O:A3*3"
    blank = scene(PUSH, "mod1e d7=J5", "mod4 O:A3*4", **what)  # nothing that lies there works
    do(blank, "main N")
    assert asked(blank) == "R MENU" and where(blank)["orange"] == "d7*"


@clause("O163", "O176")
def test_in_a_pushed_chain_the_seaward_end_reacts_first() -> None:
    chain = {"red": "d1", "orange": "d3", "blue": "d5"}
    match = scene(chain, "mod4 O:A3*4 B:A10*3", icons=["F"], hands={"red": ["R1"]})
    do(match, "main N N")
    assert asked(match) == "B REACT:A10:B > ENTER:Op,Rs > MENU"
    match.play("no", 2)
    assert asked(match) == "O REACT:A3:O > ENTER:Os,Rs > MENU"


@clause("O161", "O163", "O176")
def test_the_grudge_holder_makes_the_pusher_lose_a_card_after_everything_else() -> None:
    match = scene(
        PUSH,
        "mod1 d7=J1",
        "mod4 O:A10*3",
        cells={"d7": ".sq"},
        icons=["F"],
        hands={"red": ["R1"], "orange": ["O1", "O2"]},
    )
    do(match, "main N")
    assert asked(match) == "O JUNK:J1:O > ENTER:Oo,Og,Rs > MENU"
    match.play("O1", 1)
    assert asked(match) == "O REACT:A10:O > ENTER:Rs > MENU"
    match.play("yes", 1)
    assert hand(match, 0) == [] and open_cards(match, 0, "discards") == ["R1"]
    assert group(match, "mod4") == "O:A10*2"
    empty = scene(PUSH, "mod4 O:A10*3", icons=["F"])
    do(empty, "main N")
    assert asked(empty) == "R MENU"


@clause("O176", "O63")
def test_an_obstacle_takes_nothing_if_the_grudge_has_emptied_the_hand() -> None:
    match = scene(PUSH, "mod4 O:A10*3", cells={"d5": "O"}, icons=["F"], hands={"red": ["R1"]})
    do(match, "main N")
    match.play("yes", 1)
    assert where(match)["red"] == "d5" and asked(match) == "R MENU"
    assert open_cards(match, 0, "discards") == ["R1"]


@clause("O161", "O51", "O176")
def test_the_opportunist_chooses_where_it_is_pushed() -> None:
    match = scene(PUSH, "mod4 O:A11*3", icons=["F"])
    match.play("main")
    assert asked(match) == "O REACT:A11:O > PUSH_DIR:R:d5:- > MENU"
    match.play("yes", 1)
    assert asked(match) == "O PUSH_DIR:R:d5:- > MENU"
    assert match.moves(0) == [] and match.moves(1) == ["N", "NE", "NW"]
    match.play("NE", 1)
    assert where(match) == {"red": "d5", "orange": "e6*"} and group(match, "mod4") == "O:A11*2"
    assert match.to_move == (0,)
    declined = scene(PUSH, "mod4 O:A11*3", icons=["F"])
    do(declined, "main no")
    assert asked(declined) == "R PUSH_DIR:R:d5:- > MENU"
    one_way = scene(PUSH, "mod4 O:A11*3", icons=["F"], cells={"c6": "X", "e6": "X"})
    one_way.play("main")
    assert asked(one_way) == "R MENU"


@clause("O52", "O161")
def test_the_opportunist_in_the_middle_of_a_chain() -> None:
    crabs = {"red": "d3", "orange": "d5", "blue": "d7"}
    match = scene(crabs, "mod4 B:A11*1", icons=["F"])
    do(match, "main N")
    assert asked(match) == "B REACT:A11:B > PUSH_DIR:R:d5:Od7 > MENU"
    match.play("yes", 2)
    match.play("NW", 2)
    assert where(match) == {"red": "d5", "orange": "d7*", "blue": "c8*"}


@clause("O161", "O163", "O176", "O118")
def test_the_sniffer_ignores_junk_that_would_work() -> None:
    match = scene(
        {"red": "d3", **QUIET},
        "mod1 d5=J2",
        "mod4 R:A12*3",
        cells={"d5": ".q"},
        icons=["F"],
        shells={"red": 1},
    )
    match.play("main")
    assert asked(match) == "R REACT:A12:R > ENTER:Ro > MENU"
    assert pack(match, 1)["tokens"] == [{"cell": "d5", "token": "J2", "turned": True}]
    refused = match.copy()
    match.play("yes")
    assert shells(match)[0] == 1 and group(match, "mod1") == "- kept - spare -"
    refused.play("no")
    assert shells(refused)[0] == 0 and group(refused, "mod1") == "- kept - spare -"
    harmless = scene({"red": "d3", **QUIET}, "mod1 d5=J2", "mod4 R:A12*3", cells={"d5": ".q"}, icons=["F"])
    harmless.play("main")
    assert asked(harmless) == "R MENU"


@clause("O161", "O149", "O152", "O176")
def test_the_champion_counts_two_more_even_from_nothing() -> None:
    crabs = {"red": "e12", "orange": "a0", "blue": "c0"}
    what: dict[str, Any] = {"icons": ["F"], "shells": {"red": 1}}
    match = on_board(crabs, "mod3 1:C1! reward W1", "mod4 O:A13*2", **what)
    do(match, "main challenge")
    assert asked(match) == "O REACT:A13:O > BORDER:1c > MENU"
    again = GAME.at(match.position, seed=1)
    assert again.position == match.position and again.moves(1) == ["no", "yes"]
    lost = match.copy()
    counted = of_kind(match.play("yes", 1), "counted")[0]
    assert (counted["counts"], counted["first"], counted["second"]) == ([1, 2, 0], [1], [0])
    assert asked(match) == "O REWARD > BORDER:1e > MENU" and group(match, "mod4") == "O:A13*1"
    lost.play("no", 1)
    assert asked(lost) == "R REWARD > BORDER:1e > MENU"
    sure = on_board(crabs, "mod3 1:C1! reward W1", "mod4 R:A13*2", **what)
    do(sure, "main challenge")
    assert asked(sure) == "R REWARD > BORDER:1e > MENU"  # first in any case: nothing to ask


@clause("O161", "O63", "O64", "O176")
def test_the_glutton_keeps_the_card_that_an_obstacle_wants() -> None:
    what: dict[str, Any] = {"cells": {"d5": "O"}, "icons": ["F"], "hands": {"red": ["R1", "R2"]}}
    match = scene({"red": "d3", **QUIET}, "mod4 R:A14*3", **what)
    match.play("main")
    assert asked(match) == "R REACT:A14:R > MENU"
    match.play("yes")
    assert hand(match, 0) == ["R1", "R2"] and group(match, "mod4") == "R:A14*2"
    declined = scene({"red": "d3", **QUIET}, "mod4 R:A14*3", **what)
    do(declined, "main no R1")
    assert hand(declined, 0) == ["R2"]
    empty = scene({"red": "d3", **QUIET}, "mod4 R:A14*3", cells={"d5": "O"}, icons=["F"])
    assert "main" not in empty.moves()  # the condition stays in force
    pushed = scene(PUSH, "mod4 O:A14*3", cells={"d7": "O"}, icons=["F"], hands={"orange": ["O1"]})
    do(pushed, "main N")
    assert asked(pushed) == "O REACT:A14:O > ENTER:Rs > MENU"
    do(pushed, "no")
    assert open_cards(pushed, 1, "discards") == ["O1"]


@clause("O83", "O163", "O176")
def test_the_glutton_keeps_the_card_that_sand_wants() -> None:
    crabs = {"red": "d3", "orange": "d5", "blue": "d7"}
    hands = {"orange": ["O1"], "blue": ["B1"]}
    match = scene(crabs, "mod4 O:A14*3", special="SAND", hands=hands)
    match.play("special")
    assert asked(match) == "O REACT:A14:O > SANDS:B > MENU"
    match.play("yes", 1)
    assert hand(match, 1) == ["O1"] and hand(match, 2) == []
    last = scene(crabs, "mod4 B:A14*3", special="SAND", hands=hands)
    last.play("special")
    assert asked(last) == "B REACT:A14:B > SANDS:- > MENU"
    last.play("no", 2)
    assert hand(last, 2) == [] and hand(last, 1) == []


@clause("O161")
@pytest.mark.parametrize("card", ["A3*4", "A10*3", "A11*3"])
def test_cards_for_others_turns_never_react_in_the_own(card: str) -> None:
    """With two players a chain may push the own inactive crab."""
    two = {"a": ["red", "orange"], "b": ["blue", "green"]}
    crabs = {"red": "d3", "orange": "d7", "blue": "d5", "green": "a0"}
    match = scene(crabs, f"mod4 O:{card}", two=two, icons=["F"], hands={"red": ["R1"]})
    do(match, "main N N")
    assert asked(match) == "R MENU" and where(match)["orange"] == "d9*"


@clause("O156")
def test_with_two_players_only_the_crab_with_the_card_uses_it() -> None:
    two = {"a": ["red", "orange"], "b": ["blue", "green"]}
    crabs = {"red": "d3", "orange": "a0", "blue": "g0", "green": "e0"}
    match = scene(crabs, "mod4 O:A1*3", two=two)
    assert "claw" not in match.moves()
    refusal = match.why_not("claw")
    assert refusal is not None and refusal.reason == "no-ability"


# ------------------------------------------------------------------ set-up


@clause("O155", "O157", "O170")
def test_everybody_picks_one_of_two_cards_at_once_and_secretly() -> None:
    match = GAME.new(3, seed=8, modules="4")
    assert asked(match) == "ROB ASYM_PICK" and match.to_move == (0, 1, 2)
    offers = [[offer["card"] for offer in pack(match, seat)["offers"]] for seat in range(3)]
    assert len({card for offer in offers for card in offer}) == 6
    assert pack(match, None)["offers"] == []
    match.play("asym2", 1)
    assert asked(match) == "RB ASYM_PICK"
    assert pack(match, 0)["picked"] == [0, 1, 0] and pack(match, 1)["offers"][1]["picked"] == 1
    assert "card" not in match.events(0, 0)[0] and match.events(0, 1)[0]["card"] == offers[1][1]
    refusal = match.why_not("asym1", 1)
    assert refusal is not None and refusal.reason == "picked-already"
    match.play("asym1", 2)
    events = match.play("asym1", 0)
    endowed = {event["crab"]: event["card"] for event in of_kind(events, "endowed")}
    assert endowed == {"R": offers[0][0], "O": offers[1][1], "B": offers[2][0]}
    assert "offer" not in group(match, "mod4")
    for ability in pack(match)["abilities"]:
        assert ability["claws"] == match.view(0)["ability_cards"][ability["card"]]["claws"]


@clause("O156", "O155")
def test_two_players_keep_two_of_four_cards_one_for_each_crab() -> None:
    match = GAME.new(2, seed=3, modules="4")
    while asked(match).split(" ")[1] == "PLACE2":
        match.play(match.moves()[0])
    first = int(match.here[0].cook)
    second = 1 - first
    cards = [offer["card"] for offer in pack(match, first)["offers"]]
    assert len(cards) == 4
    match.play("asym4", first)
    assert match.to_move == (0, 1)
    match.play("asym1", first)
    assert match.to_move == (second,)
    match.play("asym2", second)
    match.play("asym3", second)
    assert asked(match).split(" ")[1] == "ASYM_ASSIGN" and match.to_move == (first,)
    crabs = ["red", "orange"] if first == 0 else ["blue", "green"]
    assert match.moves() == sorted(crabs)
    match.play(crabs[1])
    abilities = {ability["crab"]: ability["card"] for ability in pack(match)["abilities"]}
    letters = "RO" if first == 0 else "BG"
    assert abilities == {letters[1]: cards[3], letters[0]: cards[0]}
    assert match.to_move == (second,)


@clause("O158")
def test_the_hermit_stores_one_of_three_drawn_cards_and_nobody_else_sees_them() -> None:
    for seed in range(80):
        match = GAME.new(3, seed=seed, modules="4")
        offers = [[offer["card"] for offer in pack(match, seat)["offers"]] for seat in range(3)]
        hermit = next((seat for seat in range(3) if "A6" in offers[seat]), None)
        if hermit is not None:
            break
    assert hermit is not None
    deck = group(match, "market").split(" draw ")[1].split(",")
    for seat in range(3):
        match.play(f"asym{offers[seat].index('A6') + 1 if seat == hermit else 1}", seat)
    assert match.to_move == (hermit,)
    assert asked(match).endswith(f"STASH_PICK:{','.join(deck[:3])}")
    assert pack(match, hermit)["drawn"] == deck[:3] and "drawn" not in pack(match, (hermit + 1) % 3)
    assert "STASH_PICK:?3" in seen_line(match, (hermit + 1) % 3)
    question = {"kind": "card", "asks": "STASH_PICK", "source": "drawn"}
    assert match.view((hermit + 1) % 3)["question"] == question
    match.play(deck[1], hermit)
    assert group(match, "market").split(" draw ")[1].split(",") == [*deck[3:], deck[0], deck[2]]
    assert f"={deck[1]}" in group(match, "mod4")


@clause("O118", "O164")
@pytest.mark.parametrize(
    ("modules", "missing"), [("4", {"A12", "A13"}), ("1 4", {"A13"}), ("3 4", {"A12"}), ("1 3 4", set())]
)
def test_cards_that_need_a_missing_module_are_not_offered(modules: str, missing: set[str]) -> None:
    seen = set()
    for seed in range(30):
        match = GAME.new(5, seed=seed, modules=modules)
        for seat in range(5):
            seen |= {offer["card"] for offer in pack(match, seat)["offers"]}
    assert {f"A{number}" for number in range(1, 15)} - seen == missing


@clause("O162")
def test_offers_show_difficulty_and_claws() -> None:
    match = GAME.new(4, seed=2, modules="4")
    for offer in pack(match, 3)["offers"]:
        printed = match.view(3)["ability_cards"][offer["card"]]
        assert 1 <= printed["stars"] <= 3 and 2 <= printed["claws"] <= 4


@clause("O159")
def test_an_ability_overrides_the_base_rules() -> None:
    """A card that does not fit gives no action, except to the tailor."""
    what: dict[str, Any] = {"traces": {"red": ["R2"]}, "facedown": {"red": "R1"}}
    plain = scene({"red": "d3", **QUIET}, "mod4 R:A1*3", **what)
    plain.play("right")
    assert "upper" not in plain.moves()
    tailor = scene({"red": "d3", **QUIET}, "mod4 R:A5*3", **what)
    tailor.play("right")
    assert "claw" in tailor.moves()
