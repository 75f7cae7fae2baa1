"""The end of a round, the end of the race, and the duel of two pairs."""

from __future__ import annotations

import pytest

import seaboard
from seaboard.games.oh_crab import GAME, rules
from seaboard.games.oh_crab.rules import race
from tests.clauses import clause, refusal_of

from .boards import asked, asks, beach, do, kinds, seat_of, where

PAIR = {"a": ["red", "orange"], "b": ["blue", "green"]}


@clause("O92")
def test_the_cook_goes_to_the_farthest_crab() -> None:
    match = beach({"red": "d3", "blue": "d1", "green": "d7"}, "red", hands={"blue": ["B1"]})
    assert match.view()["cook_next"] == 1
    events = match.play("end")  # blue holds the token, so green is next
    assert kinds(events) == ["turn_ended", "rested"] or kinds(events)[0] == "turn_ended"
    while match.round == 2:
        match.play("end")
    assert match.view()["cook"] == 1


@clause("O93", "O19")
def test_everybody_has_a_turn_even_after_a_crab_has_arrived() -> None:
    match = beach(
        {"red": "d5", "blue": "d3", "green": "a0"},
        rows=3,
        icons=["F"],
        cook=True,
        facedown={"blue": "B1", "green": "G1"},
    )
    do(match, "main end")
    assert match.to_move == (1,) and not match.over
    do(match, "left end left")
    events = match.play("end")
    assert match.over and events[-1]["kind"] == "race_over" and events[-1]["winners"] == [0]
    assert match.winners == (0,) and match.scores == (1, 0, 0) and match.moves() == []
    assert refusal_of(match, "end").clause == "O93"
    assert events[-1]["clause"] == "O94"


@clause("O95")
@pytest.mark.parametrize(
    ("red", "blue", "winners"),
    [
        ((["R1"], 0), (["B1", "B2"], 0), (1,)),
        ((["R1"], 3), (["B1"], 2), (0,)),
        ((["R1"], 2), (["B1"], 2), (0, 1)),
    ],
)
def test_several_in_the_sea_compare_cards_then_shells(
    red: tuple[list[str], int], blue: tuple[list[str], int], winners: tuple[int, ...]
) -> None:
    match = beach(
        {"red": "SEA", "blue": "SEA"},
        hands={"red": red[0], "blue": blue[0]},
        shells={"red": red[1], "blue": blue[1]},
    )
    events = match.play("end")
    assert match.winners == winners and events[-1]["clause"] == "O95"
    assert match.position.split(" | ")[3] == f"round 2 over {','.join('RB'[seat] for seat in winners)}"


@clause("O96", "O77")
def test_a_crab_in_the_sea_leaves_its_player_what_needs_no_place() -> None:
    match = beach(
        {"red": "SEA", "blue": "d3"},
        icons=["C", "F"],
        special="PASS",
        tiles=["Aa", "Cb", "Da"],
        shells={"red": 4},
        hands={"red": ["R1"]},
        discards={"red": ["R2"]},
        market={"piles": [["DIAG1"]], "deck": []},
    )
    assert match.moves() == ["Cb", "Da", "end", "main", "special"]
    assert refusal_of(match, "upper").reason == "in-the-sea"
    for special in ("GULL", "CALL", "SAND", "HOP", "CHARGE", "DIAG"):
        there = beach({"red": "SEA", "blue": "d3"}, special=special, hands={"blue": ["B1"], "red": ["R1"]})
        assert there.moves() == ["end"]


@clause("O173")
def test_after_two_hundred_rounds_the_best_crab_wins() -> None:
    match = beach({"red": "d3", "blue": "d5"}, round_number=200)
    match.play("end")
    assert match.over and match.winners == (1,)
    assert match.events(0)[-1]["clause"] == "O173"


# ------------------------------------------------------------------ two players


@clause("O108")
def test_two_players_need_both_crabs_in_the_sea() -> None:
    crabs = {"red": "SEA", "orange": "d5", "blue": "SEA", "green": "a0"}
    match = beach(crabs, "orange", rows=3, two=PAIR, icons=["F"], stage="act2", used=True)
    do(match, "main")
    assert not match.over
    while not match.over:
        match.play("end")
    assert match.winners == (0,)


@clause("O109")
def test_a_tie_for_the_cook_goes_to_the_other_player() -> None:
    match = beach({"red": "c0", "orange": "a0", "blue": "e0", "green": "d9"}, two=PAIR, cook=True)
    assert match.view()["cook"] == 0 and match.view()["cook_next"] == 1
    alone = beach({"red": "c0", "orange": "a4", "blue": "e2", "green": "SEA"}, two=PAIR, cook=True)
    assert alone.view()["cook_next"] == 0


@clause("O112", "O113")
def test_a_round_of_two_has_two_plans_and_two_action_phases() -> None:
    match = GAME.new(2, seed=1)
    while asks(match) == "PLACE2":
        match.play(match.moves()[0])
    cook = match.view()["cook"]
    stages = []
    for stage in ("1", "2"):
        stages.append(match.view()["stage"])
        match.play(match.moves(0)[0], 0)
        match.play(match.moves(1)[0], 1)
        stages.append(match.view()["stage"])
        assert match.to_move == (cook,)
        for _ in range(2):
            seat = match.to_move[0]
            pair = match.view()["seats"][seat]["crabs"]
            if stage == "1":
                assert asked(match) == "ACTIVATE"
                colours = [crab["colour"] for crab in match.view()["crabs"] if crab["letter"] in pair]
                assert match.moves() == sorted(colours)
                assert refusal_of(match, "brown").clause == "O113"
                match.play(colours[1])
            assert match.view()["crab"] == pair[1 if stage == "1" else 0]
            token = {crab["letter"]: crab.get("token", 0) for crab in match.view()["crabs"]}
            assert token[match.view()["crab"]] == int(stage)
            do(match, "left end")
    assert stages == ["plan1", "act1", "plan2", "act2"] and match.round == 2


@clause("O114")
def test_a_rest_stands_up_only_the_active_crab() -> None:
    match = beach(
        {"red": "d3*", "orange": "d5*", "blue": "a0", "green": "c0"},
        two=PAIR,
        facedown={"red": "R1"},
        traces={"red": ["R2"]},
    )
    match.play("rest")
    assert where(match)["red"] == "d3" and where(match)["orange"] == "d5*"
    assert seat_of(match, "orange")["hand"] == ["R1"]


@clause("O115")
def test_the_cook_serves_a_pair_once_a_round() -> None:
    match = beach(
        {"red": "d3", "orange": "d1", "blue": "a0", "green": "g0"}, two=PAIR, cook=True, hands={"red": ["R1"]}
    )
    do(match, "cook NE")
    assert match.position.split(" | ")[2] == "cook R!"
    while match.view()["crab"] != "O":
        seat = match.to_move[0]
        match.play("end" if "end" in match.moves(seat) else match.moves(seat)[0], seat)
    do(match, "left")
    assert refusal_of(match, "cook").clause == "O115"


@clause("O116")
def test_a_pairs_crab_in_the_sea_is_still_activated() -> None:
    match = beach(
        {"red": "SEA", "orange": "d1", "blue": "a0", "green": "c0"},
        "red",
        two=PAIR,
        phase="R ACTIVATE",
        facedown={"red": "R4"},
        stage="act1",
        cook=True,
    )
    assert match.moves() == ["orange", "red"]
    do(match, "red left")
    assert match.moves() == ["end", "main"]
    assert refusal_of(match, "cook").reason == "in-the-sea"


@clause("O172")
def test_only_answers_are_given_automatically_but_end_and_plans_are_asked() -> None:
    match = beach({"red": "d3", "blue": "d5"}, cells={"d7": "X", "e6": "X"}, icons=["F"])
    match.play("main")
    assert where(match) == {"red": "d5", "blue": "c6*"} and match.moves() == ["end"]
    one = beach({"red": "d3"}, stage="plan", phase="R PLAN", hands={"red": ["R1"]})
    assert one.moves() == ["R1"]


@clause("O171")
def test_the_generator_is_never_in_the_position() -> None:
    assert "seed" not in race.Race.names  # type: ignore[attr-defined]
    match = seaboard.game("oh-crab").new(4, seed=12345)
    other = seaboard.game("oh-crab").new(4, seed=12345)
    assert match.here.tobytes() == other.here.tobytes()
    assert int(rules.actor(match.here[0])) == match.view()["cook"]
