"""Adding, resting, and what a turn gives."""

from __future__ import annotations

from tests.clauses import clause, refusal_of

from .boards import asked, beach, chip, do, kinds, seat_of, where

MARKET = {"piles": [["DIAG1"], ["FAST1"], ["GULL1"]], "deck": ["HOP1", "SAND1"]}


@clause("O20", "O21")
def test_the_first_card_of_a_trail_has_one_end() -> None:
    match = beach({"red": "d3"}, facedown={"red": "R1"})
    assert match.moves() == ["left", "rest"]
    assert refusal_of(match, "right").reason == "no-second-end"
    match.play("left")
    assert [c["gives"] for c in match.view()["chips"]] == ["F"]


@clause("O22", "O31")
def test_a_card_is_added_at_either_end_whether_it_fits_or_not() -> None:
    match = beach({"red": "d3"}, facedown={"red": "R4"}, traces={"red": ["R2", "R3"]})
    assert match.moves() == ["left", "rest", "right"]
    left = match.copy()
    left.play("left")
    assert seat_of(left, "red")["trail"] == ["R4", "R2", "R3"]
    assert [(c["word"], c["gives"]) for c in left.view()["chips"]] == [("main", "C")]
    match.play("right")
    assert seat_of(match, "red")["trail"] == ["R2", "R3", "R4"]
    assert [(c["word"], c["gives"]) for c in match.view()["chips"]] == [("main", "C"), ("upper", "D")]


@clause("O23", "O31", "O32")
def test_an_added_card_gives_main_halves_and_special() -> None:
    match = beach(
        {"red": "d3"}, facedown={"red": "SLIDE2"}, traces={"red": ["SLALOM1"]}, hands={"red": ["R1"]}
    )
    events = match.play("right")
    assert events[0]["gives"] == ["C", "D", "D"] and events[0]["special"] == "SLIDE"
    assert {"main", "upper", "lower", "special"} <= set(match.moves())


@clause("O24", "O25", "O43")
def test_a_rest_in_its_order() -> None:
    match = beach(
        {"red": "d3*"},
        facedown={"red": "R3"},
        traces={"red": ["R1", "R2", "R4"]},
        discards={"red": ["GULL2"]},
        market=MARKET,
    )
    events = match.play("rest")
    assert events[0]["card"] == "R3" and asked(match) == "REST_KEEP"
    assert match.moves() == ["R1", "R2", "R4"]
    assert refusal_of(match, "R3").clause == "O24"
    match.play("R2")
    assert seat_of(match, "red")["discards"] == ["GULL2", "R3", "R1", "R4"]
    assert match.moves() == ["draw", "pile1", "pile2", "pile3"]
    events = match.play("draw")
    assert kinds(events) == ["took", "took_back", "stood"]
    own = seat_of(match, "red")
    assert own["hand"] == ["R1", "R3", "R4", "GULL2", "HOP1"] and own["trail"] == ["R2"]
    assert own["discards"] == [] and where(match) == {"red": "d3"}


@clause("O24", "O25", "O42")
def test_a_rest_with_an_empty_trail_and_an_exhausted_market_only_takes_back_and_stands_up() -> None:
    match = beach({"red": "d3*"}, facedown={"red": "R3"}, discards={"red": ["R1"]})
    match.play("rest")
    assert asked(match) == "MENU" and where(match) == {"red": "d3"}
    assert seat_of(match, "red")["hand"] == ["R1", "R3"]


@clause("O26", "O36", "O34")
def test_after_a_rest_cook_tile_and_shortcut_remain() -> None:
    match = beach(
        {"red": "d3"},
        facedown={"red": "R1"},
        hands={"red": ["R2"]},
        shells={"red": 3},
        tiles=["Aa", "Ba", "Da"],
        cook=True,
        shortcuts=[{"at": "d3", "cost": ["D", 1], "to": "d9"}],
    )
    match.play("rest")
    assert match.moves() == ["Aa", "cook", "cut", "end"]
    assert "main" not in match.moves() and refusal_of(match, "main").clause == "O26"


@clause("O27")
def test_actions_are_optional_once_each_in_any_order() -> None:
    match = beach({"red": "d3"}, icons=["F", "C", "D"])
    assert match.moves() == ["end", "lower", "main", "upper"]
    do(match, "upper main")
    assert match.moves() == ["end", "lower"]
    assert refusal_of(match, "main").clause == "O27"
    do(match, "lower")
    assert asked(match) == "MOVE_DIR:D"
    assert refusal_of(match, "end").reason == "another-question"
    do(match, "NE end")


@clause("O28")
def test_effects_of_spaces_cannot_be_refused() -> None:
    match = beach({"red": "d3"}, cells={"d5": "K"}, icons=["F"])
    match.play("main")
    assert where(match) == {"red": "d5*"}


@clause("O29")
def test_the_turn_ends_when_the_player_says_so() -> None:
    match = beach(
        {"red": "d3", "blue": "a0"},
        icons=[],
        used=True,
        cook=True,
        cells={"c4": "X", "e4": "X"},
        facedown={"blue": "B2"},
    )
    assert match.moves() == ["end"]
    assert kinds(match.play("end")) == ["turn_ended"]
    assert match.to_move == (1,) and asked(match) == "START"


@clause("O30", "O39")
def test_a_move_without_a_destination_cannot_be_used() -> None:
    walls = {"d5": "X", "c4": "X", "e4": "X"}
    match = beach({"red": "d3"}, cells=walls, icons=["F", "D", "S"])
    assert match.moves() == ["end"]
    assert refusal_of(match, "main").reason == "inaccessible"
    lying = beach({"red": "d3*"}, cells=walls, icons=["F"])
    assert "main" in lying.moves()


@clause("O33")
def test_an_action_needs_its_cost_and_an_effect() -> None:
    bare = beach({"red": "d3"}, special="FAST")
    assert refusal_of(bare, "special").reason == "no-card-to-pay"
    blocked = beach({"red": "d3"}, special="FAST", cells={"d5": "X"}, hands={"red": ["R1"]})
    assert blocked.moves() == ["end"]
    # The one card would be paid, and then there is none for the obstacle.
    poor = beach({"red": "d3"}, special="FAST", cells={"d5": "O"}, hands={"red": ["R1"]})
    assert refusal_of(poor, "special").reason == "obstacle-needs-card"
    rich = beach({"red": "d3"}, special="FAST", cells={"d5": "O"}, hands={"red": ["R1", "R2"]})
    do(rich, "special R1")
    assert where(rich) == {"red": "d5"} and seat_of(rich, "red")["discards"] == ["R1", "R2"]


@clause("O13", "O38")
def test_shells_come_from_the_reserve_while_it_lasts() -> None:
    match = beach({"red": "d3"}, icons=["C", "C"], reserve=1)
    match.play("main")
    assert seat_of(match, "red")["shells"] == 1
    assert refusal_of(match, "upper").clause == "O13"
    space = beach({"red": "d3"}, icons=["F"], cells={"d5": ".s"}, reserve=0)
    space.play("main")
    assert seat_of(space, "red")["shells"] == 0


@clause("O34")
def test_the_cook_has_one_diagonal_move_a_turn() -> None:
    match = beach({"red": "d3", "blue": "a0"}, cook=True)
    do(match, "cook NE")
    assert where(match)["red"] == "e4"
    assert refusal_of(match, "cook").reason == "cook-used"
    other = beach({"red": "d3", "blue": "a0"})
    assert refusal_of(other, "cook").reason == "not-the-cook"


@clause("O35", "O104")
def test_one_tile_a_turn_for_its_shells() -> None:
    match = beach({"red": "d3"}, tiles=["Aa", "Bb", "Da"], shells={"red": 5})
    before = match.view()["reserve"]
    do(match, "Bb")
    assert where(match) == {"red": "d5"} and seat_of(match, "red")["shells"] == 2
    assert match.view()["reserve"] == before + 3
    assert refusal_of(match, "Aa").reason == "tile-used"
    poor = beach({"red": "d3"}, tiles=["Aa", "Bb", "Da"], shells={"red": 1})
    refused = refusal_of(poor, "Aa")
    assert refused.reason == "too-few-shells" and refused.params == {"tile": "Aa", "cost": 2, "shells": 1}
    assert refusal_of(poor, "Ca").clause == "O4"
    costs = {tile["tile"]: tile["cost"] for tile in match.view()["extra"]}
    assert costs == {"Aa": 2, "Bb": 3, "Da": 2}


@clause("O37", "O66", "O67")
def test_shortcuts_may_be_used_again_and_again_and_fly_over_everything() -> None:
    match = beach(
        {"red": "d1"},
        cells={"d3": "X", "d5": "Rw"},
        shortcuts=[
            {"at": "d1", "cost": ["D", 1], "to": "d5"},
            {"at": "d5", "cost": ["S", 2], "to": "e10"},
        ],
        hands={"red": ["R2", "R3", "GULL1", "R1"]},
        icons=["F"],
    )
    do(match, "cut")
    assert where(match) == {"red": "d5"}
    do(match, "cut GULL1")
    assert where(match) == {"red": "e10"} and seat_of(match, "red")["hand"] == ["R1"]
    assert refusal_of(match, "cut").reason == "no-shortcut-here"


@clause("O66")
def test_a_shortcut_needs_the_right_cards_and_legs() -> None:
    cut = [{"at": "d3", "cost": ["S", 2], "to": "d9"}]
    match = beach({"red": "d3"}, shortcuts=cut, hands={"red": ["R1", "R3"]})
    refused = refusal_of(match, "cut")
    assert refused.reason == "wrong-cards" and refused.params == {"icon": "S", "cost": 2, "have": 1}
    lying = beach({"red": "d3*"}, shortcuts=cut, hands={"red": ["R3", "GULL1"]})
    assert refusal_of(lying, "cut").clause == "O57"
    far = beach({"red": "d3"}, shortcuts=cut, cells={"d3": "R", "d9": "O"}, hands={"red": ["R3", "GULL1"]})
    assert refusal_of(far, "cut").reason == "obstacle-needs-card"
    assert chip(far, "F") is None
