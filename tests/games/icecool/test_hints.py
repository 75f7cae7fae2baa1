"""What hints say about flicks, as a steady hand makes them, and about the decisions between them."""

from __future__ import annotations

import pytest

from seaboard.bots.advice import advice_on
from seaboard.games.icecool.bots import Flicker
from tests.clauses import clause

from .scenes import at
from .test_flicker import FISH_NEAR, LONG, PREY, QUICK

pytestmark = pytest.mark.once


@clause("I21")
def test_a_flick_through_a_fish_door() -> None:
    match = at(FISH_NEAR)
    told = advice_on(match, 1, Flicker("quick", level=QUICK).choose(match, 1, LONG))
    assert (told.where.kind, told.where.name) == ("door", "D5")
    assert (told.kind.kind, told.kind.params) == ("fish", {"doors": 1})
    assert (told.reason.kind, told.reason.params["door"]) == ("fish", "D5")


@clause("I32")
def test_a_flick_that_catches_somebody() -> None:
    match = at(PREY)
    told = advice_on(match, 0, Flicker("quick", level=QUICK).choose(match, 0, LONG))
    assert (told.where.name, told.kind.kind, told.reason.clause) == ("B", "catch", "I32")
    assert told.reason.params == {"colour": "B", "again": "no"}


STRAIGHT = "flick phi=0.0000 power=0.4000 side=0.00 height=0.00"


@clause("I76")
def test_of_two_players_the_runner_is_caught_again_and_has_no_id_left() -> None:
    match = at(PREY.replace("RB -/-", "RR -/-"))
    told = advice_on(match, 0, STRAIGHT).reason
    assert (told.kind, told.clause, told.params) == ("catches", "I76", {"colour": "B", "again": "yes"})


@clause("I34")
@pytest.mark.parametrize(("ids", "named"), [("RBG", "B"), ("RRG", "G")])
def test_a_catcher_comes_nearer_to_somebody_who_still_has_an_id(ids: str, named: str) -> None:
    """Blue is the nearest; with its ID gone there is nothing more to get from it."""
    match = at(f"RBG 1/3 R R flick 0.3,0.505/0.44,0.56/0.54,0.44 -/257/257 {ids} -/-/- 123")
    told = advice_on(match, 0, "flick phi=0.0000 power=0.1000 side=0.00 height=0.00")
    assert (told.kind.kind, told.reason.kind, told.reason.params) == (
        "approach",
        "approaches",
        {"colour": named},
    )


@clause("I19", "I32")
@pytest.mark.parametrize(
    ("catcher", "fish", "phi", "power", "reason"),
    [
        ("0.25,0.12", "2", 0.0, 0.6, "leaves"),
        ("0.425,0.505", "5", 0.0, 0.02, "lines-up"),
        ("0.425,0.505", "2", 0.0, 0.02, "settles"),
        ("0.425,0.505", "2", 3.14, 0.5, "farther"),
    ],
)
def test_a_runner_without_a_fish_in_reach(
    catcher: str, fish: str, phi: float, power: float, reason: str
) -> None:
    match = at(f"RB 1/4 R B flick {catcher}/0.31,0.12 -/{fish} RB -/- 123")
    told = advice_on(match, 1, f"flick phi={phi:.4f} power={power:.4f} side=0.00 height=0.00")
    assert told.reason.kind == reason


@clause("I8")
@pytest.mark.parametrize(
    ("move", "reason"), [("place x=0.505 y=0.433", "guards"), ("place x=0.35 y=0.56", "places")]
)
def test_the_catchers_first_place(move: str, reason: str) -> None:
    told = advice_on(at("RB 1/4 R R place -/- -/257 RB -/- 123"), 0, move)
    assert (told.where.kind, told.kind.kind, told.reason.kind) == ("area", "place", reason)


@clause("I45")
def test_a_red_line_or_not() -> None:
    match = at("RB 1/4 R B line 0.425,0.505/0.31,0.225 -/257 RB -/- 123")
    lines = [move for move in match.moves(1) if move.startswith("line")]
    told = advice_on(match, 1, lines[0])
    assert (told.where.name, told.kind.kind, told.reason.kind) == ("B", "line", "frees")
    assert told.reason.clause == "I50"
    assert advice_on(match, 1, "stay").reason.kind == "stays"


@clause("I38")
@pytest.mark.parametrize(("move", "kind"), [("skates", "skate"), ("no", "keep-ones")])
def test_skates_or_not(move: str, kind: str) -> None:
    told = advice_on(at("RB 1/4 R B skates 0.425,0.505/0.31,0.12 -/257 RB -/11 123"), 1, move)
    assert (told.where.kind, told.kind.kind) == ("cards", kind)
