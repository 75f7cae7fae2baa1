"""What spaces do to crabs that enter them or end their turn there."""

from __future__ import annotations

from seaboard.games.oh_crab import GAME
from tests.clauses import clause, refusal_of

from .boards import asked, beach, do, kinds, seat_of, targets, where


@clause("O61", "O71")
def test_a_standard_or_surprise_space_does_nothing() -> None:
    match = beach({"red": "d3"}, cells={"d5": ".q"}, icons=["F", "F"], hands={"red": ["R1"]})
    assert kinds(do(match, "main")) == ["used", "moved"]
    assert kinds(do(match, "upper")) == ["used", "moved"]


@clause("O62")
def test_an_inaccessible_space_is_never_entered() -> None:
    match = beach({"red": "d3"}, cells={"d5": "X"}, icons=["S"])
    assert targets(match, "main") == {"c4", "e4"}
    match.play("main")
    assert refusal_of(match, "N").reason == "inaccessible"


@clause("O63")
def test_an_obstacle_costs_a_card_of_my_choice() -> None:
    match = beach({"red": "d3"}, cells={"d5": "O"}, icons=["F"], hands={"red": ["R1", "R2", "R3"]})
    match.play("main")
    assert asked(match) == "OBSTACLE:R" and match.moves() == ["R1", "R2", "R3"]
    match.play("R2")
    assert seat_of(match, "red")["discards"] == ["R2"]
    bare = beach({"red": "d3"}, cells={"d5": "O"}, icons=["F"])
    assert refusal_of(bare, "main").clause == "O63"


@clause("O64")
def test_whoever_is_moved_onto_an_obstacle_loses_a_random_card() -> None:
    lost = set()
    for seed in range(20):
        match = beach(
            {"red": "d3", "blue": "d5"},
            cells={"d7": "O"},
            icons=["F"],
            hands={"blue": ["B1", "B2", "B3"]},
            seed=seed,
        )
        event = do(match, "main N")[-1]
        assert event["kind"] == "lost" and event["at_random"] and event["clause"] == "O64"
        assert seat_of(match, "blue")["discards"] == [event["card"]]
        lost.add(event["card"])
    assert lost == {"B1", "B2", "B3"}


@clause("O65")
def test_a_knock_over_obstacle_ends_the_own_movement() -> None:
    match = beach({"red": "d3"}, cells={"d5": "K"}, icons=["F", "F", "F"])
    events = match.play("main")
    assert where(match) == {"red": "d5*"} and events[-1]["clause"] == "O65"
    do(match, "upper")
    assert where(match) == {"red": "d5"}


@clause("O68")
def test_a_shell_space_pays_whoever_enters_by_any_means() -> None:
    match = beach({"red": "d3", "blue": "d7"}, cells={"d5": ".s"}, special="GULL", icons=["F"])
    do(match, "special blue S end")
    assert seat_of(match, "blue")["shells"] == 1
    do(match, "main N")
    assert seat_of(match, "red")["shells"] == 1


@clause("O69")
def test_the_shell_comes_before_the_obstacle() -> None:
    match = beach({"red": "d3"}, cells={"d5": "Os"}, icons=["F"], hands={"red": ["R1"]})
    assert kinds(match.play("main")) == ["used", "moved", "shell", "lost"]


@clause("O72")
def test_reeds_bar_only_the_straight_step_up() -> None:
    match = beach({"red": "d3"}, cells={"d5": ".w"}, icons=["F", "S"])
    assert refusal_of(match, "main").clause == "O72"
    assert targets(match, "upper") == {"c4", "e4"}
    beside = beach({"red": "c4"}, cells={"d5": ".w"}, icons=["D"])
    assert "d5" in targets(beside, "main")
    down = beach({"red": "a0", "blue": "d5"}, cells={"d5": ".w", "d3": ".w"}, special="GULL")
    do(down, "special blue")
    assert targets(down, "S") == {"d3"}


@clause("O73", "O74")
def test_a_current_carries_the_crab_once() -> None:
    currents = [{"at": "d5", "dir": "NE"}, {"at": "e6", "dir": "N"}]
    match = beach({"red": "d3", "blue": "a0"}, currents=currents, icons=["F"])
    do(match, "main")
    assert where(match)["red"] == "d5"
    events = match.play("end")
    assert where(match)["red"] == "e6"
    assert events[0] == {
        "kind": "moved",
        "crab": "R",
        "origin": "d5",
        "cell": "e6",
        "how": "current",
        "clause": "O73",
        "direction": "NE",
    }
    sea = beach({"red": "d5", "blue": "a0"}, rows=3, currents=[{"at": "d5", "dir": "N"}])
    sea.play("end")
    assert where(sea)["red"] == "sea"


@clause("O75")
def test_an_occupied_arrow_space_keeps_the_crab_where_it_is() -> None:
    match = beach({"red": "d5", "blue": "d7"}, currents=[{"at": "d5", "dir": "N"}])
    match.play("end")
    assert where(match) == {"red": "d5", "blue": "d7"}


@clause("O73", "O62", "O48")
def test_a_current_carries_nobody_onto_an_inaccessible_space() -> None:
    match = beach({"red": "d5", "blue": "a0"}, cells={"d7": "X"}, currents=[{"at": "d5", "dir": "N"}])
    match.play("end")
    assert where(match)["red"] == "d5"
    assert GAME.at(match.position).position == match.position


@clause("O78")
def test_a_current_moves_a_knocked_over_crab_and_its_obstacle_takes_a_card_if_there_is_one() -> None:
    currents = [{"at": "d5", "dir": "N"}]
    match = beach(
        {"red": "d5*", "blue": "a0"}, cells={"d7": "O"}, currents=currents, hands={"red": ["R1", "R2"]}
    )
    match.play("end")
    assert asked(match) == "OBSTACLE:R" and match.position.endswith("OBSTACLE:R > TURN_END")
    match.play("R1")
    assert where(match)["red"] == "d7*" and seat_of(match, "red")["discards"] == ["R1"]
    bare = beach({"red": "d5", "blue": "a0"}, cells={"d7": "O"}, currents=currents)
    bare.play("end")
    assert where(bare)["red"] == "d7"


@clause("O79")
def test_landward_steps_trigger_entry_effects() -> None:
    match = beach({"red": "d3", "blue": "d7"}, cells={"d5": "K"}, special="GULL")
    do(match, "special blue S")
    assert where(match)["blue"] == "d5*"
