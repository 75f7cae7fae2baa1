"""What hints say about cards, moves, pushes and rests, by what the seat may know."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.bots.advice import advice_on
from seaboard.games.oh_crab import GAME
from tests.clauses import clause
from tests.walks import walk

from .boards import beach, do, seat_of
from .packs import scene
from .test_secrets import twin_of

pytestmark = pytest.mark.once


@clause("O170")
@pytest.mark.parametrize("modules", ["", "1 2 3 4"])
def test_a_hint_is_the_same_wherever_hidden_cards_lie(modules: str) -> None:
    for number, match in enumerate(walk(GAME.new(3, seed=4, modules=modules), 4, 60)):
        if number % 6 == 0 and match.to_move:
            seat = match.to_move[-1]
            twin = twin_of(match, seat, 7)
            for move in match.moves(seat)[:4]:
                assert advice_on(twin, seat, move) == advice_on(match, seat, move)


@clause("O16", "O31")
def test_a_card_is_planned_for_what_it_completes_or_gives() -> None:
    match = GAME.new(3, seed=5)
    told = advice_on(match, 0, "R1")
    assert (told.where.kind, told.kind.kind, told.reason.params["icon"]) == ("hand", "plan-main", "F")
    assert "R1" not in str(told.kind)


@clause("O38", "O46")
def test_a_move_says_how_much_nearer_the_sea_is() -> None:
    match = beach({"red": "d1", "blue": "a0"}, icons=["F"])
    told = advice_on(match, 0, "main")
    assert (told.where.kind, told.where.name) == ("crab", "d1")
    assert (told.kind.kind, told.kind.params) == ("icon", {"icon": "F"})
    assert (told.reason.kind, told.reason.params["steps"]) == ("runs", 2)


@clause("O50", "O53")
def test_a_push_is_a_pattern_of_its_own() -> None:
    match = beach({"red": "d1", "blue": "d3"}, icons=["F"])
    told = advice_on(match, 0, "main")
    assert (told.kind.kind, told.reason.params["crab"]) == ("push", "B")
    match.play("main")
    pushed = advice_on(match, 0, match.moves(0)[0])
    assert (pushed.where.kind, pushed.where.name) == ("rival", "d3")
    assert (pushed.kind.kind, pushed.reason.kind, pushed.reason.clause) == ("push", "pushes", "O53")


@clause("O53", "O136")
@pytest.mark.parametrize(
    ("now", "over", "clause_of_it"), [("E11", "no", "O50"), ("E4", "yes", "O53")], ids=["soft sand", "else"]
)
def test_a_pushed_crab_lies_on_its_back_only_where_it_does(now: str, over: str, clause_of_it: str) -> None:
    match = scene({"red": "d3", "orange": "d5"}, f"mod2 - now {now}", icons=["F"])
    match.play("main")
    told = advice_on(match, 0, "N").reason
    assert (told.kind, told.params["over"], told.clause) == ("pushes", over, clause_of_it)


@clause("O24", "O25")
def test_a_rest_brings_back_what_lies_in_front_of_the_player() -> None:
    """Discards, the face-down card and all of the Trail but one."""
    rich: dict[str, Any] = {
        "facedown": {"red": "R3"},
        "traces": {"red": ["R1", "R2", "R4"]},
        "discards": {"red": ["GULL2"]},
        "market": {"piles": [["DIAG1"], [], []]},
    }
    match = beach({"red": "d3*", "blue": "a0"}, **rich)
    told = advice_on(match, 0, "rest").reason
    assert (told.kind, told.params) == ("rests-stands", {"cards": 4, "market": "yes"})
    do(match, "rest R2")  # the only card of the Market comes by itself
    assert seat_of(match, "red")["hand_size"] == 4 + 1
    bare = beach({"red": "d3", "blue": "a0"}, facedown={"red": "R3"})
    assert advice_on(bare, 0, "rest").reason.params == {"cards": 1, "market": "no"}


@clause("O24", "O113")
def test_of_a_pair_only_the_active_crab_stands_up() -> None:
    two = {"A": ["red", "orange"], "B": ["blue", "green"]}
    crabs = {"red": "d3", "orange": "d5*", "blue": "a0", "green": "c0"}
    match = beach(crabs, two=two, facedown={"red": "R3"})
    assert advice_on(match, 0, "rest").reason.kind == "rests"


@clause("O38")
def test_a_shell_is_worth_a_word() -> None:
    told = advice_on(beach({"red": "d1", "blue": "a0"}, icons=["C"]), 0, "main")
    assert (told.kind.kind, told.reason.kind, told.reason.params["shells"]) == ("shells", "shells", 1)


@clause("O35")
@pytest.mark.parametrize(("other_side", "reason"), [(".s", "may-run"), ("X", "runs")])
def test_a_shell_on_a_way_that_is_paid_for_is_no_gain(other_side: str, reason: str) -> None:
    """Two shells for a diagonal step onto a space with one: what counts is the step."""
    cells = {"e4": ".s", "c4": other_side}
    told = advice_on(
        beach({"red": "d3", "blue": "a0"}, cells=cells, tiles=["Aa"], shells={"red": 3}), 0, "Aa"
    )
    assert (told.kind.kind, told.kind.params["cost"], told.reason.kind) == ("tile", 2, reason)


@clause("O29")
def test_the_end_of_a_turn_has_a_reason() -> None:
    told = advice_on(beach({"red": "d1", "blue": "a0"}, icons=["C"]), 0, "end")
    assert (told.where.kind, told.kind.kind, told.kind.clause) == ("turn", "finish", "O29")
    assert told.reason.params["left"] == 1


@clause("O34")
def test_the_cook_gives_a_move() -> None:
    told = advice_on(beach({"red": "d1", "blue": "a0"}, cook=True), 0, "cook")
    assert (told.kind.kind, told.kind.clause, told.reason.kind) == ("cook", "O34", "may-run")
