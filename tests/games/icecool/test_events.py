"""What a move did is told by the rules that did it, and is no part of the position."""

from __future__ import annotations

import pickle
from typing import get_args

import pytest

from seaboard.games.icecool import GAME
from seaboard.games.icecool.events import TABLE, Card, Event, Log, RoundOver
from tests.clauses import clause

from .scenes import at, resolved_and_told

pytestmark = pytest.mark.once

FLICK = "flick phi=1.5708 power=0.5000 side=0.00 height=0.00"


def kinds(log: Log) -> list[str]:
    return [str(event.__struct_config__.tag) for event in log]


@clause("I12", "I21", "I62", "I63", "I65")
def test_a_flick_that_ends_the_round_is_told_in_its_order() -> None:
    line = "RBGY 1/4 G Y flick 0.1,0.2/0.1,0.1/0.425,0.505/0.31,0.10 257/257/-/5 GGGY -/-/-/- 123123123"
    _, log = resolved_and_told(
        line,
        red=[(0.1, 0.2)],
        blue=[(0.1, 0.1)],
        green=[(0.425, 0.505)],
        yellow=[(0.31, 0.10), (0.31, 0.30)],
    )
    rests = ["rest"] * 4
    assert kinds(log) == ["door", "card", *rests, "round_over", *["card"] * 4, "round_begins"]
    cards = [event for event in log if isinstance(event, Card)]
    assert [(card.who, card.value, card.clause) for card in cards] == [
        ("Y", 1, "I21"),
        ("G", 2, "I63"),
        ("G", 3, "I63"),
        ("G", 1, "I63"),
        ("Y", 2, "I63"),
    ]
    over = next(event for event in log if isinstance(event, RoundOver))
    assert (over.ids, over.why, over.catcher) == (["G", "G", "G", "Y"], ["fish"], "G")


@clause("I15", "I11", "I9")
def test_a_repeat_and_the_next_runner_are_told_with_the_circle() -> None:
    first = "RBG 1/3 R B flick 0.425,0.505/0.195,0.09*/- -/257/257 RBG -/-/- 123"
    _, log = resolved_and_told(first, red=[(0.425, 0.505)], blue=[(0.195, 0.09), (0.195, 0.120)])
    assert kinds(log) == ["rest", "rest", "repeat", "on_circle"]
    _, log = resolved_and_told(first, red=[(0.425, 0.505)], blue=[(0.195, 0.09), (0.195, 0.128)])
    assert kinds(log) == ["rest", "rest", "on_circle"]


@clause("I32", "I75", "I76")
def test_catches_are_told_with_what_comes_of_them() -> None:
    caught = {"red": [(0.30, 0.505), (0.45, 0.505)], "blue": [(0.45, 0.535)]}
    _, log = resolved_and_told("RB 1/4 R R flick 0.3,0.505/0.45,0.535 -/27 RB -/- 333", **caught)
    assert kinds(log) == ["touch", "rest", "rest", "restart", "on_circle"]
    assert [event.clause for event in log] == ["I32", "I3", "I3", "I75", "I11"]
    _, log = resolved_and_told("RB 1/4 R R flick 0.3,0.505/0.45,0.535 -/27 RR -/- 333", **caught)
    assert kinds(log) == ["touch", "rest", "rest", "round_over", "card", "card", "round_begins"]
    assert log[0].clause == "I76"


@clause("I66")
def test_an_empty_pile_tells_of_no_card() -> None:
    line = "RBG 1/3 R B flick 0.425,0.505/0.31,0.10/0.1,0.2 -/257/257 RBG -/-/- -"
    _, log = resolved_and_told(
        line, red=[(0.425, 0.505)], blue=[(0.31, 0.10), (0.31, 0.30)], green=[(0.1, 0.2)]
    )
    assert kinds(log) == ["door", "rest", "rest", "rest"]


@clause("I67", "I68")
def test_the_end_turns_all_cards_up_those_just_drawn_too() -> None:
    line = "RBG 3/3 G R flick 0.31,0.10/0.1,0.1/0.425,0.505 5/257/- RBG 3/2/1 111111"
    ways = {"red": [(0.31, 0.10), (0.31, 0.30)], "blue": [(0.1, 0.1)], "green": [(0.425, 0.505)]}
    over, log = resolved_and_told(line, **ways)
    assert kinds(log)[-1] == "match_over" and kinds(log).count("card") == 4
    for watcher in (None, 0, 1, 2):
        seen = [event for event in TABLE.masked(log, watcher) if isinstance(event, Card)]
        assert [card.value for card in seen] == [1, 1, 1, 1]
    assert GAME.outcome(over).clause == "I68" and GAME.outcome(at(line).here).clause is None
    _, log = resolved_and_told(line.replace("3/3", "2/3"), **ways)
    for watcher, known in ((None, []), (0, [1, 1]), (1, [1]), (2, [1])):
        seen = [event for event in TABLE.masked(log, watcher) if isinstance(event, Card)]
        assert [card.value for card in seen if card.value] == known and len(seen) == 4


@clause("I67")
def test_the_table_knows_every_event_and_one_secret() -> None:
    assert {row.struct for row in TABLE.kinds.values()} == set(get_args(Event))
    assert {struct: dict(row.hidden) for struct, row in TABLE.secret.items()} == {Card: {"value": "owner"}}


@clause("I78")
def test_a_position_is_the_same_whatever_led_to_it() -> None:
    match = at("RB 1/4 R B flick 0.425,0.505/0.31,0.15 -/257 RB -/- 323", noise="off")
    match.play(FLICK)
    written = at(match.position, noise="off").here
    assert written == match.here and written.tobytes() == match.here.tobytes()
    assert pickle.loads(pickle.dumps(match.here)) == match.here
    step = match.history[0]
    assert step.film and step.word.startswith(f"{FLICK} {{") and step.final
